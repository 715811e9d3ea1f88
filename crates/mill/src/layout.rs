//! The drawings of the boards, in words.

use crate::{Point, PointSet, board::GAP};

/// The most points on one drawn line.
pub(crate) const MAX_TRACK: usize = 5;
/// The most drawn lines.
pub(crate) const MAX_TRACKS: usize = 20;
/// The most mill lines.
pub(crate) const MAX_LINES: usize = 28;

/// Points and straight lines of a board as it is printed.
pub(crate) struct Layout {
    /// The points row by row from the top left.
    pub(crate) points: &'static [&'static str],
    /// The drawn lines, each with its points in order.
    tracks: &'static [&'static [&'static str]],
}

impl Layout {
    /// Three rings, the middles of their sides joined.
    ///
    /// ```text
    /// 7  a7-----------d7-----------g7
    ///    |            |            |
    /// 6  |   b6-------d6-------f6  |
    ///    |   |        |        |   |
    /// 5  |   |   c5---d5---e5  |   |
    ///    |   |   |         |   |   |
    /// 4  a4--b4--c4        e4--f4--g4
    ///    |   |   |         |   |   |
    /// 3  |   |   c3---d3---e3  |   |
    ///    |   |        |        |   |
    /// 2  |   b2-------d2-------f2  |
    ///    |            |            |
    /// 1  a1-----------d1-----------g1
    /// ```
    pub(crate) const NINE: Self = Self {
        points: &[
            "a7", "d7", "g7", "b6", "d6", "f6", "c5", "d5", "e5", "a4", "b4", "c4", "e4", "f4",
            "g4", "c3", "d3", "e3", "b2", "d2", "f2", "a1", "d1", "g1",
        ],
        tracks: &[
            &["a7", "d7", "g7"],
            &["b6", "d6", "f6"],
            &["c5", "d5", "e5"],
            &["a4", "b4", "c4"],
            &["e4", "f4", "g4"],
            &["c3", "d3", "e3"],
            &["b2", "d2", "f2"],
            &["a1", "d1", "g1"],
            &["a1", "a4", "a7"],
            &["b2", "b4", "b6"],
            &["c3", "c4", "c5"],
            &["d1", "d2", "d3"],
            &["d5", "d6", "d7"],
            &["e3", "e4", "e5"],
            &["f2", "f4", "f6"],
            &["g1", "g4", "g7"],
        ],
    };

    /// The four corner diagonals of the large board.
    pub(crate) const NINE_DIAGONALS: &[[&str; 3]] =
        &[["a7", "b6", "c5"], ["g7", "f6", "e5"], ["a1", "b2", "c3"], ["g1", "f2", "e3"]];

    /// The twelve corner angles of the large board.
    pub(crate) const NINE_CORNERS: &[[&str; 3]] = &[
        ["a4", "a7", "d7"],
        ["d7", "g7", "g4"],
        ["a4", "a1", "d1"],
        ["d1", "g1", "g4"],
        ["b4", "b6", "d6"],
        ["d6", "f6", "f4"],
        ["b4", "b2", "d2"],
        ["d2", "f2", "f4"],
        ["c4", "c5", "d5"],
        ["d5", "e5", "e4"],
        ["c4", "c3", "d3"],
        ["d3", "e3", "e4"],
    ];

    /// Two rings, the middles of their sides joined. The joints have two points: no mills there.
    pub(crate) const SIX: Self = Self {
        points: &[
            "a5", "c5", "e5", "b4", "c4", "d4", "a3", "b3", "d3", "e3", "b2", "c2", "d2", "a1",
            "c1", "e1",
        ],
        tracks: &[
            &["a5", "c5", "e5"],
            &["b4", "c4", "d4"],
            &["b2", "c2", "d2"],
            &["a1", "c1", "e1"],
            &["a1", "a3", "a5"],
            &["b2", "b3", "b4"],
            &["d2", "d3", "d4"],
            &["e1", "e3", "e5"],
            &["a3", "b3"],
            &["d3", "e3"],
            &["c4", "c5"],
            &["c1", "c2"],
        ],
    };

    /// Two rings and the centre, joined by a cross: its rows of five hold three mills each.
    pub(crate) const SEVEN: Self = Self {
        points: &[
            "a5", "c5", "e5", "b4", "c4", "d4", "a3", "b3", "c3", "d3", "e3", "b2", "c2", "d2",
            "a1", "c1", "e1",
        ],
        tracks: &[
            &["a5", "c5", "e5"],
            &["b4", "c4", "d4"],
            &["b2", "c2", "d2"],
            &["a1", "c1", "e1"],
            &["a1", "a3", "a5"],
            &["b2", "b3", "b4"],
            &["d2", "d3", "d4"],
            &["e1", "e3", "e5"],
            &["a3", "b3", "c3", "d3", "e3"],
            &["c1", "c2", "c3", "c4", "c5"],
        ],
    };

    /// Three rows of three.
    pub(crate) const THREE: Self = Self {
        points: &["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"],
        tracks: &[
            &["a3", "b3", "c3"],
            &["a2", "b2", "c2"],
            &["a1", "b1", "c1"],
            &["a1", "a2", "a3"],
            &["b1", "b2", "b3"],
            &["c1", "c2", "c3"],
        ],
    };

    /// The two diagonals of the small board.
    pub(crate) const THREE_DIAGONALS: &[[&str; 3]] = &[["a1", "b2", "c3"], ["a3", "b2", "c1"]];

    pub(crate) const fn coordinates(&self) -> [[u8; 2]; Point::MAX] {
        let mut all = [[GAP; 2]; Point::MAX];
        let mut i = 0;
        while i < self.points.len() {
            let name = self.points[i].as_bytes();
            all[i] = [name[0] - b'a', name[1] - b'1'];
            i += 1;
        }
        all
    }

    pub(crate) const fn tracks(
        &self,
        more: &[[&str; 3]],
    ) -> ([[u8; MAX_TRACK]; MAX_TRACKS], usize) {
        let mut all = [[GAP; MAX_TRACK]; MAX_TRACKS];
        let mut t = 0;
        while t < self.tracks.len() {
            all[t] = self.track(self.tracks[t]);
            t += 1;
        }
        let mut m = 0;
        while m < more.len() {
            all[t] = self.track(&more[m]);
            t += 1;
            m += 1;
        }
        (all, t)
    }

    pub(crate) const fn diagonal_tracks(&self) -> [[u8; MAX_TRACK]; 4] {
        let mut all = [[GAP; MAX_TRACK]; 4];
        let mut d = 0;
        while d < 4 {
            all[d] = self.track(&Self::NINE_DIAGONALS[d]);
            d += 1;
        }
        all
    }

    pub(crate) const fn lines(
        &self,
        straight: bool,
        more: &[[&str; 3]],
    ) -> ([PointSet; MAX_LINES], usize) {
        let mut all = [PointSet::EMPTY; MAX_LINES];
        let mut count = 0;
        let mut t = 0;
        while straight && t < self.tracks.len() {
            let track = self.tracks[t];
            let mut i = 0;
            while i + 2 < track.len() {
                all[count] = self.line([track[i], track[i + 1], track[i + 2]]);
                count += 1;
                i += 1;
            }
            t += 1;
        }
        let mut m = 0;
        while m < more.len() {
            all[count] = self.line(more[m]);
            count += 1;
            m += 1;
        }
        (all, count)
    }

    const fn track(&self, names: &[&str]) -> [u8; MAX_TRACK] {
        let mut track = [GAP; MAX_TRACK];
        let mut i = 0;
        while i < names.len() {
            track[i] = self.index(names[i]) as u8;
            i += 1;
        }
        track
    }

    const fn line(&self, names: [&str; 3]) -> PointSet {
        PointSet::EMPTY
            .with(Point::new(self.index(names[0])))
            .with(Point::new(self.index(names[1])))
            .with(Point::new(self.index(names[2])))
    }

    const fn index(&self, name: &str) -> usize {
        let wanted = name.as_bytes();
        let mut i = 0;
        while i < self.points.len() {
            let here = self.points[i].as_bytes();
            if here[0] == wanted[0] && here[1] == wanted[1] {
                return i;
            }
            i += 1;
        }
        panic!("no such point on this board")
    }
}
