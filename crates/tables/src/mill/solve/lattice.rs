//! Sets of sets of points as bits: one bit for every set of stones on the free points of a block.
//!
//! A set of stones is a number, and its bit says something about the position with just these
//! stones. A move of a stone, a placement or a mill is then a shift or a mask over whole words:
//! points 0 to 5 lie within a word, 6 to 8 choose a word of eight, the others choose the eight.

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
    /// The ranks within a word that are real: where there are fewer than six points, others would
    /// need more.
    real: u32,
    /// The sets in order of rank.
    pub(crate) sets: Vec<u32>,
}

impl Shape {
    pub(crate) fn new(n: usize, size: usize) -> Self {
        let mut rank = 0;
        let held = 1usize << n.saturating_sub(INNER);
        let words = (0..held.max(8))
            .map(|word| {
                let above = word.count_ones() as usize;
                if word >= held || above > size || size - above > INNER.min(n) {
                    return (rank, 7);
                }
                let weight = size - above;
                let first = rank;
                rank += binomial(INNER.min(n), weight) as u32;
                (first, weight as u8)
            })
            .collect();
        let real = if n < INNER { (1 << binomial(n, size)) - 1 } else { u32::MAX };
        Self { n, size, words, real, sets: sets(n, size).collect() }
    }

    pub(crate) fn word_count(&self) -> usize {
        self.words.len()
    }

    /// How many sets there are.
    pub(crate) fn len(&self) -> usize {
        self.sets.len()
    }

    /// Marks the sets whose ranks are bits of a packed row, and no others.
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
            visit(first, I::collect(word, weight as usize) & self.real);
        }
    }
}

/// The 32 bits that begin at a bit of a row; what lies behind the row is not to be used.
#[inline(always)]
pub(crate) fn window(row: &[u64], bit: u32) -> u32 {
    let (word, shift) = ((bit >> 6) as usize, bit & 63);
    let low = row[word] >> shift;
    let high = match row.get(word + 1) {
        Some(next) if shift > 0 => next << (64 - shift),
        _ => 0,
    };
    (low | high) as u32
}

/// Eight words, which are worked on at once.
type Eight = [u64; 8];

/// How many points lie within eight words.
const MIDDLE: usize = INNER + 3;

#[inline(always)]
fn eights(lattice: &[u64]) -> &[Eight] {
    lattice.as_chunks().0
}

#[inline(always)]
fn eights_mut(lattice: &mut [u64]) -> &mut [Eight] {
    lattice.as_chunks_mut().0
}

/// Moves a word of eight to where a point of the middle is not held.
#[inline(always)]
fn lower<const STEP: usize>(eight: &Eight) -> Eight {
    std::array::from_fn(|i| if i & STEP == 0 { eight[i + STEP] } else { 0 })
}

/// Moves a word of eight to where a point of the middle is held.
#[inline(always)]
fn raise<const STEP: usize>(eight: &Eight) -> Eight {
    std::array::from_fn(|i| if i & STEP == 0 { 0 } else { eight[i - STEP] })
}

#[inline(always)]
fn for_pairs(to: &mut [Eight], from: &[Eight], combine: impl Fn(&Eight) -> Eight, add: bool) {
    for (to, from) in to.iter_mut().zip(from) {
        let new = combine(from);
        for i in 0..8 {
            to[i] = if add { to[i] | new[i] } else { new[i] };
        }
    }
}

/// Marks in `to` every set of `from` that holds the point, without the point; other marks stay if
/// these are only to be added.
#[inline(always)]
pub(crate) fn take_out(to: &mut [u64], from: &[u64], point: usize, add: bool) {
    let (to, from) = (eights_mut(to), eights(from));
    match point {
        0..INNER => {
            let (mask, shift) = (HOLDS[point], 1u32 << point);
            for (to, from) in to.as_flattened_mut().iter_mut().zip(from.as_flattened()) {
                let new = (from & mask) >> shift;
                *to = if add { *to | new } else { new };
            }
        }
        6 => for_pairs(to, from, lower::<1>, add),
        7 => for_pairs(to, from, lower::<2>, add),
        8 => for_pairs(to, from, lower::<4>, add),
        _ => {
            let run = 1 << (point - MIDDLE);
            for (to, from) in to.chunks_exact_mut(2 * run).zip(from.chunks_exact(2 * run)) {
                let (without, with) = to.split_at_mut(run);
                for_pairs(without, &from[run..], |&eight| eight, add);
                if !add {
                    with.fill([0; 8]);
                }
            }
        }
    }
}

/// Marks in `to` every set of `from` that does not hold the point, with the point.
#[inline(always)]
pub(crate) fn put_in(to: &mut [u64], from: &[u64], point: usize) {
    let (to, from) = (eights_mut(to), eights(from));
    match point {
        0..INNER => {
            let (mask, shift) = (!HOLDS[point], 1u32 << point);
            for (to, from) in to.as_flattened_mut().iter_mut().zip(from.as_flattened()) {
                *to |= (from & mask) << shift;
            }
        }
        6 => for_pairs(to, from, raise::<1>, true),
        7 => for_pairs(to, from, raise::<2>, true),
        8 => for_pairs(to, from, raise::<4>, true),
        _ => {
            let run = 1 << (point - MIDDLE);
            for (to, from) in to.chunks_exact_mut(2 * run).zip(from.chunks_exact(2 * run)) {
                for_pairs(&mut to[run..], &from[..run], |&eight| eight, true);
            }
        }
    }
}

/// The bits of eight words whose sets hold those of `need` that lie within them, and none of
/// `clear`.
#[inline(always)]
fn within(need: u32, clear: u32) -> Eight {
    let mut inner = u64::MAX;
    for (point, holds) in HOLDS.iter().enumerate() {
        if need >> point & 1 == 1 {
            inner &= holds;
        }
        if clear >> point & 1 == 1 {
            inner &= !holds;
        }
    }
    let (need, clear) = ((need >> INNER) as usize & 7, (clear >> INNER) as usize & 7);
    std::array::from_fn(|word| if word & need == need && word & clear == 0 { inner } else { 0 })
}

/// The eights in which sets hold all of `need` and none of `clear`, as far as points above the
/// ninth are concerned.
#[inline(always)]
fn for_eights(count: usize, need: u32, clear: u32, mut visit: impl FnMut(usize)) {
    let (need, clear) = ((need >> MIDDLE) as usize, (clear >> MIDDLE) as usize);
    let mut at = need;
    while at < count {
        let clash = at & clear;
        if clash == 0 {
            visit(at);
            at = (at + 1) | need;
        } else {
            // Leap over all that hold the lowest point that must be clear.
            let lowest = clash & clash.wrapping_neg();
            at = (((at | (lowest - 1)) + 1) & !(lowest - 1)) | need;
        }
    }
}

/// Combines every word with the bits of the sets that hold all of `need` and none of `clear`.
#[inline(always)]
pub(crate) fn for_movers(
    lattice: &mut [u64],
    need: u32,
    clear: u32,
    combine: impl Fn(u64, u64) -> u64,
) {
    let (lattice, mask) = (eights_mut(lattice), within(need, clear));
    for_eights(lattice.len(), need, clear, |at| {
        let words = &mut lattice[at];
        for i in 0..8 {
            words[i] = combine(words[i], mask[i]);
        }
    });
}

/// The same, with the word of another lattice as well.
#[inline(always)]
pub(crate) fn for_movers_of(
    lattice: &mut [u64],
    other: &[u64],
    need: u32,
    clear: u32,
    combine: impl Fn(u64, u64, u64) -> u64,
) {
    let (lattice, other, mask) = (eights_mut(lattice), eights(other), within(need, clear));
    for_eights(lattice.len(), need, clear, |at| {
        let (words, others) = (&mut lattice[at], &other[at]);
        for i in 0..8 {
            words[i] = combine(words[i], mask[i], others[i]);
        }
    });
}

/// Takes over what another lattice says of the sets that hold all of `points`.
#[inline(always)]
pub(crate) fn merge(lattice: &mut [u64], other: &[u64], points: u32) {
    for_movers_of(lattice, other, points, 0, |word, mask, other| word & !mask | other & mask);
}

#[cfg(test)]
mod tests {
    use super::{Shape, for_movers, put_in, take_out};
    use crate::mill::solve::isa::Portable;

    const N: usize = 12;

    fn random(random: &mut fastrand::Rng) -> Vec<u64> {
        (0..1 << (N - 6)).map(|_| random.u64(..)).collect()
    }

    fn has(lattice: &[u64], set: usize) -> bool {
        lattice[set >> 6] >> (set & 63) & 1 == 1
    }

    #[test]
    fn points_are_taken_out_and_put_in() {
        let mut rng = fastrand::Rng::with_seed(2);
        for point in 0..N {
            let from = random(&mut rng);
            let before = random(&mut rng);
            let (mut out, mut more, mut put) = (before.clone(), before.clone(), before.clone());
            take_out(&mut out, &from, point, false);
            take_out(&mut more, &from, point, true);
            put_in(&mut put, &from, point);
            for set in 0..1 << N {
                let with = set >> point & 1 == 1;
                assert_eq!(has(&out, set), !with && has(&from, set | 1 << point));
                assert_eq!(has(&more, set), has(&before, set) || has(&out, set));
                let put_there = with && has(&from, set & !(1 << point));
                assert_eq!(has(&put, set), has(&before, set) || put_there, "{point} {set:b}");
            }
        }
    }

    #[test]
    fn movers_are_masks() {
        let mut rng = fastrand::Rng::with_seed(3);
        for _ in 0..500 {
            let need = rng.u32(0..1 << N) & rng.u32(0..1 << N);
            let clear = rng.u32(0..1 << N) & rng.u32(0..1 << N) & !need;
            let mut lattice = vec![0; 1 << (N - 6)];
            for_movers(&mut lattice, need, clear, |word, mask| word | mask);
            for set in 0..1u32 << N {
                let wanted = set & need == need && set & clear == 0;
                assert_eq!(has(&lattice, set as usize), wanted, "{need:b} {clear:b} {set:b}");
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
