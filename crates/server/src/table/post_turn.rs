//! Turns by correspondence that somebody is waited for with.

use board::Side;

use super::{Control, Table};

/// A turn by correspondence that somebody is waited for with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PostTurn {
    /// Whose turn it is.
    pub side: Side,
    /// How much time is left for it, in milliseconds.
    pub left: u64,
    /// How much there was at its beginning.
    pub whole: u64,
}

impl Table {
    /// The turn that is waited for, in a game with days for each; none while its player is away.
    pub fn post_turn(&self, now: u64) -> Option<PostTurn> {
        let (side, spent) = self.running(now)?;
        let by_days = matches!(self.agreed.clocks()[side], Control::Days { .. });
        if !by_days || self.absence[side].lasts(now) {
            return None;
        }
        let clock = self.game.clock();
        let whole = clock.control[side].at_start()?.0;
        Some(PostTurn { side, left: clock.left[side]?.0.saturating_sub(spent.0), whole })
    }
}
