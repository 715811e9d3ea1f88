//! The time that counts, common to all processes: that of the database, less what has passed without
//! any of them.

use sqlx::PgExecutor;

use crate::store::rows::signed;

/// The longest time between two beats that counts, in milliseconds. Each process beats more often; if
/// none could, nobody could play either.
const GAP: i64 = 2000;

/// Moves the time on to now. What has passed since the last beat counts if it is not too long and
/// if the clock of the database was not set back; otherwise the time has stood still. Whoever comes
/// second in the same moment looks at what the first has written.
const BEAT: &str = "UPDATE heartbeat SET (beat, lost) = ( \
     SELECT now, lost + CASE WHEN now - beat BETWEEN 0 AND $1 THEN 0 ELSE now - beat END \
     FROM (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now) AS clock) \
     RETURNING beat - lost";

/// Makes the time at least so late, and never earlier.
const MOVE_ON: &str = "UPDATE heartbeat SET lost = LEAST(lost, beat - $1)";

/// Lets the time go on from there, be it earlier or later.
const SET: &str = "UPDATE heartbeat SET (beat, lost) = ( \
     SELECT now, now - $1 \
     FROM (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now) AS clock)";

/// Makes a debug build count the time without any process, so that the tests of it can show that they
/// would notice.
fn gap() -> i64 {
    let counts = ["ZWICK_TEST_NO_CREDIT", "ZWICK_TEST_COUNT_GAPS"]
        .iter()
        .any(|name| cfg!(debug_assertions) && std::env::var_os(name).is_some());
    if counts { i64::MAX } else { GAP }
}

/// Says that a process runs, and answers the time that counts.
pub(super) async fn beat(executor: impl PgExecutor<'_>) -> Result<u64, sqlx::Error> {
    let counted: i64 = sqlx::query_scalar(BEAT).bind(gap()).fetch_one(executor).await?;
    Ok(counted.unsigned_abs())
}

/// How far the time had come with the last beat.
pub(in crate::store) async fn beaten(
    executor: impl PgExecutor<'_>,
) -> Result<Option<u64>, sqlx::Error> {
    let counted: Option<i64> =
        sqlx::query_scalar("SELECT beat - lost FROM heartbeat").fetch_optional(executor).await?;
    Ok(counted.map(i64::unsigned_abs))
}

/// How long ago the last beat was, in milliseconds.
pub(super) async fn age(executor: impl PgExecutor<'_>) -> Result<u64, sqlx::Error> {
    let age: i64 = sqlx::query_scalar(
        "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint - beat FROM heartbeat",
    )
    .fetch_one(executor)
    .await?;
    // A beat in the future is that of a clock that was set back, and old.
    Ok(u64::try_from(age).unwrap_or(u64::MAX))
}

/// Makes the time at least so late.
pub(super) async fn move_on(
    executor: impl PgExecutor<'_>,
    counted: u64,
) -> Result<(), sqlx::Error> {
    sqlx::query(MOVE_ON).bind(signed(counted)).execute(executor).await?;
    Ok(())
}

/// Lets the time go on from there.
pub(in crate::store) async fn set(
    executor: impl PgExecutor<'_>,
    counted: u64,
) -> Result<(), sqlx::Error> {
    sqlx::query(SET).bind(signed(counted)).execute(executor).await?;
    Ok(())
}
