//! Wolf and Sheep.
//!
//! Sheep only go forwards, so whatever a flock can become is solved before it, and nothing goes
//! round in circles: one look at the turns of each position is enough.

use std::{cmp::Reverse, convert::Infallible};

use board::{Position, Side};
use draughts::{Square, SquareSet};
use hunt::{
    Wolf,
    wolf::{Move, Rules},
};

use super::{from_byte, to_byte};
use crate::{
    Value,
    subsets::{choose, rank, rank_among, subsets},
    turns::{Turn, turns, value_by_turns},
};

/// The squares of the board, the sheep, and the squares they leave to the wolf.
const SQUARES: u32 = 32;
const SHEEP: u32 = 4;
const DENS: u32 = SQUARES - SHEEP;

/// The value of every position of Wolf and Sheep, in 2 MB.
#[derive(Debug)]
pub struct SolvedWolf {
    /// By [`index`].
    values: Vec<u8>,
}

/// The number of a position with the wolf on the board.
fn index(sheep: SquareSet, wolf: Square, turn: Side) -> usize {
    let wolf = rank_among(SquareSet::of(wolf).0, sheep.0);
    let placed = (rank(sheep.0) * DENS + wolf) as usize;
    2 * placed + usize::from(turn == Side::Black)
}

impl SolvedWolf {
    /// Solves the game.
    pub fn new(rules: Rules) -> Self {
        let positions = 2 * DENS * choose(SQUARES, SHEEP);
        let mut solved = Self { values: vec![to_byte(Value::Draw); positions as usize] };
        let mut flocks: Vec<SquareSet> = subsets(SQUARES, SHEEP).map(SquareSet).collect();
        let steps = |flock: &SquareSet| flock.into_iter().map(Square::rank).sum::<u8>();
        flocks.sort_by_key(|flock| Reverse(steps(flock)));
        for flock in flocks {
            // The wolf's turns lead to turns of the same flock.
            for turn in [Side::White, Side::Black] {
                for wolf in flock.complement() {
                    // No game gets to what the rules refuse, and so nobody asks for it.
                    if let Ok(position) = Wolf::set_up(rules, flock, Some(wolf), turn) {
                        let value = solved.by_turns(position);
                        solved.values[index(flock, wolf, turn)] = to_byte(value);
                    }
                }
            }
        }
        solved
    }

    /// What a position is worth for the side to move, with the plies to the end.
    pub fn value(&self, position: &Wolf) -> Value {
        match position.wolf() {
            Some(wolf) => from_byte(self.values[index(position.sheep(), wolf, position.turn())]),
            None => self.by_turns(*position),
        }
    }

    /// Every turn with its value, the best first.
    pub fn turns(&self, position: &Wolf) -> Vec<Turn<Move>> {
        let Ok(turns) = turns(position, |child| Ok::<_, Infallible>(self.value(child)));
        turns
    }

    /// The bytes kept in memory.
    pub fn bytes(&self) -> usize {
        self.values.len()
    }

    fn by_turns(&self, position: Wolf) -> Value {
        let Ok(value) = value_by_turns(&position, |child| Ok::<_, Infallible>(self.value(child)));
        value
    }
}
