//! A turn in the making: what the places chosen so far can still become.
//!
//! It knows no rules. It has the legal turns, each with its steps in order and the stones to take in
//! any order, and narrows them place by place.

use std::collections::BTreeSet;

use game::{AnyMove, Game};
use speech::Path;

/// A turn in the making.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Partial {
    turns: Vec<(AnyMove, Path)>,
    chosen: Vec<String>,
}

impl Partial {
    /// Nothing is chosen yet.
    pub fn new(game: &Game) -> Self {
        let position = game.position();
        let moves = game.legal_moves().into_iter();
        Self { turns: moves.map(|m| (m, speech::path(position, m))).collect(), chosen: Vec::new() }
    }

    /// The places chosen so far.
    pub fn chosen(&self) -> &[String] {
        &self.chosen
    }

    /// Those of them that are steps of a stone of the turn, not stones to take.
    pub fn stepped(&self) -> &[String] {
        let steps = self.fitting().map(|(_, path)| path.steps.len()).max().unwrap_or(0);
        &self.chosen[..steps.min(self.chosen.len())]
    }

    /// The turns that can still come of it.
    fn fitting(&self) -> impl Iterator<Item = &(AnyMove, Path)> {
        self.turns.iter().filter(|(_, path)| begins(path, &self.chosen))
    }

    /// The places that continue the way of a stone.
    pub fn steps(&self) -> BTreeSet<&str> {
        let next = |(_, path): &'_ (AnyMove, Path)| path.steps.len() > self.chosen.len();
        let at = self.chosen.len();
        self.fitting().filter(|turn| next(turn)).map(|(_, path)| path.steps[at].as_str()).collect()
    }

    /// The stones that may be taken now.
    pub fn takes(&self) -> BTreeSet<&str> {
        self.fitting().flat_map(|(_, path)| self.left(path)).collect()
    }

    /// The stones a turn takes that have not been chosen, once its steps have.
    fn left<'a>(&self, path: &'a Path) -> Vec<&'a str> {
        match self.chosen.get(path.steps.len()..) {
            None => Vec::new(),
            Some(taken) => {
                let open = path.takes.iter().filter(|name| !taken.contains(name));
                open.map(String::as_str).collect()
            }
        }
    }

    /// The turn that the places already are.
    pub fn complete(&self) -> Option<AnyMove> {
        let is_whole = |(_, path): &&(AnyMove, Path)| {
            self.chosen.len() >= path.steps.len() && self.left(path).is_empty()
        };
        self.fitting().find(is_whole).map(|(m, _)| *m)
    }

    /// Whether another place could follow.
    pub fn is_open(&self) -> bool {
        !self.steps().is_empty() || !self.takes().is_empty()
    }

    /// The turn that is made without any place, as when a side has to pass.
    pub fn placeless(&self) -> Option<AnyMove> {
        let is_empty =
            |(_, path): &&(AnyMove, Path)| path.steps.is_empty() && path.takes.is_empty();
        self.turns.iter().find(is_empty).map(|(m, _)| *m)
    }

    /// Chooses a place: it goes on, begins with another stone, or lets go of the one chosen.
    /// `false` if the place means nothing now.
    pub fn choose(&mut self, name: &str) -> bool {
        let takes = !self.takes().is_empty();
        if self.steps().contains(name) || self.takes().contains(name) {
            self.chosen.push(name.to_string());
            return true;
        }
        if self.chosen.len() == 1 && self.chosen[0] == name {
            self.chosen.clear();
            return true;
        }
        // As long as only a stone is chosen, another one may be chosen instead; one that was put
        // down and takes now stays where it is.
        let other = Self { chosen: Vec::new(), ..self.clone() };
        if self.chosen.len() == 1 && !takes && other.steps().contains(name) {
            self.chosen = vec![name.to_string()];
            return true;
        }
        false
    }

    /// Chooses the places of a turn one after the other; `false` if they do not fit.
    pub fn choose_all<'a>(&mut self, names: impl IntoIterator<Item = &'a str>) -> bool {
        self.chosen.clear();
        names.into_iter().all(|name| self.choose(name))
    }

    /// Lets go of the last place; `false` if none was chosen.
    pub fn step_back(&mut self) -> bool {
        self.chosen.pop().is_some()
    }
}

fn begins(path: &Path, chosen: &[String]) -> bool {
    let way = chosen.len().min(path.steps.len());
    let (stepped, taken) = chosen.split_at(way);
    let once: BTreeSet<&String> = taken.iter().collect();
    path.steps.starts_with(stepped)
        && once.len() == taken.len()
        && taken.iter().all(|name| path.takes.contains(name))
}

#[cfg(test)]
mod tests {
    use game::catalogue;

    use super::*;

    /// Every legal turn of random games of every rule set can be made place by place.
    #[test]
    fn every_turn_is_made_of_its_places() {
        for entry in catalogue::all() {
            let mut game = Game::named(entry.id).unwrap();
            let dice = game::Dice::new(5);
            for ply in 0..40 {
                if game.position().awaits_throw() {
                    game.throw(dice.throw(ply)).unwrap();
                }
                let moves = game.legal_moves();
                if moves.is_empty() {
                    break;
                }
                for &m in &moves {
                    check(&game, m, entry.id);
                }
                game.play(moves[ply * 7 % moves.len()]).unwrap();
            }
        }
    }

    fn check(game: &Game, m: AnyMove, id: &str) {
        let path = speech::path(game.position(), m);
        let text = game.position().move_text(m);
        let mut partial = Partial::new(game);
        if path.steps.is_empty() && path.takes.is_empty() {
            assert_eq!(partial.placeless(), Some(m), "{id} {text}");
            return;
        }
        let places = path.steps.iter().chain(&path.takes).map(String::as_str);
        assert!(partial.choose_all(places), "{id} {text}");
        let complete = partial.complete().map(|m| speech::path(game.position(), m));
        assert_eq!(complete, Some(path), "{id} {text}");
    }

    #[test]
    fn a_mill_asks_for_a_stone_and_lets_go_of_it() {
        let rules = catalogue::find("classic").unwrap().rules;
        let start = rules.read_fen("3/1B1/3/6/3/WW1/2B w 7 7 0").unwrap();
        let game = Game::from_position(start);
        let mut partial = Partial::new(&game);
        assert!(partial.choose("f2"));
        assert_eq!(partial.takes(), BTreeSet::from(["d6", "g1"]));
        assert_eq!((partial.complete(), partial.is_open()), (None, true));
        assert!(!partial.choose("a1") && partial.choose("d6"));
        assert_eq!(partial.stepped(), ["f2"]);
        let turn = partial.complete().map(|m| game.position().move_text(m));
        assert_eq!(turn.as_deref(), Some("f2xd6"));
        assert!(!partial.is_open() && partial.step_back());
        assert!(partial.choose("f2") && partial.chosen().is_empty() && !partial.step_back());
    }

    #[test]
    fn another_stone_may_be_chosen_instead() {
        let game = Game::named("english").unwrap();
        let mut partial = Partial::new(&game);
        let first: Vec<String> = partial.steps().iter().map(|name| (*name).to_string()).collect();
        assert!(partial.choose(&first[0]) && partial.choose(&first[1]));
        assert_eq!(partial.chosen(), [first[1].clone()]);
        assert!(!partial.choose("a1"));
    }
}
