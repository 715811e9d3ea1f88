//! Telling many people of one game: what is told is encoded once and shared by all who are told the same.
//!
//! A [`Channel`] is what the followers of a game share: the texts of its present version, by language, standing and
//! form. Those who only look on are counted ([`Watching`]), so many for a game and so many in all, and are served by a
//! thread of their own, so that no command waits for them.

mod channel;
mod framing;
mod outbox;
mod spectators;

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, PoisonError, Weak,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
};

use self::spectators::{Crowd, Herald};
pub(crate) use self::{
    channel::{Channel, Text, Told},
    framing::Framing,
    outbox::{Outbox, Waiting, size},
    spectators::{TooMany, Watching},
};

/// What is told to those who follow games here.
#[derive(Debug)]
pub(crate) struct Broadcasts {
    channels: Mutex<HashMap<String, Weak<Channel>>>,
    counts: Arc<Counts>,
    crowd: Arc<Crowd>,
    herald: Herald,
}

/// How much was encoded and told.
#[derive(Debug, Default)]
struct Counts {
    encoded: AtomicU64,
    told: AtomicU64,
}

impl Broadcasts {
    /// So many may look on at one game.
    pub(crate) fn new(most_of_game: usize) -> std::io::Result<Self> {
        let crowd = Arc::new(Crowd::new(most_of_game));
        Ok(Self {
            channels: Mutex::default(),
            counts: Arc::default(),
            crowd,
            herald: Herald::start()?,
        })
    }

    /// What the followers of a game share.
    pub(crate) fn channel(&self, game: &str) -> Arc<Channel> {
        let mut channels = self.channels.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(channel) = channels.get(game).and_then(Weak::upgrade) {
            return channel;
        }
        // Now and then those go whom nobody follows any more.
        if channels.len() == channels.capacity() {
            channels.retain(|_, channel| channel.strong_count() > 0);
        }
        let channel = Arc::new(Channel::new(self.counts.clone()));
        channels.insert(game.to_string(), Arc::downgrade(&channel));
        channel
    }

    /// Counts somebody who looks on at a game, until what is given back goes.
    ///
    /// # Errors
    ///
    /// If too many do.
    pub(crate) fn watch(&self, game: &str) -> Result<Watching, TooMany> {
        self.crowd.enter(game)
    }

    /// Serves a spectator by the thread that serves them all.
    pub(crate) fn serve(&self, serving: impl Future<Output = ()> + Send + 'static) {
        self.herald.serve(serving);
    }

    /// How many look on.
    pub(crate) fn watching(&self) -> usize {
        self.crowd.count()
    }

    /// How many texts were encoded, and how often one was told.
    pub(crate) fn counts(&self) -> (u64, u64) {
        (self.counts.encoded.load(Relaxed), self.counts.told.load(Relaxed))
    }
}
