//! Bytes of a file of `SQLite` that hold nothing any more.
//!
//! `secure_delete` overwrites what is deleted. Two places are left: the log beside the file has pages as they were,
//! until it is folded in and cut off; and where `SQLite` has moved rows between pages, a copy may stay in the room
//! between them. Only writing the file anew takes that away, which takes as long as copying it.

use sqlx::SqliteConnection;

use super::StoreError;

/// The largest file that is written anew while people wait, in bytes: it takes some tenths of a second. A larger one is
/// when the server starts.
const AT_ONCE: i64 = 32 << 20;

/// How long those who read may hold the log, in milliseconds: nothing is written meanwhile.
const PATIENCE: u32 = 250;

/// Says that something was deleted whose traces are to go.
const NOTE: &str =
    "INSERT INTO meta (name, value) VALUES ('rewrite', 'due') ON CONFLICT DO NOTHING";

const IS_NOTED: &str = "SELECT EXISTS (SELECT 1 FROM meta WHERE name = 'rewrite')";

const DONE: &str = "DELETE FROM meta WHERE name = 'rewrite'";

/// Writes down that traces are to go, in the transaction that leaves them.
pub(super) async fn note(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    sqlx::query(NOTE).execute(connection).await?;
    Ok(())
}

/// Which files may be written anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Rewrite {
    /// Any, because nobody waits.
    Any,
    /// Small ones.
    Small,
    /// Small ones, but later.
    SmallLater,
}

/// Takes the traces away of what was deleted, if there are any. Says whether all of them are gone that go while the
/// server runs; those in its log are, unless it has a reader.
pub(super) async fn scrub(
    connection: &mut SqliteConnection,
    which: Rewrite,
) -> Result<bool, StoreError> {
    let rewritten = rewrite(connection, which).await;
    // A disk without room for the file twice over lets the log be folded in all the same.
    let folded = fold(connection).await?;
    Ok(rewritten? && folded)
}

/// Writes the file anew where that is due; says whether none of that is left for later.
async fn rewrite(connection: &mut SqliteConnection, which: Rewrite) -> Result<bool, StoreError> {
    let noted: bool = sqlx::query_scalar(IS_NOTED).fetch_one(&mut *connection).await?;
    if !noted || (which != Rewrite::Any && size(connection).await? > AT_ONCE) {
        return Ok(true);
    }
    if which == Rewrite::SmallLater {
        return Ok(false);
    }
    sqlx::query("VACUUM").execute(&mut *connection).await?;
    sqlx::query(DONE).execute(connection).await?;
    Ok(true)
}

/// Folds the log into the file and cuts it off; says whether all of it is, for which nobody may be reading.
pub(super) async fn fold(connection: &mut SqliteConnection) -> Result<bool, StoreError> {
    let millis = u32::try_from(super::sqlite::PATIENCE.as_millis()).unwrap_or(u32::MAX);
    wait(connection, PATIENCE).await?;
    let folded: Result<(i64, i64, i64), sqlx::Error> =
        sqlx::query_as("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut *connection).await;
    wait(connection, millis).await?;
    let (busy, ..) = folded?;
    Ok(busy == 0)
}

/// How long the connection waits for another one from now on.
async fn wait(connection: &mut SqliteConnection, millis: u32) -> Result<(), StoreError> {
    let set = sqlx::AssertSqlSafe(format!("PRAGMA busy_timeout = {millis}"));
    sqlx::raw_sql(set).execute(connection).await?;
    Ok(())
}

/// How large the file is, in bytes.
async fn size(connection: &mut SqliteConnection) -> Result<i64, StoreError> {
    let pages: i64 = sqlx::query_scalar("PRAGMA page_count").fetch_one(&mut *connection).await?;
    let page: i64 = sqlx::query_scalar("PRAGMA page_size").fetch_one(connection).await?;
    Ok(pages.saturating_mul(page))
}
