//! How long a decided game takes where the tables know only who wins: while stones are placed.
//!
//! The tables of placing say which turns keep what is won, so only those are followed, down to the
//! tables of moving, which know the plies. "Is it over within so many plies?" is asked for fewer
//! and for more until the answer is exact; what was found out is remembered for all mirror images.

use std::collections::HashMap;

use board::State;
use mill::{Mill, Move};

use super::{ProbeError, Prober};
use crate::{Turn, Value, Wdl, container::Metric, turns};

/// More plies than any game here takes.
const MOST: u16 = 1 << 12;

/// How many positions are remembered.
const MEMORY: usize = 20_000_000;

impl Prober {
    /// The value of a position with the plies to the end, also where the tables do not keep them.
    /// This may take long.
    ///
    /// # Errors
    ///
    /// If a table that is needed is missing or cannot be used; those of placing are.
    pub fn value_with_length(&self, position: &Mill) -> Result<Value, ProbeError> {
        self.check(position)?;
        Length::new(self)?.value(position)
    }

    /// Every turn of a position with its value and, where it is decided, the plies; as
    /// [`Prober::turns`]. This may take long.
    ///
    /// # Errors
    ///
    /// As [`Prober::value_with_length`].
    pub fn turns_with_lengths(&self, position: &Mill) -> Result<Vec<Turn<Move>>, ProbeError> {
        self.check(position)?;
        let mut search = Length::new(self)?;
        turns(position, |after| search.value(after))
    }

    /// Fails if a table of moving keeps no plies, which would have to be searched for without end.
    fn require_plies(&self) -> Result<(), ProbeError> {
        let spaces = self.spaces().unwrap_or_default();
        for space in spaces.into_iter().filter(|space| space.is_moving()) {
            if self.table(space)?.header().metric == Metric::Wdl {
                return Err(ProbeError::NoPlies(space));
            }
        }
        Ok(())
    }
}

struct Length<'prober> {
    prober: &'prober Prober,
    /// For each position the plies it is not over within, and those it is.
    known: HashMap<u64, (u16, u16)>,
}

impl<'prober> Length<'prober> {
    fn new(prober: &'prober Prober) -> Result<Self, ProbeError> {
        prober.require_plies()?;
        Ok(Self { prober, known: HashMap::new() })
    }

    /// The value of a position with its plies.
    fn value(&mut self, position: &Mill) -> Result<Value, ProbeError> {
        Ok(match self.prober.by_tables(position)? {
            Value::Win(None) => Value::Win(self.search(position)?),
            Value::Loss(None) => Value::Loss(self.search(position)?),
            known => known,
        })
    }

    /// The plies of a decided position.
    fn search(&mut self, position: &Mill) -> Result<Option<u16>, ProbeError> {
        let mut within = 16;
        while !self.is_over_within(position, within)? {
            if within >= MOST {
                return Ok(None);
            }
            within *= 2;
        }
        let mut not_within = 0;
        while within - not_within > 1 {
            let middle = u16::midpoint(within, not_within);
            if self.is_over_within(position, middle)? {
                within = middle;
            } else {
                not_within = middle;
            }
        }
        Ok(Some(within))
    }

    /// Whether a decided position is over within so many plies, the winner hurrying and the loser
    /// holding out.
    fn is_over_within(&mut self, position: &Mill, limit: u16) -> Result<bool, ProbeError> {
        let value = self.prober.by_tables(position)?;
        if let Some(plies) = plies(value) {
            return Ok(plies <= limit);
        }
        if limit == 0 {
            return Ok(false);
        }
        let key = self.prober.key(position);
        let (not_within, within) = self.known.get(&key).copied().unwrap_or((0, MOST + 1));
        if limit >= within || limit <= not_within {
            return Ok(limit >= within);
        }
        let wins = value.wdl() == Wdl::Win;
        let mut answer = !wins;
        for turn in self.prober.turns_by_tables(position)? {
            if turn.value.wdl() != value.wdl() {
                continue;
            }
            let mut after = *position;
            after.play_unchecked(turn.m);
            if self.is_over_within(&after, limit - 1)? == wins {
                answer = wins;
                break;
            }
        }
        if self.known.len() >= MEMORY {
            self.known.clear();
        }
        let bounds = if answer { (not_within, limit) } else { (limit, within) };
        self.known.insert(key, bounds);
        Ok(answer)
    }
}

fn plies(value: Value) -> Option<u16> {
    match value {
        Value::Win(plies) | Value::Loss(plies) => plies,
        Value::Draw => None,
    }
}
