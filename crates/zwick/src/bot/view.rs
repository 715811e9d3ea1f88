//! What a bot reads of a game.

use board::Side;
use serde::Deserialize;

/// A game as it stands, as far as a bot looks at it.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct View {
    pub(super) id: String,
    pub(super) ver: u64,
    pub(super) rules: Rules,
    pub(super) turn: Option<SideName>,
    pub(super) over: bool,
    pub(super) result: Option<Ended>,
    pub(super) fen: String,
    pub(super) moves: Vec<Written>,
    pub(super) turns: Vec<Written>,
    pub(super) needs_throw: bool,
    pub(super) offers: Offers,
    pub(super) clock: Option<Clock>,
    pub(super) seats: Option<Seats>,
}

/// What is played.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Rules {
    pub(super) id: String,
}

/// How the game ended.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Ended {
    pub(super) text: String,
}

/// A turn as it is written.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Written {
    pub(super) text: String,
}

/// What is offered, and by whom.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Offers {
    pub(super) draw: Option<SideName>,
    pub(super) back: Option<SideName>,
}

/// What is left on the clocks, in milliseconds.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Clock {
    white: Option<u64>,
    black: Option<u64>,
    pub(super) days: bool,
}

impl Clock {
    pub(super) const fn of(&self, side: SideName) -> Option<u64> {
        match side {
            SideName::White => self.white,
            SideName::Black => self.black,
        }
    }
}

/// Who sits where.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Seats {
    pub(super) you: Option<SideName>,
    pub(super) awaited: Option<SideName>,
}

/// A side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum SideName {
    White,
    Black,
}

impl SideName {
    pub(super) const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    pub(super) const fn as_str(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Black => "black",
        }
    }
}

impl From<SideName> for Side {
    fn from(side: SideName) -> Self {
        match side {
            SideName::White => Self::White,
            SideName::Black => Self::Black,
        }
    }
}

impl View {
    /// The own side.
    pub(super) fn own(&self) -> Option<SideName> {
        self.seats.as_ref().and_then(|seats| seats.you)
    }

    /// Whether the other player has still to come.
    pub(super) fn is_awaited(&self) -> bool {
        self.seats.as_ref().is_some_and(|seats| seats.awaited.is_some())
    }
}
