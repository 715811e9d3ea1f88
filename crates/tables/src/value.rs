//! What a position is worth.

use std::fmt;

/// Win, draw or loss for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Wdl {
    /// The side to move loses against best play.
    Loss,
    /// Neither side can force anything.
    Draw,
    /// The side to move wins with best play.
    Win,
}

/// The value of a position for the side to move, with the plies to the end where they are known.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Value {
    /// A win, in so many plies.
    Win(Option<u16>),
    /// A draw.
    Draw,
    /// A loss, in so many plies; none are left where the game is over.
    Loss(Option<u16>),
}

/// A value as tables hold it: 0 is a draw, 2p+1 a loss and 2p+2 a win in p plies. Where only win,
/// draw and loss are kept, p is 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Symbol(pub u16);

impl Symbol {
    /// A draw.
    pub const DRAW: Self = Self(0);
    /// A loss where plies are not kept.
    pub const LOSS: Self = Self(1);
    /// A win where plies are not kept.
    pub const WIN: Self = Self(2);
    /// No position has this number: the stones cannot stand so.
    pub const NONE: Self = Self(u16::MAX);

    /// A win in so many plies.
    pub const fn win(plies: u16) -> Self {
        Self(2 * plies + 2)
    }

    /// A loss in so many plies.
    pub const fn loss(plies: u16) -> Self {
        Self(2 * plies + 1)
    }

    /// Win, draw or loss.
    pub const fn wdl(self) -> Wdl {
        match self.0 {
            0 => Wdl::Draw,
            odd if odd % 2 == 1 => Wdl::Loss,
            _ => Wdl::Win,
        }
    }

    /// The plies to the end; of a draw, none.
    pub const fn plies(self) -> u16 {
        self.0.saturating_sub(1) / 2
    }
}

impl Value {
    /// Win, draw or loss.
    pub const fn wdl(self) -> Wdl {
        match self {
            Self::Win(_) => Wdl::Win,
            Self::Draw => Wdl::Draw,
            Self::Loss(_) => Wdl::Loss,
        }
    }
}

impl fmt::Display for Value {
    /// As in `win 11`, `draw`, `loss 4`; without a number where the plies are not known.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Win(Some(plies)) => write!(f, "win {plies}"),
            Self::Win(None) => write!(f, "win"),
            Self::Draw => write!(f, "draw"),
            Self::Loss(Some(plies)) => write!(f, "loss {plies}"),
            Self::Loss(None) => write!(f, "loss"),
        }
    }
}
