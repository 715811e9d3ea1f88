//! Races over the network, beside the logs of the games that are played in them.
//!
//! A race is a small document with a version. Whoever changes it has seen the version before; two who meet
//! there are one change and one refusal, and the second looks again.

use std::future::Future;

use sqlx::{Row, SqliteConnection};

use super::{Keeper, Sqlite, StoreError, asides::Aside, keeper::ask, rows::signed};

/// A race as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptRace {
    /// The id.
    pub id: String,
    /// How often it has been written, from 1.
    pub ver: u64,
    /// What it says; the caller's.
    pub body: String,
}

/// Where races are kept.
pub trait Races: Send + Sync {
    /// A race by its id.
    fn race(&self, id: &str) -> impl Future<Output = Result<Option<KeptRace>, StoreError>> + Send;

    /// Keeps a race in place of its version before, or as a new one if it has the version 1; false if that
    /// is not how it stands.
    fn keep_race(&self, race: &KeptRace) -> impl Future<Output = Result<bool, StoreError>> + Send;
}

/// A race by its id.
pub(super) const OF: &str = "SELECT ver, body FROM race WHERE id = $1";

/// The statement that keeps a race of this version.
pub(super) const fn keeping(ver: u64) -> &'static str {
    match ver {
        1 => "INSERT INTO race (ver, body, id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        _ => "UPDATE race SET ver = $1, body = $2 WHERE id = $3 AND ver = $1 - 1",
    }
}

impl Races for Sqlite {
    async fn race(&self, id: &str) -> Result<Option<KeptRace>, StoreError> {
        let row = sqlx::query(OF).bind(id).fetch_optional(self.readers()).await?;
        let Some(row) = row else { return Ok(None) };
        let ver = row.try_get::<i64, _>("ver")?.unsigned_abs();
        Ok(Some(KeptRace { id: id.to_string(), ver, body: row.try_get("body")? }))
    }

    async fn keep_race(&self, race: &KeptRace) -> Result<bool, StoreError> {
        self.writer().put_aside(Aside::Race(race.clone())).await
    }
}

impl Races for Keeper {
    async fn race(&self, id: &str) -> Result<Option<KeptRace>, StoreError> {
        ask!(self, store => store.race(id))
    }

    async fn keep_race(&self, race: &KeptRace) -> Result<bool, StoreError> {
        ask!(self, store => store.keep_race(race))
    }
}

/// Keeps a race, inside of a transaction that somebody else ends.
pub(super) async fn keep(
    connection: &mut SqliteConnection,
    race: &KeptRace,
) -> Result<bool, StoreError> {
    let KeptRace { id, ver, body } = race;
    let done = sqlx::query(keeping(*ver))
        .bind(signed(*ver))
        .bind(body)
        .bind(id)
        .execute(connection)
        .await?;
    Ok(done.rows_affected() == 1)
}

#[cfg(test)]
pub(super) mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

    use super::*;

    /// What every store must do with races.
    pub(in crate::store) async fn keeps_races(store: &impl Races) {
        let race = |ver, body: &str| KeptRace { id: "r".to_string(), ver, body: body.to_string() };
        assert_eq!(store.race("r").await.unwrap(), None);
        assert!(!store.keep_race(&race(2, "too early")).await.unwrap());
        assert!(store.keep_race(&race(1, "one")).await.unwrap());
        assert!(!store.keep_race(&race(1, "again")).await.unwrap());
        assert_eq!(store.race("r").await.unwrap(), Some(race(1, "one")));
        assert!(store.keep_race(&race(2, "two")).await.unwrap());
        assert!(!store.keep_race(&race(2, "meanwhile")).await.unwrap());
        assert!(!store.keep_race(&race(4, "too far")).await.unwrap());
        assert_eq!(store.race("r").await.unwrap(), Some(race(2, "two")));
        assert_eq!(store.race("s").await.unwrap(), None);
    }
}
