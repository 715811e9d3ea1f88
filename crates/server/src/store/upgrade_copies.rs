//! Copies of a file that were made before an upgrade, for going back to the program before: what they know of
//! somebody goes with the account.
//!
//! Such a copy has the form that the older program reads, so it is not changed: it is removed as a whole. That of
//! an account from after the upgrade stays, so nobody can have it removed by making an account and deleting it.

use std::{
    collections::HashSet,
    ffi::OsStr,
    io,
    path::{Path, PathBuf},
    time::{Duration, SystemTime},
};

use sqlx::{
    ConnectOptions, Connection, SqliteConnection, SqlitePool, sqlite::SqliteConnectOptions,
};

use super::{StoreError, erase::ALL_GONE, manifest};

/// How long a copy is kept: going back later would lose as many games.
const KEPT: Duration = Duration::from_hours(30 * 24);

/// The accounts that go with one: itself and its bots.
const WITH_BOTS: &str = "SELECT $1 UNION SELECT account FROM bot WHERE owner = $1";

/// The seats of some accounts.
const SEATS: &str =
    "SELECT account, game FROM seat WHERE account IN (SELECT value FROM json_each($1))";

/// What tells a copy by its name, behind that of the file.
const MARKS: [&str; 2] = [".v", "-backup"];

/// Accounts that are deleted, and the games that tell of them.
struct Gone {
    accounts: Vec<String>,
    /// Accounts with the games they have seats at.
    seats: Vec<(String, String)>,
}

impl Gone {
    async fn of(accounts: Vec<String>, readers: &SqlitePool) -> Result<Self, StoreError> {
        let seats = sqlx::query_as(SEATS).bind(list(&accounts)).fetch_all(readers).await?;
        Ok(Self { accounts, seats })
    }

    /// The accounts and games, as lists, of those that a copy does not know to be deleted itself.
    fn but(&self, known: &HashSet<String>) -> [String; 2] {
        let accounts = self.accounts.iter().filter(|account| !known.contains(*account));
        let seats = self.seats.iter().filter(|(account, _)| !known.contains(account));
        [list(accounts), list(seats.map(|(_, game)| game))]
    }
}

/// Texts for a blank of a statement.
fn list<'a>(texts: impl IntoIterator<Item = &'a String>) -> String {
    texts.into_iter().map(String::as_str).collect::<serde_json::Value>().to_string()
}

/// Removes the copies of a file that know an account which is deleted, its bots, or one of their games.
///
/// # Errors
///
/// If it cannot be found out which they are, or one cannot be removed.
pub(super) async fn remove_those_that_know(
    account: &str,
    file: &Path,
    readers: &SqlitePool,
) -> Result<(), StoreError> {
    let accounts = sqlx::query_scalar(WITH_BOTS).bind(account);
    remove_knowing(accounts.fetch_all(readers).await?, file, readers).await
}

/// Removes the copies of a file that were made before accounts were deleted, and have stayed: whoever deleted them was
/// killed before the copies went, or was a program that did not look for any.
///
/// # Errors
///
/// As [`remove_those_that_know`].
pub(super) async fn remove_those_left(file: &Path, readers: &SqlitePool) -> Result<(), StoreError> {
    remove_knowing(sqlx::query_scalar(ALL_GONE).fetch_all(readers).await?, file, readers).await
}

async fn remove_knowing(
    accounts: Vec<String>,
    file: &Path,
    readers: &SqlitePool,
) -> Result<(), StoreError> {
    let copies = copies_of(file).map_err(|error| refuse(file, &error))?;
    if copies.is_empty() || accounts.is_empty() {
        return Ok(());
    }
    let gone = Gone::of(accounts, readers).await?;
    for copy in copies {
        // What cannot be read is no copy that anybody could go back to.
        if knows(&copy, &gone).await.unwrap_or(true) {
            remove(&copy)?;
            tracing::info!(copy = %copy.display(), "a copy from before an upgrade is removed, because it knows an account that is deleted");
        }
    }
    Ok(())
}

/// Removes the copies of a file that were made so long ago that nobody goes back to them any more: they may name
/// people who were gone before they were made.
///
/// # Errors
///
/// If one cannot be removed.
pub(super) fn remove_old(file: &Path) -> Result<(), StoreError> {
    for copy in copies_of(file).map_err(|error| refuse(file, &error))? {
        let made = copy.metadata().and_then(|data| data.modified());
        let made = made.map_err(|error| refuse(&copy, &error))?;
        if SystemTime::now().duration_since(made).is_ok_and(|age| age > KEPT) {
            remove(&copy)?;
            tracing::info!(copy = %copy.display(), "an old copy from before an upgrade is removed");
        }
    }
    Ok(())
}

/// Removes a copy with its manifest.
fn remove(copy: &Path) -> Result<(), StoreError> {
    std::fs::remove_file(copy).map_err(|error| refuse(copy, &error))?;
    manifest::forget(copy);
    Ok(())
}

fn refuse(file: &Path, error: &io::Error) -> StoreError {
    StoreError::Unwritten(format!("{}: {error}", file.display()))
}

/// The copies of a file that lie beside it, and what has come of one that was broken off.
fn copies_of(file: &Path) -> Result<Vec<PathBuf>, io::Error> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    let name = file.file_name().unwrap_or_default();
    let mut copies = Vec::new();
    for entry in std::fs::read_dir(folder.unwrap_or(Path::new(".")))? {
        let entry = entry?;
        if is_copy(&entry.file_name(), name) && entry.file_type()?.is_file() {
            copies.push(entry.path());
        }
    }
    Ok(copies)
}

/// Whether a file is called like a copy of another, which is `NAME.vN-backup` with whatever behind it. The manifest of a
/// copy is none.
fn is_copy(found: &OsStr, name: &OsStr) -> bool {
    let [version, backup] = MARKS;
    let (Some(found), Some(name)) = (found.to_str(), name.to_str()) else { return false };
    let is_manifest = found.ends_with(manifest::ENDING);
    let is_backup = found
        .strip_prefix(name)
        .and_then(|rest| rest.strip_prefix(version))
        .and_then(|rest| rest.split_once(backup))
        .is_some_and(|(form, _)| {
            !form.is_empty() && form.bytes().all(|byte| byte.is_ascii_digit())
        });
    is_backup && !is_manifest
}

/// Whether a copy has a row of one of these accounts, or of a game of theirs, and is from before they were deleted: what
/// was deleted when it was made is in it for those who go back. It is opened as it lies there, and left so.
async fn knows(copy: &Path, gone: &Gone) -> Result<bool, sqlx::Error> {
    let options = SqliteConnectOptions::new().filename(copy).read_only(true).immutable(true);
    let mut connection = options.connect().await?;
    // The form of before there were accounts has none.
    let has_accounts = has_table(&mut connection, "account").await?;
    let deleted: Vec<String> = if has_accounts {
        sqlx::query_scalar(ALL_GONE).fetch_all(&mut connection).await?
    } else {
        Vec::new()
    };
    let [accounts, games] = gone.but(&deleted.into_iter().collect());
    let known = has(&mut connection, "game", &games).await?
        || (has_accounts && has(&mut connection, "account", &accounts).await?);
    connection.close().await?;
    Ok(known)
}

async fn has_table(connection: &mut SqliteConnection, table: &str) -> Result<bool, sqlx::Error> {
    sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE name = $1)")
        .bind(table)
        .fetch_one(connection)
        .await
}

async fn has(
    connection: &mut SqliteConnection,
    table: &'static str,
    ids: &str,
) -> Result<bool, sqlx::Error> {
    let statement = format!(
        "SELECT EXISTS (SELECT 1 FROM {table} WHERE id IN (SELECT value FROM json_each($1)))"
    );
    sqlx::query_scalar(sqlx::AssertSqlSafe(statement)).bind(ids).fetch_one(connection).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_is_told_by_its_name() {
        let is = |found: &str| is_copy(OsStr::new(found), OsStr::new("games.sqlite"));
        for copy in ["v3-backup", "v17-backup-2", "v17-backup.part"] {
            assert!(is(&format!("games.sqlite.{copy}")), "{copy}");
        }
        for other in [
            "games.sqlite",
            "games.sqlite-wal",
            "games.sqlite.v-backup",
            "games.sqlite.vx-backup",
            "games.sqlite.v3-backup.manifest",
            "a.v3-backup",
        ] {
            assert!(!is(other), "{other}");
        }
    }
}
