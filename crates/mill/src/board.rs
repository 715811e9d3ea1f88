//! The boards as data: points, drawn lines, neighbours, mills.
//!
//! A board is given by its *tracks*, the straight lines drawn on it. Neighbours follow from them,
//! and so do the straight mills; a rule set may add or leave out diagonals and corner angles.

use crate::{
    Point, PointSet,
    choices::{BoardId, Lines},
    layout::{Layout, MAX_LINES, MAX_TRACK, MAX_TRACKS},
};

/// The most mill lines through one point.
const MAX_LINES_THROUGH: usize = 6;

/// A board with the mills that a rule set counts on it.
#[derive(Debug)]
pub struct Board {
    points: usize,
    /// File and rank of every point, both from 0.
    coordinates: [[u8; 2]; Point::MAX],
    neighbours: [PointSet; Point::MAX],
    knight: [PointSet; Point::MAX],
    tracks: [[u8; MAX_TRACK]; MAX_TRACKS],
    track_count: usize,
    lines: [PointSet; MAX_LINES],
    line_count: usize,
    /// For every point the lines through it, without the point itself.
    partners: [[PointSet; MAX_LINES_THROUGH]; Point::MAX],
    partner_count: [u8; Point::MAX],
    /// The numbers of those lines.
    line_numbers: [[u8; MAX_LINES_THROUGH]; Point::MAX],
}

static NINE: Board = Board::build(&Layout::NINE, true, &[], &[]);
static NINE_DIAGONAL: Board =
    Board::build(&Layout::NINE, true, Layout::NINE_DIAGONALS, Layout::NINE_DIAGONALS);
static NINE_DIAGONAL_MILLS: Board = Board::build(&Layout::NINE, true, &[], Layout::NINE_DIAGONALS);
static NINE_DIAGONAL_MOVES: Board = Board::build(&Layout::NINE, true, Layout::NINE_DIAGONALS, &[]);
static NINE_CORNERS: Board = Board::build(&Layout::NINE, true, &[], Layout::NINE_CORNERS);
static NINE_CORNERS_ONLY: Board = Board::build(&Layout::NINE, false, &[], Layout::NINE_CORNERS);
static SIX: Board = Board::build(&Layout::SIX, true, &[], &[]);
static SEVEN: Board = Board::build(&Layout::SEVEN, true, &[], &[]);
static THREE: Board = Board::build(&Layout::THREE, true, &[], &[]);
static THREE_DIAGONAL: Board =
    Board::build(&Layout::THREE, true, Layout::THREE_DIAGONALS, Layout::THREE_DIAGONALS);

impl Board {
    /// The board of that size with those lines, or `None` if there is no such board.
    pub fn of(board: BoardId, lines: Lines) -> Option<&'static Self> {
        Some(match (board, lines) {
            (BoardId::Nine, Lines::Straight) => &NINE,
            (BoardId::Nine, Lines::Diagonal) => &NINE_DIAGONAL,
            (BoardId::Nine, Lines::DiagonalMills) => &NINE_DIAGONAL_MILLS,
            (BoardId::Nine, Lines::DiagonalMoves) => &NINE_DIAGONAL_MOVES,
            (BoardId::Nine, Lines::Corners) => &NINE_CORNERS,
            (BoardId::Nine, Lines::CornersOnly) => &NINE_CORNERS_ONLY,
            (BoardId::Six, Lines::Straight) => &SIX,
            (BoardId::Seven, Lines::Straight) => &SEVEN,
            (BoardId::Three, Lines::Straight) => &THREE,
            (BoardId::Three, Lines::Diagonal) => &THREE_DIAGONAL,
            _ => return None,
        })
    }

    /// How many points it has.
    #[inline]
    pub const fn len(&self) -> usize {
        self.points
    }

    /// Boards have points.
    pub const fn is_empty(&self) -> bool {
        false
    }

    /// All points.
    #[inline]
    pub const fn points(&self) -> PointSet {
        PointSet::first_points(self.points)
    }

    /// The points one step away along a drawn line.
    #[inline]
    pub const fn neighbours(&self, point: Point) -> PointSet {
        self.neighbours[point.index()]
    }

    /// The points a chess knight's move away on the drawn lines: two steps along one line and one
    /// at a right angle, or one and two.
    #[inline]
    pub const fn knight_targets(&self, point: Point) -> PointSet {
        self.knight[point.index()]
    }

    /// The mill lines.
    pub fn lines(&self) -> &[PointSet] {
        &self.lines[..self.line_count]
    }

    /// The other points of every mill line through a point.
    #[inline]
    pub fn partners(&self, point: Point) -> &[PointSet] {
        let index = point.index();
        &self.partners[index][..self.partner_count[index] as usize]
    }

    /// How many mill lines through `point` are completed by `own` stones on their other points.
    #[inline]
    pub fn closes(&self, point: Point, own: PointSet) -> u32 {
        self.partners(point).iter().map(|&others| u32::from(own.is_superset(others))).sum()
    }

    /// The numbers, as bits, of the mill lines through `point` that `own` stones complete.
    #[inline]
    pub fn closed_lines(&self, point: Point, own: PointSet) -> u32 {
        let numbers = &self.line_numbers[point.index()];
        self.partners(point)
            .iter()
            .zip(numbers)
            .filter(|(others, _)| own.is_superset(**others))
            .fold(0, |bits, (_, &number)| bits | 1 << number)
    }

    /// All stones of a set that stand in a complete line of it.
    #[inline]
    pub fn in_mills(&self, stones: PointSet) -> PointSet {
        self.lines()
            .iter()
            .filter(|&&line| stones.is_superset(line))
            .fold(PointSet::EMPTY, |all, &line| all | line)
    }

    /// The straight lines drawn on the board, each as its points in order.
    pub fn tracks(&self) -> impl Iterator<Item = impl Iterator<Item = Point> + Clone> {
        self.tracks[..self.track_count]
            .iter()
            .map(|track| track.iter().filter(|&&i| i != GAP).map(|&i| Point::new(i as usize)))
    }

    /// Three points in a row on a drawn line with `from` at one end, as (over, to).
    pub fn hops(&self, from: Point) -> impl Iterator<Item = (Point, Point)> {
        self.tracks[..self.track_count].iter().flat_map(move |track| {
            let at = track.iter().position(|&i| i as usize == from.index());
            let step = move |by: isize| {
                let at = at?;
                let over = *track.get(at.checked_add_signed(by)?)?;
                let to = *track.get(at.checked_add_signed(2 * by)?)?;
                (over != GAP && to != GAP)
                    .then(|| (Point::new(over as usize), Point::new(to as usize)))
            };
            [step(-1), step(1)].into_iter().flatten()
        })
    }

    /// The points a stone slides to along drawn lines, any distance over `empty` points.
    pub fn slides(&self, from: Point, empty: PointSet) -> PointSet {
        slides_on(self.tracks[..self.track_count].iter(), from, empty)
    }

    /// The slides along the corner diagonals of the large board, drawn on it or not.
    pub fn bishop_slides(&self, from: Point, empty: PointSet) -> PointSet {
        slides_on(DIAGONAL_TRACKS.iter(), from, empty)
    }

    /// File and rank of a point, both from 0; rank 0 is the bottom row.
    pub const fn coordinates(&self, point: Point) -> (u8, u8) {
        let [file, rank] = self.coordinates[point.index()];
        (file, rank)
    }

    /// What a point is called, such as `d6`.
    pub const fn name(&self, point: Point) -> PointName {
        let [file, rank] = self.coordinates[point.index()];
        PointName([b'a' + file, b'1' + rank])
    }

    /// The point of that name.
    pub fn point(&self, name: &str) -> Option<Point> {
        let &[file, rank] = name.as_bytes() else {
            return None;
        };
        let wanted = [file.to_ascii_lowercase().wrapping_sub(b'a'), rank.wrapping_sub(b'1')];
        self.coordinates[..self.points].iter().position(|&c| c == wanted).map(Point::new)
    }

    const fn build(
        layout: &Layout,
        straight_mills: bool,
        more_tracks: &[[&str; 3]],
        more_mills: &[[&str; 3]],
    ) -> Self {
        let (tracks, track_count) = layout.tracks(more_tracks);
        let (lines, line_count) = layout.lines(straight_mills, more_mills);
        let coordinates = layout.coordinates();
        let (partners, partner_count, line_numbers) = partners(&lines, line_count);
        Self {
            points: layout.points.len(),
            coordinates,
            neighbours: neighbours(&tracks, track_count),
            knight: knight(&tracks, track_count, &coordinates, layout.points.len()),
            tracks,
            track_count,
            lines,
            line_count,
            partners,
            partner_count,
            line_numbers,
        }
    }
}

impl PartialEq for Board {
    /// Every board exists once.
    fn eq(&self, other: &Self) -> bool {
        core::ptr::eq(self, other)
    }
}

impl Eq for Board {}

/// The name of a point, such as `d6`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PointName([u8; 2]);

impl core::fmt::Display for PointName {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}{}", self.0[0] as char, self.0[1] as char)
    }
}

/// Fills a track that has fewer points than the longest.
pub(crate) const GAP: u8 = u8::MAX;

static DIAGONAL_TRACKS: [[u8; MAX_TRACK]; 4] = Layout::NINE.diagonal_tracks();

fn slides_on<'a>(
    tracks: impl Iterator<Item = &'a [u8; MAX_TRACK]>,
    from: Point,
    empty: PointSet,
) -> PointSet {
    let mut targets = PointSet::EMPTY;
    for track in tracks {
        let Some(at) = track.iter().position(|&i| i as usize == from.index()) else {
            continue;
        };
        let free = |&&i: &&u8| i != GAP && empty.contains(Point::new(i as usize));
        let onwards = track[at + 1..].iter().take_while(free);
        let backwards = track[..at].iter().rev().take_while(free);
        targets =
            onwards.chain(backwards).fold(targets, |all, &i| all.with(Point::new(i as usize)));
    }
    targets
}

type Tracks = [[u8; MAX_TRACK]; MAX_TRACKS];

const fn neighbours(tracks: &Tracks, count: usize) -> [PointSet; Point::MAX] {
    let mut sets = [PointSet::EMPTY; Point::MAX];
    let mut t = 0;
    while t < count {
        let mut i = 0;
        while i + 1 < MAX_TRACK && tracks[t][i + 1] != GAP {
            let (a, b) = (tracks[t][i] as usize, tracks[t][i + 1] as usize);
            sets[a] = sets[a].with(Point::new(b));
            sets[b] = sets[b].with(Point::new(a));
            i += 1;
        }
        t += 1;
    }
    sets
}

/// Knight's moves: for every drawn row of three points x, y, z a step sideways from z, and for
/// every step w, x before it. Both ends of each such path are a knight's move apart.
const fn knight(
    tracks: &Tracks,
    count: usize,
    coordinates: &[[u8; 2]; Point::MAX],
    points: usize,
) -> [PointSet; Point::MAX] {
    let near = neighbours(tracks, count);
    let mut sets = [PointSet::EMPTY; Point::MAX];
    let mut t = 0;
    while t < count {
        let mut i = 0;
        while i + 2 < MAX_TRACK && tracks[t][i + 2] != GAP {
            let ends = [tracks[t][i] as usize, tracks[t][i + 2] as usize];
            let mut e = 0;
            while e < 2 {
                let (start, corner) = (ends[e], ends[1 - e]);
                let mut to = 0;
                while to < points {
                    if near[corner].contains(Point::new(to))
                        && at_right_angle(coordinates[start], coordinates[corner], coordinates[to])
                    {
                        sets[start] = sets[start].with(Point::new(to));
                        sets[to] = sets[to].with(Point::new(start));
                    }
                    to += 1;
                }
                e += 1;
            }
            i += 1;
        }
        t += 1;
    }
    sets
}

/// Whether the path a, b, c runs along a row and then along a column, or the other way round.
const fn at_right_angle(a: [u8; 2], b: [u8; 2], c: [u8; 2]) -> bool {
    (a[0] == b[0] && b[1] == c[1]) || (a[1] == b[1] && b[0] == c[0])
}

type Partners = (
    [[PointSet; MAX_LINES_THROUGH]; Point::MAX],
    [u8; Point::MAX],
    [[u8; MAX_LINES_THROUGH]; Point::MAX],
);

const fn partners(lines: &[PointSet; MAX_LINES], count: usize) -> Partners {
    let mut sets = [[PointSet::EMPTY; MAX_LINES_THROUGH]; Point::MAX];
    let mut numbers = [[0; MAX_LINES_THROUGH]; Point::MAX];
    let mut counts = [0; Point::MAX];
    let mut l = 0;
    while l < count {
        let mut p = 0;
        while p < Point::MAX {
            if lines[l].contains(Point::new(p)) {
                let n = counts[p] as usize;
                sets[p][n] = lines[l].without(Point::new(p));
                numbers[p][n] = l as u8;
                counts[p] += 1;
            }
            p += 1;
        }
        l += 1;
    }
    (sets, counts, numbers)
}
