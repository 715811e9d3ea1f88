//! Everything that is kept, as rows of plain values that go from any database into any other.

use std::{collections::BTreeMap, path::Path};

use futures_util::TryStreamExt;
use sqlx::{
    AssertSqlSafe, Column, ConnectOptions, Connection, PgConnection, Row, SqliteConnection,
    TypeInfo, ValueRef,
    postgres::PgRow,
    sqlite::{SqliteJournalMode, SqliteRow},
};

use super::{Address, StoreError, postgres, readonly, rows::signed, schema, sqlite};

/// All tables, in an order in which they can be written, each with what its rows are ordered by. The
/// time that counts is kept differently, and what is only true for a moment is not moved.
pub(super) const TABLES: [(&str, &str); 24] = [
    ("meta", "name"),
    ("game", "id"),
    ("event", "game, ver"),
    ("plan", "game, side"),
    ("account", "id"),
    ("name_gone", "hash"),
    ("session", "hash"),
    ("recovery_code", "account, hash"),
    ("bot", "account"),
    ("account_closed", "account"),
    ("seat", "game, side"),
    ("rated_game", "game"),
    ("rated_running", "game"),
    ("rating", "account, rules, speed"),
    ("archive", "number"),
    ("archive_player", "name, number"),
    ("archive_position", "key, number"),
    ("race", "id"),
    ("daily", "day, task, who"),
    ("annotation", "game"),
    ("message", "game, number"),
    ("mail_address", "account"),
    ("mail", "id"),
    ("mail_token", "hash"),
];

/// A value of a row, the same in every database.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Cell {
    Nothing,
    /// Also what is true or false: 1 or 0.
    Number(i64),
    Real(f64),
    Text(String),
    Bytes(Vec<u8>),
}

/// One end of a move: a connection in a transaction.
#[derive(Debug)]
pub(crate) enum End {
    /// A file.
    Sqlite(Box<SqliteConnection>),
    /// A database.
    Postgres(Box<PgConnection>),
}

/// The columns of a table, each with its type.
type Columns = BTreeMap<String, String>;

impl End {
    /// A file as it stands at this moment, whatever is written to it meanwhile.
    pub(crate) async fn of_file(file: &Path) -> Result<Self, StoreError> {
        let mut connection = readonly::options(file)?.0.connect().await?;
        sqlx::query("BEGIN").execute(&mut connection).await?;
        Ok(Self::Sqlite(Box::new(connection)))
    }

    /// A new file, to be written without a log beside it: what is committed is in the file itself, and a disk that
    /// is too full for it refuses the commit.
    pub(crate) async fn new_file(file: &Path) -> Result<Self, StoreError> {
        let options = sqlite::options(file).journal_mode(SqliteJournalMode::Delete);
        let mut connection = options.connect().await?;
        schema::upgrade(&mut connection, None, schema::STEPS).await?;
        sqlx::query("BEGIN IMMEDIATE").execute(&mut connection).await?;
        Ok(Self::Sqlite(Box::new(connection)))
    }

    /// A database as it stands at this moment.
    pub(crate) async fn of_postgres(address: &Address) -> Result<Self, StoreError> {
        Self::begin(address, "BEGIN ISOLATION LEVEL REPEATABLE READ").await
    }

    /// A database, to be written; nobody else writes meanwhile.
    pub(crate) async fn to_postgres(address: &Address) -> Result<Self, StoreError> {
        let mut end = Self::begin(address, "BEGIN").await?;
        let Self::Postgres(connection) = &mut end else { return Ok(end) };
        for (table, _) in TABLES {
            let lock = format!("LOCK TABLE {table} IN EXCLUSIVE MODE");
            sqlx::raw_sql(AssertSqlSafe(lock)).execute(&mut **connection).await?;
        }
        Ok(end)
    }

    async fn begin(address: &Address, begin: &'static str) -> Result<Self, StoreError> {
        let mut connection = address.connect().await?;
        sqlx::query(begin).execute(&mut connection).await?;
        Ok(Self::Postgres(Box::new(connection)))
    }

    /// Whether nothing is kept here.
    pub(crate) async fn is_empty(&mut self) -> Result<bool, StoreError> {
        for (table, _) in TABLES {
            let asked = AssertSqlSafe(format!("SELECT EXISTS (SELECT 1 FROM {table})"));
            let found: bool = match self {
                Self::Sqlite(here) => sqlx::query_scalar(asked).fetch_one(&mut **here).await?,
                Self::Postgres(here) => sqlx::query_scalar(asked).fetch_one(&mut **here).await?,
            };
            if found {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Lets everything come over from another end, and answers how many rows of each table.
    pub(crate) async fn take_from(
        &mut self,
        source: &mut Self,
    ) -> Result<Vec<(&'static str, u64)>, StoreError> {
        let mut moved = Vec::new();
        for (table, order) in TABLES {
            moved.push((table, self.take_table(source, table, order).await?));
        }
        self.go_on_numbering().await?;
        let counted = source.counted().await?;
        self.set_counted(counted).await?;
        Ok(moved)
    }

    async fn take_table(
        &mut self,
        source: &mut Self,
        table: &str,
        order: &str,
    ) -> Result<u64, StoreError> {
        let (there, here) = (source.columns(table).await?, self.columns(table).await?);
        if !there.keys().eq(here.keys()) {
            return Err(StoreError::Unlike(table.to_string()));
        }
        let names: Vec<&str> = here.keys().map(String::as_str).collect();
        let read = format!("SELECT {} FROM {table} ORDER BY {order}", names.join(", "));
        let insert = self.insert(table, &here);
        let mut count = 0;
        match source {
            Self::Sqlite(source) => {
                let mut rows = sqlx::query(AssertSqlSafe(read)).fetch(&mut **source);
                while let Some(row) = rows.try_next().await? {
                    self.put(&insert, of_sqlite(&row)?).await?;
                    count += 1;
                }
            }
            Self::Postgres(source) => {
                let mut rows = sqlx::query(AssertSqlSafe(read)).fetch(&mut **source);
                while let Some(row) = rows.try_next().await? {
                    self.put(&insert, of_postgres(&row)?).await?;
                    count += 1;
                }
            }
        }
        Ok(count)
    }

    /// Lets the next entry of the archive get the number after the last one; files do so by themselves.
    async fn go_on_numbering(&mut self) -> Result<(), StoreError> {
        if let Self::Postgres(here) = self {
            let next = "SELECT setval(pg_get_serial_sequence('archive', 'number'), \
                        (SELECT COALESCE(max(number), 0) + 1 FROM archive), false)";
            sqlx::query(next).execute(&mut **here).await?;
        }
        Ok(())
    }

    async fn columns(&mut self, table: &str) -> Result<Columns, StoreError> {
        let rows: Vec<(String, String)> = match self {
            Self::Sqlite(here) => {
                sqlx::query_as("SELECT name, type FROM pragma_table_info(?)")
                    .bind(table)
                    .fetch_all(&mut **here)
                    .await?
            }
            Self::Postgres(here) => {
                sqlx::query_as(
                    "SELECT attname::text, format_type(atttypid, NULL) FROM pg_attribute \
                     WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped",
                )
                .bind(table)
                .fetch_all(&mut **here)
                .await?
            }
        };
        Ok(rows.into_iter().collect())
    }

    /// The statement that writes a row. `PostgreSQL` is told everything as text and reads it itself.
    fn insert(&self, table: &str, columns: &Columns) -> String {
        let names: Vec<&str> = columns.keys().map(String::as_str).collect();
        let values: Vec<String> = match self {
            Self::Sqlite(_) => columns.iter().map(|_| "?".to_string()).collect(),
            Self::Postgres(_) => {
                (1..).zip(columns.values()).map(|(n, kind)| format!("${n}::text::{kind}")).collect()
            }
        };
        format!("INSERT INTO {table} ({}) VALUES ({})", names.join(", "), values.join(", "))
    }

    async fn put(&mut self, insert: &str, row: Vec<Cell>) -> Result<(), StoreError> {
        let insert = AssertSqlSafe(insert.to_string());
        match self {
            Self::Sqlite(here) => {
                let mut query = sqlx::query(insert);
                for cell in row {
                    query = match cell {
                        Cell::Nothing => query.bind(None::<i64>),
                        Cell::Number(number) => query.bind(number),
                        Cell::Real(number) => query.bind(number),
                        Cell::Text(text) => query.bind(text),
                        Cell::Bytes(bytes) => query.bind(bytes),
                    };
                }
                query.execute(&mut **here).await?;
            }
            Self::Postgres(here) => {
                let mut query = sqlx::query(insert);
                for cell in row {
                    query = query.bind(written(cell));
                }
                query.execute(&mut **here).await?;
            }
        }
        Ok(())
    }

    /// How far the time that counts has come.
    async fn counted(&mut self) -> Result<Option<u64>, StoreError> {
        match self {
            Self::Sqlite(here) => {
                let counted: Option<i64> = sqlx::query_scalar("SELECT counted FROM heartbeat")
                    .fetch_optional(&mut **here)
                    .await?;
                Ok(counted.map(i64::unsigned_abs))
            }
            Self::Postgres(here) => Ok(postgres::heart::beaten(&mut **here).await?),
        }
    }

    /// Lets the time that counts go on from there.
    async fn set_counted(&mut self, counted: Option<u64>) -> Result<(), StoreError> {
        let Some(counted) = counted else { return Ok(()) };
        match self {
            Self::Sqlite(here) => {
                sqlx::query("INSERT OR REPLACE INTO heartbeat (id, counted) VALUES (1, ?)")
                    .bind(signed(counted))
                    .execute(&mut **here)
                    .await?;
            }
            Self::Postgres(here) => postgres::heart::set(&mut **here, counted).await?,
        }
        Ok(())
    }

    /// Makes true what was written, and closes the end.
    pub(crate) async fn commit(self) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(mut here) => {
                sqlx::query("COMMIT").execute(&mut *here).await?;
                here.close().await?;
            }
            Self::Postgres(mut here) => {
                sqlx::query("COMMIT").execute(&mut *here).await?;
                here.close().await?;
            }
        }
        Ok(())
    }
}

/// A value as a text that `PostgreSQL` reads.
fn written(cell: Cell) -> Option<String> {
    match cell {
        Cell::Nothing => None,
        Cell::Number(number) => Some(number.to_string()),
        Cell::Real(number) => Some(number.to_string()),
        Cell::Text(text) => Some(text),
        Cell::Bytes(bytes) => {
            let digits = bytes.iter().map(|byte| format!("{byte:02x}"));
            Some(digits.fold("\\x".to_string(), |text, digits| text + &digits))
        }
    }
}

/// A row of a file.
pub(super) fn of_sqlite(row: &SqliteRow) -> Result<Vec<Cell>, StoreError> {
    let cell = |index: usize| {
        let raw = row.try_get_raw(index)?;
        let kind = raw.type_info().name().to_string();
        Ok(match kind.as_str() {
            _ if raw.is_null() => Cell::Nothing,
            "INTEGER" | "BOOLEAN" => Cell::Number(row.try_get(index)?),
            "REAL" => Cell::Real(row.try_get(index)?),
            "BLOB" => Cell::Bytes(row.try_get(index)?),
            _ => Cell::Text(row.try_get(index)?),
        })
    };
    (0..row.len()).map(cell).collect()
}

/// A row of a database.
pub(super) fn of_postgres(row: &PgRow) -> Result<Vec<Cell>, StoreError> {
    let cell = |index: usize| {
        if row.try_get_raw(index)?.is_null() {
            return Ok(Cell::Nothing);
        }
        Ok(match row.column(index).type_info().name() {
            "BOOL" => Cell::Number(row.try_get::<bool, _>(index)?.into()),
            "INT2" => Cell::Number(row.try_get::<i16, _>(index)?.into()),
            "INT4" => Cell::Number(row.try_get::<i32, _>(index)?.into()),
            "INT8" => Cell::Number(row.try_get(index)?),
            "FLOAT8" => Cell::Real(row.try_get(index)?),
            "BYTEA" => Cell::Bytes(row.try_get(index)?),
            _ => Cell::Text(row.try_get(index)?),
        })
    };
    (0..row.len()).map(cell).collect()
}
