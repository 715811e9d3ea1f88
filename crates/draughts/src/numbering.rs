//! How squares are written: numbers from one of four corners, or letter and digit.
//!
//! The corner of square 1 is named as PDN names it, seen by the side that moves first: 0 bottom
//! left, 1 bottom right, 2 top left, 3 top right. Letters and digits are those of the board as
//! White sees it.

use alloc::{format, string::String};

use board::choice;

use crate::{Rules, Square, rules::First};

choice! {
    /// The notation of squares in the words of a PDN GameType.
    pub enum Numbering {
        /// Letter and digit, a1 at White's left.
        A0 = "A0",
        /// Numbers from the bottom left.
        N0 = "N0",
        /// Numbers from the bottom right.
        N1 = "N1",
        /// Numbers from the top left.
        N2 = "N2",
        /// Numbers from the top right.
        N3 = "N3",
    }
}

impl Numbering {
    /// Whether squares are written as numbers.
    pub const fn is_numeric(self) -> bool {
        !matches!(self, Self::A0)
    }
}

/// Writes and reads squares for given rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Coordinates {
    numbering: Numbering,
    first: First,
    mirrored: bool,
}

impl Coordinates {
    /// The coordinates of these rules.
    pub const fn new(rules: &Rules) -> Self {
        Self { numbering: rules.numbering, first: rules.first, mirrored: rules.mirrored_board }
    }

    /// File and rank on the board as White sees it, each from 0 to 7.
    pub const fn place(self, square: Square) -> (u8, u8) {
        let file = square.file();
        let file = if self.mirrored { 7 - file } else { file };
        (file, square.rank())
    }

    /// The number of a square from 1 to 32, counted from White's left where the rules write
    /// letters.
    pub const fn number(self, square: Square) -> u8 {
        let (mut file, mut rank) = self.place(square);
        if matches!(self.first, First::Black) && self.numbering.is_numeric() {
            (file, rank) = (7 - file, 7 - rank);
        }
        if matches!(self.numbering, Numbering::N1 | Numbering::N3) {
            file = 7 - file;
        }
        if matches!(self.numbering, Numbering::N2 | Numbering::N3) {
            rank = 7 - rank;
        }
        rank * 4 + file / 2 + 1
    }

    /// The square as these rules write it.
    pub fn write(self, square: Square) -> String {
        if self.numbering.is_numeric() {
            format!("{}", self.number(square))
        } else {
            self.write_letters(square)
        }
    }

    /// The square as letter and digit, whatever the rules say.
    pub fn write_letters(self, square: Square) -> String {
        let (file, rank) = self.place(square);
        format!("{}{}", char::from(b'a' + file), rank + 1)
    }

    /// Reads a square written in either way; letters may be large.
    pub fn read(self, text: &str) -> Option<Square> {
        match *text.as_bytes() {
            [letter, digit @ b'1'..=b'8'] if letter.is_ascii_alphabetic() => {
                let file = letter.to_ascii_lowercase().wrapping_sub(b'a');
                let file = if self.mirrored { 7u8.wrapping_sub(file) } else { file };
                Square::from_coords(file, digit - b'1')
            }
            [b'1'..=b'9'] | [b'1'..=b'9', b'0'..=b'9'] => {
                let number: u8 = text.parse().ok()?;
                Square::all().find(|&square| self.number(square) == number)
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::rules;
    use alloc::string::ToString;

    fn at(id: &str, text: &str) -> Option<String> {
        Coordinates::new(&rules(id)).read(text).map(|s| s.to_string())
    }

    #[test]
    fn square_one_is_where_each_game_puts_it() {
        assert_eq!(at("english", "1"), Some("b8".into()));
        assert_eq!(at("english", "4"), Some("h8".into()));
        assert_eq!(at("english", "29"), Some("a1".into()));
        assert_eq!(at("english", "32"), Some("g1".into()));
        assert_eq!(at("schmidt_de", "1"), Some("b8".into()));
        // Mirrored boards: the square inside is the one that is shown on the other wing.
        assert_eq!(at("italian", "1"), Some("h8".into()));
        assert_eq!(at("italian", "32"), Some("a1".into()));
        assert_eq!(at("spanish", "1"), Some("a1".into()));
        assert_eq!(at("spanish", "32"), Some("h8".into()));
        assert_eq!(at("thai12", "1"), Some("g1".into()));
    }

    #[test]
    fn letters_follow_the_board_that_is_seen() {
        assert_eq!(at("russian", "c3"), Some("c3".into()));
        assert_eq!(at("russian", "C3"), Some("c3".into()));
        assert_eq!(at("italian", "h1"), Some("a1".into()));
        assert_eq!(at("italian", "a1"), None);
        assert_eq!(at("russian", "a2"), None);
    }

    #[test]
    fn reads_what_it_writes() {
        for numbering in Numbering::ALL {
            for first in First::ALL {
                for mirrored in [false, true] {
                    let coordinates =
                        Coordinates { numbering: *numbering, first: *first, mirrored };
                    for square in Square::all() {
                        let text = coordinates.write(square);
                        assert_eq!(coordinates.read(&text), Some(square), "{text}");
                        let text = coordinates.write_letters(square);
                        assert_eq!(coordinates.read(&text), Some(square), "{text}");
                    }
                }
            }
        }
        for bad in ["", "0", "33", "99", "07", "i1", "a9", "a", "abc", "é1"] {
            assert_eq!(at("english", bad), None, "{bad}");
        }
    }
}
