//! Whether what is kept makes sense: each game is played through again by the rules, and what its row
//! says is compared with what has come of it.

use super::{Place, UpkeepError};
use crate::{
    store::{Store, StoreError, Summary},
    table::Table,
};

/// How many ids are read at a time.
const AT_A_TIME: u32 = 500;

/// Something that is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrong {
    /// The game.
    pub game: String,
    /// What is wrong with it.
    pub why: String,
}

/// What was looked at, and what is wrong with it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Verified {
    /// How many games.
    pub games: u64,
    /// How many events.
    pub events: u64,
    /// What is wrong.
    pub wrong: Vec<Wrong>,
}

/// Plays all games through again; `progress` is told how many are done.
///
/// # Errors
///
/// If they cannot be read.
pub async fn verify(place: &Place, progress: impl Fn(u64)) -> Result<Verified, UpkeepError> {
    let store = place.open().await?;
    let mut verified = Verified::default();
    let mut last = String::new();
    loop {
        let ids = store.ids(&last, AT_A_TIME).await?;
        let Some(end) = ids.last().cloned() else { break };
        for game in ids {
            if let Some(why) = fault(&store, &game, &mut verified.events).await? {
                verified.wrong.push(Wrong { game, why });
            }
            verified.games += 1;
            progress(verified.games);
        }
        last = end;
    }
    store.close().await;
    Ok(verified)
}

/// What is wrong with a game.
async fn fault(
    store: &impl Store,
    id: &str,
    events: &mut u64,
) -> Result<Option<String>, StoreError> {
    // A game that goes on while it is looked at is looked at again.
    loop {
        let Some(row) = store.summary(id).await? else { return Ok(None) };
        let log = store.events(id, 0).await?;
        if store.version(id).await? != Some(row.ver) {
            continue;
        }
        *events += log.len() as u64;
        return Ok(match Table::replay(id, &log) {
            Ok(Some(table)) => difference(&row, &table.summary()),
            Ok(None) => Some("it has no events".to_string()),
            Err(StoreError::Damaged { why, .. }) => Some(why),
            Err(error) => return Err(error),
        });
    }
}

/// The first thing in which a row differs from what the events say.
fn difference(row: &Summary, events: &Summary) -> Option<String> {
    let mut events = events.clone();
    // A game from before deadlines were written down; whoever looks at it first writes its own.
    if row.deadline == Some(0) {
        events.deadline = row.deadline;
    }
    // Names of accounts are looked up, and a list tells neither accounts nor ratings.
    let (accounts, _) = (std::mem::take(&mut events.accounts), events.rated.take());
    if accounts.white.is_some() {
        events.white.clone_from(&row.white);
    }
    if accounts.black.is_some() {
        events.black.clone_from(&row.black);
    }
    let lines = |summary: &Summary| -> Vec<String> {
        format!("{summary:#?}").lines().map(|line| line.trim().to_string()).collect()
    };
    let (row, events) = (lines(row), lines(&events));
    let differs = row.iter().zip(&events).find(|(row, events)| row != events);
    let differs = differs.map(|(row, events)| format!("its row has {row} its events say {events}"));
    differs.or_else(|| (row.len() != events.len()).then(|| "its row has another form".to_string()))
}
