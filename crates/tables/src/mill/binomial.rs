//! Sets of a given size in order: the colexicographic rank.
//!
//! Sets of equal size in the order of their bits as a number: the rank of a set does not depend on
//! how many points there are, and a set of points that does not contain the highest ones has the
//! same rank on a smaller board.

use crate::subsets::{choose, subsets, unrank};

/// The most points of a board.
pub(crate) const MAX_POINTS: usize = 24;

/// How many sets of `k` there are among `n` points.
pub(crate) const fn binomial(n: usize, k: usize) -> usize {
    choose(n as u32, k as u32) as usize
}

/// How many points the low half of a set has when it is ranked.
const LOW: usize = 12;

/// The bits of the low half.
const LOW_BITS: u32 = (1 << LOW) - 1;

/// What the low half of a set adds to its rank, whatever stands above. Small enough to stay at
/// hand beside the rest.
static LOW_RANKS: [u16; 1 << LOW] = {
    let mut ranks = [0; 1 << LOW];
    let mut set = 0;
    while set < ranks.len() {
        ranks[set] = sum(set as u32, 0, 0) as u16;
        set += 1;
    }
    ranks
};

/// Ranks sets of one size: two look-ups a set.
#[derive(Debug)]
pub(crate) struct Ranker {
    /// What the high half adds.
    high: Box<[u32; 1 << LOW]>,
}

impl Ranker {
    /// For sets of `size` points.
    pub(crate) fn new(size: usize) -> Self {
        let mut high = Box::new([0; 1 << LOW]);
        for (set, rank) in (0..).zip(high.iter_mut()) {
            let above = u32::count_ones(set) as usize;
            *rank = if above > size { 0 } else { sum(set, LOW, size - above) };
        }
        Self { high }
    }

    /// The rank of a set of that size.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "part of loops compiled for several instruction sets")]
    pub(crate) fn rank(&self, set: u32) -> u32 {
        u32::from(LOW_RANKS[(set & LOW_BITS) as usize])
            + self.high[(set >> LOW & LOW_BITS) as usize]
    }
}

/// What the points of a set add to the rank, `below` being the number of lower points of the whole
/// set and `shift` the number of the first point.
const fn sum(set: u32, shift: usize, below: usize) -> u32 {
    let mut rank = 0;
    let mut order = below;
    let mut point = 0;
    while point < LOW {
        if set >> point & 1 == 1 {
            order += 1;
            rank += binomial(point + shift, order);
        }
        point += 1;
    }
    rank as u32
}

/// The set of so many points that has this rank.
pub(crate) fn set_of_rank(rank: usize, size: usize) -> u32 {
    unrank(rank as u32, size as u32)
}

/// Every set of `size` among the first `n` points, in order of rank.
pub(crate) fn sets(n: usize, size: usize) -> impl Iterator<Item = u32> {
    subsets(n as u32, size as u32)
}

#[cfg(test)]
mod tests {
    use super::{Ranker, binomial, set_of_rank, sets};

    #[test]
    fn ranks_follow_the_order_of_the_sets() {
        for size in 0..=9 {
            let ranker = Ranker::new(size);
            for (rank, set) in sets(17, size).enumerate() {
                assert_eq!(ranker.rank(set), rank as u32, "{set:b}");
                assert_eq!(set_of_rank(rank, size), set);
            }
            assert_eq!(sets(17, size).count(), binomial(17, size));
        }
        let ranker = Ranker::new(3);
        assert_eq!(ranker.rank(0b111 << 21) as usize, binomial(24, 3) - 1);
    }
}
