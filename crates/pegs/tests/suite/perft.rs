//! The numbers of the data files, by both generators.

use std::{collections::HashSet, fs, path::PathBuf};

use board::{Puzzle, State, perft};
use pegs::{Layout, PRESETS, Pegs};

use crate::{rules, slow::Picture};

/// The slow generator stops here.
const SLOW_NODES: u64 = 20_000;

struct Case {
    position: Pegs,
    depth: u32,
    nodes: u64,
}

/// Reads `PERFT_NODES`, written as `3000000` or `3e6`.
fn node_limit() -> u64 {
    let text = std::env::var("PERFT_NODES").unwrap_or("3e6".into());
    let (digits, zeros) = text.split_once('e').unwrap_or((&text, "0"));
    let scale = 10u64.pow(zeros.parse().expect("PERFT_NODES"));
    digits.parse::<u64>().expect("PERFT_NODES") * scale
}

fn cases() -> Vec<Case> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    let mut cases = Vec::new();
    for preset in PRESETS {
        let path = folder.join(format!("{}.perft", preset.id));
        let text =
            fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let mut position = None;
        for line in text.lines() {
            let mut words = line.split_whitespace();
            match words.next() {
                Some("id") => assert_eq!(words.next(), Some(preset.id)),
                Some("fen") => {
                    let fen = line.trim_start_matches("fen").trim();
                    position = Some(Pegs::from_fen(rules(preset.id), fen).expect(fen));
                }
                Some("perft") => cases.push(Case {
                    position: position.expect("a position before its numbers"),
                    depth: words.next().unwrap().parse().unwrap(),
                    nodes: words.next().unwrap().parse().unwrap(),
                }),
                None | Some("#") => {}
                Some(word) => panic!("{}: {word}", path.display()),
            }
        }
    }
    cases
}

#[test]
fn the_library_counts_what_the_files_say() {
    for Case { position, depth, nodes } in cases() {
        if nodes <= node_limit() {
            assert_eq!(perft(&position, depth), nodes, "{} {depth}", position.to_fen());
        }
    }
}

#[test]
fn the_slow_generator_counts_the_same() {
    let mut checked = HashSet::new();
    for Case { position, depth, nodes } in cases() {
        if nodes <= SLOW_NODES {
            let goal = position.goal();
            assert_eq!(goal.pegs_left(), 1, "the picture knows goals of one peg only");
            let solved = |picture: &Picture| picture.count() == 1;
            let fen = position.to_fen();
            let picture = Picture::read(position.layout() == Layout::Triangle, &fen);
            assert_eq!(picture.perft(depth, &solved), nodes, "{fen} {depth}");
            checked.insert(position.rules());
        }
    }
    assert_eq!(checked.len(), PRESETS.len(), "every preset has numbers");
}

#[test]
fn both_generators_list_the_same_jumps() {
    for preset in PRESETS {
        for seed in 0..40 {
            let mut position = Pegs::initial(preset.rules);
            let mut random = seed;
            while !position.legal_moves().is_empty() && !position.is_solved() {
                let picture =
                    Picture::read(position.layout() == Layout::Triangle, &position.to_fen());
                let moves = position.legal_moves();
                let mut texts: Vec<String> =
                    moves.iter().map(|&jump| position.move_text(jump)).collect();
                texts.sort();
                assert_eq!(texts, picture.jumps(), "{}", position.to_fen());
                random = board::mix(random);
                let jump = moves[random as usize % moves.len()];
                let played = picture.played(&position.move_text(jump));
                position = position.play(jump).unwrap();
                assert_eq!(played.count(), position.pegs().len() as usize);
            }
        }
    }
}
