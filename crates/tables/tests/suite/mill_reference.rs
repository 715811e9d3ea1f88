//! The second way to solve, held against what is published.

use std::collections::BTreeMap;

use crate::common::{reference::Reference, rules};
use board::Position;
use tables::{Wdl, mill::Space};

/// Wins, losses and draws of each sub-space.
fn counts(reference: &Reference) -> BTreeMap<(u8, u8), [u64; 3]> {
    let mut counts = BTreeMap::new();
    for (position, value) in reference.positions() {
        let count = |side| position.stones(side).len() as u8;
        let entry: &mut [u64; 3] =
            counts.entry((count(position.turn()), count(!position.turn()))).or_default();
        entry[match value.wdl() {
            Wdl::Win => 0,
            Wdl::Loss => 1,
            Wdl::Draw => 2,
        }] += 1;
    }
    counts
}

/// The counts of eigenraum/solving-nine-mens-morris.
#[test]
fn the_smallest_endings_of_the_classic_game_are_as_published() {
    let spaces = [Space::moving(3, 3), Space::moving(4, 3), Space::moving(3, 4)];
    let reference = Reference::of_spaces(rules("classic"), &spaces);
    assert_eq!(reference.symmetries(), 16);
    let counts = counts(&reference);
    assert_eq!(counts[&(3, 3)], [140_621, 28_736, 269]);
    assert_eq!(counts[&(3, 4)], [102_281, 0, 658_117]);
    assert_eq!(counts[&(4, 3)], [75_397, 3_095, 681_906]);
}
