//! A whole turn.

use crate::{Square, SquareSet};

/// A whole turn: a step or a complete capture, with the huff before it where the rules know one.
///
/// Two ways to the same squares, pieces taken and crowning are one turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move {
    /// The opponent's piece that is huffed before the move.
    pub huffed: Option<Square>,
    /// Where the piece comes from.
    pub from: Square,
    /// Where it ends; the same square if a capture goes round in a circle.
    pub to: Square,
    /// The squares of the pieces taken.
    pub captured: SquareSet,
    /// Whether a man becomes a king.
    pub crowned: bool,
}

impl Move {
    /// Whether pieces are taken by jumping.
    #[inline]
    pub const fn is_capture(self) -> bool {
        !self.captured.is_empty()
    }
}
