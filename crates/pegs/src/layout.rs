//! The boards as data.

use board::choice;

use crate::{Hole, HoleSet, Jump, Symmetry};

choice! {
    /// A board.
    pub enum Layout {
        /// The English cross of 33 holes, rows of 3-3-7-7-7-3-3.
        English = "english",
        /// The European octagon of 37 holes, rows of 3-5-7-7-7-5-3.
        European = "european",
        /// The triangle of 15 holes, rows of 5-4-3-2-1 from the bottom.
        ///
        /// Row 1 is the base `a1` to `e1`; every row begins with column `a`, so that column `a` is
        /// the left edge, `a5` the apex, and the right edge is `e1 d2 c3 b4 a5`.
        Triangle = "triangle",
    }
}

/// A row of holes without a gap.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Row {
    /// The first column, counted from 0.
    pub first: u8,
    /// How many holes there are.
    pub len: u8,
}

impl Layout {
    /// The rows from the bottom to the top.
    pub const fn rows(self) -> &'static [Row] {
        self.geometry().rows
    }

    /// The holes.
    pub const fn holes(self) -> HoleSet {
        self.geometry().holes
    }

    /// The jumps, by the hole they start from.
    pub const fn jumps(self) -> &'static [Jump] {
        self.geometry().jumps
    }

    /// The board's own symmetries, the identity first.
    pub const fn symmetries(self) -> &'static [Symmetry] {
        self.geometry().symmetries
    }

    /// The hole that every symmetry leaves in place; the triangle has none.
    pub const fn centre(self) -> Option<Hole> {
        match self {
            Self::English | Self::European => Hole::new(3, 3),
            Self::Triangle => None,
        }
    }

    /// The sums of columns and rows that, taken modulo 3, give the three holes of any jump three
    /// different numbers: as many columns and as many rows each.
    pub(crate) const fn labellings(self) -> &'static [[u8; 2]] {
        match self {
            Self::English | Self::European => &[[1, 1], [1, 2]],
            Self::Triangle => &[[1, 2]],
        }
    }

    const fn geometry(self) -> &'static Geometry {
        match self {
            Self::English => &ENGLISH,
            Self::European => &EUROPEAN,
            Self::Triangle => &TRIANGLE,
        }
    }
}

struct Geometry {
    rows: &'static [Row],
    holes: HoleSet,
    jumps: &'static [Jump],
    symmetries: &'static [Symmetry],
}

const ENGLISH_ROWS: &[Row] = &rows([(2, 3), (2, 3), (0, 7), (0, 7), (0, 7), (2, 3), (2, 3)]);
const EUROPEAN_ROWS: &[Row] = &rows([(2, 3), (1, 5), (0, 7), (0, 7), (0, 7), (1, 5), (2, 3)]);
const TRIANGLE_ROWS: &[Row] = &rows([(0, 5), (0, 4), (0, 3), (0, 2), (0, 1)]);

/// The steps to a neighbour, in columns and rows.
const ORTHOGONAL: &[[i8; 2]] = &[[-1, 0], [1, 0], [0, -1], [0, 1]];
const TRIANGULAR: &[[i8; 2]] = &[[-1, 0], [1, 0], [0, -1], [0, 1], [1, -1], [-1, 1]];

static ENGLISH: Geometry = Geometry {
    rows: ENGLISH_ROWS,
    holes: holes(ENGLISH_ROWS),
    jumps: &jumps::<{ count_jumps(ENGLISH_ROWS, ORTHOGONAL) }>(ENGLISH_ROWS, ORTHOGONAL),
    symmetries: Symmetry::SQUARE,
};
static EUROPEAN: Geometry = Geometry {
    rows: EUROPEAN_ROWS,
    holes: holes(EUROPEAN_ROWS),
    jumps: &jumps::<{ count_jumps(EUROPEAN_ROWS, ORTHOGONAL) }>(EUROPEAN_ROWS, ORTHOGONAL),
    symmetries: Symmetry::SQUARE,
};
static TRIANGLE: Geometry = Geometry {
    rows: TRIANGLE_ROWS,
    holes: holes(TRIANGLE_ROWS),
    jumps: &jumps::<{ count_jumps(TRIANGLE_ROWS, TRIANGULAR) }>(TRIANGLE_ROWS, TRIANGULAR),
    symmetries: Symmetry::TRIANGLE,
};

const fn rows<const N: usize>(spans: [(u8, u8); N]) -> [Row; N] {
    let mut rows = [Row { first: 0, len: 0 }; N];
    let mut i = 0;
    while i < N {
        rows[i] = Row { first: spans[i].0, len: spans[i].1 };
        i += 1;
    }
    rows
}

const fn holes(rows: &[Row]) -> HoleSet {
    let mut set = HoleSet::EMPTY;
    let mut row = 0;
    while row < rows.len() {
        let mut i = 0;
        while i < rows[row].len {
            if let Some(hole) = Hole::new(rows[row].first + i, row as u8) {
                set = set.with(hole);
            }
            i += 1;
        }
        row += 1;
    }
    set
}

const fn count_jumps(rows: &[Row], steps: &[[i8; 2]]) -> usize {
    let (mut index, mut count) = (0, 0);
    while index < 64 {
        let mut step = 0;
        while step < steps.len() {
            count += jump(holes(rows), index, steps[step]).is_some() as usize;
            step += 1;
        }
        index += 1;
    }
    count
}

const fn jumps<const N: usize>(rows: &[Row], steps: &[[i8; 2]]) -> [Jump; N] {
    let nowhere = Hole::new(0, 0).expect("the grid has a first hole");
    let mut jumps = [Jump { from: nowhere, to: nowhere }; N];
    let (mut index, mut count) = (0, 0);
    while index < 64 {
        let mut step = 0;
        while step < steps.len() {
            if let Some(jump) = jump(holes(rows), index, steps[step]) {
                jumps[count] = jump;
                count += 1;
            }
            step += 1;
        }
        index += 1;
    }
    jumps
}

/// The jump from the hole of a number two steps on, if both ends are holes of the board. What
/// lies between is one too, because no row and no line has a gap.
const fn jump(holes: HoleSet, index: u8, step: [i8; 2]) -> Option<Jump> {
    let Some(from) = Hole::from_index(index) else {
        return None;
    };
    let Some(to) = from.offset(2 * step[0], 2 * step[1]) else {
        return None;
    };
    if holes.contains(from) && holes.contains(to) { Some(Jump { from, to }) } else { None }
}
