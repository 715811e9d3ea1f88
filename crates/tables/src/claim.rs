//! One solver at a time for the tables of a game.

use std::{
    fs::{self, File, TryLockError},
    io,
    path::Path,
};

/// A folder in which nobody else solves, until this is dropped or the process ends, however it ends.
///
/// The folder itself is locked, so nothing is left behind. Where a system cannot lock folders,
/// nobody is kept out.
#[derive(Debug)]
pub(crate) struct Claim {
    _locked: Option<File>,
}

impl Claim {
    /// Claims a folder, which is made where it is missing; `None` if somebody else has it.
    pub(crate) fn on(folder: &Path) -> io::Result<Option<Self>> {
        fs::create_dir_all(folder)?;
        let locked = File::open(folder).ok();
        match locked.as_ref().map(File::try_lock) {
            Some(Err(TryLockError::WouldBlock)) => Ok(None),
            _ => Ok(Some(Self { _locked: locked })),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Claim;

    #[test]
    #[cfg(unix)]
    fn a_folder_is_claimed_once_at_a_time() {
        let folder = std::env::temp_dir().join(format!("zwick-claim-{}", std::process::id()));
        let first = Claim::on(&folder).unwrap();
        assert!(first.is_some());
        assert!(Claim::on(&folder).unwrap().is_none());
        drop(first);
        assert!(Claim::on(&folder).unwrap().is_some());
        // Nothing is in it, or it could not be removed.
        std::fs::remove_dir(&folder).unwrap();
    }
}
