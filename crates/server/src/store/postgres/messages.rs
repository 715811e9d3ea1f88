//! What players write to each other, in `PostgreSQL`.

use board::Side;
use sqlx::Row;

use super::{Postgres, unwritten};
use crate::store::{
    KeptMessage, MOST_MESSAGES, Messages, NewMessage, StoreError, messages::message_row,
    rows::signed,
};

impl Messages for Postgres {
    async fn keep_message(&self, message: &NewMessage) -> Result<bool, StoreError> {
        let done = sqlx::query(
            "INSERT INTO message (game, number, side, at, cmd_id, body) \
             SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5 FROM message WHERE game = $1 \
             HAVING COUNT(*) < $6 ON CONFLICT DO NOTHING",
        )
        .bind(&message.game)
        .bind(message.side.to_string())
        .bind(signed(message.at))
        .bind(&message.cmd_id)
        .bind(&message.body)
        .bind(i64::from(MOST_MESSAGES))
        .execute(&self.pool)
        .await;
        Ok(done.map_err(unwritten)?.rows_affected() == 1)
    }

    async fn messages(&self, game: &str, after: u64) -> Result<Vec<KeptMessage>, StoreError> {
        let rows =
            sqlx::query("SELECT * FROM message WHERE game = $1 AND number > $2 ORDER BY number")
                .bind(game)
                .bind(signed(after))
                .fetch_all(&self.pool)
                .await?;
        rows.iter().map(|row| Ok(message_row!(row))).collect()
    }

    async fn hide_message(&self, game: &str, number: u64) -> Result<bool, StoreError> {
        let done = sqlx::query("UPDATE message SET hidden = 1 WHERE game = $1 AND number = $2")
            .bind(game)
            .bind(signed(number))
            .execute(&self.pool)
            .await;
        Ok(done.map_err(unwritten)?.rows_affected() == 1)
    }
}
