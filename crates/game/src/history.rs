//! The positions of a game and where each of them occurred.

use std::collections::HashMap;

use crate::AnyGame;

/// All positions of a game so far, each as it was before a throw of the dice.
///
/// Ply 0 is the start; ply *n* is the position after *n* turns.
#[derive(Clone, Debug)]
pub(crate) struct History {
    positions: Vec<AnyGame>,
    /// The plies at which a position occurred, in order.
    plies: HashMap<AnyGame, Vec<usize>>,
}

impl History {
    pub(crate) fn new(start: AnyGame) -> Self {
        let mut history = Self { positions: Vec::new(), plies: HashMap::new() };
        history.push(start);
        history
    }

    pub(crate) fn push(&mut self, position: AnyGame) {
        let ply = self.positions.len();
        self.plies.entry(position.clone()).or_default().push(ply);
        self.positions.push(position);
    }

    /// Forgets the positions after `ply`.
    pub(crate) fn truncate(&mut self, ply: usize) {
        while self.positions.len() > ply + 1 {
            let Some(position) = self.positions.pop() else {
                return;
            };
            if let Some(plies) = self.plies.get_mut(&position) {
                plies.pop();
                if plies.is_empty() {
                    self.plies.remove(&position);
                }
            }
        }
    }

    /// The number of turns so far.
    pub(crate) fn ply(&self) -> usize {
        self.positions.len() - 1
    }

    pub(crate) fn last(&self) -> &AnyGame {
        &self.positions[self.ply()]
    }

    pub(crate) fn at(&self, ply: usize) -> Option<&AnyGame> {
        self.positions.get(ply)
    }

    /// The plies at which the position occurred.
    pub(crate) fn occurrences(&self, position: &AnyGame) -> &[usize] {
        self.plies.get(position).map_or(&[], Vec::as_slice)
    }
}
