//! The positions that are verified: all of some sub-spaces, or some drawn by lot.

use board::{BySide, Side};
use mill::{ExtraTurn, Mill, PointSet, Rules, Setup};

use crate::{
    mill::{Frame, Space, binomial::sets},
    verify::{Lot, shares},
};

/// The stones of a position: the mover's and the other side's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Stones {
    pub(super) space: Space,
    mover: PointSet,
    waiter: PointSet,
}

impl Stones {
    /// The position with White to move, if there is one.
    pub(super) fn position(self, rules: Rules) -> Option<Mill> {
        let setup = Setup {
            stones: BySide { white: self.mover, black: self.waiter },
            hands: BySide { white: self.space.mover_hand, black: self.space.waiter_hand },
            turn: Side::White,
            idle: 0,
            extra: ExtraTurn::No,
            removals: 0,
            throw: None,
            memory: BySide::both(0),
        };
        Mill::from_setup(rules, &setup).ok()
    }
}

/// All positions of sub-spaces, the waiting stones in one of each of their mirror images.
pub(super) fn all<'frame>(
    frame: &'frame Frame,
    spaces: &'frame [Space],
) -> impl Iterator<Item = Stones> + Send + 'frame {
    spaces.iter().flat_map(move |&space| {
        frame.classes(space.waiter.into()).iter().flat_map(move |&waiter| {
            let waiter = PointSet::from_bits(waiter);
            let free: Vec<_> = (frame.rules.geometry().points() - waiter).into_iter().collect();
            sets(free.len(), space.mover.into()).map(move |chosen| {
                let chosen = PointSet::from_bits(chosen).into_iter();
                let mover = chosen.map(|point| free[point.index()]).collect();
                Stones { space, mover, waiter }
            })
        })
    })
}

/// Positions drawn by lot, as many from each sub-space as from any other; the same seed draws the
/// same ones.
pub(super) fn sample(
    rules: Rules,
    spaces: &[Space],
    count: u64,
    seed: u64,
) -> impl Iterator<Item = Stones> + Send {
    let mut lot = Lot::new(seed);
    shares(spaces, count).map(move |space| {
        let mover = draw(&mut lot, rules.geometry().points(), space.mover);
        let waiter = draw(&mut lot, rules.geometry().points() - mover, space.waiter);
        Stones { space, mover, waiter }
    })
}

/// So many of the points.
fn draw(lot: &mut Lot, mut from: PointSet, count: u8) -> PointSet {
    let mut drawn = PointSet::EMPTY;
    for _ in 0..count {
        let place = lot.below(u64::from(from.len())) as usize;
        if let Some(point) = from.into_iter().nth(place) {
            drawn = drawn.with(point);
            from = from.without(point);
        }
    }
    drawn
}
