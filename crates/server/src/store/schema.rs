//! The form of the file, and how an older one is brought up to date.

use std::path::Path;

use sqlx::{AssertSqlSafe, Connection, SqliteConnection};

use super::{StoreError, copies, erase, scrub};

/// The steps from an empty file to the present form; the form is the number of steps taken.
pub(super) const STEPS: &[&str] = &[
    include_str!("../../migrations/0001_games.sql"),
    include_str!("../../migrations/0002_computer.sql"),
    include_str!("../../migrations/0010_seats.sql"),
    include_str!("../../migrations/0011_clocks.sql"),
    include_str!("../../migrations/0020_results.sql"),
    include_str!("../../migrations/0030_people.sql"),
    include_str!("../../migrations/0031_ratings.sql"),
    include_str!("../../migrations/0040_plans.sql"),
    include_str!("../../migrations/0050_archive.sql"),
    include_str!("../../migrations/0060_archive_accounts.sql"),
    include_str!("../../migrations/0070_bots.sql"),
    include_str!("../../migrations/0080_races.sql"),
    include_str!("../../migrations/0081_daily.sql"),
    include_str!("../../migrations/0082_annotations.sql"),
    include_str!("../../migrations/0083_chat.sql"),
    include_str!("../../migrations/0090_mail.sql"),
    include_str!("../../migrations/0100_callers.sql"),
    include_str!("../../migrations/0110_erasure.sql"),
];

/// Takes the steps that are missing, after making a copy of a file that holds something.
pub(super) async fn upgrade(
    connection: &mut SqliteConnection,
    file: Option<&Path>,
    steps: &[&'static str],
) -> Result<(), StoreError> {
    let found = form(connection).await?;
    let known = steps.len() as u64;
    if found > known {
        return Err(StoreError::Newer { file: name(file), found, known });
    }
    if found == known {
        return Ok(());
    }
    if let Some(file) = file.filter(|_| found > 0) {
        copy(connection, file, found).await?;
    }
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    for step in &steps[found as usize..] {
        sqlx::raw_sql(*step).execute(&mut *transaction).await?;
    }
    let set = format!("PRAGMA user_version = {known}");
    sqlx::raw_sql(AssertSqlSafe(set)).execute(&mut *transaction).await?;
    transaction.commit().await?;
    Ok(())
}

/// Goes once over what was deleted by a program from before erasure: the steps say whether there is any.
pub(super) async fn go_over_deleted(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    // Asked before anything is written: a full disk can be read.
    if !sqlx::query_scalar(erase::IS_DUE_ANEW).fetch_one(&mut *connection).await? {
        return Ok(());
    }
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let noted = sqlx::query(erase::DONE_ANEW).execute(&mut *transaction).await?;
    if noted.rows_affected() > 0 {
        erase::go_over_all(&mut *transaction).await?;
        scrub::note(&mut transaction).await?;
    }
    transaction.commit().await?;
    Ok(())
}

pub(super) async fn form(connection: &mut SqliteConnection) -> Result<u64, StoreError> {
    let form: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(connection).await?;
    Ok(u64::try_from(form).unwrap_or(u64::MAX))
}

/// Copies the file as it stands, what is still in the log beside it included.
async fn copy(connection: &mut SqliteConnection, file: &Path, form: u64) -> Result<(), StoreError> {
    let name = |number: u32| {
        let more = if number == 0 { String::new() } else { format!("-{number}") };
        let mut copy = file.as_os_str().to_owned();
        copy.push(format!(".v{form}-backup{more}"));
        std::path::PathBuf::from(copy)
    };
    let copy = (0..u32::MAX).map(name).find(|copy| !copy.exists()).unwrap_or_else(|| name(0));
    copies::copy(connection, file, &copy).await
}

fn name(file: Option<&Path>) -> String {
    file.map_or_else(|| "the memory".to_string(), |file| file.display().to_string())
}
