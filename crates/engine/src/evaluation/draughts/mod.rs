//! What a position of draughts looks like: men, kings, how far men have come.

use board::{Position, Side, State, mix};
use draughts::{Draughts, Move, Setup, SquareSet, rules::King};

use crate::{Playable, playable::Look};

const MAN: i32 = 100;
const KING: i32 = 140;
/// A king that goes any distance.
const FLYING_KING: i32 = 260;
/// A man for each rank it has come.
const ADVANCE: i32 = 2;
/// A man that guards the back rank.
const GUARD: i32 = 6;
/// A piece in the middle.
const CENTRE: i32 = 3;
/// The side to move.
const TEMPO: i32 = 3;

impl Playable for Draughts {
    const KINDS: usize = 32 * 32;

    fn look(&self) -> Look {
        let setup = self.setup();
        let rules = self.rules();
        let king = if rules.king == King::Flying { FLYING_KING } else { KING };
        let (own, enemy) = (self.turn(), !self.turn());
        let worth = side_worth(setup, own, king) - side_worth(setup, enemy, king);
        // Who wants to be rid of pieces counts them the other way round.
        let worth = TEMPO + if rules.losing { -worth } else { worth };
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

fn side_worth(setup: &Setup, side: Side, king: i32) -> i32 {
    let pieces = match side {
        Side::White => setup.white,
        Side::Black => setup.black,
    };
    let kings = pieces & setup.kings;
    let men = pieces - kings;
    let mut worth = MAN * count(men) + king * count(kings);
    for rank in 0..8 {
        let come = if side == Side::White { rank } else { 7 - rank };
        worth += ADVANCE * i32::from(come) * count(men & SquareSet::rank(rank));
    }
    let back = SquareSet::rank(if side == Side::White { 0 } else { 7 });
    worth += GUARD * count(men & back);
    worth + CENTRE * count(pieces & CENTRE_SQUARES)
}

fn count(squares: SquareSet) -> i32 {
    squares.len().cast_signed()
}

/// The eight squares in the middle.
const CENTRE_SQUARES: SquareSet = SquareSet(0x0066_6600);

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
