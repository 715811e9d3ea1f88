//! Sets of sets of points as bits: one bit for every set of stones on the free points of a block.
//!
//! A set of stones is a number, and its bit says something about the position with just these
//! stones. A move of a stone, a placement or a mill is then a shift or a mask over whole words.

#![expect(clippy::inline_always, reason = "part of loops compiled for several instruction sets")]

use super::{
    super::binomial::{binomial, sets},
    isa::{Isa, WEIGHT},
};

/// For each of the six points within a word, the bits of the sets that hold it.
const HOLDS: [u64; 6] = {
    let mut masks = [0; 6];
    let mut point = 0;
    while point < 6 {
        let mut number = 0u64;
        while number < 64 {
            masks[point] |= (number >> point & 1) << number;
            number += 1;
        }
        point += 1;
    }
    masks
};

/// How many points lie within a word.
const INNER: usize = 6;

/// The sets of `size` among `n` points: where the ranks of those in each word begin.
#[derive(Debug)]
pub(crate) struct Shape {
    pub(crate) n: usize,
    pub(crate) size: usize,
    /// For each word the first rank, and how many stones lie within the word; 7 where no set of
    /// the size is in it.
    words: Vec<(u32, u8)>,
    /// The sets in order of rank.
    pub(crate) sets: Vec<u32>,
}

impl Shape {
    pub(crate) fn new(n: usize, size: usize) -> Self {
        let mut rank = 0;
        let words = (0..1usize << n.saturating_sub(INNER))
            .map(|word| {
                let above = word.count_ones() as usize;
                if above > size || size - above > INNER.min(n) {
                    return (rank, 7);
                }
                let weight = size - above;
                let first = rank;
                rank += binomial(INNER.min(n), weight) as u32;
                (first, weight as u8)
            })
            .collect();
        Self { n, size, words, sets: sets(n, size).collect() }
    }

    pub(crate) fn word_count(&self) -> usize {
        self.words.len()
    }

    /// How many sets there are.
    pub(crate) fn len(&self) -> usize {
        self.sets.len()
    }

    /// Marks the sets whose ranks are bits of a packed row.
    #[inline(always)]
    pub(crate) fn unpack<I: Isa>(&self, row: &[u64], lattice: &mut [u64]) {
        for (word, &(first, weight)) in lattice.iter_mut().zip(&self.words) {
            *word = if weight == 7 { 0 } else { I::spread(window(row, first), weight as usize) };
        }
    }

    /// Visits the words that hold sets of this size, with the first rank and the stones within.
    #[inline(always)]
    pub(crate) fn for_words(&self, mut visit: impl FnMut(usize, u32, usize)) {
        for (word, &(first, weight)) in self.words.iter().enumerate() {
            if weight != 7 {
                visit(word, first, weight as usize);
            }
        }
    }

    /// Visits the ranks of the sets of this size that are marked, word by word.
    #[inline(always)]
    pub(crate) fn for_each_rank<I: Isa>(&self, lattice: &[u64], mut visit: impl FnMut(u32, u32)) {
        for (&word, &(first, weight)) in lattice.iter().zip(&self.words) {
            if weight == 7 || word & WEIGHT[weight as usize] == 0 {
                continue;
            }
            visit(first, I::collect(word, weight as usize));
        }
    }
}

/// The 64 bits that begin at a bit of a row; what lies behind the row is not to be used.
#[inline(always)]
fn window(row: &[u64], bit: u32) -> u32 {
    let (word, shift) = ((bit >> 6) as usize, bit & 63);
    let low = row[word] >> shift;
    let high = match row.get(word + 1) {
        Some(next) if shift > 0 => next << (64 - shift),
        _ => 0,
    };
    (low | high) as u32
}

/// The words of a lattice in which a point above the sixth is held, in runs.
#[inline(always)]
fn for_runs(words: usize, bit: usize, mut visit: impl FnMut(usize, usize)) {
    let run = 1 << bit;
    let mut first = run;
    while first < words {
        visit(first, run);
        first += 2 * run;
    }
}

/// Marks in `to` every set of `from` that holds the point, without the point.
#[inline(always)]
pub(crate) fn or_without(to: &mut [u64], from: &[u64], point: usize) {
    if point < INNER {
        let shift = 1 << point;
        for (to, from) in to.iter_mut().zip(from) {
            *to |= (from & HOLDS[point]) >> shift;
        }
    } else {
        for_runs(from.len(), point - INNER, |first, run| {
            let without = first - run;
            for i in 0..run {
                to[without + i] |= from[first + i];
            }
        });
    }
}

/// Marks in `to` every set of `from` that holds `leave` and not `enter`, with the stone moved from
/// the one to the other.
#[inline(always)]
pub(crate) fn or_moved(to: &mut [u64], from: &[u64], leave: usize, enter: usize) {
    match (leave < INNER, enter < INNER) {
        (true, true) => {
            let mask = HOLDS[leave] & !HOLDS[enter];
            if enter > leave {
                let shift = (1 << enter) - (1 << leave);
                for (to, from) in to.iter_mut().zip(from) {
                    *to |= (from & mask) << shift;
                }
            } else {
                let shift = (1 << leave) - (1 << enter);
                for (to, from) in to.iter_mut().zip(from) {
                    *to |= (from & mask) >> shift;
                }
            }
        }
        (false, true) => {
            let (mask, shift) = (!HOLDS[enter], 1 << enter);
            for_runs(from.len(), leave - INNER, |first, run| {
                for i in 0..run {
                    to[first - run + i] |= (from[first + i] & mask) << shift;
                }
            });
        }
        (true, false) => {
            let (mask, shift) = (HOLDS[leave], 1 << leave);
            for_runs(from.len(), enter - INNER, |first, run| {
                for i in 0..run {
                    to[first + i] |= (from[first - run + i] & mask) >> shift;
                }
            });
        }
        (false, false) => {
            let (leave, enter) = (1usize << (leave - INNER), 1usize << (enter - INNER));
            for_quarters(from.len(), leave, enter, |word, run| {
                let (source, target) = (word | leave, word | enter);
                for i in 0..run {
                    to[target + i] |= from[source + i];
                }
            });
        }
    }
}

/// The words whose numbers have neither of two bits, in runs.
#[inline(always)]
fn for_quarters(words: usize, a: usize, b: usize, mut visit: impl FnMut(usize, usize)) {
    let (low, high) = (a.min(b), a.max(b));
    let mut outer = 0;
    while outer < words {
        let mut inner = outer;
        while inner < outer + high {
            visit(inner, low);
            inner += 2 * low;
        }
        outer += 2 * high;
    }
}

/// The bits of a word whose sets hold those of `points` that lie within it.
#[inline(always)]
pub(crate) fn holders(points: u32) -> u64 {
    (0..INNER)
        .filter(|point| points >> point & 1 == 1)
        .fold(u64::MAX, |mask, point| mask & HOLDS[point])
}

/// Combines every word with the bits of the sets in it that hold all of `points`.
#[inline(always)]
pub(crate) fn for_holders(lattice: &mut [u64], points: u32, combine: impl Fn(&mut u64, u64)) {
    let inner = holders(points);
    let high = (points >> INNER) as usize;
    if high == 0 {
        for word in lattice {
            combine(word, inner);
        }
        return;
    }
    // The words whose numbers contain `high`: all supersets, in order.
    let mut word = high;
    while word < lattice.len() {
        combine(&mut lattice[word], inner);
        word = (word + 1) | high;
    }
}

/// Takes over what another lattice says of the sets that hold all of `points`.
#[inline(always)]
pub(crate) fn merge(lattice: &mut [u64], other: &[u64], points: u32) {
    let (inner, high) = (holders(points), (points >> INNER) as usize);
    let mut word = high;
    while word < lattice.len() {
        lattice[word] = lattice[word] & !inner | other[word] & inner;
        word = (word + 1) | high;
    }
}

/// Combines every word with the bits of the sets that hold `from`, and neither `to` nor any of
/// `clear`, and all of `need`.
#[inline(always)]
pub(crate) fn for_movers(
    lattice: &mut [u64],
    need: u32,
    clear: u32,
    combine: impl Fn(&mut u64, u64),
) {
    let mut inner = u64::MAX;
    for (point, holds) in HOLDS.iter().enumerate() {
        if need >> point & 1 == 1 {
            inner &= holds;
        }
        if clear >> point & 1 == 1 {
            inner &= !holds;
        }
    }
    let (need, clear) = ((need >> INNER) as usize, (clear >> INNER) as usize);
    let mut word = need;
    while word < lattice.len() {
        let clash = word & clear;
        if clash == 0 {
            combine(&mut lattice[word], inner);
            word = (word + 1) | need;
        } else {
            // Leap over all words that hold the lowest point that must be clear.
            let lowest = clash & clash.wrapping_neg();
            word = (((word | (lowest - 1)) + 1) & !(lowest - 1)) | need;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Shape, for_holders, for_movers, or_moved, or_without};
    use crate::mill::solve::isa::Portable;

    const N: usize = 9;

    fn random(random: &mut fastrand::Rng) -> Vec<u64> {
        (0..1 << (N - 6)).map(|_| random.u64(..)).collect()
    }

    fn has(lattice: &[u64], set: usize) -> bool {
        lattice[set >> 6] >> (set & 63) & 1 == 1
    }

    #[test]
    fn moves_are_shifts() {
        let mut rng = fastrand::Rng::with_seed(2);
        for leave in 0..N {
            let from = random(&mut rng);
            let mut to = vec![0; from.len()];
            or_without(&mut to, &from, leave);
            for set in 0..1 << N {
                let wanted = set >> leave & 1 == 0 && has(&from, set | 1 << leave);
                assert_eq!(has(&to, set), wanted);
            }
            for enter in (0..N).filter(|&enter| enter != leave) {
                let mut to = vec![0; from.len()];
                or_moved(&mut to, &from, leave, enter);
                for set in 0..1usize << N {
                    let before = set & !(1 << enter) | 1 << leave;
                    let wanted = set >> enter & 1 == 1 && set >> leave & 1 == 0;
                    assert_eq!(has(&to, set), wanted && has(&from, before));
                }
            }
        }
    }

    #[test]
    fn holders_and_movers_are_masks() {
        let mut rng = fastrand::Rng::with_seed(3);
        for _ in 0..500 {
            let need = rng.u32(0..1 << N) & rng.u32(0..1 << N);
            let clear = rng.u32(0..1 << N) & rng.u32(0..1 << N) & !need;
            let mut lattice = vec![0; 1 << (N - 6)];
            for_movers(&mut lattice, need, clear, |word, mask| *word |= mask);
            let mut holders = vec![0; 1 << (N - 6)];
            for_holders(&mut holders, need, |word, mask| *word |= mask);
            for set in 0..1u32 << N {
                let held = set & need == need;
                assert_eq!(has(&holders, set as usize), held);
                assert_eq!(
                    has(&lattice, set as usize),
                    held && set & clear == 0,
                    "{need:b} {clear:b} {set:b}"
                );
            }
        }
    }

    #[test]
    fn rows_become_lattices_and_ranks_again() {
        let mut rng = fastrand::Rng::with_seed(4);
        for n in [3, 5, 6, 9, 12] {
            for size in 0..=n.min(9) {
                let shape = Shape::new(n, size);
                let row: Vec<u64> = (0..shape.len().div_ceil(64)).map(|_| rng.u64(..)).collect();
                let mut lattice = vec![0; shape.word_count()];
                shape.unpack::<Portable>(&row, &mut lattice);
                for (rank, &set) in shape.sets.iter().enumerate() {
                    assert_eq!(has(&lattice, set as usize), row[rank >> 6] >> (rank & 63) & 1 == 1);
                }
                let mut seen = vec![0; row.len() + 1];
                shape.for_each_rank::<Portable>(&lattice, |first, bits| {
                    let (word, shift) = (first as usize >> 6, first & 63);
                    seen[word] |= u64::from(bits) << shift;
                    if shift > 32 {
                        seen[word + 1] |= u64::from(bits) >> (64 - shift);
                    }
                });
                for rank in 0..shape.len() {
                    assert_eq!(
                        seen[rank >> 6] >> (rank & 63) & 1,
                        row[rank >> 6] >> (rank & 63) & 1
                    );
                }
            }
        }
    }
}
