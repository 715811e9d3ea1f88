//! Ratings by statements that are the same in every database.

use sqlx::{AssertSqlSafe, PgConnection, Row, SqliteConnection};

use super::{
    Postgres, RatedGame, RatingRow, Ratings, Sqlite, StoreError,
    ledger::Ledger,
    rows::{self, RATING, signed},
};

/// How a store reads ratings, and how they are written by a connection to it.
macro_rules! keeps_ratings {
    ($store:ty, $connection:ty) => {
        impl Ratings for $store {
            async fn unrated(&self, limit: u32) -> Result<Vec<String>, StoreError> {
                Ok(sqlx::query_scalar(
                    "SELECT game FROM rated_game WHERE done = 0 ORDER BY ended_at, game LIMIT $1",
                )
                .bind(i64::from(limit))
                .fetch_all(self.readers())
                .await?)
            }

            async fn rating(
                &self,
                account: &str,
                rules: &str,
                speed: &str,
            ) -> Result<Option<RatingRow>, StoreError> {
                let statement = format!(
                    "SELECT {RATING} FROM rating r WHERE r.account = $1 AND r.rules = $2 AND r.speed = $3"
                );
                let row = sqlx::query(AssertSqlSafe(statement))
                    .bind(account)
                    .bind(rules)
                    .bind(speed)
                    .fetch_optional(self.readers())
                    .await?;
                row.map(|row| Ok(rows::rating!(row))).transpose()
            }

            async fn ratings(&self, account: Option<&str>) -> Result<Vec<RatingRow>, StoreError> {
                let statement = format!(
                    "SELECT {RATING} FROM rating r WHERE CAST($1 AS TEXT) IS NULL OR r.account = $1 \
                     ORDER BY r.account, r.rules, r.speed"
                );
                let rows =
                    sqlx::query(AssertSqlSafe(statement)).bind(account).fetch_all(self.readers()).await?;
                rows.iter().map(|row| Ok(rows::rating!(row))).collect()
            }

            async fn strongest(
                &self,
                rules: &str,
                speed: &str,
                certain: i64,
                limit: u32,
            ) -> Result<Vec<(String, RatingRow)>, StoreError> {
                let statement = format!(
                    "SELECT a.name, {RATING} FROM rating r JOIN account a ON a.id = r.account \
                     WHERE r.rules = $1 AND r.speed = $2 AND a.deleted_at IS NULL \
                     ORDER BY r.deviation > $3, r.rating DESC, r.account LIMIT $4"
                );
                let rows = sqlx::query(AssertSqlSafe(statement))
                    .bind(rules)
                    .bind(speed)
                    .bind(certain)
                    .bind(i64::from(limit))
                    .fetch_all(self.readers())
                    .await?;
                rows.iter().map(|row| Ok((row.try_get("name")?, rows::rating!(row)))).collect()
            }

            async fn pools(&self) -> Result<Vec<(String, String, u64)>, StoreError> {
                let rows: Vec<(String, String, i64)> = sqlx::query_as(
                    "SELECT r.rules, r.speed, COUNT(*) FROM rating r JOIN account a ON a.id = r.account \
                     WHERE a.deleted_at IS NULL GROUP BY r.rules, r.speed \
                     ORDER BY COUNT(*) DESC, r.rules, r.speed",
                )
                .fetch_all(self.readers())
                .await?;
                let counted = rows.into_iter();
                Ok(counted.map(|(rules, speed, count)| (rules, speed, count.unsigned_abs())).collect())
            }

            async fn rated_running(&self, account: &str) -> Result<Vec<String>, StoreError> {
                Ok(sqlx::query_scalar("SELECT game FROM rated_running WHERE white = $1 OR black = $1")
                    .bind(account)
                    .fetch_all(self.readers())
                    .await?)
            }

            async fn changes(&self, game: &str) -> Result<Option<(i64, i64)>, StoreError> {
                Ok(sqlx::query_as(
                    "SELECT white_after - white_before, black_after - black_before FROM rated_game \
                     WHERE game = $1 AND done = 1",
                )
                .bind(game)
                .fetch_optional(self.readers())
                .await?)
            }
        }

        impl Ledger for $connection {
            async fn waiting(&mut self, game: &str) -> Result<Option<RatedGame>, StoreError> {
                let row = sqlx::query("SELECT * FROM rated_game WHERE game = $1 AND done = 0")
                    .bind(game)
                    .fetch_optional(self)
                    .await?;
                row.map(|row| Ok(rows::rated_game!(row))).transpose()
            }

            async fn is_late(&mut self, game: &RatedGame) -> Result<bool, StoreError> {
                Ok(sqlx::query_scalar(
                    "SELECT EXISTS (SELECT 1 FROM rated_game WHERE rules = $1 AND speed = $2 AND done = 1 \
                     AND (ended_at, game) > ($3, $4))",
                )
                .bind(&game.rules)
                .bind(&game.speed)
                .bind(signed(game.ended_at))
                .bind(&game.game)
                .fetch_one(self)
                .await?)
            }

            async fn pool(&mut self, rules: &str, speed: &str) -> Result<Vec<RatedGame>, StoreError> {
                let rows = sqlx::query(
                    "SELECT * FROM rated_game WHERE rules = $1 AND speed = $2 ORDER BY ended_at, game",
                )
                .bind(rules)
                .bind(speed)
                .fetch_all(self)
                .await?;
                rows.iter().map(|row| Ok(rows::rated_game!(row))).collect()
            }

            async fn forget_pool(&mut self, rules: &str, speed: &str) -> Result<(), StoreError> {
                sqlx::query("DELETE FROM rating WHERE rules = $1 AND speed = $2")
                    .bind(rules)
                    .bind(speed)
                    .execute(self)
                    .await?;
                Ok(())
            }

            async fn forget_all(&mut self) -> Result<(), StoreError> {
                for statement in ["DELETE FROM rated_game", "DELETE FROM rating"] {
                    sqlx::query(statement).execute(&mut *self).await?;
                }
                Ok(())
            }

            async fn keep(&mut self, game: &RatedGame) -> Result<(), StoreError> {
                sqlx::query(
                    "INSERT INTO rated_game (game, rules, speed, white, black, score, ended_at) \
                     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (game) DO NOTHING",
                )
                .bind(&game.game)
                .bind(&game.rules)
                .bind(&game.speed)
                .bind(&game.white)
                .bind(&game.black)
                .bind(i64::from(game.score))
                .bind(signed(game.ended_at))
                .execute(self)
                .await?;
                Ok(())
            }

            async fn row_of(
                &mut self,
                account: &str,
                game: &RatedGame,
            ) -> Result<Option<RatingRow>, StoreError> {
                let asked = "SELECT * FROM rating WHERE account = $1 AND rules = $2 AND speed = $3";
                let row = sqlx::query(asked)
                    .bind(account)
                    .bind(&game.rules)
                    .bind(&game.speed)
                    .fetch_optional(self)
                    .await?;
                row.map(|row| Ok(rows::rating!(row))).transpose()
            }

            async fn write(&mut self, row: &RatingRow) -> Result<(), StoreError> {
                sqlx::query(
                    "INSERT INTO rating (account, rules, speed, rating, deviation, volatility, games, won, \
                     drawn, lost, at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) \
                     ON CONFLICT (account, rules, speed) DO UPDATE SET rating = excluded.rating, \
                     deviation = excluded.deviation, volatility = excluded.volatility, \
                     games = excluded.games, won = excluded.won, drawn = excluded.drawn, \
                     lost = excluded.lost, at = excluded.at",
                )
                .bind(&row.account)
                .bind(&row.rules)
                .bind(&row.speed)
                .bind(row.rating)
                .bind(row.deviation)
                .bind(row.volatility)
                .bind(signed(row.games))
                .bind(signed(row.won))
                .bind(signed(row.drawn))
                .bind(signed(row.lost))
                .bind(signed(row.at))
                .execute(self)
                .await?;
                Ok(())
            }

            async fn done(
                &mut self,
                game: &RatedGame,
                before: [i64; 2],
                after: [i64; 2],
            ) -> Result<(), StoreError> {
                sqlx::query(
                    "UPDATE rated_game SET done = 1, white_before = $1, white_after = $2, \
                     black_before = $3, black_after = $4 WHERE game = $5",
                )
                .bind(before[0])
                .bind(after[0])
                .bind(before[1])
                .bind(after[1])
                .bind(&game.game)
                .execute(self)
                .await?;
                Ok(())
            }
        }
    };
}

keeps_ratings!(Sqlite, SqliteConnection);
keeps_ratings!(Postgres, PgConnection);
