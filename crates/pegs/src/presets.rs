//! The named rule sets and their sources.

use board::{Cite, Preset};

use crate::{Goal, Hole, Layout, Rules};

/// The named rule sets.
pub static PRESETS: &[Preset<Rules>] = &[
    Preset {
        id: "pegs33",
        rules: Rules { layout: Layout::English, vacancy: hole(*b"d4"), goal: Goal::Anywhere },
        source: "leaflet 000, Solitaire, five languages",
        base: None,
        cites: &[
            Cite {
                field: "layout",
                source: "leaflet 000 counts 33 fields and does not draw them; ruling: the English \
                         cross, which has 33 holes and a centre",
            },
            Cite { field: "vacancy", source: "leaflet 000: 32 pegs, the centre is left empty" },
            Cite { field: "goal", source: "leaflet 000: one peg is left, anywhere" },
        ],
        house_version: None,
    },
    Preset {
        id: "pegs37",
        rules: Rules { layout: Layout::European, vacancy: hole(*b"d3"), goal: Goal::Anywhere },
        source: "the European (French) board of 37 holes",
        base: Some("pegs33"),
        cites: &[
            Cite {
                field: "layout",
                source: "CSPLib problem 037, the French board: rows of 3-5-7-7-7-5-3",
            },
            Cite {
                field: "vacancy",
                source: "ruling: by the classes of positions the empty centre never leaves one peg (CSPLib \
                         037 says so of the centre); d3 is next to it and does, on d2, a5, d5 or g5",
            },
        ],
        house_version: None,
    },
    Preset {
        id: "pegs15",
        rules: Rules { layout: Layout::Triangle, vacancy: hole(*b"a5"), goal: Goal::Anywhere },
        source: "the triangle of 15 holes",
        base: Some("pegs33"),
        cites: &[
            Cite {
                field: "layout",
                source: "the common board of 15 holes; github.com/jeengland/peg_game",
            },
            Cite {
                field: "vacancy",
                source: "github.com/jeengland/peg_game counts its games from an empty corner",
            },
        ],
        house_version: None,
    },
];

const fn hole(name: [u8; 2]) -> Hole {
    Hole::new(name[0] - b'a', name[1] - b'1').expect("the presets name holes of the grid")
}
