//! Positions as seven bytes.
//!
//! The point of the quarry; the hunters as a set of points of 24 bits and the hunter moves as 16
//! bits, the lowest byte first; and the side to move, 0 for White and 1 for Black.

use alloc::{format, string::ToString, vec::Vec};

use board::{PackError, Position, Side};
use mill::{Point, PointSet};

use super::{Battue, Rules, board};

pub(super) fn write(position: &Battue) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(7);
    bytes.push(position.quarry().index() as u8);
    bytes.extend_from_slice(&position.hunters().bits().to_le_bytes()[..3]);
    bytes.extend_from_slice(&position.hunter_moves().to_le_bytes());
    bytes.push(u8::from(position.turn() == Side::Black));
    bytes
}

pub(super) fn read(rules: Rules, bytes: &[u8]) -> Result<Battue, PackError> {
    let &[quarry, a, b, c, low, high, turn] = bytes else {
        return Err(PackError::Length { found: bytes.len(), expected: 7 });
    };
    if usize::from(quarry) >= board().len() {
        return Err(PackError::Content(format!(
            "the quarry is on point {quarry} of {}",
            board().len()
        )));
    }
    let turn = match turn {
        0 => Side::White,
        1 => Side::Black,
        other => {
            return Err(PackError::Content(format!("side to move is {other}, neither 0 nor 1")));
        }
    };
    let hunters = PointSet::from_bits(u32::from_le_bytes([a, b, c, 0]));
    let moves = u16::from_le_bytes([low, high]);
    Battue::set_up(rules, Point::new(quarry.into()), hunters, turn, moves)
        .map_err(|error| PackError::Content(error.to_string()))
}
