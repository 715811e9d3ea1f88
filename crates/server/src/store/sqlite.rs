//! Games in a file of `SQLite`.
//!
//! One connection writes, each command in one transaction that takes the write lock at once;
//! others read. Every commit is synced to the disk before it is answered.

use std::{path::Path, time::Duration};

use sqlx::{
    Row, SqlitePool,
    sqlite::{
        SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
    },
};

use super::{Appended, Created, Page, Store, StoreError, Stored, Summary, schema};

/// The first version of `SQLite` without the fault that two connections can damage a file.
const SAFE: [u32; 3] = [3, 51, 3];

/// How long a connection waits for another one.
const PATIENCE: Duration = Duration::from_secs(10);

/// How many connections read.
const READERS: u32 = 4;

/// Games in a file of `SQLite`, or in memory.
#[derive(Debug, Clone)]
pub struct Sqlite {
    writer: SqlitePool,
    readers: SqlitePool,
}

impl Sqlite {
    /// Opens a file, creating or upgrading it as needed.
    ///
    /// # Errors
    ///
    /// If it cannot be opened, or was written by a newer program.
    pub async fn open(file: &Path) -> Result<Self, StoreError> {
        Self::open_with(file, schema::STEPS).await
    }

    pub(super) async fn open_with(file: &Path, steps: &[&'static str]) -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal);
        let writer = Self::writer(options.clone(), Some(file), steps).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(settings(options).pragma("query_only", "on"))
            .await?;
        Ok(Self { writer, readers })
    }

    /// Games that are forgotten with the program.
    ///
    /// # Errors
    ///
    /// If the library cannot be used.
    pub async fn in_memory() -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::new().in_memory(true);
        let writer = Self::writer(options, None, schema::STEPS).await?;
        Ok(Self { readers: writer.clone(), writer })
    }

    async fn writer(
        options: SqliteConnectOptions,
        file: Option<&Path>,
        steps: &[&'static str],
    ) -> Result<SqlitePool, StoreError> {
        let pool = SqlitePoolOptions::new()
            .max_connections(1)
            .min_connections(1)
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_with(settings(options))
            .await?;
        let mut connection = pool.acquire().await?;
        let version: String =
            sqlx::query_scalar("SELECT sqlite_version()").fetch_one(&mut *connection).await?;
        if !is_safe(&version) {
            return Err(StoreError::Unsafe(version));
        }
        schema::upgrade(&mut connection, file, steps).await?;
        drop(connection);
        Ok(pool)
    }

    /// A setting of the connection that writes.
    #[cfg(test)]
    pub(super) async fn pragma(&self, question: &'static str) -> String {
        let row = sqlx::query(question).fetch_one(&self.writer).await.expect("an answer");
        row.try_get::<String, _>(0)
            .or_else(|_| row.try_get::<i64, _>(0).map(|number| number.to_string()))
            .expect("a value")
    }

    /// Carries out a statement, as an older program would have.
    #[cfg(test)]
    pub(super) async fn run(&self, statement: &'static str) {
        sqlx::raw_sql(statement).execute(&self.writer).await.expect("a statement");
    }

    /// Closes the file; what is in its log is folded in.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}

fn settings(options: SqliteConnectOptions) -> SqliteConnectOptions {
    options.synchronous(SqliteSynchronous::Full).foreign_keys(true).busy_timeout(PATIENCE)
}

fn is_safe(version: &str) -> bool {
    let mut parts = version.split('.').map(|part| part.parse().unwrap_or(0));
    let found: [u32; 3] = std::array::from_fn(|_| parts.next().unwrap_or(0));
    found >= SAFE
}

impl Store for Sqlite {
    async fn create(&self, game: &Summary, first: &Stored) -> Result<Created, StoreError> {
        let mut transaction = self.writer.begin_with("BEGIN IMMEDIATE").await?;
        let known: Option<String> = sqlx::query_scalar("SELECT id FROM game WHERE created_by = ?")
            .bind(&first.cmd_id)
            .fetch_optional(&mut *transaction)
            .await?;
        if let Some(id) = known {
            return Ok(Created::Repeated(id));
        }
        sqlx::query(
            "INSERT INTO game (id, created_by, ver, rules, rule_text, family, white, black, ply, \
             fen, status, result, reason, clocked, computer, level, due, created_at, updated_at) \
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
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
        .bind(&game.computer)
        .bind(game.level)
        .bind(game.due)
        .bind(signed(game.created_at))
        .bind(signed(game.updated_at))
        .execute(&mut *transaction)
        .await?;
        insert(&mut transaction, &game.id, first).await?;
        transaction.commit().await?;
        Ok(Created::New)
    }

    async fn append(&self, after: &Summary, event: &Stored) -> Result<Appended, StoreError> {
        let mut transaction = self.writer.begin_with("BEGIN IMMEDIATE").await?;
        let changed = sqlx::query(
            "UPDATE game SET ver = ?, ply = ?, fen = ?, status = ?, result = ?, reason = ?, \
             due = ?, updated_at = ? WHERE id = ? AND ver = ? \
             AND NOT EXISTS (SELECT 1 FROM event WHERE game = ? AND cmd_id = ?)",
        )
        .bind(signed(event.ver))
        .bind(signed(after.ply))
        .bind(&after.fen)
        .bind(status(after))
        .bind(&after.result)
        .bind(&after.reason)
        .bind(after.due)
        .bind(signed(event.at))
        .bind(&after.id)
        .bind(signed(event.ver) - 1)
        .bind(&after.id)
        .bind(&event.cmd_id)
        .execute(&mut *transaction)
        .await?;
        if changed.rows_affected() == 1 {
            insert(&mut transaction, &after.id, event).await?;
            transaction.commit().await?;
            return Ok(Appended::Done);
        }
        let known = sqlx::query(BY_COMMAND)
            .bind(&after.id)
            .bind(&event.cmd_id)
            .fetch_optional(&mut *transaction)
            .await?;
        if let Some(row) = known {
            return Ok(Appended::Repeated(stored(&row)?));
        }
        let ver: Option<i64> = sqlx::query_scalar("SELECT ver FROM game WHERE id = ?")
            .bind(&after.id)
            .fetch_optional(&mut *transaction)
            .await?;
        Ok(ver.map_or(Appended::NoGame, |ver| Appended::Stale(ver.unsigned_abs())))
    }

    async fn events(&self, id: &str, after: u64) -> Result<Vec<Stored>, StoreError> {
        let rows = sqlx::query(
            "SELECT ver, at, cmd_id, kind, body FROM event WHERE game = ? AND ver > ? ORDER BY ver",
        )
        .bind(id)
        .bind(signed(after))
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(stored).collect()
    }

    async fn version(&self, id: &str) -> Result<Option<u64>, StoreError> {
        let ver: Option<i64> = sqlx::query_scalar("SELECT ver FROM game WHERE id = ?")
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        Ok(ver.map(i64::unsigned_abs))
    }

    async fn by_command(&self, id: &str, cmd_id: &str) -> Result<Option<Stored>, StoreError> {
        let row =
            sqlx::query(BY_COMMAND).bind(id).bind(cmd_id).fetch_optional(&self.readers).await?;
        row.as_ref().map(stored).transpose()
    }

    async fn created_by(&self, cmd_id: &str) -> Result<Option<String>, StoreError> {
        Ok(sqlx::query_scalar("SELECT id FROM game WHERE created_by = ?")
            .bind(cmd_id)
            .fetch_optional(&self.readers)
            .await?)
    }

    async fn list(&self, page: &Page) -> Result<Vec<Summary>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, ver, rules, rule_text, family, white, black, ply, fen, status, result, \
             reason, clocked, computer, level, due, created_at, updated_at FROM game \
             WHERE (? IS NULL OR (updated_at, id) < (SELECT updated_at, id FROM game WHERE id = ?)) \
             AND (NOT ? OR status = 'playing') ORDER BY updated_at DESC, id DESC LIMIT ?",
        )
        .bind(&page.before)
        .bind(&page.before)
        .bind(page.unfinished)
        .bind(page.limit)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(summary).collect()
    }

    async fn rule_text(&self, rules: &str) -> Result<Option<String>, StoreError> {
        let text: Option<Option<String>> = sqlx::query_scalar(
            "SELECT rule_text FROM game WHERE rules = ? AND rule_text IS NOT NULL LIMIT 1",
        )
        .bind(rules)
        .fetch_optional(&self.readers)
        .await?;
        Ok(text.flatten())
    }

    async fn clocked(&self) -> Result<Vec<String>, StoreError> {
        Ok(sqlx::query_scalar("SELECT id FROM game WHERE status = 'playing' AND clocked = 1")
            .fetch_all(&self.readers)
            .await?)
    }

    async fn due(&self) -> Result<Vec<String>, StoreError> {
        Ok(sqlx::query_scalar("SELECT id FROM game WHERE due = 1").fetch_all(&self.readers).await?)
    }

    async fn note(&self, name: &str) -> Result<Option<String>, StoreError> {
        Ok(sqlx::query_scalar("SELECT value FROM meta WHERE name = ?")
            .bind(name)
            .fetch_optional(&self.readers)
            .await?)
    }

    async fn set_note(&self, name: &str, value: &str) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO meta (name, value) VALUES (?, ?) \
             ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        )
        .bind(name)
        .bind(value)
        .execute(&self.writer)
        .await?;
        Ok(())
    }
}

const BY_COMMAND: &str =
    "SELECT ver, at, cmd_id, kind, body FROM event WHERE game = ? AND cmd_id = ?";

async fn insert(
    transaction: &mut sqlx::Transaction<'_, sqlx::Sqlite>,
    game: &str,
    event: &Stored,
) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO event (game, ver, at, cmd_id, kind, body) VALUES (?, ?, ?, ?, ?, ?)")
        .bind(game)
        .bind(signed(event.ver))
        .bind(signed(event.at))
        .bind(&event.cmd_id)
        .bind(&event.kind)
        .bind(&event.body)
        .execute(&mut **transaction)
        .await?;
    Ok(())
}

fn stored(row: &SqliteRow) -> Result<Stored, StoreError> {
    Ok(Stored {
        ver: number(row, "ver")?,
        at: number(row, "at")?,
        cmd_id: row.try_get("cmd_id")?,
        kind: row.try_get("kind")?,
        body: row.try_get("body")?,
    })
}

fn summary(row: &SqliteRow) -> Result<Summary, StoreError> {
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
        computer: row.try_get("computer")?,
        level: row.try_get("level")?,
        due: row.try_get("due")?,
        created_at: number(row, "created_at")?,
        updated_at: number(row, "updated_at")?,
    })
}

fn number(row: &SqliteRow, column: &str) -> Result<u64, StoreError> {
    Ok(row.try_get::<i64, _>(column)?.unsigned_abs())
}

fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

const fn status(game: &Summary) -> &'static str {
    if game.over { "over" } else { "playing" }
}
