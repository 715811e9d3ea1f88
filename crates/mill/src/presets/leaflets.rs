//! The games the leaflets describe.

use board::{DrawRule, Preset};

use super::{CLASSIC, FEDERATION, SCHMIDT, SMALLFOOT, cite};
use crate::{
    choices::{CaptureDuty, First, Fly, OnMillMoving, OnMillPlacing, Placing, ThreeVsThree},
    rules::Rules,
};

/// The games the leaflets describe.
pub(super) const LEAFLETS: [Preset<Rules>; 12] = [
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
];
