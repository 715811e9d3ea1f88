//! Everything that is kept goes from one place to another, all of it or nothing.

use std::{
    fs,
    path::{Path, PathBuf},
};

use super::{Place, UpkeepError};
use crate::{
    instance::{Instance, InstanceError},
    store::{End, Keeper, Store},
};

/// How long ago a process has said that it runs, in milliseconds, if one may still do.
const FRESH: u64 = 3000;

/// How many rows of each table have been moved.
pub type Moved = Vec<(&'static str, u64)>;

/// Copies everything from one place to another, which must be empty.
///
/// # Errors
///
/// If a server runs on either, the other place is not empty, or something cannot be read or written;
/// then nothing is.
pub async fn copy(from: &Place, to: &Place) -> Result<Moved, UpkeepError> {
    let _lock = at_rest(from).await?;
    match to {
        Place::File(file) => copy_to_file(from, file).await,
        Place::Postgres(address) => {
            let Keeper::Postgres(store) = to.open().await? else { return Ok(Moved::new()) };
            store.close().await;
            let mut source = source(from).await?;
            let mut target = End::to_postgres(address).await?;
            if !target.is_empty().await? {
                return Err(UpkeepError::Full(to.clone()));
            }
            let moved = target.take_from(&mut source).await?;
            target.commit().await?;
            Ok(moved)
        }
    }
}

/// Writes everything, as it stands at this moment, into a new file of `SQLite`; a server may run
/// meanwhile. The games of a file are copied as they are, those of `PostgreSQL` row by row.
///
/// # Errors
///
/// If the file is there already, or something cannot be read or written.
pub async fn backup(from: &Place, file: &Path) -> Result<(), UpkeepError> {
    match from {
        Place::Postgres(_) => {
            copy_to_file(from, file).await?;
        }
        Place::File(games) if !games.is_file() => {
            return Err(UpkeepError::NoFile(games.clone()));
        }
        Place::File(games) => {
            let part = fresh(file)?;
            crate::store::Sqlite::copy(games, &part).await?;
            finish(&part, file)?;
        }
    }
    Ok(())
}

async fn copy_to_file(from: &Place, file: &Path) -> Result<Moved, UpkeepError> {
    let part = fresh(file)?;
    let mut source = source(from).await?;
    let mut target = End::new_file(&part).await?;
    let moved = target.take_from(&mut source).await?;
    target.commit().await?;
    finish(&part, file)?;
    Ok(moved)
}

/// What is to be moved, as it stands at this moment.
async fn source(place: &Place) -> Result<End, UpkeepError> {
    place.open().await?.close().await;
    Ok(match place {
        Place::File(file) => End::of_file(file).await?,
        Place::Postgres(address) => End::of_postgres(address).await?,
    })
}

/// Makes sure that no server runs on a place; for a file also that none begins to.
pub(super) async fn at_rest(place: &Place) -> Result<Option<Instance>, UpkeepError> {
    match place {
        Place::File(file) => {
            let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
            let folder = folder.unwrap_or(Path::new(".")).to_path_buf();
            let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
            match Instance::take(&folder, &name) {
                Ok(instance) => Ok(Some(instance)),
                Err(InstanceError::Running(_) | InstanceError::Silent(_)) => {
                    Err(UpkeepError::Running(place.clone()))
                }
                Err(error) => Err(error.into()),
            }
        }
        Place::Postgres(_) => {
            let Keeper::Postgres(store) = place.open().await? else { return Ok(None) };
            let age = store.age_of_beat().await?;
            store.close().await;
            if age < FRESH { Err(UpkeepError::Running(place.clone())) } else { Ok(None) }
        }
    }
}

/// Where a file is written until it is whole.
fn fresh(file: &Path) -> Result<PathBuf, UpkeepError> {
    if file.exists() {
        return Err(UpkeepError::There(file.display().to_string()));
    }
    let mut part = file.as_os_str().to_owned();
    part.push(".part");
    let part = PathBuf::from(part);
    // What a copy that was broken off has left behind.
    for ending in ["", "-wal", "-shm"] {
        let mut left = part.as_os_str().to_owned();
        left.push(ending);
        let _ = fs::remove_file(left);
    }
    Ok(part)
}

/// Gives a whole file its name, once it is on the disk.
fn finish(part: &Path, file: &Path) -> Result<(), UpkeepError> {
    let refuse = |error| UpkeepError::File(file.to_path_buf(), error);
    fs::File::open(part).and_then(|part| part.sync_all()).map_err(refuse)?;
    fs::rename(part, file).map_err(refuse)
}
