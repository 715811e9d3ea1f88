//! Who puts finished games on the shelf.

use std::{sync::Arc, time::Duration};

use tokio::sync::watch;

use super::Entry;
use crate::{
    store::{Keeper, Shelving, Store, StoreError, Stored},
    table::{Rooms, Table},
};

/// How often it is looked whether a game has ended.
const EVERY: Duration = Duration::from_millis(500);

/// How many games are put on the shelf at a time.
const BATCH: u32 = 32;

/// How long those who play go first between two batches.
const BREATH: Duration = Duration::from_millis(5);

/// Puts games on the shelf until the server stops.
pub(crate) async fn attend(rooms: Arc<Rooms<Keeper>>, mut stopping: watch::Receiver<bool>) {
    let mut pause = EVERY;
    loop {
        tokio::select! {
            () = tokio::time::sleep(pause) => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
        pause = match shelve(rooms.store()).await {
            Ok(true) => BREATH,
            Ok(false) => EVERY,
            Err(error) => {
                tracing::warn!(%error, "the archive is not looked after");
                EVERY
            }
        };
    }
}

/// Puts some games on the shelf, or takes them away; whether there may be more.
async fn shelve(store: &Keeper) -> Result<bool, StoreError> {
    let found = store.unshelved(BATCH).await?;
    let more = found.len() == BATCH as usize;
    let mut changes = Vec::with_capacity(found.len());
    for (game, archived) in found {
        let log = store.events(&game, 0).await?;
        let known = usize::try_from(archived).unwrap_or(usize::MAX).min(log.len());
        changes.push(Shelving {
            ver: log.last().map_or(0, |event| event.ver),
            before: entry(&game, &log[..known]),
            now: entry(&game, &log),
            game,
            archived,
        });
        // Folding takes time, and others have something to do.
        tokio::task::yield_now().await;
    }
    if !changes.is_empty() {
        store.shelve(changes).await?;
    }
    Ok(more)
}

/// The entry after some events. A game that cannot be read has none.
fn entry(game: &str, log: &[Stored]) -> Option<Entry> {
    match Table::replay(game, log) {
        Ok(table) => table.as_ref().and_then(Entry::of),
        Err(error) => {
            tracing::warn!(%error, "a game is left out of the archive");
            None
        }
    }
}
