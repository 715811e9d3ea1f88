//! Connections for what is asked most often. Unlike those of the pool they are not tried each time they
//! are handed back, which would be a second question for every one; one that has failed is thrown away.

use std::{
    ops::{Deref, DerefMut},
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use sqlx::{ConnectOptions, Connection, PgConnection, postgres::PgConnectOptions};
use tokio::{
    runtime::Handle,
    sync::{OwnedSemaphorePermit, Semaphore},
    time::timeout,
};

use super::pool::open_at;
use crate::operator::COUNTS;

/// The connections, as many as may be open at once.
#[derive(Debug, Clone)]
pub(super) struct Lines(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    options: PgConnectOptions,
    /// How many may be open.
    most: usize,
    /// How long somebody waits for one.
    patience: Duration,
    permits: Arc<Semaphore>,
    /// Where they are opened.
    home: Handle,
    /// Those that nobody uses, each with when it was last used.
    idle: Mutex<Vec<(Instant, PgConnection)>>,
}

/// A connection in use.
#[derive(Debug)]
pub(super) struct Line {
    lines: Lines,
    connection: PgConnection,
    permit: OwnedSemaphorePermit,
    /// Since when it is in use.
    since: Instant,
}

/// How many connections there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Connections {
    /// In use.
    pub(crate) busy: usize,
    /// Open, and used by nobody.
    pub(crate) idle: usize,
}

/// One that nobody has used for so long is tried first: the database may have been restarted.
const IDLE: Duration = Duration::from_secs(1);

impl Lines {
    /// So many at most, opened where this is called; who asks for one waits so long for it.
    pub(super) fn new(options: PgConnectOptions, most: u32, patience: Duration) -> Self {
        let most = most as usize;
        let permits = Arc::new(Semaphore::new(most));
        let home = Handle::current();
        Self(Arc::new(Inner { options, most, patience, permits, home, idle: Mutex::default() }))
    }

    /// Takes one, or opens one.
    pub(super) async fn take(&self) -> Result<Line, sqlx::Error> {
        let asked = Instant::now();
        let line = async {
            let permit = self.0.permits.clone().acquire_owned().await;
            let permit = permit.map_err(|_| sqlx::Error::PoolClosed)?;
            let (connection, permit) = match self.usable().await {
                Some(connection) => (connection, permit),
                None => self.open(permit).await?,
            };
            let since = Instant::now();
            COUNTS.connected(since.duration_since(asked));
            Ok(Line { lines: self.clone(), connection, permit, since })
        };
        timeout(self.0.patience, line).await.unwrap_or(Err(sqlx::Error::PoolTimedOut))
    }

    /// Opens one. The permit goes along: it is given back only when no connection is on its way any more, even if
    /// nobody waits for it.
    async fn open(
        &self,
        permit: OwnedSemaphorePermit,
    ) -> Result<(PgConnection, OwnedSemaphorePermit), sqlx::Error> {
        let options = self.0.options.clone();
        open_at(&self.0.home, async move { Ok((options.connect().await?, permit)) }).await
    }

    /// One that is open and works.
    async fn usable(&self) -> Option<PgConnection> {
        loop {
            let (used, mut connection) = self.idle().pop()?;
            if used.elapsed() < IDLE || connection.ping().await.is_ok() {
                return Some(connection);
            }
        }
    }

    /// How many there are.
    pub(super) fn count(&self) -> Connections {
        let free = self.0.permits.available_permits();
        Connections { busy: self.0.most.saturating_sub(free), idle: self.idle().len() }
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<(Instant, PgConnection)>> {
        self.0.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Opens no more, and closes those that nobody uses.
    pub(super) async fn close(&self) {
        self.0.permits.close();
        let idle = std::mem::take(&mut *self.idle());
        for (_, connection) in idle {
            // Whatever was asked for has been answered.
            let _ = connection.close().await;
        }
    }
}

impl Line {
    /// Hands it back. One that is dropped instead, because something has failed or nobody waits for the
    /// answer any more, is thrown away.
    pub(super) fn done(self) {
        let Self { lines, connection, permit, since } = self;
        COUNTS.stated(since.elapsed());
        if !lines.0.permits.is_closed() {
            lines.idle().push((Instant::now(), connection));
        }
        // Only now may somebody else come and look.
        drop(permit);
    }
}

impl Deref for Line {
    type Target = PgConnection;

    fn deref(&self) -> &PgConnection {
        &self.connection
    }
}

impl DerefMut for Line {
    fn deref_mut(&mut self) -> &mut PgConnection {
        &mut self.connection
    }
}
