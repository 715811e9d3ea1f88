//! What several tests share.

#![allow(
    dead_code,
    unreachable_pub,
    unused_imports,
    reason = "every test binary uses its own part"
)]
#![allow(clippy::unwrap_used, clippy::format_push_string, reason = "a test may panic, and slowly")]

pub mod referee;

use board::{RuleSet, State, Throw};
use mill::{Mill, Rules};

/// The rules of a preset.
pub fn rules(id: &str) -> Rules {
    Rules::preset(id).unwrap_or_else(|| panic!("no preset {id}")).rules
}

/// A preset with some fields changed.
pub fn custom(base: &str, changes: &[(&str, &str)]) -> Rules {
    use board::Fields;
    let mut rules = rules(base);
    for (name, value) in changes {
        rules.set(name, value).unwrap();
    }
    rules.check().unwrap();
    rules
}

/// The position of a text.
pub fn position(rules: Rules, fen: &str) -> Mill {
    Mill::from_fen(rules, fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// Plays turns written with spaces between them; throws stand before their turn.
pub fn play(mill: &mut Mill, turns: &str) {
    for turn in turns.split_whitespace() {
        if turn.starts_with('(') {
            mill.set_throw(turn.parse().unwrap());
            continue;
        }
        let m = mill.read_move(turn).unwrap_or_else(|error| panic!("{}: {error}", mill.to_fen()));
        mill.play_unchecked(m);
    }
}

/// The legal turns in writing, sorted.
pub fn turns(mill: &Mill) -> Vec<String> {
    let mut list: Vec<String> = mill.legal_moves().iter().map(|&m| mill.move_text(m)).collect();
    list.sort();
    list
}

/// Throws the dice where they are due; a lucky throw comes often enough to matter.
pub fn throw_if_due(mill: &mut Mill, random: &mut fastrand::Rng) {
    if mill.awaits_throw() {
        let all: Vec<Throw> = Throw::all().collect();
        mill.set_throw(all[random.usize(..all.len())]);
    }
}

/// Rule sets that no preset plays, so that every value of every field is played somewhere.
pub fn unusual() -> Vec<Rules> {
    [
        ("classic", &[("motion", "hop-capture-chain")][..]),
        ("schmidt", &[("motion", "hop-capture-chain"), ("captures", "per-mill"), ("stones", "6")]),
        ("classic", &[("motion", "chess"), ("blocked", "draw")]),
        ("classic", &[("lines", "diagonal-moves"), ("fly", "line"), ("fly_at", "5")]),
        ("twelve", &[("board_full", "each-removes-one"), ("on_mill_placing", "nothing")]),
        ("twelve", &[("board_full", "mover-loses"), ("captures", "per-mill")]),
        ("classic", &[("remill", "wait-1"), ("blocked", "pass")]),
        ("lasker", &[("remill", "wait-3"), ("captures", "per-mill"), ("capture_duty", "may")]),
        ("mixed", &[("remill", "one-time"), ("blocked", "pass"), ("stones", "5")]),
        ("mixed", &[("on_mill_placing", "extra-turn"), ("stones", "5")]),
        ("ceylon", &[("capture_duty", "may"), ("protect_moving", "strict"), ("lines", "corners")]),
        (
            "classic",
            &[("win", "block-only"), ("on_mill_placing", "nothing"), ("on_mill_moving", "nothing")],
        ),
        ("seven", &[("fly", "line"), ("fly_at", "7"), ("remill", "no-immediate-return")]),
        ("three", &[("on_mill_placing", "forbidden"), ("lines", "straight"), ("stones", "4")]),
        ("wuerfel", &[("dice_sum", "9"), ("stones", "5"), ("fly", "off")]),
        ("alfonso", &[("placing", "mixed"), ("lines", "diagonal"), ("capture_duty", "may")]),
        ("fed_nl", &[("board", "six"), ("stones", "5"), ("min_stones", "4")]),
    ]
    .into_iter()
    .map(|(base, changes)| custom(base, changes))
    .collect()
}
