//! Why a question has no answer.

use crate::{container::TableError, mill::Space};

/// Why a position has no value.
#[derive(Debug, thiserror::Error)]
pub enum ProbeError {
    /// No tables can be made for the rules.
    #[error("it cannot be solved: {0}")]
    Refused(String),
    /// A table is needed that was never made, or removed.
    #[error("the table {0} is missing; \"zwick solve\" makes it")]
    Missing(Space),
    /// No table is made of what no game comes to.
    #[error(
        "no game comes to {0}, stones on the board and in hand, so no table tells how long it takes"
    )]
    NeverArises(Space),
    /// A table cannot be used.
    #[error(transparent)]
    Table(#[from] TableError),
    /// The table holds no such position.
    #[error("the table holds no value of {0}; it should be made again")]
    NoPosition(String),
    /// The table knows who wins, but not how soon.
    #[error("the table {0} keeps no plies; \"zwick solve\" without --wdl makes one that does")]
    NoPlies(Space),
    /// The position is one of another game.
    #[error("{0} is a position of another game than the tables")]
    OtherRules(String),
}
