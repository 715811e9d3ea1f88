//! The post of a server: who is told when something is to be sent, and the task that sends it.

use std::{sync::Arc, time::Duration};

use axum::http::Uri;
use lettre::{AsyncSmtpTransport, Tokio1Executor, message::Mailbox};
use tokio::sync::{Notify, watch};

use super::{Relay, reminders, sender};
use crate::{store::Keeper, table::Rooms};

/// How often it is looked for mails that nobody has said anything of, as those of other processes.
const LOOK: Duration = Duration::from_millis(500);

/// The post of a server.
#[derive(Clone, Debug)]
pub struct Post {
    pub(super) transport: AsyncSmtpTransport<Tokio1Executor>,
    pub(super) from: Mailbox,
    /// What links begin with.
    pub(super) base: Arc<str>,
    wake: Arc<Notify>,
}

impl Post {
    /// The post of a server that others find under an address. None if the relay cannot be spoken to at all, which
    /// was tried when its address was read.
    pub(crate) fn open(relay: &Relay, base: &str) -> Option<Self> {
        let base_uri = base.parse::<Uri>().ok();
        let host = base_uri.as_ref().and_then(Uri::host).unwrap_or("localhost");
        let transport = relay.transport(host).ok()?;
        Some(Self {
            transport,
            from: relay.from().clone(),
            base: base.into(),
            wake: Arc::default(),
        })
    }

    /// Says that there is something to send.
    pub(crate) fn wake(&self) {
        self.wake.notify_one();
    }

    /// The address of a page of ours.
    pub(super) fn link(&self, path: &str) -> String {
        format!("{}{path}", self.base)
    }
}

/// Sends what waits, and reminds those whose turn it is, until the server stops.
pub(crate) async fn attend(
    post: Post,
    rooms: Arc<Rooms<Keeper>>,
    mut stopping: watch::Receiver<bool>,
) {
    let mut looked = None;
    loop {
        tokio::select! {
            () = tokio::time::sleep(LOOK) => {}
            () = post.wake.notified() => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
        if let Err(error) = reminders::look(&rooms, &mut looked).await {
            tracing::warn!(%error, "reminders are not looked after");
        }
        if let Err(error) = sender::send_all(&post, &rooms).await {
            tracing::warn!(%error, "mails are not looked after");
        }
    }
}
