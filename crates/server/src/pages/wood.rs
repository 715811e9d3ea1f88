//! Boards drawn by the server: the definitions all boards share, and the little boards.
//!
//! The live board draws the same elements; `assets/css/board.css` says which.

use std::fmt::Write;

use board::Side;
use game::AnyGame;
use maud::{Markup, html};

use super::{
    looks::{BoardLook, StoneLook},
    scenes::Scene,
    textures,
};
use crate::shape::{Kind, Piece, Place, Shape, Standing, standing};

/// The distance between two neighbouring places.
const STEP: f32 = 100.0;

/// Shadows, marks and what the looks are drawn with, once for each page with a board.
pub fn definitions() -> Markup {
    html! {
        svg.definitions aria-hidden="true" width="0" height="0" {
            defs {
                (textures::definitions())
                radialGradient id="shade" {
                    stop.stop-shadow offset=".6" stop-opacity=".75" {}
                    stop.stop-shadow offset="1" stop-opacity="0" {}
                }
                symbol id="mark-wolf" viewBox="-17 -17 34 34" {
                    path d="M-13-16-4-9H4L13-16 14-2 6 11 0 16-6 11-14-2Z" {}
                }
                symbol id="mark-sheep" viewBox="-17 -17 34 34" {
                    path d="M0-15a6.5 6.5 0 0 1 10 3 6.5 6.5 0 0 1 4 11 6.5 6.5 0 0 1-5 10A6.5 6.5 0 0 1 0 14a6.5 6.5 0 0 1-9-5A6.5 6.5 0 0 1-14-1a6.5 6.5 0 0 1 4-11 6.5 6.5 0 0 1 10-3ZM-4.5-2a4.5 6 0 1 0 9 0 4.5 6 0 1 0-9 0Z" fill-rule="evenodd" {}
                }
                symbol id="mark-quarry" viewBox="-19 -20 38 38" {
                    path d="M-4-3C-13-8-9-19-7-19-5-18-1-11-1-6H1C1-11 5-18 7-19 9-19 13-8 4-3 11-1 11 14 0 16-11 14-11-1-4-3Z" {}
                }
                symbol id="mark-hunter" viewBox="-17 -17 34 34" {
                    path d="M-2.5-17h5v14.5h14.5v5H2.5V17h-5V2.5H-17v-5h14.5Z" {}
                }
            }
        }
    }
}

/// A little board; it comes alive under the hand if the scene has a turn.
pub fn little(scene: &Scene) -> Markup {
    picture(scene, None)
}

/// A little board in a look of its own, whatever the page wears.
pub(super) fn little_in(scene: &Scene, board: BoardLook, stones: StoneLook) -> Markup {
    picture(scene, Some((board, stones)))
}

fn picture(scene: &Scene, look: Option<(BoardLook, StoneLook)>) -> Markup {
    let shape = Shape::of(&scene.position.rules());
    let margin = if shape.kind == Kind::Squares { 62.0 } else { 58.0 };
    let width = f32::from(shape.width - 1) * STEP + 2.0 * margin;
    let height = f32::from(shape.height - 1) * STEP + 2.0 * margin;
    let change = Change::of(scene);
    html! {
        svg.board.little data-kind=(shape.kind.as_str()) viewBox={ "0 0 " (width) " " (height) }
            data-board=[look.map(|look| look.0.as_str())]
            data-stones=[look.map(|look| look.1.as_str())]
            aria-hidden="true" focusable="false" {
            rect.rim x="1" y="1" width=(width - 2.0) height=(height - 2.0) {}
            rect.wood x="12" y="12" width=(width - 24.0) height=(height - 24.0) {}
            g transform={ "translate(" (margin) " " (margin) ")" } {
                (ground(&shape))
                @if let Some(line) = change.mill(&shape) { path.mill.later d=(line) {} }
                @for stone in standing(&scene.position) { (draw(&shape, &stone, &change)) }
            }
        }
    }
}

/// Lines and points, squares or hollows, as few elements as can be.
fn ground(shape: &Shape) -> Markup {
    match shape.kind {
        Kind::Lines => {
            let lines = lines(shape);
            html! {
                path.engraved d=(lines) transform="translate(0 3)" {}
                path.line d=(lines) {}
                path.points d=(discs(&shape.points, 10.0)) {}
            }
        }
        Kind::Squares => html! {
            path.light d={ "M-50-50H750V750H-50Z" } {}
            path.dark d=(dark_squares(&shape.points)) {}
        },
        Kind::Holes => html! {
            path.hollow d=(discs(&shape.points, 27.0)) {}
        },
    }
}

fn lines(shape: &Shape) -> String {
    let mut path = String::new();
    for track in &shape.tracks {
        let ends = track.first().zip(track.last());
        if let Some((from, to)) = ends.and_then(|(a, b)| shape.place(a).zip(shape.place(b))) {
            let _ = write!(path, "M{} {}L{} {}", at(from.x), at(from.y), at(to.x), at(to.y));
        }
    }
    path
}

fn discs(places: &[Place], radius: f32) -> String {
    let mut path = String::new();
    for place in places {
        let (x, y, d) = (at(place.x) - radius, at(place.y), 2.0 * radius);
        let _ =
            write!(path, "M{x} {y}a{radius} {radius} 0 1 0 {d} 0a{radius} {radius} 0 1 0-{d} 0");
    }
    path
}

fn dark_squares(places: &[Place]) -> String {
    let mut path = String::new();
    for place in places.iter().filter(|place| place.dark) {
        let _ = write!(path, "M{} {}h100v100h-100z", at(place.x) - 50.0, at(place.y) - 50.0);
    }
    path
}

fn at(steps: f32) -> f32 {
    steps * STEP
}

fn draw(shape: &Shape, stone: &Standing, change: &Change) -> Markup {
    let Some(place) = shape.place(&stone.place) else {
        return html! {};
    };
    let radius = if stone.piece == Piece::Peg { 28 } else { 34 };
    let class = format!("stone {}{}", stone.side, change.class(shape, place));
    html! {
        g class=(class) transform={ "translate(" (at(place.x)) " " (at(place.y)) ")" } {
            circle.shade cy="7" r=(radius + 6) fill="url(#shade)" {}
            circle.body r=(radius) {}
            (mark(stone))
        }
    }
}

/// What tells the stones apart without colour.
fn mark(stone: &Standing) -> Markup {
    let emblem = match stone.piece {
        Piece::Peg => return html! {},
        Piece::Wolf => "#mark-wolf",
        Piece::Sheep => "#mark-sheep",
        Piece::Quarry => "#mark-quarry",
        Piece::Hunter => "#mark-hunter",
        Piece::Man | Piece::King => {
            return html! {
                @if stone.piece == Piece::King { circle.second-rim r="27" {} }
                circle.mark {}
            };
        }
    };
    html! { use.mark href=(emblem) x="-20" y="-20" width="40" height="40" {} }
}

/// What a turn changes: who goes where, who leaves, and the mill it closes.
#[derive(Default)]
struct Change {
    mover: Option<(String, String)>,
    leavers: Vec<String>,
    mill: Vec<String>,
}

impl Change {
    fn of(scene: &Scene) -> Self {
        let Some(turn) = scene.turn else {
            return Self::default();
        };
        let mut after = scene.position.clone();
        if after.play(turn).is_err() {
            return Self::default();
        }
        let (old, new) = (standing(&scene.position), standing(&after));
        let only_in = |list: &[Standing], other: &[Standing]| -> Vec<Standing> {
            let same = |a: &Standing, b: &Standing| a.place == b.place && a.side == b.side;
            list.iter().filter(|a| !other.iter().any(|b| same(a, b))).cloned().collect()
        };
        let (gone, come) = (only_in(&old, &new), only_in(&new, &old));
        let Some(to) = come.first() else {
            return Self::default();
        };
        // A peg that is jumped over is as light as the one that jumps: the turn begins with the mover.
        let text = scene.position.move_text(turn);
        let is_mover = |stone: &&Standing| {
            stone.side == to.side && (to.piece != Piece::Peg || text.starts_with(&stone.place))
        };
        let from = gone.iter().find(is_mover).map(|stone| stone.place.clone());
        Self {
            leavers: gone
                .iter()
                .map(|stone| stone.place.clone())
                .filter(|place| Some(place) != from.as_ref())
                .collect(),
            mill: closed_mill(&after, &to.place, to.side),
            mover: from.map(|from| (from, to.place.clone())),
        }
    }

    fn class(&self, shape: &Shape, place: &Place) -> String {
        if self.leavers.contains(&place.name) {
            return " leaver".to_string();
        }
        let Some((from, to)) = &self.mover else {
            return String::new();
        };
        match shape.place(to) {
            Some(to) if *from == place.name => {
                format!(" mover dx{} dy{}", to.x - place.x, to.y - place.y)
            }
            _ => String::new(),
        }
    }

    fn mill(&self, shape: &Shape) -> Option<String> {
        let mut places: Vec<&Place> = self.mill.iter().filter_map(|n| shape.place(n)).collect();
        places.sort_by(|a, b| a.x.total_cmp(&b.x).then(a.y.total_cmp(&b.y)));
        let (first, last) = places.first().zip(places.last())?;
        Some(format!("M{} {}L{} {}", at(first.x), at(first.y), at(last.x), at(last.y)))
    }
}

/// The points of a straight mill that a stone has closed.
fn closed_mill(position: &AnyGame, place: &str, side: Side) -> Vec<String> {
    let AnyGame::Mill(mill) = position else {
        return Vec::new();
    };
    let Some(point) = mill.board().point(place) else {
        return Vec::new();
    };
    let own = mill.stones(side);
    let closed = mill.board().lines().iter().find(|line| {
        line.contains(point) && own.is_superset(**line) && is_straight(mill.board(), **line)
    });
    closed.map_or_else(Vec::new, |line| {
        line.into_iter().map(|point| mill.board().name(point).to_string()).collect()
    })
}

fn is_straight(board: &mill::Board, line: mill::PointSet) -> bool {
    let places: Vec<(u8, u8)> = line.into_iter().map(|point| board.coordinates(point)).collect();
    let all_equal = |values: Vec<u8>| values.windows(2).all(|pair| pair[0] == pair[1]);
    all_equal(places.iter().map(|place| place.0).collect())
        || all_equal(places.iter().map(|place| place.1).collect())
        || all_equal(places.iter().map(|place| place.0 + place.1).collect())
        || all_equal(places.iter().map(|place| 7 + place.0 - place.1).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::catalogue;

    #[test]
    fn every_game_is_drawn_with_all_its_stones() {
        for entry in catalogue::all() {
            let scene = Scene::of(entry.id, &entry.rules);
            let drawing = little(&scene).into_string();
            let stones = standing(&scene.position).len();
            assert_eq!(drawing.matches("class=\"body\"").count(), stones, "{}", entry.id);
            assert_eq!(drawing.matches(" mover ").count(), 1, "{}", entry.id);
            assert!(!drawing.contains("style="), "no style attribute: {}", entry.id);
        }
    }

    #[test]
    fn the_classic_moment_is_a_double_mill() {
        let classic = catalogue::find("classic").expect("a preset");
        let drawing = little(&Scene::of("classic", &classic.rules)).into_string();
        assert!(drawing.contains("mover dx0 dy1"), "{drawing}");
        assert!(
            drawing.contains("<path class=\"mill later\" d=\"M100 100L500 100\">"),
            "{drawing}"
        );
    }

    #[test]
    fn a_closed_corner_has_no_straight_line() {
        let position = catalogue::find("eck").expect("a preset").rules;
        let position = position.read_fen("WW1/3/3/W5/3/3/1BB b 6 7 0").expect("a position");
        assert_eq!(closed_mill(&position, "a7", Side::White), Vec::<String>::new());
    }
}
