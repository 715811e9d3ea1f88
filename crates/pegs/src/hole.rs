//! The holes pegs stand in.

use alloc::string::{String, ToString};
use core::{fmt, str::FromStr};

use board::{RuleValue, ValueError};

/// A hole, named by its column `a` to `g` and its row `1` to `7`, row 1 at the bottom.
///
/// Holes are numbered row by row on a grid eight wide, so the hole in the middle of a jump has
/// the mean of the two other numbers, whichever way the jump goes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Hole(u8);

impl Hole {
    const GRID: u8 = 8;
    const SIDE: u8 = 7;

    /// The hole in a column and a row, both counted from 0, or `None` beyond the seventh.
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < Self::SIDE && row < Self::SIDE {
            Some(Self(row * Self::GRID + column))
        } else {
            None
        }
    }

    /// The hole of a number, or `None` if none has it.
    pub const fn from_index(index: u8) -> Option<Self> {
        Self::new(index % Self::GRID, index / Self::GRID)
    }

    /// Its number on the grid.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Its column, counted from 0.
    pub const fn column(self) -> u8 {
        self.0 % Self::GRID
    }

    /// Its row, counted from 0 at the bottom.
    pub const fn row(self) -> u8 {
        self.0 / Self::GRID
    }

    /// The hole so many columns and rows away, if it is on the grid.
    pub(crate) const fn offset(self, columns: i8, rows: i8) -> Option<Self> {
        let column = self.column().cast_signed() + columns;
        let row = self.row().cast_signed() + rows;
        if column < 0 || row < 0 {
            None
        } else {
            Self::new(column.cast_unsigned(), row.cast_unsigned())
        }
    }
}

impl fmt::Display for Hole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl FromStr for Hole {
    type Err = ParseHoleError;

    fn from_str(text: &str) -> Result<Self, ParseHoleError> {
        match *text.as_bytes() {
            [column @ b'a'..=b'g', row @ b'1'..=b'7'] => {
                Self::new(column - b'a', row - b'1').ok_or(ParseHoleError)
            }
            _ => Err(ParseHoleError),
        }
    }
}

impl RuleValue for Hole {
    fn to_text(&self) -> String {
        self.to_string()
    }

    fn from_text(text: &str) -> Result<Self, ValueError> {
        text.trim().parse().map_err(|_| Self::refuse(text))
    }

    fn allowed() -> String {
        "a hole such as d4".to_string()
    }
}

/// A text that names no hole.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a hole is a letter from a to g and a digit from 1 to 7, as in d4")]
pub struct ParseHoleError;
