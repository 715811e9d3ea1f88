//! Who has begun and solved the tasks of a day, in `PostgreSQL`.

use sqlx::Row;

use super::{Postgres, unwritten};
use crate::store::{
    Daily, DailyBegun, DailyKey, DailyResult, DailyRow, StoreError,
    daily::{daily_query, daily_row},
    rows::signed,
};

impl Daily for Postgres {
    async fn begin_daily(&self, begun: &DailyBegun) -> Result<bool, StoreError> {
        let done = daily_query!(begin begun).execute(&self.pool).await;
        Ok(done.map_err(unwritten)?.rows_affected() == 1)
    }

    async fn enter_daily(&self, key: &DailyKey, result: &DailyResult) -> Result<bool, StoreError> {
        let done = daily_query!(enter key, result).execute(&self.pool).await;
        Ok(done.map_err(unwritten)?.rows_affected() == 1)
    }

    async fn daily(&self, key: &DailyKey) -> Result<Option<DailyRow>, StoreError> {
        let row = daily_query!(of key).fetch_optional(&self.pool).await?;
        row.map(|row| Ok(daily_row!(row))).transpose()
    }

    async fn daily_best(
        &self,
        day: u64,
        task: &str,
        limit: u32,
    ) -> Result<Vec<DailyRow>, StoreError> {
        let rows = daily_query!(best day, task, limit).fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok(daily_row!(row))).collect()
    }
}
