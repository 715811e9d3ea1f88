//! A moment of each game for its little board.

use game::{AnyGame, AnyMove, AnyRules, catalogue};

/// A moment of a game: a position, and the turn that comes next.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The position.
    pub position: AnyGame,
    /// The turn.
    pub turn: Option<AnyMove>,
}

static SCENES: &str = include_str!("scenes.txt");

impl Scene {
    /// The moment shown for a named rule set, else for the one it is described against, else the
    /// beginning.
    pub fn of(id: &str, rules: &AnyRules) -> Self {
        let mut wanted = Some(id);
        while let Some(id) = wanted {
            if let Some(scene) = written(id).and_then(|(fen, turn)| Self::read(rules, fen, turn)) {
                return scene;
            }
            wanted = catalogue::find(id).ok().and_then(|entry| entry.base);
        }
        Self { position: rules.initial(), turn: None }
    }

    /// A position as it stands.
    pub const fn still(position: AnyGame) -> Self {
        Self { position, turn: None }
    }

    fn read(rules: &AnyRules, fen: &str, turn: &str) -> Option<Self> {
        let position = rules.read_fen(fen).ok()?;
        let turn = position.read_move(turn).ok()?;
        Some(Self { position, turn: Some(turn) })
    }
}

fn written(id: &str) -> Option<(&'static str, &'static str)> {
    lines().find(|line| line[0] == id).map(|[_, fen, turn]| (fen, turn))
}

fn lines() -> impl Iterator<Item = [&'static str; 3]> {
    SCENES.lines().filter(|line| !line.starts_with('#')).filter_map(|line| {
        let mut parts = line.split('|').map(str::trim);
        Some([parts.next()?, parts.next()?, parts.next()?])
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_moment_can_be_played() {
        assert!(lines().count() > 30);
        for [id, fen, turn] in lines() {
            let rules = catalogue::find(id).expect("a preset").rules;
            let position = rules.read_fen(fen).unwrap_or_else(|error| panic!("{id}: {error}"));
            if let Err(error) = position.read_move(turn) {
                panic!("{id} {turn}: {error}");
            }
        }
    }

    #[test]
    fn every_named_game_has_a_moment() {
        for entry in catalogue::all() {
            assert!(Scene::of(entry.id, &entry.rules).turn.is_some(), "{}", entry.id);
        }
    }
}
