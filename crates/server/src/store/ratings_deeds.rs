//! What the writer does to ratings, inside of a transaction that somebody else ends.

use sqlx::SqliteConnection;

use super::{RatedNote, StoreError, Summary, ledger::Ledger};

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
