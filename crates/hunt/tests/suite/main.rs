//! The tests of the hunts, one binary to link.

#![allow(clippy::unwrap_used, reason = "a test that meets nothing should fail")]

mod battue;
mod contest;
mod golden;
mod perft;
mod presets;
mod properties;
mod slow;
mod solve_battue;
mod solve_wolf;
mod wolf;

use board::{RuleSet, State};
use hunt::{Battue, Wolf};
use mill::{Point, PointSet};

fn wolf_rules() -> hunt::wolf::Rules {
    hunt::wolf::Rules::preset("wolf").expect("a preset").rules
}

fn battue_rules(id: &str) -> hunt::battue::Rules {
    hunt::battue::Rules::preset(id).expect("a preset").rules
}

/// The position of a text, with the wolf to begin.
fn wolf(fen: &str) -> Wolf {
    Wolf::from_fen(wolf_rules(), fen).expect(fen)
}

/// The position of a text.
fn battue(id: &str, fen: &str) -> Battue {
    Battue::from_fen(battue_rules(id), fen).expect(fen)
}

/// The position after some turns.
fn after<S: State>(start: S, turns: &str) -> S {
    turns.split_whitespace().fold(start, |position, text| {
        let m = position.read_move(text).expect(text);
        position.play(m).expect(text)
    })
}

/// The texts of the legal moves, sorted.
fn move_texts<S: State>(position: &S) -> Vec<String> {
    let moves = position.legal_moves().into_iter();
    let mut texts: Vec<String> = moves.map(|m| position.move_text(m)).collect();
    texts.sort();
    texts
}

/// The position after turns chosen by numbers, or fewer if the game ends.
fn wander<S: State>(start: S, choices: &[u64]) -> S {
    choices.iter().fold(start, |mut position, choice| {
        let moves = position.legal_moves();
        if let Some(index) = choice.checked_rem(moves.len() as u64) {
            position.play_unchecked(moves[index as usize]);
        }
        position
    })
}

/// All placements of so many hunters and a quarry.
fn placements(hunters: u32) -> impl Iterator<Item = (Point, PointSet)> {
    let mut next = Some((1u32 << hunters) - 1);
    let sets = std::iter::from_fn(move || {
        let bits = next.filter(|&bits| bits < 1 << 24)?;
        // The next larger number with as many bits.
        let low = bits & bits.wrapping_neg();
        let ripple = bits + low;
        next = Some(ripple | (((bits ^ ripple) >> 2) / low));
        Some(PointSet::from_bits(bits))
    });
    sets.flat_map(|set| {
        let free = hunt::battue::board().points().difference(set);
        free.into_iter().map(move |quarry| (quarry, set))
    })
}
