//! Who puts finished games on the shelf.

use std::{sync::Arc, time::Duration};

use tokio::sync::watch;

use super::Entry;
use crate::{
    store::{Behind, Keeper, Shelf, Shelving, Store, StoreError, Stored},
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
        pause = match shelve(&rooms).await {
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
async fn shelve(rooms: &Rooms<Keeper>) -> Result<bool, StoreError> {
    let behind = rooms.store().unshelved(BATCH).await?;
    let more = behind.len() == BATCH as usize;
    let mut changes = Vec::with_capacity(behind.len());
    for behind in behind {
        changes.push(change(rooms, behind).await?);
        // Folding takes time, and others have something to do.
        tokio::task::yield_now().await;
    }
    if !changes.is_empty() {
        rooms.store().shelve(changes).await?;
    }
    Ok(more)
}

/// What becomes of a game on the shelf.
async fn change(rooms: &Rooms<Keeper>, behind: Behind) -> Result<Shelving, StoreError> {
    let Behind { game, ver, archived } = behind;
    // One that has just ended is mostly at hand, and nothing has to be read.
    if let Some(table) = rooms.at_hand(&game, ver).filter(|_| archived == 0) {
        return Ok(Shelving { game, archived, ver, before: None, now: Entry::of(&table) });
    }
    let log = rooms.store().events(&game, 0).await?;
    let known = usize::try_from(archived).unwrap_or(usize::MAX).min(log.len());
    let ver = log.last().map_or(ver, |event| event.ver);
    let (before, now) = (entry(&game, &log[..known]), entry(&game, &log));
    Ok(Shelving { game, archived, ver, before, now })
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
