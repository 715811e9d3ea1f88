//! How often games have ended how, counted from an index.

use sqlx::{Row, SqlitePool, sqlite::SqliteRow};

use super::{StoreError, rows};

/// So many finished games of a kind have ended alike.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// The family of games.
    pub family: String,
    /// The id of the rules.
    pub rules: String,
    /// Whether only those played who held a seat.
    pub seated: bool,
    /// The side the computer played, if it played one.
    pub computer: Option<String>,
    /// How strong it played.
    pub level: Option<u8>,
    /// The result as records write it.
    pub result: String,
    /// How many.
    pub games: u64,
}

/// The counts. The columns are those of the index `game_results`, in its order; by itself the database
/// would choose another one and read every game.
const COUNTS: &str = "SELECT family, rules, seated, computer, level, result, COUNT(*) AS games \
                      FROM game INDEXED BY game_results WHERE status = 'over' \
                      GROUP BY family, rules, seated, computer, level, result";

/// How often finished games of each kind have ended how.
pub(super) async fn tallies(readers: &SqlitePool) -> Result<Vec<Tally>, StoreError> {
    let found = sqlx::query(COUNTS).fetch_all(readers).await?;
    let tally = |row: &SqliteRow| Ok(rows::tally!(row));
    found.iter().map(tally).collect()
}

#[cfg(test)]
mod tests {
    use super::{
        super::{Sqlite, Store},
        *,
    };

    #[tokio::test]
    async fn results_are_counted_from_the_index_alone() {
        let file = std::env::temp_dir().join(format!("zwick-tally-{}.sqlite", std::process::id()));
        let store = Sqlite::open(&file).await.expect("a store");
        let plan: Vec<String> =
            sqlx::query(sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {COUNTS}")))
                .fetch_all(store.readers())
                .await
                .expect("a plan")
                .iter()
                .map(|row| row.get("detail"))
                .collect();
        assert_eq!(plan, ["SCAN game USING COVERING INDEX game_results"]);
        assert_eq!(store.tallies().await.expect("counts"), []);
        store.close().await;
        std::fs::remove_file(file).expect("a file");
    }
}
