//! The store that a server keeps its games in, whichever it is.

use std::path::Path;

use super::{
    Address, Appended, Arrival, Arrived, Connections, Created, Note, Page, Postgres, Sqlite, Store,
    StoreError, Stored, Summary, Tally,
};

/// The store of a server.
#[derive(Debug, Clone)]
pub enum Keeper {
    /// A file of `SQLite`, for one process.
    Sqlite(Sqlite),
    /// A database of `PostgreSQL`, for any number of processes.
    Postgres(Postgres),
}

impl Keeper {
    /// Opens a database of `PostgreSQL`, or else a file.
    ///
    /// # Errors
    ///
    /// If it cannot be opened, or was written by a newer program.
    pub async fn open(file: &Path, postgres: Option<&Address>) -> Result<Self, StoreError> {
        match postgres {
            Some(address) => Ok(Self::Postgres(Postgres::open(address).await?)),
            None => Ok(Self::Sqlite(Sqlite::open(file).await?)),
        }
    }

    /// Takes the traces of what was deleted out of a file, however long that takes; a database does so by itself.
    ///
    /// # Errors
    ///
    /// If the file cannot be written.
    pub(crate) async fn scrub(&self) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(store) => store.scrub().await,
            Self::Postgres(_) => Ok(()),
        }
    }

    /// The connections to a database that others use as well; none of a file.
    pub(crate) fn connections(&self) -> Option<Connections> {
        match self {
            Self::Sqlite(_) => None,
            Self::Postgres(store) => Some(store.connections()),
        }
    }
}

/// Asks whichever store it is.
macro_rules! ask {
    ($keeper:expr, $store:ident => $asked:expr) => {
        match $keeper {
            $crate::store::Keeper::Sqlite($store) => $asked.await,
            $crate::store::Keeper::Postgres($store) => $asked.await,
        }
    };
}

pub(super) use ask;

impl Store for Keeper {
    async fn create(&self, game: &Summary, first: &Stored) -> Result<Created, StoreError> {
        ask!(self, store => store.create(game, first))
    }

    async fn append(&self, after: &Summary, event: &Stored) -> Result<Appended, StoreError> {
        ask!(self, store => store.append(after, event))
    }

    async fn events(&self, id: &str, after: u64) -> Result<Vec<Stored>, StoreError> {
        ask!(self, store => store.events(id, after))
    }

    async fn events_page(
        &self,
        id: &str,
        after: u64,
        most: usize,
    ) -> Result<Vec<Stored>, StoreError> {
        ask!(self, store => store.events_page(id, after, most))
    }

    async fn version(&self, id: &str) -> Result<Option<u64>, StoreError> {
        ask!(self, store => store.version(id))
    }

    async fn events_of(
        &self,
        games: &[(String, u64)],
    ) -> Result<Vec<(String, Stored)>, StoreError> {
        ask!(self, store => store.events_of(games))
    }

    async fn by_command(&self, id: &str, cmd_id: &str) -> Result<Option<Stored>, StoreError> {
        ask!(self, store => store.by_command(id, cmd_id))
    }

    async fn created_by(&self, cmd_id: &str) -> Result<Option<String>, StoreError> {
        ask!(self, store => store.created_by(cmd_id))
    }

    async fn summary(&self, id: &str) -> Result<Option<Summary>, StoreError> {
        ask!(self, store => store.summary(id))
    }

    async fn list(&self, page: &Page) -> Result<Vec<Summary>, StoreError> {
        ask!(self, store => store.list(page))
    }

    async fn finished(
        &self,
        family: &str,
        unseated: bool,
        limit: u32,
    ) -> Result<Vec<(String, u64)>, StoreError> {
        ask!(self, store => store.finished(family, unseated, limit))
    }

    async fn rule_text(&self, rules: &str) -> Result<Option<String>, StoreError> {
        ask!(self, store => store.rule_text(rules))
    }

    async fn expired(
        &self,
        counted: u64,
        after: Option<&(u64, String)>,
        limit: u32,
    ) -> Result<Vec<(u64, String)>, StoreError> {
        ask!(self, store => store.expired(counted, after, limit))
    }

    async fn is_timed(&self) -> Result<bool, StoreError> {
        ask!(self, store => store.is_timed())
    }

    async fn heartbeat(&self) -> Result<Option<u64>, StoreError> {
        ask!(self, store => store.heartbeat())
    }

    async fn beat(&self, counted: u64) -> Result<(), StoreError> {
        ask!(self, store => store.beat(counted))
    }

    async fn common_time(&self) -> Result<Option<u64>, StoreError> {
        ask!(self, store => store.common_time())
    }

    async fn due(&self) -> Result<Vec<String>, StoreError> {
        ask!(self, store => store.due())
    }

    async fn note(&self, name: &str) -> Result<Option<String>, StoreError> {
        ask!(self, store => store.note(name))
    }

    async fn set_note(&self, name: &str, value: &str) -> Result<(), StoreError> {
        ask!(self, store => store.set_note(name, value))
    }

    async fn first_note(&self, name: &str, value: &str) -> Result<String, StoreError> {
        ask!(self, store => store.first_note(name, value))
    }

    async fn notes(&self, start: &str) -> Result<Vec<Note>, StoreError> {
        ask!(self, store => store.notes(start))
    }

    async fn ids(&self, after: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        ask!(self, store => store.ids(after, limit))
    }

    async fn take_over(
        &self,
        games: Vec<Arrival>,
        notes: Vec<Note>,
    ) -> Result<Arrived, StoreError> {
        ask!(self, store => store.take_over(games, notes))
    }

    async fn tallies(&self) -> Result<Vec<Tally>, StoreError> {
        ask!(self, store => store.tallies())
    }

    async fn probe(&self) -> Result<(), StoreError> {
        ask!(self, store => store.probe())
    }

    async fn close(&self) {
        ask!(self, store => store.close());
    }
}
