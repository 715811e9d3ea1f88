//! The fewest moves, found slowly and plainly.

use std::collections::HashMap;

use board::State;
use pegs::{Hole, HoleSet, Pegs};

/// The fewest moves by trying everything: those left when a move may begin, and when `active` may
/// go on.
pub(crate) struct Plain<'a> {
    known: HashMap<(HoleSet, Option<Hole>), Option<u32>>,
    goal: &'a dyn Fn(HoleSet) -> bool,
}

impl<'a> Plain<'a> {
    /// For positions that are solved when `goal` says so.
    pub(crate) fn new(goal: &'a dyn Fn(HoleSet) -> bool) -> Self {
        Self { known: HashMap::new(), goal }
    }

    pub(crate) fn par(&mut self, position: &Pegs, active: Option<Hole>) -> Option<u32> {
        if (self.goal)(position.pegs()) {
            return Some(0);
        }
        if let Some(&known) = self.known.get(&(position.pegs(), active)) {
            return known;
        }
        let mut best = None;
        for jump in position.legal_moves() {
            let child = position.play(jump).unwrap();
            let begins = u32::from(active != Some(jump.from));
            if let Some(par) = self.par(&child, Some(jump.to)) {
                best = Some(best.map_or(par + begins, |best: u32| best.min(par + begins)));
            }
        }
        self.known.insert((position.pegs(), active), best);
        best
    }
}
