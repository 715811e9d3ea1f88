//! Where tables are kept.

use std::{
    env,
    path::{Path, PathBuf},
};

use anyhow::bail;
use game::NamedRules;

use crate::{cli::TablesFolder, serve};

/// Where tables are, if the command line does not say it.
const TABLES: &str = "ZWICK_TABLES";

/// The folder of the tables: as given, as the environment says, or in the folder of the games.
pub(crate) fn find(args: &TablesFolder) -> anyhow::Result<PathBuf> {
    match given(args) {
        Some(folder) => Ok(folder),
        None => Ok(usual(&serve::data_folder(None)?)),
    }
}

/// The same for a server, whose games may be in a folder of their own.
pub(crate) fn find_beside(args: &TablesFolder, games: &Path) -> PathBuf {
    given(args).unwrap_or_else(|| usual(games))
}

fn given(args: &TablesFolder) -> Option<PathBuf> {
    let given = args.tables.clone().or_else(|| env::var_os(TABLES).map(PathBuf::from));
    given.filter(|folder| !folder.as_os_str().is_empty())
}

fn usual(games: &Path) -> PathBuf {
    games.join("tables")
}

/// Refuses a game that needs no tables.
pub(crate) fn refuse<T>(rules: &NamedRules) -> anyhow::Result<T> {
    let id = &rules.id;
    match rules.rules.family() {
        game::Family::Pegs => bail!("{id} needs no tables: \"zwick probe\" answers without"),
        _ => bail!("{id} needs no tables: a hunt is solved the moment it is asked about"),
    }
}
