//! Draughts solved to files: known counts, a second way, interruptions.

#![allow(clippy::unwrap_used, reason = "a test that meets nothing should fail")]

mod counts;
mod questions;
mod restart;
mod second_way;

use std::{
    fs,
    path::{Path, PathBuf},
    process,
    sync::atomic::{AtomicU32, Ordering},
};

use board::RuleSet;
use draughts::Rules;
use tables::{
    Silent, Solution, Tables,
    draughts::{Options, solve},
};

/// A folder of its own for a test, removed at its end.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("zwick-draughts-{}-{number}", process::id());
        Self(std::env::temp_dir().join(name))
    }

    fn options(&self, pieces: u8) -> Options {
        Options { folder: self.0.clone(), pieces, threads: 1 }
    }

    fn tables(&self) -> Tables {
        Tables::open(&self.0, 1 << 24)
    }

    /// Solves rules into this folder.
    fn solve(&self, rules: Rules, pieces: u8) -> Solution {
        solve(rules, "test", &self.options(pieces), &Silent).unwrap()
    }

    /// The tables of a game with their bytes, in the order of their names.
    fn files(&self, rules: Rules) -> Vec<(String, Vec<u8>)> {
        let folder = self.tables().folder_of(rules.graph_hash().0);
        let mut files: Vec<(String, Vec<u8>)> = fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .filter(|path| path.extension() == Some(tables::EXTENSION.as_ref()))
            .map(|path| (name(&path), fs::read(&path).unwrap()))
            .collect();
        files.sort();
        files
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn name(path: &Path) -> String {
    path.file_name().unwrap().to_string_lossy().into_owned()
}

fn rules(id: &str) -> Rules {
    Rules::preset(id).expect("a preset").rules
}

/// One set of rules of each game: those that share a graph hash share their tables.
fn games() -> Vec<(&'static str, Rules)> {
    let mut games: Vec<(&str, Rules)> = Vec::new();
    for preset in Rules::presets() {
        let hash = preset.rules.graph_hash();
        if games.iter().all(|(_, rules)| rules.graph_hash() != hash) {
            games.push((preset.id, preset.rules));
        }
    }
    games
}
