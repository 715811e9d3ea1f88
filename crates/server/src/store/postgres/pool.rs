//! Connections for everything that is not asked with every move. One on which a statement has failed is closed
//! and never used again, whatever the failure was; only a constraint that refuses a row says nothing about the
//! connection.

use std::{
    ops::{Deref, DerefMut},
    time::Duration,
};

use futures_util::{FutureExt, StreamExt, TryFutureExt, TryStreamExt, future::BoxFuture, stream};
use sqlx::{
    Connection, Either, Error, Execute, Executor, PgConnection, PgPool, Postgres, SqlStr,
    error::ErrorKind,
    pool::PoolConnection,
    postgres::{PgConnectOptions, PgPoolOptions, PgQueryResult, PgRow, PgStatement, PgTypeInfo},
};
use stream::BoxStream;
use tokio::{runtime::Handle, task::JoinSet};

/// A connection that nobody has used for so long is tried first: the database may have been restarted.
const IDLE: Duration = Duration::from_secs(1);

/// The connections, as many as may be open at once. Statements can be carried out on it as on a connection.
#[derive(Debug, Clone)]
pub(in crate::store) struct Pool {
    connections: PgPool,
    /// Where they are opened.
    home: Handle,
}

/// A connection in use, as for a transaction.
#[derive(Debug)]
pub(super) struct Held {
    connection: PoolConnection<Postgres>,
    /// Whether it may be used again.
    sound: bool,
}

impl Pool {
    /// Opens the first of so many connections, and later the others where this is called; who asks for one
    /// waits so long for it.
    pub(super) async fn open(
        options: PgConnectOptions,
        most: u32,
        patience: Duration,
    ) -> Result<Self, Error> {
        let connections = PgPoolOptions::new()
            .max_connections(most)
            .acquire_timeout(patience)
            .test_before_acquire(false)
            .before_acquire(|connection, meta| {
                Box::pin(async move { Ok(meta.idle_for < IDLE || connection.ping().await.is_ok()) })
            })
            .connect_with(options)
            .await?;
        Ok(Self { connections, home: Handle::current() })
    }

    /// Takes one. It goes back when it is [`done`](Held::done), and is closed otherwise.
    pub(super) async fn acquire(&self) -> Result<Held, Error> {
        let connections = self.connections.clone();
        let acquired = open_at(&self.home, async move { connections.acquire().await });
        Ok(Held { connection: acquired.await?, sound: false })
    }

    /// How many are open, and how many of them nobody uses.
    pub(super) fn count(&self) -> (usize, usize) {
        (self.connections.size() as usize, self.connections.num_idle())
    }

    /// Closes all of them once what was asked for is answered.
    pub(super) async fn close(&self) {
        self.connections.close().await;
    }

    /// Lets a connection carry something out, and closes it if that fails.
    async fn ask<T>(
        &self,
        asked: impl AsyncFnOnce(&mut PgConnection) -> Result<T, Error>,
    ) -> Result<T, Error> {
        let mut held = self.acquire().await?;
        let answer = asked(&mut held).await;
        if answer.as_ref().err().is_none_or(is_refusal) {
            held.done();
        }
        answer
    }
}

impl Held {
    /// Hands it back: everything that was asked of it was answered.
    pub(super) fn done(mut self) {
        self.sound = true;
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        if !self.sound {
            self.connection.close_on_drop();
        }
    }
}

impl Deref for Held {
    type Target = PgConnection;

    fn deref(&self) -> &PgConnection {
        &self.connection
    }
}

impl DerefMut for Held {
    fn deref_mut(&mut self) -> &mut PgConnection {
        &mut self.connection
    }
}

/// Opens a connection on a runtime, whichever one it is asked for on: its socket is bound for good to the one that
/// has opened it, and what others use must not wait for a thread that gives way, or go with it.
pub(super) async fn open_at<T: Send + 'static>(
    home: &Handle,
    opening: impl Future<Output = Result<T, Error>> + Send + 'static,
) -> Result<T, Error> {
    // Unlike a task on its own, one of a set is stopped when nobody waits for it any more.
    let mut tasks = JoinSet::new();
    tasks.spawn_on(opening, home);
    let opened = tasks.join_next().await.and_then(Result::ok);
    // It does not end otherwise unless the runtime does.
    opened.unwrap_or(Err(Error::PoolClosed))
}

/// Whether a statement was understood, and refused by what is there.
fn is_refusal(error: &Error) -> bool {
    error.as_database_error().is_some_and(|error| !matches!(error.kind(), ErrorKind::Other))
}

impl<'p> Executor<'p> for &'p Pool {
    type Database = Postgres;

    fn fetch_many<'e, 'q: 'e, E>(
        self,
        query: E,
    ) -> BoxStream<'e, Result<Either<PgQueryResult, PgRow>, Error>>
    where
        'p: 'e,
        E: 'q + Execute<'q, Postgres>,
    {
        // Whether it fails is known at the end only, and the connection is judged by that.
        self.ask(async |connection: &mut PgConnection| {
            connection.fetch_many(query).try_collect::<Vec<_>>().await
        })
        .map_ok(|steps| stream::iter(steps).map(Ok))
        .try_flatten_stream()
        .boxed()
    }

    fn fetch_optional<'e, 'q: 'e, E>(self, query: E) -> BoxFuture<'e, Result<Option<PgRow>, Error>>
    where
        'p: 'e,
        E: 'q + Execute<'q, Postgres>,
    {
        self.ask(async |connection: &mut PgConnection| connection.fetch_optional(query).await)
            .boxed()
    }

    fn prepare_with<'e>(
        self,
        sql: SqlStr,
        parameters: &'e [PgTypeInfo],
    ) -> BoxFuture<'e, Result<PgStatement, Error>>
    where
        'p: 'e,
    {
        self.ask(async |connection: &mut PgConnection| {
            connection.prepare_with(sql, parameters).await
        })
        .boxed()
    }
}
