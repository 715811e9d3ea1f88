//! Jumps as text, and what is wrong with them.

use alloc::{
    format,
    string::{String, ToString},
};

use board::{Objection, Puzzle, ReadMoveError};

use crate::{Hole, Jump, Pegs};

/// Writes a jump, such as `d2-d4`.
pub(crate) fn write(jump: Jump) -> String {
    jump.to_string()
}

/// Reads `d2-d4`, `d2xd4` or `d2d4`.
pub(crate) fn read(position: &Pegs, text: &str) -> Result<Jump, ReadMoveError> {
    let jump = parse(text.trim()).ok_or_else(|| ReadMoveError::Syntax {
        text: text.to_string(),
        expected: "a jump is written from hole to hole, as in d2-d4",
    })?;
    match objection(position, jump) {
        None => Ok(jump),
        Some(objection) => Err(ReadMoveError::Illegal { text: text.to_string(), objection }),
    }
}

fn parse(text: &str) -> Option<Jump> {
    let hole = |range: core::ops::Range<usize>| text.get(range)?.parse::<Hole>().ok();
    let to = match text.len() {
        4 => 2,
        5 if matches!(text.as_bytes()[2], b'-' | b'x') => 3,
        _ => return None,
    };
    Some(Jump { from: hole(0..2)?, to: hole(to..to + 2)? })
}

/// Why a jump is not legal.
pub(crate) fn objection(position: &Pegs, jump: Jump) -> Option<Objection> {
    let layout = position.layout();
    let Jump { from, to } = jump;
    let off_board = [from, to].into_iter().find(|&hole| !layout.holes().contains(hole));
    let (code, rule, message) = if position.is_solved() {
        ("ended", "goal", "the puzzle is solved already".to_string())
    } else if let Some(hole) = off_board {
        ("off-board", "layout", format!("{hole} is no hole of the {layout} board"))
    } else if !position.pegs().contains(from) {
        ("no-piece", "jump", format!("there is no peg in {from}"))
    } else if position.pegs().contains(to) {
        ("occupied", "jump", format!("there is a peg in {to}"))
    } else if !layout.jumps().contains(&jump) {
        ("not-a-jump", "layout", format!("{to} is not two holes from {from} along a line"))
    } else {
        let over = jump.over().filter(|&over| !position.pegs().contains(over))?;
        ("nothing-to-jump", "jump", format!("there is no peg in {over} to jump over"))
    };
    Some(Objection::new(code, rule, message))
}
