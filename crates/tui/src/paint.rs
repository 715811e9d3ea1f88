//! The board as it is drawn.

use std::collections::BTreeMap;

use board::Side;
use game::Family;
use ratatui::{buffer::Buffer, style::Style};
use speech::shape::{Kind, Piece, Place};

use crate::{
    plan::Plan,
    theme::{Light, Theme},
};

/// What is to be seen on a board.
#[derive(Debug)]
pub(crate) struct Scene<'a> {
    pub(crate) plan: &'a Plan,
    pub(crate) theme: Theme,
    pub(crate) family: Family,
    /// What stands on each place.
    pub(crate) standing: BTreeMap<String, (Side, Piece)>,
    /// The places that stand out, and why.
    pub(crate) lights: BTreeMap<String, Light>,
    /// The place of the cursor.
    pub(crate) cursor: &'a str,
}

/// The ways lines leave a point.
const LEFT: u8 = 1;
const RIGHT: u8 = 2;
const UP: u8 = 4;
const DOWN: u8 = 8;

impl Scene<'_> {
    /// Draws the board.
    pub(crate) fn draw(&self, buffer: &mut Buffer) {
        let joints = match self.plan.shape().kind {
            Kind::Lines => self.draw_tracks(buffer),
            Kind::Squares => {
                self.draw_squares(buffer);
                BTreeMap::new()
            }
            Kind::Holes => BTreeMap::new(),
        };
        self.draw_edges(buffer);
        for place in &self.plan.shape().points {
            if self.plan.is_playable(place) {
                let joint = joints.get(place.name.as_str()).copied().unwrap_or(0);
                self.draw_place(place, joint, buffer);
            }
        }
    }

    /// Draws the lines between points, and tells how they leave each of them.
    fn draw_tracks(&self, buffer: &mut Buffer) -> BTreeMap<&str, u8> {
        let shape = self.plan.shape();
        let mut joints: BTreeMap<&str, u8> = BTreeMap::new();
        for track in &shape.tracks {
            for pair in track.windows(2) {
                let (Some(one), Some(two)) = (shape.place(&pair[0]), shape.place(&pair[1])) else {
                    continue;
                };
                let (from, to) = (self.plan.cell(one), self.plan.cell(two));
                self.draw_line(from, to, buffer);
                *joints.entry(one.name.as_str()).or_default() |= leaves(from, to);
                *joints.entry(two.name.as_str()).or_default() |= leaves(to, from);
            }
        }
        joints
    }

    fn draw_line(&self, from: (u16, u16), to: (u16, u16), buffer: &mut Buffer) {
        let across = i32::from(to.0) - i32::from(from.0);
        let down = i32::from(to.1) - i32::from(from.1);
        let steps = if down == 0 { across.abs() } else { down.abs() };
        let sign = match (across.signum(), down.signum(), self.theme.is_ascii()) {
            (_, 0, false) => '─',
            (0, _, false) => '│',
            (_, 0, true) => '-',
            (0, _, true) => '|',
            (x, y, false) => {
                if x == y {
                    '╲'
                } else {
                    '╱'
                }
            }
            (x, y, true) => {
                if x == y {
                    '\\'
                } else {
                    '/'
                }
            }
        };
        for step in 1..steps {
            let x = from.0.saturating_add_signed((across * step / steps) as i16);
            let y = from.1.saturating_add_signed((down * step / steps) as i16);
            put(buffer, (x, y), sign, self.theme.line());
        }
    }

    /// Draws squares: dark ones in colour, with lines between them where there is room.
    fn draw_squares(&self, buffer: &mut Buffer) {
        let scale = self.plan.scale();
        let (half, high) =
            if scale.ruled { (scale.across / 2 - 1, scale.down / 2 - 1) } else { (1, 0) };
        if scale.ruled {
            self.draw_rules(buffer);
        }
        for place in self.plan.shape().points.iter().filter(|place| place.dark) {
            let (x, y) = self.plan.cell(place);
            for row in y - high..=y + high {
                for column in x - half..=x + half {
                    put(buffer, (column, row), ' ', self.theme.square(None));
                }
            }
        }
    }

    fn draw_rules(&self, buffer: &mut Buffer) {
        let (scale, area) = (self.plan.scale(), self.plan.area());
        let shape = self.plan.shape();
        let width = u16::from(shape.width) * scale.across;
        let height = u16::from(shape.height) * scale.down;
        let left = area.x + (area.width - 1 - width);
        for down in 0..=height {
            for across in 0..=width {
                let (on_row, on_column) = (down % scale.down == 0, across % scale.across == 0);
                let sign = match (on_row, on_column, self.theme.is_ascii()) {
                    (false, false, _) => continue,
                    (true, true, true) => '+',
                    (true, false, true) => '-',
                    (false, true, true) => '|',
                    (true, true, false) => corner(across, width, down, height),
                    (true, false, false) => '─',
                    (false, true, false) => '│',
                };
                put(buffer, (left + across, area.y + down), sign, self.theme.line());
            }
        }
    }

    /// Draws the names of rows and columns.
    fn draw_edges(&self, buffer: &mut Buffer) {
        let (shape, area) = (self.plan.shape(), self.plan.area());
        // Squares that have numbers are called by them.
        if shape.points.iter().any(|place| place.number.is_some()) {
            return;
        }
        // The columns of the triangle lie askew; its holes are found by the cursor.
        let askew = shape.points.iter().any(|place| place.x.fract() != 0.0);
        for (index, name) in shape.files.iter().enumerate().filter(|_| !askew) {
            let (x, _) = self.plan.edge(index as u8, 0);
            buffer.set_string(x, area.bottom() - 1, name, Theme::faint());
        }
        for (index, name) in shape.ranks.iter().enumerate() {
            let (_, y) = self.plan.edge(0, index as u8);
            buffer.set_string(area.x, y, name, Theme::faint());
        }
    }

    fn draw_place(&self, place: &Place, joint: u8, buffer: &mut Buffer) {
        let (x, y) = self.plan.cell(place);
        let standing = self.standing.get(&place.name);
        let light = self.lights.get(&place.name).copied();
        let base = match (self.plan.shape().kind, standing) {
            (Kind::Squares, _) => self.theme.square(standing.map(|(side, _)| *side)),
            (Kind::Lines, None) => self.theme.line(),
            _ => Style::new(),
        };
        let sign = match (standing, light) {
            (Some((side, piece)), _) => self.theme.piece(self.family, *side, *piece),
            (None, Some(Light::Step)) => self.theme.target(),
            (None, _) => self.empty(joint),
        };
        let style = light.map_or(base, |light| self.lit(base, light, standing.is_some()));
        put(buffer, (x, y), sign, style);
        let is_cursor = place.name == self.cursor;
        if let (None, None, Some(number), false) = (standing, light, place.number, is_cursor) {
            let style = base.patch(Theme::faint());
            buffer.set_string(x - 1, y, format!("{number:>2}"), style);
        }
        let around = light.and_then(Theme::brackets);
        let style = light.map_or(base, |light| base.patch(self.theme.light(light)));
        let (around, style) = if is_cursor {
            (Some(('[', ']')), base.patch(self.theme.cursor()))
        } else {
            (around, style)
        };
        if let Some((left, right)) = around {
            put(buffer, (x - 1, y), left, style);
            put(buffer, (x + 1, y), right, style);
        }
    }

    /// The style of a place that stands out. On wood a piece keeps its colour, or it would change
    /// sides.
    fn lit(&self, base: Style, light: Light, is_piece: bool) -> Style {
        let style = base.patch(self.theme.light(light));
        match base.fg.filter(|_| is_piece && base.bg.is_some()) {
            Some(colour) => style.fg(colour),
            None => style,
        }
    }

    fn empty(&self, joint: u8) -> char {
        if self.theme.is_ascii() || joint == 0 { self.theme.empty() } else { crossing(joint) }
    }
}

fn put(buffer: &mut Buffer, at: (u16, u16), sign: char, style: Style) {
    if let Some(cell) = buffer.cell_mut(at) {
        cell.set_char(sign).set_style(style);
    }
}

/// How a line leaves a point for another; diagonals do not count.
fn leaves(from: (u16, u16), to: (u16, u16)) -> u8 {
    match (from.0.cmp(&to.0), from.1.cmp(&to.1)) {
        (std::cmp::Ordering::Less, std::cmp::Ordering::Equal) => RIGHT,
        (std::cmp::Ordering::Greater, std::cmp::Ordering::Equal) => LEFT,
        (std::cmp::Ordering::Equal, std::cmp::Ordering::Less) => DOWN,
        (std::cmp::Ordering::Equal, std::cmp::Ordering::Greater) => UP,
        _ => 0,
    }
}

/// The sign where lines meet.
const fn crossing(joint: u8) -> char {
    match joint {
        9 => '┐',
        10 => '┌',
        5 => '┘',
        6 => '└',
        11 => '┬',
        7 => '┴',
        13 => '┤',
        14 => '├',
        15 => '┼',
        1..=3 => '─',
        _ => '│',
    }
}

/// The sign where the lines between squares meet.
fn corner(across: u16, width: u16, down: u16, height: u16) -> char {
    let mut joint = 0;
    if across > 0 {
        joint |= LEFT;
    }
    if across < width {
        joint |= RIGHT;
    }
    if down > 0 {
        joint |= UP;
    }
    if down < height {
        joint |= DOWN;
    }
    crossing(joint)
}
