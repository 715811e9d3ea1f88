//! Whether the server is ready: it takes requests, and the database takes what it is given.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::SeqCst},
    },
    time::{Duration, Instant},
};

use tokio::sync::Mutex;

use super::{COUNTS, Fault};
use crate::store::{Store, StoreError};

/// How long an answer of the database holds: however often one asks, it is written once in that time.
const HOLDS: Duration = Duration::from_secs(1);

/// How long the database may take.
const PATIENCE: Duration = Duration::from_secs(3);

/// Why the server is not ready.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum Unready {
    /// It is about to stop.
    #[error("the server is about to stop")]
    Draining,
    /// The database does not take anything.
    #[error("{0}")]
    Database(String),
    /// The database does not answer.
    #[error("the database has not answered for {} seconds", PATIENCE.as_secs())]
    Silent,
}

/// Whether the server is ready.
#[derive(Debug)]
pub(crate) struct Readiness {
    draining: AtomicBool,
    last: Mutex<Option<(Instant, Result<(), Unready>)>>,
}

impl Readiness {
    /// Nothing is known yet.
    pub(crate) fn new() -> Self {
        Self { draining: AtomicBool::new(false), last: Mutex::default() }
    }

    /// Says that the server is about to stop.
    pub(crate) fn drain(&self) {
        self.draining.store(true, SeqCst);
    }

    /// Whether the server is about to stop.
    pub(crate) fn is_draining(&self) -> bool {
        self.draining.load(SeqCst)
    }

    /// Finds out, by writing as much as a game does.
    pub(crate) async fn check(
        self: &Arc<Self>,
        store: &(impl Store + Clone + Send + Sync + 'static),
    ) -> Result<(), Unready> {
        if self.is_draining() {
            return Err(Unready::Draining);
        }
        // Who asks and hangs up at once must not make the next one write again.
        let (own, store) = (self.clone(), store.clone());
        let asked = tokio::spawn(async move { own.ask(&store).await });
        asked.await.unwrap_or_else(|error| Err(Unready::Database(error.to_string())))
    }

    /// What the database says, or has said just now.
    async fn ask(&self, store: &impl Store) -> Result<(), Unready> {
        // Who asks at the same time waits for the same answer.
        let mut last = self.last.lock().await;
        if let Some((at, answer)) = &*last
            && at.elapsed() < HOLDS
        {
            return answer.clone();
        }
        let written = tokio::time::timeout(PATIENCE, store.probe()).await;
        let answer = judge(written.ok());
        if answer.is_err() {
            COUNTS.fail(Fault::Ready);
        }
        *last = Some((Instant::now(), answer.clone()));
        answer
    }
}

fn judge(written: Option<Result<(), StoreError>>) -> Result<(), Unready> {
    match written {
        Some(Ok(())) => Ok(()),
        Some(Err(error)) => Err(Unready::Database(error.to_string())),
        None => Err(Unready::Silent),
    }
}
