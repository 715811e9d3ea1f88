//! The hunt solved backwards from the positions in which the quarry is held.

use board::{Side, State};
use hunt::{
    Battue,
    battue::{Hop, Rules, board},
};
use mill::{Point, PointSet};

use crate::placements;

/// Which positions the hunters win with one number of hunters.
struct Level {
    hunters: u32,
    /// By index: whether the hunters win with the quarry to move.
    lost: Vec<bool>,
    /// By index: whether they win when they are to move.
    won: Vec<bool>,
    /// The longest win in plies; only counted from held positions of the same level.
    plies: u32,
}

/// The number of a set of hunters among those of its size, times 24, plus the quarry.
fn index(quarry: Point, hunters: PointSet) -> usize {
    let rank: usize =
        hunters.into_iter().enumerate().map(|(i, point)| binomial(point.index(), i + 1)).sum();
    24 * rank + quarry.index()
}

fn binomial(n: usize, k: usize) -> usize {
    const TABLE: [[usize; 9]; 25] = {
        let mut table = [[0; 9]; 25];
        let mut n = 0;
        while n < 25 {
            table[n][0] = 1;
            let mut k = 1;
            while k < 9 && n > 0 {
                table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
                k += 1;
            }
            n += 1;
        }
        table
    };
    TABLE[n][k]
}

impl Level {
    /// Solves one number of hunters, given the level with one hunter less where the quarry takes.
    fn solve(rules: Rules, hunters: u32, below: Option<&Self>) -> Self {
        let size = 24 * binomial(24, hunters as usize);
        let mut level = Self { hunters, lost: vec![false; size], won: vec![false; size], plies: 0 };
        let mut fresh: Vec<(Point, PointSet)> = placements(hunters)
            .filter(|&(quarry, set)| level.is_lost(rules, quarry, set, below))
            .collect();
        loop {
            for &(quarry, set) in &fresh {
                level.lost[index(quarry, set)] = true;
            }
            let won = level.hunters_before(&fresh);
            if won.is_empty() {
                return level;
            }
            level.plies += 1;
            let mut before = level.quarries_before(rules, &won);
            before.retain(|&(quarry, set)| level.is_lost(rules, quarry, set, below));
            level.plies += u32::from(!before.is_empty());
            fresh = before;
        }
    }

    /// Whether every turn of the quarry leads to a win of the hunters.
    fn is_lost(&self, rules: Rules, quarry: Point, set: PointSet, below: Option<&Self>) -> bool {
        let position = Battue::set_up(rules, quarry, set, Side::White, 0).unwrap();
        let mut lost = true;
        position.visit_moves(|m| {
            lost &= match m.taken {
                None => self.won[index(m.to, set)],
                Some(taken) => {
                    below.is_some_and(|level| level.won[index(m.to, set.without(taken))])
                }
            };
        });
        lost
    }

    /// Marks the positions from which a hunter steps into one of these, and gives the new ones.
    fn hunters_before(&mut self, lost: &[(Point, PointSet)]) -> Vec<(Point, PointSet)> {
        let mut found = Vec::new();
        for &(quarry, set) in lost {
            let free = board().points().difference(set).without(quarry);
            for hunter in set {
                for from in board().neighbours(hunter).intersection(free) {
                    let before = set.without(hunter).with(from);
                    let index = index(quarry, before);
                    if !self.won[index] {
                        self.won[index] = true;
                        found.push((quarry, before));
                    }
                }
            }
        }
        found
    }

    /// The positions not yet lost from which the quarry can come into one of these.
    fn quarries_before(&self, rules: Rules, won: &[(Point, PointSet)]) -> Vec<(Point, PointSet)> {
        let mut found = Vec::new();
        for &(quarry, set) in won {
            let free = board().points().difference(set).without(quarry);
            let steps = board().neighbours(quarry).intersection(free);
            let hops = board()
                .hops(quarry)
                .filter(|&(over, from)| {
                    rules.quarry_hop == Hop::Hop && set.contains(over) && free.contains(from)
                })
                .map(|(_, from)| from);
            let before = steps.into_iter().chain(hops).map(|from| (from, set));
            found.extend(before.filter(|&(from, set)| !self.lost[index(from, set)]));
        }
        found.sort_unstable();
        found.dedup();
        found
    }

    /// How many placements the hunters win, with the quarry and with the hunters to move.
    fn wins(&self) -> [usize; 2] {
        [&self.lost, &self.won].map(|list| list.iter().filter(|&&win| win).count())
    }

    /// The same in per cent, with so many decimals.
    fn per_cent(&self, decimals: u32) -> [String; 2] {
        let total = 24 * binomial(23, self.hunters as usize);
        let scale = 10usize.pow(decimals);
        self.wins().map(|wins| {
            let rounded = (200 * scale * wins + total) / (2 * total);
            let width = decimals as usize;
            format!("{}.{:0width$}", rounded / scale, rounded % scale)
        })
    }
}

/// Solves the rules, from the fewest hunters that can be left.
fn solve(hunters: u8, quarry_hop: Hop) -> Level {
    let rules = Rules { hunters, quarry_hop, limit: u16::MAX };
    assert_eq!(board::RuleSet::check(&rules), Ok(()));
    let fewest = match quarry_hop {
        Hop::Take => rules.fewest_hunters(),
        Hop::No | Hop::Hop => hunters,
    };
    let mut level = Level::solve(rules, fewest.into(), None);
    for hunters in fewest + 1..=hunters {
        level = Level::solve(rules, hunters.into(), Some(&level));
    }
    level
}

#[test]
fn two_hunters_catch_nothing_and_three_half() {
    let two = solve(2, Hop::No);
    assert_eq!(two.wins()[0], 12);
    assert_eq!(two.per_cent(1), ["0.2", "0.9"]);
    assert_eq!(solve(3, Hop::No).per_cent(1), ["51.4", "56.6"]);
}

#[test]
fn four_hunters_always_catch_the_quarry_within_24_plies() {
    let four = solve(4, Hop::No);
    assert_eq!(four.per_cent(1), ["100.0", "100.0"]);
    assert_eq!(four.plies, 24);
    for hunters in 5..=8 {
        assert_eq!(solve(hunters, Hop::No).per_cent(1), ["100.0", "100.0"], "{hunters}");
    }
}

#[test]
fn a_quarry_that_hops_takes_five_hunters() {
    assert_eq!(solve(4, Hop::Hop).per_cent(1), ["0.0", "0.1"]);
    for hunters in 5..=8 {
        assert_eq!(solve(hunters, Hop::Hop).per_cent(1), ["100.0", "100.0"], "{hunters}");
    }
}

#[test]
fn a_quarry_that_takes_is_a_match_for_six_hunters() {
    assert_eq!(solve(5, Hop::Take).per_cent(1), ["0.1", "0.6"]);
    let six = solve(6, Hop::Take);
    assert_eq!(six.per_cent(2), ["75.05", "98.08"]);
    for hunters in 7..=8 {
        assert_eq!(solve(hunters, Hop::Take).per_cent(2), ["100.00", "100.00"], "{hunters}");
    }
}
