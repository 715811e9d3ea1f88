//! Plans of players in `PostgreSQL`.

use board::Side;
use sqlx::Row;

use super::Postgres;
use crate::store::{KeptPlan, PlanChange, Plans, StoreError, plans::UNATTENDED, rows::signed};

impl Plans for Postgres {
    async fn plan(&self, game: &str, side: Side) -> Result<Option<KeptPlan>, StoreError> {
        let row = sqlx::query("SELECT ver, mark, body FROM plan WHERE game = $1 AND side = $2")
            .bind(game)
            .bind(side.to_string())
            .fetch_optional(&self.pool)
            .await?;
        let Some(row) = row else { return Ok(None) };
        Ok(Some(KeptPlan {
            ver: row.try_get::<i64, _>("ver")?.unsigned_abs(),
            mark: row.try_get::<i64, _>("mark")?.unsigned_abs(),
            body: row.try_get("body")?,
        }))
    }

    async fn change_plan(&self, change: &PlanChange) -> Result<bool, StoreError> {
        let PlanChange { game, side, seen, plan } = change;
        let (side, seen) = (side.to_string(), seen.map(signed));
        let changed = match (plan, seen) {
            (None, _) => sqlx::query(
                "DELETE FROM plan WHERE game = $1 AND side = $2 AND mark = COALESCE($3, mark)",
            )
            .bind(game)
            .bind(side)
            .bind(seen),
            (Some(plan), Some(seen)) => sqlx::query(
                "UPDATE plan SET ver = $3, mark = $4, body = $5 \
                 WHERE game = $1 AND side = $2 AND mark = $6",
            )
            .bind(game)
            .bind(side)
            .bind(signed(plan.ver))
            .bind(signed(plan.mark))
            .bind(&plan.body)
            .bind(seen),
            (Some(plan), None) => sqlx::query(
                "INSERT INTO plan (game, side, ver, mark, body) VALUES ($1, $2, $3, $4, $5) \
                 ON CONFLICT (game, side) DO UPDATE SET ver = excluded.ver, mark = excluded.mark, \
                 body = excluded.body",
            )
            .bind(game)
            .bind(side)
            .bind(signed(plan.ver))
            .bind(signed(plan.mark))
            .bind(&plan.body),
        };
        Ok(changed.execute(&self.pool).await?.rows_affected() == 1)
    }

    async fn unattended_plans(&self) -> Result<Vec<(String, u64)>, StoreError> {
        let games: Vec<(String, i64)> = sqlx::query_as(UNATTENDED).fetch_all(&self.pool).await?;
        Ok(games.into_iter().map(|(game, ver)| (game, ver.unsigned_abs())).collect())
    }
}
