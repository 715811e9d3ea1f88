//! What several tests share: rules with changed fields, and random games.

#![allow(dead_code, reason = "each test uses its own part")]

pub(crate) mod oracle;

use board::Throw;
use fastrand::Rng;
use game::{AnyGame, AnyMove, AnyRules, Game, catalogue};

/// The rules of a preset with some fields changed.
pub(crate) fn rules(id: &str, changes: &[(&str, &str)]) -> AnyRules {
    let mut rules = catalogue::find(id).unwrap().rules;
    for (field, value) in changes {
        rules.set(field, value).unwrap();
    }
    rules.check().unwrap();
    rules
}

/// A position to start from: as the rules say, or where chance deals the pieces, dealt.
pub(crate) fn start(rules: &AnyRules, seed: u64) -> AnyGame {
    match rules {
        AnyRules::Battue(rules) => hunt::Battue::deal(*rules, seed).into(),
        _ => rules.initial(),
    }
}

/// Any throw of three dice.
pub(crate) fn throw(rng: &mut Rng) -> Throw {
    Throw::new([rng.u8(1..=6), rng.u8(1..=6), rng.u8(1..=6)]).unwrap()
}

/// Throws if need be and chooses a legal turn at random.
pub(crate) fn choose(game: &mut Game, rng: &mut Rng) -> Option<AnyMove> {
    if game.end().is_none() && game.position().awaits_throw() {
        game.throw(throw(rng)).unwrap();
    }
    let moves = game.legal_moves();
    (!moves.is_empty()).then(|| moves[rng.usize(..moves.len())])
}

/// Plays up to `plies` random turns.
pub(crate) fn play_on(game: &mut Game, plies: usize, rng: &mut Rng) {
    for _ in 0..plies {
        let Some(m) = choose(game, rng) else {
            return;
        };
        game.play(m).unwrap();
    }
}
