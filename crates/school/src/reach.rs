//! Draughts beyond the tables: a search that counts only what ends in them.
//!
//! Captures are forced, so many positions with a piece or two more than the tables hold are decided
//! within a few plies. What is not stays unknown; nothing is guessed.

use board::{Position, RuleSet, State};
use draughts::{Draughts, Move};
use tables::{Tables, Turn, Value, Wdl, draughts::Prober, turns, value_at_end};

use crate::exact::after;

/// How many plies are looked ahead; captures, which are forced, do not count.
const PLIES: u8 = 4;

/// The tables of draughts, and what can be reached from them.
#[derive(Debug)]
pub struct Reach {
    prober: Prober,
    /// With how many pieces there are tables.
    pieces: u32,
}

/// The value is not known.
struct Unknown;

impl Reach {
    pub(crate) fn new(tables: &Tables, prober: Prober) -> Self {
        let spaces = tables.spaces_of(prober.rules().graph_hash().0).unwrap_or_default();
        // A sub-space is named by its men and kings, as in MK-K.
        let count = |name: &String| name.bytes().filter(u8::is_ascii_alphabetic).count() as u32;
        Self { prober, pieces: spaces.iter().map(count).max().unwrap_or_default() }
    }

    /// Every turn with its value, the best first; `None` where one of them is not known.
    pub(crate) fn turns(&self, position: &Draughts) -> Option<Vec<Turn<Move>>> {
        turns(position, |child| self.value(child, PLIES).ok_or(Unknown)).ok()
    }

    /// What a position is worth, if that follows from the tables within so many plies.
    fn value(&self, position: &Draughts, plies: u8) -> Option<Value> {
        if let Some(value) = value_at_end(position) {
            return Some(value);
        }
        let setup = position.setup();
        if setup.white.len() + setup.black.len() <= self.pieces {
            return self.prober.value(position).ok();
        }
        let moves = position.legal_moves();
        let forced = moves.iter().any(|m| m.is_capture());
        let plies = if forced { plies } else { plies.checked_sub(1)? };
        let (mut best, mut open) = (Wdl::Loss, false);
        for m in moves {
            let child = after(position, m);
            let same = child.turn() == position.turn();
            match self.value(&child, plies).map(|value| value.of_turn(same).wdl()) {
                Some(Wdl::Win) => return Some(Value::Win(None)),
                Some(other) => best = best.max(other),
                None => open = true,
            }
        }
        match best {
            _ if open => None,
            Wdl::Draw => Some(Value::Draw),
            _ => Some(Value::Loss(None)),
        }
    }
}
