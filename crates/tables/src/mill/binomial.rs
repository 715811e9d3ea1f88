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

/// How many points the low half of the tables of a [`Ranker`] covers.
const LOW: u32 = 12;

/// Ranks sets of one size: two look-ups a set.
#[derive(Debug)]
pub(crate) struct Ranker {
    low: Vec<u32>,
    high: Vec<u32>,
}

impl Ranker {
    /// For sets of `size` points.
    pub(crate) fn new(size: usize) -> Self {
        let low = (0..1u32 << LOW).map(|set| sum(set, 0, 0)).collect();
        let high = (0..1u32 << LOW)
            .map(|set| {
                let above = set.count_ones() as usize;
                if above > size { 0 } else { sum(set, LOW as usize, size - above) }
            })
            .collect();
        Self { low, high }
    }

    /// The rank of a set of that size.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "part of loops compiled for several instruction sets")]
    pub(crate) fn rank(&self, set: u32) -> u32 {
        self.low[(set & ((1 << LOW) - 1)) as usize] + self.high[(set >> LOW & 0xfff) as usize]
    }
}

/// What the points of a set add to the rank, `below` being the number of lower points of the whole
/// set and `shift` the number of the first point.
fn sum(set: u32, shift: usize, below: usize) -> u32 {
    let mut rank = 0;
    let mut order = below;
    for point in 0..LOW as usize {
        if set >> point & 1 == 1 {
            order += 1;
            rank += binomial(point + shift, order);
        }
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
