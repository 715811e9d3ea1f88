//! Tables on offer, as rows that all processes see.

use std::time::Duration;

use super::{Postgres, pool::Pool, unwritten};
use crate::store::StoreError;

/// The tables on offer in a database. When one was last seen is a time of that database.
#[derive(Debug, Clone)]
pub struct OfferRows {
    pool: Pool,
    most: i64,
    grace: f64,
}

impl Postgres {
    /// The tables on offer: so many at most, and for so long after whoever offers one has gone.
    pub(crate) fn offers(&self, most: usize, grace: Duration) -> OfferRows {
        OfferRows {
            pool: self.pool.clone(),
            most: i64::try_from(most).unwrap_or(i64::MAX),
            grace: grace.as_secs_f64(),
        }
    }
}

impl OfferRows {
    /// Offers a table, as the latest of all.
    pub(crate) async fn offer(&self, game: &str, invite: &str) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO offer (game, invite) VALUES ($1, $2) ON CONFLICT (game) DO UPDATE \
             SET invite = excluded.invite, number = excluded.number, seen = excluded.seen",
        )
        .bind(game)
        .bind(invite)
        .execute(&self.pool)
        .await
        .map_err(unwritten)?;
        // The oldest give way, and those that nobody offers any more go.
        sqlx::query(
            "DELETE FROM offer WHERE seen < now() - make_interval(secs => $2) OR number <= \
             (SELECT number FROM offer ORDER BY number DESC OFFSET $1 LIMIT 1)",
        )
        .bind(self.most)
        .bind(self.grace)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// Offers a table no more.
    pub(crate) async fn withdraw(&self, game: &str) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM offer WHERE game = $1").bind(game).execute(&self.pool).await?;
        Ok(())
    }

    /// The tables on offer with their invitations, the latest first.
    pub(crate) async fn offered(&self) -> Result<Vec<(String, String)>, StoreError> {
        Ok(sqlx::query_as(
            "SELECT game, invite FROM offer WHERE seen >= now() - make_interval(secs => $2) \
             ORDER BY number DESC LIMIT $1",
        )
        .bind(self.most)
        .bind(self.grace)
        .fetch_all(&self.pool)
        .await?)
    }

    /// Says that whoever offers these is still there.
    pub(crate) async fn still_here(&self, games: Vec<String>) -> Result<(), StoreError> {
        if games.is_empty() {
            return Ok(());
        }
        sqlx::query("UPDATE offer SET seen = now() WHERE game = ANY($1)")
            .bind(games)
            .execute(&self.pool)
            .await?;
        Ok(())
    }
}
