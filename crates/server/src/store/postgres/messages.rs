//! What players write to each other, in `PostgreSQL`.

use sqlx::{Acquire, Row};

use super::{Postgres, hints, unwritten};
use crate::store::{
    KeptMessage, MOST_MESSAGES, Messages, NewMessage, StoreError,
    messages::{self, message_row},
    rows::signed,
};

impl Postgres {
    /// The number of the last message of each of some games that have any.
    pub(crate) async fn last_messages(
        &self,
        games: &[String],
    ) -> Result<Vec<(String, u64)>, StoreError> {
        let rows: Vec<(String, i64)> = sqlx::query_as(
            "SELECT game, MAX(number) FROM message WHERE game = ANY ($1) GROUP BY game",
        )
        .bind(games)
        .fetch_all(&self.pool)
        .await?;
        Ok(rows.into_iter().map(|(game, last)| (game, last.unsigned_abs())).collect())
    }
}

/// Waits until a transaction that is deleting the account of a seat has ended.
const SETTLE_ACCOUNT: &str = "SELECT 1 FROM account \
     WHERE id IN (SELECT account FROM seat WHERE game = $1 AND side = $2) FOR KEY SHARE";

impl Messages for Postgres {
    async fn keep_message(&self, message: &NewMessage) -> Result<bool, StoreError> {
        let mut connection = self.pool.acquire().await?;
        let mut transaction = connection.begin().await?;
        sqlx::query(SETTLE_ACCOUNT)
            .bind(&message.game)
            .bind(message.side.to_string())
            .execute(&mut *transaction)
            .await?;
        let done = sqlx::query(messages::KEEP)
            .bind(&message.game)
            .bind(message.side.to_string())
            .bind(signed(message.at))
            .bind(&message.cmd_id)
            .bind(&message.body)
            .bind(i64::from(MOST_MESSAGES))
            .execute(&mut *transaction)
            .await;
        let kept = done.map_err(unwritten)?.rows_affected() == 1;
        transaction.commit().await.map_err(unwritten)?;
        connection.done();
        if kept {
            self.hint(&hints::of_messages(&message.game));
        }
        Ok(kept)
    }

    async fn messages(&self, game: &str, after: u64) -> Result<Vec<KeptMessage>, StoreError> {
        let rows = sqlx::query(messages::AFTER)
            .bind(game)
            .bind(signed(after))
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(|row| Ok(message_row!(row))).collect()
    }

    async fn hide_message(&self, game: &str, number: u64) -> Result<bool, StoreError> {
        let done =
            sqlx::query(messages::HIDE).bind(game).bind(signed(number)).execute(&self.pool).await;
        Ok(done.map_err(unwritten)?.rows_affected() == 1)
    }
}
