//! What the turns of rated games were worth, in `PostgreSQL`.

use super::{Postgres, unwritten};
use crate::store::{Annotations, KeptAnnotation, StoreError};

impl Annotations for Postgres {
    async fn unannotated(&self, limit: u32) -> Result<Vec<String>, StoreError> {
        let games = sqlx::query_scalar(
            "SELECT game FROM rated_game WHERE annotated = 0 ORDER BY ended_at, game LIMIT $1",
        );
        Ok(games.bind(i64::from(limit)).fetch_all(&self.pool).await?)
    }

    async fn keep_annotation(&self, annotation: &KeptAnnotation) -> Result<bool, StoreError> {
        let done = sqlx::query(
            "WITH noted AS (UPDATE rated_game SET annotated = 1 \
             WHERE game = $1 AND annotated = 0 RETURNING game) \
             INSERT INTO annotation (game, body) SELECT game, $2 FROM noted \
             ON CONFLICT (game) DO UPDATE SET body = excluded.body",
        )
        .bind(&annotation.game)
        .bind(&annotation.body)
        .execute(&self.pool)
        .await;
        Ok(done.map_err(unwritten)?.rows_affected() == 1)
    }

    async fn annotation(&self, game: &str) -> Result<Option<String>, StoreError> {
        let body = sqlx::query_scalar("SELECT body FROM annotation WHERE game = $1");
        Ok(body.bind(game).fetch_optional(&self.pool).await?)
    }
}
