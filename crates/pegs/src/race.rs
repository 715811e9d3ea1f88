//! Several players, each alone with the same start.
//!
//! The clock belongs to the caller: every jump comes with the time at which it was made. What has
//! been jumped stays jumped; there is no way to take anything back in a race.

use alloc::vec::Vec;
use core::cmp::Reverse;

use board::{Millis, Objection, Puzzle, State};

use crate::{Jump, Pegs, count_runs};

/// A jump and when it was made, by any clock that does not go backwards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TimedJump {
    /// The jump.
    pub jump: Jump,
    /// When it was made.
    pub at: Millis,
}

/// What one player has done in a race.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    position: Pegs,
    log: Vec<TimedJump>,
    /// When everybody was told to begin; otherwise time runs from the first jump.
    gun: Option<Millis>,
}

impl Entry {
    /// A player who has not jumped yet.
    pub const fn new(start: Pegs) -> Self {
        Self { position: start, log: Vec::new(), gun: None }
    }

    /// A whole list of jumps, each of them checked.
    ///
    /// # Errors
    ///
    /// The first jump that is not legal or earlier than the one before it.
    pub fn replay(start: Pegs, log: &[TimedJump]) -> Result<Self, RaceError> {
        let mut entry = Self::new(start);
        for &timed in log {
            entry.push(timed)?;
        }
        Ok(entry)
    }

    /// Adds a jump.
    ///
    /// # Errors
    ///
    /// If the jump is not legal or earlier than the one before it; the entry stays as it is.
    pub fn push(&mut self, timed: TimedJump) -> Result<(), RaceError> {
        let number = self.log.len() + 1;
        if self.log.last().is_some_and(|last| timed.at < last.at) {
            return Err(RaceError::Backwards { number });
        }
        self.position = self
            .position
            .play(timed.jump)
            .map_err(|error| RaceError::Illegal { number, objection: error.objection })?;
        self.log.push(timed);
        Ok(())
    }

    /// Where the player stands.
    pub const fn position(&self) -> &Pegs {
        &self.position
    }

    /// What the player has jumped.
    pub fn log(&self) -> &[TimedJump] {
        &self.log
    }

    /// The time to the last jump, from the first one or from when everybody was told to begin.
    pub fn time(&self) -> Millis {
        let begun = self.gun.or_else(|| self.log.first().map(|first| first.at));
        match (begun, self.log.last()) {
            (Some(begun), Some(last)) => Millis(last.at.0.saturating_sub(begun.0)),
            _ => Millis(0),
        }
    }

    /// The number of runs of one peg.
    pub fn runs(&self) -> usize {
        let jumps: Vec<Jump> = self.log.iter().map(|timed| timed.jump).collect();
        count_runs(&jumps)
    }

    /// What ranks the entry, the best least: solved, then fewer pegs, then less time.
    fn rank(&self) -> (Reverse<bool>, u32, Millis) {
        let solved = self.position.is_solved();
        (Reverse(solved), self.position.pegs().len(), self.time())
    }
}

/// Several players, each alone with the same start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Race {
    start: Pegs,
    entries: Vec<Entry>,
}

impl Race {
    /// A race of so many players.
    pub fn new(start: Pegs, players: usize) -> Self {
        Self { start, entries: alloc::vec![Entry::new(start); players] }
    }

    /// The same for players who were all told to begin at one moment, from which their time runs.
    #[must_use]
    pub fn with_gun(mut self, at: Millis) -> Self {
        for entry in &mut self.entries {
            entry.gun = Some(at);
        }
        self
    }

    /// The position everybody starts from.
    pub const fn start(&self) -> &Pegs {
        &self.start
    }

    /// The entries in the order of the players.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Adds a jump of a player, counted from 0.
    ///
    /// # Errors
    ///
    /// If there is no such player, or the jump is not legal or earlier than the player's last.
    pub fn push(&mut self, player: usize, timed: TimedJump) -> Result<(), RaceError> {
        self.entries.get_mut(player).ok_or(RaceError::NoPlayer { player })?.push(timed)
    }

    /// The players from the first place to the last; who is equal in everything shares a place.
    pub fn standings(&self) -> Vec<Standing> {
        let ranks: Vec<_> = self.entries.iter().map(Entry::rank).collect();
        let mut standings: Vec<Standing> = ranks
            .iter()
            .enumerate()
            .map(|(player, rank)| Standing {
                place: 1 + ranks.iter().filter(|&other| other < rank).count(),
                player,
                solved: rank.0.0,
                pegs: rank.1,
                time: rank.2,
            })
            .collect();
        standings.sort_by_key(|standing| (standing.place, standing.player));
        standings
    }
}

/// The place of a player in a race.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Standing {
    /// The place, from 1; after two on the first place comes the third.
    pub place: usize,
    /// The player, counted from 0.
    pub player: usize,
    /// Whether the goal is reached.
    pub solved: bool,
    /// How many pegs are left.
    pub pegs: u32,
    /// The time to the last jump.
    pub time: Millis,
}

/// A jump that a race does not take.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RaceError {
    /// The jump is not legal.
    #[error("jump {number}: {objection}")]
    Illegal {
        /// Which jump of the player, from 1.
        number: usize,
        /// Why not.
        objection: Objection,
    },
    /// The jump is earlier than the one before it.
    #[error("jump {number} is earlier than the one before it")]
    Backwards {
        /// Which jump of the player, from 1.
        number: usize,
    },
    /// There is no such player.
    #[error("there is no player {player} in this race")]
    NoPlayer {
        /// The player asked for, counted from 0.
        player: usize,
    },
}

impl RaceError {
    /// The stable code of the error.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Illegal { objection, .. } => objection.code,
            Self::Backwards { .. } => "clock-backwards",
            Self::NoPlayer { .. } => "no-player",
        }
    }
}
