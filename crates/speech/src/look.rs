//! Where to look for a turn, without giving it away.

use std::collections::BTreeSet;

use board::Side;
use game::{AnyGame, AnyMove};
use mill::Action;

use crate::{Speech, path};

/// Where to look for a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Look {
    /// The piece that goes, or the part of the board where one comes; nothing if the turn has no place.
    pub places: Vec<String>,
    /// The message that says so.
    key: &'static str,
}

impl Look {
    /// Where to look for this turn.
    pub fn at(position: &AnyGame, turn: AnyMove) -> Self {
        let nowhere = |key| Self { places: Vec::new(), key };
        let among = |places| Self { places, key: "hint-look-among" };
        let steps = path(position, turn).steps;
        if let (AnyGame::Mill(mill), AnyMove::Mill(turn)) = (position, turn) {
            match turn.action {
                Action::Place { to } => return among(around(mill, to)),
                Action::Enter { .. } => return nowhere("hint-look-enter"),
                Action::Remove => return nowhere("hint-look-remove"),
                Action::Pass => return nowhere("hint-look-pass"),
                Action::Shift { .. } => {}
            }
        }
        match steps.as_slice() {
            [_] => among(openings(position)),
            _ => Self { places: steps.into_iter().take(1).collect(), key: "hint-look-at" },
        }
    }
}

impl Speech {
    /// Says where to look; who cannot see what a board marks hears the places.
    pub fn look(&self, position: &AnyGame, look: &Look) -> String {
        let rules = position.rules();
        let names: Vec<String> =
            look.places.iter().map(|place| Self::spoken_place(&rules, place)).collect();
        let args = match look.key {
            "hint-look-at" => vec![("place", names.concat().into())],
            "hint-look-among" => vec![("places", names.join(", ").into())],
            _ => Vec::new(),
        };
        self.say(look.key, &args)
    }
}

/// The empty points on the lines through a point.
fn around(mill: &mill::Mill, to: mill::Point) -> Vec<String> {
    let board = mill.board();
    let lines = board.lines().iter().filter(|line| line.contains(to));
    let is_empty = |point| Side::ALL.into_iter().all(|side| !mill.stones(side).contains(point));
    let points = lines.flat_map(|line| line.into_iter()).filter(|&point| is_empty(point));
    let names: BTreeSet<String> =
        points.chain([to]).map(|point| board.name(point).to_string()).collect();
    names.into_iter().collect()
}

/// Every place a turn of one step may choose.
fn openings(position: &AnyGame) -> Vec<String> {
    let firsts = position.legal_moves().into_iter();
    firsts.filter_map(|m| path(position, m).steps.into_iter().next()).collect()
}

#[cfg(test)]
mod tests {
    use board::BySide;
    use game::catalogue;
    use i18n::Language;

    use super::*;

    fn look(id: &str, turns: &[&str], turn: &str) -> (Look, String) {
        let mut position = catalogue::find(id).unwrap().rules.initial();
        for turn in turns {
            position.play(position.read_move(turn).unwrap()).unwrap();
        }
        let look = Look::at(&position, position.read_move(turn).unwrap());
        let family = position.family();
        let voice = Speech::new(Language::EnGb, family, id.to_string(), BySide::default());
        let words = voice.look(&position, &look);
        (look, words)
    }

    #[test]
    fn a_stone_to_be_placed_is_not_given_away() {
        let (look, words) = look("classic", &["d2", "f4"], "b2");
        assert_eq!(look.places, ["b2", "b4", "b6", "f2"]);
        assert_eq!(words, "Look here: one of b2, b4, b6, f2 is the one.");
    }

    #[test]
    fn of_a_piece_that_goes_the_beginning_is_told() {
        let (look, words) = look("english", &[], "11-15");
        assert_eq!(look.places, ["f6"]);
        assert_eq!(words, "Look at 11.");
    }
}
