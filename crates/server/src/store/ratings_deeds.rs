//! What the writer does to ratings, inside of a transaction that somebody else ends.

use sqlx::SqliteConnection;

use super::{
    RatedGame, RatedNote, RatingRow, StoreError, Summary,
    ratings::{rated_game, rating},
    rows::signed,
};
use crate::ratings::rate;

/// Takes note of a rated game that begins, goes on or ends.
pub(super) async fn note_rated(
    connection: &mut SqliteConnection,
    game: &Summary,
) -> Result<(), StoreError> {
    match &game.rated {
        None => return Ok(()),
        Some(RatedNote::Running) => {
            sqlx::query(
                "INSERT INTO rated_running (game, white, black) VALUES (?, ?, ?) \
                 ON CONFLICT (game) DO UPDATE SET white = excluded.white, black = excluded.black",
            )
            .bind(&game.id)
            .bind(&game.accounts.white)
            .bind(&game.accounts.black)
            .execute(connection)
            .await?;
            return Ok(());
        }
        Some(RatedNote::Void) => {}
        Some(RatedNote::Ended(ended)) => keep(connection, ended).await?,
    }
    sqlx::query("DELETE FROM rated_running WHERE game = ?")
        .bind(&game.id)
        .execute(connection)
        .await?;
    Ok(())
}

/// Writes down that a rated game has ended; once, whatever happens to it afterwards.
async fn keep(connection: &mut SqliteConnection, game: &RatedGame) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO rated_game (game, rules, speed, white, black, score, ended_at) \
         VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (game) DO NOTHING",
    )
    .bind(&game.game)
    .bind(&game.rules)
    .bind(&game.speed)
    .bind(&game.white)
    .bind(&game.black)
    .bind(i64::from(game.score))
    .bind(signed(game.ended_at))
    .execute(connection)
    .await?;
    Ok(())
}

/// Rates a game that has ended; not done if it is rated already. If a later one of the same rules and speed
/// is, all of these are rated anew, so that the order is always that in which they ended.
pub(super) async fn rate_game(
    connection: &mut SqliteConnection,
    game: &str,
) -> Result<bool, StoreError> {
    let row = sqlx::query("SELECT * FROM rated_game WHERE game = ? AND done = 0")
        .bind(game)
        .fetch_optional(&mut *connection)
        .await?;
    let Some(game) = row.as_ref().map(rated_game).transpose()? else {
        return Ok(false);
    };
    let is_late: bool = sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM rated_game WHERE rules = ? AND speed = ? AND done = 1 \
         AND (ended_at, game) > (?, ?))",
    )
    .bind(&game.rules)
    .bind(&game.speed)
    .bind(signed(game.ended_at))
    .bind(&game.game)
    .fetch_one(&mut *connection)
    .await?;
    if is_late {
        return rate_pool(connection, &game.rules, &game.speed).await;
    }
    enter(connection, &game).await?;
    Ok(true)
}

/// Forgets all rated games and ratings, and rates these.
pub(super) async fn rate_anew(
    connection: &mut SqliteConnection,
    games: &[RatedGame],
) -> Result<bool, StoreError> {
    for statement in ["DELETE FROM rated_game", "DELETE FROM rating"] {
        sqlx::query(statement).execute(&mut *connection).await?;
    }
    for game in games {
        keep(connection, game).await?;
        enter(connection, game).await?;
    }
    Ok(true)
}

/// Rates all games of some rules and speed anew, in their order.
async fn rate_pool(
    connection: &mut SqliteConnection,
    rules: &str,
    speed: &str,
) -> Result<bool, StoreError> {
    sqlx::query("DELETE FROM rating WHERE rules = ? AND speed = ?")
        .bind(rules)
        .bind(speed)
        .execute(&mut *connection)
        .await?;
    let rows = sqlx::query(
        "SELECT * FROM rated_game WHERE rules = ? AND speed = ? ORDER BY ended_at, game",
    )
    .bind(rules)
    .bind(speed)
    .fetch_all(&mut *connection)
    .await?;
    for row in &rows {
        enter(connection, &rated_game(row)?).await?;
    }
    Ok(true)
}

/// Enters a game into the ratings of its players.
async fn enter(connection: &mut SqliteConnection, game: &RatedGame) -> Result<(), StoreError> {
    let white = row_of(connection, &game.white, game).await?;
    let black = row_of(connection, &game.black, game).await?;
    let after = rate(game, &white, &black);
    for row in &after {
        write(connection, row).await?;
    }
    let [white_after, black_after] = after.map(|row| row.rating);
    sqlx::query(
        "UPDATE rated_game SET done = 1, white_before = ?, white_after = ?, black_before = ?, \
         black_after = ? WHERE game = ?",
    )
    .bind(white.rating)
    .bind(white_after)
    .bind(black.rating)
    .bind(black_after)
    .bind(&game.game)
    .execute(connection)
    .await?;
    Ok(())
}

async fn row_of(
    connection: &mut SqliteConnection,
    account: &str,
    game: &RatedGame,
) -> Result<RatingRow, StoreError> {
    let row = sqlx::query("SELECT * FROM rating WHERE account = ? AND rules = ? AND speed = ?")
        .bind(account)
        .bind(&game.rules)
        .bind(&game.speed)
        .fetch_optional(connection)
        .await?;
    row.as_ref().map_or_else(|| Ok(RatingRow::before(game, account)), rating)
}

async fn write(connection: &mut SqliteConnection, row: &RatingRow) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO rating (account, rules, speed, rating, deviation, volatility, games, won, \
         drawn, lost, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) \
         ON CONFLICT (account, rules, speed) DO UPDATE SET rating = excluded.rating, \
         deviation = excluded.deviation, volatility = excluded.volatility, games = excluded.games, \
         won = excluded.won, drawn = excluded.drawn, lost = excluded.lost, at = excluded.at",
    )
    .bind(&row.account)
    .bind(&row.rules)
    .bind(&row.speed)
    .bind(row.rating)
    .bind(row.deviation)
    .bind(row.volatility)
    .bind(signed(row.games))
    .bind(signed(row.won))
    .bind(signed(row.drawn))
    .bind(signed(row.lost))
    .bind(signed(row.at))
    .execute(connection)
    .await?;
    Ok(())
}
