//! The clocks of a game.

use std::time::Duration;

use engine::Clock;

use super::{duel::Player, fault::Fault};

/// How much time a player has for a game: so much at first, and more after each turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Control {
    base: Duration,
    increment: Duration,
}

/// The longest time of a clock, in seconds.
const LONGEST: f64 = 86_400.0;

impl Control {
    /// Reads `SECONDS` or `SECONDS+INCREMENT`.
    pub(crate) fn read(text: &str) -> Result<Self, String> {
        let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
        let seconds = |text: &str| {
            let seconds = text.parse().ok().filter(|seconds| (0.0..=LONGEST).contains(seconds));
            seconds.map(Duration::from_secs_f64)
        };
        match (seconds(base), seconds(increment)) {
            (Some(base), Some(increment)) if !base.is_zero() => Ok(Self { base, increment }),
            _ => Err("seconds are expected, and after a + those each turn brings, as in 10+0.1"
                .to_string()),
        }
    }

    /// The clocks at the beginning of a game.
    pub(super) fn clocks(self) -> Clocks {
        Clocks { left: [self.base; 2], increment: self.increment }
    }
}

/// The clocks of both players.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clocks {
    left: [Duration; 2],
    increment: Duration,
}

impl Clocks {
    /// Clocks on which so much is left, and which each turn gives more.
    pub(crate) const fn standing(left: [Duration; 2], increment: Duration) -> Self {
        Self { left, increment }
    }

    /// The clock of a player.
    pub(super) fn of(&self, player: Player) -> Clock {
        Clock { left: self.left[player as usize], increment: self.increment }
    }

    /// Takes the time of a turn off a player's clock.
    pub(super) fn press(&mut self, player: Player, taken: Duration) -> Result<(), Fault> {
        let left = &mut self.left[player as usize];
        *left = left.checked_sub(taken).ok_or(Fault::TimeOut)?.saturating_add(self.increment);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_runs_down_by_turns() {
        let mut clocks = Control::read("2+0.5").unwrap().clocks();
        let taken = Duration::from_millis(1_500);
        assert_eq!(clocks.press(Player::B, taken), Ok(()));
        assert_eq!(clocks.of(Player::B).left, Duration::from_secs(1));
        assert_eq!(clocks.of(Player::A).left, Duration::from_secs(2));
        assert_eq!(clocks.press(Player::B, taken), Err(Fault::TimeOut));
        for wrong in ["", "0", "-1", "x", "1+", "+1", "1+x", "90000", "NaN", "1+-1"] {
            assert!(Control::read(wrong).is_err(), "{wrong}");
        }
    }
}
