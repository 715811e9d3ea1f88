//! How a game ends, and why.

use alloc::{
    format,
    string::{String, ToString},
};
use core::fmt;

use crate::{RuleValue, Side, ValueError, choice};

/// Who won.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// One side has won.
    Decisive {
        /// The side that has won.
        winner: Side,
    },
    /// A tied game.
    Draw,
}

impl Outcome {
    /// `1-0`, `0-1` or `1/2-1/2`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Decisive { winner: Side::White } => "1-0",
            Self::Decisive { winner: Side::Black } => "0-1",
            Self::Draw => "1/2-1/2",
        }
    }

    /// The winner, if there is one.
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Decisive { winner } => Some(winner),
            Self::Draw => None,
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The end of a game: who won, and why.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct End {
    /// Who won.
    pub outcome: Outcome,
    /// Why.
    pub reason: Reason,
}

impl End {
    /// A win of `winner`.
    pub const fn win(winner: Side, reason: Reason) -> Self {
        Self { outcome: Outcome::Decisive { winner }, reason }
    }

    /// A tied game.
    pub const fn draw(reason: Reason) -> Self {
        Self { outcome: Outcome::Draw, reason }
    }
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.outcome, self.reason)
    }
}

choice! {
    /// Why a game ended: the one list that records, interfaces and translations share.
    pub enum Reason {
        /// The loser has too few stones left to make a mill.
        Reduced = "reduced",
        /// All pieces of the loser have been taken.
        Captured = "captured",
        /// The winner of a losing game has given all pieces away.
        GivenAway = "given-away",
        /// The side to move has no move.
        Blocked = "blocked",
        /// Neither side has a move.
        BothBlocked = "both-blocked",
        /// The winner closed the first mill.
        FirstMill = "first-mill",
        /// The hunted piece cannot move.
        Trapped = "trapped",
        /// The hunted piece got away.
        Escaped = "escaped",
        /// Every point is occupied after placing.
        BoardFull = "board-full",
        /// Three stones against three.
        ThreeVsThree = "three-vs-three",
        /// Both agreed to a draw.
        Agreement = "agreement",
        /// The same position occurred for the agreed number of times.
        Repetition = "repetition",
        /// The agreed number of plies passed without a mill.
        NoMill = "no-mill",
        /// The agreed number of plies passed without a capture or a move of a man.
        NoProgress = "no-progress",
        /// The loser gave up.
        Resignation = "resignation",
        /// The loser ran out of time.
        Time = "time",
        /// The loser left the game.
        Abandoned = "abandoned",
        /// The game was called off before it really began.
        Aborted = "aborted",
        /// The stop policy ended a game that went on and on.
        Stopped = "stopped",
        /// The puzzle is solved.
        Solved = "solved",
        /// The puzzle has no jump left.
        Stuck = "stuck",
    }
}

choice! {
    /// How a draw by repetition or by lack of progress comes about.
    pub enum DrawMode {
        /// The game ends by itself.
        Auto = "auto",
        /// The side to move has to claim it.
        Claim = "claim",
        /// It does not exist.
        Off = "off",
    }
}

/// A draw after a number of repetitions or of plies; written `3 auto`, `100 claim` or `off`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DrawRule {
    /// How many occurrences, or plies. Means nothing when the mode is off, and is 0 then.
    pub count: u16,
    /// How it comes about.
    pub mode: DrawMode,
}

impl DrawRule {
    /// No such draw.
    pub const OFF: Self = Self { count: 0, mode: DrawMode::Off };

    /// The draw that comes by itself.
    pub const fn auto(count: u16) -> Self {
        Self { count, mode: DrawMode::Auto }
    }

    /// The draw that has to be claimed.
    pub const fn claim(count: u16) -> Self {
        Self { count, mode: DrawMode::Claim }
    }

    /// Whether `count` occurrences or plies are enough in the given mode.
    pub fn holds(self, mode: DrawMode, count: u32) -> bool {
        self.mode == mode && mode != DrawMode::Off && count >= u32::from(self.count)
    }
}

impl RuleValue for DrawRule {
    fn to_text(&self) -> String {
        match self.mode {
            DrawMode::Off => "off".to_string(),
            mode => format!("{} {mode}", self.count),
        }
    }

    fn from_text(text: &str) -> Result<Self, ValueError> {
        if text.trim() == "off" {
            return Ok(Self::OFF);
        }
        let (count, mode) = text.trim().split_once(' ').ok_or_else(|| Self::refuse(text))?;
        let count = count.parse::<u16>().map_err(|_| Self::refuse(text))?;
        match DrawMode::from_text(mode.trim()) {
            Ok(mode) if mode != DrawMode::Off && count >= 2 => Ok(Self { count, mode }),
            _ => Err(Self::refuse(text)),
        }
    }

    fn allowed() -> String {
        "off, or a number from 2 and auto or claim, as in \"3 auto\"".to_string()
    }
}

/// The draws that come from the course of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DrawRules {
    /// The same position again and again.
    pub repetition: DrawRule,
    /// Plies without progress.
    pub no_progress: DrawRule,
    /// What the lack of progress is called: [`Reason::NoMill`] or [`Reason::NoProgress`].
    pub reason: Reason,
}
