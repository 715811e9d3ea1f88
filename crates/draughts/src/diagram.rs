//! A drawing of a position in lines of text.

use alloc::string::String;
use core::fmt::Write;

use board::Side;

use crate::{Draughts, Square, numbering::Coordinates};

/// Draws the board as White sees it: `w` and `b` are men, `W` and `B` kings, `.` is an empty dark
/// square. Where squares have numbers, those of a row stand beside it.
pub(crate) fn draw(position: &Draughts) -> String {
    let rules = position.rules_ref();
    let coordinates = Coordinates::new(rules);
    let at = |file: u8, rank: u8| {
        Square::all().find(|&square| coordinates.place(square) == (file, rank))
    };
    let mut text = String::new();
    for rank in (0..8).rev() {
        let _ = write!(text, "{}", rank + 1);
        let mut numbers = String::new();
        for file in 0..8 {
            let square = at(file, rank);
            text.push(' ');
            text.push(square.map_or(' ', |square| symbol(position, square)));
            if let Some(square) = square {
                let _ = write!(numbers, " {:>2}", coordinates.number(square));
            }
        }
        let line = text.trim_end().len();
        if rules.numbering.is_numeric() {
            text.push_str("  ");
            text.push_str(&numbers);
        } else {
            text.truncate(line);
        }
        text.push('\n');
    }
    text.push_str("  a b c d e f g h\n");
    let _ = writeln!(text, "{} to move", position.setup().turn);
    text
}

fn symbol(position: &Draughts, square: Square) -> char {
    let setup = position.setup();
    let side = Side::ALL.into_iter().find(|&side| setup.side(side).contains(square));
    match side {
        None => '.',
        Some(side) if setup.kings.contains(square) => side.letter().to_ascii_uppercase(),
        Some(side) => side.letter(),
    }
}
