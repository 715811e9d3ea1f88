//! The one who writes: many commands in one transaction, each with its own answer.
//!
//! Commands wait in a queue. The writer takes those that are there, up to [`GROUP`], carries them
//! out in one transaction and answers after its commit, so that one sync to the disk serves all of
//! them. A command that is refused changes nothing and spoils nothing; if one fails altogether, the
//! others are carried out by themselves.

use std::{pin::pin, time::Duration};

use sqlx::{ConnectOptions, Connection, SqliteConnection, sqlite::SqliteConnectOptions};
use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, timeout_at},
};

use super::{
    Appended, Arrival, Arrived, Created, Deed, Note, PlanChange, Shelving, StoreError, Stored,
    Summary, archive,
    asides::{self, Aside},
    people_deeds, plans, probe,
    scrub::{self, Rewrite},
    scrub_schedule::ScrubSchedule,
    shelf, statements,
};
use crate::operator::{COUNTS, Fault};

/// The most commands of one transaction.
const GROUP: usize = 512;

/// How many commands may wait; who comes then waits to be let in.
const QUEUE: usize = 4096;

/// Makes the writer of a debug build answer before the commit, so that the tests of kills can show
/// that they would notice.
const HASTY: &str = "ZWICK_TEST_HASTY";

/// How long a hasty writer dawdles before it commits.
const HASTE: Duration = Duration::from_millis(5);

/// How long somebody who deletes something waits at most for its traces to go.
const AWAITED: Duration = Duration::from_secs(5);

/// Who waits for the answer to a command.
type Asker<T> = oneshot::Sender<Result<T, StoreError>>;

/// Something to be written.
#[derive(Debug)]
enum Work {
    Create(Box<(Summary, Stored)>, Asker<Created>),
    Append(Box<(Summary, Stored)>, Asker<Appended>),
    Note(String, String, Asker<()>),
    TakeOver(Box<(Vec<Arrival>, Vec<Note>)>, Asker<Arrived>),
    Beat(u64, Asker<()>),
    People(Box<Deed>, Asker<bool>),
    Plan(Box<PlanChange>, Asker<bool>),
    Shelve(Vec<Shelving>, Asker<()>),
    Aside(Box<Aside>, Asker<bool>),
    /// Traces of what was deleted go, however long that takes.
    Scrub(Asker<()>),
    Probe(Asker<()>),
    Close,
    #[cfg(test)]
    Fault(&'static str, Asker<()>),
}

/// What has come of it.
enum Outcome {
    Created(Created),
    Appended(Appended),
    Arrived(Arrived),
    /// Whether what was there let it be done.
    Told(bool),
    Nothing,
}

impl Outcome {
    /// Whether something was written that was not there before.
    const fn is_done(&self) -> bool {
        match self {
            Self::Created(created) => matches!(created, Created::New),
            Self::Appended(appended) => matches!(appended, Appended::Done),
            Self::Arrived(_) | Self::Told(_) | Self::Nothing => true,
        }
    }
}

/// The way to the one who writes.
#[derive(Debug, Clone)]
pub(super) struct Writer {
    queue: mpsc::Sender<Work>,
}

impl Writer {
    /// Lets somebody write on a connection, until everybody who may ask is gone. What comes back
    /// ends when the connection is closed.
    pub(super) fn start(
        connection: SqliteConnection,
        options: SqliteConnectOptions,
    ) -> (Self, tokio::task::JoinHandle<()>) {
        let (queue, waiting) = mpsc::channel(QUEUE);
        let hasty = cfg!(debug_assertions) && std::env::var_os(HASTY).is_some();
        let desk = Desk { hasty, ..Desk::new(Some(connection), options) };
        (Self { queue }, tokio::spawn(desk.work(waiting)))
    }

    pub(super) async fn create(
        &self,
        game: &Summary,
        first: &Stored,
    ) -> Result<Created, StoreError> {
        let game = Box::new((game.clone(), first.clone()));
        self.ask(|asker| Work::Create(game, asker)).await
    }

    pub(super) async fn append(
        &self,
        after: &Summary,
        event: &Stored,
    ) -> Result<Appended, StoreError> {
        let event = Box::new((after.clone(), event.clone()));
        self.ask(|asker| Work::Append(event, asker)).await
    }

    pub(super) async fn set_note(&self, name: &str, value: &str) -> Result<(), StoreError> {
        let (name, value) = (name.to_string(), value.to_string());
        self.ask(|asker| Work::Note(name, value, asker)).await
    }

    pub(super) async fn take_over(
        &self,
        games: Vec<Arrival>,
        notes: Vec<Note>,
    ) -> Result<Arrived, StoreError> {
        self.ask(|asker| Work::TakeOver(Box::new((games, notes)), asker)).await
    }

    pub(super) async fn shelve(&self, changes: Vec<Shelving>) -> Result<(), StoreError> {
        self.ask(|asker| Work::Shelve(changes, asker)).await
    }

    pub(super) async fn beat(&self, counted: u64) -> Result<(), StoreError> {
        self.ask(|asker| Work::Beat(counted, asker)).await
    }

    pub(super) async fn carry_out(&self, deed: Deed) -> Result<bool, StoreError> {
        self.ask(|asker| Work::People(Box::new(deed), asker)).await
    }

    pub(super) async fn change_plan(&self, change: &PlanChange) -> Result<bool, StoreError> {
        self.ask(|asker| Work::Plan(Box::new(change.clone()), asker)).await
    }

    pub(super) async fn put_aside(&self, aside: Aside) -> Result<bool, StoreError> {
        self.ask(|asker| Work::Aside(Box::new(aside), asker)).await
    }

    pub(super) async fn scrub(&self) -> Result<(), StoreError> {
        self.ask(Work::Scrub).await
    }

    pub(super) async fn probe(&self) -> Result<(), StoreError> {
        self.ask(Work::Probe).await
    }

    /// Lets everything be written that was asked for before, and nothing more.
    pub(super) async fn close(&self) {
        // Who has closed already does not hear it.
        let _ = self.queue.send(Work::Close).await;
    }

    /// A command that the database cannot carry out: an event of no game.
    #[cfg(test)]
    pub(super) async fn fault(&self) -> Result<(), StoreError> {
        self.ask(|asker| Work::Fault(tests::OF_NO_GAME, asker)).await
    }

    /// The same, which the database notices when the transaction ends.
    #[cfg(test)]
    pub(super) async fn fault_at_commit(&self) -> Result<(), StoreError> {
        self.ask(|asker| Work::Fault(tests::OF_NO_GAME_YET, asker)).await
    }

    async fn ask<T>(&self, work: impl FnOnce(Asker<T>) -> Work) -> Result<T, StoreError> {
        let (asker, answer) = oneshot::channel();
        self.queue.send(work(asker)).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }
}

/// Where the writing is done.
struct Desk {
    /// None after a failure that leaves its state unknown; the next command opens another one.
    connection: Option<SqliteConnection>,
    options: SqliteConnectOptions,
    /// Whether it answers before the commit, which is wrong.
    hasty: bool,
    /// When traces of what was deleted are taken away.
    scrubs: ScrubSchedule,
    /// Deletions that are answered once the file may be written anew, and when at the latest.
    unanswered: Vec<(Work, Outcome)>,
    latest: Instant,
}

impl Desk {
    fn new(connection: Option<SqliteConnection>, options: SqliteConnectOptions) -> Self {
        let latest = Instant::now();
        let scrubs = ScrubSchedule::new(latest);
        Self { connection, options, hasty: false, scrubs, unanswered: Vec::new(), latest }
    }

    async fn work(mut self, mut waiting: mpsc::Receiver<Work>) {
        let mut group = Vec::with_capacity(GROUP);
        while self.wait(&mut waiting, &mut group).await > 0 {
            let last = group.iter().any(|work| matches!(work, Work::Close));
            self.carry_out(std::mem::take(&mut group)).await;
            if last {
                break;
            }
        }
        self.answer_all();
        if let Some(connection) = self.connection.take()
            && let Err(error) = connection.close().await
        {
            tracing::warn!(%error, "the database is not closed");
        }
    }

    /// Waits for commands; when the time has come for it, traces are taken away that are left, however many come.
    async fn wait(&mut self, waiting: &mut mpsc::Receiver<Work>, group: &mut Vec<Work>) -> usize {
        while let Some(next) = self.next() {
            if Instant::now() >= next {
                self.catch_up().await;
            } else if let Ok(count) = timeout_at(next, waiting.recv_many(group, GROUP)).await {
                return count;
            }
        }
        waiting.recv_many(group, GROUP).await
    }

    /// When something is to be done that no command asks for.
    fn next(&self) -> Option<Instant> {
        let latest = (!self.unanswered.is_empty()).then_some(self.latest);
        self.scrubs.due().into_iter().chain(latest).min()
    }

    /// Takes away the traces that are left, and answers the deletions that wait for that, or have waited long enough.
    async fn catch_up(&mut self) {
        if self.scrubs.due().is_some_and(|due| Instant::now() >= due) {
            self.scrub(false).await;
        }
        if self.scrubs.due().is_none() || Instant::now() >= self.latest {
            self.answer_all();
        }
    }

    /// Answers the deletions that wait until the file may be written anew.
    fn answer_all(&mut self) {
        let (works, told) = std::mem::take(&mut self.unanswered).into_iter().unzip();
        answer(works, Ok(told));
    }

    /// Takes the traces away of what was deleted. What cannot be done now is done later, or by the next start.
    async fn scrub(&mut self, nobody_waits: bool) {
        let begun = Instant::now();
        let which = self.scrubs.rewrite(nobody_waits, begun);
        let scrubbed = match self.connection().await {
            Ok(connection) => scrub::scrub(connection, which).await,
            Err(error) => Err(error.into()),
        };
        if let Err(error) = &scrubbed {
            tracing::warn!(%error, "what was deleted has left traces in the file");
        }
        self.scrubs.note(which, (begun, Instant::now()), matches!(scrubbed, Ok(true)));
    }

    /// The connection, or another one where the last one has gone with a transaction that failed.
    async fn connection(&mut self) -> Result<&mut SqliteConnection, sqlx::Error> {
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.options.connect().await?,
        };
        Ok(self.connection.insert(connection))
    }

    /// Carries out a group, and answers everybody.
    async fn carry_out(&mut self, group: Vec<Work>) {
        match self.perform(&group).await {
            Ok(outcomes) if self.hasty => {
                answer(group, Ok(outcomes));
                tokio::time::sleep(HASTE).await;
                let _ = self.commit().await;
            }
            Ok(outcomes) => {
                let committed = self.commit().await;
                if committed.is_ok() {
                    COUNTS.committed(group.len());
                }
                self.finish(group, committed.map(|()| outcomes)).await;
            }
            // One of them is to blame, and it shall not be to the harm of the others.
            Err(Failed::Statement(_)) if group.len() > 1 => {
                for work in group {
                    let outcomes = match self.perform(std::slice::from_ref(&work)).await {
                        Ok(outcomes) => self.commit().await.map(|()| outcomes),
                        Err(failed) => Err(failed),
                    };
                    self.finish(vec![work], outcomes).await;
                }
            }
            Err(failed) => answer(group, Err(failed)),
        }
    }

    /// Answers a group; those who delete something once no trace of it is left, or when that takes long.
    async fn finish(&mut self, group: Vec<Work>, outcomes: Result<Vec<Outcome>, Failed>) {
        let Ok(outcomes) = outcomes else { return answer(group, outcomes) };
        let (leaving, others): (Vec<_>, Vec<_>) =
            group.into_iter().zip(outcomes).partition(|(work, _)| work.leaves_traces());
        let (works, told) = others.into_iter().unzip();
        answer(works, Ok(told));
        if leaving.is_empty() {
            return;
        }
        let nobody_waits = leaving.iter().any(|(work, _)| matches!(work, Work::Scrub(_)));
        if self.scrubs.rewrite(nobody_waits, Instant::now()) == Rewrite::SmallLater {
            if self.unanswered.is_empty() {
                self.latest = Instant::now() + AWAITED;
            }
            self.unanswered.extend(leaving);
            self.scrub(false).await;
            // A large file waits for the next start anyway.
            if self.scrubs.due().is_none() {
                self.answer_all();
            }
            return;
        }
        let (works, told) = leaving.into_iter().unzip();
        let tell = || answer(works, Ok(told));
        if nobody_waits {
            self.scrub(true).await;
            tell();
        } else {
            tell_by(Instant::now() + AWAITED, self.scrub(false), tell).await;
        }
    }

    /// Carries out a group in a transaction that is still open; nothing of it is true yet.
    async fn perform(&mut self, group: &[Work]) -> Result<Vec<Outcome>, Failed> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.options.connect().await.map_err(Failed::Transaction)?,
        };
        let begun = sqlx::query("BEGIN IMMEDIATE").execute(&mut connection).await;
        begun.map_err(Failed::Transaction)?;
        let outcomes = perform_all(group, &mut connection).await;
        // If even that fails, the connection goes, and the transaction with it.
        if outcomes.is_ok() || sqlx::query("ROLLBACK").execute(&mut connection).await.is_ok() {
            self.connection = Some(connection);
        }
        outcomes.map_err(Failed::Statement)
    }

    /// Ends the transaction; everything in it is true and on the disk when this comes back.
    async fn commit(&mut self) -> Result<(), Failed> {
        let Some(mut connection) = self.connection.take() else {
            return Ok(());
        };
        // Whether a commit that fails has happened is not known: nobody is told that it has, the
        // connection goes, and who sends the same command again finds out on a fresh one.
        let done = sqlx::query("COMMIT").execute(&mut connection).await;
        done.map_err(Failed::Transaction)?;
        self.connection = Some(connection);
        Ok(())
    }
}

/// Does something, and tells of it when it is done or this moment has come, whichever is first.
async fn tell_by(latest: Instant, doing: impl Future<Output = ()>, tell: impl FnOnce()) {
    let mut doing = pin!(doing);
    let is_done = timeout_at(latest, &mut doing).await.is_ok();
    tell();
    if !is_done {
        doing.await;
    }
}

/// Carries out a group, and moves the time that counts on to the last moment of it.
async fn perform_all(
    group: &[Work],
    connection: &mut SqliteConnection,
) -> Result<Vec<Outcome>, StoreError> {
    let mut outcomes = Vec::with_capacity(group.len());
    for work in group {
        outcomes.push(work.perform(connection).await?);
    }
    let done = group.iter().zip(&outcomes).filter(|(_, outcome)| outcome.is_done());
    if let Some(counted) = done.filter_map(|(work, _)| work.counted()).max() {
        statements::beat(connection, counted).await?;
    }
    Ok(outcomes)
}

/// Why a transaction has come to nothing.
enum Failed {
    /// A statement cannot be carried out.
    Statement(StoreError),
    /// The transaction itself cannot be begun or ended.
    Transaction(sqlx::Error),
}

impl Failed {
    /// What those are told whose commands it held.
    fn told(&self) -> StoreError {
        StoreError::Unwritten(match self {
            Self::Statement(error) => error.to_string(),
            Self::Transaction(error) => error.to_string(),
        })
    }
}

/// Answers a group.
fn answer(group: Vec<Work>, outcomes: Result<Vec<Outcome>, Failed>) {
    match outcomes {
        Ok(outcomes) => {
            for (work, outcome) in group.into_iter().zip(outcomes) {
                work.answer(Ok(outcome));
            }
        }
        Err(failed) => {
            COUNTS.fail(Fault::Write);
            for work in group {
                work.answer(Err(failed.told()));
            }
        }
    }
}

impl Work {
    /// Whether something is in the file afterwards that is to be in it no more.
    fn leaves_traces(&self) -> bool {
        match self {
            Self::People(deed, _) => matches!(**deed, Deed::Delete { .. }),
            Self::Scrub(_) => true,
            _ => false,
        }
    }

    /// The moment of it, by the time that counts.
    fn counted(&self) -> Option<u64> {
        match self {
            Self::Create(what, _) | Self::Append(what, _) => Some(what.1.counted),
            Self::Beat(counted, _) => Some(*counted),
            _ => None,
        }
    }

    async fn perform(&self, connection: &mut SqliteConnection) -> Result<Outcome, StoreError> {
        Ok(match self {
            Self::Create(what, _) => {
                Outcome::Created(statements::create(connection, &what.0, &what.1).await?)
            }
            Self::Append(what, _) => {
                Outcome::Appended(statements::append(connection, &what.0, &what.1).await?)
            }
            Self::Note(name, value, _) => {
                statements::set_note(connection, name, value).await?;
                Outcome::Nothing
            }
            Self::TakeOver(what, _) => {
                Outcome::Arrived(archive::take_over(connection, &what.0, &what.1).await?)
            }
            Self::People(deed, _) => Outcome::Told(people_deeds::perform(connection, deed).await?),
            Self::Plan(change, _) => Outcome::Told(plans::change(connection, change).await?),
            Self::Aside(aside, _) => Outcome::Told(asides::put(connection, aside).await?),
            Self::Shelve(changes, _) => {
                shelf::shelve(connection, changes).await?;
                Outcome::Nothing
            }
            Self::Probe(_) => {
                probe::write(connection, "here").await?;
                Outcome::Nothing
            }
            Self::Beat(..) | Self::Scrub(_) | Self::Close => Outcome::Nothing,
            #[cfg(test)]
            Self::Fault(statements, _) => {
                sqlx::raw_sql(*statements).execute(connection).await?;
                Outcome::Nothing
            }
        })
    }

    /// Answers; who does not wait any more has gone away.
    fn answer(self, outcome: Result<Outcome, StoreError>) {
        match (self, outcome) {
            (Self::Create(_, asker), Ok(Outcome::Created(created))) => {
                let _ = asker.send(Ok(created));
            }
            (Self::Append(_, asker), Ok(Outcome::Appended(appended))) => {
                let _ = asker.send(Ok(appended));
            }
            (Self::TakeOver(_, asker), Ok(Outcome::Arrived(arrived))) => {
                let _ = asker.send(Ok(arrived));
            }
            (
                Self::People(_, asker) | Self::Plan(_, asker) | Self::Aside(_, asker),
                Ok(Outcome::Told(done)),
            ) => {
                let _ = asker.send(Ok(done));
            }
            (Self::People(_, asker) | Self::Plan(_, asker) | Self::Aside(_, asker), outcome) => {
                let _ = asker.send(Err(unanswered(outcome)));
            }
            (Self::TakeOver(_, asker), outcome) => {
                let _ = asker.send(Err(unanswered(outcome)));
            }
            (Self::Create(_, asker), outcome) => {
                let _ = asker.send(Err(unanswered(outcome)));
            }
            (Self::Append(_, asker), outcome) => {
                let _ = asker.send(Err(unanswered(outcome)));
            }
            (
                Self::Note(_, _, asker)
                | Self::Beat(_, asker)
                | Self::Shelve(_, asker)
                | Self::Scrub(asker)
                | Self::Probe(asker),
                outcome,
            ) => {
                let _ = asker.send(outcome.map(|_| ()));
            }
            (Self::Close, _) => {}
            #[cfg(test)]
            (Self::Fault(_, asker), outcome) => {
                let _ = asker.send(outcome.map(|_| ()));
            }
        }
    }
}

/// The error of an outcome that is none.
fn unanswered(outcome: Result<Outcome, StoreError>) -> StoreError {
    outcome.err().unwrap_or(StoreError::Closed)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

    use super::*;
    use crate::store::{People, Sqlite, Store, people_tests::sign_up, sqlite, tests::folder};

    pub(super) const OF_NO_GAME: &str =
        "INSERT INTO event VALUES ('nobody', 1, 1, 'x', 'x', 'x', 1, NULL, 1)";

    pub(super) const OF_NO_GAME_YET: &str = "PRAGMA defer_foreign_keys = on;
        INSERT INTO event VALUES ('nobody', 1, 1, 'x', 'x', 'x', 1, NULL, 1)";

    /// A desk that has lost its connection.
    fn without_connection(file: &std::path::Path) -> Desk {
        Desk::new(None, sqlite::options(file))
    }

    #[tokio::test]
    async fn traces_go_by_another_connection_where_the_last_one_failed() {
        let file = folder("writer-reopened").join("zwick.sqlite");
        Sqlite::open(&file).await.unwrap().close().await;
        let mut desk = without_connection(&file);
        desk.scrub(false).await;
        assert!(desk.connection.is_some());
        assert_eq!(desk.next(), None);
        desk.connection.unwrap().close().await.unwrap();
    }

    #[tokio::test]
    async fn a_file_that_cannot_be_opened_is_tried_again_later() {
        let mut desk = without_connection(&folder("writer-gone").join("gone/zwick.sqlite"));
        for _ in 0..3 {
            let begun = Instant::now();
            desk.scrub(false).await;
            assert!(desk.next().expect("the traces are still there") > begun);
        }
    }

    #[tokio::test]
    async fn many_who_delete_their_accounts_are_answered_when_no_trace_is_left() {
        let file = folder("writer-rests").join("zwick.sqlite");
        let store = Sqlite::open(&file).await.unwrap();
        let ids: Vec<String> = (0..20).map(|number| format!("id{number}")).collect();
        for id in &ids {
            store.carry_out(sign_up(id, &format!("{id}-name"))).await.unwrap();
        }
        let mut reader = sqlite::options(&file).connect().await.unwrap();
        for account in ids {
            let delete = Deed::Delete { account, at: 1, messages: false };
            let asked = Instant::now();
            assert!(store.writer().carry_out(delete).await.unwrap());
            // On a machine that takes long for it they are not kept waiting.
            let is_late = asked.elapsed() >= AWAITED;
            let due = "SELECT COUNT(*) FROM meta WHERE name = 'rewrite'";
            let due: i64 = sqlx::query_scalar(due).fetch_one(&mut reader).await.unwrap();
            assert!(due == 0 || is_late, "the file was written anew before the answer");
        }
        reader.close().await.unwrap();
        store.close().await;
    }

    #[tokio::test]
    async fn nobody_is_kept_waiting_for_something_that_does_not_end() {
        let (tell, told) = oneshot::channel();
        // It ends no sooner than somebody has been told.
        let doing = async { told.await.unwrap() };
        let telling = tell_by(Instant::now(), doing, || tell.send(()).unwrap());
        tokio::time::timeout(Duration::from_mins(1), telling).await.expect("it is told");
    }
}
