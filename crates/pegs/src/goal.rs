//! What has to be left on the board.

use alloc::string::{String, ToString};
use core::fmt;

use board::{RuleValue, ValueError};

use crate::{HoleSet, Layout};

/// What has to be left on the board; written `anywhere`, `d4` or `c3,d3,e3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Goal {
    /// One peg, wherever it stands.
    Anywhere,
    /// A peg in each of these holes and nowhere else.
    Exactly(HoleSet),
}

impl Goal {
    /// Whether these pegs are what the goal asks for.
    pub const fn is_reached(self, pegs: HoleSet) -> bool {
        match self {
            Self::Anywhere => pegs.len() == 1,
            Self::Exactly(goal) => pegs.bits() == goal.bits(),
        }
    }

    /// How many pegs are left at the goal.
    pub const fn pegs_left(self) -> u32 {
        match self {
            Self::Anywhere => 1,
            Self::Exactly(goal) => goal.len(),
        }
    }

    /// Why the goal makes no sense on a board, if it does not.
    pub(crate) fn problem(self, layout: Layout) -> Option<String> {
        let Self::Exactly(goal) = self else {
            return None;
        };
        if goal.is_empty() {
            return Some("a goal needs a peg".to_string());
        }
        let outside = goal.difference(layout.holes());
        (!outside.is_empty()).then(|| alloc::format!("goal {outside} is off the {layout} board"))
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Anywhere => f.write_str("anywhere"),
            Self::Exactly(holes) => holes.fmt(f),
        }
    }
}

impl RuleValue for Goal {
    fn to_text(&self) -> String {
        self.to_string()
    }

    fn from_text(text: &str) -> Result<Self, ValueError> {
        if text.trim() == "anywhere" {
            return Ok(Self::Anywhere);
        }
        let mut holes = HoleSet::EMPTY;
        for part in text.split(',') {
            let hole = part.trim().parse().map_err(|_| Self::refuse(text))?;
            if holes.contains(hole) {
                return Err(Self::refuse(text));
            }
            holes = holes.with(hole);
        }
        Ok(Self::Exactly(holes))
    }

    fn allowed() -> String {
        "anywhere, or different holes with commas between them, as in c3,d3,e3".to_string()
    }
}
