//! How turns are numbered.

use crate::Game;

impl Game {
    /// The number of each turn, as records count: a number is a turn of either side, extra turns
    /// included, and in a puzzle every turn has its own.
    pub fn turn_numbers(&self) -> impl Iterator<Item = u32> {
        let first = self.start().turn();
        let (mut number, mut before) = (0_u32, None);
        self.turns().iter().map(move |turn| {
            let begins = turn.side.is_none() || turn.side == first && before != Some(turn.side);
            number += u32::from(begins);
            before = Some(turn.side);
            number.max(1)
        })
    }
}
