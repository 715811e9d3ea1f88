//! Clocks as arithmetic: nothing in here knows what time it is.

use std::{fmt, str::FromStr};

use board::{BySide, Millis, Side, TimeTextError};

/// How much time a player has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum TimeControl {
    /// As much as he likes; written `-`.
    #[default]
    None,
    /// A total for the game and something more for each turn; written `300+2` in seconds.
    Total {
        /// What is on the clock at the start.
        initial: Millis,
        /// What is added after each turn.
        increment: Millis,
    },
    /// The same for each turn, nothing saved; written `30/turn` in seconds.
    PerMove {
        /// The time for one turn.
        limit: Millis,
    },
    /// Days for each turn, as by letter; written `3d/turn`.
    Days {
        /// How many.
        days: u16,
    },
}

impl TimeControl {
    /// What is on the clock before the first turn.
    pub const fn at_start(self) -> Option<Millis> {
        match self {
            Self::None => None,
            Self::Total { initial, .. } => Some(initial),
            Self::PerMove { limit } => Some(limit),
            Self::Days { days } => Some(Millis::from_days(days)),
        }
    }

    /// What is on the clock after a turn, or `None` if the flag fell: the clock came to zero.
    pub const fn after_turn(self, left: Millis, spent: Millis) -> Option<Millis> {
        if spent.0 >= left.0 {
            return None;
        }
        match self {
            Self::None => Some(left),
            Self::Total { increment, .. } => {
                Some(Millis((left.0 - spent.0).saturating_add(increment.0)))
            }
            Self::PerMove { limit } => Some(limit),
            Self::Days { days } => Some(Millis::from_days(days)),
        }
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::None => f.write_str("-"),
            Self::Total { initial, increment } => {
                write!(f, "{}+{}", Seconds(initial), Seconds(increment))
            }
            Self::PerMove { limit } => write!(f, "{}/turn", Seconds(limit)),
            Self::Days { days } => write!(f, "{days}d/turn"),
        }
    }
}

impl FromStr for TimeControl {
    type Err = TimeTextError;

    fn from_str(text: &str) -> Result<Self, TimeTextError> {
        read_control(text.trim()).ok_or_else(|| TimeTextError(text.to_string()))
    }
}

fn read_control(text: &str) -> Option<TimeControl> {
    if text == "-" {
        return Some(TimeControl::None);
    }
    if let Some(days) = text.strip_suffix("d/turn") {
        let days = days.parse().ok().filter(|&days| days > 0)?;
        return Some(TimeControl::Days { days });
    }
    if let Some(limit) = text.strip_suffix("/turn") {
        let limit = Millis::from_seconds_text(limit).filter(|limit| limit.0 > 0)?;
        return Some(TimeControl::PerMove { limit });
    }
    let (initial, increment) = text.split_once('+')?;
    Some(TimeControl::Total {
        initial: Millis::from_seconds_text(initial).filter(|initial| initial.0 > 0)?,
        increment: Millis::from_seconds_text(increment)?,
    })
}

/// Milliseconds written as seconds, with decimals only where needed.
struct Seconds(Millis);

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0.0 / 1000)?;
        match self.0.0 % 1000 {
            0 => Ok(()),
            rest => write!(f, ".{rest:03}"),
        }
    }
}

/// The clocks of both players, each with a time control of its own (odds).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Clock {
    /// The time control of each side.
    pub control: BySide<TimeControl>,
    /// What each side has left; none without a limit.
    pub left: BySide<Option<Millis>>,
}

impl Clock {
    /// Clocks before the first turn.
    pub fn new(control: BySide<TimeControl>) -> Self {
        Self { control, left: BySide::from_fn(|side| control[side].at_start()) }
    }

    /// Whether any side is limited.
    pub fn is_limited(&self) -> bool {
        self.control != BySide::both(TimeControl::None)
    }

    /// Whether the flag of `side` has fallen after thinking for `spent`.
    pub fn has_fallen(&self, side: Side, spent: Millis) -> bool {
        self.left[side].is_some_and(|left| spent.0 >= left.0)
    }

    /// The clocks after a turn of `side`, or `None` if its flag fell.
    #[must_use]
    pub fn after_turn(mut self, side: Side, spent: Millis) -> Option<Self> {
        if let Some(left) = self.left[side] {
            self.left[side] = Some(self.control[side].after_turn(left, spent)?);
        }
        Some(self)
    }
}

/// Writes the time controls of both sides as one text: `300+2`, or `300+2 600+5` with odds.
pub(crate) fn control_text(control: BySide<TimeControl>) -> String {
    if control.white == control.black {
        control.white.to_string()
    } else {
        format!("{} {}", control.white, control.black)
    }
}

/// Reads what [`control_text`] writes.
pub(crate) fn read_controls(text: &str) -> Result<BySide<TimeControl>, TimeTextError> {
    let mut words = text.split_whitespace();
    let refuse = || TimeTextError(text.to_string());
    let white: TimeControl = words.next().ok_or_else(refuse)?.parse()?;
    let black = words.next().map_or(Ok(white), str::parse)?;
    match words.next() {
        None => Ok(BySide { white, black }),
        Some(_) => Err(refuse()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BLITZ: TimeControl =
        TimeControl::Total { initial: Millis(300_000), increment: Millis(2000) };

    #[test]
    fn times_read_back() {
        for (ms, text) in [
            (0, "0:00:00"),
            (61_000, "0:01:01"),
            (3_600_500, "1:00:00.500"),
            (360_000_007, "100:00:00.007"),
        ] {
            assert_eq!(Millis(ms).to_string(), text);
            assert_eq!(text.parse(), Ok(Millis(ms)));
        }
        assert_eq!("0:00:01.5".parse(), Ok(Millis(1500)));
        for bad in [
            "",
            "5",
            "0:5",
            "0:60:00",
            "0:00:60",
            "a:00:00",
            "0:00:01.",
            "0:00:01.1234",
            "-1:00:00",
            "99999999999999999999:00:00",
            "9999999999999999:00:00",
            "0:+1:00",
        ] {
            assert!(bad.parse::<Millis>().is_err(), "{bad}");
        }
    }

    #[test]
    fn controls_read_back() {
        for text in ["-", "300+2", "0.500+0", "30/turn", "1.250/turn", "3d/turn"] {
            let control: TimeControl = text.parse().unwrap();
            assert_eq!(control.to_string(), text);
        }
        for bad in ["", "300", "0+2", "0/turn", "0d/turn", "70000d/turn", "x+y", "300+-2"] {
            assert!(bad.parse::<TimeControl>().is_err(), "{bad}");
        }
        let odds = BySide { white: BLITZ, black: TimeControl::Days { days: 2 } };
        assert_eq!(control_text(odds), "300+2 2d/turn");
        assert_eq!(read_controls("300+2 2d/turn"), Ok(odds));
        assert_eq!(read_controls("300+2"), Ok(BySide::both(BLITZ)));
        assert!(read_controls("300+2 300+2 300+2").is_err());
    }

    #[test]
    fn each_side_spends_its_own_time() {
        let clock = Clock::new(BySide { white: BLITZ, black: TimeControl::None });
        let clock = clock.after_turn(Side::White, Millis(10_000)).unwrap();
        assert_eq!(clock.left.white, Some(Millis(292_000)));
        assert_eq!(clock.left.black, None);
        assert_eq!(clock.after_turn(Side::Black, Millis(u64::MAX)), Some(clock));
        assert!(!clock.has_fallen(Side::White, Millis(291_999)));
        assert!(clock.has_fallen(Side::White, Millis(292_000)));
        assert_eq!(clock.after_turn(Side::White, Millis(292_000)), None);
    }

    #[test]
    fn nothing_is_saved_from_turn_to_turn() {
        let control = TimeControl::PerMove { limit: Millis(30_000) };
        assert_eq!(control.after_turn(Millis(30_000), Millis(29_999)), Some(Millis(30_000)));
        assert_eq!(control.after_turn(Millis(30_000), Millis(30_000)), None);
        let days = TimeControl::Days { days: 3 };
        assert_eq!(days.at_start(), Some(Millis(259_200_000)));
    }
}
