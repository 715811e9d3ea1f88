//! Sets of squares in one machine word.

use core::{
    fmt,
    ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign},
};

use crate::{Direction, Square};

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct SquareSet(pub u32);

/// Ranks 1, 3, 5 and 7, where the a-file is dark.
const ODD_RANKS: u32 = 0x0f0f_0f0f;
const FILE_A: u32 = 0x0101_0101;
const FILE_H: u32 = 0x8080_8080;

impl SquareSet {
    /// No square.
    pub const EMPTY: Self = Self(0);

    /// Every square.
    pub const ALL: Self = Self(u32::MAX);

    /// The four squares of a rank from 0 to 7.
    pub const fn rank(rank: u8) -> Self {
        Self(0xf << (rank as u32 % 8 * 4))
    }

    /// The set of one square.
    #[inline]
    pub const fn of(square: Square) -> Self {
        Self(1 << (square.index() as u32 & 31))
    }

    /// Whether the square is in the set.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 & Self::of(square).0 != 0
    }

    /// Whether every square of `other` is in this set.
    #[inline]
    pub const fn is_superset(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    /// Whether no square is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many squares are in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The first square of the set.
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.is_empty() { None } else { Some(Square::wrapping(self.0.trailing_zeros())) }
    }

    /// The set with a square added.
    #[inline]
    #[must_use]
    pub const fn with(self, square: Square) -> Self {
        Self(self.0 | Self::of(square).0)
    }

    /// The set with a square removed.
    #[inline]
    #[must_use]
    pub const fn without(self, square: Square) -> Self {
        Self(self.0 & !Self::of(square).0)
    }

    /// Every square that is not in the set.
    #[inline]
    #[must_use]
    pub const fn complement(self) -> Self {
        Self(!self.0)
    }

    /// The set seen from the other side of the board.
    #[must_use]
    pub const fn rotated(self) -> Self {
        Self(self.0.reverse_bits())
    }

    /// Every square of the set moved one step; what leaves the board is lost.
    #[inline]
    #[must_use]
    pub const fn step(self, direction: Direction) -> Self {
        let (odd, even) = (self.0 & ODD_RANKS, self.0 & !ODD_RANKS);
        Self(match direction {
            Direction::NorthEast => odd << 4 | (even & !FILE_H) << 5,
            Direction::NorthWest => (odd & !FILE_A) << 3 | even << 4,
            Direction::SouthEast => odd >> 4 | (even & !FILE_H) >> 3,
            Direction::SouthWest => (odd & !FILE_A) >> 5 | even >> 4,
        })
    }
}

impl IntoIterator for SquareSet {
    type Item = Square;
    type IntoIter = Squares;

    #[inline]
    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

/// The squares of a set in their order.
#[derive(Clone, Debug)]
pub struct Squares(SquareSet);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(square)
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl BitOr for SquareSet {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for SquareSet {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitAnd for SquareSet {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Sub for SquareSet {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl SubAssign for SquareSet {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        self.0 &= !other.0;
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_of_a_set_is_the_step_of_each_square() {
        for direction in Direction::ALL {
            for square in Square::all() {
                let stepped = square.neighbour(direction).into_iter().collect();
                assert_eq!(SquareSet::of(square).step(direction), stepped);
            }
        }
    }

    #[test]
    fn sets_behave_as_sets() {
        let low = SquareSet::rank(0) | SquareSet::rank(1);
        assert_eq!(low.len(), 8);
        assert_eq!(low.rotated(), SquareSet::rank(7) | SquareSet::rank(6));
        assert!(low.is_superset(SquareSet::rank(0)));
        assert_eq!(low.into_iter().collect::<SquareSet>(), low);
        assert_eq!((low - SquareSet::rank(0)), SquareSet::rank(1));
        assert!((low & low.complement()).is_empty());
    }
}
