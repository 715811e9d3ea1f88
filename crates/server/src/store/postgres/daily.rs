//! Who has begun and solved the tasks of a day, in `PostgreSQL`.

use sqlx::Row;

use super::{Postgres, unwritten};
use crate::store::{
    Daily, DailyBegun, DailyKey, DailyResult, DailyRow, StoreError,
    daily::{self, daily_row},
    rows::signed,
};

impl Daily for Postgres {
    async fn begin_daily(&self, begun: &DailyBegun) -> Result<bool, StoreError> {
        let done = sqlx::query(daily::BEGIN)
            .bind(signed(begun.key.day))
            .bind(&begun.key.task)
            .bind(&begun.key.who)
            .bind(&begun.name)
            .bind(&begun.account)
            .bind(signed(begun.begun))
            .execute(&self.pool)
            .await;
        Ok(done.map_err(unwritten)?.rows_affected() == 1)
    }

    async fn enter_daily(&self, key: &DailyKey, result: &DailyResult) -> Result<bool, StoreError> {
        let done = sqlx::query(daily::ENTER)
            .bind(signed(key.day))
            .bind(&key.task)
            .bind(&key.who)
            .bind(i64::from(result.score))
            .bind(i64::from(result.moves))
            .bind(signed(result.time))
            .bind(&result.body)
            .execute(&self.pool)
            .await;
        Ok(done.map_err(unwritten)?.rows_affected() == 1)
    }

    async fn daily(&self, key: &DailyKey) -> Result<Option<DailyRow>, StoreError> {
        let row = sqlx::query(daily::OF)
            .bind(signed(key.day))
            .bind(&key.task)
            .bind(&key.who)
            .fetch_optional(&self.pool)
            .await?;
        row.map(|row| Ok(daily_row!(row))).transpose()
    }

    async fn daily_best(
        &self,
        day: u64,
        task: &str,
        limit: u32,
    ) -> Result<Vec<DailyRow>, StoreError> {
        let rows = sqlx::query(daily::BEST)
            .bind(signed(day))
            .bind(task)
            .bind(i64::from(limit))
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(|row| Ok(daily_row!(row))).collect()
    }
}
