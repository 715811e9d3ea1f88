//! The shelf of the archive in `PostgreSQL`. What becomes of a game on it is one statement: whoever comes
//! second, from another process, finds that it has been done.

use std::fmt::Write as _;

use sqlx::{AssertSqlSafe, Row, postgres::PgRow};

use super::{Postgres, statements::summary, unwritten};
use crate::{
    archive::Entry,
    operator::COUNTS,
    store::{
        Behind, Found, KnownPlayer, Search, Shelf, Shelving, StoreError, Summary,
        rows::{self, signed},
        shelf::{bound, players, statement},
    },
};

/// Games that are behind, the oldest first. The condition is that of the index, word for word.
const UNSHELVED: &str = "SELECT id, ver, archived FROM game \
     WHERE archived < ver AND (status = 'over' OR archived > 0) ORDER BY updated_at, id LIMIT $1";

/// Takes note of what the shelf knows of a game.
const KNOW: &str = "UPDATE game SET archived = $2 WHERE id = $1 AND archived = $3 AND ver = $2";

/// Puts a game on the shelf, instead of what was there: names and positions that are not in it any more go.
const PUT: &str = "WITH known AS (UPDATE game SET archived = $2 WHERE id = $1 AND archived = $3 AND ver = $2 \
         RETURNING id), \
     kept AS (INSERT INTO archive (game, rules, result, opening) \
         SELECT id, $4, $5, $6 FROM known ON CONFLICT (game) DO UPDATE SET rules = excluded.rules, \
         result = excluded.result, opening = excluded.opening RETURNING number), \
     nameless AS (DELETE FROM archive_player AS p USING kept \
         WHERE p.name = ANY ($7) AND p.number = kept.number), \
     moved AS (DELETE FROM archive_position AS p USING kept \
         WHERE p.key = ANY ($8) AND p.number = kept.number), \
     named AS (INSERT INTO archive_player (name, number) \
         SELECT name, number FROM kept, unnest($9::text[]) AS name ON CONFLICT DO NOTHING) \
     INSERT INTO archive_position (key, number, ply) \
     SELECT key, number, ply FROM kept, unnest($10::bigint[], $11::bigint[]) AS come (key, ply) \
     ON CONFLICT (key, number) DO UPDATE SET ply = excluded.ply";

/// Takes a game away from the shelf.
const TAKE_AWAY: &str = "WITH known AS (UPDATE game SET archived = $2 \
         WHERE id = $1 AND archived = $3 AND ver = $2 RETURNING id), \
     gone AS (DELETE FROM archive USING known WHERE archive.game = known.id RETURNING number), \
     nameless AS (DELETE FROM archive_player AS p USING gone \
         WHERE p.name = ANY ($4) AND p.number = gone.number) \
     DELETE FROM archive_position AS p USING gone \
     WHERE p.key = ANY ($5) AND p.number = gone.number";

impl Shelf for Postgres {
    async fn unshelved(&self, limit: u32) -> Result<Vec<Behind>, StoreError> {
        let rows: Vec<(String, i64, i64)> =
            sqlx::query_as(UNSHELVED).bind(i64::from(limit)).fetch_all(&self.pool).await?;
        Ok(rows.into_iter().map(Behind::from).collect())
    }

    async fn shelve(&self, changes: Vec<Shelving>) -> Result<(), StoreError> {
        // One after the other, so that nobody holds several games and waits for another one.
        for change in &changes {
            self.shelve_one(change).await.map_err(unwritten)?;
        }
        Ok(())
    }

    async fn public_games(&self, account: &str, limit: u32) -> Result<Vec<Summary>, StoreError> {
        let rows = sqlx::query(
            "SELECT g.* FROM archive AS a JOIN game AS g ON g.id = a.game \
             WHERE a.game IN (SELECT game FROM seat WHERE account = $1) \
             ORDER BY a.number DESC LIMIT $2",
        )
        .bind(account)
        .bind(i64::from(limit))
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(summary).collect()
    }

    async fn players_of(&self, games: &[String]) -> Result<Vec<KnownPlayer>, StoreError> {
        let mut query = sqlx::query_as(AssertSqlSafe(players(games.len())));
        for game in games {
            query = query.bind(game);
        }
        let rows: Vec<(String, String, String)> = query.fetch_all(&self.pool).await?;
        Ok(rows.into_iter().map(KnownPlayer::from).collect())
    }

    async fn look_up(&self, search: &Search) -> Result<Vec<Found>, StoreError> {
        let statement = numbered(&statement(search, "JOIN"));
        let query = bound!(sqlx::query(AssertSqlSafe(statement)), search);
        let rows = query.fetch_all(&self.pool).await?;
        rows.iter().map(|row: &PgRow| Ok(rows::found!(row))).collect()
    }
}

impl Postgres {
    async fn shelve_one(&self, change: &Shelving) -> Result<(), sqlx::Error> {
        let statement = match &change.now {
            now if *now == change.before => KNOW,
            Some(_) => PUT,
            None => TAKE_AWAY,
        };
        let query = sqlx::query(statement)
            .bind(&change.game)
            .bind(signed(change.ver))
            .bind(signed(change.archived));
        let nothing = Entry::default();
        let before = change.before.as_ref().unwrap_or(&nothing);
        let query = match &change.now {
            now if *now == change.before => query,
            None => query.bind(&before.players).bind(keys(before, &nothing)),
            Some(now) => {
                let lost = before.players.iter().filter(|name| !now.players.contains(name));
                let plies: Vec<i64> = now.positions.values().copied().map(i64::from).collect();
                query
                    .bind(&now.rules)
                    .bind(&now.result)
                    .bind(now.opening)
                    .bind(lost.cloned().collect::<Vec<_>>())
                    .bind(keys(before, now))
                    .bind(&now.players)
                    .bind(keys(now, &nothing))
                    .bind(plies)
            }
        };
        query.execute(&self.pool).await?;
        COUNTS.committed(1);
        Ok(())
    }
}

/// The keys of an entry that another one has not, as the database has them.
fn keys(entry: &Entry, other: &Entry) -> Vec<i64> {
    let keys = entry.positions.keys().filter(|key| !other.positions.contains_key(key));
    keys.map(|key| key.cast_signed()).collect()
}

/// A statement with numbers for its question marks.
fn numbered(statement: &str) -> String {
    let mut text = String::with_capacity(statement.len() + 16);
    for (number, part) in statement.split('?').enumerate() {
        if number > 0 {
            // Writing into a text cannot fail.
            let _ = write!(text, "${number}");
        }
        text.push_str(part);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn question_marks_are_numbered_in_their_order() {
        assert_eq!(numbered("a = ? AND b < ? LIMIT ?"), "a = $1 AND b < $2 LIMIT $3");
    }
}
