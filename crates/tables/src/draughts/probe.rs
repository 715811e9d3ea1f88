//! Asking the tables.

use std::{
    collections::HashMap,
    sync::{Arc, PoisonError, RwLock},
};

use board::State;
use draughts::{Draughts, Move, Rules};

use super::{
    Space, files,
    numbering::{Numbering, pieces},
    solve::{MOST_PIECES, refusal},
    store::mover_as_white,
};
use crate::{
    Tables, Turn, Value, Wdl,
    container::{Expected, TableError, TableFile},
    turns, value_at_end,
};

/// Why there is no answer.
#[derive(Debug, thiserror::Error)]
pub enum ProbeError {
    /// No tables can be made of these rules.
    #[error("it cannot be solved: {0}")]
    Refused(String),
    /// No tables are made of so many pieces.
    #[error("it has {0} pieces, and tables of draughts know at most {MOST_PIECES}")]
    TooMany(u8),
    /// The table was never made, or removed.
    #[error("the table {0} is missing; \"zwick solve\" with \"--pieces {n}\" makes it", n = .0.pieces())]
    Missing(Space),
    /// The table cannot be used.
    #[error(transparent)]
    Table(#[from] TableError),
}

/// The tables of one game, ready to be asked. Any number of threads may ask.
#[derive(Debug)]
pub struct Prober {
    tables: Tables,
    rules: Rules,
    graph: u64,
    at_hand: RwLock<HashMap<Space, Arc<Numbered>>>,
}

/// A table with the numbers of its positions.
#[derive(Debug)]
struct Numbered {
    file: Arc<TableFile>,
    numbering: Numbering,
}

impl Prober {
    /// Asks the tables of the game with these rules, and of every game equal to it.
    ///
    /// # Errors
    ///
    /// If the rules are of a kind that no tables can be made for.
    pub fn new(tables: &Tables, rules: Rules) -> Result<Self, ProbeError> {
        if let Some(reason) = refusal(&rules) {
            return Err(ProbeError::Refused(reason));
        }
        let graph = files::graph(&rules);
        Ok(Self { tables: tables.clone(), rules, graph, at_hand: RwLock::default() })
    }

    /// The tables that are asked.
    pub(super) fn tables(&self) -> &Tables {
        &self.tables
    }

    /// What they are found by.
    pub(super) fn graph(&self) -> u64 {
        self.graph
    }

    /// The rules.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// What a position of this game is worth for the side to move. The plies are known only of a
    /// game that has ended.
    ///
    /// # Errors
    ///
    /// If there is no table of so many pieces, or none that can be used.
    pub fn value(&self, position: &Draughts) -> Result<Value, ProbeError> {
        if let Some(value) = value_at_end(position) {
            return Ok(value);
        }
        let setup = mover_as_white(position);
        let table = self.table(Space::of(&setup))?;
        let (men, kings) = pieces(&setup);
        Ok(match table.file.get(table.numbering.index(men, kings))?.wdl() {
            Wdl::Win => Value::Win(None),
            Wdl::Draw => Value::Draw,
            Wdl::Loss => Value::Loss(None),
        })
    }

    /// Every turn of a position with its value, the best first.
    ///
    /// # Errors
    ///
    /// As [`Prober::value`].
    pub fn turns(&self, position: &Draughts) -> Result<Vec<Turn<Move>>, ProbeError> {
        turns(position, |child| self.value(child))
    }

    fn table(&self, space: Space) -> Result<Arc<Numbered>, ProbeError> {
        let known = self.at_hand.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(table) = known.get(&space) {
            return Ok(Arc::clone(table));
        }
        drop(known);
        let expected: Expected = files::expected(self.graph, space);
        let file = self.tables.table(&expected).map_err(|error| match error {
            TableError::Missing { .. } if space.pieces() > MOST_PIECES => {
                ProbeError::TooMany(space.pieces())
            }
            TableError::Missing { .. } => ProbeError::Missing(space),
            error @ TableError::Failed { .. } => ProbeError::Table(error),
        })?;
        let table = Arc::new(Numbered { file, numbering: Numbering::new(space) });
        let mut at_hand = self.at_hand.write().unwrap_or_else(PoisonError::into_inner);
        at_hand.insert(space, Arc::clone(&table));
        Ok(table)
    }
}

/// What a position is worth for the side to move, as a [`Prober`] says it. One who asks often keeps
/// a prober.
///
/// # Errors
///
/// If no tables can be made of its rules, there is no table of so many pieces, or none that can be
/// used.
pub fn probe(tables: &Tables, position: &Draughts) -> Result<Value, ProbeError> {
    Prober::new(tables, position.rules())?.value(position)
}

/// Every turn of a position with its value, the best first.
///
/// # Errors
///
/// As [`probe`].
pub fn probe_turns(tables: &Tables, position: &Draughts) -> Result<Vec<Turn<Move>>, ProbeError> {
    Prober::new(tables, position.rules())?.turns(position)
}
