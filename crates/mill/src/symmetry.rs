//! The symmetries of a board.

use alloc::vec::Vec;

use crate::{Board, Point, PointSet};

/// A way to turn, mirror or turn inside out a board that leaves its lines as they are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Symmetry {
    images: [u8; Point::MAX],
}

impl Symmetry {
    /// Where a point goes.
    #[inline]
    pub const fn point(&self, point: Point) -> Point {
        Point::new(self.images[point.index()] as usize)
    }

    /// Where a set of points goes.
    pub fn set(&self, set: PointSet) -> PointSet {
        set.into_iter().map(|point| self.point(point)).collect()
    }

    /// First this symmetry, then the other.
    #[must_use]
    pub fn then(&self, other: &Self) -> Self {
        Self { images: self.images.map(|image| other.images[image as usize]) }
    }

    /// The symmetry given by what it does to coordinates seen from the centre, if every point has
    /// an image. Points that the board does not have stay where they are.
    fn from_fn(board: &Board, image: impl Fn((i32, i32)) -> (i32, i32)) -> Option<Self> {
        let mut images = core::array::from_fn(|i| i as u8);
        for point in board.points() {
            let wanted = image(from_centre(board, point));
            let mut targets = board.points().into_iter();
            let target = targets.find(|&target| from_centre(board, target) == wanted)?;
            images[point.index()] = target.index() as u8;
        }
        Some(Self { images })
    }

    fn preserves(&self, board: &Board) -> bool {
        let neighbours = |p| self.set(board.neighbours(p)) == board.neighbours(self.point(p));
        board.points().into_iter().all(neighbours)
            && board.lines().iter().all(|&line| board.lines().contains(&self.set(line)))
    }
}

/// All symmetries of a board, the identity first.
///
/// Eight turns and reflections; on boards of rings without a centre each of them also with the
/// outer and the inner ring exchanged.
pub fn symmetries(board: &Board) -> Vec<Symmetry> {
    let radius = radius(board);
    let inside_out = |(x, y): (i32, i32)| match x.abs().max(y.abs()) {
        0 => (x, y),
        ring => (x / ring * (radius + 1 - ring), y / ring * (radius + 1 - ring)),
    };
    let plain = TURNS.iter().filter_map(|turn| Symmetry::from_fn(board, turn));
    let turned =
        TURNS.iter().filter_map(|turn| Symmetry::from_fn(board, |at| inside_out(turn(at))));
    let mut all: Vec<Symmetry> = Vec::with_capacity(16);
    for symmetry in plain.chain(turned) {
        if symmetry.preserves(board) && !all.contains(&symmetry) {
            all.push(symmetry);
        }
    }
    all
}

type Turn = fn((i32, i32)) -> (i32, i32);

const TURNS: [Turn; 8] = [
    |(x, y)| (x, y),
    |(x, y)| (y, -x),
    |(x, y)| (-x, -y),
    |(x, y)| (-y, x),
    |(x, y)| (-x, y),
    |(x, y)| (x, -y),
    |(x, y)| (y, x),
    |(x, y)| (-y, -x),
];

/// How many rings lie round the centre.
fn radius(board: &Board) -> i32 {
    let files = board.points().into_iter().map(|point| board.coordinates(point).0);
    i32::from(files.max().unwrap_or(0)) / 2
}

fn from_centre(board: &Board, point: Point) -> (i32, i32) {
    let (file, rank) = board.coordinates(point);
    (i32::from(file) - radius(board), i32::from(rank) - radius(board))
}
