//! Turns that come to the same, turned or mirrored.

use std::collections::HashMap;

use board::State;
use game::{AnyGame, AnyMove};
use mill::{Mill, PointSet, Symmetry};

/// For each of some turns the first of them that comes to the same, which may be the turn itself.
pub(crate) fn firsts(
    position: &AnyGame,
    turns: impl IntoIterator<Item = AnyMove>,
) -> Vec<(AnyMove, AnyMove)> {
    let mut alike = Alike::of(position);
    turns.into_iter().map(|turn| (turn, alike.first(turn))).collect()
}

/// The turns that are the first of their kind.
pub(crate) fn kinds(firsts: &[(AnyMove, AnyMove)]) -> Vec<AnyMove> {
    firsts.iter().filter(|(turn, first)| turn == first).map(|&(turn, _)| turn).collect()
}

/// Turns of mill by what they come to; those of other games are like no other.
struct Alike<'a> {
    position: &'a AnyGame,
    symmetries: Vec<Symmetry>,
    seen: HashMap<Image, AnyMove>,
}

/// The stones of both sides, in the least of all views of them.
type Image = (PointSet, PointSet);

impl<'a> Alike<'a> {
    fn of(position: &'a AnyGame) -> Self {
        let symmetries = match position {
            AnyGame::Mill(mill) => mill::symmetries(mill.board()),
            _ => Vec::new(),
        };
        Self { position, symmetries, seen: HashMap::new() }
    }

    /// The first turn that came to the same.
    fn first(&mut self, turn: AnyMove) -> AnyMove {
        let (AnyGame::Mill(mill), AnyMove::Mill(m)) = (self.position, turn) else {
            return turn;
        };
        let mut after = *mill;
        after.play_unchecked(m);
        self.image(&after).map_or(turn, |image| *self.seen.entry(image).or_insert(turn))
    }

    /// Positions that remember more than stones are compared with nothing.
    fn image(&self, mill: &Mill) -> Option<Image> {
        let setup = mill.to_setup();
        let plain = setup.memory.white == 0 && setup.memory.black == 0;
        let view = |symmetry: &Symmetry| {
            (symmetry.set(setup.stones.white), symmetry.set(setup.stones.black))
        };
        self.symmetries.iter().map(view).min().filter(|_| plain)
    }
}
