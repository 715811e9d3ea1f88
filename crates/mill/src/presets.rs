//! The named games of mill, each field with its source.
//!
//! Sources: `000` to `004` are the leaflets, with the country or language of the edition; `M-n`
//! and `§n` are rulings and sections of the rule reference, `X n` its list of books and sites.

use board::{Cite, DrawRule, Preset};

use crate::rules::{
    Blocked, BoardFull, BoardId, CaptureDuty, Captures, Colours, Dice, First, Fly, Lines, Motion,
    OnMillMoving, OnMillPlacing, Placing, Protect, Rematch, Remill, Rules, ThreeVsThree, Win,
};

/// The default game.
pub(crate) const CLASSIC: Rules = Rules {
    board: BoardId::Nine,
    stones: 9,
    placing: Placing::Separate,
    lines: Lines::Straight,
    motion: Motion::Step,
    fly: Fly::Free,
    fly_at: 3,
    protect_placing: Protect::UnlessAllInMills,
    protect_moving: Protect::UnlessAllInMills,
    captures: Captures::One,
    capture_duty: CaptureDuty::Must,
    on_mill_placing: OnMillPlacing::Capture,
    on_mill_moving: OnMillMoving::Capture,
    remill: Remill::Free,
    blocked: Blocked::Loss,
    board_full: BoardFull::Draw,
    win: Win::Reduce,
    min_stones: 3,
    three_v_three: ThreeVsThree::PlayOn,
    dice: Dice::Nobody,
    dice_sum: 14,
    repetition: DrawRule::auto(3),
    no_mill: DrawRule::auto(100),
    no_mill_at_three: DrawRule::OFF,
    first: First::White,
    colours: Colours::Lot,
    rematch: Rematch::Alternate,
};

const NO_DRAWS: Rules = Rules {
    repetition: DrawRule::OFF,
    no_mill: DrawRule::OFF,
    ..CLASSIC
};

const SMALLFOOT: Rules = Rules {
    protect_placing: Protect::Nobody,
    protect_moving: Protect::ExceptLastThree,
    capture_duty: CaptureDuty::May,
    ..NO_DRAWS
};

const SCHMIDT: Rules = Rules {
    capture_duty: CaptureDuty::May,
    colours: Colours::Choose,
    ..NO_DRAWS
};

const FEDERATION: Rules = Rules {
    protect_placing: Protect::Strict,
    protect_moving: Protect::Strict,
    capture_duty: CaptureDuty::May,
    ..NO_DRAWS
};

const TWELVE: Rules = Rules {
    lines: Lines::Diagonal,
    stones: 12,
    ..CLASSIC
};

/// Every named game of mill.
pub(crate) static ALL: &[Preset<Rules>] = &[
    Preset {
        id: "classic",
        rules: CLASSIC,
        source: "§5 the default game: what most leaflets say, settled by rulings where they differ",
        base: None,
        cites: &[
            cite("board", "000, 001, 002, 003, 004; §1"),
            cite("stones", "000, 001, 002, 003-EN, 004; M-16"),
            cite("placing", "000, 001, 002, 003, 004"),
            cite("lines", "002-N, 003-EN, 004 say horizontal or vertical"),
            cite("motion", "000, 001, 002, 003, 004; M-9"),
            cite("fly", "000, 001, 002, 003, 004; M-6"),
            cite("fly_at", "000, 001, 002, 003, 004; M-6, M-10"),
            cite("protect_placing", "002, 003, 004; M-2"),
            cite("protect_moving", "001, 004; M-3"),
            cite("captures", "M-5, no leaflet speaks of it"),
            cite("capture_duty", "004, 003-EN; M-4"),
            cite("on_mill_placing", "000, 001, 002, 003, 004"),
            cite("on_mill_moving", "000, 001, 002, 003, 004"),
            cite("remill", "000, 001, 002-NL, 003, 004; M-14"),
            cite("blocked", "000, 001, 003, 004; M-8"),
            cite("board_full", "M-19, cannot occur with nine stones"),
            cite("win", "000, 001, 002, 003, 004"),
            cite("min_stones", "000, 001, 002, 003, 004; M-10"),
            cite("three_v_three", "004; M-7"),
            cite("dice", "000, 001, 002, 003, 004 know none"),
            cite("dice_sum", "§8.3, without effect"),
            cite("repetition", "004; M-11"),
            cite("no_mill", "004; M-11, M-11b"),
            cite("no_mill_at_three", "no leaflet; X6"),
            cite("first", "000, 001, 004; M-1"),
            cite("colours", "000-EN, 000-DE, 000-ES; M-1"),
            cite("rematch", "M-1"),
        ],
        house_version: None,
    },
    Preset {
        id: "smallfoot",
        rules: SMALLFOOT,
        source: "000: Legler small foot 12220, Gold Edition, EN DE FR IT ES",
        base: Some("classic"),
        cites: &[
            cite("protect_placing", "000, all languages: any stone; M-2"),
            cite(
                "protect_moving",
                "000: not part of a mill, except the last three; M-3",
            ),
            cite("capture_duty", "000: may; M-4"),
            cite("repetition", "000 knows no draw"),
            cite("no_mill", "000 knows no draw"),
        ],
        house_version: None,
    },
    Preset {
        id: "schmidt",
        rules: SCHMIDT,
        source: "001: Schmidt Spiele, Dame Mühle, D F I GB E",
        base: Some("classic"),
        cites: &[
            cite("capture_duty", "001: may; M-4"),
            cite("repetition", "001 knows no draw"),
            cite("no_mill", "001 knows no draw"),
            cite("colours", "001: the players choose"),
        ],
        house_version: None,
    },
    Preset {
        id: "federation",
        rules: FEDERATION,
        source: "002: folder of the world federation, AL D DK E GB I N PL SF CS USA YU",
        base: Some("classic"),
        cites: &[
            cite(
                "protect_placing",
                "002: never from a closed mill; M-3, M-13",
            ),
            cite("protect_moving", "002: never from a closed mill; M-3, M-13"),
            cite("capture_duty", "002: may; M-4"),
            cite("blocked", "002-D F GB I PL S SF CS YU; M-8"),
            cite("repetition", "002 knows no draw"),
            cite("no_mill", "002 knows no draw"),
            cite("first", "002 is silent; M-1"),
            cite("colours", "002 is silent; M-1"),
        ],
        house_version: None,
    },
    Preset {
        id: "fed_fr",
        rules: Rules {
            fly: Fly::Line,
            ..FEDERATION
        },
        source: "002-F: Marelles (Charet)",
        base: Some("federation"),
        cites: &[cite(
            "fly",
            "002-F: along one straight line over empty points; M-6, M-12",
        )],
        house_version: None,
    },
    Preset {
        id: "fed_nl",
        rules: Rules {
            three_v_three: ThreeVsThree::Draw,
            ..FEDERATION
        },
        source: "002-NL: Molen-Spel",
        base: Some("federation"),
        cites: &[
            cite("three_v_three", "002-NL: three each is undecided; M-7"),
            cite("blocked", "002-NL is silent; M-8"),
            cite("rematch", "002-NL: alternately, or the winner; M-1"),
        ],
        house_version: None,
    },
    Preset {
        id: "fed_sv",
        rules: Rules {
            fly: Fly::Off,
            ..FEDERATION
        },
        source: "002-S: Kvarn",
        base: Some("federation"),
        cites: &[cite("fly", "002-S does not mention jumping; M-6")],
        house_version: None,
    },
    Preset {
        id: "design_de",
        rules: Rules {
            first: First::Lot,
            ..FEDERATION
        },
        source: "003-DE: designer leaflet in lower case",
        base: Some("classic"),
        cites: &[
            cite("protect_placing", "003-DE: unless part of a mill; M-3"),
            cite("protect_moving", "003-DE: phase 1 carries over; M-3"),
            cite("capture_duty", "003-DE: may; M-4"),
            cite("repetition", "003-DE knows no draw"),
            cite("no_mill", "003-DE knows no draw"),
            cite("first", "003-DE is silent; M-1"),
        ],
        house_version: None,
    },
    Preset {
        id: "design_en",
        rules: Rules {
            first: First::Lot,
            capture_duty: CaptureDuty::Must,
            ..FEDERATION
        },
        source: "003-EN: designer leaflet in lower case",
        base: Some("classic"),
        cites: &[
            cite(
                "protect_placing",
                "003-EN: one that forms no part of a mill; M-3",
            ),
            cite("protect_moving", "003-EN: in the same manner; M-3"),
            cite("capture_duty", "003-EN: removes; M-4"),
            cite("repetition", "003-EN knows no draw"),
            cite("no_mill", "003-EN knows no draw"),
            cite(
                "first",
                "003-EN: the players determine who plays first; M-1",
            ),
        ],
        house_version: None,
    },
    Preset {
        id: "brettspielnetz",
        rules: Rules {
            repetition: DrawRule::claim(3),
            no_mill: DrawRule::claim(100),
            ..CLASSIC
        },
        source: "004: rule sheet of Brettspielnetz.de, 2024",
        base: Some("classic"),
        cites: &[
            cite("repetition", "004: on claim, before the move is made; M-11"),
            cite(
                "no_mill",
                "004: on claim, before the move is made; M-11, M-11b",
            ),
        ],
        house_version: None,
    },
    Preset {
        id: "handbook1980",
        rules: Rules {
            protect_placing: Protect::Strict,
            protect_moving: Protect::Strict,
            captures: Captures::PerMill,
            capture_duty: CaptureDuty::May,
            ..CLASSIC
        },
        source: "X1: Schürmann and Nüscheler, So gewinnt man Mühle, Ravensburg 1980",
        base: Some("classic"),
        cites: &[
            cite("protect_placing", "X1 p. 44; M-3"),
            cite("protect_moving", "X1 p. 44; M-3"),
            cite("captures", "X1 p. 45; M-5"),
            cite("capture_duty", "X1 pp. 11, 47-48; M-4"),
        ],
        house_version: None,
    },
    Preset {
        id: "no_fly",
        rules: Rules {
            fly: Fly::Off,
            ..CLASSIC
        },
        source: "X16: the simple setting of Board Game Arena",
        base: Some("classic"),
        cites: &[cite("fly", "X16")],
        house_version: None,
    },
    Preset {
        id: "mixed",
        rules: Rules {
            placing: Placing::Mixed,
            ..SCHMIDT
        },
        source: "001: Gemischte Mühle, Marelle mixte, Mulino misto, Mixed Mill, Molino mezclado",
        base: Some("schmidt"),
        cites: &[cite("placing", "001, all languages; §7.1")],
        house_version: None,
    },
    Preset {
        id: "ceylon",
        rules: Rules {
            capture_duty: CaptureDuty::Must,
            on_mill_placing: OnMillPlacing::ExtraTurn,
            on_mill_moving: OnMillMoving::CaptureAndExtraTurn,
            ..SCHMIDT
        },
        source: "001: Ceylonische Mühle, Marelle de Ceylan, Mulino ceylonese, Ceylon Mill, Molino de Ceilán",
        base: Some("schmidt"),
        cites: &[
            cite("capture_duty", "001, all languages: takes; §7.2"),
            cite("on_mill_placing", "001, all languages; §7.2"),
            cite("on_mill_moving", "001, all languages; §7.2"),
        ],
        house_version: None,
    },
    Preset {
        id: "lasker",
        rules: Rules {
            stones: 10,
            placing: Placing::Mixed,
            ..CLASSIC
        },
        source: "000-DE, 000-EN by name; Emanuel Lasker, Brettspiele der Völker, 1931 (X1 p. 98)",
        base: Some("classic"),
        cites: &[
            cite("stones", "X1 p. 98, X17, X18; §8.1"),
            cite("placing", "X1 p. 98; §8.1"),
        ],
        house_version: None,
    },
    Preset {
        id: "springer",
        rules: Rules {
            motion: Motion::Knight,
            ..CLASSIC
        },
        source: "000-DE, 000-EN by name; X1 pp. 113-115",
        base: Some("classic"),
        cites: &[cite("motion", "X1 pp. 113-115; §8.2")],
        house_version: None,
    },
    Preset {
        id: "wuerfel",
        rules: Rules {
            protect_placing: Protect::Nobody,
            protect_moving: Protect::Nobody,
            captures: Captures::PerMill,
            on_mill_placing: OnMillPlacing::Forbidden,
            dice: Dice::Relocate,
            ..CLASSIC
        },
        source: "000-DE, 000-EN by name; X22 describes it with dice",
        base: Some("classic"),
        cites: &[
            cite("protect_placing", "X22; §8.3, without effect"),
            cite("protect_moving", "X22: any enemy stone; §8.3"),
            cite("captures", "X22: a double mill takes two; §8.3"),
            cite("on_mill_placing", "X22: forbidden; §8.3"),
            cite("dice", "X22; §8.3"),
            cite("dice_sum", "X22; §8.3"),
        ],
        house_version: None,
    },
    Preset {
        id: "alfonso",
        rules: Rules {
            captures: Captures::PerMill,
            dice: Dice::Alfonso,
            ..CLASSIC
        },
        source: "X23, X24: Alfonso X, Libro de los juegos, 1283",
        base: Some("classic"),
        cites: &[
            cite("captures", "X24: two mills take two stones; §8.3"),
            cite("dice", "X23, X24; §8.3"),
        ],
        house_version: None,
    },
    Preset {
        id: "eck",
        rules: Rules {
            lines: Lines::Corners,
            ..CLASSIC
        },
        source: "000-DE, 000-EN by name only",
        base: Some("classic"),
        cites: &[cite("lines", "§8.4, reconstruction")],
        house_version: Some(
            "No rules are handed down. Leaflet 000 calls it angle mill in English, the leaflets use \
             Eck for the corner points, and three stones round a corner are a named figure in a \
             sister game: so a corner with its two neighbours on the ring counts as a mill too.",
        ),
    },
    Preset {
        id: "eck_only",
        rules: Rules {
            lines: Lines::CornersOnly,
            ..CLASSIC
        },
        source: "000-DE, 000-EN by name only",
        base: Some("classic"),
        cites: &[cite("lines", "§8.4, reconstruction, option")],
        house_version: Some(
            "The stricter reading of our reconstruction of Eckmühle: only the corner angles are \
             mills, straight lines are not.",
        ),
    },
    Preset {
        id: "kreuz",
        rules: Rules {
            lines: Lines::DiagonalMills,
            ..CLASSIC
        },
        source: "000-DE, 000-EN by name only",
        base: Some("classic"),
        cites: &[cite("lines", "X1 p. 121; §8.5 K1, reconstruction")],
        house_version: Some(
            "No rules are handed down. The handbook of 1980 calls a mill on a diagonal Kreuzmühle: \
             so the four corner diagonals count as mills, while stones still move only on the \
             drawn lines.",
        ),
    },
    Preset {
        id: "kreuz_edges",
        rules: Rules {
            lines: Lines::Diagonal,
            ..CLASSIC
        },
        source: "000-DE, 000-EN by name only",
        base: Some("classic"),
        cites: &[cite("lines", "X1 p. 92; §8.5 K2, reconstruction, option")],
        house_version: Some(
            "The freer reading of our reconstruction of Kreuzmühle: the diagonals that count as \
             mills are drawn, and stones move along them.",
        ),
    },
    Preset {
        id: "huepf",
        rules: Rules {
            motion: Motion::Hop,
            ..CLASSIC
        },
        source: "000-DE, 000-EN by name only",
        base: Some("classic"),
        cites: &[cite("motion", "§8.6 H1, reconstruction")],
        house_version: Some(
            "No rules are handed down. Hüpfen is the short hop of Halma, and it must differ from \
             Springermühle beside it: so a stone may also hop over one adjacent stone to the next \
             point of the line. The hop takes nothing.",
        ),
    },
    Preset {
        id: "huepf_capture",
        rules: Rules {
            motion: Motion::HopCapture,
            ..CLASSIC
        },
        source: "000-DE, 000-EN by name only",
        base: Some("classic"),
        cites: &[cite("motion", "X1 p. 120; §8.6 H2, reconstruction, option")],
        house_version: Some(
            "Our Hüpfmühle with the hop of draughts, as the Große Mühle of 1980 has it: an enemy \
             stone that is hopped over is taken.",
        ),
    },
    Preset {
        id: "huepf_fly",
        rules: Rules {
            fly_at: 9,
            ..CLASSIC
        },
        source: "000-DE, 000-EN by name only",
        base: Some("classic"),
        cites: &[cite("fly_at", "X25; §8.6 H3, reconstruction, option")],
        house_version: Some(
            "Hüpfmühle read as one German text uses the word: everybody may jump to any empty \
             point from the end of placing on.",
        ),
    },
    Preset {
        id: "ten",
        rules: Rules {
            stones: 10,
            ..CLASSIC
        },
        source: "X1 p. 90: mill with ten stones",
        base: Some("classic"),
        cites: &[cite("stones", "X1 p. 90; §9")],
        house_version: None,
    },
    Preset {
        id: "twelve",
        rules: TWELVE,
        source: "X7, X29: Twelve Men's Morris; X1 p. 92: Armenische Mühle",
        base: Some("classic"),
        cites: &[
            cite("stones", "X7, X29; §9"),
            cite("lines", "X1 p. 92, X7, X29; §9"),
        ],
        house_version: None,
    },
    Preset {
        id: "morabaraba",
        rules: Rules {
            remill: Remill::NoImmediateReturn,
            no_mill_at_three: DrawRule::auto(20),
            ..TWELVE
        },
        source: "X6: rules of Mind Sports South Africa",
        base: Some("twelve"),
        cites: &[
            cite("remill", "X6; M-14"),
            cite("board_full", "X6, X7; M-19"),
            cite("captures", "X6; M-5"),
            cite(
                "no_mill_at_three",
                "X6: ten moves in the ending with three cows",
            ),
        ],
        house_version: None,
    },
    Preset {
        id: "one_time",
        rules: Rules {
            protect_placing: Protect::Nobody,
            protect_moving: Protect::Nobody,
            remill: Remill::OneTime,
            ..CLASSIC
        },
        source: "X7, X15: one-time mill, as played in Russia",
        base: Some("classic"),
        cites: &[
            cite("protect_placing", "X7; §9"),
            cite("protect_moving", "X7; §9"),
            cite("remill", "X7, X15; M-14"),
        ],
        house_version: None,
    },
    Preset {
        id: "six",
        rules: Rules {
            board: BoardId::Six,
            stones: 6,
            fly: Fly::Off,
            ..CLASSIC
        },
        source: "X27, X29, X30: Six Men's Morris",
        base: Some("classic"),
        cites: &[
            cite("board", "X27, X29, X30; §9"),
            cite("stones", "X27, X29, X30; §9"),
            cite("fly", "X27, X29, X30; §9"),
        ],
        house_version: None,
    },
    Preset {
        id: "seven",
        rules: Rules {
            board: BoardId::Seven,
            stones: 7,
            ..CLASSIC
        },
        source: "X8, X27: Seven Men's Morris",
        base: Some("classic"),
        cites: &[cite("board", "X8, X27; §9"), cite("stones", "X8, X27; §9")],
        house_version: None,
    },
    Preset {
        id: "three",
        rules: Rules {
            board: BoardId::Three,
            stones: 3,
            lines: Lines::Diagonal,
            fly: Fly::Off,
            win: Win::FirstMill,
            ..CLASSIC
        },
        source: "X1 p. 85, X27, X29: Three Men's Morris, Tapatan",
        base: Some("classic"),
        cites: &[
            cite("board", "X27, X29; §9"),
            cite("stones", "X27, X29; §9"),
            cite("lines", "X29; §9"),
            cite("fly", "X29; §9"),
            cite("win", "X1 p. 85, X27, X29; §9"),
        ],
        house_version: None,
    },
];

const fn cite(field: &'static str, source: &'static str) -> Cite {
    Cite { field, source }
}
