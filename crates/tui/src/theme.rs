//! How things look: with colours or without, with signs of Unicode or of ASCII alone.

use board::Side;
use game::Family;
use ratatui::style::{Color, Modifier, Style};
use seat::Marks;
use speech::shape::Piece;

/// What a terminal can show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Theme {
    /// How pieces are drawn, and lines with them.
    pub marks: Marks,
    /// Whether there are colours.
    pub colours: bool,
}

/// The colours of a dark square and of the pieces on it.
const WOOD: Color = Color::Indexed(94);
const IVORY: Color = Color::Indexed(231);
const EBONY: Color = Color::Indexed(16);

/// Why a place stands out; of several the first counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Light {
    /// It has been chosen.
    Chosen,
    /// What stands there can be taken.
    Take,
    /// It can be gone to, or begun with.
    Step,
    /// A hint points to it.
    Hint,
    /// The last turn went there.
    Last,
}

impl Theme {
    /// What this system can show; `ascii` asks for the simplest signs.
    pub fn of_system(ascii: bool) -> Self {
        let plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let dumb = std::env::var("TERM").is_ok_and(|term| term == "dumb");
        let marks = if ascii { Marks::Letters } else { Marks::of_system() };
        Self { marks, colours: !plain && !dumb }
    }

    pub(crate) fn is_ascii(self) -> bool {
        self.marks == Marks::Letters
    }

    /// The sign of a piece.
    pub(crate) fn piece(self, family: Family, side: Side, piece: Piece) -> char {
        match piece {
            Piece::King => self.marks.king(side),
            _ => self.marks.piece(family, side),
        }
    }

    /// The sign of an empty place where no lines meet.
    pub(crate) fn empty(self) -> char {
        if self.is_ascii() { '.' } else { '·' }
    }

    /// The sign of an empty place that can be gone to.
    pub(crate) fn target(self) -> char {
        if self.is_ascii() { '*' } else { '◇' }
    }

    /// What stands left and right of a place that stands out.
    pub(crate) fn brackets(light: Light) -> Option<(char, char)> {
        match light {
            Light::Chosen => Some(('(', ')')),
            Light::Take => Some(('<', '>')),
            Light::Hint => Some(('!', '!')),
            Light::Step | Light::Last => None,
        }
    }

    /// The style of a place that stands out.
    pub(crate) fn light(self, light: Light) -> Style {
        let (colour, modifier) = match light {
            Light::Chosen => (Color::Yellow, Modifier::BOLD),
            Light::Take => (Color::Red, Modifier::BOLD),
            Light::Step => (Color::Green, Modifier::BOLD),
            Light::Hint => (Color::Magenta, Modifier::BOLD),
            Light::Last => (Color::Cyan, Modifier::BOLD.union(Modifier::UNDERLINED)),
        };
        self.coloured(colour).add_modifier(modifier)
    }

    /// The style of the brackets around the cursor.
    pub(crate) fn cursor(self) -> Style {
        self.coloured(Color::Yellow).add_modifier(Modifier::BOLD)
    }

    /// The style of the drawn lines.
    pub(crate) fn line(self) -> Style {
        self.coloured(Color::DarkGray)
    }

    /// The style of a dark square.
    pub(crate) fn square(self, on_it: Option<Side>) -> Style {
        match (self.colours, on_it) {
            (false, _) => Style::new(),
            (true, Some(Side::Black)) => Style::new().fg(EBONY).bg(WOOD),
            (true, _) => Style::new().fg(IVORY).bg(WOOD),
        }
    }

    /// The style of names at the edge of the board, and of what is less important.
    pub(crate) fn faint() -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// The style of what has just happened.
    pub(crate) fn note(self) -> Style {
        self.coloured(Color::Yellow)
    }

    fn coloured(self, colour: Color) -> Style {
        if self.colours { Style::new().fg(colour) } else { Style::new() }
    }
}
