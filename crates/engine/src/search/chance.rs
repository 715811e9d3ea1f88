//! Dice: what a position is worth before they are thrown.

use board::Throw;

use super::Search;
use crate::{Playable, Score};

/// In an average a forced end counts no more than this, or a thin chance of it would outweigh
/// everything else.
const MOST: i32 = 1_500;

/// How many plies the throw itself costs: there are 56 of them.
const COST: i32 = 2;

impl<G: Playable> Search<'_, G> {
    /// The expectation over all throws; the side to move stays the same.
    pub(super) fn expect(&mut self, position: &G, depth: i32, ply: usize) -> Score {
        let (mut sum, mut ways) = (0, 0);
        for throw in Throw::all() {
            let mut thrown = *position;
            thrown.set_throw(throw);
            let score = self.search(&thrown, Score::WORST, Score::BEST, depth - COST, ply + 1);
            if self.stopped {
                break;
            }
            let weight = throw.ways().cast_signed();
            sum += weight * i32::from(score.get()).clamp(-MOST, MOST);
            ways += weight;
        }
        self.lines[ply].clear();
        Score::estimate(if ways == 0 { 0 } else { sum / ways })
    }
}
