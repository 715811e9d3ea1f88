//! The numbers of `tests/perft/*.perft`, up to as many nodes as `PERFT_NODES` says.

use std::{fs, path::PathBuf};

use board::{RuleSet, State, perft};
use draughts::{Draughts, Rules, perft_paths};

/// Enough for depth 10 from the start of every game.
const DEFAULT_NODES: u64 = 25_000_000;

fn file(id: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "perft", &format!("{id}.perft")].iter().collect()
}

fn limit() -> u64 {
    let Ok(text) = std::env::var("PERFT_NODES") else {
        return DEFAULT_NODES;
    };
    // Large numbers are easier to write as 2e9.
    let (digits, zeros) = text.split_once('e').unwrap_or((&text, "0"));
    let digits: u64 = digits.parse().expect("a number of nodes");
    digits * 10u64.pow(zeros.parse().expect("a number of zeros"))
}

/// Runs the lines of every preset that begin with a keyword.
fn run(keyword: &str, count: fn(&Draughts, u32) -> u64) {
    let limit = limit();
    for preset in Rules::presets() {
        let path = file(preset.id);
        let text = fs::read_to_string(&path).unwrap_or_else(|error| {
            panic!("{} needs numbers in {}: {error}", preset.id, path.display())
        });
        let mut position = None;
        let mut lines = 0;
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let words: Vec<&str> = line.split_whitespace().collect();
            match words[..] {
                [] => {}
                ["id", id] => assert_eq!(id, preset.id),
                ["fen", fen] => {
                    let read = Draughts::from_fen(preset.rules, fen).expect("a position");
                    if position.is_none() {
                        assert_eq!(read, Draughts::initial(preset.rules));
                    }
                    position = Some(read);
                }
                ["perft" | "paths", depth, nodes] => {
                    let nodes: u64 = nodes.parse().expect("a number of nodes");
                    if words[0] == keyword && nodes <= limit {
                        let position = position.as_ref().expect("a position before its numbers");
                        let depth = depth.parse().expect("a depth");
                        assert_eq!(count(position, depth), nodes, "{}: {line}", preset.id);
                    }
                    lines += 1;
                }
                _ => panic!("{}: {line}", path.display()),
            }
        }
        assert!(lines >= 20, "{} has few numbers", path.display());
    }
}

#[test]
fn turns_are_as_many_as_published() {
    run("perft", perft);
}

#[test]
fn paths_are_as_many_as_published() {
    run("paths", perft_paths);
}

#[test]
fn every_file_belongs_to_a_preset() {
    let folder = file("x");
    let folder = folder.parent().expect("a folder");
    for entry in fs::read_dir(folder).expect("the folder of numbers") {
        let name = entry.expect("an entry").file_name();
        let name = name.to_string_lossy();
        let id = name.strip_suffix(".perft").expect("a file of numbers");
        assert!(Rules::preset(id).is_some(), "{name}");
    }
}
