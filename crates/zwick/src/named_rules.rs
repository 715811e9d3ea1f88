//! The rules a command is asked about: named ones, or those of a user's file.

use std::path::Path;

use anyhow::{Context, anyhow};
use game::{
    AnyGame, NamedRules,
    catalogue::{self, Entry},
    rule_text,
};
use i18n::{Bundle, Catalogue, Language};

use crate::files;

/// How many ids are named where a name stands for several games.
const SHOWN: usize = 6;

/// The rule set of an id, of a game's name, or of the file that `@FILE` names.
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

/// The same as [`find`], where rules in JSON may also stand in the place of an id.
pub(crate) fn find_or_text(text: &str) -> anyhow::Result<NamedRules> {
    if text.starts_with('{') { Ok(rule_text::read(text)?) } else { find(text) }
}

/// The position of a text, or the one the game begins with.
pub(crate) fn position(rules: &NamedRules, fen: Option<&str>) -> anyhow::Result<AnyGame> {
    match fen {
        Some(fen) => Ok(rules.rules.read_fen(fen)?),
        None => Ok(rules.rules.initial()),
    }
}

fn named(id: &str) -> anyhow::Result<NamedRules> {
    let error = match catalogue::find(id) {
        Ok(entry) => return Ok(of(entry)),
        Err(error) => error,
    };
    if looks_like_file(Path::new(id)) && !id.contains(char::is_whitespace) {
        return Err(anyhow!("{error}; rules in a file are given as @{id}"));
    }
    match called(id).as_slice() {
        [entry] => Ok(of(entry)),
        [] if error.nearest.is_some() => Err(anyhow!(error)),
        [] => Err(anyhow!("{error}; \"zwick rules\" lists those there are")),
        several => {
            let mut ids: Vec<&str> = several.iter().map(|entry| entry.id).take(SHOWN).collect();
            if several.len() > SHOWN {
                ids.push("… (\"zwick\" lists them all)");
            }
            Err(anyhow!("\"{id}\" is the name of several games, choose one: {}", ids.join(", ")))
        }
    }
}

fn of(entry: &Entry) -> NamedRules {
    NamedRules { id: entry.id.to_string(), rules: entry.rules }
}

/// The games that go by a name in any language: those called exactly so, else those of a family,
/// else those with the word in their name.
fn called(name: &str) -> Vec<&'static Entry> {
    let wanted = plain(name);
    if wanted.is_empty() {
        return Vec::new();
    }
    let any = |test: &dyn Fn(&Bundle) -> bool| {
        Language::ALL.iter().any(|&language| test(Catalogue::get(language)))
    };
    let exact = |entry: &&Entry| {
        plain(entry.id) == wanted || any(&|text| plain(&text.game_name(entry.id)) == wanted)
    };
    let family = |entry: &&Entry| {
        let key = format!("family-{}", entry.family);
        entry.family.as_str() == wanted || any(&|text| plain(&text.text(&key)) == wanted)
    };
    let partly = |entry: &&Entry| {
        any(&|text| plain(&text.game_name(entry.id)).split(' ').any(|word| word == wanted))
    };
    let tests: [&dyn Fn(&&Entry) -> bool; 3] = [&exact, &family, &partly];
    let found = tests.map(|test| catalogue::all().iter().filter(test).collect::<Vec<_>>());
    found.into_iter().find(|found| !found.is_empty()).unwrap_or_default()
}

/// A name without what people write in different ways.
fn plain(name: &str) -> String {
    let name = name.trim().to_lowercase();
    let name = name.replace('ä', "ae").replace('ö', "oe").replace('ü', "ue").replace('ß', "ss");
    name.replace('’', "'").replace(['(', ')', ','], "")
}

fn read(path: &Path) -> anyhow::Result<NamedRules> {
    let text = files::read_text(path, rule_text::MAX_BYTES)?;
    rule_text::read(&text).with_context(|| files::name(path))
}

fn looks_like_file(path: &Path) -> bool {
    path.components().count() > 1 || path.extension().is_some() || path.is_file()
}
