//! Positions as six bytes.
//!
//! The sheep as a set of squares of 32 bits, the lowest byte first; the square of the wolf, or 32
//! before it is on the board; and the side to move, 0 for White and 1 for Black.

use alloc::{format, string::ToString, vec::Vec};

use board::{PackError, Position, Side};
use draughts::{Square, SquareSet};

use super::{Rules, Wolf};

const NOT_PLACED: u8 = 32;

pub(super) fn write(position: Wolf) -> Vec<u8> {
    let mut bytes = position.sheep().0.to_le_bytes().to_vec();
    bytes.push(position.wolf().map_or(NOT_PLACED, |wolf| wolf.index() as u8));
    bytes.push(u8::from(position.turn() == Side::Black));
    bytes
}

pub(super) fn read(rules: Rules, bytes: &[u8]) -> Result<Wolf, PackError> {
    let &[a, b, c, d, wolf, turn] = bytes else {
        return Err(PackError::Length { found: bytes.len(), expected: 6 });
    };
    let wolf =
        match wolf {
            NOT_PLACED => None,
            index => Some(Square::new(index).ok_or_else(|| {
                PackError::Content(format!("the wolf is on square {index} of 32"))
            })?),
        };
    let turn = match turn {
        0 => Side::White,
        1 => Side::Black,
        other => {
            return Err(PackError::Content(format!("side to move is {other}, neither 0 nor 1")));
        }
    };
    let sheep = SquareSet(u32::from_le_bytes([a, b, c, d]));
    Wolf::set_up(rules, sheep, wolf, turn).map_err(|error| PackError::Content(error.to_string()))
}
