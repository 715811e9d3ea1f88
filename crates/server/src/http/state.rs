//! What all requests share.

use std::{net::SocketAddr, sync::Arc};

use tokio::sync::watch;

use super::Limits;
use crate::{
    beside::Door,
    broadcast::Broadcasts,
    connections::{Proxies, Register},
    engine_pool::EnginePool,
    heats::Heats,
    lobby::Lobby,
    mail::Post,
    operator::Readiness,
    people::Office,
    presence::Presence,
    solitaire::Results,
    solving::Workshop,
    store::Keeper,
    table::Rooms,
};

/// What all requests share.
#[derive(Clone, Debug)]
pub struct App {
    /// The tables.
    pub rooms: Arc<Rooms<Keeper>>,
    /// Who plays the computer's turns, thinks about hints and looks at games.
    pub engines: EnginePool,
    /// Where tables are computed.
    pub workshop: Workshop,
    /// What finished games of solitaire have come to.
    pub results: Arc<Results>,
    /// Races over the network.
    pub heats: Arc<Heats>,
    /// What tells these games from those of another folder.
    pub data_id: Arc<str>,
    /// Further names the server may be called by.
    pub hosts: Arc<[String]>,
    /// Whether requests come from elsewhere: then games are played by seats.
    pub away: bool,
    /// The address under which others find it.
    pub public_url: Option<Arc<str>>,
    /// The door to the home network.
    pub door: Door,
    /// The address in the home network that requests come in by, if they come through that door.
    pub beside: Option<SocketAddr>,
    /// Who is connected.
    pub(crate) connections: Arc<Register>,
    /// How much everybody may still ask for.
    pub(crate) limits: Arc<Limits>,
    /// The proxies that are believed whom they were asked by.
    pub(crate) proxies: Proxies,
    /// Where accounts are made, entered and left.
    pub office: Office,
    /// What sends mail, where there is a relay.
    pub post: Option<Post>,
    /// Whether it is ready for requests.
    pub(crate) readiness: Arc<Readiness>,
    /// The tables that wait for anybody.
    pub lobby: Arc<Lobby>,
    /// What is told to those who follow games.
    pub(crate) broadcasts: Arc<Broadcasts>,
    /// Who has which game open.
    pub presence: Presence,
    /// Becomes true when the server stops, so that streams end.
    pub stopping: watch::Receiver<bool>,
}

impl App {
    /// Whether people may have accounts: not at home, nor by the door to the home network.
    pub(crate) const fn has_accounts(&self) -> bool {
        self.away && self.beside.is_none()
    }

    /// What links for others begin with, while the door to the home network is open.
    pub(crate) async fn link_starts(&self) -> Vec<String> {
        let addresses = self.door.addresses().await;
        addresses.iter().map(|address| format!("http://{address}/")).collect()
    }
}
