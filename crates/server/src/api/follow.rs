//! A game as it goes on: what every kind of stream tells, written once.

use std::sync::Arc;

use i18n::Language;
use serde::Serialize;
use tokio::sync::watch;

use crate::{
    http::{App, Problem},
    store::Keeper,
    table::{Caller, Happened, Rooms, Table, View},
};

/// What somebody who follows a game wants to be told.
#[derive(Clone, Debug)]
pub(super) struct Wanted {
    /// In which language.
    pub(super) language: Language,
    /// As whom.
    pub(super) caller: Caller,
    /// What has happened after this version; without it only how the game stands.
    pub(super) after: Option<u64>,
    /// Only what has happened, and not how the game stands.
    pub(super) bare: bool,
}

/// What a player is told when there may be messages that were not read.
pub(super) const MESSAGES: &str = r#"{"messages":true}"#;

/// Somebody who follows a game.
pub(super) struct Follower {
    rooms: Arc<Rooms<Keeper>>,
    id: String,
    changes: watch::Receiver<Arc<Table>>,
    wanted: Wanted,
    /// The version that was told last.
    told: Option<u64>,
}

/// Something that is told: JSON, and the version it leads to, if it is a view.
pub(super) struct Update {
    pub(super) ver: Option<u64>,
    pub(super) text: String,
}

/// How the game stands, and what has led to it.
#[derive(Serialize)]
struct Whole<'a> {
    #[serde(flatten)]
    view: View,
    #[serde(skip_serializing_if = "Option::is_none")]
    events: Option<&'a [Happened]>,
}

/// What has happened, and nothing else.
#[derive(Serialize)]
struct Bare<'a> {
    id: &'a str,
    ver: u64,
    events: &'a [Happened],
}

impl Follower {
    /// Begins to follow a game.
    pub(super) async fn new(app: &App, id: &str, wanted: Wanted) -> Result<Self, Problem> {
        let changes = app.rooms.follow(id).await?;
        Ok(Self { rooms: app.rooms.clone(), id: id.to_string(), changes, wanted, told: None })
    }

    /// Waits for the next thing to be told; none if the game cannot be followed any more.
    pub(super) async fn next(&mut self) -> Option<Update> {
        loop {
            let table = self.changes.borrow_and_update().clone();
            if self.told.is_none_or(|told| table.ver > told) {
                return self.tell(&table).await;
            }
            self.changes.changed().await.ok()?;
        }
    }

    async fn tell(&mut self, table: &Table) -> Option<Update> {
        let after = match self.wanted.after {
            None => None,
            Some(after) => Some(self.told.unwrap_or(after)),
        };
        let events = match after {
            None => None,
            Some(after) if table.ver.checked_sub(1) == Some(after) => {
                Some(vec![Happened::tell(&table.last.store(table.ver, table.moment(), ""))])
            }
            Some(after) => {
                let mut events = self.rooms.since(&self.id, after).await.ok()?;
                // What happens meanwhile is told next.
                events.retain(|event| event.ver <= table.ver);
                Some(events)
            }
        };
        self.told = Some(table.ver);
        let text = if self.wanted.bare {
            let events = events.as_deref().unwrap_or_default();
            serde_json::to_string(&Bare { id: &table.id, ver: table.ver, events })
        } else {
            let standing = table.standing(&self.wanted.caller);
            let view = table.view_as(self.wanted.language, standing, self.rooms.time().counted());
            serde_json::to_string(&Whole { view, events: events.as_deref() })
        };
        Some(Update { ver: Some(table.ver), text: text.ok()? })
    }
}
