//! All games at once: read one after the other, and taken over from elsewhere in one transaction.

use std::future::Future;

use sqlx::{Row, SqliteConnection, SqlitePool};

use super::{
    Created, StoreError, Stored, Summary,
    statements::{self, stored},
};

/// A game from elsewhere, with all its events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arrival {
    /// The game after the events.
    pub summary: Summary,
    /// The events.
    pub events: Vec<Stored>,
}

/// What games from elsewhere bring along besides.
pub type Note = (String, String);

/// What has become of games from elsewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Arrived {
    /// Games that are new here.
    pub fresh: u64,
    /// Games that were here, and have gone on.
    pub longer: u64,
    /// Games that were here as far as they have come there, or farther.
    pub known: u64,
    /// Games that have gone on differently here and stay as they are.
    pub other: u64,
}

/// The ids of so many games after one, in the order of their ids.
pub(super) async fn ids(
    readers: &SqlitePool,
    after: &str,
    limit: u32,
) -> Result<Vec<String>, StoreError> {
    Ok(sqlx::query_scalar("SELECT id FROM game WHERE id > ? ORDER BY id LIMIT ?")
        .bind(after)
        .bind(limit)
        .fetch_all(readers)
        .await?)
}

/// The values kept beside the games whose names begin alike.
pub(super) async fn notes(readers: &SqlitePool, start: &str) -> Result<Vec<Note>, StoreError> {
    let rows = sqlx::query(
        "SELECT name, value FROM meta WHERE substr(name, 1, length(?)) = ? ORDER BY name",
    )
    .bind(start)
    .bind(start)
    .fetch_all(readers)
    .await?;
    rows.iter().map(|row| Ok((row.try_get("name")?, row.try_get("value")?))).collect()
}

/// A connection in a transaction, as taking games over wants it.
pub(super) trait Desk: Send {
    /// The events of a game.
    fn events(&mut self, id: &str) -> impl Future<Output = Result<Vec<Stored>, StoreError>> + Send;

    /// Removes a game with its events.
    fn remove(&mut self, id: &str) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Creates a game with its first event.
    fn create(
        &mut self,
        game: &Summary,
        first: &Stored,
    ) -> impl Future<Output = Result<Created, StoreError>> + Send;

    /// Writes an event down.
    fn insert(
        &mut self,
        game: &str,
        event: &Stored,
    ) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Keeps a value beside the games.
    fn set_note(
        &mut self,
        name: &str,
        value: &str,
    ) -> impl Future<Output = Result<(), StoreError>> + Send;
}

/// Takes games over; whoever ends the transaction undoes it if this fails.
pub(super) async fn take_over<D: Desk>(
    desk: &mut D,
    games: &[Arrival],
    notes: &[Note],
) -> Result<Arrived, StoreError> {
    let mut arrived = Arrived::default();
    for game in games {
        let here = desk.events(&game.summary.id).await?;
        let alike = here.iter().zip(&game.events).all(|(one, other)| is_same(one, other));
        if !alike {
            arrived.other += 1;
        } else if !here.is_empty() && here.len() >= game.events.len() {
            arrived.known += 1;
        } else {
            // Its clocks go by one time from the first event to the last, so all of it is written anew.
            desk.remove(&game.summary.id).await?;
            match (create(desk, game).await?, here.is_empty()) {
                (Created::New, true) => arrived.fresh += 1,
                (Created::New, false) => arrived.longer += 1,
                // The same rematch was begun in both places.
                (Created::Repeated(_), _) => arrived.other += 1,
            }
        }
    }
    for (name, value) in notes {
        desk.set_note(name, value).await?;
    }
    Ok(arrived)
}

/// Whether two events are one; what they say may be written in another order.
fn is_same(one: &Stored, other: &Stored) -> bool {
    let body = |event: &Stored| serde_json::from_str::<serde_json::Value>(&event.body).ok();
    (one.ver, one.at, &one.cmd_id, &one.kind) == (other.ver, other.at, &other.cmd_id, &other.kind)
        && body(one) == body(other)
}

async fn create<D: Desk>(desk: &mut D, game: &Arrival) -> Result<Created, StoreError> {
    let Arrival { summary, events } = game;
    let Some((first, rest)) = events.split_first() else {
        return Ok(Created::Repeated(summary.id.clone()));
    };
    let created = desk.create(summary, first).await?;
    if created == Created::New {
        for event in rest {
            desk.insert(&summary.id, event).await?;
        }
    }
    Ok(created)
}

impl Desk for SqliteConnection {
    async fn events(&mut self, id: &str) -> Result<Vec<Stored>, StoreError> {
        let rows = sqlx::query(
            "SELECT ver, at, COALESCE(counted, at) AS counted, cmd_id, kind, body, digest, format FROM event \
             WHERE game = ? ORDER BY ver",
        )
        .bind(id)
        .fetch_all(self)
        .await?;
        rows.iter().map(stored).collect()
    }

    async fn remove(&mut self, id: &str) -> Result<(), StoreError> {
        for statement in ["DELETE FROM event WHERE game = ?", "DELETE FROM game WHERE id = ?"] {
            sqlx::query(statement).bind(id).execute(&mut *self).await?;
        }
        Ok(())
    }

    async fn create(&mut self, game: &Summary, first: &Stored) -> Result<Created, StoreError> {
        statements::create(self, game, first).await
    }

    async fn insert(&mut self, game: &str, event: &Stored) -> Result<(), StoreError> {
        statements::insert(self, game, event).await
    }

    async fn set_note(&mut self, name: &str, value: &str) -> Result<(), StoreError> {
        statements::set_note(self, name, value).await
    }
}
