//! Turns as text, and what is wrong with them.

use alloc::{
    format,
    string::{String, ToString},
};

use board::{Objection, Position, ReadMoveError, Side, State};
use draughts::{Direction, Square};

use super::{First, Move, Rules, Wolf};

/// Writes a turn: `d8` puts the wolf on the board, `c1-b2` is a step; `+` says that the same
/// player goes on.
pub(super) fn write(rules: Rules, m: Move) -> String {
    match (m.from, rules.first) {
        (Some(from), _) => format!("{from}-{}", m.to),
        (None, First::Wolf) => format!("{}+", m.to),
        (None, First::Sheep) => m.to.to_string(),
    }
}

/// Reads a turn; the `+` may be left out, and so may the `-`.
pub(super) fn read(position: Wolf, text: &str) -> Result<Move, ReadMoveError> {
    let trimmed = text.trim();
    let (plain, goes_on) = match trimmed.strip_suffix('+') {
        Some(plain) => (plain, true),
        None => (trimmed, false),
    };
    let m = parse(plain).ok_or_else(|| ReadMoveError::Syntax {
        text: text.to_string(),
        expected: "the wolf is put on a dark square as in d8, a step is written as in c1-b2",
    })?;
    let earned = write(position.rules(), m).ends_with('+');
    let objection = objection(position, m).or_else(|| {
        (goes_on && !earned).then(|| {
            Objection::new(
                "no-extra-turn",
                "first",
                format!("{plain} does not let the same player go on"),
            )
        })
    });
    match objection {
        None => Ok(m),
        Some(objection) => Err(ReadMoveError::Illegal { text: text.to_string(), objection }),
    }
}

fn parse(text: &str) -> Option<Move> {
    let part = |range: core::ops::Range<usize>| square(text.get(range)?);
    let (from, to) = match text.len() {
        2 => (None, part(0..2)?),
        4 => (Some(part(0..2)?), part(2..4)?),
        5 if text.as_bytes()[2] == b'-' => (Some(part(0..2)?), part(3..5)?),
        _ => return None,
    };
    Some(Move { from, to })
}

/// The dark square of a name.
pub(super) fn square(text: &str) -> Option<Square> {
    match *text.as_bytes() {
        [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Square::from_coords(file - b'a', rank - b'1'),
        _ => None,
    }
}

/// Why a turn is not legal.
pub(super) fn objection(position: Wolf, m: Move) -> Option<Objection> {
    let Move { from, to } = m;
    let refuse = |code, rule, message: String| Some(Objection::new(code, rule, message));
    if position.end().is_some() {
        return refuse("ended", "end", "the game is over".to_string());
    }
    match (from, position.wolf()) {
        (None, Some(wolf)) => {
            refuse("already-placed", "wolf", format!("the wolf is on the board already, on {wolf}"))
        }
        (Some(_), None) => {
            refuse("place-first", "wolf", "the wolf has to be put on the board first".to_string())
        }
        _ if !position.empty().contains(to) => {
            refuse("occupied", "step", format!("{to} is occupied"))
        }
        (None, None) => None,
        (Some(from), Some(wolf)) => objection_to_step(position, from, to, wolf),
    }
}

fn objection_to_step(position: Wolf, from: Square, to: Square, wolf: Square) -> Option<Objection> {
    let turn = position.turn();
    let (own, other, name) = match turn {
        Side::White => (position.sheep().contains(from), from == wolf, "sheep"),
        Side::Black => (from == wolf, position.sheep().contains(from), "wolf"),
    };
    let adjacent =
        Direction::ALL.into_iter().any(|direction| from.neighbour(direction) == Some(to));
    let (code, rule, message) = if other {
        ("not-yours", "turn", format!("it is the turn of the {name}"))
    } else if !own {
        ("no-piece", "step", format!("there is no {name} on {from}"))
    } else if !adjacent {
        ("not-adjacent", "step", format!("{to} is not one step from {from}"))
    } else if turn == Side::White && to.rank() < from.rank() {
        ("backwards", "sheep", "sheep go forwards only".to_string())
    } else {
        return None;
    };
    Some(Objection::new(code, rule, message))
}
