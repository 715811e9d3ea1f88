//! What has come out of a match so far.

use std::{collections::BTreeMap, time::Duration};

use board::{BySide, Side};
use serde::Serialize;

use super::{
    duel::{Played, Player},
    elo::Pairs,
};

/// Games won, drawn and lost by the first player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub(super) struct Count {
    pub(super) won: u64,
    pub(super) drawn: u64,
    pub(super) lost: u64,
}

impl Count {
    pub(super) fn games(self) -> u64 {
        self.won + self.drawn + self.lost
    }

    /// The share of the points, in percent.
    #[allow(clippy::cast_precision_loss, reason = "no match has so many games")]
    pub(super) fn percent(self) -> f64 {
        50.0 * (2 * self.won + self.drawn) as f64 / self.games().max(1) as f64
    }

    fn add(&mut self, halves: usize) {
        match halves {
            2 => self.won += 1,
            1 => self.drawn += 1,
            _ => self.lost += 1,
        }
    }
}

/// How a player failed in a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(super) struct Failure {
    /// The number of the game, from 1.
    pub(super) game: usize,
    /// Which of the players.
    pub(super) player: String,
    /// A crash, an illegal turn or a time-out.
    pub(super) kind: &'static str,
    /// What happened.
    pub(super) what: String,
}

/// What has come out so far, the games in order.
#[derive(Debug, Default)]
pub(super) struct Tally {
    pub(super) by_side: BySide<Count>,
    pub(super) pairs: Pairs,
    /// How many games ended for each reason.
    pub(super) reasons: BTreeMap<&'static str, u64>,
    pub(super) plies: usize,
    /// By how much a turn took longer than it was to, at most.
    pub(super) late: Option<Duration>,
    pub(super) failures: Vec<Failure>,
    /// The points of the first game of a pair, while the second is missing.
    first_of_pair: Option<usize>,
}

impl Tally {
    /// Counts the next game.
    pub(super) fn add(&mut self, played: &Played, names: [&str; 2]) {
        let halves = played.halves();
        self.by_side[played.side].add(halves);
        self.plies += played.plies;
        self.late = self.late.max(played.late);
        if let Some(end) = played.end {
            *self.reasons.entry(end.reason.as_str()).or_default() += 1;
        }
        match self.first_of_pair.take() {
            Some(first) => self.pairs.0[first + halves] += 1,
            None => self.first_of_pair = Some(halves),
        }
        self.failures.extend(played.fault.as_ref().map(|(player, fault)| Failure {
            game: played.number + 1,
            player: names[*player as usize].to_string(),
            kind: fault.kind(),
            what: fault.to_string(),
        }));
    }

    /// Whether both games of every opening have been counted.
    pub(super) fn is_even(&self) -> bool {
        self.first_of_pair.is_none()
    }

    /// Both colours together.
    pub(super) fn all(&self) -> Count {
        let [white, black] = Side::ALL.map(|side| self.by_side[side]);
        Count {
            won: white.won + black.won,
            drawn: white.drawn + black.drawn,
            lost: white.lost + black.lost,
        }
    }
}

/// The name of each player in a record, by its colour.
pub(super) fn names_by_side<'a>(played: &Played, names: [&'a str; 2]) -> BySide<&'a str> {
    let [a, b] = [Player::A, Player::B].map(|player| names[player as usize]);
    match played.side {
        Side::White => BySide { white: a, black: b },
        Side::Black => BySide { white: b, black: a },
    }
}
