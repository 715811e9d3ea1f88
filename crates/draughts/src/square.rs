//! The 32 dark squares and the four diagonal directions.

use core::fmt;

/// A dark square of the board.
///
/// Squares are counted from a1 rightwards and upwards, as White sees a board with a dark corner
/// at the left: a1 is 0, c1 is 1, b2 is 4, h8 is 31. Boards that are played mirrored have the
/// same squares inside; only [`Coordinates`](crate::numbering::Coordinates) turns them over.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square of an index from 0 to 31.
    #[inline]
    pub const fn new(index: u8) -> Option<Self> {
        if index < 32 { Some(Self(index)) } else { None }
    }

    /// The square of an index of which only the lowest five bits count.
    #[inline]
    pub(crate) const fn wrapping(index: u32) -> Self {
        Self(index as u8 & 31)
    }

    /// The dark square on a file and a rank, each from 0 to 7, a1 being 0, 0.
    pub const fn from_coords(file: u8, rank: u8) -> Option<Self> {
        if file < 8 && rank < 8 && file % 2 == rank % 2 {
            Some(Self(rank * 4 + file / 2))
        } else {
            None
        }
    }

    /// All squares in their order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..32).map(Self)
    }

    /// The index from 0 to 31.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The file from 0 (a) to 7 (h).
    pub const fn file(self) -> u8 {
        self.0 % 4 * 2 + self.rank() % 2
    }

    /// The rank from 0 (White's first row) to 7.
    pub const fn rank(self) -> u8 {
        self.0 / 4
    }

    /// The square seen from the other side of the board.
    #[must_use]
    pub const fn rotated(self) -> Self {
        Self(31 - self.0)
    }

    /// The neighbour in a direction.
    #[inline]
    pub const fn neighbour(self, direction: Direction) -> Option<Self> {
        Self::new(NEIGHBOURS[direction as usize][self.index() & 31])
    }
}

impl fmt::Display for Square {
    /// Writes the square as White sees it on a board with a dark corner at the left, such as `c3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let file = char::from(b'a' + self.file());
        write!(f, "{file}{}", self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A diagonal direction as White sees it: north is away from White.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Direction {
    /// To the upper right.
    NorthEast,
    /// To the upper left.
    NorthWest,
    /// To the lower right.
    SouthEast,
    /// To the lower left.
    SouthWest,
}

impl Direction {
    /// All four directions.
    pub const ALL: [Self; 4] = [Self::NorthEast, Self::NorthWest, Self::SouthEast, Self::SouthWest];

    /// The direction back.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::NorthEast => Self::SouthWest,
            Self::NorthWest => Self::SouthEast,
            Self::SouthEast => Self::NorthWest,
            Self::SouthWest => Self::NorthEast,
        }
    }

    /// The two directions across this one.
    #[inline]
    pub const fn across(self) -> [Self; 2] {
        match self {
            Self::NorthEast | Self::SouthWest => [Self::NorthWest, Self::SouthEast],
            Self::NorthWest | Self::SouthEast => [Self::NorthEast, Self::SouthWest],
        }
    }
}

/// The index of the neighbour in each direction, 32 where the board ends.
static NEIGHBOURS: [[u8; 32]; 4] = neighbours();

const fn neighbours() -> [[u8; 32]; 4] {
    let mut table = [[32; 32]; 4];
    let mut index = 0;
    while index < 32 {
        let square = Square(index);
        let mut d = 0;
        while d < 4 {
            // A wrapped coordinate is above 7, so `from_coords` refuses it.
            let file = match Direction::ALL[d] {
                Direction::NorthEast | Direction::SouthEast => square.file() + 1,
                _ => square.file().wrapping_sub(1),
            };
            let rank = match Direction::ALL[d] {
                Direction::NorthEast | Direction::NorthWest => square.rank() + 1,
                _ => square.rank().wrapping_sub(1),
            };
            if let Some(neighbour) = Square::from_coords(file, rank) {
                table[d][index as usize] = neighbour.0;
            }
            d += 1;
        }
        index += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn squares_know_their_places() {
        assert_eq!(Square::new(0).map(|s| s.to_string()), Some("a1".into()));
        assert_eq!(Square::new(4).map(|s| s.to_string()), Some("b2".into()));
        assert_eq!(Square::new(31).map(|s| s.to_string()), Some("h8".into()));
        assert_eq!(Square::new(32), None);
        for square in Square::all() {
            assert_eq!(Square::from_coords(square.file(), square.rank()), Some(square));
            assert_eq!(square.rotated().file(), 7 - square.file());
            assert_eq!(square.rotated().rank(), 7 - square.rank());
        }
    }

    #[test]
    fn neighbours_lead_back() {
        let mut edges = 0;
        for square in Square::all() {
            for direction in Direction::ALL {
                if let Some(next) = square.neighbour(direction) {
                    assert_eq!(next.neighbour(direction.opposite()), Some(square));
                    assert_eq!(next.file().abs_diff(square.file()), 1);
                    assert_eq!(next.rank().abs_diff(square.rank()), 1);
                    edges += 1;
                }
            }
        }
        assert_eq!(edges, 2 * 49);
    }
}
