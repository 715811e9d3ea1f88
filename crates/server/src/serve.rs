//! A server, from its start to its stop.

use std::{
    io,
    net::{IpAddr, SocketAddr},
    sync::Arc,
    time::Duration,
};

use socket2::SockRef;
use tokio::{net::TcpListener, sync::watch, task::JoinHandle};

use crate::{
    analysis, archive,
    beside::Door,
    broadcast::Broadcasts,
    computer,
    config::{Config, PORT},
    connections::{self, Proxies, Register, Room},
    engine_pool::EnginePool,
    hearing,
    heats::Heats,
    http::{self, App, Limits},
    instance::{Instance, InstanceError, Running},
    lobby::Lobby,
    mail::{self, Post},
    operator::{self, COUNTS, Fault, Gate, Readiness},
    people::{Devices, Office},
    presence::Presence,
    solving::Workshop,
    store::{Keeper, Store, StoreError},
    table::{Rooms, Table, Token, random},
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

/// How long the operator may take to read the last answer.
const LAST_WORDS: Duration = Duration::from_millis(500);

/// How much the system keeps of what a connection has not taken, in bytes; left alone it keeps megabytes for each
/// that never reads.
const SEND_BUFFER: usize = 64 << 10;

/// How many ports are tried.
const TRIES: u16 = 100;

/// A server that runs.
#[derive(Debug)]
pub struct Server {
    running: Running,
    stop: watch::Sender<bool>,
    tasks: Vec<JoinHandle<()>>,
    rooms: Arc<Rooms<Keeper>>,
    door: Door,
    instance: Arc<Instance>,
    readiness: Arc<Readiness>,
    office: Option<Worked>,
}

/// What answers the operator, to the last.
#[derive(Debug)]
struct Worked {
    close: watch::Sender<bool>,
    task: JoinHandle<()>,
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
    /// Nothing can be drawn by lot.
    #[error("there is no source of chance to draw the key from that devices are known by")]
    Chance,
    /// The key is not what was drawn.
    #[error(
        "the key that devices are known by is damaged; without the note `devices` in the table `meta` another one is drawn"
    )]
    DeviceKey,
    /// The address of the operator cannot be had.
    #[error("the operator's address {address} cannot be had: {error}")]
    Admin {
        /// The address.
        address: SocketAddr,
        /// What is wrong with it.
        error: io::Error,
    },
    /// A thread cannot be had.
    #[error("no thread can be had for spectators: {0}")]
    Thread(io::Error),
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
            Ok(Ok(instance)) => Arc::new(instance),
            Ok(Err(InstanceError::Running(running))) => return Ok(Started::Elsewhere(running)),
            Ok(Err(error)) => return Err(error.into()),
            Err(_) => return Err(InstanceError::Silent(config.data).into()),
        };
        let store = Keeper::open(&instance.games(), config.postgres.as_ref()).await?;
        if let Err(error) = store.scrub().await {
            tracing::warn!(%error, "what was deleted may have left traces in the file");
        }
        if let Err(error) = crate::people::renew_likenesses(&store).await {
            // Names given away meanwhile are compared as before; the next start tries again.
            tracing::warn!(%error, "what names can be mistaken for is not known anew");
        }
        let data_id = data_id(&store).await?;
        let devices = devices(&store, Token::fresh()).await?;
        let (rooms, due) = Rooms::new(store, time);
        let rooms = Arc::new(rooms);
        let tables = config.tables.unwrap_or_else(|| config.data.join("tables"));
        let engines = EnginePool::new(Some(tables.clone()));
        if away {
            engines.open_to_others();
        }
        let workshop = Workshop::open(tables, rooms.clone(), engines.clone()).await?;
        forgive(resume(&rooms).await)?;
        forgive(rooms.rate_the_rest().await)?;
        let listener = listen(config.bind, config.port).await?;
        let address = listener
            .local_addr()
            .map_err(|error| StartError::Port { port: config.port.unwrap_or(PORT), error })?;
        let office = open_office(config.admin).await?;
        let running = Running {
            address,
            admin: office.as_ref().and_then(|listener| listener.local_addr().ok()),
            public_url: config.public_url.clone(),
            pid: std::process::id(),
            data: data_id.clone(),
        };
        let (stop, stopping) = watch::channel(false);
        let door = Door::new(address.port());
        let (lobby, presence) = (Arc::new(Lobby::of(rooms.store())), Presence::default());
        let broadcasts = Broadcasts::new(config.spectators).map_err(StartError::Thread)?;
        let broadcasts = Arc::new(broadcasts);
        let readiness = Arc::new(Readiness::new());
        let relay = config.relay.as_ref().zip(config.public_url.as_deref());
        let post = relay.and_then(|(relay, base)| Post::open(relay, base));
        let room = Room::of_process();
        let proxies = Proxies::new(&config.trusted_proxies);
        let players = Register::new(Gate::Players, room.players, proxies.clone());
        let app = App {
            rooms: rooms.clone(),
            engines: engines.clone(),
            workshop: workshop.clone(),
            results: Arc::default(),
            heats: Arc::new(Heats::new(rooms.clone())),
            data_id: data_id.into(),
            hosts: config.hosts.into(),
            away,
            public_url: config.public_url.map(Into::into),
            door: door.clone(),
            beside: None,
            office: Office::new(devices, rooms.time()),
            post: post.clone(),
            lobby: lobby.clone(),
            presence: presence.clone(),
            connections: Arc::new(players),
            broadcasts,
            limits: Arc::new(Limits::among(room.players)),
            proxies,
            readiness: readiness.clone(),
            stopping: stopping.clone(),
        };
        let office = office.map(|listener| Worked::begin(listener, app.clone(), room));
        let sending =
            post.map(|post| tokio::spawn(mail::attend(post, rooms.clone(), stopping.clone())));
        let announcing = stopping.clone();
        let mut tasks = vec![
            tokio::spawn(serve(listener, app, stopping.clone())),
            tokio::spawn(look_after(rooms.clone(), away, stopping.clone())),
            tokio::spawn(workshop.attend(stopping.clone())),
            tokio::spawn(hearing::attend(rooms.clone(), lobby, presence, stopping.clone())),
            tokio::spawn(take_up_plans(rooms.clone())),
            tokio::spawn(archive::attend(rooms.clone(), stopping.clone())),
            tokio::spawn(analysis::annotate(rooms.clone(), engines.clone(), stopping.clone())),
            tokio::spawn(computer::attend(rooms.clone(), engines, config.pace, due, stopping)),
        ];
        tasks.extend(sending);
        rooms.call_back().await?;
        if is_hoarder() {
            hoard(&rooms).await?;
        }
        tasks.extend(announce(&instance, &running, announcing));
        tracing::info!(%address, "serving");
        Ok(Started::Here(Self { running, stop, tasks, rooms, door, instance, readiness, office }))
    }

    /// Where it runs.
    pub const fn running(&self) -> &Running {
        &self.running
    }

    /// Says that it is about to stop, so that whoever sends requests sends them elsewhere.
    pub fn drain(&self) {
        tracing::info!("about to stop");
        self.readiness.drain();
    }

    /// Stops it: nothing new is taken in, what has begun is finished, the games are closed.
    pub async fn stop(self) {
        self.readiness.drain();
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
        if let Some(office) = self.office {
            office.end().await;
        }
        tracing::info!("stopped");
    }
}

impl Worked {
    fn begin(listener: TcpListener, app: App, room: Room) -> Self {
        let (close, closing) = watch::channel(false);
        let register = Arc::new(Register::new(Gate::Operator, room.operator, Proxies::default()));
        let served = operator::Office::serve(listener, app, register, closing);
        Self { close, task: tokio::spawn(served) }
    }

    async fn end(self) {
        self.close.send_replace(true);
        let abort = self.task.abort_handle();
        if tokio::time::timeout(LAST_WORDS, self.task).await.is_err() {
            abort.abort();
        }
    }
}

/// Lets a start go on where only writing fails, as on a full disk: what is kept can be read all the same.
fn forgive(done: Result<(), StoreError>) -> Result<(), StoreError> {
    match done {
        Err(error @ StoreError::Unwritten(_)) => {
            tracing::warn!(%error, "nothing can be written; games can be read only until that is over");
            Ok(())
        }
        other => other,
    }
}

/// Writes down where the server runs; where that fails, it is tried again until it does not.
fn announce(
    instance: &Arc<Instance>,
    running: &Running,
    mut stopping: watch::Receiver<bool>,
) -> Option<JoinHandle<()>> {
    let error = instance.announce(running).err()?;
    tracing::warn!(%error, "it is not written down where the server runs");
    let (instance, running) = (instance.clone(), running.clone());
    Some(tokio::spawn(async move {
        loop {
            tokio::select! {
                () = tokio::time::sleep(TICK) => {}
                _ = stopping.wait_for(|stopping| *stopping) => return,
            }
            if instance.announce(&running).is_ok() {
                return;
            }
        }
    }))
}

/// Listens for the operator, if that is wanted.
async fn open_office(address: Option<SocketAddr>) -> Result<Option<TcpListener>, StartError> {
    let Some(address) = address else { return Ok(None) };
    let listener = TcpListener::bind(address).await;
    Ok(Some(listener.map_err(|error| StartError::Admin { address, error })?))
}

/// Answers players until it is to stop.
async fn serve(listener: TcpListener, app: App, stopping: watch::Receiver<bool>) {
    let register = app.connections.clone();
    connections::serve(listener, http::router(app), register, stopping).await;
}

/// The port that is asked for; the usual one gives way to whatever else runs there.
async fn listen(ip: IpAddr, port: Option<u16>) -> Result<TcpListener, StartError> {
    let bind = async |port| {
        let listener = TcpListener::bind(SocketAddr::new(ip, port)).await;
        let listener = listener.map_err(|error| StartError::Port { port, error })?;
        // Connections take it over.
        if let Err(error) = SockRef::from(&listener).set_send_buffer_size(SEND_BUFFER) {
            tracing::debug!(%error, "the system keeps as much for a connection as it likes");
        }
        Ok(listener)
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
async fn data_id(store: &Keeper) -> Result<String, StoreError> {
    store.first_note("data", &format!("{:016x}", random())).await
}

/// What devices are known again by: drawn once, and kept with the games. By a key that anybody can guess all would
/// be known, so there is no start without one.
async fn devices(store: &impl Store, drawn: Option<Token>) -> Result<Devices, StartError> {
    let drawn = drawn.ok_or(StartError::Chance)?;
    let kept = store.first_note("devices", drawn.secret()).await?;
    Token::read(&kept).map(Devices::new).ok_or(StartError::DeviceKey)
}

/// Lets the time that counts go on from where it had come to; what has passed without a server does not
/// count.
async fn resume(rooms: &Rooms<Keeper>) -> Result<(), StoreError> {
    if rooms.set_clock().await? {
        return Ok(());
    }
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

/// Makes a debug build keep every game in memory, so that the test of idle games can show that it
/// would notice.
fn is_hoarder() -> bool {
    cfg!(debug_assertions) && std::env::var_os("ZWICK_TEST_HOARD").is_some()
}

async fn hoard(rooms: &Rooms<Keeper>) -> Result<(), StoreError> {
    let mut last = String::new();
    loop {
        let ids = rooms.store().ids(&last, 500).await?;
        let Some(id) = ids.last() else { return Ok(()) };
        last.clone_from(id);
        for id in ids {
            // Nobody ever lets go of them.
            std::mem::forget(rooms.find(&id).await?.map(|table| Box::new(Table::clone(&table))));
        }
    }
}

/// Writes down how far the time that counts has come.
async fn beat(rooms: &Rooms<Keeper>) -> Result<(), StoreError> {
    if rooms.set_clock().await? {
        return Ok(());
    }
    rooms.store().beat(rooms.time().counted()).await
}

/// Carries out the plans that a server before this one has left undone.
async fn take_up_plans(rooms: Arc<Rooms<Keeper>>) {
    if let Err(error) = rooms.take_up_plans().await {
        tracing::warn!(%error, "plans are not taken up");
    }
}

/// Ends games whose time has run out, and looks at the clock often enough to notice when the server
/// could not.
async fn look_after(rooms: Arc<Rooms<Keeper>>, away: bool, mut stopping: watch::Receiver<bool>) {
    let mut written = 0;
    loop {
        tokio::select! {
            () = tokio::time::sleep(TICK) => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
        if let Err(error) = tick(&rooms, away, &mut written).await {
            COUNTS.fail(Fault::Sweep);
            tracing::warn!(%error, "the clocks are not looked after");
        }
    }
}

async fn tick(rooms: &Rooms<Keeper>, away: bool, written: &mut u64) -> Result<(), StoreError> {
    let common = rooms.set_clock().await?;
    let counted = rooms.time().counted();
    let timed = rooms.store().is_timed().await?;
    let since = counted.saturating_sub(*written);
    let due = (timed && since >= LIFE_SIGN) || (away && since >= IDLE_SIGN);
    if !common && (due || rooms.time().stands_still()) {
        // Before any flag falls: time in which nothing could be written costs no player the game.
        give_life_sign(rooms).await?;
        *written = counted;
    }
    if timed {
        rooms.sweep().await?;
    } else {
        COUNTS.swept(0);
    }
    if away {
        rooms.rate_the_rest().await?;
    }
    Ok(())
}

/// Writes down how far the time that counts has come, and as much as a game does. Where that fails, players cannot move,
/// and the time stands still.
async fn give_life_sign(rooms: &Rooms<Keeper>) -> Result<(), StoreError> {
    let (kept, beaten) = tokio::join!(rooms.store().probe(), beat(rooms));
    let done = kept.and(beaten);
    rooms.time().stand_still(matches!(done, Err(StoreError::Unwritten(_))));
    done
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

    use super::*;
    use crate::store::{Sqlite, tests::folder};

    #[tokio::test]
    async fn devices_are_known_by_a_key_that_was_drawn_or_by_none() {
        let store = Sqlite::open(&folder("device-key").join("zwick.sqlite")).await.unwrap();
        let none = devices(&store, None).await;
        assert!(matches!(none, Err(StartError::Chance)), "{none:?}");
        let first = devices(&store, Token::fresh()).await.unwrap();
        let shown = first.remember("", "anna").unwrap();
        let again = devices(&store, Token::fresh()).await.unwrap();
        assert_eq!(again.remember(&shown, "anna"), Some(shown), "the key is kept");
        for weak in ["", "key", &"x".repeat(64)] {
            store.set_note("devices", weak).await.unwrap();
            let error = devices(&store, Token::fresh()).await.unwrap_err();
            assert!(matches!(error, StartError::DeviceKey), "{error}");
            assert_eq!(error.to_string().lines().count(), 1);
        }
        store.close().await;
        let silent = devices(&store, Token::fresh()).await;
        assert!(matches!(silent, Err(StartError::Store(_))), "{silent:?}");
    }
}
