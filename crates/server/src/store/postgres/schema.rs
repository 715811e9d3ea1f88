//! The form of the database, and how an older one is brought up to date.

use sqlx::{Connection, PgConnection};

use crate::store::StoreError;

/// The steps from an empty database to the present form; the form is the number of steps taken.
pub(in crate::store) const STEPS: &[&str] = &[
    include_str!("../../../migrations/postgres/0001_games.sql"),
    include_str!("../../../migrations/postgres/0030_people.sql"),
    include_str!("../../../migrations/postgres/0031_ratings.sql"),
    include_str!("../../../migrations/postgres/0040_plans.sql"),
    include_str!("../../../migrations/postgres/0050_archive.sql"),
    include_str!("../../../migrations/postgres/0060_archive_accounts.sql"),
    include_str!("../../../migrations/postgres/0070_bots.sql"),
    include_str!("../../../migrations/postgres/0080_races.sql"),
    include_str!("../../../migrations/postgres/0081_daily.sql"),
    include_str!("../../../migrations/postgres/0082_annotations.sql"),
    include_str!("../../../migrations/postgres/0083_chat.sql"),
    include_str!("../../../migrations/postgres/0090_mail.sql"),
    include_str!("../../../migrations/postgres/0100_callers.sql"),
    include_str!("../../../migrations/postgres/0110_erasure.sql"),
    include_str!("../../../migrations/postgres/0120_processes.sql"),
];

/// Who brings the database up to date holds this lock, so that processes that start together do not
/// meet.
const LOCK: i64 = 0x7a77_6963_6b00_0001;

/// Takes the steps that are missing, all of them or none.
pub(super) async fn upgrade(
    connection: &mut PgConnection,
    name: &str,
    steps: &[&'static str],
) -> Result<(), StoreError> {
    let known = steps.len() as u64;
    let mut transaction = connection.begin().await?;
    sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(LOCK).execute(&mut *transaction).await?;
    let found = match form(&mut transaction).await? {
        Some(found) => found,
        None => {
            let begin = "CREATE TABLE form (step bigint PRIMARY KEY)";
            sqlx::raw_sql(begin).execute(&mut *transaction).await?;
            0
        }
    };
    if found > known {
        return Err(StoreError::Newer { file: name.to_string(), found, known });
    }
    for (number, step) in (1_i64..).zip(steps).skip(found as usize) {
        sqlx::raw_sql(*step).execute(&mut *transaction).await?;
        sqlx::query("INSERT INTO form (step) VALUES ($1)")
            .bind(number)
            .execute(&mut *transaction)
            .await?;
    }
    transaction.commit().await?;
    Ok(())
}

/// How many steps have been taken; none if the database is empty.
pub(super) async fn form(connection: &mut PgConnection) -> Result<Option<u64>, StoreError> {
    let there: bool = sqlx::query_scalar("SELECT to_regclass('form') IS NOT NULL")
        .fetch_one(&mut *connection)
        .await?;
    if !there {
        return Ok(None);
    }
    let form: i64 =
        sqlx::query_scalar("SELECT COALESCE(max(step), 0) FROM form").fetch_one(connection).await?;
    Ok(Some(form.unsigned_abs()))
}
