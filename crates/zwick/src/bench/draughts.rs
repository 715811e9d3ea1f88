//! `zwick bench draughts`: how long it takes to solve each game of draughts with four pieces.

use std::{env, fs, path::PathBuf, process};

use board::RuleSet;
use draughts::Rules;
use serde::Serialize;
use tables::{
    Silent,
    draughts::{Options, solve},
};

use crate::output::{Output, Verdict};

const PIECES: u8 = 4;

#[derive(Serialize)]
struct Line {
    id: &'static str,
    pieces: u8,
    positions: u64,
    cpu_seconds: f64,
    seconds: f64,
    bytes: u64,
}

pub(super) fn run(json: bool, out: &mut Output) -> anyhow::Result<Verdict> {
    let mut lines = Vec::new();
    for (id, rules) in games() {
        let line = measure(id, rules, PIECES)?;
        if !json {
            out.line(format!(
                "{id:<18} {:>2} pieces {:>11} positions {:>7.2} cpu s {:>7.2} s {:>11} bytes",
                line.pieces, line.positions, line.cpu_seconds, line.seconds, line.bytes,
            ))?;
            out.finish()?;
        }
        lines.push(line);
    }
    if json {
        out.json(&lines)?;
    }
    Ok(Verdict::Fine)
}

/// One rule set of each game; equal games share their tables.
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

/// Solves a game into a folder that is removed again.
fn measure(id: &'static str, rules: Rules, pieces: u8) -> anyhow::Result<Line> {
    let folder = Folder(env::temp_dir().join(format!("zwick-bench-{}-{id}", process::id())));
    let options = Options { folder: folder.0.clone(), pieces, threads: 1 };
    let solution = solve(rules, id, &options, &Silent)?;
    Ok(Line {
        id,
        pieces,
        positions: solution.spaces.iter().map(|space| space.positions).sum(),
        cpu_seconds: solution.cpu_seconds,
        seconds: solution.wall_seconds,
        bytes: solution.spaces.iter().map(|space| space.bytes).sum(),
    })
}

struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        // Nothing depends on it, and what lies in a folder for temporary files goes sooner or later.
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_measured_once() {
        let games = games();
        let hashes: Vec<_> =
            Rules::presets().iter().map(|preset| preset.rules.graph_hash()).collect();
        for hash in hashes {
            assert_eq!(games.iter().filter(|(_, rules)| rules.graph_hash() == hash).count(), 1);
        }
        let (id, rules) = games[0];
        let line = measure(id, rules, 2).unwrap();
        assert_eq!(line.positions, 3_488);
    }
}
