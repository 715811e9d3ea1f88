//! Who has begun and solved the tasks of a day.

use std::future::Future;

use sqlx::{Row, SqliteConnection};

use super::{Keeper, Sqlite, StoreError, asides::Aside, keeper::ask, rows::signed};

/// Somebody at a task of a day.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DailyKey {
    /// The day, counted from the first of January 1970.
    pub day: u64,
    /// The task.
    pub task: String,
    /// An account, or what is kept of a secret.
    pub who: String,
}

/// Somebody who begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DailyBegun {
    /// Who, and at what.
    pub key: DailyKey,
    /// The name of a guest, or nothing.
    pub name: String,
    /// The account.
    pub account: Option<String>,
    /// When, by the time that counts.
    pub begun: u64,
}

/// What was handed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DailyResult {
    /// 0 if it solves the task, otherwise the pegs that are left.
    pub score: u32,
    /// In how many moves.
    pub moves: u32,
    /// The time since who has handed it in began, in milliseconds.
    pub time: u64,
    /// What was handed in; the caller's.
    pub body: String,
}

/// A row of the table of a day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DailyRow {
    /// Who.
    pub begun: DailyBegun,
    /// The best that was handed in.
    pub result: Option<DailyResult>,
}

/// Where the tables of the days are kept.
pub trait Daily: Send + Sync {
    /// Writes down that somebody begins; who has begun before has begun then.
    fn begin_daily(
        &self,
        begun: &DailyBegun,
    ) -> impl Future<Output = Result<bool, StoreError>> + Send;

    /// Writes down what somebody has handed in who has begun, if it is better than what there is.
    fn enter_daily(
        &self,
        key: &DailyKey,
        result: &DailyResult,
    ) -> impl Future<Output = Result<bool, StoreError>> + Send;

    /// What somebody has done.
    fn daily(
        &self,
        key: &DailyKey,
    ) -> impl Future<Output = Result<Option<DailyRow>, StoreError>> + Send;

    /// The best of a task of a day, the best first.
    fn daily_best(
        &self,
        day: u64,
        task: &str,
        limit: u32,
    ) -> impl Future<Output = Result<Vec<DailyRow>, StoreError>> + Send;
}

/// The columns of a row, from any database.
macro_rules! daily_row {
    ($row:expr) => {{
        let row = $row;
        let number = |name: &str| row.try_get::<Option<i64>, _>(name);
        let small = |number: i64| u32::try_from(number).unwrap_or(u32::MAX);
        let key = DailyKey {
            day: row.try_get::<i64, _>("day")?.unsigned_abs(),
            task: row.try_get("task")?,
            who: row.try_get("who")?,
        };
        let result = match (number("score")?, number("moves")?, number("time")?) {
            (Some(score), Some(moves), Some(time)) => Some(DailyResult {
                score: small(score),
                moves: small(moves),
                time: time.unsigned_abs(),
                body: row.try_get("body")?,
            }),
            _ => None,
        };
        let begun = DailyBegun {
            key,
            name: row.try_get("name")?,
            account: row.try_get("account")?,
            begun: row.try_get::<i64, _>("begun")?.unsigned_abs(),
        };
        DailyRow { begun, result }
    }};
}

pub(super) use daily_row;

/// What every database is asked and told, in the same words.
macro_rules! daily_query {
    // Somebody begins.
    (begin $begun:expr) => {
        sqlx::query(
            "INSERT INTO daily (day, task, who, name, account, begun, body) \
             VALUES ($1, $2, $3, $4, $5, $6, '') ON CONFLICT DO NOTHING",
        )
        .bind(signed($begun.key.day))
        .bind(&$begun.key.task)
        .bind(&$begun.key.who)
        .bind(&$begun.name)
        .bind(&$begun.account)
        .bind(signed($begun.begun))
    };
    // Something is handed in, and counts if it is better.
    (enter $key:expr, $result:expr) => {
        sqlx::query(
            "UPDATE daily SET score = $4, moves = $5, time = $6, body = $7 \
             WHERE day = $1 AND task = $2 AND who = $3 \
             AND (score IS NULL OR (score, moves, time) > ($4, $5, $6))",
        )
        .bind(signed($key.day))
        .bind(&$key.task)
        .bind(&$key.who)
        .bind(i64::from($result.score))
        .bind(i64::from($result.moves))
        .bind(signed($result.time))
        .bind(&$result.body)
    };
    // What somebody has done.
    (of $key:expr) => {
        sqlx::query("SELECT * FROM daily WHERE day = $1 AND task = $2 AND who = $3")
            .bind(signed($key.day))
            .bind(&$key.task)
            .bind(&$key.who)
    };
    // The best of a task of a day.
    (best $day:expr, $task:expr, $limit:expr) => {
        sqlx::query(
            "SELECT * FROM daily WHERE day = $1 AND task = $2 \
             AND score IS NOT NULL ORDER BY score, moves, time, who LIMIT $3",
        )
        .bind(signed($day))
        .bind($task)
        .bind(i64::from($limit))
    };
}

pub(super) use daily_query;

impl Daily for Sqlite {
    async fn begin_daily(&self, begun: &DailyBegun) -> Result<bool, StoreError> {
        self.writer().put_aside(Aside::DailyBegun(begun.clone())).await
    }

    async fn enter_daily(&self, key: &DailyKey, result: &DailyResult) -> Result<bool, StoreError> {
        self.writer().put_aside(Aside::DailyResult(key.clone(), result.clone())).await
    }

    async fn daily(&self, key: &DailyKey) -> Result<Option<DailyRow>, StoreError> {
        let row = daily_query!(of key).fetch_optional(self.readers()).await?;
        row.map(|row| Ok(daily_row!(row))).transpose()
    }

    async fn daily_best(
        &self,
        day: u64,
        task: &str,
        limit: u32,
    ) -> Result<Vec<DailyRow>, StoreError> {
        let rows = daily_query!(best day, task, limit).fetch_all(self.readers()).await?;
        rows.iter().map(|row| Ok(daily_row!(row))).collect()
    }
}

impl Daily for Keeper {
    async fn begin_daily(&self, begun: &DailyBegun) -> Result<bool, StoreError> {
        ask!(self, store => store.begin_daily(begun))
    }

    async fn enter_daily(&self, key: &DailyKey, result: &DailyResult) -> Result<bool, StoreError> {
        ask!(self, store => store.enter_daily(key, result))
    }

    async fn daily(&self, key: &DailyKey) -> Result<Option<DailyRow>, StoreError> {
        ask!(self, store => store.daily(key))
    }

    async fn daily_best(
        &self,
        day: u64,
        task: &str,
        limit: u32,
    ) -> Result<Vec<DailyRow>, StoreError> {
        ask!(self, store => store.daily_best(day, task, limit))
    }
}

/// Writes down that somebody begins, inside of a transaction that somebody else ends.
pub(super) async fn begin(
    connection: &mut SqliteConnection,
    begun: &DailyBegun,
) -> Result<bool, StoreError> {
    let done = daily_query!(begin begun).execute(connection).await?;
    Ok(done.rows_affected() == 1)
}

/// Writes down what was handed in, inside of a transaction that somebody else ends.
pub(super) async fn enter(
    connection: &mut SqliteConnection,
    key: &DailyKey,
    result: &DailyResult,
) -> Result<bool, StoreError> {
    let done = daily_query!(enter key, result).execute(connection).await?;
    Ok(done.rows_affected() == 1)
}

#[cfg(test)]
pub(super) mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

    use super::*;

    /// What every store must do with the tables of the days.
    pub(in crate::store) async fn keeps_days(store: &impl Daily) {
        let key = |day, who: &str| DailyKey { day, task: "peg".to_string(), who: who.to_string() };
        let begun = |who: &str, begun| DailyBegun {
            key: key(7, who),
            name: who.to_uppercase(),
            account: (who == "a").then(|| "account".to_string()),
            begun,
        };
        let result =
            |score, moves, time| DailyResult { score, moves, time, body: format!("{score}") };
        let enters = async |who: &str, result| store.enter_daily(&key(7, who), &result).await;
        assert!(!enters("a", result(0, 1, 1)).await.unwrap(), "nobody has begun");
        for who in ["a", "b", "c"] {
            assert!(store.begin_daily(&begun(who, 10)).await.unwrap());
            assert!(!store.begin_daily(&begun(who, 99)).await.unwrap());
        }
        let row = store.daily(&key(7, "a")).await.unwrap().unwrap();
        assert_eq!(row, DailyRow { begun: begun("a", 10), result: None });
        assert_eq!(store.daily_best(7, "peg", 9).await.unwrap(), []);
        assert!(enters("a", result(2, 9, 50)).await.unwrap());
        assert!(!enters("a", result(2, 9, 50)).await.unwrap(), "the same is no better");
        assert!(!enters("a", result(3, 1, 1)).await.unwrap());
        assert!(!enters("a", result(2, 10, 1)).await.unwrap());
        assert!(enters("a", result(2, 9, 49)).await.unwrap());
        assert!(enters("b", result(0, 12, 9999)).await.unwrap());
        assert!(enters("c", result(2, 8, 9999)).await.unwrap());
        let best = store.daily_best(7, "peg", 2).await.unwrap();
        let names: Vec<&str> = best.iter().map(|row| row.begun.key.who.as_str()).collect();
        assert_eq!(names, ["b", "c"]);
        assert_eq!(best[0].result, Some(result(0, 12, 9999)));
        assert_eq!(store.daily_best(8, "peg", 2).await.unwrap(), []);
        assert_eq!(store.daily_best(7, "puzzle", 2).await.unwrap(), []);
    }
}
