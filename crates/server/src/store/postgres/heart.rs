//! The time that counts, common to all processes: that of the database, less what has passed without
//! any of them.

use sqlx::PgExecutor;

use crate::store::rows::signed;

/// The longest time between two beats that counts, in milliseconds. Each process beats more often; if
/// none could, nobody could play either.
const GAP: i64 = 2000;

/// Writes down that a process runs, and moves the time on to now. What has passed since the last beat counts if it is not too long and
/// if the clock of the database was not set back; otherwise the time has stood still. Whoever comes
/// second in the same moment looks at what the first has written.
const BEAT: &str = "WITH own AS (INSERT INTO process (id, beat) \
     VALUES ($2, (extract(epoch FROM clock_timestamp()) * 1000)::bigint) \
     ON CONFLICT (id) DO UPDATE SET beat = excluded.beat, gone = false) \
     UPDATE heartbeat SET (beat, lost) = ( \
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
pub(super) async fn beat(executor: impl PgExecutor<'_>, process: &str) -> Result<u64, sqlx::Error> {
    let beat = sqlx::query_scalar(BEAT).bind(gap()).bind(process);
    let counted: i64 = beat.fetch_one(executor).await?;
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

/// How long a process that has signed off is remembered, in milliseconds.
const REMEMBERED: i64 = 3_600_000;

/// Says that a process does not run any more; those of long ago are forgotten.
pub(super) async fn sign_off(
    executor: impl PgExecutor<'_>,
    process: &str,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "WITH clock AS (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now), \
         old AS (DELETE FROM process USING clock WHERE id <> $1 AND beat < now - $2) \
         UPDATE process SET gone = true, beat = now FROM clock WHERE id = $1",
    )
    .bind(process)
    .bind(REMEMBERED)
    .execute(executor)
    .await?;
    Ok(())
}

/// For how many milliseconds more a process has to be taken for one that runs, if one that says nothing for so long
/// does not. Whoever beats without a row of its own, as an older program does, has not signed off.
pub(super) async fn restless(
    executor: impl PgExecutor<'_>,
    silence: u64,
) -> Result<u64, sqlx::Error> {
    let (age, signed_off): (i64, bool) = sqlx::query_as(
        "SELECT now - beat, EXISTS (SELECT 1 FROM process AS p WHERE p.gone AND p.beat >= h.beat) \
         AND NOT EXISTS (SELECT 1 FROM process AS p WHERE NOT p.gone AND now - p.beat BETWEEN 0 AND $1) \
         FROM heartbeat AS h, \
         (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now) AS clock",
    )
    .bind(signed(silence))
    .fetch_one(executor)
    .await?;
    // A beat in the future is that of a clock that was set back, and old.
    let age = u64::try_from(age).unwrap_or(u64::MAX);
    Ok(if signed_off { 0 } else { silence.saturating_sub(age) })
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
