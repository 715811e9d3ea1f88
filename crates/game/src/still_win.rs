//! Whether somebody can still win, however the other plays.

use std::collections::{HashSet, VecDeque};

use board::{Reason, Side};

use crate::{AnyGame, DeclareError, Game, GameEnd};

/// How many positions are looked at.
const LOOKED_AT: usize = 4000;

impl Game {
    /// Whether `side` can still win in some way, however badly the other side plays.
    ///
    /// All the ways the game can go on are tried, the dice and the draws that come from its course
    /// left aside. If they are too many to be tried, a win is taken to be possible: so nobody is
    /// denied one who could have had it.
    pub fn can_still_win(&self, side: Side) -> bool {
        if let Some(end) = self.end() {
            return end.result.winner() == Some(side);
        }
        let mut seen = HashSet::from([self.position().clone()]);
        let mut open = VecDeque::from([self.position().clone()]);
        while let Some(position) = open.pop_front() {
            if position.awaits_throw() || seen.len() > LOOKED_AT {
                return true;
            }
            for next in position.legal_moves().into_iter().filter_map(|m| played(&position, m)) {
                match next.end() {
                    Some(end) if end.result.winner() == Some(side) => return true,
                    Some(_) => {}
                    None => {
                        if seen.insert(next.clone()) {
                            open.push_back(next);
                        }
                    }
                }
            }
        }
        false
    }

    /// Ends the game as a draw, because a flag fell and the other side could not have won.
    ///
    /// # Errors
    ///
    /// If the game is over.
    pub fn draw_on_time(&mut self) -> Result<(), DeclareError> {
        if let Some(end) = self.end() {
            return Err(DeclareError::Ended(end));
        }
        self.declare(GameEnd::draw(Reason::Time));
        Ok(())
    }
}

fn played(position: &AnyGame, m: crate::AnyMove) -> Option<AnyGame> {
    let mut next = position.clone();
    next.play(m).ok().map(|()| next)
}
