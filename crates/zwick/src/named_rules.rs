//! The rules a command is asked about: named ones, or those of a user's file.

use std::path::Path;

use anyhow::{Context, anyhow};
use game::{AnyGame, NamedRules, catalogue, rule_text};

use crate::files;

/// The rule set of an id, or of the file that `@FILE` names.
pub(crate) fn find(id: &str) -> anyhow::Result<NamedRules> {
    match id.strip_prefix('@') {
        Some(file) => read(Path::new(file)),
        None => named(id),
    }
}

/// The same, where a file may also be named without the `@`.
pub(crate) fn find_or_read(id: &str) -> anyhow::Result<NamedRules> {
    let path = Path::new(id);
    if id == "-" || (catalogue::find(id).is_err() && !id.starts_with('@') && looks_like_file(path))
    {
        return read(path);
    }
    find(id)
}

/// The position of a text, or the one the game begins with.
pub(crate) fn position(rules: &NamedRules, fen: Option<&str>) -> anyhow::Result<AnyGame> {
    match fen {
        Some(fen) => Ok(rules.rules.read_fen(fen)?),
        None => Ok(rules.rules.initial()),
    }
}

fn named(id: &str) -> anyhow::Result<NamedRules> {
    let entry = catalogue::find(id).map_err(|error| match error.nearest {
        Some(_) => anyhow!(error),
        None => anyhow!("{error}; \"zwick rules\" lists those there are"),
    })?;
    Ok(NamedRules { id: entry.id.to_string(), rules: entry.rules })
}

fn read(path: &Path) -> anyhow::Result<NamedRules> {
    let text = files::read_text(path, rule_text::MAX_BYTES)?;
    rule_text::read(&text).with_context(|| files::name(path))
}

fn looks_like_file(path: &Path) -> bool {
    path.components().count() > 1 || path.extension().is_some() || path.is_file()
}
