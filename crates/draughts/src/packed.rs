//! The packed form: 15 bytes, or 19 where the rules know huffing.
//!
//! White's pieces, Black's pieces and the kings as sets of squares of 32 bits, the plies without
//! progress in 16 bits, all with the lowest byte first, then the side to move, 0 for White and 1
//! for Black. With huffing the pieces that may be huffed follow.

use alloc::{format, string::ToString, vec::Vec};

use board::{PackError, Side};

use crate::{Draughts, Rules, Setup, SquareSet, rules::Huff};

fn length(rules: &Rules) -> usize {
    if rules.huff == Huff::Off { 15 } else { 19 }
}

pub(crate) fn pack(position: &Draughts) -> Vec<u8> {
    let setup = position.setup();
    let mut bytes = Vec::with_capacity(19);
    for set in [setup.white, setup.black, setup.kings] {
        bytes.extend_from_slice(&set.0.to_le_bytes());
    }
    bytes.extend_from_slice(&setup.idle.to_le_bytes());
    bytes.push(u8::from(setup.turn == Side::Black));
    if position.rules_ref().huff != Huff::Off {
        bytes.extend_from_slice(&setup.huffable.0.to_le_bytes());
    }
    bytes
}

pub(crate) fn unpack(rules: Rules, bytes: &[u8]) -> Result<Draughts, PackError> {
    let expected = length(&rules);
    if bytes.len() != expected {
        return Err(PackError::Length { found: bytes.len(), expected });
    }
    let set = |at: usize| {
        let word = bytes.get(at..at + 4).and_then(|word| word.try_into().ok());
        SquareSet(word.map_or(0, u32::from_le_bytes))
    };
    let turn = match bytes[14] {
        0 => Side::White,
        1 => Side::Black,
        other => {
            let problem = format!("side to move is {other}, neither 0 nor 1");
            return Err(PackError::Content(problem));
        }
    };
    let setup = Setup {
        white: set(0),
        black: set(4),
        kings: set(8),
        huffable: set(15),
        idle: u16::from_le_bytes([bytes[12], bytes[13]]),
        turn,
    };
    Draughts::from_setup(rules, setup).map_err(|error| PackError::Content(error.to_string()))
}
