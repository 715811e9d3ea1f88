//! The shelf of the archive: entries of finished games, put there and searched.

use sqlx::{AssertSqlSafe, Row, SqliteConnection};

use super::{Sqlite, StoreError, Summary, rows::signed, statements::summary};
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
    /// The name of a player, in small letters.
    pub player: Option<String>,
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

/// Games that are behind, the oldest first. The condition is that of the index, word for word.
const UNSHELVED: &str = "SELECT id, ver, archived FROM game \
     WHERE archived < ver AND (status = 'over' OR archived > 0) ORDER BY updated_at, id LIMIT ?";

impl Sqlite {
    /// Games that have ended, or have changed after that.
    ///
    /// # Errors
    ///
    /// If they cannot be read.
    pub async fn unshelved(&self, limit: u32) -> Result<Vec<Behind>, StoreError> {
        let rows: Vec<(String, i64, i64)> =
            sqlx::query_as(UNSHELVED).bind(limit).fetch_all(self.readers()).await?;
        let behind = |(game, ver, archived): (String, i64, i64)| Behind {
            game,
            ver: ver.unsigned_abs(),
            archived: archived.unsigned_abs(),
        };
        Ok(rows.into_iter().map(behind).collect())
    }

    /// Puts entries on the shelf or takes them away, all in one transaction.
    ///
    /// # Errors
    ///
    /// If that cannot be kept.
    pub async fn shelve(&self, changes: Vec<Shelving>) -> Result<(), StoreError> {
        self.writer().shelve(changes).await
    }

    /// The latest games of an account that everybody may see.
    ///
    /// # Errors
    ///
    /// If they cannot be read.
    pub async fn public_games(
        &self,
        account: &str,
        limit: u32,
    ) -> Result<Vec<Summary>, StoreError> {
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

    /// What is looked for, the latest first.
    ///
    /// # Errors
    ///
    /// If it cannot be read.
    pub async fn search(&self, search: &Search) -> Result<Vec<Found>, StoreError> {
        let rows = bound(search, &statement(search)).fetch_all(self.readers()).await?;
        rows.iter()
            .map(|row| {
                Ok(Found {
                    number: row.try_get::<i64, _>("number")?.unsigned_abs(),
                    opening: row.try_get("opening")?,
                    ply: row.try_get::<Option<i64>, _>("found_ply")?.map(i64::unsigned_abs),
                    game: summary(row)?,
                })
            })
            .collect()
    }
}

/// Who is fewest leads: a player has not so many games, a position of some rules is seldom the same;
/// the rest is looked up from there. The order of the tables is kept by CROSS JOIN.
fn statement(search: &Search) -> String {
    let key = "SELECT p.ply FROM archive_position AS p WHERE p.key = ? AND p.number = a.number";
    let (ply, from) = match (&search.player, search.key) {
        (Some(_), None) => (
            "NULL".to_string(),
            "archive_player AS l CROSS JOIN archive AS a ON a.number = l.number \
             CROSS JOIN game AS g ON g.id = a.game WHERE l.name = ? AND l.number < ?",
        ),
        (Some(_), Some(_)) => (
            format!("({key})"),
            "archive_player AS l CROSS JOIN archive_position AS o ON o.key = ? \
             AND o.number = l.number CROSS JOIN archive AS a ON a.number = l.number \
             CROSS JOIN game AS g ON g.id = a.game WHERE l.name = ? AND l.number < ?",
        ),
        (None, Some(_)) => (
            "l.ply".to_string(),
            "archive_position AS l CROSS JOIN archive AS a ON a.number = l.number \
             CROSS JOIN game AS g ON g.id = a.game WHERE l.key = ? AND l.number < ?",
        ),
        (None, None) => (
            "NULL".to_string(),
            "archive AS a CROSS JOIN game AS g ON g.id = a.game WHERE a.number < ?",
        ),
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

type Statement<'q> = sqlx::query::Query<'q, sqlx::Sqlite, sqlx::sqlite::SqliteArguments>;

/// The statement with what it asks about, in the order of its question marks.
fn bound<'q>(search: &'q Search, statement: &str) -> Statement<'q> {
    let mut query = sqlx::query(AssertSqlSafe(statement.to_string()));
    let key = search.key.map(u64::cast_signed);
    if let (Some(player), Some(key)) = (&search.player, key) {
        query = query.bind(key).bind(key).bind(player);
    } else if let Some(player) = &search.player {
        query = query.bind(player);
    } else if let Some(key) = key {
        query = query.bind(key);
    }
    query = query.bind(search.before.map_or(i64::MAX, signed));
    for value in [&search.rules, &search.result, &search.opening].into_iter().flatten() {
        query = query.bind(value);
    }
    query.bind(search.limit)
}

/// Changes the shelf; whoever ends the transaction undoes it if this fails.
pub(super) async fn shelve(
    connection: &mut SqliteConnection,
    changes: &[Shelving],
) -> Result<(), StoreError> {
    for change in changes {
        let known = sqlx::query("UPDATE game SET archived = ? WHERE id = ? AND archived = ?")
            .bind(signed(change.ver))
            .bind(&change.game)
            .bind(signed(change.archived))
            .execute(&mut *connection)
            .await?;
        // Somebody else has been here.
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
mod tests {
    use super::*;
    use crate::store::Store;

    async fn plan(store: &Sqlite, search: &Search, statement: &str) -> Vec<String> {
        let explain = format!("EXPLAIN QUERY PLAN {statement}");
        let rows = bound(search, &explain).fetch_all(store.readers()).await.expect("a plan");
        rows.iter().map(|row| row.get("detail")).collect()
    }

    /// Whatever is looked for together, no table is read from end to end and nothing is sorted.
    #[tokio::test]
    async fn every_search_goes_by_an_index() {
        let file = std::env::temp_dir().join(format!("zwick-shelf-{}.sqlite", std::process::id()));
        let store = Sqlite::open(&file).await.expect("a store");
        for which in 0..32 {
            let has = |bit: u32| (which >> bit & 1 == 1).then(|| "x".to_string());
            let search = Search {
                player: has(0),
                rules: has(1),
                result: has(2),
                opening: has(3),
                key: has(4).map(|_| 7),
                before: Some(9),
                limit: 30,
            };
            let plan = plan(&store, &search, &statement(&search)).await;
            let bad = plan.iter().any(|step| step.contains("SCAN") || step.contains("TEMP"));
            assert!(!bad && plan[0].contains("SEARCH"), "{search:?}: {plan:#?}");
            assert_eq!(store.search(&search).await.expect("nothing"), []);
        }
        let behind = format!("EXPLAIN QUERY PLAN {UNSHELVED}");
        let rows = sqlx::query(AssertSqlSafe(behind)).bind(9).fetch_all(store.readers()).await;
        let steps: Vec<String> =
            rows.expect("a plan").iter().map(|row| row.get("detail")).collect();
        assert_eq!(steps, ["SCAN game USING INDEX game_unarchived"], "only those that are behind");
        store.close().await;
        std::fs::remove_file(file).expect("a file");
    }
}
