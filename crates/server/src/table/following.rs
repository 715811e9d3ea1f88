//! Tables as they change, for everybody who follows them here.

use std::sync::Arc;

use tokio::sync::watch;

use super::{RoomError, Rooms, Table, room::lock};
use crate::store::{Ratings, Store};

impl<S: Store + Ratings> Rooms<S> {
    /// A table as it changes.
    pub fn watch(&self, table: &Arc<Table>) -> watch::Receiver<Arc<Table>> {
        let mut watched = lock(&self.watched);
        // Now and then those go whom nobody watches any more.
        if watched.len() == watched.capacity() {
            watched.retain(|_, sender| sender.receiver_count() > 0);
        }
        let sender =
            watched.entry(table.id.clone()).or_insert_with(|| watch::channel(table.clone()).0);
        sender.subscribe()
    }

    /// A table as it changes, beginning with how it stands now.
    ///
    /// # Errors
    ///
    /// If there is no such game, or it cannot be read.
    pub async fn follow(&self, id: &str) -> Result<watch::Receiver<Arc<Table>>, RoomError> {
        let changes = self.watch(&self.table(id).await?);
        // What has happened between looking and watching was told to nobody.
        self.tell(&self.table(id).await?);
        Ok(changes)
    }

    /// The tables that somebody follows here, as they were told last: those of games that were heard of, or all.
    pub(super) fn followed(&self, heard: Option<&[String]>) -> Vec<Arc<Table>> {
        let watched = lock(&self.watched);
        let followed = |sender: &watch::Sender<Arc<Table>>| {
            (sender.receiver_count() > 0).then(|| sender.borrow().clone())
        };
        match heard {
            None => watched.values().filter_map(followed).collect(),
            Some(ids) => ids.iter().filter_map(|id| watched.get(id)).filter_map(followed).collect(),
        }
    }

    /// Lets those go who follow a table that cannot be told any more.
    pub(super) fn lose(&self, id: &str) {
        lock(&self.watched).remove(id);
    }

    pub(super) fn tell(&self, table: &Arc<Table>) {
        let mut watched = lock(&self.watched);
        // Under the lock, as where tables are cached: its followers come again, and are told who plays now.
        if self.is_out_of_date(table) {
            watched.remove(&table.id);
        } else if let Some(sender) = watched.get(&table.id) {
            sender.send_if_modified(|known| {
                let newer = table.ver > known.ver;
                if newer {
                    known.clone_from(table);
                }
                newer
            });
        }
    }
}
