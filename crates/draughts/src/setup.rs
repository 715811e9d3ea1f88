//! Pieces on a board, not necessarily a legal position.

use alloc::{
    format,
    string::{String, ToString},
};
use core::fmt;

use board::Side;

use crate::{Rules, Square, SquareSet, numbering::Coordinates, rules::Huff};

/// The most pieces a side can have.
pub const MAX_PIECES: u32 = 12;

/// What stands on the board and who is to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// White's men and kings.
    pub white: SquareSet,
    /// Black's men and kings.
    pub black: SquareSet,
    /// The kings of both sides.
    pub kings: SquareSet,
    /// The pieces of the side that has just moved which may be huffed.
    pub huffable: SquareSet,
    /// Plies without a capture or a move of a man.
    pub idle: u16,
    /// The side to move.
    pub turn: Side,
}

impl Setup {
    /// Twelve men on three rows on each side.
    pub const fn initial(turn: Side) -> Self {
        Self {
            white: SquareSet(0x0000_0fff),
            black: SquareSet(0xfff0_0000),
            kings: SquareSet::EMPTY,
            huffable: SquareSet::EMPTY,
            idle: 0,
            turn,
        }
    }

    /// The pieces of a side.
    #[inline]
    pub const fn side(&self, side: Side) -> SquareSet {
        match side {
            Side::White => self.white,
            Side::Black => self.black,
        }
    }

    /// The pieces of the side to move.
    #[inline]
    pub const fn us(&self) -> SquareSet {
        self.side(self.turn)
    }

    /// The pieces of the side that is not to move.
    #[inline]
    pub const fn them(&self) -> SquareSet {
        self.side(self.turn.other())
    }

    /// The squares without a piece.
    #[inline]
    pub const fn empty(&self) -> SquareSet {
        SquareSet(!(self.white.0 | self.black.0))
    }

    /// The same board seen from the other side, with the colours exchanged.
    #[must_use]
    pub const fn flipped(&self) -> Self {
        Self {
            white: self.black.rotated(),
            black: self.white.rotated(),
            kings: self.kings.rotated(),
            huffable: self.huffable.rotated(),
            idle: self.idle,
            turn: self.turn.other(),
        }
    }

    /// The board after a piece has been taken off.
    #[must_use]
    pub(crate) const fn without(&self, square: Square) -> Self {
        Self {
            white: self.white.without(square),
            black: self.black.without(square),
            kings: self.kings.without(square),
            huffable: self.huffable.without(square),
            ..*self
        }
    }

    /// Makes sure that a game can get here, as far as that is easily told.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong.
    pub fn check(&self, rules: &Rules) -> Result<(), SetupError> {
        if let Some(square) = (self.white & self.black).first() {
            return Err(SetupError::Shared(square));
        }
        let pieces = self.white | self.black;
        if let Some(square) = (self.kings - pieces).first() {
            return Err(SetupError::CrownWithoutPiece(square));
        }
        if pieces.is_empty() {
            return Err(SetupError::Empty);
        }
        for side in Side::ALL {
            let own = self.side(side);
            if own.len() > MAX_PIECES {
                return Err(SetupError::TooMany(side, own.len()));
            }
            if let Some(square) = ((own - self.kings) & far_row(side)).first() {
                return Err(SetupError::ManOnFarRow(square));
            }
        }
        match rules.huff {
            Huff::Off if !self.huffable.is_empty() => Err(SetupError::HuffOff),
            _ if !self.them().is_superset(self.huffable) => Err(SetupError::HuffOfNothing),
            _ => Ok(()),
        }
    }
}

/// The row on which the men of a side are crowned.
#[inline]
pub const fn far_row(side: Side) -> SquareSet {
    match side {
        Side::White => SquareSet::rank(7),
        Side::Black => SquareSet::rank(0),
    }
}

/// Pieces on a board that no game gets to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// A white and a black piece share a square.
    Shared(Square),
    /// A crown lies on an empty square.
    CrownWithoutPiece(Square),
    /// There is no piece at all.
    Empty,
    /// A side has more than twelve pieces.
    TooMany(Side, u32),
    /// A man stands where it would have been crowned.
    ManOnFarRow(Square),
    /// Pieces are marked for huffing although there is none.
    HuffOff,
    /// A mark for huffing is not on a piece of the side that has just moved.
    HuffOfNothing,
}

impl SetupError {
    /// The sentence with squares written as the rules write them.
    pub fn words(self, coordinates: Coordinates) -> String {
        self.sentence(&|square| coordinates.write(square))
    }

    fn sentence(self, name: &dyn Fn(Square) -> String) -> String {
        match self {
            Self::Shared(square) => format!("two pieces on {}", name(square)),
            Self::CrownWithoutPiece(square) => {
                format!("a crown without a piece on {}", name(square))
            }
            Self::Empty => "an empty board".to_string(),
            Self::TooMany(side, count) => {
                format!("{count} pieces of {side}, more than {MAX_PIECES}")
            }
            Self::ManOnFarRow(square) => {
                format!("a man on the row where it is crowned, {}", name(square))
            }
            Self::HuffOff => "a piece to be huffed, but huffing is off".to_string(),
            Self::HuffOfNothing => {
                "a piece to be huffed that is not one of the side that has just moved".to_string()
            }
        }
    }
}

impl fmt::Display for SetupError {
    /// Writes the sentence with squares as on a board with a dark corner at White's left.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(&|square| square.to_string()))
    }
}

impl core::error::Error for SetupError {}
