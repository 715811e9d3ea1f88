//! Whether what is kept is whole and makes sense: the database is checked, a copy is compared with its manifest,
//! each game is played through again by the rules, and what its row says is compared with what has come of it.

use std::path::Path;

use super::{Place, UpkeepError};
use crate::{
    store::{Manifest, ReadOnly, StoreError, Summary},
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
    /// The form it has and the latest one, if that is another; then rows are not compared with events.
    pub older: Option<(u64, u64)>,
    /// What its manifest says.
    pub manifest: Told,
    /// What is wrong with the database itself.
    pub faults: Vec<String>,
    /// What is wrong with games.
    pub wrong: Vec<Wrong>,
    /// Games that a newer program has written something in which this one cannot verify.
    pub newer: Vec<String>,
}

/// What the manifest beside a copy says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Told {
    /// There can be none beside a database that is no file.
    #[default]
    Nothing,
    /// There is none.
    Missing,
    /// So many tables were compared with it.
    Tables(usize),
}

impl Verified {
    /// Whether nothing is wrong.
    pub fn is_fine(&self) -> bool {
        self.faults.is_empty() && self.wrong.is_empty()
    }
}

/// Looks at everything that is kept, without changing anything: the database itself, the rows that its manifest
/// tells of, and every game, which is played through again; `progress` is told how many are done.
///
/// # Errors
///
/// If it is no database of games, or cannot be read.
pub async fn verify(place: &Place, progress: impl Fn(u64)) -> Result<Verified, UpkeepError> {
    let mut kept = place.look().await?;
    let mut verified = Verified { older: kept.older(), ..Verified::default() };
    let read = async {
        verified.faults = kept.faults().await?;
        if let Place::File(file) = place {
            verified.manifest = compare(&mut kept, file, &mut verified.faults).await?;
        }
        play_through(&mut kept, &mut verified, progress).await
    };
    match read.await {
        // What is damaged may not be readable to the end, and that has been found then.
        Err(error @ StoreError::Database(_)) => verified.faults.push(error.to_string()),
        other => other?,
    }
    if kept.has_moved() {
        let why = "it was written to meanwhile; a server may run, please verify it again";
        verified.faults.push(why.to_string());
    }
    kept.close().await?;
    Ok(verified)
}

/// Compares a file with the manifest beside it.
async fn compare(
    kept: &mut ReadOnly,
    file: &Path,
    faults: &mut Vec<String>,
) -> Result<Told, StoreError> {
    let manifest = match Manifest::beside(file) {
        Ok(Some(manifest)) => manifest,
        Ok(None) => return Ok(Told::Missing),
        Err(error) => {
            faults.push(format!("its manifest cannot be read: {error}"));
            return Ok(Told::Missing);
        }
    };
    match manifest.differences(file, &kept.rows().await?) {
        Ok(differences) => faults.extend(differences),
        Err(error) => faults.push(format!("its bytes cannot be read: {error}")),
    }
    Ok(Told::Tables(manifest.rows.len()))
}

/// Plays all games through.
async fn play_through(
    kept: &mut ReadOnly,
    verified: &mut Verified,
    progress: impl Fn(u64),
) -> Result<(), StoreError> {
    let mut last = String::new();
    loop {
        let ids = kept.ids(&last, AT_A_TIME).await?;
        let Some(end) = ids.last().cloned() else { return Ok(()) };
        for game in ids {
            match fault(kept, &game, &mut verified.events).await {
                Ok(None) => {}
                Ok(Some(why)) => verified.wrong.push(Wrong { game, why }),
                Err(StoreError::NewerGame { .. }) => verified.newer.push(game),
                Err(error) => return Err(error),
            }
            verified.games += 1;
            progress(verified.games);
        }
        last = end;
    }
}

/// What is wrong with a game.
async fn fault(
    kept: &mut ReadOnly,
    id: &str,
    events: &mut u64,
) -> Result<Option<String>, StoreError> {
    let log = kept.events(id).await?;
    *events += log.len() as u64;
    let table = match Table::replay(id, &log) {
        Ok(Some(table)) => table,
        Ok(None) => return Ok(Some("it has no events".to_string())),
        Err(StoreError::Damaged { why, .. }) => return Ok(Some(why)),
        Err(error) => return Err(error),
    };
    if kept.older().is_some() {
        return Ok(None);
    }
    let row = kept.summary(id).await?;
    Ok(row.and_then(|row| difference(&row, &table.summary())))
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
