//! Races in `PostgreSQL`.

use sqlx::Row;

use super::{Postgres, unwritten};
use crate::store::{KeptRace, Races, StoreError, rows::signed};

impl Races for Postgres {
    async fn race(&self, id: &str) -> Result<Option<KeptRace>, StoreError> {
        let row = sqlx::query("SELECT ver, body FROM race WHERE id = $1")
            .bind(id)
            .fetch_optional(&self.pool)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let ver = row.try_get::<i64, _>("ver")?.unsigned_abs();
        Ok(Some(KeptRace { id: id.to_string(), ver, body: row.try_get("body")? }))
    }

    async fn keep_race(&self, race: &KeptRace) -> Result<bool, StoreError> {
        let KeptRace { id, ver, body } = race;
        let statement = if *ver == 1 {
            sqlx::query(
                "INSERT INTO race (ver, body, id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
            )
        } else {
            sqlx::query("UPDATE race SET ver = $1, body = $2 WHERE id = $3 AND ver = $1 - 1")
        };
        let done = statement.bind(signed(*ver)).bind(body).bind(id).execute(&self.pool).await;
        Ok(done.map_err(unwritten)?.rows_affected() == 1)
    }
}
