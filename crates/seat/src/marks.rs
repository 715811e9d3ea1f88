//! What pieces look like in a terminal.

use board::Side;
use game::Family;

/// What stands for the pieces on a drawn board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Marks {
    /// Letters, as reports and the simplest terminals have them.
    Letters,
    /// Discs, which speak every language.
    Discs,
}

impl Marks {
    /// Discs, unless the system says that it does not write in Unicode.
    pub fn of_system() -> Self {
        let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
        match set("LC_ALL").or_else(|| set("LC_CTYPE")).or_else(|| set("LANG")).as_deref() {
            Some(locale) if !locale.to_lowercase().contains("utf") => Self::Letters,
            _ => Self::Discs,
        }
    }

    /// The mark of the plain pieces of a side.
    pub const fn piece(self, family: Family, side: Side) -> char {
        match (self, family, side) {
            (Self::Letters, Family::Pegs, _) => 'o',
            (Self::Letters, Family::Mill | Family::Battue, Side::White) => 'W',
            (Self::Letters, Family::Mill | Family::Battue, Side::Black) => 'B',
            (Self::Letters, _, Side::White) => 'w',
            (Self::Letters, _, Side::Black) => 'b',
            (Self::Discs, Family::Pegs, _) | (Self::Discs, _, Side::Black) => '●',
            (Self::Discs, _, Side::White) => '○',
        }
    }

    /// The mark of the kings of a side.
    pub const fn king(self, side: Side) -> char {
        match (self, side) {
            (Self::Letters, Side::White) => 'W',
            (Self::Letters, Side::Black) => 'B',
            (Self::Discs, Side::White) => '◎',
            (Self::Discs, Side::Black) => '◉',
        }
    }
}
