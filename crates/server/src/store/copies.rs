//! Copies of a file. One gets its name when it is whole and on the disk, and not before; until then it is
//! `NAME.part`, which is no copy and which the next one replaces.

use std::{
    ffi::OsString,
    fs::{self, File},
    io::{self, Write},
    path::{Path, PathBuf},
};

use sqlx::SqliteConnection;

use super::{
    StoreError,
    manifest::{self, Manifest},
    readonly::ReadOnly,
};

/// Copies a file as it stands, what is still in the log beside it included, to a place where nothing is.
pub(super) async fn copy(
    connection: &mut SqliteConnection,
    file: &Path,
    copy: &Path,
) -> Result<(), StoreError> {
    let refuse = |why: String| refusal(file, copy, why);
    let part = part(copy);
    let path = part.to_str().ok_or_else(|| refuse("its name is no text".to_string()))?;
    sqlx::query("VACUUM INTO ?")
        .bind(path)
        .execute(connection)
        .await
        .map_err(|error| refuse(error.to_string()))?;
    finish(&part, copy).await
}

/// Where a copy is written until it is whole. What one that was broken off has left there is taken away.
pub(crate) fn part(copy: &Path) -> PathBuf {
    let part = with(copy, ".part");
    for ending in ["", "-wal", "-shm", "-journal"] {
        // Where nothing is left, nothing is to be taken away.
        let _ = fs::remove_file(with(&part, ending));
    }
    part
}

/// Gives a whole copy its name, and a manifest, once both are on the disk. What a log beside it holds is not in it.
pub(crate) async fn finish(part: &Path, copy: &Path) -> Result<(), StoreError> {
    let refuse = |why: io::Error| refusal(part, copy, why.to_string());
    for log in ["-wal", "-journal"].map(|ending| with(part, ending)) {
        if fs::metadata(&log).is_ok_and(|log| log.len() > 0) {
            let why = format!("it is not whole without {}; is the disk full?", log.display());
            return Err(refusal(part, copy, why));
        }
    }
    let mut written = ReadOnly::of_file(part).await?;
    let (form, rows) = (written.form(), written.rows().await?);
    written.close().await?;
    let manifest = Manifest::of(part, form, rows).map_err(refuse)?;
    let beside = manifest::place(copy);
    let unfinished = with(&beside, ".part");
    File::open(part).and_then(|part| part.sync_all()).map_err(refuse)?;
    write(&unfinished, &manifest.text()).map_err(refuse)?;
    // A copy is never without its manifest, whenever the power goes.
    fs::rename(&unfinished, &beside).map_err(refuse)?;
    fs::rename(part, copy).map_err(refuse)?;
    sync_folder(copy).map_err(refuse)
}

/// Writes a file, and waits until it is on the disk.
fn write(file: &Path, text: &str) -> io::Result<()> {
    let mut file = File::create(file)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// Waits until the names in the folder of a file are on the disk.
#[cfg(unix)]
fn sync_folder(file: &Path) -> io::Result<()> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    File::open(folder.unwrap_or(Path::new("."))).and_then(|folder| folder.sync_all())
}

/// Elsewhere a folder cannot be opened, and its names are the system's business.
#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

fn refusal(file: &Path, copy: &Path, why: String) -> StoreError {
    let [file, copy] = [file, copy].map(|path| path.display().to_string());
    StoreError::Copy { file, copy, why }
}

fn with(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    PathBuf::from(name)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

    use sqlx::{ConnectOptions, Connection};

    use super::*;
    use crate::store::{End, Sqlite, Store, sqlite, tests::folder};

    /// Whether a copy is there, and its manifest.
    fn there(copy: &Path) -> [bool; 2] {
        [copy.exists(), manifest::place(copy).exists()]
    }

    #[tokio::test]
    async fn a_part_whose_log_is_left_beside_it_is_no_copy() {
        let copy = folder("copy-logged").join("copy.sqlite");
        let part = part(&copy);
        Sqlite::open(&part).await.unwrap().close().await;
        let mut writer = sqlite::options(&part).connect().await.unwrap();
        sqlx::query("INSERT INTO meta VALUES ('a', 'b')").execute(&mut writer).await.unwrap();
        assert!(fs::metadata(with(&part, "-wal")).unwrap().len() > 0);
        let refused = finish(&part, &copy).await.unwrap_err();
        assert!(matches!(refused, StoreError::Copy { .. }), "{refused}");
        assert_eq!(there(&copy), [false; 2]);
        // The one who closes it folds its log in.
        writer.close().await.unwrap();
        fs::write(with(&part, "-journal"), "not undone yet").unwrap();
        let refused = finish(&part, &copy).await.unwrap_err();
        assert!(matches!(refused, StoreError::Copy { .. }), "{refused}");
        assert_eq!(there(&copy), [false; 2]);
        fs::remove_file(with(&part, "-journal")).unwrap();
        finish(&part, &copy).await.unwrap();
        assert_eq!(there(&copy), [true; 2]);
    }

    #[tokio::test]
    async fn a_new_file_has_no_log_until_a_server_opens_it() {
        let copy = folder("copy-new").join("copy.sqlite");
        let part = part(&copy);
        let mut target = End::new_file(&part).await.unwrap();
        let End::Sqlite(connection) = &mut target else { panic!("it is a file") };
        let mode: String =
            sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&mut **connection).await.unwrap();
        assert_eq!(mode, "delete");
        target.commit().await.unwrap();
        finish(&part, &copy).await.unwrap();
        let manifest = Manifest::beside(&copy).unwrap().unwrap();
        assert_eq!(manifest.differences(&copy, &manifest.rows).unwrap(), [""; 0]);
        let store = Sqlite::open(&copy).await.unwrap();
        store.set_note("a", "b").await.unwrap();
        assert!(fs::metadata(with(&copy, "-wal")).unwrap().len() > 0);
        store.close().await;
    }
}
