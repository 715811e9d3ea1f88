//! Tables that other processes play at as well: their time, and what they do.

use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
};

use super::{Rooms, Table};
use crate::{
    store::{Ratings, Store, StoreError, Stored},
    timepiece::Moment,
};

/// How many games are asked for at a time.
const BATCH: usize = 1000;

impl<S: Store + Ratings> Rooms<S> {
    /// This moment, which is never before the last event of a table. If somebody's time is up by it,
    /// whoever keeps the time for all processes is asked first: this one may have been cut off.
    pub(super) async fn moment(&self, table: &Table) -> Result<Moment, StoreError> {
        let at = self.time().moment().not_before(table.moment());
        if table.fallen(at.counted).is_none() || !self.set_clock().await? {
            return Ok(at);
        }
        Ok(self.time().moment().not_before(table.moment()))
    }

    /// Sets the clock by the store, if that keeps the time for several processes, and says whether it
    /// does.
    ///
    /// # Errors
    ///
    /// If the store does not answer.
    pub async fn set_clock(&self) -> Result<bool, StoreError> {
        let counted = self.store().common_time().await?;
        if let Some(counted) = counted {
            // What the answer took has passed as well; nobody's time ends earlier for leaving it out.
            self.time().is_told(counted);
        }
        Ok(counted.is_some())
    }

    /// Looks whether games that somebody follows here have gone on elsewhere: those that were heard of,
    /// or all.
    ///
    /// # Errors
    ///
    /// If they cannot be read.
    pub async fn look_again(&self, heard: Option<&[String]>) -> Result<(), StoreError> {
        let followed = self.followed(heard);
        for group in followed.chunks(BATCH) {
            let known: Vec<(String, u64)> =
                group.iter().map(|table| (table.id.clone(), table.ver)).collect();
            let mut news: HashMap<String, Vec<Stored>> = HashMap::new();
            for (id, event) in self.store().events_of(&known).await? {
                news.entry(id).or_default().push(event);
            }
            for table in group {
                if let Some(events) = news.get(&table.id) {
                    match self.catch_up(table, events).await {
                        Ok(table) => self.tell(&table),
                        // One that cannot be read keeps nobody from following others. Who follows it comes again
                        // and is told why.
                        Err(error) if error.is_of_one_game() => self.lose(&table.id),
                        Err(error) => return Err(error),
                    }
                }
            }
        }
        Ok(())
    }

    /// The table of a game in a version, if one is at hand: as it is, or as the log goes on where whoever gives
    /// the command has seen more of it, by another process.
    pub(super) async fn at_hand_in(
        &self,
        id: &str,
        ver: u64,
    ) -> Result<Option<Arc<Table>>, StoreError> {
        let known = self.cached(id);
        let known = match known {
            Some(table) if table.ver < ver => {
                let events = self.store().events(id, table.ver).await?;
                Some(self.catch_up(&table, &events).await?)
            }
            known => known,
        };
        Ok(known.filter(|table| table.ver == ver))
    }

    /// A table after further events of its log.
    pub(super) async fn catch_up(
        &self,
        table: &Arc<Table>,
        events: &[Stored],
    ) -> Result<Arc<Table>, StoreError> {
        if events.is_empty() {
            return Ok(table.clone());
        }
        let mut after = Table::clone(table);
        after.catch_up(events)?;
        self.introduce_all(&mut after).await?;
        Ok(self.keep(after))
    }

    /// Calls the computer to tables where it had something to do when this was asked last and still has:
    /// the process that was to do it may be gone.
    ///
    /// # Errors
    ///
    /// If they cannot be listed.
    pub async fn take_up(&self, waiting: &mut HashSet<String>) -> Result<(), StoreError> {
        let due = self.store().due().await?;
        for id in due.iter().filter(|id| waiting.contains(*id)) {
            self.call_to(id);
        }
        *waiting = due.into_iter().collect();
        Ok(())
    }
}
