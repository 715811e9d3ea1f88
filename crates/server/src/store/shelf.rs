//! The shelf of the archive: entries of finished games, put there and searched.

use std::future::Future;

use board::Side;
use sqlx::{AssertSqlSafe, Row, SqliteConnection, sqlite::SqliteRow};

use super::{
    Sqlite, StoreError, Summary,
    rows::{self, signed},
    statements::summary,
};
use crate::archive::Entry;

/// A game the shelf is behind with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Behind {
    /// The game.
    pub game: String,
    /// Its version.
    pub ver: u64,
    /// The version the shelf knows; 0 if it knows none.
    pub archived: u64,
}

impl From<(String, i64, i64)> for Behind {
    fn from((game, ver, archived): (String, i64, i64)) -> Self {
        Self { game, ver: ver.unsigned_abs(), archived: archived.unsigned_abs() }
    }
}

/// What becomes of a game on the shelf.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shelving {
    /// The game.
    pub game: String,
    /// The version the shelf knew.
    pub archived: u64,
    /// The version this is about.
    pub ver: u64,
    /// The entry that was there.
    pub before: Option<Entry>,
    /// The entry that is to be there.
    pub now: Option<Entry>,
}

/// What is looked for on the shelf.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Search {
    /// The name of a player without an account, in small letters.
    pub player: Option<String>,
    /// What the players with the account of that name are found by, if there is one.
    pub account: Option<String>,
    /// The id of the rules.
    pub rules: Option<String>,
    /// The result.
    pub result: Option<String>,
    /// The opening.
    pub opening: Option<String>,
    /// The key of a position.
    pub key: Option<u64>,
    /// Only what comes after this number, which is less.
    pub before: Option<u64>,
    /// At most so many.
    pub limit: u32,
}

/// Something that was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// Its number.
    pub number: u64,
    /// The opening, if it has a name.
    pub opening: Option<String>,
    /// When the position came first, if one was looked for.
    pub ply: Option<u64>,
    /// The game.
    pub game: Summary,
}

/// A player with an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KnownPlayer {
    /// The game.
    pub game: String,
    /// The side.
    pub side: Side,
    /// The name of the account.
    pub name: String,
}

impl From<(String, String, String)> for KnownPlayer {
    fn from((game, side, name): (String, String, String)) -> Self {
        Self { game, side: rows::side(&side), name }
    }
}

/// Where finished games are put so that they are found again.
pub trait Shelf: Send + Sync {
    /// Games that have ended, or have changed after that, and what the shelf knows of them.
    fn unshelved(&self, limit: u32)
    -> impl Future<Output = Result<Vec<Behind>, StoreError>> + Send;

    /// Puts entries on the shelf or takes them away, each whole or not at all; not those of games that have gone on
    /// meanwhile. So no name comes back that went with an account, which has got its seat by a later event.
    fn shelve(&self, changes: Vec<Shelving>)
    -> impl Future<Output = Result<(), StoreError>> + Send;

    /// The latest games of an account that everybody may see.
    fn public_games(
        &self,
        account: &str,
        limit: u32,
    ) -> impl Future<Output = Result<Vec<Summary>, StoreError>> + Send;

    /// Who of the players of some games has an account, and how they are called now; who has deleted it is left
    /// out.
    fn players_of(
        &self,
        games: &[String],
    ) -> impl Future<Output = Result<Vec<KnownPlayer>, StoreError>> + Send;

    /// What is looked for, the latest first, with one thing that a player is found by.
    fn look_up(
        &self,
        search: &Search,
    ) -> impl Future<Output = Result<Vec<Found>, StoreError>> + Send;

    /// What is looked for, the latest first. A name may be that of an account and of guests: both are looked
    /// up, each by its index.
    fn search(
        &self,
        search: &Search,
    ) -> impl Future<Output = Result<Vec<Found>, StoreError>> + Send {
        async {
            let mut found = self.look_up(search).await?;
            if let Some(account) = &search.account {
                let theirs = Search { player: Some(account.clone()), ..search.clone() };
                found.extend(self.look_up(&theirs).await?);
                found.sort_by_key(|one| std::cmp::Reverse(one.number));
                found.dedup_by_key(|one| one.number);
                found.truncate(usize::try_from(search.limit).unwrap_or(usize::MAX));
            }
            Ok(found)
        }
    }
}

/// Games that are behind, the oldest first. The condition is that of the index, word for word.
const UNSHELVED: &str = "SELECT id, ver, archived FROM game \
     WHERE archived < ver AND (status = 'over' OR archived > 0) ORDER BY updated_at, id LIMIT ?";

/// How tables are joined so that the first one leads.
const IN_ORDER: &str = "CROSS JOIN";

impl Shelf for Sqlite {
    async fn unshelved(&self, limit: u32) -> Result<Vec<Behind>, StoreError> {
        let rows: Vec<(String, i64, i64)> =
            sqlx::query_as(UNSHELVED).bind(limit).fetch_all(self.readers()).await?;
        Ok(rows.into_iter().map(Behind::from).collect())
    }

    async fn shelve(&self, changes: Vec<Shelving>) -> Result<(), StoreError> {
        self.writer().shelve(changes).await
    }

    async fn public_games(&self, account: &str, limit: u32) -> Result<Vec<Summary>, StoreError> {
        let rows = sqlx::query(
            "SELECT g.* FROM archive AS a JOIN game AS g ON g.id = a.game \
             WHERE a.game IN (SELECT game FROM seat WHERE account = ?) \
             ORDER BY a.number DESC LIMIT ?",
        )
        .bind(account)
        .bind(limit)
        .fetch_all(self.readers())
        .await?;
        rows.iter().map(summary).collect()
    }

    async fn players_of(&self, games: &[String]) -> Result<Vec<KnownPlayer>, StoreError> {
        let mut query = sqlx::query_as(AssertSqlSafe(players(games.len())));
        for game in games {
            query = query.bind(game);
        }
        let rows: Vec<(String, String, String)> = query.fetch_all(self.readers()).await?;
        Ok(rows.into_iter().map(KnownPlayer::from).collect())
    }

    async fn look_up(&self, search: &Search) -> Result<Vec<Found>, StoreError> {
        let statement = AssertSqlSafe(statement(search, IN_ORDER));
        let rows = bound!(sqlx::query(statement), search).fetch_all(self.readers()).await?;
        rows.iter().map(|row: &SqliteRow| Ok(rows::found!(row))).collect()
    }
}

/// The statement that tells who of the players of so many games has an account.
pub(super) fn players(games: usize) -> String {
    let places: Vec<String> = (1..=games).map(|place| format!("${place}")).collect();
    // A list of nothing is none in every database.
    let places = if places.is_empty() { "NULL".to_string() } else { places.join(", ") };
    format!(
        "SELECT s.game, s.side, a.name FROM seat AS s JOIN account AS a ON a.id = s.account \
         WHERE a.deleted_at IS NULL AND s.game IN ({places}) \
         ORDER BY s.game, s.side"
    )
}

/// The statement of a search, with question marks. Who is fewest leads: a player has not so many games, a
/// position of some rules is seldom the same; the rest is looked up from there.
pub(super) fn statement(search: &Search, join: &str) -> String {
    let game = format!("{join} game AS g ON g.id = a.game");
    let nothing = "CAST(NULL AS BIGINT)";
    let (ply, from) = match (&search.player, search.key) {
        (Some(_), None) => (
            nothing,
            format!(
                "archive_player AS l {join} archive AS a ON a.number = l.number {game} \
                 WHERE l.name = ? AND l.number < ?"
            ),
        ),
        (Some(_), Some(_)) => (
            "(SELECT p.ply FROM archive_position AS p WHERE p.key = ? AND p.number = a.number)",
            format!(
                "archive_player AS l {join} archive_position AS o ON o.key = ? \
                 AND o.number = l.number {join} archive AS a ON a.number = l.number {game} \
                 WHERE l.name = ? AND l.number < ?"
            ),
        ),
        (None, Some(_)) => (
            "l.ply",
            format!(
                "archive_position AS l {join} archive AS a ON a.number = l.number {game} \
                 WHERE l.key = ? AND l.number < ?"
            ),
        ),
        (None, None) => (nothing, format!("archive AS a {game} WHERE a.number < ?")),
    };
    let leads = if search.player.is_some() || search.key.is_some() { "l" } else { "a" };
    let given = |value: &Option<String>, column: &str| {
        value.as_ref().map(|_| format!(" AND a.{column} = ?")).unwrap_or_default()
    };
    format!(
        "SELECT a.number, a.opening, {ply} AS found_ply, g.* FROM {from}{}{}{} \
         ORDER BY {leads}.number DESC LIMIT ?",
        given(&search.rules, "rules"),
        given(&search.result, "result"),
        given(&search.opening, "opening"),
    )
}

/// A query with what a search asks about, in the order of its question marks, in whatever database.
macro_rules! bound {
    ($query:expr, $search:expr) => {{
        let (mut query, search) = ($query, $search);
        let key = search.key.map(u64::cast_signed);
        if let (Some(player), Some(key)) = (&search.player, key) {
            query = query.bind(key).bind(key).bind(player);
        } else if let Some(player) = &search.player {
            query = query.bind(player);
        } else if let Some(key) = key {
            query = query.bind(key);
        }
        query = query.bind(search.before.map_or(i64::MAX, $crate::store::rows::signed));
        for value in [&search.rules, &search.result, &search.opening].into_iter().flatten() {
            query = query.bind(value);
        }
        query.bind(i64::from(search.limit))
    }};
}

pub(super) use bound;

/// Changes the shelf; whoever ends the transaction undoes it if this fails.
pub(super) async fn shelve(
    connection: &mut SqliteConnection,
    changes: &[Shelving],
) -> Result<(), StoreError> {
    for change in changes {
        let known = sqlx::query(
            "UPDATE game SET archived = $2 WHERE id = $1 AND archived = $3 AND ver = $2",
        )
        .bind(&change.game)
        .bind(signed(change.ver))
        .bind(signed(change.archived))
        .execute(&mut *connection)
        .await?;
        // This has been done before, or the game has gone on and its names may not be those any more.
        if known.rows_affected() == 1 && change.before != change.now {
            replace(connection, change).await?;
        }
    }
    Ok(())
}

async fn replace(connection: &mut SqliteConnection, change: &Shelving) -> Result<(), StoreError> {
    let number: Option<i64> = sqlx::query_scalar("SELECT number FROM archive WHERE game = ?")
        .bind(&change.game)
        .fetch_optional(&mut *connection)
        .await?;
    if let (Some(number), Some(before)) = (number, &change.before) {
        take_away(connection, number, before).await?;
    }
    let Some(now) = &change.now else {
        sqlx::query("DELETE FROM archive WHERE game = ?")
            .bind(&change.game)
            .execute(&mut *connection)
            .await?;
        return Ok(());
    };
    let number: i64 = sqlx::query_scalar(
        "INSERT INTO archive (game, rules, result, opening) VALUES (?, ?, ?, ?) \
         ON CONFLICT (game) DO UPDATE SET rules = excluded.rules, result = excluded.result, \
         opening = excluded.opening RETURNING number",
    )
    .bind(&change.game)
    .bind(&now.rules)
    .bind(&now.result)
    .bind(now.opening)
    .fetch_one(&mut *connection)
    .await?;
    put(connection, number, now).await
}

async fn put(
    connection: &mut SqliteConnection,
    number: i64,
    entry: &Entry,
) -> Result<(), StoreError> {
    for name in &entry.players {
        sqlx::query("INSERT OR IGNORE INTO archive_player (name, number) VALUES (?, ?)")
            .bind(name)
            .bind(number)
            .execute(&mut *connection)
            .await?;
    }
    for (key, ply) in &entry.positions {
        sqlx::query("INSERT OR IGNORE INTO archive_position (key, number, ply) VALUES (?, ?, ?)")
            .bind(key.cast_signed())
            .bind(number)
            .bind(ply)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

async fn take_away(
    connection: &mut SqliteConnection,
    number: i64,
    entry: &Entry,
) -> Result<(), StoreError> {
    for name in &entry.players {
        sqlx::query("DELETE FROM archive_player WHERE name = ? AND number = ?")
            .bind(name)
            .bind(number)
            .execute(&mut *connection)
            .await?;
    }
    for key in entry.positions.keys() {
        sqlx::query("DELETE FROM archive_position WHERE key = ? AND number = ?")
            .bind(key.cast_signed())
            .bind(number)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

#[cfg(test)]
#[path = "shelf_tests.rs"]
pub(super) mod tests;
