//! Rated games in the order in which they ended, and the ratings that follow from them.
//!
//! What is kept are whole numbers, and the next game begins with them: the same games in the same order
//! lead to the same rows, whoever computes them and whenever.

use std::collections::BTreeMap;

use super::{PROVISIONAL, Rating};
use crate::store::{RatedGame, RatingRow};

/// How long a rating period is, in milliseconds: a week.
const PERIOD: f64 = 7.0 * 86_400_000.0;

impl RatingRow {
    /// That of an account which has not played yet.
    pub fn new(account: &str, rules: &str, speed: &str, at: u64) -> Self {
        let [account, rules, speed] = [account, rules, speed].map(str::to_string);
        let mut row = Self { account, rules, speed, at, ..Self::default() };
        row.set(Rating::default());
        row
    }

    /// That of an account before its first game.
    pub(crate) fn before(game: &RatedGame, account: &str) -> Self {
        Self::new(account, &game.rules, &game.speed, game.ended_at)
    }

    /// The rating as people read it, with a question mark while it is provisional.
    pub fn shown(&self) -> String {
        let doubt = if self.is_provisional() { "?" } else { "" };
        format!("{}{doubt}", points(self.rating))
    }

    /// Whether there is much doubt about it.
    pub const fn is_provisional(&self) -> bool {
        self.deviation > PROVISIONAL
    }

    /// The rating as it is computed with.
    pub fn rating(&self) -> Rating {
        Rating {
            rating: float(self.rating) / 1e3,
            deviation: float(self.deviation) / 1e3,
            volatility: float(self.volatility) / 1e9,
        }
    }

    fn set(&mut self, rating: Rating) {
        self.rating = (rating.rating * 1e3).round() as i64;
        self.deviation = (rating.deviation * 1e3).round() as i64;
        self.volatility = (rating.volatility * 1e9).round() as i64;
    }

    /// How many periods have passed since the last game.
    fn periods(&self, now: u64) -> f64 {
        float(now.saturating_sub(self.at).cast_signed()) / PERIOD
    }

    /// The row after a game against somebody, with half points from 0 to 2.
    fn after(&self, other: &Self, halves: u8, now: u64) -> Self {
        let rested = other.rating().rested(other.periods(now));
        let score = f64::from(halves) / 2.0;
        let mut row = self.clone();
        row.set(self.rating().after(&[(rested, score)], self.periods(now)));
        row.games += 1;
        match halves {
            0 => row.lost += 1,
            1 => row.drawn += 1,
            _ => row.won += 1,
        }
        // A clock that was set back makes nobody rest for less than nothing.
        row.at = self.at.max(now);
        row
    }
}

/// A number as it is computed with.
#[expect(clippy::cast_precision_loss, reason = "neither ratings nor moments are that large")]
const fn float(number: i64) -> f64 {
    number as f64
}

/// Thousandths of points as whole points.
pub const fn points(thousandths: i64) -> i64 {
    (thousandths + 500).div_euclid(1000)
}

/// The rows of both players after a game; White's first.
pub fn rate(game: &RatedGame, white: &RatingRow, black: &RatingRow) -> [RatingRow; 2] {
    let now = game.ended_at;
    [white.after(black, game.score, now), black.after(white, 2 - game.score, now)]
}

/// All rows that follow from games, in the order of accounts, rules and speeds.
pub fn rows_of(mut games: Vec<RatedGame>) -> Vec<RatingRow> {
    games.sort_by(|one, other| one.order().cmp(&other.order()));
    let mut rows: BTreeMap<(String, String, String), RatingRow> = BTreeMap::new();
    for game in &games {
        let key = |account: &String| (account.clone(), game.rules.clone(), game.speed.clone());
        let [white, black] = [&game.white, &game.black].map(|account| {
            rows.get(&key(account)).cloned().unwrap_or_else(|| RatingRow::before(game, account))
        });
        for row in rate(game, &white, &black) {
            rows.insert(key(&row.account), row);
        }
    }
    rows.into_values().collect()
}
