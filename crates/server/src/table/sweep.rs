//! Games whose time is up end, whether or not anybody looks at them.

use std::{collections::HashSet, sync::Mutex};

use super::{CommandError, Event, Origin, Rooms, room::lock};
use crate::{
    operator::COUNTS,
    store::{Ratings, Store, StoreError},
};

/// How many games are fetched at a time.
const BATCH: u32 = 200;

/// How many games are complained of.
const MOST: usize = 1000;

/// The games that were complained of: one that is damaged stays so, and is met at every sweep.
#[derive(Debug, Default)]
pub(super) struct Complaints(Mutex<HashSet<String>>);

impl Complaints {
    /// Whether a game has not been complained of.
    fn is_new(&self, id: &str) -> bool {
        let mut known = lock(&self.0);
        known.len() < MOST && known.insert(id.to_string())
    }
}

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
                match self.settle(id, *deadline).await {
                    // Those from before deadlines were written down have none to be late for.
                    Ok(()) if *deadline > 0 => lag = lag.max(counted.saturating_sub(*deadline)),
                    Ok(()) => {}
                    Err(error) if self.complaints.is_new(id) => {
                        tracing::warn!(%id, %error, "a game cannot be looked after");
                    }
                    Err(error) => tracing::debug!(%id, %error, "nor this time"),
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
        let table = self.table_in_time(id).await?;
        // A game from before deadlines were written down: an outage of no time writes its own.
        if deadline == 0 && table.game.end().is_none() {
            let origin = Origin::server(format!("outage-{}", table.ver));
            let event = Event::Outage { millis: 0 };
            self.happen(&table, event, self.moment(&table).await?, &origin).await?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_complained_of_once_and_not_too_many_are() {
        let complaints = Complaints::default();
        assert_eq!(["a", "a", "b"].map(|id| complaints.is_new(id)), [true, false, true]);
        let all = (0..2 * MOST).filter(|number| complaints.is_new(&number.to_string()));
        assert_eq!(all.count(), MOST - 2);
    }
}
