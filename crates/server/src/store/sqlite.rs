//! Games in a file of `SQLite`.
//!
//! One connection writes, for all who ask, in transactions that take the write lock at once; others
//! read. Every commit is synced to the disk before it is answered.

use std::{
    path::Path,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use sqlx::{
    ConnectOptions, SqliteConnection, SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use tokio::task::JoinHandle;

use super::{
    Appended, Arrival, Arrived, Created, Note, Page, Store, StoreError, Stored, Summary, Tally,
    archive, copies, manifest, readonly,
    rows::{games, signed},
    schema,
    statements::{BY_COMMAND, EXPIRED, TIMED, stored, summary},
    tally, upgrade_copies,
    writer::Writer,
};

/// The first version of `SQLite` without the fault that two connections can damage a file.
const SAFE: [u32; 3] = [3, 51, 3];

/// How long a connection waits for another one.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);

/// How many connections read.
const READERS: u32 = 4;

/// Games in a file of `SQLite`.
#[derive(Debug, Clone)]
pub struct Sqlite {
    /// Where it lies.
    pub(super) file: Arc<Path>,
    pub(super) writer: Writer,
    /// Ends when the one who writes has.
    writing: Arc<Mutex<Option<JoinHandle<()>>>>,
    pub(super) readers: SqlitePool,
}

impl Sqlite {
    /// The latest form of a file.
    pub(crate) const FORM: u64 = schema::STEPS.len() as u64;

    /// Opens a file, creating or upgrading it as needed.
    ///
    /// # Errors
    ///
    /// If it cannot be opened, or was written by a newer program.
    pub async fn open(file: &Path) -> Result<Self, StoreError> {
        Self::open_with(file, schema::STEPS).await
    }

    pub(super) async fn open_with(file: &Path, steps: &[&'static str]) -> Result<Self, StoreError> {
        let (options, mut connection) = connect(file).await?;
        check_version(&mut connection).await?;
        schema::upgrade(&mut connection, Some(file), steps).await?;
        schema::go_over_deleted(&mut connection).await?;
        manifest::forget(file);
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .test_before_acquire(false)
            .connect_with(options.clone().pragma("query_only", "on"))
            .await?;
        let (writer, writing) = Writer::start(connection, options);
        let writing = Arc::new(Mutex::new(Some(writing)));
        Ok(Self { file: file.into(), writer, writing, readers })
    }

    /// The form of a file that is there, as it stands.
    pub(crate) async fn form(file: &Path) -> Result<u64, StoreError> {
        let read = readonly::options(file)?.0;
        schema::form(&mut read.connect().await?).await
    }

    /// Copies a file as it stands, what is still in the log beside it included, into one that is not
    /// there.
    pub(crate) async fn copy(file: &Path, copy: &Path) -> Result<(), StoreError> {
        let options = options(file).create_if_missing(false);
        copies::copy(&mut options.connect().await?, file, copy).await
    }

    /// Takes the traces of what was deleted out of the file, however long that takes, and removes copies from before
    /// upgrades that are old, or know somebody who was deleted since: for when nobody waits yet.
    ///
    /// # Errors
    ///
    /// If a file cannot be written or removed.
    pub(crate) async fn scrub(&self) -> Result<(), StoreError> {
        self.writer.scrub().await?;
        upgrade_copies::remove_old(&self.file)?;
        upgrade_copies::remove_those_left(&self.file, &self.readers).await
    }

    /// The one who writes.
    pub(super) const fn writer(&self) -> &Writer {
        &self.writer
    }

    /// Those who read.
    pub(super) const fn readers(&self) -> &SqlitePool {
        &self.readers
    }
}

/// How a connection is opened. What is deleted is overwritten, so that it does not lie in the file any longer.
pub(super) fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .pragma("secure_delete", "on")
        .busy_timeout(PATIENCE)
}

/// Opens a file to be written. Where there is no room for the memory that processes share, which lies beside the
/// file, this process does without and has the file for itself; what is kept can be read then, and written as soon
/// as there is room.
async fn connect(file: &Path) -> Result<(SqliteConnectOptions, SqliteConnection), sqlx::Error> {
    let options = options(file);
    match options.connect().await {
        Ok(connection) => Ok((options, connection)),
        Err(error) if cfg!(unix) && is_without_room(&error) && is_there(file) => {
            let alone = options.create_if_missing(false).vfs("unix-excl");
            let connection = alone.connect().await.map_err(|_| error)?;
            tracing::warn!(
                "no room beside the games; no other program can read them until the next start"
            );
            Ok((alone, connection))
        }
        Err(error) => Err(error),
    }
}

fn is_there(file: &Path) -> bool {
    std::fs::metadata(file).is_ok_and(|file| file.len() > 0)
}

/// Whether a file cannot be made or made longer: an input or output that fails, a full disk, a file that cannot be
/// opened.
fn is_without_room(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code()?.parse::<u32>().ok());
    code.is_some_and(|code| matches!(code & 0xff, 10 | 13 | 14))
}

async fn check_version(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let version: String =
        sqlx::query_scalar("SELECT sqlite_version()").fetch_one(connection).await?;
    if is_safe(&version) { Ok(()) } else { Err(StoreError::Unsafe(version)) }
}

fn is_safe(version: &str) -> bool {
    let mut parts = version.split('.').map(|part| part.parse().unwrap_or(0));
    let found: [u32; 3] = std::array::from_fn(|_| parts.next().unwrap_or(0));
    found >= SAFE
}

impl Store for Sqlite {
    async fn create(&self, game: &Summary, first: &Stored) -> Result<Created, StoreError> {
        self.writer.create(game, first).await
    }

    async fn append(&self, after: &Summary, event: &Stored) -> Result<Appended, StoreError> {
        self.writer.append(after, event).await
    }

    async fn events(&self, id: &str, after: u64) -> Result<Vec<Stored>, StoreError> {
        let rows = sqlx::query(
            "SELECT ver, at, COALESCE(counted, at) AS counted, cmd_id, kind, body, digest, format FROM event \
             WHERE game = ? AND ver > ? ORDER BY ver",
        )
        .bind(id)
        .bind(signed(after))
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(stored).collect()
    }

    async fn events_page(
        &self,
        id: &str,
        after: u64,
        most: usize,
    ) -> Result<Vec<Stored>, StoreError> {
        let rows = sqlx::query(
            "SELECT ver, at, COALESCE(counted, at) AS counted, cmd_id, kind, body, digest, format FROM event \
             WHERE game = ? AND ver > ? ORDER BY ver LIMIT ?",
        )
        .bind(id)
        .bind(signed(after))
        .bind(signed(most as u64))
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

    async fn events_of(
        &self,
        games: &[(String, u64)],
    ) -> Result<Vec<(String, Stored)>, StoreError> {
        let mut found = Vec::new();
        for (id, ver) in games {
            let events = self.events(id, *ver).await?;
            found.extend(events.into_iter().map(|event| (id.clone(), event)));
        }
        Ok(found)
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

    async fn summary(&self, id: &str) -> Result<Option<Summary>, StoreError> {
        let row =
            sqlx::query(games!("WHERE id = ?")).bind(id).fetch_optional(&self.readers).await?;
        row.as_ref().map(summary).transpose()
    }

    async fn list(&self, page: &Page) -> Result<Vec<Summary>, StoreError> {
        let rows = sqlx::query(games!(
            "WHERE (? IS NULL OR (updated_at, id) < (SELECT updated_at, id FROM game WHERE id = ?)) \
             AND (NOT ? OR status = 'playing') AND (NOT ? OR seated = 0) \
             ORDER BY updated_at DESC, id DESC LIMIT ?"
        ))
        .bind(&page.before)
        .bind(&page.before)
        .bind(page.unfinished)
        .bind(page.unseated)
        .bind(page.limit)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(summary).collect()
    }

    async fn finished(
        &self,
        family: &str,
        unseated: bool,
        limit: u32,
    ) -> Result<Vec<(String, u64)>, StoreError> {
        let rows: Vec<(String, i64)> = sqlx::query_as(
            "SELECT id, ver FROM (SELECT id, ver, family, ply, seated FROM game \
             WHERE status = 'over' ORDER BY updated_at DESC, id DESC LIMIT 20000) \
             WHERE family = ? AND ply > 0 AND (NOT ? OR seated = 0) LIMIT ?",
        )
        .bind(family)
        .bind(unseated)
        .bind(limit)
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.into_iter().map(|(id, ver)| (id, ver.unsigned_abs())).collect())
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

    async fn expired(
        &self,
        counted: u64,
        after: Option<&(u64, String)>,
        limit: u32,
    ) -> Result<Vec<(u64, String)>, StoreError> {
        let (deadline, id) = after.map_or((-1, ""), |(at, id)| (signed(*at), id.as_str()));
        let rows: Vec<(i64, String)> = sqlx::query_as(EXPIRED)
            .bind(signed(counted))
            .bind(deadline)
            .bind(id)
            .bind(limit)
            .fetch_all(&self.readers)
            .await?;
        Ok(rows.into_iter().map(|(deadline, id)| (deadline.unsigned_abs(), id)).collect())
    }

    async fn is_timed(&self) -> Result<bool, StoreError> {
        Ok(sqlx::query_scalar(TIMED).fetch_one(&self.readers).await?)
    }

    async fn heartbeat(&self) -> Result<Option<u64>, StoreError> {
        let counted: Option<i64> = sqlx::query_scalar("SELECT counted FROM heartbeat")
            .fetch_optional(&self.readers)
            .await?;
        Ok(counted.map(i64::unsigned_abs))
    }

    async fn beat(&self, counted: u64) -> Result<(), StoreError> {
        self.writer.beat(counted).await
    }

    async fn common_time(&self) -> Result<Option<u64>, StoreError> {
        Ok(None)
    }

    async fn due(&self) -> Result<Vec<String>, StoreError> {
        Ok(sqlx::query_scalar("SELECT id FROM game WHERE due = 1 ORDER BY id")
            .fetch_all(&self.readers)
            .await?)
    }

    async fn note(&self, name: &str) -> Result<Option<String>, StoreError> {
        Ok(sqlx::query_scalar("SELECT value FROM meta WHERE name = ?")
            .bind(name)
            .fetch_optional(&self.readers)
            .await?)
    }

    async fn set_note(&self, name: &str, value: &str) -> Result<(), StoreError> {
        self.writer.set_note(name, value).await
    }

    async fn first_note(&self, name: &str, value: &str) -> Result<String, StoreError> {
        // There is one process, and it asks when it starts.
        if let Some(known) = self.note(name).await? {
            return Ok(known);
        }
        self.set_note(name, value).await?;
        Ok(value.to_string())
    }

    async fn notes(&self, start: &str) -> Result<Vec<Note>, StoreError> {
        archive::notes(&self.readers, start).await
    }

    async fn ids(&self, after: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        archive::ids(&self.readers, after, limit).await
    }

    async fn take_over(
        &self,
        games: Vec<Arrival>,
        notes: Vec<Note>,
    ) -> Result<Arrived, StoreError> {
        self.writer.take_over(games, notes).await
    }

    async fn tallies(&self) -> Result<Vec<Tally>, StoreError> {
        tally::tallies(&self.readers).await
    }

    async fn probe(&self) -> Result<(), StoreError> {
        self.writer.probe().await
    }

    /// Closes the file once everything that was asked for is written; what is in its log is folded
    /// in.
    async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
        let writing = self.writing.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(writing) = writing {
            // Whatever has become of the task, the file is whole.
            let _ = writing.await;
        }
    }
}

#[cfg(test)]
mod version_tests {
    use super::is_safe;

    #[test]
    fn only_versions_without_the_fault_are_safe() {
        for safe in ["3.51.3", "3.52.0", "4.0.0", "3.100.1"] {
            assert!(is_safe(safe), "{safe}");
        }
        for unsafe_one in ["3.51.2", "3.46.0", "2.99.99", "", "nonsense"] {
            assert!(!is_safe(unsafe_one), "{unsafe_one}");
        }
    }
}
