//! What players write to each other, beside the log of their game.

use std::future::Future;

use board::Side;
use sqlx::{Row, SqliteConnection};

use super::{Keeper, Sqlite, StoreError, asides::Aside, keeper::ask, rows::signed};

/// The most messages of a game.
pub const MOST_MESSAGES: u32 = 500;

/// A message to be kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewMessage {
    /// The game.
    pub game: String,
    /// Who has written it.
    pub side: Side,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The command it comes from: the same one again is the same message.
    pub cmd_id: String,
    /// What it says.
    pub body: String,
}

/// A message as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptMessage {
    /// Which message of the game it is, counted from 1.
    pub number: u64,
    /// Who has written it.
    pub side: Side,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The command it comes from.
    pub cmd_id: String,
    /// What it says; nothing if an operator has hidden it, or who has written it has had it removed.
    pub body: Option<String>,
}

/// Where messages are kept.
pub trait Messages: Send + Sync {
    /// Keeps a message; false if there are too many, the command has been carried out, the account that writes it is
    /// deleted, or somebody has written at the same moment.
    fn keep_message(
        &self,
        message: &NewMessage,
    ) -> impl Future<Output = Result<bool, StoreError>> + Send;

    /// The messages of a game after a number, in order.
    fn messages(
        &self,
        game: &str,
        after: u64,
    ) -> impl Future<Output = Result<Vec<KeptMessage>, StoreError>> + Send;

    /// Hides a message for good; false if there is none.
    fn hide_message(
        &self,
        game: &str,
        number: u64,
    ) -> impl Future<Output = Result<bool, StoreError>> + Send;
}

/// A row of any database.
macro_rules! message_row {
    ($row:expr) => {{
        let row = $row;
        let hidden = row.try_get::<i64, _>("hidden")? != 0;
        KeptMessage {
            number: row.try_get::<i64, _>("number")?.unsigned_abs(),
            side: $crate::store::rows::side(row.try_get("side")?),
            at: row.try_get::<i64, _>("at")?.unsigned_abs(),
            cmd_id: row.try_get("cmd_id")?,
            body: Some(row.try_get::<String, _>("body")?).filter(|_| !hidden),
        }
    }};
}

pub(super) use message_row;

/// Keeps a message; not if there are too many, or the account that writes it has just been deleted.
pub(super) const KEEP: &str = "INSERT INTO message (game, number, side, at, cmd_id, body) \
     SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5 FROM message WHERE game = $1 \
     HAVING COUNT(*) < $6 AND NOT EXISTS (SELECT 1 FROM seat s JOIN account a ON a.id = s.account \
     WHERE s.game = $1 AND s.side = $2 AND a.deleted_at IS NOT NULL) ON CONFLICT DO NOTHING";

/// The messages of a game after a number.
pub(super) const AFTER: &str =
    "SELECT * FROM message WHERE game = $1 AND number > $2 ORDER BY number";

/// Hides a message.
pub(super) const HIDE: &str = "UPDATE message SET hidden = 1 WHERE game = $1 AND number = $2";

impl Messages for Sqlite {
    async fn keep_message(&self, message: &NewMessage) -> Result<bool, StoreError> {
        self.writer().put_aside(Aside::Message(message.clone())).await
    }

    async fn messages(&self, game: &str, after: u64) -> Result<Vec<KeptMessage>, StoreError> {
        let rows =
            sqlx::query(AFTER).bind(game).bind(signed(after)).fetch_all(self.readers()).await?;
        rows.iter().map(|row| Ok(message_row!(row))).collect()
    }

    async fn hide_message(&self, game: &str, number: u64) -> Result<bool, StoreError> {
        self.writer().put_aside(Aside::HiddenMessage(game.to_string(), number)).await
    }
}

impl Messages for Keeper {
    async fn keep_message(&self, message: &NewMessage) -> Result<bool, StoreError> {
        ask!(self, store => store.keep_message(message))
    }

    async fn messages(&self, game: &str, after: u64) -> Result<Vec<KeptMessage>, StoreError> {
        ask!(self, store => store.messages(game, after))
    }

    async fn hide_message(&self, game: &str, number: u64) -> Result<bool, StoreError> {
        ask!(self, store => store.hide_message(game, number))
    }
}

/// Keeps a message, inside of a transaction that somebody else ends.
pub(super) async fn keep(
    connection: &mut SqliteConnection,
    message: &NewMessage,
) -> Result<bool, StoreError> {
    let done = sqlx::query(KEEP)
        .bind(&message.game)
        .bind(message.side.to_string())
        .bind(signed(message.at))
        .bind(&message.cmd_id)
        .bind(&message.body)
        .bind(MOST_MESSAGES)
        .execute(connection)
        .await?;
    Ok(done.rows_affected() == 1)
}

/// Hides a message, inside of a transaction that somebody else ends.
pub(super) async fn hide(
    connection: &mut SqliteConnection,
    game: &str,
    number: u64,
) -> Result<bool, StoreError> {
    let done = sqlx::query(HIDE).bind(game).bind(signed(number)).execute(connection).await?;
    Ok(done.rows_affected() == 1)
}

#[cfg(test)]
pub(super) mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

    use super::*;
    use crate::store::{
        Store,
        conformance::{event, summary},
    };

    /// What every store must do with messages.
    pub(in crate::store) async fn keeps_messages(store: &impl Store) {
        store.create(&summary("chat", 1), &event(1, "chat")).await.unwrap();
        let message = |number: u64| NewMessage {
            game: "chat".to_string(),
            side: if number % 2 == 1 { Side::White } else { Side::Black },
            at: 100 + number,
            cmd_id: format!("say-{number}"),
            body: format!("number {number}"),
        };
        for number in 1..=3 {
            assert!(store.keep_message(&message(number)).await.unwrap());
            assert!(!store.keep_message(&message(number)).await.unwrap(), "twice is once");
        }
        let all = store.messages("chat", 0).await.unwrap();
        assert_eq!(all.iter().map(|one| one.number).collect::<Vec<_>>(), [1, 2, 3]);
        assert_eq!((all[1].side, all[1].at), (Side::Black, 102));
        assert_eq!(all[1].body.as_deref(), Some("number 2"));
        assert_eq!(store.messages("chat", 2).await.unwrap().len(), 1);
        assert!(store.hide_message("chat", 2).await.unwrap());
        assert!(!store.hide_message("chat", 9).await.unwrap());
        assert_eq!(store.messages("chat", 0).await.unwrap()[1].body, None);
        for number in 4..=u64::from(MOST_MESSAGES) {
            assert!(store.keep_message(&message(number)).await.unwrap());
        }
        assert!(!store.keep_message(&message(9999)).await.unwrap(), "there are too many");
    }
}
