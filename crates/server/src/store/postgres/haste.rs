//! What a debug build can be made to do wrong, so that the tests of kills can show that they would
//! notice.

use std::time::Duration;

use sqlx::postgres::PgConnectOptions;

use super::{pool::Pool, statements};
use crate::store::{Stored, Summary};

/// How long what was answered too early is not written.
const DAWDLING: Duration = Duration::from_millis(5);

/// What is done wrong.
#[derive(Clone, Copy, Debug)]
pub(super) struct Haste {
    /// Answer before an event is written.
    early: bool,
    /// Answer before it is on the disk.
    unsynced: bool,
    /// Give no hints.
    pub(super) mute: bool,
}

impl Haste {
    /// As the environment of a debug build says; otherwise nothing is done wrong.
    pub(super) fn from_environment() -> Self {
        let is_set = |name| cfg!(debug_assertions) && std::env::var_os(name).is_some();
        Self {
            early: is_set("ZWICK_TEST_HASTY"),
            unsynced: is_set("ZWICK_TEST_UNSYNCED"),
            mute: is_set("ZWICK_TEST_MUTE"),
        }
    }

    pub(super) fn apply(self, options: PgConnectOptions) -> PgConnectOptions {
        if self.unsynced { options.options([("synchronous_commit", "off")]) } else { options }
    }

    /// Whether an event is taken to be appended; it is, a little later.
    pub(super) fn appends(self, pool: &Pool, after: &Summary, event: &Stored) -> bool {
        if !self.early {
            return false;
        }
        let (pool, after, event) = (pool.clone(), after.clone(), event.clone());
        tokio::spawn(async move {
            tokio::time::sleep(DAWDLING).await;
            let _ = statements::append(&pool, &after, &event).await;
        });
        true
    }
}
