//! The door itself: listeners on the addresses of the home network, and their end.

use std::{
    io,
    net::{IpAddr, SocketAddr},
    sync::Arc,
    time::Duration,
};

use tokio::{
    net::TcpListener,
    sync::{Mutex, watch},
    task::JoinHandle,
};

use super::addresses::home_addresses;
use crate::{
    connections,
    http::{self, App},
};

/// How long those who are in may take to leave.
const PARTING: Duration = Duration::from_secs(1);

/// The door to the home network. It is closed at first, and whenever the server starts.
#[derive(Clone, Debug)]
pub struct Door {
    port: u16,
    open: Arc<Mutex<Option<Open>>>,
}

/// An open door.
#[derive(Debug)]
struct Open {
    addresses: Vec<SocketAddr>,
    close: watch::Sender<bool>,
    tasks: Vec<JoinHandle<()>>,
}

/// Why the door stays closed.
#[derive(Debug, thiserror::Error)]
pub enum DoorError {
    /// This machine is in no home network.
    #[error("this machine has no address in a home network")]
    NoNetwork,
    /// The address cannot be listened on.
    #[error("{0} cannot be listened on: {1}")]
    Address(IpAddr, io::Error),
}

impl DoorError {
    /// The stable code.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NoNetwork => "beside-no-network",
            Self::Address(..) => "beside-address",
        }
    }
}

impl Door {
    /// A closed door of a server that has this port.
    pub(crate) fn new(port: u16) -> Self {
        Self { port, open: Arc::default() }
    }

    /// Where it is open, the address a phone most likely reaches first; nowhere if it is closed.
    pub async fn addresses(&self) -> Vec<SocketAddr> {
        self.open.lock().await.as_ref().map(|open| open.addresses.clone()).unwrap_or_default()
    }

    /// Opens it for what a server answers, and says where.
    ///
    /// # Errors
    ///
    /// If there is no home network, or no address in it can be listened on.
    pub async fn open(&self, app: &App) -> Result<Vec<SocketAddr>, DoorError> {
        let mut door = self.open.lock().await;
        let home = home_addresses();
        if let Some(open) = &*door
            && open.addresses.iter().all(|address| home.contains(&address.ip()))
        {
            return Ok(open.addresses.clone());
        }
        // The machine has been carried into another network.
        if let Some(open) = door.take() {
            open.close().await;
        }
        let open = self.listen(app, &home).await?;
        let addresses = open.addresses.clone();
        *door = Some(open);
        Ok(addresses)
    }

    /// Closes it and ends the connections of those who came in by it.
    pub async fn close(&self) {
        if let Some(open) = self.open.lock().await.take() {
            open.close().await;
        }
    }

    async fn listen(&self, app: &App, home: &[IpAddr]) -> Result<Open, DoorError> {
        app.engines.open_to_others();
        let (close, closing) = watch::channel(false);
        let mut open = Open { addresses: Vec::new(), close, tasks: Vec::new() };
        let mut refused = DoorError::NoNetwork;
        for &ip in home {
            let (listener, address) = match bind(ip, self.port).await {
                Ok(bound) => bound,
                Err(error) => {
                    refused = DoorError::Address(ip, error);
                    continue;
                }
            };
            let app = App {
                away: true,
                beside: Some(address),
                hosts: Arc::new([]),
                public_url: None,
                stopping: closing.clone(),
                ..app.clone()
            };
            open.addresses.push(address);
            let register = app.connections.clone();
            let served = connections::serve(listener, http::router(app), register, closing.clone());
            open.tasks.push(tokio::spawn(served));
        }
        if open.addresses.is_empty() { Err(refused) } else { Ok(open) }
    }
}

impl Open {
    async fn close(self) {
        self.close.send_replace(true);
        for task in self.tasks {
            let abort = task.abort_handle();
            if tokio::time::timeout(PARTING, task).await.is_err() {
                abort.abort();
            }
        }
    }
}

/// Listens on an address: with the port of the server, or any other if that is taken there.
async fn bind(ip: IpAddr, port: u16) -> io::Result<(TcpListener, SocketAddr)> {
    let listener = match TcpListener::bind((ip, port)).await {
        Err(error) if error.kind() == io::ErrorKind::AddrInUse => TcpListener::bind((ip, 0)).await,
        bound => bound,
    }?;
    let address = listener.local_addr()?;
    Ok((listener, address))
}
