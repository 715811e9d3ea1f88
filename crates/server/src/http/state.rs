//! What all requests share.

use std::{
    net::{IpAddr, SocketAddr},
    sync::Arc,
};

use tokio::sync::watch;

use super::Limits;
use crate::{
    analysis::Analysts, beside::Door, computer::Thinkers, heats::Heats, lobby::Lobby, mail::Post,
    operator::Readiness, people::Office, presence::Presence, solitaire::Results, solving::Workshop,
    store::Keeper, table::Rooms,
};

/// What all requests share.
#[derive(Clone, Debug)]
pub struct App {
    /// The tables.
    pub rooms: Arc<Rooms<Keeper>>,
    /// Who thinks about hints and plays the computer's turns.
    pub thinkers: Thinkers,
    /// Who looks at games on the page of analysis.
    pub analysts: Analysts,
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
    /// How much everybody may still ask for.
    pub(crate) limits: Arc<Limits>,
    /// The proxies that are believed whom they were asked by.
    pub trusted_proxies: Arc<[IpAddr]>,
    /// Where accounts are made, entered and left.
    pub office: Office,
    /// What sends mail, where there is a relay.
    pub post: Option<Post>,
    /// Whether it is ready for requests.
    pub(crate) readiness: Arc<Readiness>,
    /// The tables that wait for anybody.
    pub lobby: Arc<Lobby>,
    /// Who has which game open.
    pub presence: Presence,
    /// Becomes true when the server stops, so that streams end.
    pub stopping: watch::Receiver<bool>,
}

impl App {
    /// What links for others begin with, while the door to the home network is open.
    pub(crate) async fn link_starts(&self) -> Vec<String> {
        let addresses = self.door.addresses().await;
        addresses.iter().map(|address| format!("http://{address}/")).collect()
    }
}
