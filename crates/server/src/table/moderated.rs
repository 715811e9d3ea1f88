//! What others see of a game: the archive, and what the operator of a server takes away from sight.

use std::sync::Arc;

use super::{CommandError, Event, Origin, Rooms, Table};
use crate::store::{Ratings, Store, StoreError};

impl Table {
    /// Whether the archive shows the game once it is over: as a player has said, else what was rated,
    /// played at a table that was open to everybody, or without seats at all.
    pub fn is_public(&self) -> bool {
        let is_open = self.open || self.agreed.rated || self.agreed.seats.is_none();
        self.published.unwrap_or(is_open)
    }
}

impl<S: Store + Ratings> Rooms<S> {
    /// The table of a game in a version, if it is at hand.
    pub(crate) fn at_hand(&self, id: &str, ver: u64) -> Option<Arc<Table>> {
        self.cached(id).filter(|table| table.ver == ver)
    }

    /// The table of a game as the log has it, without keeping it at hand; none if there is no such game.
    ///
    /// # Errors
    ///
    /// If it cannot be read.
    pub async fn past(&self, id: &str) -> Result<Option<Table>, StoreError> {
        Table::replay(id, &self.store.events(id, 0).await?)
    }

    /// Hides the names of a game, for good. The game itself stays as it is.
    ///
    /// # Errors
    ///
    /// If there is no such game, or it cannot be kept.
    pub async fn hide_names(&self, id: &str) -> Result<(), CommandError> {
        loop {
            let table = self.table(id).await?;
            if table.nameless {
                return Ok(());
            }
            let origin = Origin::server(format!("hide-{}", table.ver));
            match self.happen(&table, Event::Hide, self.moment(&table).await?, &origin).await {
                // Somebody has played meanwhile.
                Err(CommandError::Stale(_)) => {}
                answer => return answer.map(|_| ()),
            }
        }
    }
}
