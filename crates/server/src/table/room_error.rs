//! What goes wrong at tables.

use std::sync::Arc;

use super::{OpeningError, Refused, SeatError, Table};
use crate::store::StoreError;

/// Why a table cannot be shown.
#[derive(Debug, thiserror::Error)]
pub enum RoomError {
    /// There is no such game.
    #[error("there is no such game")]
    NoGame,
    /// The store fails.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why a game is not created.
#[derive(Debug, thiserror::Error)]
pub enum CreateError {
    /// It cannot be had.
    #[error(transparent)]
    Opening(#[from] OpeningError),
    /// The store fails.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why a command is not carried out.
#[derive(Debug, thiserror::Error)]
pub enum CommandError {
    /// The game has gone on; this is how it stands.
    #[error("the game has gone on")]
    Stale(Arc<Table>),
    /// It cannot be done.
    #[error("{0}")]
    Refused(Refused, Arc<Table>),
    /// Whoever gives it may not.
    #[error(transparent)]
    Seat(#[from] SeatError),
    /// There is no such game.
    #[error("there is no such game")]
    NoGame,
    /// The store fails.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<RoomError> for CommandError {
    fn from(error: RoomError) -> Self {
        match error {
            RoomError::NoGame => Self::NoGame,
            RoomError::Store(error) => Self::Store(error),
        }
    }
}
