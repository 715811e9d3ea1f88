//! Positions in a few bytes.
//!
//! Eleven bytes: three for White's stones, three for Black's, one for both hands, one for side to
//! move, extra turn and removals, one for the throw, two for the plies without a mill. Rules that
//! remember past mills add eight bytes a side.

use alloc::{string::ToString, vec::Vec};

use board::{BySide, PackError, Side, Throw};

use crate::{ExtraTurn, Mill, PointSet, Rules, Setup, choices::Remill};

impl Mill {
    pub(crate) fn write_packed(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(packed_len(&self.rules));
        for side in Side::ALL {
            bytes.extend_from_slice(&self.stones[side].bits().to_le_bytes()[..3]);
        }
        bytes.push(self.hands.white | self.hands.black << 4);
        bytes.push(self.turn as u8 | (self.extra as u8) << 1 | self.removals << 3);
        let number = |throw| Throw::all().position(|other| other == throw).unwrap_or(0) + 1;
        bytes.push(self.throw.map_or(0, number) as u8);
        bytes.extend_from_slice(&self.idle.to_le_bytes());
        if self.rules.remill != Remill::Free {
            for side in Side::ALL {
                bytes.extend_from_slice(&self.memory[side].to_le_bytes());
            }
        }
        bytes
    }

    pub(crate) fn read_packed(rules: Rules, bytes: &[u8]) -> Result<Self, PackError> {
        let expected = packed_len(&rules);
        if bytes.len() != expected {
            return Err(PackError::Length { found: bytes.len(), expected });
        }
        let content = |problem: &str| PackError::Content(problem.to_string());
        let set = |at: usize| {
            PointSet::from_bits(u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], 0]))
        };
        let flags = bytes[7];
        if flags >> 5 != 0 {
            return Err(content("unknown flags"));
        }
        let setup = Setup {
            stones: BySide { white: set(0), black: set(3) },
            hands: BySide { white: bytes[6] & 15, black: bytes[6] >> 4 },
            turn: if flags & 1 == 0 { Side::White } else { Side::Black },
            extra: match flags >> 1 & 3 {
                0 => ExtraTurn::No,
                1 => ExtraTurn::Earned,
                2 => ExtraTurn::AfterStep,
                _ => return Err(content("unknown extra turn")),
            },
            removals: flags >> 3,
            throw: match bytes[8] {
                0 => None,
                n => {
                    Some(Throw::all().nth(n as usize - 1).ok_or_else(|| content("no such throw"))?)
                }
            },
            idle: u16::from_le_bytes([bytes[9], bytes[10]]),
            memory: read_memory(&bytes[11..]),
        };
        Self::from_setup(rules, &setup).map_err(|error| content(&error.to_string()))
    }
}

const fn packed_len(rules: &Rules) -> usize {
    match rules.remill {
        Remill::Free => 11,
        _ => 27,
    }
}

fn read_memory(bytes: &[u8]) -> BySide<u64> {
    let number = |at: usize| {
        bytes.get(at..at + 8).map_or(0, |bytes| {
            bytes.iter().rev().fold(0, |number, &byte| number << 8 | u64::from(byte))
        })
    };
    BySide { white: number(0), black: number(8) }
}
