//! How good a result is.

use board::choice;

use crate::{HoleSet, Layout};

choice! {
    /// How good a result is by the pegs left, the best first.
    ///
    /// Leaflets end their lists at four pegs; playing at random leaves between seven and eight on
    /// the English board, so the last grade means no better than chance.
    pub enum Grade {
        /// One peg, in the centre.
        Centre = "centre",
        /// One peg, elsewhere.
        One = "one",
        /// Two pegs.
        Two = "two",
        /// Three pegs.
        Three = "three",
        /// Four pegs.
        Four = "four",
        /// Five or six pegs.
        FiveOrSix = "five-or-six",
        /// Seven pegs or more.
        SevenOrMore = "seven-or-more",
    }
}

impl Grade {
    /// The grade for leaving these pegs on a board.
    pub fn of(layout: Layout, pegs: HoleSet) -> Self {
        match pegs.len() {
            0 | 1 if layout.centre().is_some_and(|hole| pegs.contains(hole)) => Self::Centre,
            0 | 1 => Self::One,
            2 => Self::Two,
            3 => Self::Three,
            4 => Self::Four,
            5 | 6 => Self::FiveOrSix,
            _ => Self::SevenOrMore,
        }
    }
}
