//! The ways a board can be turned and mirrored.

use crate::{Hole, HoleSet, Jump};

/// A turn or mirror image of a board: new column and row as whole multiples of the old ones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Symmetry {
    /// What the column is made of: so many columns, so many rows and a constant.
    column: [i8; 3],
    /// What the row is made of.
    row: [i8; 3],
}

impl Symmetry {
    /// The eight symmetries of a square of seven by seven.
    pub(crate) const SQUARE: &'static [Self] = &[
        Self::new([1, 0, 0], [0, 1, 0]),
        Self::new([0, -1, 6], [1, 0, 0]),
        Self::new([-1, 0, 6], [0, -1, 6]),
        Self::new([0, 1, 0], [-1, 0, 6]),
        Self::new([-1, 0, 6], [0, 1, 0]),
        Self::new([1, 0, 0], [0, -1, 6]),
        Self::new([0, 1, 0], [1, 0, 0]),
        Self::new([0, -1, 6], [-1, 0, 6]),
    ];

    /// The six symmetries of a triangle of five rows, leaning to the left edge: the distances from
    /// the three edges, which add up to four, change places.
    pub(crate) const TRIANGLE: &'static [Self] = &[
        Self::new([1, 0, 0], [0, 1, 0]),
        Self::new([0, 1, 0], [-1, -1, 4]),
        Self::new([-1, -1, 4], [1, 0, 0]),
        Self::new([0, 1, 0], [1, 0, 0]),
        Self::new([-1, -1, 4], [0, 1, 0]),
        Self::new([1, 0, 0], [-1, -1, 4]),
    ];

    const fn new(column: [i8; 3], row: [i8; 3]) -> Self {
        Self { column, row }
    }

    /// Where a hole comes to lie; `None` if it is not on the board.
    pub fn hole(self, hole: Hole) -> Option<Hole> {
        let (column, row) = (hole.column().cast_signed(), hole.row().cast_signed());
        let image = |[columns, rows, constant]: [i8; 3]| {
            u8::try_from(columns * column + rows * row + constant).ok()
        };
        Hole::new(image(self.column)?, image(self.row)?)
    }

    /// Where a set of holes comes to lie.
    #[must_use]
    pub fn set(self, set: HoleSet) -> HoleSet {
        set.iter().filter_map(|hole| self.hole(hole)).collect()
    }

    /// What becomes of a jump.
    pub fn jump(self, jump: Jump) -> Option<Jump> {
        Some(Jump { from: self.hole(jump.from)?, to: self.hole(jump.to)? })
    }
}
