//! What the turns of rated games were worth, beside their logs.

use std::future::Future;

use sqlx::SqliteConnection;

use super::{Keeper, Sqlite, StoreError, asides::Aside, keeper::ask};

/// What is kept about the turns of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptAnnotation {
    /// The game.
    pub game: String,
    /// What is known about its turns; the caller's.
    pub body: String,
}

/// Where it is kept what turns were worth.
pub trait Annotations: Send + Sync {
    /// Rated games that have ended and have not been looked at, the oldest first.
    fn unannotated(
        &self,
        limit: u32,
    ) -> impl Future<Output = Result<Vec<String>, StoreError>> + Send;

    /// Keeps what is known about a game; false if somebody else was faster.
    fn keep_annotation(
        &self,
        annotation: &KeptAnnotation,
    ) -> impl Future<Output = Result<bool, StoreError>> + Send;

    /// What is known about a game, if it has been looked at.
    fn annotation(
        &self,
        game: &str,
    ) -> impl Future<Output = Result<Option<String>, StoreError>> + Send;
}

impl Annotations for Sqlite {
    async fn unannotated(&self, limit: u32) -> Result<Vec<String>, StoreError> {
        let games = sqlx::query_scalar(
            "SELECT game FROM rated_game WHERE annotated = 0 ORDER BY ended_at, game LIMIT ?",
        );
        Ok(games.bind(limit).fetch_all(self.readers()).await?)
    }

    async fn keep_annotation(&self, annotation: &KeptAnnotation) -> Result<bool, StoreError> {
        self.writer().put_aside(Aside::Annotation(annotation.clone())).await
    }

    async fn annotation(&self, game: &str) -> Result<Option<String>, StoreError> {
        let body = sqlx::query_scalar("SELECT body FROM annotation WHERE game = ?");
        Ok(body.bind(game).fetch_optional(self.readers()).await?)
    }
}

impl Annotations for Keeper {
    async fn unannotated(&self, limit: u32) -> Result<Vec<String>, StoreError> {
        ask!(self, store => store.unannotated(limit))
    }

    async fn keep_annotation(&self, annotation: &KeptAnnotation) -> Result<bool, StoreError> {
        ask!(self, store => store.keep_annotation(annotation))
    }

    async fn annotation(&self, game: &str) -> Result<Option<String>, StoreError> {
        ask!(self, store => store.annotation(game))
    }
}

/// Keeps what is known, inside of a transaction that somebody else ends.
pub(super) async fn keep(
    connection: &mut SqliteConnection,
    annotation: &KeptAnnotation,
) -> Result<bool, StoreError> {
    let noted = sqlx::query("UPDATE rated_game SET annotated = 1 WHERE game = ? AND annotated = 0")
        .bind(&annotation.game)
        .execute(&mut *connection)
        .await?;
    if noted.rows_affected() == 0 {
        return Ok(false);
    }
    sqlx::query("INSERT OR REPLACE INTO annotation (game, body) VALUES (?, ?)")
        .bind(&annotation.game)
        .bind(&annotation.body)
        .execute(connection)
        .await?;
    Ok(true)
}

#[cfg(test)]
pub(super) mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

    use super::*;

    /// What every store must do where no rated game has ended.
    pub(in crate::store) async fn annotates_nothing_else(store: &impl Annotations) {
        assert!(store.unannotated(9).await.unwrap().is_empty());
        let annotation = KeptAnnotation { game: "g".to_string(), body: "[]".to_string() };
        assert!(!store.keep_annotation(&annotation).await.unwrap());
        assert_eq!(store.annotation("g").await.unwrap(), None);
    }

    /// What every store must do with some rated games, in the order in which they have ended.
    pub(in crate::store) async fn annotates_once(store: &impl Annotations, games: [&str; 4]) {
        assert_eq!(store.unannotated(9).await.unwrap(), games);
        assert_eq!(store.unannotated(2).await.unwrap(), games[..2]);
        let [game, other, ..] = games;
        let keep = async |body: &str| {
            let annotation = KeptAnnotation { game: game.to_string(), body: body.to_string() };
            store.keep_annotation(&annotation).await.unwrap()
        };
        assert!(keep("[1]").await);
        assert!(!keep("[2]").await, "somebody else was faster");
        assert_eq!(store.annotation(game).await.unwrap().as_deref(), Some("[1]"));
        assert_eq!(store.annotation(other).await.unwrap(), None);
        assert_eq!(store.unannotated(9).await.unwrap(), games[1..]);
    }
}
