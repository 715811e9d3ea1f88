//! Positions as one line of text.
//!
//! The rows of the board from top to bottom, `W` for the quarry, `B` for hunters and digits for
//! runs of empty points; the side to move; and how many moves the hunters have made:
//! `3/3/3/1BBW2/3/3/B1B w 0`.

use alloc::{format, string::String};

use board::{FenError, Position, Side};

use super::{Battue, Rules, board};

pub(super) fn write(position: &Battue) -> String {
    let rows = mill::fen::rows(board(), |point| {
        if point == position.quarry() {
            Some('W')
        } else {
            position.hunters().contains(point).then_some('B')
        }
    });
    let turn = position.turn().letter();
    format!("{rows} {turn} {}", position.hunter_moves())
}

pub(super) fn read(rules: Rules, text: &str) -> Result<Battue, FenError> {
    let mut parts = text.split_whitespace();
    let mut part = |name| parts.next().ok_or_else(|| FenError::syntax(name, "it is missing"));
    let pieces = mill::fen::read_rows(board(), part("board")?)?;
    let turn = match part("side to move")? {
        "w" => Side::White,
        "b" => Side::Black,
        other => {
            return Err(FenError::syntax(
                "side to move",
                format!("\"{other}\" is neither w nor b"),
            ));
        }
    };
    let moves = part("hunter moves")?;
    let moves = moves.parse().map_err(|_| {
        FenError::syntax("hunter moves", format!("\"{moves}\" is not such a number"))
    })?;
    if let Some(rest) = parts.next() {
        return Err(FenError::syntax(
            "hunter moves",
            format!("nothing may follow them, but \"{rest}\" does"),
        ));
    }
    match (pieces.white.first(), pieces.white.len()) {
        (Some(quarry), 1) => Battue::set_up(rules, quarry, pieces.black, turn, moves),
        (_, count) => Err(FenError::impossible(format!("there are {count} quarries, not 1"))),
    }
}
