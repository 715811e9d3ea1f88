//! Placing without tables of it: a search down to where the tables know.
//!
//! With placing and moving apart every turn places a stone, so the search ends by itself. It asks
//! two questions, "is it a win?" and "is it at least a draw?", and remembers the answers for all
//! mirror images of a position.

use std::collections::{HashMap, HashSet};

use board::{Position, State};
use mill::{Mill, Move};

use super::{
    ProbeError, Prober,
    kind::{Kind, kind},
    space_of,
};
use crate::{Value, Wdl, mill::Space};

/// How many answers a search remembers, at some 24 bytes each.
const MEMORY: usize = 8_000_000;

/// A search and what it has found out so far.
#[derive(Debug)]
pub(super) struct Search<'prober> {
    prober: &'prober Prober,
    known: HashMap<u64, Bounds>,
    /// The sub-spaces that there are no tables of.
    missing: HashSet<Space>,
}

/// What is known of a position: it is worth from `least` to `most`.
#[derive(Clone, Copy, Debug)]
struct Bounds {
    least: Wdl,
    most: Wdl,
}

impl<'prober> Search<'prober> {
    pub(super) fn new(prober: &'prober Prober) -> Self {
        Self { prober, known: HashMap::new(), missing: HashSet::new() }
    }

    /// The value of a position in which the game goes on.
    pub(super) fn wdl(&mut self, position: &Mill) -> Result<Wdl, ProbeError> {
        if self.reaches(position, Wdl::Win)? {
            return Ok(Wdl::Win);
        }
        Ok(if self.reaches(position, Wdl::Draw)? { Wdl::Draw } else { Wdl::Loss })
    }

    /// Whether the side to move gets at least so much.
    fn reaches(&mut self, position: &Mill, wanted: Wdl) -> Result<bool, ProbeError> {
        let by_tables = self.by_tables(position)?;
        if let Some(wdl) = by_tables {
            return Ok(wdl >= wanted);
        }
        let key = self.prober.key(position);
        if let Some(answer) = self.known.get(&key).and_then(|bounds| bounds.answer(wanted)) {
            return Ok(answer);
        }
        let mut answer = false;
        for m in Self::in_order(position) {
            let mut after = *position;
            after.play_unchecked(m);
            answer = if after.turn() == position.turn() {
                self.reaches(&after, wanted)?
            } else {
                !self.reaches(&after, least_that_denies(wanted))?
            };
            if answer {
                break;
            }
        }
        self.remember(key, wanted, answer);
        Ok(answer)
    }

    /// What ends and tables say, if they say something.
    fn by_tables(&mut self, position: &Mill) -> Result<Option<Wdl>, ProbeError> {
        let space = space_of(position);
        match kind(position) {
            Kind::Over(value) => Ok(Some(value.wdl())),
            _ if self.missing.contains(&space) => Ok(None),
            _ => match self.prober.by_tables(position) {
                Err(ProbeError::Missing(missing)) if !missing.is_moving() => {
                    self.missing.insert(missing);
                    Ok(None)
                }
                answer => answer.map(Value::wdl).map(Some),
            },
        }
    }

    /// The turns, those that are likely to decide first: mills, then what bars the other's mills,
    /// then points with many neighbours.
    fn in_order(position: &Mill) -> Vec<Move> {
        let board = position.board();
        let enemy = position.stones(!position.turn());
        let promise = |m: &Move| {
            let bars = m.action.arrivals().into_iter().any(|to| board.closes(to, enemy) > 0);
            let neighbours: u32 =
                m.action.arrivals().into_iter().map(|to| board.neighbours(to).len()).sum();
            (m.is_capture() || m.again, bars, neighbours)
        };
        let mut turns: Vec<Move> = position.legal_moves().into_iter().collect();
        turns.sort_by_key(|m| std::cmp::Reverse(promise(m)));
        turns
    }

    fn remember(&mut self, key: u64, wanted: Wdl, answer: bool) {
        if self.known.len() >= MEMORY {
            self.known.clear();
        }
        let bounds = self.known.entry(key).or_insert(Bounds { least: Wdl::Loss, most: Wdl::Win });
        if answer {
            bounds.least = bounds.least.max(wanted);
        } else {
            bounds.most = bounds.most.min(below(wanted));
        }
    }
}

impl Bounds {
    fn answer(self, wanted: Wdl) -> Option<bool> {
        if self.least >= wanted {
            return Some(true);
        }
        (self.most < wanted).then_some(false)
    }
}

/// What the other side must get at least so that one's own side gets less than `wanted`.
const fn least_that_denies(wanted: Wdl) -> Wdl {
    match wanted {
        Wdl::Win => Wdl::Draw,
        Wdl::Draw | Wdl::Loss => Wdl::Win,
    }
}

const fn below(wanted: Wdl) -> Wdl {
    match wanted {
        Wdl::Win => Wdl::Draw,
        Wdl::Draw | Wdl::Loss => Wdl::Loss,
    }
}
