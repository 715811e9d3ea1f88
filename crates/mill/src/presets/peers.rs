//! What books and other programs play.

use board::{DrawRule, Preset};

use super::{CLASSIC, TWELVE, cite};
use crate::{
    choices::{BoardId, CaptureDuty, Captures, Fly, Lines, Protect, Remill, Win},
    rules::Rules,
};

/// What books and other programs play.
pub(super) const PEERS: [Preset<Rules>; 9] = [
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
        rules: Rules { fly: Fly::Off, ..CLASSIC },
        source: "X16: the simple setting of Board Game Arena",
        base: Some("classic"),
        cites: &[cite("fly", "X16")],
        house_version: None,
    },
    Preset {
        id: "ten",
        rules: Rules { stones: 10, ..CLASSIC },
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
            cite("board_full", "X7; M-19"),
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
            cite("no_mill_at_three", "X6: ten moves in the ending with three cows"),
        ],
        house_version: None,
    },
    Preset {
        id: "one_time",
        rules: Rules {
            protect_placing: Protect::None,
            protect_moving: Protect::None,
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
        rules: Rules { board: BoardId::Six, stones: 6, fly: Fly::Off, ..CLASSIC },
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
        rules: Rules { board: BoardId::Seven, stones: 7, ..CLASSIC },
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
