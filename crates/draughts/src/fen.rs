//! Positions in one line of text, as PDN 3.0 has them.
//!
//! `B:W21,22,K30:B1,2,K17:H12` is the side to move, then the squares of each side in either
//! order, kings with a `K`, then what is left to say:
//!
//! * `:H12`: twelve plies without a capture or a move of a man; written when there are any;
//! * `:F40`: the number of the move, read and forgotten;
//! * `:X22,25`: our own addition, the pieces that may be huffed now.
//!
//! Squares are written as the rules write them, without ranges, which not every program reads.
//! The reader also takes ranges (`W21-32`, `K1-4`), letters and digits instead of numbers and
//! the other way round, a full stop at the end, and spaces around the text. The list of a side
//! may be empty.

use alloc::{
    format,
    string::{String, ToString},
};
use core::fmt::Write;

use board::{FenError, Side};

use crate::{Draughts, Rules, Setup, Square, SquareSet, numbering::Coordinates};

/// Writes a position.
pub fn write(position: &Draughts) -> String {
    let rules = position.rules_ref();
    let setup = position.setup();
    let letter = |side: Side| side.letter().to_ascii_uppercase();
    let mut text = letter(setup.turn).to_string();
    for side in Side::ALL {
        text.push(':');
        text.push(letter(side));
        write_squares(&mut text, rules, setup.side(side), setup.kings);
    }
    if setup.idle > 0 {
        let _ = write!(text, ":H{}", setup.idle);
    }
    if !setup.huffable.is_empty() {
        text.push_str(":X");
        write_squares(&mut text, rules, setup.huffable, SquareSet::EMPTY);
    }
    text
}

fn write_squares(text: &mut String, rules: &Rules, squares: SquareSet, kings: SquareSet) {
    let coordinates = Coordinates::new(rules);
    let mut sorted: [Option<Square>; 32] = [None; 32];
    for square in squares {
        sorted[usize::from(coordinates.number(square)) - 1] = Some(square);
    }
    for (i, square) in sorted.into_iter().flatten().enumerate() {
        if i > 0 {
            text.push(',');
        }
        if kings.contains(square) {
            text.push('K');
        }
        text.push_str(&coordinates.write(square));
    }
}

/// Reads a position.
///
/// # Errors
///
/// If the text is malformed or no game gets to the position.
pub fn read(rules: Rules, text: &str) -> Result<Draughts, FenError> {
    let text = text.trim();
    let text = text.strip_suffix('.').unwrap_or(text);
    let mut parts = text.split(':');
    let turn = read_turn(parts.next().unwrap_or_default())?;
    let mut reader = Reader {
        coordinates: Coordinates::new(&rules),
        setup: Setup { white: SquareSet::EMPTY, black: SquareSet::EMPTY, ..Setup::initial(turn) },
        seen: String::new(),
    };
    for part in parts {
        reader.part(part)?;
    }
    for side in ['W', 'B'] {
        if !reader.seen.contains(side) {
            let problem =
                format!("the squares of {side} are missing, an empty list is \":{side}\"");
            return Err(FenError::syntax("pieces", problem));
        }
    }
    Draughts::from_setup(rules, reader.setup)
        .map_err(|error| FenError::impossible(error.words(reader.coordinates)))
}

fn read_turn(text: &str) -> Result<Side, FenError> {
    let mut letters = text.chars();
    letters
        .next()
        .and_then(Side::from_letter)
        .filter(|_| letters.next().is_none())
        .ok_or_else(|| FenError::syntax("side to move", format!("\"{text}\" is neither W nor B")))
}

struct Reader {
    coordinates: Coordinates,
    setup: Setup,
    /// The letters of the parts read so far.
    seen: String,
}

impl Reader {
    fn part(&mut self, part: &str) -> Result<(), FenError> {
        let Some(letter) = part.chars().next() else {
            return Err(FenError::syntax("pieces", "nothing between two colons"));
        };
        let letter = letter.to_ascii_uppercase();
        if self.seen.contains(letter) {
            let problem = format!("a second part with the letter {letter}");
            return Err(FenError::syntax("pieces", problem));
        }
        self.seen.push(letter);
        let rest = &part[part.chars().next().map_or(0, char::len_utf8)..];
        match letter {
            'W' => self.setup.white = self.squares(rest, true)?,
            'B' => self.setup.black = self.squares(rest, true)?,
            'X' => self.setup.huffable = self.squares(rest, false)?,
            'H' => self.setup.idle = number(rest, "plies without progress")?,
            'F' => {
                let _: u32 = number(rest, "number of the move")?;
            }
            _ => {
                let problem = format!("\"{part}\" begins with none of W, B, H, F, X");
                return Err(FenError::syntax("pieces", problem));
            }
        }
        Ok(())
    }

    fn squares(&mut self, list: &str, crowns: bool) -> Result<SquareSet, FenError> {
        let mut squares = SquareSet::EMPTY;
        for item in list.split(',').filter(|_| !list.is_empty()) {
            let bare = item.strip_prefix(['K', 'k']).filter(|_| crowns).unwrap_or(item);
            for square in self.range(bare)? {
                if squares.contains(square) {
                    let problem = format!("\"{item}\" names a square twice");
                    return Err(FenError::syntax("pieces", problem));
                }
                squares = squares.with(square);
                if bare.len() < item.len() {
                    self.setup.kings = self.setup.kings.with(square);
                }
            }
        }
        Ok(squares)
    }

    fn range(&self, text: &str) -> Result<SquareSet, FenError> {
        let square = |text: &str| {
            self.coordinates
                .read(text)
                .ok_or_else(|| FenError::syntax("pieces", format!("\"{text}\" is no dark square")))
        };
        let Some((first, last)) = text.split_once('-') else {
            return Ok(SquareSet::of(square(text)?));
        };
        let number = |text: &str| square(text).map(|square| self.coordinates.number(square));
        let (first, last) = (number(first)?, number(last)?);
        if first > last {
            let problem = format!("\"{text}\" runs backwards");
            return Err(FenError::syntax("pieces", problem));
        }
        let inside = |square: &Square| (first..=last).contains(&self.coordinates.number(*square));
        Ok(Square::all().filter(inside).collect())
    }
}

fn number<T: core::str::FromStr>(text: &str, part: &'static str) -> Result<T, FenError> {
    text.parse()
        .ok()
        .filter(|_| text.bytes().all(|byte| byte.is_ascii_digit()))
        .ok_or_else(|| FenError::syntax(part, format!("\"{text}\" is no number that fits")))
}
