//! What a board looks like, and what stands on it: all that is needed to draw any game.
//!
//! Everything is given as printed: `x` and `y` run from the top left in steps of the grid, the
//! side that the rules call White below.

use board::Side;
use draughts::{Square, numbering::Coordinates};
use game::{AnyGame, AnyRules};
use mill::Board;
use pegs::Layout;
use serde::Serialize;
use utoipa::ToSchema;

/// A board as it is drawn.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Shape {
    /// What stones stand on.
    pub kind: Kind,
    /// How many columns the grid has.
    pub width: u8,
    /// How many rows the grid has.
    pub height: u8,
    /// The places, row by row from the top left.
    pub points: Vec<Place>,
    /// The drawn lines, each as the names of its points in order.
    pub tracks: Vec<Vec<String>>,
    /// The names of the columns from the left.
    pub files: Vec<String>,
    /// The names of the rows from the top.
    pub ranks: Vec<String>,
}

/// What stones stand on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Points where drawn lines meet.
    Lines,
    /// Squares of two colours.
    Squares,
    /// Hollows for pegs or marbles.
    Holes,
}

impl Kind {
    /// The stable name, as in `data-kind`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Lines => "lines",
            Self::Squares => "squares",
            Self::Holes => "holes",
        }
    }

    /// What one place is called, as in `data-point`, `data-square` and `data-hole`.
    pub const fn place(self) -> &'static str {
        match self {
            Self::Lines => "point",
            Self::Squares => "square",
            Self::Holes => "hole",
        }
    }
}

/// A point, square or hole.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Place {
    /// Its name, a letter and a digit.
    pub name: String,
    /// The column from the left, counted from 0; between two columns in the triangle.
    pub x: f32,
    /// The row from the top, counted from 0.
    pub y: f32,
    /// Whether it is a dark square.
    pub dark: bool,
    /// The number of the square, where the game is written in numbers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<u8>,
}

impl Place {
    fn new(name: String, x: f32, y: f32) -> Self {
        Self { name, x, y, dark: false, number: None }
    }
}

/// Something that stands on a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The name of the place.
    pub place: String,
    /// The colour; pegs are light.
    pub side: Side,
    /// What it is.
    pub piece: Piece,
}

/// What stands on a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Piece {
    /// A stone of mill or a man of draughts.
    Man,
    /// A king of draughts.
    King,
    /// The wolf.
    Wolf,
    /// A sheep.
    Sheep,
    /// The quarry of the hunt on the mill board.
    Quarry,
    /// A hunter.
    Hunter,
    /// A peg of solitaire.
    Peg,
}

impl Piece {
    /// The stable name, as in `data-piece`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Man => "man",
            Self::King => "king",
            Self::Wolf => "wolf",
            Self::Sheep => "sheep",
            Self::Quarry => "quarry",
            Self::Hunter => "hunter",
            Self::Peg => "peg",
        }
    }
}

impl Shape {
    /// The board a game is played on; the rules have passed their check.
    pub fn of(rules: &AnyRules) -> Self {
        match rules {
            AnyRules::Mill(rules) => Self::lines(rules.geometry()),
            AnyRules::Battue(_) => Self::lines(hunt::battue::board()),
            AnyRules::Draughts(rules) => Self::squares(Some(Coordinates::new(rules))),
            AnyRules::Wolf(_) => Self::squares(None),
            AnyRules::Pegs(rules) => Self::holes(rules.layout),
        }
    }

    fn lines(board: &Board) -> Self {
        let last = board.points().into_iter().map(|point| board.coordinates(point).0).max();
        let size = last.unwrap_or(0) + 1;
        let place = |point| {
            let (file, rank) = board.coordinates(point);
            let (x, y) = (f32::from(file), f32::from(size - 1 - rank));
            Place::new(board.name(point).to_string(), x, y)
        };
        let names = |track: &mut dyn Iterator<Item = mill::Point>| {
            track.map(|point| board.name(point).to_string()).collect()
        };
        Self {
            points: board.points().into_iter().map(place).collect(),
            tracks: board.tracks().map(|mut track| names(&mut track)).collect(),
            ..Self::grid(Kind::Lines, size)
        }
    }

    fn squares(coordinates: Option<Coordinates>) -> Self {
        let mut points: Vec<Place> = (0..64_u8)
            .map(|index| {
                let (file, row) = (index % 8, index / 8);
                let name = format!("{}{}", char::from(b'a' + file), 8 - row);
                Place::new(name, f32::from(file), f32::from(row))
            })
            .collect();
        for square in Square::all() {
            let (file, rank) = coordinates
                .map_or_else(|| (square.file(), square.rank()), |written| written.place(square));
            let place = &mut points[usize::from((7 - rank) * 8 + file)];
            place.dark = true;
            place.number = coordinates
                .filter(|written| !written.write(square).starts_with(|c: char| c.is_alphabetic()))
                .map(|written| written.number(square));
        }
        Self { points, ..Self::grid(Kind::Squares, 8) }
    }

    fn holes(layout: Layout) -> Self {
        let rows = layout.rows();
        let size = rows.len() as u8;
        let mut points = Vec::new();
        for (row, span) in rows.iter().enumerate().rev() {
            let shift = if layout == Layout::Triangle { f32::from(row as u8) / 2.0 } else { 0.0 };
            for column in span.first..span.first + span.len {
                let name = format!("{}{}", char::from(b'a' + column), row + 1);
                let y = f32::from(size - 1 - row as u8);
                points.push(Place::new(name, f32::from(column) + shift, y));
            }
        }
        Self { points, ..Self::grid(Kind::Holes, size) }
    }

    fn grid(kind: Kind, size: u8) -> Self {
        Self {
            kind,
            width: size,
            height: size,
            points: Vec::new(),
            tracks: Vec::new(),
            files: (0..size).map(|file| char::from(b'a' + file).to_string()).collect(),
            ranks: (1..=size).rev().map(|rank| rank.to_string()).collect(),
        }
    }

    /// The place of that name.
    pub fn place(&self, name: &str) -> Option<&Place> {
        self.points.iter().find(|place| place.name == name)
    }
}

/// Everything that stands on the board, by the names of [`Shape`].
pub fn standing(position: &AnyGame) -> Vec<Standing> {
    let mut all = Vec::new();
    let mut put = |place: String, side, piece| all.push(Standing { place, side, piece });
    match position {
        AnyGame::Mill(mill) => {
            for side in Side::ALL {
                for point in mill.stones(side) {
                    put(mill.board().name(point).to_string(), side, Piece::Man);
                }
            }
        }
        AnyGame::Draughts(draughts) => {
            let setup = draughts.setup();
            let written = Coordinates::new(&board::State::rules(draughts));
            for side in Side::ALL {
                for square in setup.side(side) {
                    let king = setup.kings.contains(square);
                    let piece = if king { Piece::King } else { Piece::Man };
                    put(written.write_letters(square), side, piece);
                }
            }
        }
        AnyGame::Wolf(wolf) => {
            for square in wolf.sheep() {
                put(square.to_string(), Side::White, Piece::Sheep);
            }
            if let Some(square) = wolf.wolf() {
                put(square.to_string(), Side::Black, Piece::Wolf);
            }
        }
        AnyGame::Battue(battue) => {
            let board = hunt::battue::board();
            put(board.name(battue.quarry()).to_string(), Side::White, Piece::Quarry);
            for point in battue.hunters() {
                put(board.name(point).to_string(), Side::Black, Piece::Hunter);
            }
        }
        AnyGame::Pegs(pegs) => {
            for hole in pegs.pegs() {
                put(hole.to_string(), Side::White, Piece::Peg);
            }
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::catalogue;
    use std::collections::BTreeSet;

    fn shape(id: &str) -> Shape {
        Shape::of(&catalogue::find(id).expect("a preset").rules)
    }

    #[test]
    fn every_board_has_its_places_once_and_inside_the_grid() {
        for entry in catalogue::all() {
            let shape = Shape::of(&entry.rules);
            let names: BTreeSet<&str> = shape.points.iter().map(|p| p.name.as_str()).collect();
            assert_eq!(names.len(), shape.points.len(), "{}", entry.id);
            for place in &shape.points {
                assert!((0.0..f32::from(shape.width)).contains(&place.x), "{}", entry.id);
                assert!((0.0..f32::from(shape.height)).contains(&place.y), "{}", entry.id);
            }
            for name in shape.tracks.iter().flatten() {
                assert!(names.contains(name.as_str()), "{} {name}", entry.id);
            }
            for standing in standing(&entry.rules.initial()) {
                assert!(names.contains(standing.place.as_str()), "{} {standing:?}", entry.id);
            }
        }
    }

    #[test]
    fn boards_lie_as_they_are_printed() {
        for (id, places, name, x, y) in [
            ("classic", 24, "a7", 0.0, 0.0),
            ("classic", 24, "d1", 3.0, 6.0),
            ("six", 16, "b2", 1.0, 3.0),
            ("three", 9, "c1", 2.0, 2.0),
            ("english", 64, "a1", 0.0, 7.0),
            ("pegs33", 33, "c7", 2.0, 0.0),
            ("pegs37", 37, "b2", 1.0, 5.0),
            ("pegs15", 15, "a5", 2.0, 0.0),
            ("pegs15", 15, "b2", 1.5, 3.0),
        ] {
            let shape = shape(id);
            assert_eq!(shape.points.len(), places, "{id}");
            let place = shape.place(name).expect("a place");
            assert_eq!((place.x, place.y), (x, y), "{id} {name}");
        }
        assert_eq!(shape("twelve").tracks.len(), shape("classic").tracks.len() + 4);
    }

    #[test]
    fn dark_squares_follow_the_rules_and_carry_their_numbers() {
        let dark = |id: &str, name: &str| shape(id).place(name).map(|place| place.dark);
        assert_eq!(dark("english", "a1"), Some(true));
        assert_eq!(dark("italian", "a1"), Some(false));
        assert_eq!(dark("italian", "h1"), Some(true));
        assert_eq!(shape("english").points.iter().filter(|place| place.dark).count(), 32);
        assert_eq!(shape("english").place("b8").and_then(|place| place.number), Some(1));
        assert_eq!(shape("english").place("g1").and_then(|place| place.number), Some(32));
        assert_eq!(shape("russian").place("a1").and_then(|place| place.number), None);
    }
}
