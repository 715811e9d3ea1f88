//! Two hunts from one deal, with the roles exchanged.

use board::{Objection, Position, Reason, State, choice};

use super::{Battue, Move, Rules};

/// How a hunt went, the best for the hunters least.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Hunt {
    /// The quarry was caught with so many hunter moves.
    Caught {
        /// The hunter moves.
        moves: u16,
    },
    /// The quarry escaped.
    Escaped,
}

impl Hunt {
    /// How a hunt went that has come to its end.
    pub fn of(position: &Battue) -> Option<Self> {
        match position.end()?.reason {
            Reason::Trapped => Some(Self::Caught { moves: position.hunter_moves() }),
            _ => Some(Self::Escaped),
        }
    }
}

choice! {
    /// How a match ended.
    pub enum MatchResult {
        /// The player who hunted first has won.
        First = "first",
        /// The player who hunted second has won.
        Second = "second",
        /// Both needed the same number of hunter moves, or neither caught the quarry.
        Draw = "draw",
    }
}

/// Two hunts from one deal, with the roles exchanged: fewer hunter moves win.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match {
    start: Battue,
    hunts: [Option<Hunt>; 2],
}

impl Match {
    /// A match from the deal of a seed.
    pub fn new(rules: Rules, seed: u64) -> Self {
        Self { start: Battue::deal(rules, seed), hunts: [None; 2] }
    }

    /// The position both hunts start from.
    pub const fn start(&self) -> &Battue {
        &self.start
    }

    /// How the first and the second hunt went, as far as they have been played.
    pub const fn hunts(&self) -> [Option<Hunt>; 2] {
        self.hunts
    }

    /// Enters the next hunt by its turns, each of them checked.
    ///
    /// # Errors
    ///
    /// If a turn is not legal, the hunt does not come to its end, or both have been played.
    pub fn play(&mut self, turns: &[Move]) -> Result<Hunt, MatchError> {
        let mut position = self.start;
        for (i, &m) in turns.iter().enumerate() {
            position = position
                .play(m)
                .map_err(|error| MatchError::Illegal { ply: i + 1, objection: error.objection })?;
        }
        let hunt = Hunt::of(&position).ok_or(MatchError::Unfinished)?;
        self.enter(hunt)?;
        Ok(hunt)
    }

    /// Enters the next hunt by how it went, as when somebody gave up.
    ///
    /// # Errors
    ///
    /// If both have been played.
    pub fn enter(&mut self, hunt: Hunt) -> Result<(), MatchError> {
        let free = self.hunts.iter_mut().find(|hunt| hunt.is_none());
        *free.ok_or(MatchError::Complete)? = Some(hunt);
        Ok(())
    }

    /// How the match ended, once both hunts have been played.
    pub fn result(&self) -> Option<MatchResult> {
        let (first, second) = (self.hunts[0]?, self.hunts[1]?);
        Some(match first.cmp(&second) {
            core::cmp::Ordering::Less => MatchResult::First,
            core::cmp::Ordering::Equal => MatchResult::Draw,
            core::cmp::Ordering::Greater => MatchResult::Second,
        })
    }
}

/// A hunt that a match does not take.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MatchError {
    /// A turn is not legal.
    #[error("turn {ply}: {objection}")]
    Illegal {
        /// Which turn, from 1.
        ply: usize,
        /// Why not.
        objection: Objection,
    },
    /// The hunt has not come to its end.
    #[error("the hunt has not come to its end")]
    Unfinished,
    /// Both hunts have been played.
    #[error("both hunts of the match have been played")]
    Complete,
}
