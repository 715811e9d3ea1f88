//! What all requests share.

use std::{net::IpAddr, sync::Arc};

use tokio::sync::watch;

use super::Limits;
use crate::{
    analysis::Analysts, computer::Thinkers, lobby::Lobby, presence::Presence, solving::Workshop,
    store::Sqlite, table::Rooms,
};

/// What all requests share.
#[derive(Clone, Debug)]
pub struct App {
    /// The tables.
    pub rooms: Arc<Rooms<Sqlite>>,
    /// Who thinks about hints and plays the computer's turns.
    pub thinkers: Thinkers,
    /// Who looks at games on the page of analysis.
    pub analysts: Analysts,
    /// Where tables are computed.
    pub workshop: Workshop,
    /// What tells these games from those of another folder.
    pub data_id: Arc<str>,
    /// Further names the server may be called by.
    pub hosts: Arc<[String]>,
    /// Whether requests come from elsewhere: then games are played by seats.
    pub away: bool,
    /// The address under which others find it.
    pub public_url: Option<Arc<str>>,
    /// How much everybody may still ask for.
    pub(crate) limits: Arc<Limits>,
    /// The proxies that are believed whom they were asked by.
    pub trusted_proxies: Arc<[IpAddr]>,
    /// The tables that wait for anybody.
    pub lobby: Arc<Lobby>,
    /// Who has which game open.
    pub presence: Presence,
    /// Becomes true when the server stops, so that streams end.
    pub stopping: watch::Receiver<bool>,
}
