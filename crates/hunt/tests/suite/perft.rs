//! The numbers of the data files, by both generators.

use std::{fs, path::PathBuf};

use board::{Fields, Preset, RuleSet, State, mix, perft};
use hunt::{Battue, Wolf, battue, wolf};

use crate::{
    move_texts,
    slow::{BattuePicture, Picture, WolfPicture},
};

/// The slow generators stop here.
const SLOW_NODES: u64 = 20_000;

struct Case<S> {
    position: S,
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

/// The numbers of a preset; a line `set FIELD VALUE` changes a rule for the positions after it.
fn cases<S: State>(preset: &Preset<S::Rules>) -> Vec<Case<S>> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/perft")
        .join(format!("{}.perft", preset.id));
    let text =
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut cases = Vec::new();
    let (mut rules, mut position) = (preset.rules, None::<S>);
    for line in text.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["id", id] => assert_eq!(id, preset.id),
            ["set", field, value] => rules.set(field, value).unwrap(),
            ["fen", ..] => position = Some(S::from_fen(rules, &words[1..].join(" ")).expect(line)),
            ["perft", depth, nodes] => cases.push(Case {
                position: position.clone().expect("a position before its numbers"),
                depth: depth.parse().unwrap(),
                nodes: nodes.parse().unwrap(),
            }),
            [] | ["#", ..] => {}
            _ => panic!("{}: {line}", path.display()),
        }
    }
    assert!(!cases.is_empty(), "{} has numbers", preset.id);
    cases
}

fn check<S: State, P: Picture>(picture: impl Fn(&S) -> P) {
    for preset in S::Rules::presets() {
        for Case { position, depth, nodes } in cases::<S>(preset) {
            let fen = position.to_fen();
            if nodes <= node_limit() {
                assert_eq!(perft(&position, depth), nodes, "{fen} {depth}");
            }
            if nodes <= SLOW_NODES {
                assert_eq!(picture(&position).perft(depth), nodes, "slow: {fen} {depth}");
            }
        }
    }
}

fn wolf_picture(position: Wolf) -> WolfPicture {
    WolfPicture::read(&position.to_fen(), position.rules().first == wolf::First::Wolf)
}

fn battue_picture(position: &Battue) -> BattuePicture {
    BattuePicture::read(&position.to_fen(), position.rules().quarry_hop.as_str())
}

#[test]
fn both_generators_count_what_the_files_say_of_wolf_and_sheep() {
    check(|position: &Wolf| wolf_picture(*position));
}

#[test]
fn both_generators_count_what_the_files_say_of_the_battue() {
    check(battue_picture);
}

/// Plays random games and compares the lists of turns, and the pictures with the positions.
fn compare<S: State, P: Picture>(start: S, seed: u64, picture: impl Fn(&S) -> P) {
    let (mut position, mut random) = (start, mix(seed));
    let mut drawn = picture(&position);
    for _ in 0..120 {
        let texts = move_texts(&position);
        assert_eq!(texts, drawn.turns(), "{}", position.to_fen());
        if texts.is_empty() {
            return;
        }
        random = mix(random);
        let text = &texts[(random % texts.len() as u64) as usize];
        drawn = drawn.played(text);
        position = position.clone().play(position.read_move(text).unwrap()).unwrap();
    }
}

#[test]
fn both_generators_list_the_same_turns() {
    for seed in 0..100 {
        for &first in wolf::First::ALL {
            compare(Wolf::initial(wolf::Rules { first }), seed, |p| wolf_picture(*p));
        }
        for preset in battue::PRESETS {
            compare(Battue::deal(preset.rules, seed), seed, battue_picture);
        }
        for &quarry_hop in battue::Hop::ALL {
            let rules = battue::Rules { hunters: 8, quarry_hop, limit: 50 };
            compare(Battue::deal(rules, seed), seed, battue_picture);
        }
    }
}
