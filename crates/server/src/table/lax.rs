//! Servers that are wrong on purpose, so that tests can show that they notice: one that does not look at versions,
//! and one that shares ids of commands between callers.

use std::sync::Arc;

use super::{Caller, Command, CommandError, IdempotencyKey, Origin, Rooms, Table};
use crate::store::{Ratings, Store};

/// Makes a debug build lax.
const LAX: &str = "ZWICK_TEST_LAX";

/// Whether commands are carried out in whatever version there is.
pub(super) fn is_lax() -> bool {
    cfg!(debug_assertions) && std::env::var_os(LAX).is_some()
}

/// Makes a debug build keep the ids of something for all callers together and compare no contents, which is wrong: the
/// client that lies has to notice.
const SHARED_IDS: &str = "ZWICK_TEST_SHARED_IDS";

/// What such a server shares the ids of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shared {
    Commands,
    Creations,
    Messages,
}

impl Shared {
    /// Whether callers share these ids.
    pub(crate) fn is_on(self) -> bool {
        let name = match self {
            Self::Commands => "commands",
            Self::Creations => "creations",
            Self::Messages => "messages",
        };
        cfg!(debug_assertions) && std::env::var_os(SHARED_IDS).is_some_and(|what| what == name)
    }
}

/// Where a command comes from on a server that shares ids: the server does not tell callers apart.
pub(super) fn shared(key: &IdempotencyKey) -> Origin {
    Origin { cmd_id: format!("shared/{}", key.id()), digest: None }
}

impl<S: Store + Ratings> Rooms<S> {
    /// Carries out a command in whatever version there is.
    pub(super) async fn command_anyhow(
        &self,
        id: &str,
        key: &IdempotencyKey,
        command: &Command,
        caller: &Caller,
    ) -> Result<Arc<Table>, CommandError> {
        loop {
            let ver = self.table(id).await?.ver;
            match self.command_from_log(id, ver, key, command, caller).await {
                Err(CommandError::Stale(_)) => {}
                answer => return answer,
            }
        }
    }
}
