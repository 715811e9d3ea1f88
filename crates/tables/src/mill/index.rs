//! Which number a position has in the table of its sub-space.
//!
//! The waiting side's stones, turned and mirrored to the largest set of their class, choose the
//! row; the mover's stones, turned along, have their rank among all sets on the free points.

use mill::PointSet;

use super::{Space, frame::Frame};

/// The version of the numbering. It covers the order of points, symmetries and classes.
pub const INDEX_VERSION: u16 = 1;

impl Frame {
    /// How many entries the table of a sub-space has.
    pub fn entries(&self, space: Space) -> u64 {
        self.class_count(usize::from(space.waiter)) * self.row_len(space) as u64
    }

    /// How many entries a row of it has.
    pub fn row_len(&self, space: Space) -> usize {
        self.row(usize::from(space.waiter), usize::from(space.mover))
    }

    /// The number of a position in the table of its sub-space.
    pub fn locate(&self, space: Space, mover: PointSet, waiter: PointSet) -> u64 {
        let (standard, symmetry) = self.canonical(waiter.bits());
        let classes = self.classes(usize::from(space.waiter));
        let class = classes.partition_point(|&set| set < standard);
        let stones = self.image(symmetry, mover.bits());
        let rank = self.ranker(usize::from(space.mover)).rank(beside(stones, standard));
        (class * self.row_len(space)) as u64 + u64::from(rank)
    }

    /// The position of a number: the stones of the mover and of the waiting side.
    ///
    /// Several numbers stand for one position where the waiting stones are their own mirror.
    pub fn position(&self, space: Space, index: u64) -> (PointSet, PointSet) {
        let row = self.row_len(space);
        let waiting = self.classes(usize::from(space.waiter))[index as usize / row];
        let rank = index as usize % row;
        let local = super::binomial::set_of_rank(rank, usize::from(space.mover));
        let free = self.all() & !waiting;
        let points = (0..self.points as u32).filter(|point| free >> point & 1 == 1);
        let mover = points
            .enumerate()
            .filter(|(at, _)| local >> at & 1 == 1)
            .fold(0, |set, (_, point)| set | 1 << point);
        (PointSet::from_bits(mover), PointSet::from_bits(waiting))
    }
}

/// A set in numbers of the points that another set leaves free.
fn beside(set: u32, other: u32) -> u32 {
    let (mut rest, mut local) = (set, 0);
    while rest != 0 {
        let lowest = rest & rest.wrapping_neg();
        local |= 1 << ((lowest - 1) & !other).count_ones();
        rest ^= lowest;
    }
    local
}

#[cfg(test)]
mod tests {
    use board::RuleSet;
    use mill::{PointSet, Rules};

    use super::super::{Space, frame::Frame};

    #[test]
    fn numbers_lead_to_positions_and_back() {
        let frame = Frame::new(Rules::presets()[0].rules);
        let mut random = fastrand::Rng::with_seed(5);
        for (mover, waiter) in [(3, 3), (4, 3), (9, 8), (0, 2), (2, 0)] {
            let space = Space::moving(mover, waiter);
            for _ in 0..2000 {
                let index = random.u64(..frame.entries(space));
                let (own, enemy) = frame.position(space, index);
                assert_eq!((own.len(), enemy.len()), (u32::from(mover), u32::from(waiter)));
                assert!(own.is_disjoint(enemy));
                let found = frame.locate(space, own, enemy);
                // A position of a row that is its own mirror may have been found elsewhere.
                let (own_again, enemy_again) = frame.position(space, found);
                assert_eq!(enemy, enemy_again);
                let same = |symmetry| {
                    frame.image(symmetry, enemy.bits()) == enemy.bits()
                        && frame.image(symmetry, own.bits()) == own_again.bits()
                };
                assert!((0..frame.symmetries.len()).any(same));
                let turned = random.usize(..frame.symmetries.len());
                let turn = |set: PointSet| PointSet::from_bits(frame.image(turned, set.bits()));
                let row = frame.row_len(space) as u64;
                assert_eq!(frame.locate(space, turn(own), turn(enemy)) / row, index / row);
            }
        }
    }
}
