//! Races over the network, beside the logs of the games that are played in them.
//!
//! A race is a small document with a version. Whoever changes it has seen the version before; two who meet
//! there are one change and one refusal, and the second looks again.

use std::future::Future;

use sqlx::{Row, SqliteConnection};

use super::{Keeper, Sqlite, StoreError, asides::Aside, rows::signed};

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

impl Races for Sqlite {
    async fn race(&self, id: &str) -> Result<Option<KeptRace>, StoreError> {
        let row = sqlx::query("SELECT ver, body FROM race WHERE id = ?")
            .bind(id)
            .fetch_optional(self.readers())
            .await?;
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
        match self {
            Self::Sqlite(store) => store.race(id).await,
            Self::Postgres(store) => store.race(id).await,
        }
    }

    async fn keep_race(&self, race: &KeptRace) -> Result<bool, StoreError> {
        match self {
            Self::Sqlite(store) => store.keep_race(race).await,
            Self::Postgres(store) => store.keep_race(race).await,
        }
    }
}

/// Keeps a race, inside of a transaction that somebody else ends.
pub(super) async fn keep(
    connection: &mut SqliteConnection,
    race: &KeptRace,
) -> Result<bool, StoreError> {
    let KeptRace { id, ver, body } = race;
    let statement = if *ver == 1 {
        sqlx::query("INSERT INTO race (ver, body, id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING")
    } else {
        sqlx::query("UPDATE race SET ver = ?1, body = ?2 WHERE id = ?3 AND ver = ?1 - 1")
    };
    let done = statement.bind(signed(*ver)).bind(body).bind(id).execute(connection).await?;
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
