//! What an operator does with everything that is kept: bring it up to date, verify it, put ratings right,
//! back it up, and move it from one database into another.

mod moving;
mod ratings;
mod verify;

use std::{fmt, path::PathBuf};

pub use self::{
    moving::{Moved, backup, copy},
    ratings::{Mended, Rerated, rerate},
    verify::{Told, Verified, Wrong, verify},
};
use crate::{
    instance::InstanceError,
    store::{Address, Keeper, Postgres, ReadOnly, Sqlite, Store, StoreError},
};

/// Where games are kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// In a file of `SQLite`.
    File(PathBuf),
    /// In a database of `PostgreSQL`.
    Postgres(Address),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(file) => write!(f, "{}", file.display()),
            Self::Postgres(address) => address.fmt(f),
        }
    }
}

impl Place {
    /// Opens a place that must be there, and brings it up to date.
    async fn open(&self) -> Result<Keeper, UpkeepError> {
        match self {
            Self::File(file) => {
                // What is no database of games must not become one.
                self.look().await?.close().await?;
                Ok(Keeper::Sqlite(Sqlite::open(file).await?))
            }
            Self::Postgres(address) => Ok(Keeper::Postgres(Postgres::open(address).await?)),
        }
    }

    /// Opens a place that must be there only to look at it.
    async fn look(&self) -> Result<ReadOnly, UpkeepError> {
        match self {
            Self::File(file) if !file.is_file() => Err(UpkeepError::NoFile(file.clone())),
            Self::File(file) => Ok(ReadOnly::of_file(file).await?),
            Self::Postgres(address) => Ok(ReadOnly::of_postgres(address).await?),
        }
    }

    /// The form it has, before anything is brought up to date; 0 if nothing is there.
    async fn form(&self) -> Result<u64, UpkeepError> {
        match self {
            Self::File(file) if !file.is_file() => Err(UpkeepError::NoFile(file.clone())),
            Self::File(file) => Ok(Sqlite::form(file).await?),
            Self::Postgres(address) => Ok(Postgres::form(address).await?),
        }
    }
}

/// Why something was not done.
#[derive(Debug, thiserror::Error)]
pub enum UpkeepError {
    /// What is kept cannot be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A server has the games.
    #[error(transparent)]
    Instance(#[from] InstanceError),
    /// There is no such file.
    #[error("there are no games in {}: no such file", .0.display())]
    NoFile(PathBuf),
    /// There is something already where something new should be.
    #[error("{0} is there already; it is not written over")]
    There(String),
    /// There are games already.
    #[error("{0} is not empty; games are copied into an empty database only")]
    Full(Place),
    /// Somebody plays there.
    #[error("a server runs on {0}; stop it first, so that no move is left behind")]
    Running(Place),
    /// Somebody plays there, or has been killed a moment ago.
    #[error(
        "a server runs on {0}; stop it first, so that no move is left behind (one that was killed counts as \
         running for {1} more seconds)"
    )]
    Beating(Place, u64),
}

/// The form of what is kept, before and now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Migrated {
    /// How many steps had been taken.
    pub before: u64,
    /// How many have been now.
    pub now: u64,
}

/// Brings what is kept up to date.
///
/// # Errors
///
/// If it cannot be, or is of a newer program.
pub async fn migrate(place: &Place) -> Result<Migrated, UpkeepError> {
    let before = place.form().await?;
    place.open().await?.close().await;
    Ok(Migrated { before, now: place.form().await? })
}
