//! The codified games that the rules of the leaflets make possible.

use board::{DrawRule, Preset};

use crate::{
    numbering::Numbering,
    presets::cite,
    rules::{Blocked, Crowning, First, Huff, King, Landing, Lift, Precedence, Rules},
};

/// The draw that the codes of the smaller games do not count out.
const HOUSE_NO_PROGRESS: &str = "ruling D-10 for want of a better number: 40 moves each";

pub(crate) const ENGLISH: Preset<Rules> = Preset {
    id: "english",
    rules: Rules {
        man_back_capture: false,
        king: King::Short,
        king_landing: Landing::Behind,
        lift: Lift::End,
        crowning: Crowning::Stop,
        precedence: Precedence::None,
        man_may_take_king: true,
        must_complete_chain: true,
        losing: false,
        blocked: Blocked::Loses,
        huff: Huff::Off,
        first: First::Black,
        mirrored_board: false,
        numbering: Numbering::N1,
        repetition: DrawRule::auto(3),
        no_progress: DrawRule::auto(80),
    },
    source: "English draughts, American checkers; PDN game 21; perft OEIS A133046",
    base: None,
    cites: &[
        cite("man_back_capture", "English draughts: men capture forwards only"),
        cite("king", "English draughts: kings go one square"),
        cite("king_landing", "without effect: kings jump over the next square only"),
        cite("lift", "without effect: short jumps never meet a piece taken again"),
        cite("crowning", "English draughts: crowning ends the turn"),
        cite("precedence", "English draughts: free choice among captures"),
        cite("man_may_take_king", "English draughts: men take kings"),
        cite("must_complete_chain", "English draughts: a capture has to be completed"),
        cite("losing", "English draughts: whoever cannot move loses"),
        cite("blocked", "English draughts: whoever cannot move loses"),
        cite("huff", "obsolete in the codified game"),
        cite("first", "PDN 3.0, game 21: 21,B,8,8,N1,0"),
        cite("mirrored_board", "PDN 3.0, game 21: 21,B,8,8,N1,0"),
        cite("numbering", "PDN 3.0, game 21: 21,B,8,8,N1,0"),
        cite("repetition", "English draughts: the same position for the third time"),
        cite("no_progress", "English draughts: 40 moves each without capture or move of a man"),
    ],
    house_version: None,
};

pub(crate) const RUSSIAN: Preset<Rules> = Preset {
    id: "russian",
    rules: Rules {
        man_back_capture: true,
        king: King::Flying,
        king_landing: Landing::Any,
        crowning: Crowning::Continue,
        first: First::White,
        numbering: Numbering::A0,
        no_progress: DrawRule::auto(30),
        ..ENGLISH.rules
    },
    source: "Russian shashki, code of 2004; PDN game 25",
    base: Some("english"),
    cites: &[
        cite("man_back_capture", "code of 2004, 1.5.3"),
        cite("king", "code of 2004, 1.4.5"),
        cite("king_landing", "code of 2004: any free square behind the piece taken"),
        cite("lift", "code of 2004: after the whole capture, no piece is jumped twice"),
        cite("crowning", "code of 2004, 1.5.15: goes on at once as a king"),
        cite("first", "PDN 3.0, game 25: 25,W,8,8,A0,0"),
        cite("numbering", "PDN 3.0, game 25: 25,W,8,8,A0,0"),
        cite("no_progress", "15 moves each with kings only and no capture"),
    ],
    house_version: None,
};

pub(crate) const POOL: Preset<Rules> = Preset {
    id: "pool",
    rules: Rules {
        crowning: Crowning::Pass,
        first: First::Black,
        numbering: Numbering::N1,
        ..RUSSIAN.rules
    },
    source: "American pool checkers, rules of the APCA; PDN game 23",
    base: Some("russian"),
    cites: &[
        cite("man_back_capture", "APCA rule 14"),
        cite("king", "APCA rule 15"),
        cite("crowning", "APCA rules 16, 22 and 23: no crown in passing"),
        cite("lift", "APCA rules 17 to 19"),
        cite("precedence", "APCA rule 20"),
        cite("first", "PDN 3.0, game 23: 23,B,8,8,N1,0"),
        cite("numbering", "PDN 3.0, game 23: 23,B,8,8,N1,0"),
        cite("repetition", "APCA rule 26"),
        cite("no_progress", "APCA rule 26: 30 plies"),
    ],
    house_version: None,
};

pub(crate) const BRAZILIAN: Preset<Rules> = Preset {
    id: "brazilian",
    rules: Rules { crowning: Crowning::Pass, precedence: Precedence::Quantity, ..RUSSIAN.rules },
    source: "Brazilian draughts, international rules on 64 squares; PDN game 26",
    base: Some("russian"),
    cites: &[
        cite("crowning", "international rules: no crown in passing"),
        cite("precedence", "international rules: the most pieces"),
        cite("first", "PDN 3.0, game 26: 26,W,8,8,A0,0"),
        cite("numbering", "PDN 3.0, game 26: 26,W,8,8,A0,0"),
    ],
    house_version: None,
};

pub(crate) const ITALIAN: Preset<Rules> = Preset {
    id: "italian",
    rules: Rules {
        precedence: Precedence::QuantityKingKingsOrder,
        man_may_take_king: false,
        first: First::White,
        mirrored_board: true,
        numbering: Numbering::N2,
        repetition: DrawRule::auto(4),
        ..ENGLISH.rules
    },
    source: "Italian dama, technical rules of the FID of 2008; PDN game 22",
    base: Some("english"),
    cites: &[
        cite("man_back_capture", "FID 5.3(a)"),
        cite("king", "FID 4.7"),
        cite("precedence", "FID 6.6 to 6.9"),
        cite("man_may_take_king", "FID 5.3(b)"),
        cite("first", "PDN 3.0, game 22: 22,W,8,8,N2,1"),
        cite("mirrored_board", "FID 2.3; PDN 3.0, game 22: 22,W,8,8,N2,1"),
        cite("numbering", "PDN 3.0, game 22: 22,W,8,8,N2,1"),
        cite("repetition", "FID 9.3(b1): the fourth time"),
        cite("no_progress", "FID 10.4: 40 moves each"),
    ],
    house_version: None,
};

pub(crate) const SPANISH: Preset<Rules> = Preset {
    id: "spanish",
    rules: Rules {
        king: King::Flying,
        king_landing: Landing::Any,
        precedence: Precedence::QuantityKings,
        first: First::White,
        mirrored_board: true,
        ..ENGLISH.rules
    },
    source: "Spanish damas and Portuguese damas clássicas; PDN games 24 and 28",
    base: Some("english"),
    cites: &[
        cite("king", "Spanish damas: kings fly"),
        cite("king_landing", "Spanish damas: any free square behind the piece taken"),
        cite("lift", "Spanish damas: after the whole capture, no piece is jumped twice"),
        cite("precedence", "Spanish damas: the most pieces, then the most kings"),
        cite("first", "PDN 3.0, game 24: 24,W,8,8,N1,1"),
        cite("mirrored_board", "FPD 2.1.5; PDN 3.0, game 24: 24,W,8,8,N1,1"),
        cite("numbering", "PDN 3.0, game 24: 24,W,8,8,N1,1"),
        cite("no_progress", HOUSE_NO_PROGRESS),
    ],
    house_version: None,
};

pub(crate) const CZECH: Preset<Rules> = Preset {
    id: "czech",
    rules: Rules {
        king: King::Flying,
        king_landing: Landing::Any,
        precedence: Precedence::King,
        first: First::White,
        numbering: Numbering::A0,
        ..ENGLISH.rules
    },
    source: "Czech dáma, rules of the ČFD; PDN game 29",
    base: Some("english"),
    cites: &[
        cite("man_back_capture", "ČFD 4.1"),
        cite("king", "ČFD 3.9"),
        cite("king_landing", "ČFD: any free square behind the piece taken"),
        cite("lift", "ČFD: after the whole capture, no piece is jumped twice"),
        cite("precedence", "ČFD 4.14: a king takes before a man"),
        cite("first", "PDN 3.0, game 29: 29,W,8,8,A0,0"),
        cite("mirrored_board", "ČFD 2.4"),
        cite("numbering", "ČFD 2.6; PDN 3.0, game 29: 29,W,8,8,A0,0"),
        cite("no_progress", HOUSE_NO_PROGRESS),
    ],
    house_version: None,
};

pub(crate) const THAI12: Preset<Rules> = Preset {
    id: "thai12",
    rules: Rules {
        king: King::Flying,
        lift: Lift::Immediate,
        numbering: Numbering::N2,
        ..ENGLISH.rules
    },
    source: "Thai makhos with twelve men instead of eight; PDN game 31",
    base: Some("english"),
    cites: &[
        cite("king", "makhos: kings fly"),
        cite("king_landing", "makhos: directly behind the piece taken"),
        cite("lift", "makhos: pieces taken leave the board at once"),
        cite("first", "PDN 3.0, game 31: 31,B,8,8,N2,0"),
        cite("numbering", "PDN 3.0, game 31: 31,B,8,8,N2,0"),
        cite("no_progress", HOUSE_NO_PROGRESS),
    ],
    house_version: None,
};
