//! What the operator of a server takes away from sight: the names of a game.

use super::{CommandError, Event, Rooms};
use crate::store::{People, Store};

impl<S: Store + People> Rooms<S> {
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
            let cmd_id = format!("hide-{}", table.ver);
            match self.happen(&table, Event::Hide, self.moment(&table).await?, &cmd_id).await {
                // Somebody has played meanwhile.
                Err(CommandError::Stale(_)) => {}
                answer => return answer.map(|_| ()),
            }
        }
    }
}
