//! Tables that other processes play at as well: their time, and what they do.

use std::collections::HashSet;

use super::{Rooms, Table};
use crate::{
    store::{Ratings, Store, StoreError},
    timepiece::Moment,
};

/// How many versions are asked for at a time.
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
            let ids: Vec<String> = group.iter().map(|(id, _)| id.clone()).collect();
            let now = self.store().versions(&ids).await?;
            let known: std::collections::HashMap<&String, u64> =
                group.iter().map(|(id, ver)| (id, *ver)).collect();
            for (id, ver) in &now {
                if known.get(id).is_some_and(|known| known < ver)
                    && let Some(table) = self.find(id).await?
                {
                    self.tell(&table);
                }
            }
        }
        Ok(())
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
