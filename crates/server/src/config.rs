//! What a server is started with.

use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::PathBuf,
    time::Duration,
};

use etcetera::AppStrategy;

use crate::{mail::Relay, store::Address};

/// The port that is asked for if nobody says otherwise.
pub(crate) const PORT: u16 = 7900;

/// The file of the games, if nobody says otherwise.
pub const GAMES: &str = "zwick.sqlite";

/// How long the computer takes for a turn at least.
const PACE: Duration = Duration::from_millis(400);

/// How many may look on at one game, if nobody says otherwise.
const SPECTATORS: usize = 5000;

/// What a server is started with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// The folder the games are kept in.
    pub data: PathBuf,
    /// The file in it.
    pub file: String,
    /// The database the games are kept in instead; then the file is a name for what lies beside it.
    pub postgres: Option<Address>,
    /// The address of this machine that it listens on; its own, or one that others reach.
    pub bind: IpAddr,
    /// The address under which others find it, if it is not the one it listens on.
    pub public_url: Option<String>,
    /// The port; without one the usual one, or the next that is free. 0 is any free one.
    pub port: Option<u16>,
    /// Further names this server may be called by, beside those of this machine.
    pub hosts: Vec<String>,
    /// The proxies in front of it that are believed whom they were asked by.
    pub trusted_proxies: Vec<IpAddr>,
    /// The folder of the tables; without one it is `tables` beside the games.
    pub tables: Option<PathBuf>,
    /// The address of the operator, with the counts of the server; without one there is none.
    pub admin: Option<SocketAddr>,
    /// The relay that takes mail; without one nobody is asked for an address. It needs a public address, for links.
    pub relay: Option<Relay>,
    /// How many may look on at one game; four times as many may in all.
    pub spectators: usize,
    /// How long the computer takes for a turn at least, so that it can be followed.
    pub pace: Duration,
}

impl Config {
    /// The games of a folder, with everything else as usual.
    pub fn new(data: impl Into<PathBuf>) -> Self {
        Self {
            data: data.into(),
            file: GAMES.to_string(),
            postgres: None,
            bind: Ipv4Addr::LOCALHOST.into(),
            public_url: None,
            port: None,
            hosts: Vec::new(),
            trusted_proxies: Vec::new(),
            tables: None,
            admin: None,
            relay: None,
            spectators: SPECTATORS,
            pace: PACE,
        }
    }

    /// The games of a database of `PostgreSQL`; the folder is for what else a process keeps.
    pub fn postgres(address: Address, data: impl Into<PathBuf>) -> Self {
        Self { file: "postgres".to_string(), postgres: Some(address), ..Self::new(data) }
    }

    /// Whether others reach it, so that games are played by seats.
    pub const fn is_away(&self) -> bool {
        self.public_url.is_some() || !self.bind.is_loopback()
    }
}

/// The folder for games of this user.
///
/// # Errors
///
/// If the system does not say where the user keeps files.
pub fn data_folder() -> Result<PathBuf, NoDataFolder> {
    let args = etcetera::AppStrategyArgs {
        top_level_domain: "org".to_string(),
        author: "zwick".to_string(),
        app_name: "zwick".to_string(),
    };
    let strategy = etcetera::choose_app_strategy(args).map_err(|_| NoDataFolder)?;
    Ok(strategy.data_dir())
}

/// Nobody knows where the user keeps files.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no home folder to keep games in; say where with --data or ZWICK_DATA")]
pub struct NoDataFolder;
