//! What a position of mill looks like: what can be counted, weighed as the tables taught it.

mod features;
pub(crate) mod fit;
mod weights;

use board::{Position, State, mix};
use mill::{Action, Dice, Mill, Motion, Move, Point};

use self::{
    features::{Between, COUNT, Feature, Features, PARTS, WHOLE, features},
    weights::WEIGHTS,
};
use crate::{Playable, playable::Look};

/// How much each feature counts in one part of the game: for the side to move, and for the other.
#[derive(Clone, Copy, Debug)]
struct Weights {
    /// Before anything is counted.
    base: i32,
    sides: [[i32; COUNT]; 2],
}

impl Playable for Mill {
    /// From a point or the hand, to a point.
    const KINDS: usize = 25 * 25;

    fn look(&self) -> Look {
        let seen = features(self);
        let between = Between::of(self);
        let [first, second] = between.parts.map(|part| weigh(&seen, &WEIGHTS[part]));
        let worth = (first * (WHOLE - between.second) + second * between.second) / (8 * WHOLE);
        // Only where stones go from point to point does what was seen tell whether one can be taken.
        let plain = matches!(self.rules().motion, Motion::Step | Motion::Knight)
            && self.rules().dice == Dice::None
            && self.removals() == 0;
        let quiet = plain && seen[0][Feature::Closable as usize] == 0;
        Look { worth, quiet }
    }

    fn lead(&self) -> i32 {
        i32::from(self.total(self.turn())) - i32::from(self.total(!self.turn()))
    }

    fn is_loud(&self, m: Move) -> bool {
        m.is_capture() || m.again
    }

    fn must_be_loud(&self) -> bool {
        self.removals() > 0
    }

    fn gain(&self, m: Move) -> i32 {
        let enemy = self.stones(!self.turn());
        let used = |point: Point| {
            let partners = self.board().partners(point).iter();
            partners.map(|others| i32::from(!others.is_disjoint(enemy))).sum::<i32>()
        };
        let worth: i32 = m.captures.into_iter().map(|point| 100 + used(point)).sum();
        worth + i32::from(m.again)
    }

    fn kind(m: Move) -> usize {
        let index = |point: Option<Point>| point.map_or(24, Point::index);
        let to = m.action.arrivals().first();
        25 * index(m.action.departure().first()) + index(to)
    }

    fn tag(m: Move) -> u16 {
        let shape = match m.action {
            Action::Place { .. } => 1,
            Action::Enter { .. } => 2,
            Action::Shift { .. } => 3,
            Action::Remove => 4,
            Action::Pass => 5,
        };
        let sets = u64::from(m.action.departure().bits())
            | u64::from(m.action.arrivals().bits() ^ shape << 24) << 32;
        // Never 0, which stands for no turn.
        (mix(sets ^ mix(u64::from(m.captures.bits()))) >> 48) as u16 | 1
    }
}

fn weigh(seen: &[Features; 2], weights: &Weights) -> i32 {
    let mut sum = weights.base;
    for (features, weights) in seen.iter().zip(&weights.sides) {
        for (&count, &weight) in features.iter().zip(weights) {
            sum += i32::from(count) * weight;
        }
    }
    sum
}
