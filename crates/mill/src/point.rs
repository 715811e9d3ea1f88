//! A point of a board.

use core::fmt;

/// A point of a board, numbered row by row from the top left as the board is printed.
///
/// What it is called depends on the board: see [`Board::name`](crate::Board::name).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(u8);

impl Point {
    /// The most points a board has.
    pub const MAX: usize = 24;

    /// The point of that number.
    ///
    /// # Panics
    ///
    /// If no board has so many points.
    #[inline]
    pub const fn new(index: usize) -> Self {
        assert!(index < Self::MAX, "no board has so many points");
        Self(index as u8)
    }

    /// The number of the point.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Point({})", self.0)
    }
}
