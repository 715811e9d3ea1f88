//! What waits to be sent to one connection, bounded in messages and in bytes.

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering::Relaxed},
};

use axum::extract::ws::Message;
use tokio::sync::{Notify, mpsc};

/// How many messages may wait for somebody who reads slowly.
const MESSAGES: usize = 64;

/// How many bytes may wait for somebody who looks on. Those that everybody is told are there once; what counts is
/// how far behind somebody may be.
const OF_SPECTATOR: usize = 64 << 10;

/// How many bytes may wait for a player.
const OF_PLAYER: usize = 256 << 10;

/// Where messages are put.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    sender: mpsc::Sender<Message>,
    load: Arc<Load>,
}

/// Where they are taken out.
#[derive(Debug)]
pub(crate) struct Waiting {
    receiver: mpsc::Receiver<Message>,
    load: Arc<Load>,
}

/// How much waits, or is just being sent.
#[derive(Debug)]
struct Load {
    bytes: AtomicUsize,
    most: usize,
    /// Told whenever nothing is left.
    emptied: Notify,
}

impl Load {
    /// What a message counts: a long one no more than half of what may wait, so that it fits beside short ones.
    fn share(&self, size: usize) -> usize {
        size.min(self.most / 2)
    }

    /// Adds a message, and says whether it fits.
    fn add(&self, size: usize) -> bool {
        let share = self.share(size);
        self.bytes.fetch_add(share, Relaxed) + share <= self.most
    }

    /// Takes a message off.
    fn take_off(&self, size: usize) {
        let share = self.share(size);
        if self.bytes.fetch_sub(share, Relaxed) == share {
            self.emptied.notify_waiters();
        }
    }
}

impl Outbox {
    /// One for somebody who looks on, or for a player.
    pub(crate) fn new(looks_on: bool) -> (Self, Waiting) {
        let (sender, receiver) = mpsc::channel(MESSAGES);
        let most = if looks_on { OF_SPECTATOR } else { OF_PLAYER };
        let load = Arc::new(Load { bytes: AtomicUsize::new(0), most, emptied: Notify::new() });
        (Self { sender, load: load.clone() }, Waiting { receiver, load })
    }

    /// Puts a message in, and says whether it fits.
    pub(crate) fn put(&self, message: Message) -> bool {
        self.load.add(size(&message)) && self.sender.try_send(message).is_ok()
    }

    /// Waits until everything has been sent, or nobody takes anything out any more.
    pub(crate) async fn emptied(&self) {
        loop {
            // Asked for before the bytes are looked at: what is sent in between is heard of as well.
            let emptied = self.load.emptied.notified();
            if self.load.bytes.load(Relaxed) == 0 {
                return;
            }
            tokio::select! {
                () = emptied => {}
                () = self.sender.closed() => return,
            }
        }
    }
}

impl Waiting {
    /// Waits for the next message; none if nobody puts one in any more.
    pub(crate) async fn next(&mut self) -> Option<Message> {
        self.receiver.recv().await
    }

    /// The next message, if one waits.
    pub(crate) fn try_next(&mut self) -> Option<Message> {
        self.receiver.try_recv().ok()
    }

    /// Notes that so many bytes have been sent.
    pub(crate) fn sent(&self, size: usize) {
        self.load.take_off(size);
    }
}

/// How many bytes of a message count.
pub(crate) fn size(message: &Message) -> usize {
    match message {
        Message::Text(text) => text.len(),
        Message::Binary(bytes) | Message::Ping(bytes) | Message::Pong(bytes) => bytes.len(),
        Message::Close(_) => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(length: usize) -> Message {
        Message::Text("x".repeat(length).into())
    }

    fn send(waiting: &mut Waiting) {
        let sent = waiting.try_next().expect("one that waits");
        waiting.sent(size(&sent));
    }

    #[test]
    fn messages_and_bytes_are_bounded_and_a_long_one_fits_beside_short_ones() {
        let (outbox, mut waiting) = Outbox::new(true);
        assert!(outbox.put(text(10)) && outbox.put(text(2 * OF_SPECTATOR)) && outbox.put(text(10)));
        assert!(!outbox.put(text(OF_SPECTATOR)));
        (0..3).for_each(|_| send(&mut waiting));
        assert!(waiting.load.bytes.load(Relaxed) <= OF_SPECTATOR / 2);
        let (outbox, _waiting) = Outbox::new(true);
        assert!((0..MESSAGES).all(|_| outbox.put(text(10))) && !outbox.put(text(10)));
        let (outbox, _waiting) = Outbox::new(false);
        assert!(outbox.put(text(OF_SPECTATOR)) && outbox.put(text(OF_SPECTATOR)));
    }

    #[tokio::test]
    async fn it_is_empty_once_everything_was_sent_and_when_nobody_sends_any_more() {
        let (outbox, mut waiting) = Outbox::new(true);
        outbox.emptied().await;
        assert!(outbox.put(text(2 * OF_SPECTATOR)) && outbox.put(text(10)));
        let waits = tokio::spawn({
            let outbox = outbox.clone();
            async move { outbox.emptied().await }
        });
        tokio::task::yield_now().await;
        send(&mut waiting);
        tokio::task::yield_now().await;
        assert!(!waits.is_finished());
        send(&mut waiting);
        waits.await.expect("no panic");
        assert!(outbox.put(text(2 * OF_SPECTATOR)));
        drop(waiting);
        outbox.emptied().await;
    }
}
