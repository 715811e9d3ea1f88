//! Whether somebody can still win, however the other plays.

use std::collections::{HashSet, VecDeque};

use board::{Reason, Side};

use crate::{AnyGame, Game, GameEnd, Proof};

/// How many positions are looked at.
const LOOKED_AT: usize = 4000;

impl Game {
    /// Whether `side` can still win in some way, however badly the other side plays.
    ///
    /// All the ways the game can go on are tried, the dice and the draws that come from its course
    /// left aside. If they are too many to be tried, a win is taken to be possible: so nobody is
    /// denied one who could have had it.
    pub fn can_still_win(&self, side: Side) -> bool {
        match self.end() {
            Some(end) => end.result.winner() == Some(side),
            None => self.no_win(side).is_none(),
        }
    }

    /// The proof that `side` cannot win any more; none if it can, or there is too much to try. It is the same for
    /// everybody who tries.
    fn no_win(&self, side: Side) -> Option<Proof> {
        let mut seen = HashSet::from([self.position().clone()]);
        let mut open = VecDeque::from([self.position().clone()]);
        while let Some(position) = open.pop_front() {
            if position.awaits_throw() || seen.len() > LOOKED_AT {
                return None;
            }
            for next in position.legal_moves().into_iter().filter_map(|m| played(&position, m)) {
                match next.end() {
                    Some(end) if end.result.winner() == Some(side) => return None,
                    Some(_) => {}
                    None => {
                        if seen.insert(next.clone()) {
                            open.push_back(next);
                        }
                    }
                }
            }
        }
        Some(Proof::NoWin { positions: u32::try_from(seen.len()).ok()? })
    }

    /// The proof that the game is drawn if the flag of `side` falls now: the other side cannot win any more. None
    /// for a puzzle, where nobody else could.
    pub fn draw_on_time_proof(&self, side: Side) -> Option<Proof> {
        if self.end().is_some() || self.position().is_puzzle() {
            return None;
        }
        self.no_win(side.other())
    }

    /// Ends the game as a draw, because the flag of `side` fell and the other side could not have won; says what
    /// that rests on. None, and nothing happens, if the game is over or the other side could still have won.
    pub fn draw_on_time(&mut self, side: Side) -> Option<Proof> {
        let proof = self.draw_on_time_proof(side)?;
        self.end_by(GameEnd::draw(Reason::Time), Some(proof.clone()));
        Some(proof)
    }
}

fn played(position: &AnyGame, m: crate::AnyMove) -> Option<AnyGame> {
    let mut next = position.clone();
    next.play(m).ok().map(|()| next)
}
