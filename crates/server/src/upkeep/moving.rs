//! Everything that is kept goes from one place to another, all of it or nothing.

use std::path::Path;

use super::{Place, UpkeepError};
use crate::{
    instance::{Instance, InstanceError},
    store::{self, End, Keeper, Store},
};

/// How long a process that has not signed off has to be silent, in milliseconds, until it does not run any more.
const SILENCE: u64 = 3000;

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
        Place::File(games) => {
            refuse_to_overwrite(file)?;
            from.look().await?.close().await?;
            store::Sqlite::copy(games, file).await?;
        }
    }
    Ok(())
}

async fn copy_to_file(from: &Place, file: &Path) -> Result<Moved, UpkeepError> {
    refuse_to_overwrite(file)?;
    let part = store::part(file);
    let mut source = source(from).await?;
    let mut target = End::new_file(&part).await?;
    let moved = target.take_from(&mut source).await?;
    target.commit().await?;
    store::finish(&part, file).await?;
    Ok(moved)
}

/// What is to be moved, as it stands at this moment.
async fn source(place: &Place) -> Result<End, UpkeepError> {
    // A copy that is read from stays what it is, unless it is of an older form.
    if !matches!(place, Place::File(_)) || place.form().await? < store::Sqlite::FORM {
        place.open().await?.close().await;
    }
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
            let wait = store.restless(SILENCE).await?;
            store.close().await;
            if wait > 0 {
                Err(UpkeepError::Beating(place.clone(), wait.div_ceil(1000)))
            } else {
                Ok(None)
            }
        }
    }
}

fn refuse_to_overwrite(file: &Path) -> Result<(), UpkeepError> {
    if file.exists() { Err(UpkeepError::There(file.display().to_string())) } else { Ok(()) }
}
