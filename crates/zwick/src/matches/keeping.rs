//! Where the records of a match are kept.

use std::{
    fs::{self, File},
    io::Write,
    path::{Path, PathBuf},
};

use anyhow::Context;
use game::record::Record;

use super::{duel::Played, tally::names_by_side};
use crate::files;

/// Where the records of a match go, game by game.
#[derive(Debug)]
pub(super) enum Keeper {
    /// One after the other into a file.
    File(PathBuf, File),
    /// Each into a file of its own in a folder.
    Folder(PathBuf),
}

impl Keeper {
    /// A new file, or a folder if there is one or the path ends like one.
    pub(super) fn open(path: &Path) -> anyhow::Result<Self> {
        let name = || files::name(path);
        if path.is_dir() || path.as_os_str().to_string_lossy().ends_with(['/', '\\']) {
            fs::create_dir_all(path).with_context(name)?;
            return Ok(Self::Folder(path.to_path_buf()));
        }
        let file = File::create_new(path).with_context(name)?;
        Ok(Self::File(path.to_path_buf(), file))
    }

    /// Keeps a game.
    pub(super) fn keep(
        &mut self,
        played: &Played,
        rules_id: &str,
        names: [&str; 2],
    ) -> anyhow::Result<()> {
        let number = played.number + 1;
        let text = tagged(played, rules_id, names)?.to_string();
        let text = text.trim_end();
        match self {
            Self::File(path, file) => {
                let gap = if number > 1 { "\n" } else { "" };
                let written = writeln!(file, "{gap}{text}").and_then(|()| file.flush());
                written.with_context(|| files::name(path))
            }
            Self::Folder(path) => {
                let path = path.join(format!("{number:05}.txt"));
                fs::write(&path, format!("{text}\n")).with_context(|| files::name(&path))
            }
        }
    }
}

/// The record of a game, with who played it.
fn tagged(played: &Played, rules_id: &str, names: [&str; 2]) -> anyhow::Result<Record> {
    let mut record = played.record.clone();
    let by_side = names_by_side(played, names);
    let round = (played.number + 1).to_string();
    let tags = &mut record.tags;
    tags.set("Rules", rules_id)?;
    tags.set("Round", &round)?;
    tags.set("White", by_side.white)?;
    tags.set("Black", by_side.black)?;
    if let Some((player, fault)) = &played.fault {
        tags.set("Termination", &format!("{}: {fault}", names[*player as usize]))?;
    }
    Ok(record)
}
