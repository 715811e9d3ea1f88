//! Treibjagd, the hunt on the mill board.
//!
//! Solved backwards from the quarries that are held and the hunters that are beaten, ply by ply,
//! as if no hunt were ever stopped; how far it is to the stop decides when a value is asked for.

use std::convert::Infallible;

use board::{Impossible, Position, RuleSet, Side, State};
use hunt::{
    Battue,
    battue::{Hop, Move, Rules},
};

use super::level::Level;
use crate::{
    Value,
    turns::{Turn, turns, value_at_end},
};

/// The value of every position of a hunt.
#[derive(Debug)]
pub struct SolvedBattue {
    /// From the fewest hunters the quarry can leave to all of them.
    levels: Vec<Level>,
}

impl SolvedBattue {
    /// Solves a hunt.
    ///
    /// # Errors
    ///
    /// If the rules cannot hold together.
    pub fn new(rules: Rules) -> Result<Self, Impossible> {
        rules.check()?;
        let fewest = match rules.quarry_hop {
            Hop::Take => rules.fewest_hunters(),
            Hop::No | Hop::Hop => rules.hunters,
        };
        let endless = Rules { limit: u16::MAX, ..rules };
        let mut levels: Vec<Level> = Vec::new();
        let mut atlas = None;
        for hunters in fewest..=rules.hunters {
            let below = levels.last().zip(atlas.as_ref());
            let (level, own) = Level::solve(endless, hunters.into(), below);
            levels.push(level);
            atlas = Some(own);
        }
        Ok(Self { levels })
    }

    /// What a position is worth for the side to move, with the plies to the end.
    ///
    /// The hunters win if they hold the quarry before the hunt is stopped; if they do not, the
    /// quarry wins by then, or when it has taken too many hunters. Only a hunt without an end that
    /// can be counted has no plies.
    pub fn value(&self, position: &Battue) -> Value {
        if let Some(value) = value_at_end(position) {
            return value;
        }
        let turn = position.turn();
        let left = u32::from(position.rules().limit.saturating_sub(position.hunter_moves()));
        let stop = (2 * left).saturating_sub(u32::from(turn == Side::Black));
        let (winner, plies) = match self.endless(position) {
            Value::Win(Some(plies)) if u32::from(plies) <= stop => (turn, plies.into()),
            Value::Loss(Some(plies)) if u32::from(plies) <= stop => (turn.other(), plies.into()),
            _ => (Side::White, stop),
        };
        let plies = u16::try_from(plies).ok();
        if winner == turn { Value::Win(plies) } else { Value::Loss(plies) }
    }

    /// Every turn with its value, the best first.
    pub fn turns(&self, position: &Battue) -> Vec<Turn<Move>> {
        let Ok(turns) = turns(position, |child| Ok::<_, Infallible>(self.value(child)));
        turns
    }

    /// The bytes kept in memory.
    pub fn bytes(&self) -> usize {
        self.levels.iter().map(Level::bytes).sum()
    }

    /// The value of a position that has not ended if the hunt is never stopped.
    fn endless(&self, position: &Battue) -> Value {
        let count = position.hunters().len();
        let level = self.levels.iter().find(|level| level.hunters() == count);
        level.map_or(Value::Draw, |level| level.value(position))
    }
}
