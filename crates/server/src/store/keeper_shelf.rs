//! The shelf of a server, whichever store it has.

use super::{Behind, Found, Keeper, Search, Shelving, StoreError, Summary};

impl Keeper {
    /// Games that have ended, or have changed after that, and what the shelf knows of them.
    ///
    /// # Errors
    ///
    /// If they cannot be read.
    pub async fn unshelved(&self, limit: u32) -> Result<Vec<Behind>, StoreError> {
        match self {
            Self::Sqlite(store) => store.unshelved(limit).await,
            Self::Postgres(_) => Ok(Vec::new()),
        }
    }

    /// Puts entries on the shelf or takes them away, all in one transaction.
    ///
    /// # Errors
    ///
    /// If that cannot be kept.
    pub async fn shelve(&self, changes: Vec<Shelving>) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(store) => store.shelve(changes).await,
            Self::Postgres(_) => Err(StoreError::OnlyInFiles("the archive")),
        }
    }

    /// The latest games of an account that everybody may see.
    ///
    /// # Errors
    ///
    /// If they cannot be read.
    pub async fn public_games(
        &self,
        account: &str,
        limit: u32,
    ) -> Result<Vec<Summary>, StoreError> {
        match self {
            Self::Sqlite(store) => store.public_games(account, limit).await,
            Self::Postgres(_) => Err(StoreError::OnlyInFiles("the archive")),
        }
    }

    /// What is looked for, the latest first.
    ///
    /// # Errors
    ///
    /// If it cannot be read.
    pub async fn search(&self, search: &Search) -> Result<Vec<Found>, StoreError> {
        match self {
            Self::Sqlite(store) => store.search(search).await,
            Self::Postgres(_) => Err(StoreError::OnlyInFiles("the archive")),
        }
    }
}
