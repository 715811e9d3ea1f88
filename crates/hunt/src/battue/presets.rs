//! The named rule sets and their sources.

use board::{Cite, Preset};

use super::{Hop, Rules};

const BATTUE: Rules = Rules { hunters: 4, quarry_hop: Hop::No, limit: 50 };

const RECONSTRUCTION: &str = "leaflet 000 names Treibjagd (battue) and says nothing of its rules; \
    no other source was found. The word means a driven hunt, and leaflet 001 pairs its \
    draughts with Wolf and Sheep, one against several, so this is a hunt on the mill board, its numbers chosen \
    by solving it";

/// The named rule sets.
pub static PRESETS: &[Preset<Rules>] = &[
    Preset {
        id: "battue",
        rules: BATTUE,
        source: "leaflet 000, the name alone",
        base: None,
        cites: &[
            Cite {
                field: "hunters",
                source: "ruling: four always catch the quarry, in 24 plies at most, so the match \
                         is a race; three do so from about half of all deals only",
            },
            Cite { field: "quarry_hop", source: "ruling: both sides step, as in Wolf and Sheep" },
            Cite {
                field: "limit",
                source: "ruling: ample for hunters who catch at all, and an end for hunts that lead nowhere",
            },
        ],
        house_version: Some(RECONSTRUCTION),
    },
    Preset {
        id: "battue3",
        rules: Rules { hunters: 3, ..BATTUE },
        source: "leaflet 000, the name alone; option with three hunters",
        base: Some("battue"),
        cites: &[Cite {
            field: "hunters",
            source: "ruling: three make a fight for parity, fair because both players get the \
                     same deal in both roles",
        }],
        house_version: Some(RECONSTRUCTION),
    },
    Preset {
        id: "fox_hunt",
        rules: Rules { hunters: 6, quarry_hop: Hop::Take, ..BATTUE },
        source: "leaflet 000, the name alone; option with a quarry that bites",
        base: Some("battue"),
        cites: &[
            Cite {
                field: "hunters",
                source: "ruling: six are the balanced number against a quarry that takes; five \
                         almost always fail, seven always succeed",
            },
            Cite {
                field: "quarry_hop",
                source: "ruling: as foxes take geese in the old hunt games",
            },
        ],
        house_version: Some(RECONSTRUCTION),
    },
];
