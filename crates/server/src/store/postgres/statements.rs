//! What is written to the database, each deed in one statement.

use sqlx::{PgConnection, PgExecutor, Row, postgres::PgRow};

use super::notes::{bind_notes, has_notes, notes};
use crate::store::{
    Appended, Created, StoreError, Stored, Summary,
    archive::Desk,
    rows::{self, signed, status},
};

/// The events of a game after a version.
pub(super) const EVENTS: &str = "SELECT ver, at, COALESCE(counted, at) AS counted, cmd_id, kind, \
     body, digest, format FROM event WHERE game = $1 AND ver > $2 ORDER BY ver";

/// The first of them.
pub(super) const EVENTS_PAGE: &str = "SELECT ver, at, COALESCE(counted, at) AS counted, cmd_id, kind, \
     body, digest, format FROM event WHERE game = $1 AND ver > $2 ORDER BY ver LIMIT $3";

/// The events of several games, each after a version of its own.
const EVENTS_OF: &str = "SELECT game, e.ver, at, COALESCE(counted, at) AS counted, cmd_id, kind, body, \
     digest, format FROM unnest($1, $2) AS known (id, ver) JOIN event AS e ON e.game = known.id \
     AND e.ver > known.ver ORDER BY game, e.ver";

/// The event of a command.
pub(super) const BY_COMMAND: &str = "SELECT ver, at, COALESCE(counted, at) AS counted, cmd_id, \
     kind, body, digest, format FROM event WHERE game = $1 AND cmd_id = $2";

/// A name, unless its account has been deleted while this process did not hear of it.
macro_rules! unless_deleted {
    ($name:literal, $account:literal) => {
        concat!(
            "CASE WHEN EXISTS (SELECT 1 FROM account WHERE id = ",
            $account,
            "::text AND deleted_at IS NOT NULL) THEN chr(127) ELSE ",
            $name,
            " END"
        )
    };
}

/// Creates a game with its first event. Who creates it with the same command at the same moment waits
/// for the other one, and then finds it.
macro_rules! create {
    ($white:expr, $black:expr, $notes:expr) => {
        concat!(
            "WITH changed AS ( \
             INSERT INTO game (id, created_by, ver, rules, rule_text, family, white, black, ply, \
             fen, status, result, reason, clocked, deadline, computer, level, due, seated, \
             created_at, updated_at) VALUES ($1, $2, $3, $4, $5, $6, ",
            $white,
            ", ",
            $black,
            ", $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21) \
             ON CONFLICT (created_by) DO NOTHING RETURNING id)",
            $notes,
            " INSERT INTO event (game, ver, at, counted, cmd_id, kind, body, digest, format) \
             SELECT id, $22, $23, $24, $2, $25, $26, $27, $28 FROM changed"
        )
    };
}

const CREATE: &str = create!("$7", "$8", "");
const CREATE_NOTED: &str = create!(
    unless_deleted!("$7", "$29"),
    unless_deleted!("$8", "$30"),
    notes!("$29", "$30", "$31", "$32", "$33", "$34", "$35")
);

/// Appends an event to a game of the version before. Two who do so at the same moment meet at the row
/// of the game: the second waits for the first, looks at the version again, and changes nothing.
macro_rules! append {
    ($white:expr, $black:expr, $notes:expr) => {
        concat!(
            "WITH changed AS (UPDATE game SET ver = $1, white = ",
            $white,
            ", black = ",
            $black,
            ", ply = $4, fen = $5, status = $6, result = $7, reason = $8, deadline = $9, \
             due = $10, seated = $11, updated_at = $12 WHERE id = $13 AND ver = $1 - 1 \
             AND NOT EXISTS (SELECT 1 FROM event WHERE game = $13 AND cmd_id = $14) RETURNING id)",
            $notes,
            " INSERT INTO event (game, ver, at, counted, cmd_id, kind, body, digest, format) \
             SELECT id, $1, $12, $15, $14, $16, $17, $18, $19 FROM changed"
        )
    };
}

/// The same where the row is known: who waits for it while somebody is deleted sees the row as it is then, and the
/// accounts as they were.
macro_rules! unless_gone {
    ($name:literal, $account:literal, $known:literal) => {
        concat!(
            "CASE WHEN ",
            $account,
            "::text IS NOT NULL AND ",
            $known,
            " = chr(127) THEN chr(127) ELSE ",
            unless_deleted!($name, $account),
            " END"
        )
    };
}

const APPEND: &str = append!("$2", "$3", "");
const APPEND_NOTED: &str = append!(
    unless_gone!("$2", "$20", "game.white"),
    unless_gone!("$3", "$21", "game.black"),
    notes!("$20", "$21", "$22", "$23", "$24", "$25", "$26")
);

/// Creates a game with its first event; false if the same command has done so before.
pub(super) async fn create(
    executor: impl PgExecutor<'_>,
    game: &Summary,
    first: &Stored,
) -> Result<bool, sqlx::Error> {
    let noted = has_notes(game);
    let made = sqlx::query(if noted { CREATE_NOTED } else { CREATE })
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
        .bind(game.level.map(i16::from))
        .bind(game.due)
        .bind(game.seated)
        .bind(signed(game.created_at))
        .bind(signed(game.updated_at))
        .bind(signed(first.ver))
        .bind(signed(first.at))
        .bind(signed(first.counted))
        .bind(&first.kind)
        .bind(&first.body)
        .bind(&first.digest)
        .bind(i64::from(first.format));
    let made = if noted { bind_notes(made, game) } else { made };
    let made = made.execute(executor).await?;
    Ok(made.rows_affected() == 1)
}

/// Appends an event; false if the game has another version, or the same command has done so before.
pub(super) async fn append(
    executor: impl PgExecutor<'_>,
    after: &Summary,
    event: &Stored,
) -> Result<bool, sqlx::Error> {
    let noted = has_notes(after);
    let written = sqlx::query(if noted { APPEND_NOTED } else { APPEND })
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
        .bind(&event.cmd_id)
        .bind(signed(event.counted))
        .bind(&event.kind)
        .bind(&event.body)
        .bind(&event.digest)
        .bind(i64::from(event.format));
    let written = if noted { bind_notes(written, after) } else { written };
    let written = written.execute(executor).await?;
    Ok(written.rows_affected() == 1)
}

/// Why an event was not appended.
pub(super) async fn refusal(
    connection: &mut PgConnection,
    id: &str,
    cmd_id: &str,
) -> Result<Appended, StoreError> {
    let known = sqlx::query(BY_COMMAND).bind(id).bind(cmd_id);
    if let Some(row) = known.fetch_optional(&mut *connection).await? {
        return Ok(Appended::Repeated(stored(&row)?));
    }
    let ver: Option<i64> = sqlx::query_scalar("SELECT ver FROM game WHERE id = $1")
        .bind(id)
        .fetch_optional(connection)
        .await?;
    Ok(ver.map_or(Appended::NoGame, |ver| Appended::Stale(ver.unsigned_abs())))
}

/// The game that a command has created.
pub(super) async fn created_by(
    executor: impl PgExecutor<'_>,
    cmd_id: &str,
) -> Result<Option<String>, sqlx::Error> {
    sqlx::query_scalar("SELECT id FROM game WHERE created_by = $1")
        .bind(cmd_id)
        .fetch_optional(executor)
        .await
}

/// Keeps a value beside the games.
pub(super) async fn set_note(
    executor: impl PgExecutor<'_>,
    name: &str,
    value: &str,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO meta (name, value) VALUES ($1, $2) \
         ON CONFLICT (name) DO UPDATE SET value = excluded.value",
    )
    .bind(name)
    .bind(value)
    .execute(executor)
    .await?;
    Ok(())
}

/// An event as its row has it.
pub(super) fn stored(row: &PgRow) -> Result<Stored, StoreError> {
    Ok(rows::stored!(row))
}

/// The events of several games, each after a version of its own.
pub(super) async fn events_of(
    connection: &mut PgConnection,
    games: &[(String, u64)],
) -> Result<Vec<(String, Stored)>, StoreError> {
    let (ids, versions): (Vec<&str>, Vec<i64>) =
        games.iter().map(|(id, ver)| (id.as_str(), signed(*ver))).unzip();
    let rows = sqlx::query(EVENTS_OF).bind(ids).bind(versions).fetch_all(connection).await?;
    rows.iter().map(|row| Ok((row.try_get("game")?, stored(row)?))).collect()
}

/// A game in a list as its row has it.
pub(super) fn summary(row: &PgRow) -> Result<Summary, StoreError> {
    Ok(rows::summary!(row))
}

impl Desk for PgConnection {
    async fn events(&mut self, id: &str) -> Result<Vec<Stored>, StoreError> {
        let rows = sqlx::query(EVENTS).bind(id).bind(0_i64).fetch_all(self).await?;
        rows.iter().map(stored).collect()
    }

    async fn remove(&mut self, id: &str) -> Result<(), StoreError> {
        for statement in ["DELETE FROM event WHERE game = $1", "DELETE FROM game WHERE id = $1"] {
            sqlx::query(statement).bind(id).execute(&mut *self).await?;
        }
        Ok(())
    }

    async fn create(&mut self, game: &Summary, first: &Stored) -> Result<Created, StoreError> {
        if create(&mut *self, game, first).await? {
            return Ok(Created::New);
        }
        let known = created_by(self, &first.cmd_id).await?;
        Ok(Created::Repeated(known.unwrap_or_default()))
    }

    async fn insert(&mut self, game: &str, event: &Stored) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO event (game, ver, at, counted, cmd_id, kind, body, digest, format) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        )
        .bind(game)
        .bind(signed(event.ver))
        .bind(signed(event.at))
        .bind(signed(event.counted))
        .bind(&event.cmd_id)
        .bind(&event.kind)
        .bind(&event.body)
        .bind(&event.digest)
        .bind(i64::from(event.format))
        .execute(self)
        .await?;
        Ok(())
    }

    async fn set_note(&mut self, name: &str, value: &str) -> Result<(), StoreError> {
        Ok(set_note(self, name, value).await?)
    }
}
