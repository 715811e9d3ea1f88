//! How games are rated, in whatever database: in the order in which they ended, each once, inside of a
//! transaction that somebody else ends and in which nobody else rates.

use std::future::Future;

use super::{RatedGame, RatingRow, StoreError};
use crate::ratings::rate;

/// A connection in a transaction, as rating wants it.
pub(super) trait Ledger: Send {
    /// A game that has ended and is not rated.
    fn waiting(
        &mut self,
        game: &str,
    ) -> impl Future<Output = Result<Option<RatedGame>, StoreError>> + Send;

    /// Whether a game of the same rules and speed is rated that ended later.
    fn is_late(
        &mut self,
        game: &RatedGame,
    ) -> impl Future<Output = Result<bool, StoreError>> + Send;

    /// All games of some rules and speed, in the order in which they ended.
    fn pool(
        &mut self,
        rules: &str,
        speed: &str,
    ) -> impl Future<Output = Result<Vec<RatedGame>, StoreError>> + Send;

    /// Forgets the ratings by some rules and speed.
    fn forget_pool(
        &mut self,
        rules: &str,
        speed: &str,
    ) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Forgets all rated games and ratings.
    fn forget_all(&mut self) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Writes down that a rated game has ended; once, whatever happens to it afterwards.
    fn keep(&mut self, game: &RatedGame) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// The rating of an account by the rules and the speed of a game, if it has one.
    fn row_of(
        &mut self,
        account: &str,
        game: &RatedGame,
    ) -> impl Future<Output = Result<Option<RatingRow>, StoreError>> + Send;

    /// Writes a rating down.
    fn write(&mut self, row: &RatingRow) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Writes down that a game is rated, and what White and Black had before and after it.
    fn done(
        &mut self,
        game: &RatedGame,
        before: [i64; 2],
        after: [i64; 2],
    ) -> impl Future<Output = Result<(), StoreError>> + Send;
}

/// Rates a game that has ended; not done if it is rated already. If a later one of the same rules and speed
/// is, all of these are rated anew, so that the order is always that in which they ended.
pub(super) async fn rate_game<L: Ledger>(ledger: &mut L, game: &str) -> Result<bool, StoreError> {
    let Some(game) = ledger.waiting(game).await? else {
        return Ok(false);
    };
    if !ledger.is_late(&game).await? {
        enter(ledger, &game).await?;
        return Ok(true);
    }
    ledger.forget_pool(&game.rules, &game.speed).await?;
    for game in ledger.pool(&game.rules, &game.speed).await? {
        enter(ledger, &game).await?;
    }
    Ok(true)
}

/// Forgets all rated games and ratings, and rates these.
pub(super) async fn rate_anew<L: Ledger>(
    ledger: &mut L,
    games: &[RatedGame],
) -> Result<bool, StoreError> {
    ledger.forget_all().await?;
    for game in games {
        ledger.keep(game).await?;
        enter(ledger, game).await?;
    }
    Ok(true)
}

/// Enters a game into the ratings of its players.
async fn enter<L: Ledger>(ledger: &mut L, game: &RatedGame) -> Result<(), StoreError> {
    let white = row_of(ledger, &game.white, game).await?;
    let black = row_of(ledger, &game.black, game).await?;
    let after = rate(game, &white, &black);
    for row in &after {
        ledger.write(row).await?;
    }
    ledger.done(game, [white.rating, black.rating], after.map(|row| row.rating)).await
}

async fn row_of<L: Ledger>(
    ledger: &mut L,
    account: &str,
    game: &RatedGame,
) -> Result<RatingRow, StoreError> {
    let row = ledger.row_of(account, game).await?;
    Ok(row.unwrap_or_else(|| RatingRow::before(game, account)))
}
