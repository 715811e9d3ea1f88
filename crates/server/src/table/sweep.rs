//! Games whose time is up end, whether or not anybody looks at them.

use super::{CommandError, Event, Rooms};
use crate::{
    operator::COUNTS,
    store::{Ratings, Store, StoreError},
};

/// How many games are fetched at a time.
const BATCH: u32 = 200;

impl<S: Store + Ratings> Rooms<S> {
    /// Ends the games whose deadline has come. What is asked of the database follows from how many
    /// these are, and not from how many games wait for theirs.
    ///
    /// # Errors
    ///
    /// If they cannot be listed.
    pub async fn sweep(&self) -> Result<(), StoreError> {
        let counted = self.time().counted();
        let mut last = None;
        let mut lag = 0;
        loop {
            let found = self.store.expired(counted, last.as_ref(), BATCH).await?;
            for (deadline, id) in &found {
                if *deadline > 0 {
                    lag = lag.max(counted.saturating_sub(*deadline));
                }
                if let Err(error) = self.settle(id, *deadline).await {
                    tracing::warn!(%id, %error, "a game cannot be looked after");
                }
            }
            if found.len() < BATCH as usize {
                COUNTS.swept(lag);
                return Ok(());
            }
            last = found.into_iter().next_back();
        }
    }

    async fn settle(&self, id: &str, deadline: u64) -> Result<(), CommandError> {
        // Whoever looks at a table lets its flag fall.
        let table = self.table(id).await?;
        // A game from before deadlines were written down: an outage of no time writes its own.
        if deadline == 0 && table.game.end().is_none() {
            let cmd_id = format!("outage-{}", table.ver);
            let event = Event::Outage { millis: 0 };
            self.happen(&table, event, self.moment(&table).await?, &cmd_id).await?;
        }
        Ok(())
    }
}
