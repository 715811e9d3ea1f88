//! What is asked of the engine, and what it answers.

use std::{fmt, time::Duration};

use game::{AnyGame, AnyMove, Game};
use tables::Value;

use crate::{Level, Limits, Score};

/// A question: what to play here?
#[derive(Clone, Debug)]
pub struct Question {
    /// The position, with the throw if the game has dice.
    pub position: AnyGame,
    /// The keys of the earlier positions of the game.
    pub history: Vec<u64>,
    /// How long to think; a level may make it shorter.
    pub limits: Limits,
    /// How strong to play.
    pub level: Level,
    /// What tells one game from another: with equal seeds the engine plays alike.
    pub seed: u64,
}

impl Question {
    /// What to play in a position without a past.
    pub fn new(position: AnyGame, level: Level) -> Self {
        Self { position, history: Vec::new(), limits: level.limits(), level, seed: 0 }
    }

    /// What to play next in a game.
    pub fn of_game(game: &Game, level: Level) -> Self {
        let earlier = (0..game.ply()).filter_map(|ply| game.position_at(ply));
        let history = earlier.map(AnyGame::key).collect();
        Self { history, ..Self::new(game.position().clone(), level) }
    }
}

/// What a turn is worth for the side that makes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Worth {
    /// It is known.
    Exact(Value),
    /// It was looked for.
    Searched(Score),
}

impl fmt::Display for Worth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exact(value) => value.fmt(f),
            Self::Searched(score) => score.fmt(f),
        }
    }
}

/// A turn, what it is worth, and what is expected after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variation {
    /// The turn and those expected after it.
    pub turns: Vec<AnyMove>,
    /// What it is worth.
    pub worth: Worth,
}

/// How far the engine has come.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// The plies that were searched; 0 where nothing had to be.
    pub depth: u16,
    /// The positions that were looked at.
    pub nodes: u64,
    /// Since it began.
    pub time: Duration,
    /// The best turns, the best first.
    pub variations: Vec<Variation>,
}

/// What the engine would play.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Answer {
    /// The turn; `None` if there is none to choose: the game is over, or the dice have to be thrown.
    pub turn: Option<AnyMove>,
    /// What it rests on. Where a weak level or a trap chose, the turn need not be that of the
    /// first variation.
    pub report: Report,
    /// Whether the win is one that the draw after many plies without progress would spoil.
    pub spoiled: bool,
}

impl Answer {
    /// What the chosen turn is worth.
    pub fn worth(&self) -> Option<Worth> {
        let is_chosen = |variation: &&Variation| variation.turns.first().copied() == self.turn;
        self.report.variations.iter().find(is_chosen).map(|variation| variation.worth)
    }
}
