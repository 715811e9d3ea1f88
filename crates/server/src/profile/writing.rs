//! Writing the file, a line at a time.

use board::StableHasher;
use serde::Serialize;
use tokio::sync::mpsc;

use super::{
    Settings,
    line::{Entry, FORM, Head, Line, NAME},
};
use crate::{
    store::{Keeper, Store, StoreError},
    table::Table,
};

/// How many games are looked up at a time.
const AT_A_TIME: u32 = 200;

/// A part of the file; an error breaks it off before its end.
pub type Written = Result<String, std::io::Error>;

/// Writes everything, line by line, until the end or until nobody reads any more.
pub async fn write(store: &Keeper, settings: &Settings, out: mpsc::Sender<Written>) {
    let mut pen = Pen { out, hasher: StableHasher::default() };
    if let Err(Stopped::Store(error)) = pen.write_all(store, settings).await {
        tracing::error!(%error, "a profile cannot be written");
        let broken = std::io::Error::other(error.to_string());
        // Who does not read any more does not hear it.
        let _ = pen.out.send(Err(broken)).await;
    }
}

/// Why writing has stopped.
enum Stopped {
    Store(StoreError),
    Unread,
}

impl From<StoreError> for Stopped {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

struct Pen {
    out: mpsc::Sender<Written>,
    hasher: StableHasher,
}

impl Pen {
    async fn write_all(&mut self, store: &Keeper, settings: &Settings) -> Result<(), Stopped> {
        let program = env!("CARGO_PKG_VERSION").to_string();
        self.put(&Head { file: NAME.to_string(), form: FORM, program }).await?;
        self.put(&Line::Settings { values: settings.values() }).await?;
        for (name, games) in store.notes("race-").await? {
            let id = name.trim_start_matches("race-").to_string();
            let games = games.split(' ').map(str::to_string).collect();
            self.put(&Line::Race { id, games }).await?;
        }
        let (mut games, mut left_out, mut last) = (0, 0, String::new());
        loop {
            let ids = store.ids(&last, AT_A_TIME).await?;
            let Some(end) = ids.last().cloned() else { break };
            for id in ids {
                let log = store.events(&id, 0).await?;
                // What could not be read again would spoil the rest.
                let entries: Option<Vec<Entry>> = log.iter().map(Entry::of).collect();
                match entries.filter(|_| matches!(Table::replay(&id, &log), Ok(Some(_)))) {
                    Some(events) => {
                        self.put(&Line::Game { id, events }).await?;
                        games += 1;
                    }
                    None => left_out += 1,
                }
            }
            last = end;
        }
        let check = format!("{:016x}", self.hasher.finish());
        self.put(&Line::End { games, left_out, check }).await
    }

    async fn put(&mut self, line: &impl Serialize) -> Result<(), Stopped> {
        let mut text = serde_json::to_string(line).unwrap_or_default();
        text.push('\n');
        self.hasher.write(text.as_bytes());
        self.out.send(Ok(text)).await.map_err(|_| Stopped::Unread)
    }
}
