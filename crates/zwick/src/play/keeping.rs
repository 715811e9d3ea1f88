//! Keeping the record of a game in a file.

use std::{
    io,
    path::{Path, PathBuf},
};

use board::Side;
use game::Game;
use i18n::Bundle;
use seat::{Computer, Keeper};

use crate::files;

/// Where a game is kept, and whether it is.
#[derive(Debug)]
pub(super) struct Keeping {
    path: Option<PathBuf>,
    /// The tags of the record that the game itself does not know.
    tags: Vec<(String, String)>,
    is_safe: bool,
}

impl Keeping {
    pub(super) fn new(path: Option<PathBuf>, tags: Vec<(String, String)>) -> Self {
        Self { path, tags, is_safe: false }
    }
}

impl Keeper for Keeping {
    fn file(&self) -> Option<String> {
        self.path.as_deref().map(files::name)
    }

    fn is_safe(&self) -> bool {
        self.is_safe
    }

    fn choose(&mut self, path: &Path) -> bool {
        let is_ours = self.path.as_deref() == Some(path);
        if !is_ours && path.exists() {
            return false;
        }
        self.path = Some(path.to_path_buf());
        true
    }

    fn name_computer(&mut self, computer: &Computer, words: &Bundle) {
        let (Some(side), Some(level)) = (computer.side(), computer.level()) else {
            return;
        };
        let tag = match side {
            Side::White => "White",
            Side::Black => "Black",
        };
        let name = words.tr("play-computer", &[("level", level.get().into())]);
        match self.tags.iter_mut().find(|(known, _)| known == tag) {
            Some((_, known)) => *known = name,
            None => self.tags.push((tag.to_string(), name)),
        }
    }

    fn keep(&mut self, game: &Game) -> Result<(), (String, io::Error)> {
        self.is_safe = false;
        let Some(path) = &self.path else {
            return Ok(());
        };
        files::write_whole(path, &text(game, &self.tags, path))
            .map_err(|error| (files::name(path), error))?;
        self.is_safe = true;
        Ok(())
    }
}

/// What is written for a game: JSON if the name of the file says so, text otherwise.
pub(super) fn text(game: &Game, tags: &[(String, String)], path: &Path) -> String {
    let mut record = game.to_record();
    for (name, value) in tags {
        // A tag that is too much is left out; the game itself is complete without it.
        let _ = record.tags.set(name, value);
    }
    let json = path.extension().is_some_and(|end| end.eq_ignore_ascii_case("json"));
    if json { record.to_json() + "\n" } else { record.to_string() }
}
