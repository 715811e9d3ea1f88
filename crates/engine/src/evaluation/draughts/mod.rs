//! What a position of draughts looks like: what can be counted, weighed as games taught it.

mod features;
pub(crate) mod fit;
mod weights;

use board::{State, mix};
use draughts::{Draughts, Move, Rules, SquareSet, rules::King};

use self::{
    features::{COUNT, Features, PARTS, WHOLE, between, features},
    weights::{flying, flying_losing, short, short_losing},
};
use crate::{Playable, playable::Look};

/// How much a man gains roughly that is taken, and how much more a king.
const MAN: i32 = 100;
const KING: i32 = 140;

/// How much more of a feature counts in one part of the game.
#[derive(Clone, Copy, Debug)]
struct Weights {
    /// For being to move.
    base: i32,
    counts: [i32; COUNT],
}

impl Weights {
    fn weigh(&self, seen: &Features) -> i32 {
        let counted = seen.iter().zip(&self.counts);
        self.base + counted.map(|(&count, weight)| i32::from(count) * weight).sum::<i32>()
    }
}

/// The weights of the kind of game that the rules describe.
fn weights(rules: Rules) -> &'static [Weights; PARTS.len()] {
    match (rules.king, rules.losing) {
        (King::Flying, false) => &flying::WEIGHTS,
        (King::Flying, true) => &flying_losing::WEIGHTS,
        (_, false) => &short::WEIGHTS,
        (_, true) => &short_losing::WEIGHTS,
    }
}

impl Playable for Draughts {
    const KINDS: usize = 32 * 32;

    fn look(&self) -> Look {
        let setup = self.setup();
        let (part, next) = between(setup);
        let (seen, weights) = (features(setup), weights(self.rules()));
        let [first, second] = [part, part + 1].map(|part| weights[part].weigh(&seen));
        let worth = (first * (WHOLE - next) + second * next) / (8 * WHOLE);
        Look { worth, quiet: false }
    }

    fn lead(&self) -> i32 {
        let (setup, losing) = (self.setup(), self.rules().losing);
        let lead = count(setup.us()) - count(setup.them());
        if losing { -lead } else { lead }
    }

    fn is_loud(&self, m: Move) -> bool {
        m.is_capture()
    }

    fn must_be_loud(&self) -> bool {
        let (mut loud, mut quiet) = (false, false);
        self.visit_moves(|m| {
            loud |= m.is_capture();
            quiet |= !m.is_capture();
        });
        loud && !quiet
    }

    fn gain(&self, m: Move) -> i32 {
        let kings = m.captured & self.setup().kings;
        MAN * count(m.captured) + KING * count(kings)
    }

    fn kind(m: Move) -> usize {
        32 * m.from.index() + m.to.index()
    }

    fn tag(m: Move) -> u16 {
        let ends = (Self::kind(m) as u64) << 32 | u64::from(m.captured.0);
        let more = m.huffed.map_or(0, |square| 1 + square.index() as u64) << 1;
        (mix(ends ^ mix(more | u64::from(m.crowned))) >> 48) as u16 | 1
    }
}

fn count(squares: SquareSet) -> i32 {
    squares.len().cast_signed()
}

#[cfg(test)]
mod tests {
    use board::{RuleSet, State};
    use draughts::{Draughts, Rules};

    use crate::Playable;

    #[test]
    fn both_colours_are_valued_alike() {
        for preset in Rules::presets() {
            let mut position = Draughts::initial(preset.rules);
            for turn in 0..40 {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                position.play_unchecked(moves[turn * 7 % moves.len()]);
                assert_eq!(position.look(), position.flipped().look(), "{}", preset.id);
            }
        }
    }
}
