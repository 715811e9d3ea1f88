//! How turns are numbered.

use std::fmt;

use board::Side;

use crate::Game;

/// The number of a turn, as records count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnNumber {
    /// A number is a turn of either side, extra turns included; in a puzzle every turn has its own.
    pub number: u32,
    /// Whether it is a turn of the side that begins neither the game nor a number.
    pub second: bool,
}

impl fmt::Display for TurnNumber {
    /// As in `4.` and `4…`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.number, if self.second { "…" } else { "." })
    }
}

impl Game {
    /// The side that begins a number: the one that begins by the rules, whoever began this game.
    pub fn first_side(&self) -> Option<Side> {
        self.rules().initial().turn()
    }

    /// The number of each turn.
    pub fn turn_numbers(&self) -> impl Iterator<Item = TurnNumber> {
        let mut count = self.count();
        self.turns().iter().map(move |turn| count.next(turn.side))
    }

    /// The number that the next turn would have.
    pub fn next_number(&self) -> TurnNumber {
        let mut count = self.count();
        for turn in self.turns() {
            count.next(turn.side);
        }
        count.next(self.position().turn())
    }

    fn count(&self) -> Count {
        let first = self.first_side();
        Count { first, number: u32::from(self.start().turn() != first), before: None }
    }
}

/// How far turns have been counted.
struct Count {
    first: Option<Side>,
    number: u32,
    before: Option<Side>,
}

impl Count {
    fn next(&mut self, side: Option<Side>) -> TurnNumber {
        let begins = side.is_none() || side == self.first && self.before != side;
        self.number += u32::from(begins);
        self.before = side;
        TurnNumber { number: self.number.max(1), second: side != self.first }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_comes_second_is_counted_so_even_at_the_start() {
        let numbers = |game: &Game| -> Vec<String> {
            let played = game.turn_numbers().map(|number| number.to_string());
            played.chain([game.next_number().to_string()]).collect()
        };
        let mut game = Game::named("classic").expect("a preset");
        for turn in ["d2", "d6", "f4"] {
            game.play_text(turn).expect("a turn");
        }
        assert_eq!(numbers(&game), ["1.", "1…", "2.", "2…"]);
        let start = game.position().clone();
        let mut game = Game::from_position(start);
        game.play_text("b4").expect("a turn");
        assert_eq!(numbers(&game), ["1…", "2."]);
    }
}
