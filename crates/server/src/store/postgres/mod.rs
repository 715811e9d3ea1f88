//! Games in a database of `PostgreSQL`, for any number of processes.
//!
//! Each deed is one statement, and so one transaction: READ COMMITTED suffices, because two who append
//! to a game meet at its row and the second looks at the version again. It is answered after the commit.

mod address;
mod annotations;
mod bots;
mod checks;
mod daily;
mod haste;
pub(super) mod heart;
mod hints;
mod lines;
mod mail;
mod messages;
mod notes;
mod offers;
mod people;
mod people_deeds;
mod plans;
mod pool;
mod races;
mod schema;
mod shelf;
mod statements;
#[cfg(test)]
mod tests;

use std::{sync::Arc, time::Duration};

use sqlx::{
    Connection, PgConnection, Row,
    postgres::{PgConnectOptions, PgRow},
};
use tokio::sync::mpsc;

pub use self::address::Address;
pub use self::offers::OfferRows;
use self::{
    haste::Haste,
    lines::Lines,
    pool::Pool,
    statements::{BY_COMMAND, EVENTS, EVENTS_PAGE, stored, summary},
};
pub(crate) use self::{hints::Heard, lines::Connections};
use super::{
    Appended, Arrival, Arrived, Created, Note, Page, Store, StoreError, Stored, Summary, Tally,
    archive, probe,
    rows::{self, games, signed},
};
use crate::operator::{COUNTS, Fault};

/// How many connections there are at most for what is asked with every move.
const LINES: u32 = 16;

/// How many there are for everything else.
const CONNECTIONS: u32 = 8;

/// How long somebody waits for one of them.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long it may take to sign off.
const PARTING: Duration = Duration::from_secs(1);

/// Games in a database of `PostgreSQL`.
#[derive(Debug, Clone)]
pub struct Postgres {
    /// For what is asked with every move.
    lines: Lines,
    /// For everything else.
    pool: Pool,
    options: Arc<PgConnectOptions>,
    /// What tells this process from others.
    process: String,
    /// Where it is said which games have gone on.
    hints: mpsc::UnboundedSender<String>,
    haste: Haste,
}

impl Postgres {
    /// Opens a database, creating or upgrading its tables as needed.
    ///
    /// # Errors
    ///
    /// If it cannot be reached, might lose what it confirms, or was written by a newer program.
    pub async fn open(address: &Address) -> Result<Self, StoreError> {
        Self::open_with(address, schema::STEPS).await
    }

    async fn open_with(address: &Address, steps: &[&'static str]) -> Result<Self, StoreError> {
        let mut connection = address.connect().await?;
        checks::check(&mut connection).await?;
        schema::upgrade(&mut connection, &address.to_string(), steps).await?;
        people_deeds::go_over_deleted(&mut connection).await?;
        connection.close().await?;
        let haste = Haste::from_environment();
        let options = haste.apply(address.options()?);
        let pool = Pool::open(options.clone(), CONNECTIONS, PATIENCE).await?;
        let process = format!("{:016x}", crate::table::random());
        let lines = Lines::new(options.clone(), LINES, PATIENCE);
        let hints = hints::give(lines.clone(), process.clone());
        Ok(Self { lines, pool, options: Arc::new(options), process, hints, haste })
    }

    /// Starts to listen to other processes on the same database.
    pub(crate) fn hear(&self) -> mpsc::UnboundedReceiver<Heard> {
        hints::hear(PgConnectOptions::clone(&self.options), self.process.clone())
    }

    /// The form of a database, as it stands; 0 if it is empty.
    pub(crate) async fn form(address: &Address) -> Result<u64, StoreError> {
        Ok(schema::form(&mut address.connect().await?).await?.unwrap_or(0))
    }

    /// For how many milliseconds more a process has to be taken for one that runs: none once all have signed off,
    /// or have said nothing for so long.
    pub(crate) async fn restless(&self, silence: u64) -> Result<u64, StoreError> {
        Ok(heart::restless(&self.pool, silence).await?)
    }

    /// Says that this process does not run any more.
    async fn sign_off(&self) {
        let signed = heart::sign_off(&self.pool, &self.process);
        match tokio::time::timeout(PARTING, signed).await {
            Ok(Ok(())) => {}
            // Others take it for one that runs a little longer.
            Ok(Err(error)) => tracing::debug!(%error, "not signed off"),
            Err(_) => tracing::debug!("not signed off in time"),
        }
    }

    /// Those who read.
    pub(super) const fn readers(&self) -> &Pool {
        &self.pool
    }

    /// How many connections there are.
    pub(crate) fn connections(&self) -> Connections {
        let lines = self.lines.count();
        let (all, idle) = self.pool.count();
        Connections { busy: lines.busy + all.saturating_sub(idle), idle: lines.idle + idle }
    }

    fn hint(&self, id: &str) {
        if !self.haste.mute {
            // Who gives hints ends with the program.
            let _ = self.hints.send(id.to_string());
        }
    }

    /// Says that an account is not what other processes know of it any more.
    fn hint_account(&self, id: &str) {
        self.hint(&hints::of_account(id));
    }
}

/// Whoever sends the same command again finds out.
#[expect(clippy::needless_pass_by_value, reason = "errors are mapped by it")]
fn unwritten(error: sqlx::Error) -> StoreError {
    COUNTS.fail(Fault::Write);
    StoreError::Unwritten(error.to_string())
}

/// Whether something is there already.
fn is_double(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(sqlx::error::DatabaseError::is_unique_violation)
}

/// The latest form.
pub(in crate::store) const FORM: u64 = schema::STEPS.len() as u64;

/// The form of a database, if it has one, and the latest one.
pub(in crate::store) async fn form(
    connection: &mut PgConnection,
) -> Result<(Option<u64>, u64), StoreError> {
    Ok((schema::form(connection).await?, FORM))
}

impl Store for Postgres {
    async fn create(&self, game: &Summary, first: &Stored) -> Result<Created, StoreError> {
        if statements::create(&self.pool, game, first).await.map_err(unwritten)? {
            COUNTS.committed(1);
            self.check_seats(game, first).await?;
            return Ok(Created::New);
        }
        let known = statements::created_by(&self.pool, &first.cmd_id).await?;
        known.map(Created::Repeated).ok_or_else(|| unwritten(sqlx::Error::RowNotFound))
    }

    async fn append(&self, after: &Summary, event: &Stored) -> Result<Appended, StoreError> {
        if self.haste.appends(&self.pool, after, event) {
            return Ok(Appended::Done);
        }
        let mut line = self.lines.take().await.map_err(unwritten)?;
        match statements::append(&mut *line, after, event).await {
            Ok(true) => {
                line.done();
                COUNTS.committed(1);
                self.check_seats(after, event).await?;
                self.hint(&after.id);
                return Ok(Appended::Done);
            }
            Ok(false) => {}
            Err(error) if is_double(&error) => {}
            Err(error) => return Err(unwritten(error)),
        }
        let refusal = statements::refusal(&mut line, &after.id, &event.cmd_id).await?;
        line.done();
        Ok(refusal)
    }

    async fn events(&self, id: &str, after: u64) -> Result<Vec<Stored>, StoreError> {
        let mut line = self.lines.take().await?;
        let rows = sqlx::query(EVENTS).bind(id).bind(signed(after)).fetch_all(&mut *line).await?;
        line.done();
        rows.iter().map(stored).collect()
    }

    async fn events_page(
        &self,
        id: &str,
        after: u64,
        most: usize,
    ) -> Result<Vec<Stored>, StoreError> {
        let mut line = self.lines.take().await?;
        let query = sqlx::query(EVENTS_PAGE).bind(id).bind(signed(after));
        let rows = query.bind(signed(most as u64)).fetch_all(&mut *line).await?;
        line.done();
        rows.iter().map(stored).collect()
    }

    async fn version(&self, id: &str) -> Result<Option<u64>, StoreError> {
        let mut line = self.lines.take().await?;
        let ver: Option<i64> = sqlx::query_scalar("SELECT ver FROM game WHERE id = $1")
            .bind(id)
            .fetch_optional(&mut *line)
            .await?;
        line.done();
        Ok(ver.map(i64::unsigned_abs))
    }

    async fn events_of(
        &self,
        games: &[(String, u64)],
    ) -> Result<Vec<(String, Stored)>, StoreError> {
        let mut line = self.lines.take().await?;
        let events = statements::events_of(&mut line, games).await?;
        line.done();
        Ok(events)
    }

    async fn by_command(&self, id: &str, cmd_id: &str) -> Result<Option<Stored>, StoreError> {
        let mut line = self.lines.take().await?;
        let row = sqlx::query(BY_COMMAND).bind(id).bind(cmd_id).fetch_optional(&mut *line).await?;
        line.done();
        row.as_ref().map(stored).transpose()
    }

    async fn created_by(&self, cmd_id: &str) -> Result<Option<String>, StoreError> {
        Ok(statements::created_by(&self.pool, cmd_id).await?)
    }

    async fn summary(&self, id: &str) -> Result<Option<Summary>, StoreError> {
        let row = sqlx::query(games!("WHERE id = $1")).bind(id).fetch_optional(&self.pool).await?;
        row.as_ref().map(summary).transpose()
    }

    async fn list(&self, page: &Page) -> Result<Vec<Summary>, StoreError> {
        let rows = sqlx::query(games!(
            "WHERE ($1::text IS NULL OR \
             (updated_at, id) < (SELECT updated_at, id FROM game WHERE id = $1)) \
             AND (NOT $2 OR status = 'playing') AND (NOT $3 OR NOT seated) \
             ORDER BY updated_at DESC, id DESC LIMIT $4"
        ))
        .bind(&page.before)
        .bind(page.unfinished)
        .bind(page.unseated)
        .bind(i64::from(page.limit))
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(summary).collect()
    }

    async fn finished(
        &self,
        family: &str,
        unseated: bool,
        limit: u32,
    ) -> Result<Vec<(String, u64)>, StoreError> {
        let rows: Vec<(String, i64)> = sqlx::query_as(
            "SELECT id, ver FROM (SELECT id, ver, family, ply, seated, updated_at FROM game \
             WHERE status = 'over' ORDER BY updated_at DESC, id DESC LIMIT 20000) AS latest \
             WHERE family = $1 AND ply > 0 AND (NOT $2 OR NOT seated) \
             ORDER BY updated_at DESC, id DESC LIMIT $3",
        )
        .bind(family)
        .bind(unseated)
        .bind(i64::from(limit))
        .fetch_all(&self.pool)
        .await?;
        Ok(rows.into_iter().map(|(id, ver)| (id, ver.unsigned_abs())).collect())
    }

    async fn rule_text(&self, rules: &str) -> Result<Option<String>, StoreError> {
        Ok(sqlx::query_scalar(
            "SELECT rule_text FROM game WHERE rules = $1 AND rule_text IS NOT NULL LIMIT 1",
        )
        .bind(rules)
        .fetch_optional(&self.pool)
        .await?)
    }

    async fn expired(
        &self,
        counted: u64,
        after: Option<&(u64, String)>,
        limit: u32,
    ) -> Result<Vec<(u64, String)>, StoreError> {
        let (deadline, id) = after.map_or((-1, ""), |(at, id)| (signed(*at), id.as_str()));
        let rows: Vec<(i64, String)> = sqlx::query_as(
            "SELECT deadline, id FROM game WHERE deadline <= $1 AND (deadline, id) > ($2, $3) \
             ORDER BY deadline, id LIMIT $4",
        )
        .bind(signed(counted))
        .bind(deadline)
        .bind(id)
        .bind(i64::from(limit))
        .fetch_all(&self.pool)
        .await?;
        Ok(rows.into_iter().map(|(deadline, id)| (deadline.unsigned_abs(), id)).collect())
    }

    async fn is_timed(&self) -> Result<bool, StoreError> {
        Ok(sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM game WHERE deadline IS NOT NULL)")
            .fetch_one(&self.pool)
            .await?)
    }

    async fn heartbeat(&self) -> Result<Option<u64>, StoreError> {
        Ok(heart::beaten(&self.pool).await?)
    }

    async fn beat(&self, counted: u64) -> Result<(), StoreError> {
        heart::move_on(&self.pool, counted).await.map_err(unwritten)
    }

    async fn common_time(&self) -> Result<Option<u64>, StoreError> {
        let mut line = self.lines.take().await?;
        let counted = heart::beat(&mut *line, &self.process).await?;
        line.done();
        Ok(Some(counted))
    }

    async fn due(&self) -> Result<Vec<String>, StoreError> {
        Ok(sqlx::query_scalar("SELECT id FROM game WHERE due ORDER BY id")
            .fetch_all(&self.pool)
            .await?)
    }

    async fn note(&self, name: &str) -> Result<Option<String>, StoreError> {
        Ok(sqlx::query_scalar("SELECT value FROM meta WHERE name = $1")
            .bind(name)
            .fetch_optional(&self.pool)
            .await?)
    }

    async fn set_note(&self, name: &str, value: &str) -> Result<(), StoreError> {
        statements::set_note(&self.pool, name, value).await.map_err(unwritten)
    }

    async fn first_note(&self, name: &str, value: &str) -> Result<String, StoreError> {
        sqlx::query("INSERT INTO meta (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(name)
            .bind(value)
            .execute(&self.pool)
            .await
            .map_err(unwritten)?;
        Ok(self.note(name).await?.unwrap_or_else(|| value.to_string()))
    }

    async fn notes(&self, start: &str) -> Result<Vec<Note>, StoreError> {
        Ok(sqlx::query_as("SELECT name, value FROM meta WHERE starts_with(name, $1) ORDER BY name")
            .bind(start)
            .fetch_all(&self.pool)
            .await?)
    }

    async fn ids(&self, after: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        Ok(sqlx::query_scalar("SELECT id FROM game WHERE id > $1 ORDER BY id LIMIT $2")
            .bind(after)
            .bind(i64::from(limit))
            .fetch_all(&self.pool)
            .await?)
    }

    async fn take_over(
        &self,
        games: Vec<Arrival>,
        notes: Vec<Note>,
    ) -> Result<Arrived, StoreError> {
        let mut connection = self.pool.acquire().await?;
        let mut transaction = connection.begin().await?;
        // Nobody may append to a game that is being written anew.
        sqlx::query("LOCK TABLE game, event IN EXCLUSIVE MODE").execute(&mut *transaction).await?;
        let arrived = archive::take_over(&mut *transaction, &games, &notes).await?;
        transaction.commit().await.map_err(unwritten)?;
        connection.done();
        for game in games {
            self.hint(&game.summary.id);
        }
        Ok(arrived)
    }

    async fn tallies(&self) -> Result<Vec<Tally>, StoreError> {
        let found = sqlx::query(
            "SELECT family, rules, seated, computer, level, result, COUNT(*) AS games FROM game \
             WHERE status = 'over' GROUP BY family, rules, seated, computer, level, result \
             ORDER BY family, rules, seated, computer NULLS FIRST, level NULLS FIRST, result",
        )
        .fetch_all(&self.pool)
        .await?;
        let tally = |row: &PgRow| Ok(rows::tally!(row));
        found.iter().map(tally).collect()
    }

    async fn probe(&self) -> Result<(), StoreError> {
        let mut connection = self.pool.acquire().await.map_err(unwritten)?;
        let mut transaction = connection.begin().await.map_err(unwritten)?;
        probe::write(&mut *transaction, &self.process).await?;
        transaction.commit().await.map_err(unwritten)?;
        connection.done();
        Ok(())
    }

    async fn close(&self) {
        self.sign_off().await;
        self.lines.close().await;
        self.pool.close().await;
    }
}
