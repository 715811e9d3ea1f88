//! What the writer does to the database, inside of a transaction that somebody else ends.

use sqlx::{Row, SqliteConnection, sqlite::SqliteRow};

use super::{
    Appended, Created, StoreError, Stored, Summary, erase,
    people_deeds::note_seats,
    rows::{self, signed, status},
};

/// The event of a command.
pub(super) const BY_COMMAND: &str = "SELECT ver, at, COALESCE(counted, at) AS counted, cmd_id, kind, body, digest, format FROM event WHERE game = ? AND cmd_id = ?";

/// The games whose deadline has come, after one of them.
pub(super) const EXPIRED: &str = "SELECT deadline, id FROM game WHERE deadline <= ? \
     AND (deadline, id) > (?, ?) ORDER BY deadline, id LIMIT ?";

/// Whether any clock runs.
pub(super) const TIMED: &str = "SELECT EXISTS (SELECT 1 FROM game WHERE deadline IS NOT NULL)";

/// A name, unless its account, which comes before it, is deleted: somebody may still have it at hand.
macro_rules! unless_deleted {
    () => {
        "CASE WHEN EXISTS (SELECT 1 FROM account WHERE id = ? AND deleted_at IS NOT NULL) \
         THEN char(127) ELSE ? END"
    };
}

/// Creates a game with its first event, unless the same command has done so before.
pub(super) async fn create(
    connection: &mut SqliteConnection,
    game: &Summary,
    first: &Stored,
) -> Result<Created, StoreError> {
    let known: Option<String> = sqlx::query_scalar("SELECT id FROM game WHERE created_by = ?")
        .bind(&first.cmd_id)
        .fetch_optional(&mut *connection)
        .await?;
    if let Some(id) = known {
        return Ok(Created::Repeated(id));
    }
    sqlx::query(concat!(
        "INSERT INTO game (id, created_by, ver, rules, rule_text, family, white, black, ply, \
         fen, status, result, reason, clocked, deadline, computer, level, due, seated, created_at, \
         updated_at) VALUES (?, ?, ?, ?, ?, ?, ",
        unless_deleted!(),
        ", ",
        unless_deleted!(),
        ", ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    ))
    .bind(&game.id)
    .bind(&first.cmd_id)
    .bind(signed(game.ver))
    .bind(&game.rules)
    .bind(&game.rule_text)
    .bind(&game.family)
    .bind(&game.accounts.white)
    .bind(&game.white)
    .bind(&game.accounts.black)
    .bind(&game.black)
    .bind(signed(game.ply))
    .bind(&game.fen)
    .bind(status(game))
    .bind(&game.result)
    .bind(&game.reason)
    .bind(game.clocked)
    .bind(game.deadline.map(signed))
    .bind(&game.computer)
    .bind(game.level)
    .bind(game.due)
    .bind(game.seated)
    .bind(signed(game.created_at))
    .bind(signed(game.updated_at))
    .execute(&mut *connection)
    .await?;
    insert(connection, &game.id, first).await?;
    note_seats(connection, game).await?;
    if gives_seats(game, first) {
        erase::go_over(connection, &game.id).await?;
    }
    Ok(Created::New)
}

/// Appends an event to a game of the version before, unless the same command has done so before.
pub(super) async fn append(
    connection: &mut SqliteConnection,
    after: &Summary,
    event: &Stored,
) -> Result<Appended, StoreError> {
    let changed = sqlx::query(concat!(
        "UPDATE game SET ver = ?, white = ",
        unless_deleted!(),
        ", black = ",
        unless_deleted!(),
        ", ply = ?, fen = ?, status = ?, result = ?, \
         reason = ?, deadline = ?, due = ?, seated = ?, updated_at = ? WHERE id = ? AND ver = ? \
         AND NOT EXISTS (SELECT 1 FROM event WHERE game = ? AND cmd_id = ?)",
    ))
    .bind(signed(event.ver))
    .bind(&after.accounts.white)
    .bind(&after.white)
    .bind(&after.accounts.black)
    .bind(&after.black)
    .bind(signed(after.ply))
    .bind(&after.fen)
    .bind(status(after))
    .bind(&after.result)
    .bind(&after.reason)
    .bind(after.deadline.map(signed))
    .bind(after.due)
    .bind(after.seated)
    .bind(signed(event.at))
    .bind(&after.id)
    .bind(signed(event.ver) - 1)
    .bind(&after.id)
    .bind(&event.cmd_id)
    .execute(&mut *connection)
    .await?;
    if changed.rows_affected() == 1 {
        insert(connection, &after.id, event).await?;
        note_seats(connection, after).await?;
        if gives_seats(after, event) {
            erase::go_over(connection, &after.id).await?;
        }
        return Ok(Appended::Done);
    }
    let known = sqlx::query(BY_COMMAND)
        .bind(&after.id)
        .bind(&event.cmd_id)
        .fetch_optional(&mut *connection)
        .await?;
    if let Some(row) = known {
        return Ok(Appended::Repeated(stored(&row)?));
    }
    let ver: Option<i64> = sqlx::query_scalar("SELECT ver FROM game WHERE id = ?")
        .bind(&after.id)
        .fetch_optional(&mut *connection)
        .await?;
    Ok(ver.map_or(Appended::NoGame, |ver| Appended::Stale(ver.unsigned_abs())))
}

/// Whether an event gives a seat to an account, which may have been deleted while it was on its way.
pub(super) fn gives_seats(game: &Summary, event: &Stored) -> bool {
    !game.accounts.is_empty() && ["created", "sit", "own"].contains(&event.kind.as_str())
}

/// Writes an event down.
pub(super) async fn insert(
    connection: &mut SqliteConnection,
    game: &str,
    event: &Stored,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO event (game, ver, at, counted, cmd_id, kind, body, digest, format) \
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(game)
    .bind(signed(event.ver))
    .bind(signed(event.at))
    .bind(signed(event.counted))
    .bind(&event.cmd_id)
    .bind(&event.kind)
    .bind(&event.body)
    .bind(&event.digest)
    .bind(event.format)
    .execute(connection)
    .await?;
    Ok(())
}

/// Moves the time that counts on, and never back.
pub(super) async fn beat(
    connection: &mut SqliteConnection,
    counted: u64,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO heartbeat (id, counted) VALUES (1, ?) \
         ON CONFLICT (id) DO UPDATE SET counted = max(counted, excluded.counted)",
    )
    .bind(signed(counted))
    .execute(connection)
    .await?;
    Ok(())
}

/// Keeps a value beside the games.
pub(super) async fn set_note(
    connection: &mut SqliteConnection,
    name: &str,
    value: &str,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO meta (name, value) VALUES (?, ?) \
         ON CONFLICT (name) DO UPDATE SET value = excluded.value",
    )
    .bind(name)
    .bind(value)
    .execute(connection)
    .await?;
    Ok(())
}

/// An event as its row has it.
pub(super) fn stored(row: &SqliteRow) -> Result<Stored, StoreError> {
    Ok(rows::stored!(row))
}

/// A game in a list as its row has it.
pub(super) fn summary(row: &SqliteRow) -> Result<Summary, StoreError> {
    Ok(rows::summary!(row))
}
