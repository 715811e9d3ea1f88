//! What all requests share.

use std::sync::Arc;

use tokio::sync::watch;

use crate::{
    analysis::Analysts, computer::Thinkers, solving::Workshop, store::Sqlite, table::Rooms,
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
    /// Becomes true when the server stops, so that streams end.
    pub stopping: watch::Receiver<bool>,
}
