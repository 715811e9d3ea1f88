//! What the writer does to ratings, inside of a transaction that somebody else ends.

use sqlx::SqliteConnection;

use super::{
    RatedGame, RatedNote, RatingRow, StoreError, Summary,
    ledger::Ledger,
    ratings::{rated_game, rating},
    rows::signed,
};

/// Takes note of a rated game that begins, goes on or ends.
pub(super) async fn note_rated(
    connection: &mut SqliteConnection,
    game: &Summary,
) -> Result<(), StoreError> {
    match &game.rated {
        None => return Ok(()),
        Some(RatedNote::Running) => {
            sqlx::query(
                "INSERT INTO rated_running (game, white, black) VALUES (?, ?, ?) \
                 ON CONFLICT (game) DO UPDATE SET white = excluded.white, black = excluded.black",
            )
            .bind(&game.id)
            .bind(&game.accounts.white)
            .bind(&game.accounts.black)
            .execute(connection)
            .await?;
            return Ok(());
        }
        Some(RatedNote::Void) => {}
        Some(RatedNote::Ended(ended)) => connection.keep(ended).await?,
    }
    sqlx::query("DELETE FROM rated_running WHERE game = ?")
        .bind(&game.id)
        .execute(connection)
        .await?;
    Ok(())
}

impl Ledger for SqliteConnection {
    async fn waiting(&mut self, game: &str) -> Result<Option<RatedGame>, StoreError> {
        let row = sqlx::query("SELECT * FROM rated_game WHERE game = ? AND done = 0")
            .bind(game)
            .fetch_optional(self)
            .await?;
        row.as_ref().map(rated_game).transpose()
    }

    async fn is_late(&mut self, game: &RatedGame) -> Result<bool, StoreError> {
        Ok(sqlx::query_scalar(
            "SELECT EXISTS (SELECT 1 FROM rated_game WHERE rules = ? AND speed = ? AND done = 1 \
             AND (ended_at, game) > (?, ?))",
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
            "SELECT * FROM rated_game WHERE rules = ? AND speed = ? ORDER BY ended_at, game",
        )
        .bind(rules)
        .bind(speed)
        .fetch_all(self)
        .await?;
        rows.iter().map(rated_game).collect()
    }

    async fn forget_pool(&mut self, rules: &str, speed: &str) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM rating WHERE rules = ? AND speed = ?")
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
             VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (game) DO NOTHING",
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
        let row = sqlx::query("SELECT * FROM rating WHERE account = ? AND rules = ? AND speed = ?")
            .bind(account)
            .bind(&game.rules)
            .bind(&game.speed)
            .fetch_optional(self)
            .await?;
        row.as_ref().map(rating).transpose()
    }

    async fn write(&mut self, row: &RatingRow) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO rating (account, rules, speed, rating, deviation, volatility, games, won, \
             drawn, lost, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) \
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
            "UPDATE rated_game SET done = 1, white_before = ?, white_after = ?, black_before = ?, \
             black_after = ? WHERE game = ?",
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
