//! Finding every winning position of the central game.
//!
//! A jump seen from its end, with pegs and empty holes exchanged, is a jump again. So a position
//! can be brought to one peg in the centre exactly if its complement can be reached from the
//! start, and it is enough to look half the way.

use alloc::{vec, vec::Vec};

use super::{
    key::{complement, key, position},
    key_map::{KeyMap, Level},
};
use crate::{Layout, trio::visit_jumps};

const BOARD: Layout = Layout::English;

/// The pegs at the start: all but the centre.
const START: u64 = BOARD.holes().bits() & !(1 << 27);

/// The fewest pegs a position is stored with; those with fewer are complements.
pub(crate) const STORED: u32 = 17;

/// The positions that can be reached from the start, from 32 pegs down to so many.
pub(crate) fn reachable(fewest: u32, seen: &mut KeyMap) -> Vec<Level> {
    let mut levels = vec![vec![key(START)]];
    for _ in fewest..START.count_ones() {
        for &above in &levels[levels.len() - 1] {
            visit_jumps(BOARD, position(above), |_, _, after| seen.insert(key(after)));
        }
        levels.push(seen.drain());
    }
    levels
}

/// The winning positions among those that can be reached, from 32 pegs down to 17.
pub(crate) fn winning(mut levels: Vec<Level>, marked: &mut KeyMap) -> Vec<Level> {
    let mut below = levels.last().cloned().unwrap_or_default();
    // With 17 pegs a position wins if a jump makes it the complement of another with 17.
    let mut turned: fn(u64) -> u64 = complement;
    for level in levels.iter_mut().rev() {
        keep_leading_to(&below, turned, level, marked);
        below.clone_from(level);
        turned = |after| after;
    }
    levels
}

/// Keeps of a level the positions from which a jump leads to one of the targets.
fn keep_leading_to(
    targets: &[u32],
    turned: fn(u64) -> u64,
    level: &mut Level,
    marked: &mut KeyMap,
) {
    for &target in targets {
        marked.insert(target);
    }
    level.retain(|&from| {
        let mut leads = false;
        visit_jumps(BOARD, position(from), |_, _, after| {
            leads = leads || marked.contains(key(turned(after)));
        });
        leads
    });
    marked.forget(targets);
}

#[cfg(test)]
mod tests {
    extern crate std;

    use super::*;

    /// Positions that can be reached from the start, up to symmetry, from 32 pegs down to 16.
    const REACHABLE: &[usize] = &[
        1, 1, 2, 8, 39, 171, 719, 2757, 9751, 31_312, 89_927, 229_614, 517_854, 1_022_224,
        1_753_737, 2_598_215, 3_312_423,
    ];

    /// Those of them that win, from 32 pegs down to 17.
    const WINNING: &[usize] = &[
        1, 1, 2, 8, 38, 164, 635, 2089, 6174, 16_020, 35_749, 68_326, 112_788, 162_319, 204_992,
        230_230,
    ];

    fn sizes(levels: &[Level]) -> Vec<usize> {
        levels.iter().map(Vec::len).collect()
    }

    #[test]
    fn every_level_has_its_known_number_of_positions() {
        let mut map = KeyMap::new();
        let mut levels = reachable(STORED - 1, &mut map);
        assert_eq!(sizes(&levels), REACHABLE);
        let sixteen = levels.pop().unwrap();
        // One in 28 pegs is lost already, and none with more.
        let levels = winning(levels, &mut map);
        assert_eq!(sizes(&levels), WINNING);
        // What wins with 17 pegs is the complement of something that can be reached with 16.
        let complements: std::collections::HashSet<u32> =
            sixteen.iter().map(|&k| key(complement(position(k)))).collect();
        assert!(levels[15].iter().all(|key| complements.contains(key)));
    }
}
