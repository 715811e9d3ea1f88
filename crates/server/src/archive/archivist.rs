//! Who puts finished games on the shelf.

use std::{collections::HashSet, sync::Arc, time::Duration};

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
    let mut left = HashSet::new();
    loop {
        tokio::select! {
            () = tokio::time::sleep(pause) => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
        pause = match shelve(&rooms, &mut left).await {
            Ok(true) => BREATH,
            Ok(false) => EVERY,
            Err(error) => {
                tracing::warn!(%error, "the archive is not looked after");
                EVERY
            }
        };
    }
}

/// Puts some games on the shelf, or takes them away; whether there may be more. Those that only a newer program can
/// read are left to it, and are in nobody's way.
async fn shelve(rooms: &Rooms<Keeper>, left: &mut HashSet<String>) -> Result<bool, StoreError> {
    let limit = BATCH.saturating_add(u32::try_from(left.len()).unwrap_or(u32::MAX));
    let behind = rooms.store().unshelved(limit).await?;
    let more = behind.len() == limit as usize;
    let mut changes = Vec::with_capacity(behind.len());
    for behind in behind {
        if left.contains(&behind.game) {
            continue;
        }
        let game = behind.game.clone();
        match change(rooms, behind).await {
            Err(StoreError::NewerGame { .. }) => {
                left.insert(game);
            }
            change => changes.push(change?),
        }
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
    let (before, now) = (entry(&game, &log[..known])?, entry(&game, &log)?);
    Ok(Shelving { game, archived, ver, before, now })
}

/// The entry after some events. A game that is damaged has none.
fn entry(game: &str, log: &[Stored]) -> Result<Option<Entry>, StoreError> {
    match Table::replay(game, log) {
        Ok(table) => Ok(table.as_ref().and_then(Entry::of)),
        Err(error @ StoreError::NewerGame { .. }) => Err(error),
        Err(error) => {
            tracing::warn!(%error, "a game is left out of the archive");
            Ok(None)
        }
    }
}
