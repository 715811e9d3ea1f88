//! Turns as text, and what is wrong with them.

use alloc::{
    format,
    string::{String, ToString},
};

use board::{Objection, Position, ReadMoveError, Side, State};
use mill::Point;

use super::{Battue, Hop, Move, board};

/// Writes a turn: `a1-a4`, and `a1-a7xa4` where a hunter is taken.
pub(super) fn write(m: Move) -> String {
    let name = |point| board().name(point);
    let mut text = format!("{}-{}", name(m.from), name(m.to));
    text.extend(m.taken.map(|taken| format!("x{}", name(taken))));
    text
}

/// Reads a turn; what is taken follows from the hop and may be left out, and so may the `-`.
pub(super) fn read(position: &Battue, text: &str) -> Result<Move, ReadMoveError> {
    let (from, to, taken) = parse(text.trim()).ok_or_else(|| ReadMoveError::Syntax {
        text: text.to_string(),
        expected: "a step is written as in a1-a4, a hop that takes as in a1-a7xa4",
    })?;
    let taken = taken.or_else(|| {
        let mut implied = None;
        position.visit_moves(|m| {
            if (m.from, m.to) == (from, to) {
                implied = m.taken;
            }
        });
        implied
    });
    let m = Move { from, to, taken };
    match objection(position, m) {
        None => Ok(m),
        Some(objection) => Err(ReadMoveError::Illegal { text: text.to_string(), objection }),
    }
}

fn parse(text: &str) -> Option<(Point, Point, Option<Point>)> {
    let (step, taken) = match text.split_once('x') {
        None => (text, None),
        Some((step, taken)) => (step, Some(board().point(taken)?)),
    };
    let part = |range: core::ops::Range<usize>| board().point(step.get(range)?);
    let to = match step.len() {
        4 => 2,
        5 if step.as_bytes()[2] == b'-' => 3,
        _ => return None,
    };
    Some((part(0..2)?, part(to..to + 2)?, taken))
}

/// Why a turn is not legal.
pub(super) fn objection(position: &Battue, m: Move) -> Option<Objection> {
    if position.is_legal(m) {
        return None;
    }
    let name = |point| board().name(point);
    let Move { from, to, .. } = m;
    let (own, other, piece) = match position.turn() {
        Side::White => (from == position.quarry(), position.hunters().contains(from), "quarry"),
        Side::Black => (position.hunters().contains(from), from == position.quarry(), "hunter"),
    };
    let (code, rule, message) = if position.end().is_some() {
        ("ended", "end", "the hunt is over".to_string())
    } else if other {
        ("not-yours", "turn", format!("it is the turn of {}", whose(position.turn())))
    } else if !own {
        ("no-piece", "step", format!("there is no {piece} on {}", name(from)))
    } else if !position.empty().contains(to) {
        ("occupied", "step", format!("{} is occupied", name(to)))
    } else {
        objection_to_way(position, m)
    };
    Some(Objection::new(code, rule, message))
}

fn whose(side: Side) -> &'static str {
    match side {
        Side::White => "the quarry",
        Side::Black => "the hunters",
    }
}

/// What is wrong with the way from one point to the other, or with what is taken on it.
fn objection_to_way(position: &Battue, m: Move) -> (&'static str, &'static str, String) {
    let name = |point| board().name(point);
    let Move { from, to, taken } = m;
    let over =
        board().hops(from).find(|&(over, third)| third == to && position.hunters().contains(over));
    let adjacent = board().neighbours(from).contains(to);
    let hops = position.rules().quarry_hop;
    match (over, taken) {
        _ if adjacent => ("no-capture", "quarry_hop", "a step takes nothing".to_string()),
        (Some(_), _) if position.turn() == Side::Black => {
            ("no-hop", "quarry_hop", "hunters do not hop".to_string())
        }
        (Some(_), _) if hops == Hop::No => {
            ("no-hop", "quarry_hop", "the quarry may not hop by these rules".to_string())
        }
        (Some(_), Some(_)) if hops == Hop::Hop => {
            ("no-capture", "quarry_hop", "a hop takes nothing by these rules".to_string())
        }
        (Some((over, _)), _) => {
            ("wrong-capture", "quarry_hop", format!("this hop takes the hunter on {}", name(over)))
        }
        (None, _) => {
            ("not-adjacent", "step", format!("{} is not one step from {}", name(to), name(from)))
        }
    }
}
