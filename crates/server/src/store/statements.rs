//! What the writer does to the database, inside of a transaction that somebody else ends.

use sqlx::{Row, SqliteConnection, sqlite::SqliteRow};

use super::{Accounts, Appended, Created, StoreError, Stored, Summary, people_deeds::note_seats};

/// The event of a command.
pub(super) const BY_COMMAND: &str = "SELECT ver, at, COALESCE(counted, at) AS counted, cmd_id, kind, body FROM event WHERE game = ? AND cmd_id = ?";

/// The games whose deadline has come, after one of them.
pub(super) const EXPIRED: &str = "SELECT deadline, id FROM game WHERE deadline <= ? \
     AND (deadline, id) > (?, ?) ORDER BY deadline, id LIMIT ?";

/// Whether any clock runs.
pub(super) const TIMED: &str = "SELECT EXISTS (SELECT 1 FROM game WHERE deadline IS NOT NULL)";

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
    sqlx::query(
        "INSERT INTO game (id, created_by, ver, rules, rule_text, family, white, black, ply, \
         fen, status, result, reason, clocked, deadline, computer, level, due, seated, created_at, \
         updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(&game.id)
    .bind(&first.cmd_id)
    .bind(signed(game.ver))
    .bind(&game.rules)
    .bind(&game.rule_text)
    .bind(&game.family)
    .bind(&game.white)
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
    Ok(Created::New)
}

/// Appends an event to a game of the version before, unless the same command has done so before.
pub(super) async fn append(
    connection: &mut SqliteConnection,
    after: &Summary,
    event: &Stored,
) -> Result<Appended, StoreError> {
    let changed = sqlx::query(
        "UPDATE game SET ver = ?, white = ?, black = ?, ply = ?, fen = ?, status = ?, result = ?, \
         reason = ?, deadline = ?, due = ?, seated = ?, updated_at = ? WHERE id = ? AND ver = ? \
         AND NOT EXISTS (SELECT 1 FROM event WHERE game = ? AND cmd_id = ?)",
    )
    .bind(signed(event.ver))
    .bind(&after.white)
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

/// Writes an event down.
pub(super) async fn insert(
    connection: &mut SqliteConnection,
    game: &str,
    event: &Stored,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO event (game, ver, at, counted, cmd_id, kind, body) \
         VALUES (?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(game)
    .bind(signed(event.ver))
    .bind(signed(event.at))
    .bind(signed(event.counted))
    .bind(&event.cmd_id)
    .bind(&event.kind)
    .bind(&event.body)
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
    Ok(Stored {
        ver: number(row, "ver")?,
        at: number(row, "at")?,
        counted: number(row, "counted")?,
        cmd_id: row.try_get("cmd_id")?,
        kind: row.try_get("kind")?,
        body: row.try_get("body")?,
    })
}

/// A game in a list as its row has it.
pub(super) fn summary(row: &SqliteRow) -> Result<Summary, StoreError> {
    let status: String = row.try_get("status")?;
    Ok(Summary {
        id: row.try_get("id")?,
        ver: number(row, "ver")?,
        rules: row.try_get("rules")?,
        rule_text: row.try_get("rule_text")?,
        family: row.try_get("family")?,
        white: row.try_get("white")?,
        black: row.try_get("black")?,
        ply: number(row, "ply")?,
        fen: row.try_get("fen")?,
        over: status == "over",
        result: row.try_get("result")?,
        reason: row.try_get("reason")?,
        clocked: row.try_get("clocked")?,
        deadline: row.try_get::<Option<i64>, _>("deadline")?.map(i64::unsigned_abs),
        computer: row.try_get("computer")?,
        level: row.try_get("level")?,
        due: row.try_get("due")?,
        seated: row.try_get("seated")?,
        accounts: Accounts::default(),
        rated: None,
        created_at: number(row, "created_at")?,
        updated_at: number(row, "updated_at")?,
    })
}

fn number(row: &SqliteRow, column: &str) -> Result<u64, StoreError> {
    Ok(row.try_get::<i64, _>(column)?.unsigned_abs())
}

/// A number as the database takes it.
pub(super) fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

const fn status(game: &Summary) -> &'static str {
    if game.over { "over" } else { "playing" }
}
