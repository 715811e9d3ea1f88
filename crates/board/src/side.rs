//! The two players.

use core::{
    fmt,
    ops::{Index, IndexMut, Not},
};

/// One of the two players, named by the colour of the stones.
///
/// Who starts is a matter of the rules, not of the colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// The light stones.
    White,
    /// The dark stones.
    Black,
}

impl Side {
    /// Both sides, White first.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// `w` or `b`, as position texts write it.
    pub const fn letter(self) -> char {
        match self {
            Self::White => 'w',
            Self::Black => 'b',
        }
    }

    /// The side a letter names, in either case.
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'w' | 'W' => Some(Self::White),
            'b' | 'B' => Some(Self::Black),
            _ => None,
        }
    }

    /// `white` or `black`, the stable name used in records and interfaces.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Black => "black",
        }
    }
}

impl Not for Side {
    type Output = Self;

    fn not(self) -> Self {
        self.other()
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// One value for each side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct BySide<T> {
    /// White's.
    pub white: T,
    /// Black's.
    pub black: T,
}

impl<T> BySide<T> {
    /// Makes the value of each side from the side.
    pub fn from_fn(mut value: impl FnMut(Side) -> T) -> Self {
        Self { white: value(Side::White), black: value(Side::Black) }
    }

    /// The same values with the colours exchanged.
    #[must_use]
    pub fn swapped(self) -> Self {
        Self { white: self.black, black: self.white }
    }
}

impl<T: Copy> BySide<T> {
    /// The same value for both sides.
    pub const fn both(value: T) -> Self {
        Self { white: value, black: value }
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    #[inline]
    fn index(&self, side: Side) -> &T {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    #[inline]
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::White => &mut self.white,
            Side::Black => &mut self.black,
        }
    }
}
