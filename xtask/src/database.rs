//! PostgreSQL, installed from Debian's packages where it is missing; the tests start their own.

use std::{env, fs, path::PathBuf};

use anyhow::Result;

use crate::shell;

/// Installs it, unless it is there.
pub(crate) fn install() -> Result<()> {
    if folders().any(|folder| folder.join("initdb").exists()) {
        return Ok(());
    }
    shell::install(&["postgresql"])
}

/// Where its programs may be: on the path, and where Debian keeps them by version.
fn folders() -> impl Iterator<Item = PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let path: Vec<PathBuf> = env::split_paths(&path).collect();
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    path.into_iter().chain(versions.map(|entry| entry.path().join("bin")))
}
