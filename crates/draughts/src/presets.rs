//! The named rule sets of the leaflets, with their sources.
//!
//! "Leaflet 001" is the sheet of Schmidt Spiele with its five texts D, F, I, GB and E; "ruling"
//! is one of our answers to what the sheet leaves open.

use board::{Cite, DrawRule, Preset};

use crate::{
    numbering::Numbering,
    presets_codified::{BRAZILIAN, CZECH, ENGLISH, ITALIAN, POOL, RUSSIAN, SPANISH, THAI12},
    rules::{Blocked, Crowning, First, Huff, King, Landing, Lift, Precedence, Rules},
};

/// All presets.
pub(crate) static PRESETS: &[Preset<Rules>] = &[
    SCHMIDT_DE,
    SCHMIDT_IT,
    SCHMIDT_ES,
    SCHMIDT_FR,
    SCHMIDT_GB,
    losing("schmidt_de_losing", &SCHMIDT_DE, "leaflet 001-D, Schlagdame"),
    losing("schmidt_it_losing", &SCHMIDT_IT, "leaflet 001-I, Mangia la dama"),
    losing("schmidt_es_losing", &SCHMIDT_ES, "leaflet 001-E, Gana-pierde"),
    losing("schmidt_fr_losing", &SCHMIDT_FR, "leaflet 001-F, Dames de brigand"),
    losing("schmidt_gb_losing", &SCHMIDT_GB, "leaflet 001-GB, Losing Draughts"),
    ENGLISH,
    RUSSIAN,
    POOL,
    BRAZILIAN,
    ITALIAN,
    SPANISH,
    CZECH,
    THAI12,
];

pub(crate) const fn cite(field: &'static str, source: &'static str) -> Cite {
    Cite { field, source }
}

const SCHMIDT_DE: Preset<Rules> = Preset {
    id: "schmidt_de",
    rules: Rules {
        man_back_capture: false,
        king: King::Flying,
        king_landing: Landing::Behind,
        lift: Lift::End,
        crowning: Crowning::Stop,
        precedence: Precedence::None,
        man_may_take_king: true,
        must_complete_chain: true,
        losing: false,
        blocked: Blocked::Loses,
        huff: Huff::Off,
        first: First::White,
        mirrored_board: false,
        numbering: Numbering::N2,
        repetition: DrawRule::auto(3),
        no_progress: DrawRule::auto(80),
    },
    source: "leaflet 001-D, Damespiel",
    base: None,
    cites: &[
        cite("man_back_capture", "leaflet 001-D: neither steps nor jumps backwards; ruling D-3"),
        cite("king", "leaflet 001-D: any distance forwards or backwards; ruling D-4"),
        cite("king_landing", "leaflet 001-D: on the field directly behind; ruling D-5"),
        cite("lift", "ruling D-9: after the whole capture, no piece is jumped twice"),
        cite("crowning", "ruling D-8: crowned on the far row, and the turn ends"),
        cite("precedence", "leaflet 001-D: free choice among several captures"),
        cite("man_may_take_king", "leaflet 001-D: a king can be taken like any other piece"),
        cite("must_complete_chain", "leaflet 001-D: captures are compulsory; ruling D-7"),
        cite("losing", "leaflet 001-D: whoever takes all pieces or shuts the opponent in wins"),
        cite("blocked", "leaflet 001-D: whoever cannot move has lost"),
        cite("huff", "ruling D-6: off, a capture cannot be left out"),
        cite("first", "leaflet 001-D: White begins; ruling D-1"),
        cite("mirrored_board", "leaflet 001-D: a dark corner at each player's left"),
        cite("numbering", "PDN 3.0, nearest game 31, with White at the bottom and first"),
        cite("repetition", "ruling D-10: third repetition"),
        cite("no_progress", "ruling D-10: 40 moves each without capture or move of a man"),
    ],
    house_version: None,
};

const SCHMIDT_IT: Preset<Rules> = Preset {
    id: "schmidt_it",
    rules: SCHMIDT_DE.rules,
    source: "leaflet 001-I, Dama",
    base: Some("schmidt_de"),
    cites: &[
        cite("man_back_capture", "leaflet 001-I: neither steps nor captures backwards; ruling D-3"),
        cite("king", "leaflet 001-I: as far as it likes, in both directions; ruling D-4"),
        cite("king_landing", "leaflet 001-I: must touch the square directly behind; ruling D-5"),
        cite("precedence", "leaflet 001-I: free choice among several captures"),
        cite("man_may_take_king", "leaflet 001-I: a king can be taken like any other piece"),
        cite("must_complete_chain", "leaflet 001-I: captures are compulsory; ruling D-7"),
        cite("losing", "leaflet 001-I: whoever takes all pieces or shuts the opponent in wins"),
        cite("blocked", "leaflet 001-I: whoever cannot move has lost"),
        cite("first", "leaflet 001-I: White begins; ruling D-1"),
        cite("mirrored_board", "leaflet 001-I: a dark corner at the left"),
    ],
    house_version: None,
};

const SCHMIDT_ES: Preset<Rules> = Preset {
    id: "schmidt_es",
    rules: Rules { king_landing: Landing::Any, numbering: Numbering::A0, ..SCHMIDT_DE.rules },
    source: "leaflet 001-E, Damas",
    base: Some("schmidt_de"),
    cites: &[
        cite("man_back_capture", "leaflet 001-E: neither steps nor jumps backwards; ruling D-3"),
        cite("king", "leaflet 001-E: any number of squares, in both directions; ruling D-4"),
        cite(
            "king_landing",
            "leaflet 001-E: the square behind has to be free, no more; ruling D-5",
        ),
        cite("precedence", "leaflet 001-E: free choice among several captures"),
        cite("man_may_take_king", "leaflet 001-E: a king can be taken like any other piece"),
        cite("must_complete_chain", "leaflet 001-E: captures are compulsory; ruling D-7"),
        cite("losing", "leaflet 001-E: whoever takes all pieces or shuts the opponent in wins"),
        cite("blocked", "leaflet 001-E: whoever cannot move has lost"),
        cite("first", "leaflet 001-E: White begins; ruling D-1"),
        cite("mirrored_board", "leaflet 001-E: a dark corner at the left"),
        cite("numbering", "PDN 3.0, nearest game 29"),
    ],
    house_version: None,
};

const SCHMIDT_FR: Preset<Rules> = Preset {
    id: "schmidt_fr",
    rules: Rules {
        man_back_capture: true,
        king_landing: Landing::Any,
        first: First::Black,
        numbering: Numbering::N1,
        ..SCHMIDT_DE.rules
    },
    source: "leaflet 001-F, Jeu de dames; its four rows are a slip, twelve men fill three (ruling D-2)",
    base: Some("schmidt_de"),
    cites: &[
        cite("man_back_capture", "leaflet 001-F: no steps, but jumps backwards; ruling D-3"),
        cite("king", "leaflet 001-F: any number of squares, in both directions; ruling D-4"),
        cite(
            "king_landing",
            "leaflet 001-F: the square behind has to be free, no more; ruling D-5",
        ),
        cite("precedence", "leaflet 001-F: free choice among several captures"),
        cite("man_may_take_king", "leaflet 001-F: a king can be taken like any other piece"),
        cite("must_complete_chain", "leaflet 001-F: captures are compulsory; ruling D-7"),
        cite("losing", "leaflet 001-F: whoever takes all pieces or shuts the opponent in wins"),
        cite("blocked", "leaflet 001-F: whoever cannot move has lost"),
        cite("first", "leaflet 001-F: Black begins; ruling D-1"),
        cite("mirrored_board", "leaflet 001-F: a dark corner at each player's left"),
        cite("numbering", "PDN 3.0, nearest game 23"),
    ],
    house_version: None,
};

const SCHMIDT_GB: Preset<Rules> = Preset {
    id: "schmidt_gb",
    rules: Rules {
        king: King::Short,
        first: First::Black,
        numbering: Numbering::N1,
        ..SCHMIDT_DE.rules
    },
    source: "leaflet 001-GB, Draughts",
    base: Some("schmidt_de"),
    cites: &[
        cite("man_back_capture", "leaflet 001-GB: neither steps nor leaps backwards; ruling D-3"),
        cite("king", "leaflet 001-GB: forwards and backwards, no distance is given; ruling D-4"),
        cite("precedence", "leaflet 001-GB: free choice among several captures"),
        cite("man_may_take_king", "leaflet 001-GB: a king can be taken like any other piece"),
        cite("king_landing", "without effect: kings jump over the next square only"),
        cite("must_complete_chain", "leaflet 001-GB: captures are compulsory; ruling D-7"),
        cite("losing", "leaflet 001-GB: whoever takes all pieces or shuts the opponent in wins"),
        cite("blocked", "leaflet 001-GB: whoever cannot move has lost"),
        cite("first", "leaflet 001-GB: Black plays first; ruling D-1"),
        cite("mirrored_board", "leaflet 001-GB: a dark corner at each player's left"),
        cite("numbering", "PDN 3.0, game 21"),
    ],
    house_version: None,
};

/// The losing game of an edition: the same turns, the opposite aim.
const fn losing(id: &'static str, base: &Preset<Rules>, source: &'static str) -> Preset<Rules> {
    Preset {
        id,
        rules: Rules { losing: true, blocked: Blocked::Wins, ..base.rules },
        source,
        base: Some(base.id),
        cites: LOSING_CITES,
        house_version: None,
    }
}

const LOSING_CITES: &[Cite] = &[
    cite("losing", "leaflet 001, all five texts: the first to have lost all pieces wins"),
    cite(
        "blocked",
        "our ruling: the spirit of the game; read literally the blocked side would lose",
    ),
    cite("huff", "our ruling: it would reward the offender"),
];
