//! Which stone a mill takes, where the turn that was typed leaves it open.

use std::collections::BTreeSet;

use board::State;
use game::{AnyGame, Game};

/// A turn of mill that can take more stones than were named.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Taking {
    turn: Parts,
    options: BTreeSet<String>,
    is_right: bool,
}

/// What a typed turn comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Typed {
    /// A whole turn, or no turn at all.
    Whole(String),
    /// A turn that leaves open what it takes.
    Open(Taking),
}

/// A turn of mill in its parts: what the own stones do, and what is taken.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Parts {
    action: String,
    taken: BTreeSet<String>,
}

impl Typed {
    /// Looks whether a tidy turn leaves open what it takes.
    pub fn read(game: &Game, text: &str) -> Self {
        let AnyGame::Mill(mill) = game.position() else {
            return Self::Whole(text.to_string());
        };
        let mut turn = Parts::read(text);
        let found: Vec<Parts> = game
            .legal_moves()
            .into_iter()
            .map(|m| Parts::read(&game.position().move_text(m)))
            .filter(|legal| legal.action == turn.action && legal.taken.is_superset(&turn.taken))
            .collect();
        let Some(first) = found.first() else {
            return Self::Whole(text.to_string());
        };
        if mill.rules().motion.takes() && turn.action.contains('-') {
            // What is hopped over goes by itself and need not be named.
            let common = found.iter().fold(first.taken.clone(), |all, legal| &all & &legal.taken);
            turn.taken.extend(common);
        }
        let options: BTreeSet<String> =
            found.iter().flat_map(|legal| &legal.taken - &turn.taken).collect();
        if options.is_empty() {
            return Self::Whole(turn.write());
        }
        let is_right = found.contains(&turn);
        Self::Open(Taking { turn, options, is_right })
    }
}

impl Taking {
    /// The stones that can be taken.
    pub fn options(&self) -> String {
        let options: Vec<&str> = self.options.iter().map(String::as_str).collect();
        options.join(", ")
    }

    /// Whether nothing more need be taken.
    pub const fn is_right(&self) -> bool {
        self.is_right
    }

    /// The turn as far as it is known.
    pub fn turn(&self) -> String {
        self.turn.write()
    }

    /// The turn with the stones of a tidy answer, `d6` or `xd6`, if all of them can be taken.
    pub fn with(&self, answer: &str) -> Option<String> {
        let stones = answer.strip_prefix('x').unwrap_or(answer).split('x');
        let mut turn = self.turn.clone();
        for stone in stones {
            turn.taken.insert(self.options.get(stone)?.clone());
        }
        Some(turn.write())
    }

    /// The turn with whatever stone was answered, to be told what is wrong with it.
    pub fn with_any(&self, answer: &str) -> String {
        format!("{}x{}", self.turn.write(), answer.trim_start_matches('x'))
    }
}

impl Parts {
    fn read(text: &str) -> Self {
        let mut parts = text.trim_end_matches('+').split('x');
        let action = parts.next().unwrap_or_default();
        let action = if action.contains('+') {
            let mut points: Vec<&str> = action.split('+').collect();
            points.sort_unstable();
            points.join("+")
        } else if action.len() == 4 && action.is_char_boundary(2) && action != "pass" {
            format!("{}-{}", &action[..2], &action[2..])
        } else {
            action.to_string()
        };
        Self { action, taken: parts.map(str::to_string).collect() }
    }

    fn write(&self) -> String {
        let taken: String = self.taken.iter().flat_map(|stone| ["x", stone]).collect();
        format!("{}{taken}", self.action)
    }
}

#[cfg(test)]
mod tests {
    use game::catalogue;

    use super::*;

    fn game(id: &str, fen: &str) -> Game {
        Game::from_position(catalogue::find(id).unwrap().rules.read_fen(fen).unwrap())
    }

    fn open(game: &Game, text: &str) -> Taking {
        match Typed::read(game, text) {
            Typed::Open(taking) => taking,
            Typed::Whole(text) => panic!("{text}"),
        }
    }

    const MILL: &str = "3/1B1/3/6/3/WW1/2B w 7 7 0";

    #[test]
    fn a_mill_leaves_open_what_it_takes() {
        for (id, is_right) in [("schmidt", true), ("classic", false)] {
            let game = game(id, MILL);
            let taking = open(&game, "f2");
            assert_eq!((taking.options().as_str(), taking.is_right()), ("d6, g1", is_right));
            for answer in ["d6", "xd6"] {
                assert_eq!(taking.with(answer).as_deref(), Some("f2xd6"));
            }
            assert_eq!(taking.with("b2"), None);
            for whole in ["f2xd6", "a1", "f2xb2", "nonsense", ""] {
                assert_eq!(Typed::read(&game, whole), Typed::Whole(whole.to_string()));
            }
        }
    }

    #[test]
    fn two_mills_may_take_two() {
        let game = game("handbook1980", "W2/1B1/2B/W5/3/3/1WW w 5 5 0");
        let taking = open(&game, "a1");
        assert_eq!(taking.with("d6xe5").as_deref(), Some("a1xd6xe5"));
        let next = open(&game, &taking.with("e5").unwrap());
        assert_eq!((next.options().as_str(), next.is_right()), ("d6", true));
    }

    #[test]
    fn what_is_hopped_over_need_not_be_named() {
        let game = game("huepf_capture", "W2/3/3/B5/BBB/W2/2W w 0 0 0");
        assert_eq!(Typed::read(&game, "a7a1"), Typed::Whole("a7-a1xa4".to_string()));
    }
}
