//! Positions as one line of text, and as a drawing.
//!
//! `W:Wa1,c1,e1,g1:Bd8` is the side to move, the sheep and the wolf; as long as the wolf is not on
//! the board its list is empty. The two lists may come in either order.

use alloc::{
    format,
    string::{String, ToString},
};
use core::fmt::Write;

use board::{FenError, Position, Side};
use draughts::{Square, SquareSet};

use super::{Rules, Wolf, notation};

pub(super) fn write(position: Wolf) -> String {
    let sheep: SquareSet = position.sheep();
    let mut text = format!("{}:W", letter(position.turn()));
    for (i, square) in sheep.into_iter().enumerate() {
        let comma = if i > 0 { "," } else { "" };
        // Writing to a string cannot fail.
        let _ = write!(text, "{comma}{square}");
    }
    text.push_str(":B");
    text.extend(position.wolf().map(|wolf| wolf.to_string()));
    text
}

pub(super) fn read(rules: Rules, text: &str) -> Result<Wolf, FenError> {
    let trimmed = text.trim();
    let mut parts = trimmed.split(':');
    let turn = parts.next().and_then(side).ok_or_else(|| {
        FenError::syntax("side to move", format!("\"{trimmed}\" does not begin with W: or B:"))
    })?;
    let (mut sheep, mut wolf) = (None, None);
    for part in parts {
        let owner = part.get(..1).and_then(side);
        let list = match owner {
            Some(Side::White) => &mut sheep,
            Some(Side::Black) => &mut wolf,
            None => {
                return Err(FenError::syntax(
                    "pieces",
                    format!("\"{part}\" does not begin with W or B"),
                ));
            }
        };
        if list.replace(read_squares(&part[1..])?).is_some() {
            return Err(FenError::syntax(
                "pieces",
                format!("\"{part}\" is a second list of one side"),
            ));
        }
    }
    let missing = || FenError::syntax("pieces", "there must be a list W and a list B");
    let (sheep, wolves) = (sheep.ok_or_else(missing)?, wolf.ok_or_else(missing)?);
    if wolves.len() > 1 {
        return Err(FenError::impossible(format!("there are {} wolves", wolves.len())));
    }
    Wolf::set_up(rules, sheep, wolves.into_iter().next(), turn)
}

fn side(text: &str) -> Option<Side> {
    match text {
        "W" => Some(Side::White),
        "B" => Some(Side::Black),
        _ => None,
    }
}

fn letter(side: Side) -> char {
    side.letter().to_ascii_uppercase()
}

fn read_squares(text: &str) -> Result<SquareSet, FenError> {
    let mut squares = SquareSet::EMPTY;
    if text.is_empty() {
        return Ok(squares);
    }
    for name in text.split(',') {
        let square = notation::square(name)
            .ok_or_else(|| FenError::syntax("pieces", format!("\"{name}\" is no dark square")))?;
        if squares.contains(square) {
            return Err(FenError::syntax("pieces", format!("{square} is named twice")));
        }
        squares = squares.with(square);
    }
    Ok(squares)
}

/// Draws the board as the sheep see it: `w` is a sheep, `b` the wolf, `.` an empty dark square.
pub(super) fn diagram(position: Wolf) -> String {
    let mut text = String::new();
    for rank in (0..8).rev() {
        let _ = write!(text, "{}", rank + 1);
        for file in 0..8 {
            text.push(' ');
            text.push(match Square::from_coords(file, rank) {
                None => ' ',
                Some(square) if position.sheep().contains(square) => 'w',
                Some(square) if position.wolf() == Some(square) => 'b',
                Some(_) => '.',
            });
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
    }
    let _ = write!(text, "  a b c d e f g h\n{} to move\n", position.turn());
    text
}
