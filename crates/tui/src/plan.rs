//! Where the places of a board lie on the screen, and how to go from one to the next.

use ratatui::layout::Rect;
use speech::shape::{Kind, Place, Shape};

/// The columns left of the board, for the names of its rows and a bracket.
const MARGIN: u16 = 3;

/// A board laid out on the screen.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Plan {
    shape: Shape,
    flipped: bool,
    area: Rect,
    scale: Scale,
}

/// How far apart places are, in columns and rows, and whether squares have lines between them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Scale {
    pub(crate) across: u16,
    pub(crate) down: u16,
    pub(crate) ruled: bool,
}

const fn scale(across: u16, down: u16, ruled: bool) -> Scale {
    Scale { across, down, ruled }
}

const LINES: [Scale; 3] = [scale(8, 4, false), scale(6, 3, false), scale(4, 2, false)];
const SQUARES: [Scale; 3] = [scale(8, 4, true), scale(4, 2, true), scale(3, 1, false)];
const HOLES: [Scale; 3] = [scale(8, 4, false), scale(4, 2, false), scale(4, 1, false)];

/// A direction on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    Up,
    Down,
    Left,
    Right,
}

impl Plan {
    /// Lays a board out as large as it fits; nothing if it does not.
    pub(crate) fn fit(shape: &Shape, flipped: bool, area: Rect) -> Option<Self> {
        let scales = match shape.kind {
            Kind::Lines => LINES,
            Kind::Squares => SQUARES,
            Kind::Holes => HOLES,
        };
        let fits = |scale: &Scale| {
            let (width, height) = size(shape, *scale);
            width <= area.width && height <= area.height
        };
        let scale = scales.into_iter().find(fits)?;
        let (width, height) = size(shape, scale);
        let area = Rect { width, height, ..area };
        Some(Self { shape: shape.clone(), flipped, area, scale })
    }

    /// What the board takes of the screen.
    pub(crate) const fn area(&self) -> Rect {
        self.area
    }

    pub(crate) const fn scale(&self) -> Scale {
        self.scale
    }

    pub(crate) const fn shape(&self) -> &Shape {
        &self.shape
    }

    /// The cell of a place.
    #[expect(clippy::cast_sign_loss, reason = "places lie right of and below the corner")]
    pub(crate) fn cell(&self, place: &Place) -> (u16, u16) {
        let (x, y) = self.turned(place);
        let across = (x * f32::from(self.scale.across)).round() as u16;
        let down = (y * f32::from(self.scale.down)).round() as u16;
        let (x, y) = match (self.shape.kind, self.scale.ruled) {
            (Kind::Squares, true) => (across + self.scale.across / 2, down + self.scale.down / 2),
            (Kind::Squares, false) => (across + 1, down),
            _ => (across, down),
        };
        (self.area.x + MARGIN + x, self.area.y + y)
    }

    /// The column of a file and the row of a rank, counted as printed.
    pub(crate) fn edge(&self, file: u8, rank: u8) -> (u16, u16) {
        let corner = Place {
            name: String::new(),
            x: f32::from(file),
            y: f32::from(rank),
            dark: false,
            number: None,
        };
        self.cell(&corner)
    }

    /// The place under a cell of the screen.
    pub(crate) fn place_at(&self, column: u16, row: u16) -> Option<&Place> {
        let distance = |place: &&Place| {
            let (x, y) = self.cell(place);
            (x.abs_diff(column), y.abs_diff(row))
        };
        let near = |place: &&Place| {
            let (x, y) = distance(place);
            x <= self.scale.across / 2 && y <= self.scale.down / 2
        };
        let places = self.shape.points.iter().filter(|place| self.is_playable(place));
        places.filter(near).min_by_key(|place| {
            let (x, y) = distance(place);
            x + 2 * y
        })
    }

    /// The next place in a direction, if there is one.
    pub(crate) fn next(&self, from: &str, way: Way) -> Option<&Place> {
        let start = self.turned(self.shape.place(from)?);
        let ahead = |place: &Place| {
            let (x, y) = self.turned(place);
            let (right, down) = (x - start.0, y - start.1);
            match way {
                Way::Up => (-down, right),
                Way::Down => (down, right),
                Way::Left => (-right, down),
                Way::Right => (right, down),
            }
        };
        let cost = |place: &Place| {
            let (ahead, aside) = ahead(place);
            match self.shape.kind {
                // Along a line rather than to what is near.
                Kind::Lines => ahead + 3.0 * aside.abs(),
                Kind::Squares | Kind::Holes => {
                    // Rows and columns one after the other; of two squares that of the same pair.
                    let pair = |x: f32| (x / 2.0).floor();
                    let apart = (pair(self.turned(place).0) - pair(start.0)).abs();
                    10.0 * ahead + aside.abs() + apart / 10.0
                }
            }
        };
        let all = self.shape.points.iter().filter(|place| self.is_playable(place));
        let sideways = matches!(way, Way::Left | Way::Right);
        let rows = self.shape.kind != Kind::Lines;
        all.filter(|place| {
            let (ahead, aside) = ahead(place);
            ahead > 0.0 && !(rows && sideways && aside != 0.0)
        })
        .min_by(|one, two| cost(one).total_cmp(&cost(two)))
    }

    /// Whether anything can ever stand on a place.
    pub(crate) fn is_playable(&self, place: &Place) -> bool {
        self.shape.kind != Kind::Squares || place.dark
    }

    /// Where a place is for whoever looks at the board.
    fn turned(&self, place: &Place) -> (f32, f32) {
        if !self.flipped {
            return (place.x, place.y);
        }
        let (width, height) = (f32::from(self.shape.width), f32::from(self.shape.height));
        (width - 1.0 - place.x, height - 1.0 - place.y)
    }
}

/// How much of the screen a board takes, with the names of rows and columns.
fn size(shape: &Shape, scale: Scale) -> (u16, u16) {
    let (width, height) = (u16::from(shape.width), u16::from(shape.height));
    let (across, down) = match (shape.kind, scale.ruled) {
        (Kind::Squares, true) => (width * scale.across + 1, height * scale.down + 1),
        (Kind::Squares, false) => (width * scale.across + 1, height * scale.down),
        _ => ((width - 1) * scale.across + 2, (height - 1) * scale.down + 1),
    };
    (MARGIN + across, down + 1)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use game::catalogue;

    use super::*;

    const WAYS: [Way; 4] = [Way::Up, Way::Down, Way::Left, Way::Right];

    fn plans(area: Rect) -> impl Iterator<Item = (&'static str, Plan)> {
        catalogue::all().iter().flat_map(move |entry| {
            let shape = Shape::of(&entry.rules);
            [false, true].into_iter().map(move |flipped| {
                let plan = Plan::fit(&shape, flipped, area).expect("it fits");
                (entry.id, plan)
            })
        })
    }

    /// On the smallest screen the board has 36 columns and 15 rows.
    const SMALL: Rect = Rect { x: 2, y: 1, width: 36, height: 15 };
    const LARGE: Rect = Rect { x: 0, y: 0, width: 120, height: 60 };

    #[test]
    fn every_place_has_a_cell_of_its_own_and_is_found_there() {
        for (id, plan) in plans(SMALL).chain(plans(LARGE)) {
            let mut cells = BTreeSet::new();
            for place in plan.shape().points.iter().filter(|place| plan.is_playable(place)) {
                let (x, y) = plan.cell(place);
                assert!(plan.area().contains((x, y).into()), "{id} {}", place.name);
                assert!(cells.insert((x, y)), "{id} {}", place.name);
                assert_eq!(plan.place_at(x, y).map(|place| &place.name), Some(&place.name));
            }
        }
    }

    #[test]
    fn the_cursor_reaches_every_place() {
        for (id, plan) in plans(SMALL) {
            let all: Vec<&Place> =
                plan.shape().points.iter().filter(|place| plan.is_playable(place)).collect();
            let mut reached = BTreeSet::from([all[0].name.as_str()]);
            let mut open = vec![all[0].name.as_str()];
            while let Some(name) = open.pop() {
                for way in WAYS {
                    if let Some(place) = plan.next(name, way)
                        && reached.insert(&place.name)
                    {
                        open.push(&place.name);
                    }
                }
            }
            assert_eq!(reached.len(), all.len(), "{id}");
        }
    }

    #[test]
    fn arrows_follow_the_lines_from_either_side() {
        let shape = Shape::of(&catalogue::find("classic").unwrap().rules);
        let to = |flipped, from, way| {
            let plan = Plan::fit(&shape, flipped, SMALL).unwrap();
            plan.next(from, way).map(|place| place.name.clone())
        };
        for (from, way, name) in [
            ("a1", Way::Up, Some("a4")),
            ("a1", Way::Right, Some("d1")),
            ("d1", Way::Up, Some("d2")),
            ("d3", Way::Up, Some("d5")),
            ("a7", Way::Up, None),
        ] {
            assert_eq!(to(false, from, way).as_deref(), name, "{from} {way:?}");
        }
        assert_eq!(to(true, "a1", Way::Down).as_deref(), Some("a4"));
        assert_eq!(to(true, "a1", Way::Left).as_deref(), Some("d1"));
    }
}
