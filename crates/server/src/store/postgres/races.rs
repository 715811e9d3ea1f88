//! Races in `PostgreSQL`.

use sqlx::Row;

use super::{Postgres, unwritten};
use crate::store::{KeptRace, Races, StoreError, races, rows::signed};

impl Races for Postgres {
    async fn race(&self, id: &str) -> Result<Option<KeptRace>, StoreError> {
        let row = sqlx::query(races::OF).bind(id).fetch_optional(&self.pool).await?;
        let Some(row) = row else { return Ok(None) };
        let ver = row.try_get::<i64, _>("ver")?.unsigned_abs();
        Ok(Some(KeptRace { id: id.to_string(), ver, body: row.try_get("body")? }))
    }

    async fn keep_race(&self, race: &KeptRace) -> Result<bool, StoreError> {
        let KeptRace { id, ver, body } = race;
        let done = sqlx::query(races::keeping(*ver))
            .bind(signed(*ver))
            .bind(body)
            .bind(id)
            .execute(&self.pool)
            .await;
        Ok(done.map_err(unwritten)?.rows_affected() == 1)
    }
}
