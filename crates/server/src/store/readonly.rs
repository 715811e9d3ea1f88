//! What is kept, looked at as it stands at one moment: nothing is made, written or brought up to date.

use std::{
    collections::BTreeMap,
    fs::{self, File},
    io::Read,
    path::{Path, PathBuf},
    time::{Duration, SystemTime},
};

use sqlx::{
    AssertSqlSafe, ConnectOptions, Connection, PgConnection, Row, SqliteConnection,
    sqlite::SqliteConnectOptions,
};

use super::{
    Address, StoreError, Stored, Summary, postgres,
    rows::{self, games},
    schema,
};

/// How long a connection waits for another one.
const PATIENCE: Duration = Duration::from_secs(10);

/// What every file of SQLite begins with.
const MAGIC: &[u8] = b"SQLite format 3\0";

/// The tables that every database of games has, whatever its form.
const OURS: [&str; 3] = ["meta", "game", "event"];

/// The most faults that are told of one database.
const MOST: u32 = 20;

/// What is kept, as it stands at one moment.
#[derive(Debug)]
pub(crate) struct ReadOnly {
    place: Place,
    form: u64,
    /// The statement that reads the events of a game.
    events: String,
}

#[derive(Debug)]
enum Place {
    Sqlite { connection: Box<SqliteConnection>, file: PathBuf, stamp: Stamp },
    Postgres(Box<PgConnection>),
}

/// What shows that a file is written to: its size, its time, and whether there is a log beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Stamp {
    size: u64,
    at: Option<SystemTime>,
    logged: bool,
}

/// Asks either kind of place something.
macro_rules! ask {
    ($place:expr, $query:expr, $fetch:ident) => {
        match $place {
            Place::Sqlite { connection, .. } => $query.$fetch(&mut **connection).await?,
            Place::Postgres(connection) => $query.$fetch(&mut **connection).await?,
        }
    };
}

impl ReadOnly {
    /// A file that is there.
    pub(crate) async fn of_file(file: &Path) -> Result<Self, StoreError> {
        let refuse =
            |why: String| StoreError::NoDatabase { place: file.display().to_string(), why };
        let (options, stamp) = options(file)?;
        let opened = async {
            let mut connection = options.connect().await?;
            sqlx::query("BEGIN").execute(&mut connection).await?;
            let form = schema::form(&mut connection).await?;
            Ok::<_, StoreError>((connection, form))
        };
        let (connection, form) = opened.await.map_err(|error| refuse(error.to_string()))?;
        let known = schema::STEPS.len() as u64;
        let connection = Box::new(connection);
        let place = Place::Sqlite { connection, file: file.to_path_buf(), stamp };
        Self::of(place, form, known, &file.display().to_string()).await
    }

    /// A database, in a transaction that cannot write.
    pub(crate) async fn of_postgres(address: &Address) -> Result<Self, StoreError> {
        let mut connection = address.connect().await?;
        sqlx::query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            .execute(&mut connection)
            .await?;
        let (form, known) = postgres::form(&mut connection).await?;
        let place = Place::Postgres(Box::new(connection));
        Self::of(place, form.unwrap_or(0), known, &address.to_string()).await
    }

    async fn of(place: Place, form: u64, known: u64, name: &str) -> Result<Self, StoreError> {
        let mut here = Self { place, form, events: String::new() };
        let refuse = |why: String| StoreError::NoDatabase { place: name.to_string(), why };
        let tables = here.tables().await.map_err(|error| refuse(error.to_string()))?;
        if form == 0 || !OURS.iter().all(|ours| tables.iter().any(|table| table == ours)) {
            return Err(refuse("it holds no games".to_string()));
        }
        if form > known {
            return Err(StoreError::Newer { file: name.to_string(), found: form, known });
        }
        here.events = here.reading_events().await?;
        Ok(here)
    }

    /// The form it has.
    pub(crate) const fn form(&self) -> u64 {
        self.form
    }

    /// The form it has, and the latest one, if that is another.
    pub(crate) const fn older(&self) -> Option<(u64, u64)> {
        let known = match &self.place {
            Place::Sqlite { .. } => schema::STEPS.len() as u64,
            Place::Postgres(_) => postgres::FORM,
        };
        if self.form < known { Some((self.form, known)) } else { None }
    }

    /// The names of its tables.
    async fn tables(&mut self) -> Result<Vec<String>, StoreError> {
        Ok(match &mut self.place {
            Place::Sqlite { connection, .. } => {
                sqlx::query_scalar(
                    "SELECT name FROM sqlite_schema WHERE type = 'table' \
                     AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name",
                )
                .fetch_all(&mut **connection)
                .await?
            }
            Place::Postgres(connection) => {
                sqlx::query_scalar(
                    "SELECT relname::text FROM pg_class WHERE relkind = 'r' \
                     AND pg_table_is_visible(oid) AND relnamespace NOT IN \
                     ('pg_catalog'::regnamespace, 'information_schema'::regnamespace) ORDER BY 1",
                )
                .fetch_all(&mut **connection)
                .await?
            }
        })
    }

    /// How many rows each table has.
    pub(crate) async fn rows(&mut self) -> Result<BTreeMap<String, u64>, StoreError> {
        let mut rows = BTreeMap::new();
        for table in self.tables().await? {
            let count = AssertSqlSafe(format!("SELECT count(*) FROM \"{table}\""));
            let count: i64 = ask!(&mut self.place, sqlx::query_scalar(count), fetch_one);
            rows.insert(table, count.unsigned_abs());
        }
        Ok(rows)
    }

    /// What is wrong with the database itself: pages that make no sense, rows without those they belong to. A
    /// database of `PostgreSQL` looks after both by itself.
    pub(crate) async fn faults(&mut self) -> Result<Vec<String>, StoreError> {
        let Place::Sqlite { connection, .. } = &mut self.place else { return Ok(Vec::new()) };
        let check = AssertSqlSafe(format!("PRAGMA integrity_check({MOST})"));
        let said: Vec<String> = sqlx::query_scalar(check).fetch_all(&mut **connection).await?;
        let mut faults: Vec<String> = said
            .iter()
            .flat_map(|said| said.lines())
            .filter(|line| *line != "ok" && !line.starts_with("***"))
            .map(str::to_string)
            .collect();
        let orphans: Vec<(String, String)> =
            sqlx::query_as("SELECT DISTINCT \"table\", parent FROM pragma_foreign_key_check")
                .fetch_all(&mut **connection)
                .await?;
        faults.extend(orphans.into_iter().map(|(table, parent)| {
            format!("table {table} has rows that belong to none of table {parent}")
        }));
        Ok(faults)
    }

    /// The ids of so many games after one, in the order of their ids.
    pub(crate) async fn ids(&mut self, after: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        let (mark, limited) = (self.mark(1), self.mark(2));
        let ids = format!("SELECT id FROM game WHERE id > {mark} ORDER BY id LIMIT {limited}");
        let ids = AssertSqlSafe(ids);
        Ok(ask!(
            &mut self.place,
            sqlx::query_scalar(ids).bind(after).bind(i64::from(limit)),
            fetch_all
        ))
    }

    /// A game as its row has it, in the latest form.
    pub(crate) async fn summary(&mut self, id: &str) -> Result<Option<Summary>, StoreError> {
        Ok(match &mut self.place {
            Place::Sqlite { connection, .. } => {
                let row = sqlx::query(games!("WHERE id = ?")).bind(id);
                let row = row.fetch_optional(&mut **connection).await?;
                row.map(|row| Ok::<_, StoreError>(rows::summary!(row))).transpose()?
            }
            Place::Postgres(connection) => {
                let row = sqlx::query(games!("WHERE id = $1")).bind(id);
                let row = row.fetch_optional(&mut **connection).await?;
                row.map(|row| Ok::<_, StoreError>(rows::summary!(row))).transpose()?
            }
        })
    }

    /// The events of a game, in order.
    pub(crate) async fn events(&mut self, id: &str) -> Result<Vec<Stored>, StoreError> {
        let asked = AssertSqlSafe(self.events.clone());
        match &mut self.place {
            Place::Sqlite { connection, .. } => {
                let rows = sqlx::query(asked).bind(id).fetch_all(&mut **connection).await?;
                rows.iter().map(|row| Ok(rows::stored!(row))).collect()
            }
            Place::Postgres(connection) => {
                let rows = sqlx::query(asked).bind(id).fetch_all(&mut **connection).await?;
                rows.iter().map(|row| Ok(rows::stored!(row))).collect()
            }
        }
    }

    /// The statement that reads the events of a game, with what older forms have instead of later columns.
    async fn reading_events(&mut self) -> Result<String, StoreError> {
        let columns: Vec<String> =
            match &mut self.place {
                Place::Sqlite { connection, .. } => {
                    sqlx::query_scalar("SELECT name FROM pragma_table_info('event')")
                        .fetch_all(&mut **connection)
                        .await?
                }
                Place::Postgres(connection) => sqlx::query_scalar(
                    "SELECT attname::text FROM pg_attribute WHERE attrelid = to_regclass('event') \
                     AND attnum > 0 AND NOT attisdropped",
                )
                .fetch_all(&mut **connection)
                .await?,
            };
        let or = |name: &str, there: &'static str, else_: &'static str| {
            if columns.iter().any(|column| column == name) { there } else { else_ }
        };
        Ok(format!(
            "SELECT ver, at, {} AS counted, cmd_id, kind, body, {} AS digest, {} AS format \
             FROM event WHERE game = {} ORDER BY ver",
            or("counted", "COALESCE(counted, at)", "at"),
            or("digest", "digest", "CAST(NULL AS text)"),
            or("format", "format", "CAST(1 AS bigint)"),
            self.mark(1),
        ))
    }

    /// How a statement names its values.
    fn mark(&self, number: u32) -> String {
        match self.place {
            Place::Sqlite { .. } => "?".to_string(),
            Place::Postgres(_) => format!("${number}"),
        }
    }

    /// Whether a file that was taken for one that nobody writes to has been written to meanwhile.
    pub(crate) fn has_moved(&self) -> bool {
        match &self.place {
            Place::Sqlite { file, stamp, .. } => {
                !stamp.logged && Stamp::of(file).is_none_or(|now| now != *stamp)
            }
            Place::Postgres(_) => false,
        }
    }

    /// Closes it.
    pub(crate) async fn close(self) -> Result<(), StoreError> {
        match self.place {
            Place::Sqlite { connection, .. } => connection.close().await?,
            Place::Postgres(connection) => connection.close().await?,
        }
        Ok(())
    }
}

impl Stamp {
    fn of(file: &Path) -> Option<Self> {
        let known = fs::metadata(file).ok()?;
        let is_logged = |ending: &str| {
            let mut log = file.as_os_str().to_owned();
            log.push(ending);
            fs::metadata(log).is_ok_and(|log| log.len() > 0)
        };
        let logged = is_logged("-wal") || is_logged("-journal");
        Some(Self { size: known.len(), at: known.modified().ok(), logged })
    }
}

/// How a file is read, whatever is in it; what is no file of SQLite, or not all of one, is refused. Where no log
/// lies beside it nothing is made for its sake; where one does, it is read with it.
pub(super) fn options(file: &Path) -> Result<(SqliteConnectOptions, Stamp), StoreError> {
    let refuse = |why: String| StoreError::NoDatabase { place: file.display().to_string(), why };
    let mut head = Vec::new();
    let read = File::open(file).and_then(|file| file.take(100).read_to_end(&mut head));
    read.map_err(|error| refuse(error.to_string()))?;
    let stamp = Stamp::of(file).ok_or_else(|| refuse("it has gone".to_string()))?;
    if stamp.size == 0 {
        return Err(refuse("it is empty".to_string()));
    }
    if !head.starts_with(MAGIC) || head.len() < 100 {
        return Err(refuse("it is no file of SQLite".to_string()));
    }
    if let Some(whole) = whole_size(&head).filter(|whole| !stamp.logged && *whole != stamp.size) {
        return Err(refuse(format!("it is damaged: {} bytes instead of {whole}", stamp.size)));
    }
    let options = SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(false)
        .read_only(true)
        .immutable(!stamp.logged)
        .busy_timeout(PATIENCE);
    Ok((options, stamp))
}

/// How many bytes a file of SQLite has by what it says of itself; none if an old program wrote it, which does not say.
fn whole_size(head: &[u8]) -> Option<u64> {
    let number = |at: usize| -> Option<u64> {
        let four: [u8; 4] = head.get(at..at + 4)?.try_into().ok()?;
        Some(u32::from_be_bytes(four).into())
    };
    let page = match u64::from(u16::from_be_bytes([*head.get(16)?, *head.get(17)?])) {
        1 => 65_536,
        page => page,
    };
    let is_known = number(24)? == number(92)?;
    is_known.then(|| Some(page * number(28)?)).flatten()
}
