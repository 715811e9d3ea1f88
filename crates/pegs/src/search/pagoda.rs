//! Weights that no jump increases.
//!
//! A *pagoda* gives each hole a weight so that no jump makes the pegs together heavier: for every
//! jump the two pegs at its start weigh at least as much as the one that is left. Pegs that weigh
//! less than a goal never reach it.
//!
//! Nobody has to know good ones. The pagodas with weights from -1 to 1 are the points of a polytope,
//! and its best corner for a position and an end is the one that rules out the end, if any does.
//! Corners are found for positions of random games, and those kept that rule out the most. The
//! games follow from numbers that never change, so the pagodas of a board are the same everywhere.

use alloc::{vec, vec::Vec};

use board::mix;

use super::{
    lanes::{LANES, LIMIT, Lanes},
    simplex::maximise,
};
use crate::{Hole, HoleSet, Layout, Symmetry, trio::visit_jumps};

/// A weight for each hole that no jump increases.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Pagoda {
    weights: [i8; 64],
}

/// How many random positions the pagodas are chosen by.
const SAMPLE: usize = 400;

/// How many corners are looked for.
const CORNERS: usize = 100;

impl Pagoda {
    /// The weight of a hole.
    pub fn weight(&self, hole: Hole) -> i32 {
        self.weights[usize::from(hole.index())].into()
    }

    /// What pegs weigh together.
    pub fn sum(&self, pegs: HoleSet) -> i32 {
        pegs.iter().map(|hole| self.weight(hole)).sum()
    }

    /// The pagodas that rule out the most on a board, the best first.
    pub(crate) fn of_board(layout: Layout) -> Vec<Self> {
        let pairs = sample(layout);
        let candidates = candidates(layout, &pairs);
        let ruled_out: Vec<Vec<u64>> =
            candidates.iter().map(|pagoda| ruled_out(pagoda, &pairs)).collect();
        choose(&candidates, ruled_out)
    }

    /// The pagoda by which pegs are the furthest below an end, if any puts them there.
    fn ruling_out(
        layout: Layout,
        rows: &[(Vec<i64>, i64)],
        pegs: HoleSet,
        end: Hole,
    ) -> Option<Self> {
        let aim = layout
            .holes()
            .iter()
            .map(|hole| i64::from(pegs.contains(hole)) - i64::from(hole == end));
        let point = maximise(rows, &aim.collect::<Vec<_>>())?;
        let mut weights = [0; 64];
        let divisor =
            point.numerators.iter().fold(point.denominator, |divisor, &n| common(divisor, n));
        for (hole, numerator) in layout.holes().iter().zip(&point.numerators) {
            let weight = (point.denominator - numerator) / divisor;
            weights[usize::from(hole.index())] = i8::try_from(weight).ok()?;
        }
        // Sums have to fit in their lanes.
        let total: i32 = weights.iter().map(|&weight| i32::from(weight).abs()).sum();
        let pagoda = Self { weights };
        (total < LIMIT && pagoda.sum(pegs) < pagoda.weight(end)).then_some(pagoda)
    }

    /// The pagoda turned or mirrored.
    fn image(&self, layout: Layout, symmetry: Symmetry) -> Self {
        let mut weights = [0; 64];
        for hole in layout.holes() {
            if let Some(image) = symmetry.hole(hole) {
                weights[usize::from(image.index())] = self.weights[usize::from(hole.index())];
            }
        }
        Self { weights }
    }
}

/// The limits of the polytope, where the unknowns are how far each weight lies below 1: for a jump
/// the first two together at most 1 further than the third, and none further than 2.
fn limits(layout: Layout) -> Vec<(Vec<i64>, i64)> {
    let holes: Vec<Hole> = layout.holes().iter().collect();
    let jumps = layout.jumps().iter().map(|jump| {
        let row = holes.iter().map(|&hole| {
            i64::from(hole == jump.from) + i64::from(Some(hole) == jump.over())
                - i64::from(hole == jump.to)
        });
        (row.collect(), 1)
    });
    let bounds =
        holes.iter().map(|hole| (holes.iter().map(|other| i64::from(other == hole)).collect(), 2));
    jumps.chain(bounds).collect()
}

/// The greatest common divisor.
const fn common(a: i64, b: i64) -> i64 {
    if b == 0 { a.abs() } else { common(b, a % b) }
}

/// Pagodas for those positions and ends that those before did not rule out, and all their images.
fn candidates(layout: Layout, pairs: &[(HoleSet, Hole)]) -> Vec<Pagoda> {
    let rows = limits(layout);
    let mut found: Vec<Pagoda> = Vec::new();
    let mut tried = 0;
    for &(pegs, end) in pairs {
        if tried == CORNERS {
            break;
        }
        if found.iter().any(|pagoda| pagoda.sum(pegs) < pagoda.weight(end)) {
            continue;
        }
        tried += 1;
        if let Some(pagoda) = Pagoda::ruling_out(layout, &rows, pegs, end) {
            found
                .extend(layout.symmetries().iter().map(|&symmetry| pagoda.image(layout, symmetry)));
        }
    }
    found.sort();
    found.dedup();
    found
}

/// Positions of random games, each with the holes where by its class the last peg may stand.
fn sample(layout: Layout) -> Vec<(HoleSet, Hole)> {
    let mut pairs = Vec::new();
    let holes: Vec<Hole> = layout.holes().iter().collect();
    let mut number = 0;
    for game in 0..SAMPLE {
        let mut pegs = layout.holes().without(holes[game % holes.len()]).bits();
        let stop = 2 + game as u32 * 7 % (holes.len() as u32 * 2 / 3);
        loop {
            let mut after = Vec::new();
            visit_jumps(layout, pegs, |_, _, next| after.push(next));
            number += 1;
            if after.is_empty() || pegs.count_ones() <= stop {
                break;
            }
            pegs = after[(mix(number) % after.len() as u64) as usize];
        }
        let pegs = HoleSet::from_bits(pegs);
        let class = layout.class(pegs);
        let ends = holes.iter().filter(|&&hole| layout.class(HoleSet::EMPTY.with(hole)) == class);
        pairs.extend(ends.map(|&end| (pegs, end)));
    }
    pairs
}

/// A bit for each position and end that a pagoda rules out.
fn ruled_out(pagoda: &Pagoda, pairs: &[(HoleSet, Hole)]) -> Vec<u64> {
    let mut bits = vec![0; pairs.len().div_ceil(64)];
    for (i, &(pegs, end)) in pairs.iter().enumerate() {
        bits[i / 64] |= u64::from(pagoda.sum(pegs) < pagoda.weight(end)) << (i % 64);
    }
    bits
}

/// Takes, again and again, the candidate that rules out the most of what is left; when nothing is,
/// it begins anew with those that were not taken.
fn choose(candidates: &[Pagoda], mut ruled_out: Vec<Vec<u64>>) -> Vec<Pagoda> {
    let count = |bits: &Vec<u64>| bits.iter().map(|word| word.count_ones()).sum::<u32>();
    let mut left = ruled_out.clone();
    let mut chosen = Vec::new();
    while chosen.len() < LANES {
        // The first of the best, whatever the library thinks of equal ones.
        let Some(best) = (0..candidates.len()).rev().max_by_key(|&i| count(&left[i])) else {
            break;
        };
        if count(&left[best]) == 0 {
            if ruled_out == left {
                break;
            }
            left.clone_from(&ruled_out);
            continue;
        }
        let taken = left[best].clone();
        for bits in &mut left {
            for (word, taken) in bits.iter_mut().zip(&taken) {
                *word &= !taken;
            }
        }
        ruled_out[best].fill(0);
        chosen.push(candidates[best].clone());
    }
    chosen
}

/// The weights of every hole, all pagodas side by side.
pub(crate) fn side_by_side(pagodas: &[Pagoda]) -> Vec<Lanes> {
    (0..64)
        .map(|hole| Lanes::of(pagodas.iter().map(|pagoda| pagoda.weights[hole].into())))
        .collect()
}
