//! A server, from its start to its stop.

use std::{
    io,
    net::{IpAddr, SocketAddr},
    sync::Arc,
    time::Duration,
};

use axum::serve::ListenerExt;
use tokio::{net::TcpListener, sync::watch, task::JoinHandle};

use crate::{
    analysis::Analysts,
    beside::Door,
    computer::{self, Thinkers},
    config::{Config, PORT},
    http::{self, App},
    instance::{Instance, InstanceError, Running},
    people::Office,
    presence::Presence,
    solving::Workshop,
    store::{Sqlite, Store, StoreError},
    table::{Rooms, random},
    timepiece::Timepiece,
};

/// How often clocks are looked after.
const TICK: Duration = Duration::from_millis(500);

/// How often it is written down that the server runs, while a clock does, in milliseconds.
const LIFE_SIGN: u64 = 2000;

/// How often it is where others play without clocks, who may also wait too long for each other.
const IDLE_SIGN: u64 = 60_000;

/// How long open connections may take to end.
const PARTING: Duration = Duration::from_secs(3);

/// How many ports are tried.
const TRIES: u16 = 100;

/// A server that runs.
#[derive(Debug)]
pub struct Server {
    running: Running,
    stop: watch::Sender<bool>,
    tasks: Vec<JoinHandle<()>>,
    rooms: Arc<Rooms<Sqlite>>,
    door: Door,
    instance: Instance,
}

/// What has come of a start.
#[derive(Debug)]
pub enum Started {
    /// The server runs.
    Here(Server),
    /// Another one has these games already.
    Elsewhere(Running),
}

/// Why a server does not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The folder cannot be had.
    #[error(transparent)]
    Instance(#[from] InstanceError),
    /// The games cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The port cannot be had.
    #[error("the port {port} cannot be had: {error}")]
    Port {
        /// The port.
        port: u16,
        /// What is wrong with it.
        error: io::Error,
    },
}

impl Server {
    /// Starts a server for the games of a folder, or finds the one that has them.
    ///
    /// # Errors
    ///
    /// If the folder, the games or the port cannot be had.
    pub async fn start(config: Config) -> Result<Started, StartError> {
        Self::start_by(Timepiece::system(), config).await
    }

    /// The same by a clock of one's own.
    ///
    /// # Errors
    ///
    /// As [`start`](Self::start).
    pub async fn start_by(time: Timepiece, config: Config) -> Result<Started, StartError> {
        let away = config.is_away();
        let (folder, file) = (config.data.clone(), config.file.clone());
        let taken = tokio::task::spawn_blocking(move || Instance::take(&folder, &file)).await;
        let instance = match taken {
            Ok(Ok(instance)) => instance,
            Ok(Err(InstanceError::Running(running))) => return Ok(Started::Elsewhere(running)),
            Ok(Err(error)) => return Err(error.into()),
            Err(_) => return Err(InstanceError::Silent(config.data).into()),
        };
        let store = Sqlite::open(&instance.games()).await?;
        let data_id = data_id(&store).await?;
        let (rooms, due) = Rooms::new(store, time);
        let rooms = Arc::new(rooms);
        let tables = config.tables.unwrap_or_else(|| config.data.join("tables"));
        let thinkers = Thinkers::new(Some(tables.clone()));
        let analysts = Analysts::new(Some(tables.clone()), thinkers.clone());
        let workshop = Workshop::open(tables, rooms.clone(), analysts.clone()).await?;
        resume(&rooms).await?;
        rooms.rate_the_rest().await?;
        let listener = listen(config.bind, config.port).await?;
        let address = listener
            .local_addr()
            .map_err(|error| StartError::Port { port: config.port.unwrap_or(PORT), error })?;
        let running = Running {
            address,
            public_url: config.public_url.clone(),
            pid: std::process::id(),
            data: data_id.clone(),
        };
        let (stop, stopping) = watch::channel(false);
        let door = Door::new(address.port());
        let app = App {
            rooms: rooms.clone(),
            thinkers: thinkers.clone(),
            analysts,
            workshop: workshop.clone(),
            results: Arc::default(),
            data_id: data_id.into(),
            hosts: config.hosts.into(),
            away,
            public_url: config.public_url.map(Into::into),
            door: door.clone(),
            beside: None,
            office: Office::default(),
            lobby: Arc::default(),
            presence: Presence::default(),
            limits: Arc::default(),
            trusted_proxies: config.trusted_proxies.into(),
            stopping: stopping.clone(),
        };
        let tasks = vec![
            tokio::spawn(serve(listener, app, stopping.clone())),
            tokio::spawn(look_after(rooms.clone(), away, stopping.clone())),
            tokio::spawn(workshop.attend(stopping.clone())),
            tokio::spawn(computer::attend(rooms.clone(), thinkers, config.pace, due, stopping)),
        ];
        rooms.call_back().await?;
        instance.announce(&running)?;
        Ok(Started::Here(Self { running, stop, tasks, rooms, door, instance }))
    }

    /// Where it runs.
    pub const fn running(&self) -> &Running {
        &self.running
    }

    /// Stops it: nothing new is taken in, what has begun is finished, the games are closed.
    pub async fn stop(self) {
        self.instance.withdraw();
        // Streams end when they hear of it; nobody else has to.
        self.stop.send_replace(true);
        self.door.close().await;
        for task in self.tasks {
            let abort = task.abort_handle();
            if tokio::time::timeout(PARTING, task).await.is_err() {
                abort.abort();
            }
        }
        if let Err(error) = beat(&self.rooms).await {
            tracing::warn!(%error, "the last moment is not written down");
        }
        self.rooms.store().close().await;
    }
}

/// Serves what comes in by a listener until it is to stop.
pub(crate) async fn serve(listener: TcpListener, app: App, mut stopping: watch::Receiver<bool>) {
    let router = http::router(app).into_make_service_with_connect_info::<SocketAddr>();
    // An update and an answer are small and follow each other; the second must not wait for the first
    // to be confirmed.
    let listener = listener.tap_io(|stream| {
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection may be slow");
        }
    });
    let stopped = async move {
        let _ = stopping.wait_for(|stopping| *stopping).await;
    };
    if let Err(error) = axum::serve(listener, router).with_graceful_shutdown(stopped).await {
        tracing::error!(%error, "the server fails");
    }
}

/// The port that is asked for; the usual one gives way to whatever else runs there.
async fn listen(ip: IpAddr, port: Option<u16>) -> Result<TcpListener, StartError> {
    let bind = async |port| {
        TcpListener::bind(SocketAddr::new(ip, port))
            .await
            .map_err(|error| StartError::Port { port, error })
    };
    if let Some(port) = port {
        return bind(port).await;
    }
    let mut last = bind(PORT).await;
    for port in PORT + 1..PORT + TRIES {
        match last {
            Err(StartError::Port { ref error, .. }) if error.kind() == io::ErrorKind::AddrInUse => {
                last = bind(port).await;
            }
            result => return result,
        }
    }
    last
}

/// What tells these games from others: drawn once, and kept with them.
async fn data_id(store: &Sqlite) -> Result<String, StoreError> {
    if let Some(id) = store.note("data").await? {
        return Ok(id);
    }
    let id = format!("{:016x}", random());
    store.set_note("data", &id).await?;
    Ok(id)
}

/// Lets the time that counts go on from where it had come to; what has passed without a server does not
/// count.
async fn resume(rooms: &Rooms<Sqlite>) -> Result<(), StoreError> {
    match rooms.store().heartbeat().await? {
        Some(_) if is_uncredited() => {}
        Some(counted) => rooms.time().go_on_from(counted),
        None => {}
    }
    beat(rooms).await
}

/// Makes a debug build count the time without a server, so that the tests of it can show that they
/// would notice.
fn is_uncredited() -> bool {
    cfg!(debug_assertions) && std::env::var_os("ZWICK_TEST_NO_CREDIT").is_some()
}

/// Writes down how far the time that counts has come.
async fn beat(rooms: &Rooms<Sqlite>) -> Result<(), StoreError> {
    rooms.store().beat(rooms.time().counted()).await
}

/// Ends games whose time has run out, and looks at the clock often enough to notice when the server
/// could not.
async fn look_after(rooms: Arc<Rooms<Sqlite>>, away: bool, mut stopping: watch::Receiver<bool>) {
    let mut written = 0;
    loop {
        tokio::select! {
            () = tokio::time::sleep(TICK) => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
        if let Err(error) = tick(&rooms, away, &mut written).await {
            tracing::warn!(%error, "the clocks are not looked after");
        }
    }
}

async fn tick(rooms: &Rooms<Sqlite>, away: bool, written: &mut u64) -> Result<(), StoreError> {
    let counted = rooms.time().counted();
    let timed = rooms.store().is_timed().await?;
    if timed {
        rooms.sweep().await?;
    }
    if away {
        rooms.rate_the_rest().await?;
    }
    let since = counted.saturating_sub(*written);
    if (timed && since >= LIFE_SIGN) || (away && since >= IDLE_SIGN) {
        *written = counted;
        beat(rooms).await?;
    }
    Ok(())
}
