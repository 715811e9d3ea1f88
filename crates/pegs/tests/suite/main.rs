//! The tests of peg solitaire, one binary to link.

#![allow(clippy::unwrap_used, reason = "a test that meets nothing should fail")]

mod counts;
mod golden;
mod layouts;
mod oracle;
mod perft;
mod plain;
mod presets;
mod properties;
mod race;
mod search;
mod slow;
mod texts;

use board::{RuleSet, State};
use pegs::{Pegs, Rules};

/// The rules of a preset.
fn rules(id: &str) -> Rules {
    Rules::preset(id).expect("a preset").rules
}

/// The position of a text.
fn position(id: &str, fen: &str) -> Pegs {
    Pegs::from_fen(rules(id), fen).expect("a position")
}

/// The position after some jumps from the start.
fn after(start: Pegs, jumps: &str) -> Pegs {
    jumps.split_whitespace().fold(start, |position, text| {
        let jump = position.read_move(text).expect("a legal jump");
        position.play(jump).expect("a legal jump")
    })
}
