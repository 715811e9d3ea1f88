//! The named rule sets and their sources.

use board::{Cite, Preset};

use super::{First, Rules};

/// The named rule sets.
pub static PRESETS: &[Preset<Rules>] = &[Preset {
    id: "wolf",
    rules: Rules { first: First::Wolf },
    source: "leaflet 001, Wolf and Sheep, five languages (goats instead of sheep in Spanish). \
             Rulings: the wolf's player puts it on the board; the wolf has won as soon as every \
             sheep stands in its row or beyond; sheep that cannot move have lost",
    base: None,
    cites: &[Cite {
        field: "first",
        source: "leaflet 001 does not say who begins; ruling: the wolf, the sheep as an option",
    }],
    house_version: None,
}];
