//! Ratings as they are kept: rows that follow from rated games.

use std::future::Future;

use super::{People, StoreError};

/// A rated game that has ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RatedGame {
    /// The game.
    pub game: String,
    /// The id of the rules.
    pub rules: String,
    /// The speed, by its name.
    pub speed: String,
    /// White's account.
    pub white: String,
    /// Black's account.
    pub black: String,
    /// White's half points: 2, 1 or 0.
    pub score: u8,
    /// When it ended, in milliseconds since 1970.
    pub ended_at: u64,
}

impl RatedGame {
    /// What games are rated in the order of.
    pub fn order(&self) -> (u64, &str) {
        (self.ended_at, &self.game)
    }
}

/// The rating of an account by some rules and speed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RatingRow {
    /// The account.
    pub account: String,
    /// The id of the rules.
    pub rules: String,
    /// The speed, by its name.
    pub speed: String,
    /// The rating, in thousandths.
    pub rating: i64,
    /// The doubt about it, in thousandths.
    pub deviation: i64,
    /// How much the strength changes, in thousand millionths.
    pub volatility: i64,
    /// How many games were rated.
    pub games: u64,
    /// How many of them were won.
    pub won: u64,
    /// How many were drawn.
    pub drawn: u64,
    /// How many were lost.
    pub lost: u64,
    /// When the last one ended.
    pub at: u64,
}

/// What a rated game that goes on tells in its summary.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RatedNote {
    /// It goes on.
    Running,
    /// It has ended without a result that counts.
    Void,
    /// It has ended.
    Ended(RatedGame),
}

/// Where ratings are kept, beside accounts and games.
pub trait Ratings: People {
    /// Rated games that have ended and wait to be rated, in their order.
    fn unrated(&self, limit: u32) -> impl Future<Output = Result<Vec<String>, StoreError>> + Send;

    /// The rating of an account by some rules and speed.
    fn rating(
        &self,
        account: &str,
        rules: &str,
        speed: &str,
    ) -> impl Future<Output = Result<Option<RatingRow>, StoreError>> + Send;

    /// All ratings of an account; of all accounts, if none is named.
    fn ratings(
        &self,
        account: Option<&str>,
    ) -> impl Future<Output = Result<Vec<RatingRow>, StoreError>> + Send;

    /// The strongest by some rules and speed with their names, those about whom there is little doubt first;
    /// `certain` is the most doubt about them.
    fn strongest(
        &self,
        rules: &str,
        speed: &str,
        certain: i64,
        limit: u32,
    ) -> impl Future<Output = Result<Vec<(String, RatingRow)>, StoreError>> + Send;

    /// Rules and speeds somebody has a rating by, with how many have.
    fn pools(&self) -> impl Future<Output = Result<Vec<(String, String, u64)>, StoreError>> + Send;

    /// Rated games of an account that go on.
    fn rated_running(
        &self,
        account: &str,
    ) -> impl Future<Output = Result<Vec<String>, StoreError>> + Send;

    /// By how much a game has changed the ratings of White and Black, in thousandths.
    fn changes(
        &self,
        game: &str,
    ) -> impl Future<Output = Result<Option<(i64, i64)>, StoreError>> + Send;
}
