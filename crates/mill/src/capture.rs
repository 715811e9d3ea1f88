//! Which stones may be taken.

use board::Side;
use smallvec::SmallVec;

use crate::{
    Mill, PointSet,
    choices::{CaptureDuty, Captures, Protect, Win},
};

/// Sets of stones to take: on the stack for four mills at once against nine stones, and for three
/// against twelve.
pub(crate) type CaptureSets = SmallVec<[PointSet; 256]>;

impl Mill {
    /// The enemy stones that may be taken, given those that stand on the board.
    #[inline]
    pub(crate) fn targets(&self, enemy: PointSet) -> PointSet {
        let protect =
            if self.is_placing() { self.rules.protect_placing } else { self.rules.protect_moving };
        if protect == Protect::None {
            return enemy;
        }
        let free = enemy - self.board.in_mills(enemy);
        match protect {
            Protect::UnlessAllInMills if free.is_empty() => enemy,
            Protect::ExceptLastThree if enemy.len() + u32::from(self.hands[!self.turn]) == 3 => {
                enemy
            }
            _ => free,
        }
    }

    /// The sets of stones that may be taken for closing so many lines, from these enemy stones.
    pub(crate) fn capture_sets(&self, enemy: PointSet, lines: u32) -> CaptureSets {
        let takes = match self.rules.captures {
            Captures::One => 1,
            Captures::PerMill => lines,
        };
        let mut sets = CaptureSets::new();
        self.collect_sets(enemy, PointSet::EMPTY, takes, &mut sets);
        sets
    }

    fn collect_sets(&self, enemy: PointSet, taken: PointSet, takes: u32, sets: &mut CaptureSets) {
        let left = enemy - taken;
        let targets = if takes == 0 || self.is_reduced(!self.turn, left) {
            PointSet::EMPTY
        } else {
            self.targets(left)
        };
        let may_stop = targets.is_empty() || self.rules.capture_duty == CaptureDuty::May;
        if may_stop && !sets.contains(&taken) {
            sets.push(taken);
        }
        for target in targets {
            self.collect_sets(enemy, taken.with(target), takes - 1, sets);
        }
    }

    /// Whether a side has too few stones left, given those on the board.
    #[inline]
    pub(crate) fn is_reduced(&self, side: Side, on_board: PointSet) -> bool {
        self.rules.win == Win::Reduce
            && on_board.len() + u32::from(self.hands[side]) < u32::from(self.rules.min_stones)
    }
}
