//! The numbers of ways each game can go, from data files; a preset without one fails.

use std::{fs, path::Path};

use crate::common::referee::Referee;
use board::{RuleSet, State, perft};
use mill::{Mill, Rules};

/// How large a number may be to be counted again: by the library (`PERFT_NODES`), by the slow
/// referee (`REFEREE_NODES`).
fn node_limit(variable: &str, default: u64) -> u64 {
    let Ok(text) = std::env::var(variable) else { return default };
    text.parse().unwrap_or_else(|_| panic!("{variable}={text} is not a whole number"))
}

struct Case {
    fen: String,
    counts: Vec<(u32, u64)>,
}

fn cases(id: &str) -> Vec<Case> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/perft/{id}.perft"));
    let text = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let mut cases: Vec<Case> = Vec::new();
    for line in text.lines() {
        let line = line.split('#').next().unwrap_or_default().trim();
        match line.split_once(' ') {
            None => assert!(line.is_empty(), "{id}: {line}"),
            Some(("id", name)) => assert_eq!(name, id),
            Some(("fen", fen)) => cases.push(Case { fen: fen.to_string(), counts: Vec::new() }),
            Some(("perft", rest)) => {
                let (depth, nodes) = rest.split_once(' ').unwrap();
                let count = (depth.parse().unwrap(), nodes.parse().unwrap());
                cases.last_mut().unwrap().counts.push(count);
            }
            Some((word, _)) => panic!("{id}: unknown word {word}"),
        }
    }
    cases
}

#[test]
fn every_preset_has_its_numbers() {
    for preset in Rules::presets() {
        let library_limit = node_limit("PERFT_NODES", 6_000_000);
        let cases = cases(preset.id);
        assert!(cases.len() >= 2, "{} has only its start", preset.id);
        for case in cases {
            let mill = crate::common::position(preset.rules, &case.fen);
            assert!(case.counts.len() >= 2, "{}: {} has too few numbers", preset.id, case.fen);
            for (depth, nodes) in case.counts {
                if nodes <= library_limit {
                    assert_eq!(perft(&mill, depth), nodes, "{} {} {depth}", preset.id, case.fen);
                }
            }
        }
    }
}

#[test]
fn the_referee_counts_the_same() {
    for preset in Rules::presets() {
        let cases = cases(preset.id);
        assert_eq!(cases[0].fen, Mill::initial(preset.rules).to_fen(), "{}", preset.id);
        let limit = node_limit("REFEREE_NODES", 3_000);
        for case in &cases {
            let referee = Referee::from_fen(preset.rules, &case.fen);
            for &(depth, nodes) in case.counts.iter().filter(|(_, nodes)| *nodes <= limit) {
                assert_eq!(referee.perft(depth), nodes, "{} {} {depth}", preset.id, case.fen);
            }
        }
    }
}

#[test]
fn the_published_start_of_the_classic_game() {
    let mill = Mill::initial(crate::common::rules("classic"));
    let counts: Vec<u64> = (1..=5).map(|depth| perft(&mill, depth)).collect();
    assert_eq!(counts, [24, 552, 12_144, 255_024, 5_140_800]);
}
