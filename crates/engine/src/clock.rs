//! How the time on a clock is spent.

use std::time::Duration;

/// What a player's clock shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// The time that is left.
    pub left: Duration,
    /// What each turn brings.
    pub increment: Duration,
}

/// What is never used of the time on the clock: the way of the answer takes time too.
const RESERVE: Duration = Duration::from_millis(50);

/// Into how many turns the time on the clock is divided.
const TURNS: u32 = 30;

/// No turn is thought about for less.
const LEAST: Duration = Duration::from_millis(1);

impl Clock {
    /// The share of the time that one turn may take, if the clock gets more time after so many turns.
    #[must_use]
    pub fn share(self, turns_left: Option<u32>) -> Duration {
        let turns = turns_left.unwrap_or(TURNS).clamp(1, TURNS);
        let wanted = (self.left / turns).saturating_add(self.increment / 5 * 4);
        wanted.min(self.left.saturating_sub(RESERVE)).max(LEAST)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_takes_a_share_of_the_clock() {
        let share = |left, increment, turns_left| {
            let [left, increment] = [left, increment].map(Duration::from_millis);
            Clock { left, increment }.share(turns_left).as_millis()
        };
        assert_eq!(share(60_000, 0, None), 2_000);
        assert_eq!(share(60_000, 1_000, None), 2_800);
        assert_eq!(share(60_000, 0, Some(2)), 30_000);
        assert_eq!(share(100, 5_000, None), 50);
        assert_eq!(share(20, 0, Some(0)), 1);
    }
}
