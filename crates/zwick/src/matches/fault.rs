//! How a player fails.

use std::fmt;

/// How a player failed to make a turn; it loses the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// It ended, or said what makes no sense.
    Crash(String),
    /// Its turn is not legal.
    Illegal(String),
    /// It said nothing for too long.
    TimeOut,
}

impl Fault {
    /// What kind of fault it is.
    pub(super) const fn kind(&self) -> &'static str {
        match self {
            Self::Crash(_) => "crash",
            Self::Illegal(_) => "illegal turn",
            Self::TimeOut => "time-out",
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Crash(what) | Self::Illegal(what) => write!(f, "{}: {what}", self.kind()),
            Self::TimeOut => f.write_str(self.kind()),
        }
    }
}
