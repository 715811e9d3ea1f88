//! Time that a turn has spent on its way is given back, within limits.
//!
//! Only what the server has measured itself counts, by how long a ping over the same line takes to come back.
//! Somebody could answer pings late to gain time, so there is only so much of it: a stock that every turn
//! refills a little.

use board::BySide;

use super::{Event, Table};

/// The most that one turn gets back, in milliseconds.
pub const MOST_LAG: u64 = 1000;

/// What each player may get back at first.
const STOCK: u64 = 1500;

/// What every turn adds to that.
const REFILL: u64 = 500;

/// The most that it grows to.
const FULL: u64 = 3500;

/// What the players may still get back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LagStock(BySide<u64>);

impl Default for LagStock {
    fn default() -> Self {
        Self(BySide::both(STOCK))
    }
}

impl Table {
    /// What a turn that comes now gets back, over a line on which a ping takes so long.
    pub(super) fn credit(&self, round_trip: u64) -> u64 {
        if self.is_live() { round_trip.min(MOST_LAG).min(self.lag.0[self.speaker()]) } else { 0 }
    }

    /// Takes note of what a turn of the side to move has got back.
    pub(super) fn credited(&mut self, lag: u64) {
        let side = self.speaker();
        let stock = &mut self.lag.0[side];
        *stock = stock.saturating_sub(lag).saturating_add(REFILL).min(FULL);
    }
}

impl Event {
    /// The same event with what its turn gets back.
    pub(super) fn with_lag(self, credit: u64) -> Self {
        match self {
            Self::Turn { text, .. } => Self::Turn { text, lag: credit },
            other => other,
        }
    }
}
