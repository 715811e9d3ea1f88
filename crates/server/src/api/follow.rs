//! A game as it goes on: what every kind of stream tells, written once.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use i18n::Language;
use serde::Serialize;
use tokio::sync::watch;

use crate::{
    broadcast::{Channel, Framing, Text, Told},
    http::{App, Problem},
    store::Keeper,
    table::{Caller, Happened, Origin, PAGE, Rooms, Standing, Table, View},
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
    /// In which form.
    pub(super) framing: Framing,
}

/// What a player is told when there may be messages that were not read.
pub(super) const MESSAGES: &str = r#"{"messages":true}"#;

/// Somebody who follows a game.
pub(super) struct Follower {
    rooms: Arc<Rooms<Keeper>>,
    channel: Arc<Channel>,
    changes: watch::Receiver<Arc<Table>>,
    wanted: Wanted,
    /// The version that was told last.
    told: Option<u64>,
    /// Whether more had happened by then than was told.
    more: bool,
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
        let channel = app.broadcasts.channel(id);
        Ok(Self { rooms: app.rooms.clone(), channel, changes, wanted, told: None, more: false })
    }

    /// Whether it is somebody who only looks on.
    pub(super) fn looks_on(&self) -> bool {
        self.changes.borrow().standing(&self.wanted.caller) == Standing::Watcher
    }

    /// Whether the next page follows at once, because what was told last leads only part of the way.
    pub(super) const fn has_more(&self) -> bool {
        self.more
    }

    /// Waits for the next thing to be told; none if the game cannot be followed any more.
    pub(super) async fn next(&mut self) -> Option<Utf8Bytes> {
        loop {
            let table = self.changes.borrow_and_update().clone();
            if self.told.is_none_or(|told| table.ver > told) {
                return self.tell(&table).await;
            }
            self.changes.changed().await.ok()?;
        }
    }

    async fn tell(&mut self, table: &Arc<Table>) -> Option<Utf8Bytes> {
        let after = self.wanted.after.map(|after| self.told.unwrap_or(after));
        match after {
            Some(after) if table.ver.checked_sub(1) != Some(after) => {
                self.tell_page(table, after).await
            }
            _ => self.tell_last(table, after.is_some()),
        }
    }

    /// Tells how the game stands, perhaps with the event that has led to it: the same as many others are told.
    fn tell_last(&mut self, table: &Arc<Table>, event: bool) -> Option<Utf8Bytes> {
        self.told = Some(table.ver);
        self.more = false;
        let Wanted { bare, language, framing, .. } = self.wanted;
        let standing = table.standing(&self.wanted.caller);
        let told = Told {
            language: (!bare).then_some(language),
            standing: (!bare).then_some(standing),
            event,
            framing,
        };
        self.channel.tell(table, told, self.rooms.time().counted(), || {
            let happened = || {
                let last = table.last.store(table.ver, table.moment(), &Origin::default());
                [Happened::tell(&last)]
            };
            let events = event.then(happened);
            self.encode(table, table.ver, events.as_ref().map(<[_; 1]>::as_slice), bare)
        })
    }

    /// Tells what has happened after a version, a page at a time; the next page is told next.
    async fn tell_page(&mut self, table: &Arc<Table>, after: u64) -> Option<Utf8Bytes> {
        let mut events = self.rooms.since(table, after).await.ok()?;
        let last = events.last().map(|event| event.ver).filter(|_| events.len() >= PAGE);
        let ver = last.map_or(table.ver, |last| last.min(table.ver));
        // What happens meanwhile is told next.
        events.retain(|event| event.ver <= ver);
        self.told = Some(ver);
        self.more = ver < table.ver;
        // How the game stands comes with the last page: it is true in no version before, and may be long.
        let bare = self.wanted.bare || self.more;
        self.channel.tell_alone(|| self.encode(table, ver, Some(&events), bare))
    }

    /// How a game stands, or what has led to it, as it is told.
    fn encode(
        &self,
        table: &Table,
        ver: u64,
        events: Option<&[Happened]>,
        bare: bool,
    ) -> Option<Text> {
        let Wanted { language, framing, ref caller, .. } = self.wanted;
        let (text, passes) = if bare {
            let events = events.unwrap_or_default();
            (serde_json::to_string(&Bare { id: &table.id, ver, events }), false)
        } else {
            let standing = table.standing(caller);
            let view = table.view_as(language, standing, self.rooms.time().counted());
            // What a player may claim of one who has left comes with time.
            let waits = standing != Standing::Watcher && table.is_between_people();
            let passes = waits || view.clock.is_some() || view.vacation.is_some();
            (serde_json::to_string(&Whole { view, events }), passes)
        };
        Some(Text { text: framing.frame(Some(ver), text.ok()?), passes })
    }
}
