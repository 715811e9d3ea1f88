//! Asking the tables.

use draughts::{Draughts, Move};

use board::State;

use super::{
    Space, files,
    numbering::{Numbering, pieces},
    solve::refusal,
    store::mover_as_white,
};
use crate::{Tables, Turn, Value, Wdl, container::TableError, turns, value_at_end};

/// Why there is no answer.
#[derive(Debug, thiserror::Error)]
pub enum ProbeError {
    /// The rules cannot be solved.
    #[error("{0}")]
    Refused(String),
    /// The table is missing or cannot be used.
    #[error(transparent)]
    Table(#[from] TableError),
}

/// What a position is worth for the side to move. The plies are known only of a game that has
/// ended.
///
/// # Errors
///
/// If there is no table of so many pieces, or none that can be used.
pub fn probe(tables: &Tables, position: &Draughts) -> Result<Value, ProbeError> {
    if let Some(value) = value_at_end(position) {
        return Ok(value);
    }
    let rules = position.rules();
    if let Some(reason) = refusal(&rules) {
        return Err(ProbeError::Refused(reason));
    }
    let setup = mover_as_white(position);
    let space = Space::of(&setup);
    let table = tables.table(&files::expected(&rules, space))?;
    let (men, kings) = pieces(&setup);
    let symbol = table.get(Numbering::new(space).index(men, kings))?;
    Ok(match symbol.wdl() {
        Wdl::Win => Value::Win(None),
        Wdl::Draw => Value::Draw,
        Wdl::Loss => Value::Loss(None),
    })
}

/// Every turn of a position with its value, the best first.
///
/// # Errors
///
/// As [`probe`].
pub fn probe_turns(tables: &Tables, position: &Draughts) -> Result<Vec<Turn<Move>>, ProbeError> {
    turns(position, |child| probe(tables, child))
}
