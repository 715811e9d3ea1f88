//! What this process has done, counted.
//!
//! There is one set of counts for the process, because that is what its operator asks about; whoever
//! does something worth counting reaches it from anywhere. Nothing in it tells one person or one game
//! from another.

use std::{
    collections::BTreeMap,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicI64, AtomicU64, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use super::histogram::Histogram;
use crate::engine_pool::Kind;

/// What this process has done.
pub(crate) static COUNTS: Counts = Counts::new();

/// The bounds for the time of a command, in microseconds.
const TIMES: &[u64] = &[
    500, 1000, 2500, 5000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 2_500_000,
    5_000_000, 10_000_000,
];

/// The bounds for the commands of one commit.
const SIZES: &[u64] = &[1, 2, 4, 8, 16, 32, 64, 128, 256, 512];

/// A way in which somebody follows a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stream {
    /// A socket.
    Socket,
    /// Server-sent events.
    Events,
    /// Lines of JSON.
    Lines,
}

impl Stream {
    pub(super) const ALL: [(Self, &'static str); 3] =
        [(Self::Socket, "socket"), (Self::Events, "events"), (Self::Lines, "lines")];
}

/// An address that connections come in by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Gate {
    /// That of players, and the door to the home network.
    Players,
    /// That of the operator.
    Operator,
}

impl Gate {
    pub(super) const ALL: [(Self, &'static str); 2] =
        [(Self::Players, "players"), (Self::Operator, "operator")];
}

/// Why the server has ended a connection, or not begun it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Dropped {
    /// It has sent no whole header in time.
    Header,
    /// It has waited too long for another request.
    Idle,
    /// It had nothing to do, and its place was needed.
    Crowded,
    /// There was no place.
    Refused,
    /// The other end has taken nothing for too long.
    Stalled,
}

impl Dropped {
    pub(super) const ALL: [(Self, &'static str); 5] = [
        (Self::Header, "header"),
        (Self::Idle, "idle"),
        (Self::Crowded, "crowded"),
        (Self::Refused, "refused"),
        (Self::Stalled, "stalled"),
    ];
}

/// What there is a limit of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Measured {
    /// Anything that changes something.
    Command,
    /// Games that are begun.
    Beginning,
    /// Names and passwords.
    Entry,
    /// What a computer has to think for.
    Thought,
    /// Pages, views and streams.
    Look,
    /// Games that are followed at once.
    Open,
    /// Secrets that were not met before.
    Stranger,
}

impl Measured {
    pub(super) const ALL: [(Self, &'static str); 7] = [
        (Self::Command, "command"),
        (Self::Beginning, "beginning"),
        (Self::Entry, "entry"),
        (Self::Thought, "thought"),
        (Self::Look, "look"),
        (Self::Open, "open"),
        (Self::Stranger, "stranger"),
    ];
}

/// Where the database has failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// A transaction has come to nothing.
    Write,
    /// A request was refused for it.
    Request,
    /// The clocks were not looked after.
    Sweep,
    /// The server was asked whether it is ready, and was not.
    Ready,
}

impl Fault {
    pub(super) const ALL: [(Self, &'static str); 4] = [
        (Self::Write, "write"),
        (Self::Request, "request"),
        (Self::Sweep, "sweep"),
        (Self::Ready, "ready"),
    ];
}

/// What has become of a mail.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mailed {
    /// The relay has it.
    Sent,
    /// It is tried again.
    Failed,
    /// It is not tried any more.
    GivenUp,
}

impl Mailed {
    pub(super) const ALL: [(Self, &'static str); 3] =
        [(Self::Sent, "sent"), (Self::Failed, "failed"), (Self::GivenUp, "given-up")];
}

/// Answers of one route: how many by method and status.
pub(super) type Answers = BTreeMap<(&'static str, u16), u64>;

/// What a process has done.
#[derive(Debug)]
pub(crate) struct Counts {
    answers: Mutex<BTreeMap<String, Answers>>,
    /// How long commands took, in microseconds.
    pub(super) commands: Histogram,
    /// How many commands each commit held.
    pub(super) commits: Histogram,
    /// How long it took to have a connection to the database, in microseconds.
    pub(super) connecting: Histogram,
    /// How long the database took to answer, in microseconds.
    pub(super) statements: Histogram,
    connections: [AtomicI64; Gate::ALL.len()],
    dropped: [AtomicU64; Dropped::ALL.len()],
    streams: [AtomicI64; Stream::ALL.len()],
    limited: [AtomicU64; Measured::ALL.len()],
    faults: [AtomicU64; Fault::ALL.len()],
    /// How late the latest game was ended, in milliseconds.
    sweeper_lag: AtomicU64,
    swept: Mutex<Option<Instant>>,
    /// Questions to engines that were refused.
    questions_refused: [AtomicU64; Kind::ALL.len()],
    mails: [AtomicU64; Mailed::ALL.len()],
}

impl Counts {
    const fn new() -> Self {
        Self {
            answers: Mutex::new(BTreeMap::new()),
            commands: Histogram::new(TIMES),
            commits: Histogram::new(SIZES),
            connecting: Histogram::new(TIMES),
            statements: Histogram::new(TIMES),
            connections: [const { AtomicI64::new(0) }; _],
            dropped: [const { AtomicU64::new(0) }; _],
            streams: [const { AtomicI64::new(0) }; _],
            limited: [const { AtomicU64::new(0) }; _],
            faults: [const { AtomicU64::new(0) }; _],
            sweeper_lag: AtomicU64::new(0),
            swept: Mutex::new(None),
            questions_refused: [const { AtomicU64::new(0) }; _],
            mails: [const { AtomicU64::new(0) }; _],
        }
    }

    /// Counts an answer. The route is the pattern of its path, which holds no id.
    pub(super) fn answered(&self, route: &str, method: &'static str, status: u16) {
        let mut answers = self.answers.lock().unwrap_or_else(PoisonError::into_inner);
        if !answers.contains_key(route) {
            answers.insert(route.to_string(), Answers::new());
        }
        if let Some(answers) = answers.get_mut(route) {
            *answers.entry((method, status)).or_default() += 1;
        }
    }

    /// The answers by route.
    pub(super) fn answers(&self) -> BTreeMap<String, Answers> {
        self.answers.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Counts a command that was answered, whatever came of it.
    pub(crate) fn commanded(&self, took: Duration) {
        self.commands.observe(micros(took));
    }

    /// Counts somebody who has got a connection to the database.
    pub(crate) fn connected(&self, waited: Duration) {
        self.connecting.observe(micros(waited));
    }

    /// Counts what the database has answered.
    pub(crate) fn stated(&self, took: Duration) {
        self.statements.observe(micros(took));
    }

    /// Counts a commit that held so many commands.
    pub(crate) fn committed(&self, commands: usize) {
        self.commits.observe(commands as u64);
    }

    /// Counts a connection, until what is given back goes.
    pub(crate) fn connect(&'static self, gate: Gate) -> Streaming {
        self.connections[gate as usize].fetch_add(1, Relaxed);
        Streaming(&self.connections[gate as usize])
    }

    pub(super) fn connections(&self, gate: Gate) -> i64 {
        self.connections[gate as usize].load(Relaxed)
    }

    /// Counts a connection that the server has ended, or not begun.
    pub(crate) fn drop_connection(&self, dropped: Dropped) {
        self.dropped[dropped as usize].fetch_add(1, Relaxed);
    }

    pub(super) fn dropped(&self, dropped: Dropped) -> u64 {
        self.dropped[dropped as usize].load(Relaxed)
    }

    /// Counts somebody who follows a game, until what is given back goes.
    pub(crate) fn follow(&'static self, stream: Stream) -> Streaming {
        self.streams[stream as usize].fetch_add(1, Relaxed);
        Streaming(&self.streams[stream as usize])
    }

    pub(super) fn following(&self, stream: Stream) -> i64 {
        self.streams[stream as usize].load(Relaxed)
    }

    /// Counts something that was refused because it was too much.
    pub(crate) fn limit(&self, measure: Measured) {
        self.limited[measure as usize].fetch_add(1, Relaxed);
    }

    pub(super) fn limited(&self, measure: Measured) -> u64 {
        self.limited[measure as usize].load(Relaxed)
    }

    /// Counts a failure of the database.
    pub(crate) fn fail(&self, fault: Fault) {
        self.faults[fault as usize].fetch_add(1, Relaxed);
    }

    pub(super) fn failed(&self, fault: Fault) -> u64 {
        self.faults[fault as usize].load(Relaxed)
    }

    /// Notes that games whose time is up have been looked for, the latest of them so many
    /// milliseconds late.
    pub(crate) fn swept(&self, lag: u64) {
        self.sweeper_lag.store(lag, Relaxed);
        *self.swept.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }

    /// How late the sweeper was, and since when it has not come by, once it has.
    pub(super) fn sweeper(&self) -> (Duration, Option<Duration>) {
        let swept = *self.swept.lock().unwrap_or_else(PoisonError::into_inner);
        let lag = Duration::from_millis(self.sweeper_lag.load(Relaxed));
        (lag, swept.map(|swept| swept.elapsed()))
    }

    /// Counts a question to an engine that was refused because too many wait.
    pub(crate) fn refuse_question(&self, kind: Kind) {
        self.questions_refused[kind as usize].fetch_add(1, Relaxed);
    }

    pub(super) fn refused_questions(&self, kind: Kind) -> u64 {
        self.questions_refused[kind as usize].load(Relaxed)
    }

    /// Counts a mail that was tried to send.
    pub(crate) fn mail(&self, mailed: Mailed) {
        self.mails[mailed as usize].fetch_add(1, Relaxed);
    }

    pub(super) fn mailed(&self, mailed: Mailed) -> u64 {
        self.mails[mailed as usize].load(Relaxed)
    }
}

/// A time in microseconds.
fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}

/// Somebody who is counted while this is kept.
#[derive(Debug)]
pub(crate) struct Streaming(&'static AtomicI64);

impl Drop for Streaming {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Relaxed);
    }
}
