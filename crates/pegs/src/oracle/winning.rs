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

    use std::collections::HashSet;

    use super::*;
    use crate::images::square_images;

    /// From 32 pegs down: positions up to symmetry, all positions, and those up to symmetry that
    /// are stuck.
    const REACHABLE: &[(usize, usize, usize)] = &[
        (1, 1, 0),
        (1, 4, 0),
        (2, 12, 0),
        (8, 60, 0),
        (39, 296, 0),
        (171, 1338, 0),
        (719, 5648, 1),
        (2757, 21_842, 0),
        (9751, 77_559, 0),
        (31_312, 249_690, 0),
        (89_927, 717_788, 1),
        (229_614, 1_834_379, 1),
        (517_854, 4_138_302, 0),
        (1_022_224, 8_171_208, 5),
        (1_753_737, 14_020_166, 10),
        (2_598_215, 20_773_236, 7),
        (3_312_423, 26_482_824, 27),
        (3_626_632, 28_994_876, 47),
        (3_413_313, 27_286_330, 121),
        (2_765_623, 22_106_348, 373),
        (1_930_324, 15_425_572, 925),
        (1_160_977, 9_274_496, 1972),
        (600_372, 4_792_664, 3346),
        (265_865, 2_120_101, 4356),
        (100_565, 800_152, 4256),
        (32_250, 255_544, 3054),
        (8688, 68_236, 1715),
        (1917, 14_727, 665),
        (348, 2529, 182),
        (50, 334, 39),
        (7, 32, 6),
        (2, 5, 2),
    ];

    /// Those that win, from 32 pegs down to 17, up to symmetry and all.
    const WINNING: &[(usize, usize)] = &[
        (1, 1),
        (1, 4),
        (2, 12),
        (8, 60),
        (38, 292),
        (164, 1292),
        (635, 5012),
        (2089, 16_628),
        (6174, 49_236),
        (16_020, 127_964),
        (35_749, 285_740),
        (68_326, 546_308),
        (112_788, 902_056),
        (162_319, 1_298_248),
        (204_992, 1_639_652),
        (230_230, 1_841_556),
    ];

    /// How many different images the positions of a level have.
    fn all(level: &Level) -> usize {
        let images = level.iter().map(|&key| {
            let pegs = position(key);
            8 / square_images(pegs).iter().filter(|&&image| image == pegs).count()
        });
        images.sum()
    }

    fn stuck(level: &Level) -> usize {
        let is_stuck = |&&key: &&u32| {
            let mut jumps = 0;
            visit_jumps(BOARD, position(key), |_, _, _| jumps += 1);
            jumps == 0
        };
        level.iter().filter(is_stuck).count()
    }

    #[test]
    fn every_level_has_its_known_number_of_positions() {
        let mut map = KeyMap::new();
        let mut levels = reachable(1, &mut map);
        let found: Vec<_> = levels.iter().map(|l| (l.len(), all(l), stuck(l))).collect();
        assert_eq!(found, REACHABLE);
        assert_eq!(levels.iter().map(Vec::len).sum::<usize>(), 23_475_688);

        let lower = levels.split_off((33 - STORED) as usize);
        let levels = winning(levels, &mut map);
        let found: Vec<_> = levels.iter().map(|l| (l.len(), all(l))).collect();
        assert_eq!(found, WINNING);

        // What wins is the complement of something that can be reached.
        for (upper, lower) in levels.iter().rev().zip(&lower) {
            let lower: HashSet<u32> =
                lower.iter().map(|&lower| key(complement(position(lower)))).collect();
            assert!(upper.iter().all(|key| lower.contains(key)));
        }
        assert_eq!(solutions(&levels, map), 40_861_647_040_079_968);
    }

    /// How many ways lead from the start to one peg in the centre.
    fn solutions(levels: &[Level], mut map: KeyMap) -> u64 {
        for &key in levels.iter().flatten() {
            map.insert(key);
        }
        let keys = map.number();
        let count = levels.iter().map(Vec::len).sum();
        // By the places of the keys: those of the positions, then those of their complements.
        let mut ways = [vec![0u64; count], vec![0u64; count]];
        let slot = |pegs: u64| {
            let turned = pegs.count_ones() < STORED;
            let stored = if turned { complement(pegs) } else { pegs };
            keys.place(key(stored)).map(|place| (usize::from(turned), place))
        };
        let upwards = (levels.iter().flatten().map(|&key| complement(position(key))))
            .chain(levels.iter().rev().flatten().map(|&key| position(key)));
        for pegs in upwards {
            let (turned, place) = slot(pegs).unwrap();
            let mut sum = u64::from(pegs == complement(START));
            visit_jumps(BOARD, pegs, |_, _, after| {
                sum += slot(after).map_or(0, |(turned, place)| ways[turned][place]);
            });
            ways[turned][place] = sum;
        }
        let (turned, place) = slot(START).unwrap();
        ways[turned][place]
    }
}
