//! Who has a game open, and that something was written there: hints for the players, and nothing more. They
//! are kept in memory only, for as long as somebody is connected.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use board::{BySide, Side};
use serde::Serialize;
use tokio::sync::watch;

/// A game that somebody has open.
#[derive(Clone, Copy, Debug, Default)]
struct Open {
    /// How many connections each player has.
    count: BySide<u32>,
    /// How often it was said that there may be new messages.
    written: u32,
    /// The last message that is known of; none where nobody reads them.
    read: Option<u64>,
}

/// Who has which game open.
#[derive(Clone, Debug, Default)]
pub struct Presence(Arc<Mutex<HashMap<String, watch::Sender<Open>>>>);

/// Which players have a game open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Here {
    /// Whether White's has.
    pub white: bool,
    /// Whether Black's has.
    pub black: bool,
}

/// Something that those who have a game open are told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum News {
    /// Others have it open now.
    Here(Here),
    /// There may be messages that were not read.
    Messages,
}

/// Somebody who has a game open, until it is dropped.
#[derive(Debug)]
pub struct Visit {
    presence: Presence,
    game: String,
    side: Option<Side>,
    changes: watch::Receiver<Open>,
    told: Option<Here>,
    read: Option<u32>,
}

impl Presence {
    /// Lets somebody in: a player, or somebody who only wants to know.
    pub fn enter(&self, game: &str, side: Option<Side>) -> Visit {
        let mut games = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let sender =
            games.entry(game.to_string()).or_insert_with(|| watch::Sender::new(Open::default()));
        let changes = sender.subscribe();
        if let Some(side) = side {
            sender.send_modify(|open| open.count[side] += 1);
        }
        let (presence, game) = (self.clone(), game.to_string());
        Visit { presence, game, side, changes, told: None, read: None }
    }

    /// Says which is the last message of a game; who reads them hears of it if it is new.
    pub fn written(&self, game: &str, last: u64) {
        let games = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(sender) = games.get(game) {
            sender.send_if_modified(|open| open.take_note(last));
        }
    }

    /// The games whose messages are read here.
    pub fn read(&self) -> Vec<String> {
        let games = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_read = |sender: &watch::Sender<Open>| sender.borrow().read.is_some();
        games.iter().filter(|(_, sender)| is_read(sender)).map(|(game, _)| game.clone()).collect()
    }

    /// Whether a player has a game open.
    pub fn is_here(&self, game: &str) -> bool {
        let games = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        games.get(game).is_some_and(|sender| {
            let count = sender.borrow().count;
            count.white + count.black > 0
        })
    }

    /// How many games are open somewhere.
    pub fn len(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// How many players have their game open.
    pub fn players(&self) -> u64 {
        let games = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let here = |sender: &watch::Sender<Open>| {
            let count = sender.borrow().count;
            u64::from(count.white > 0) + u64::from(count.black > 0)
        };
        games.values().map(here).sum()
    }

    /// Whether no game is open anywhere.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl Open {
    /// Whether a message is new to those who read them.
    const fn take_note(&mut self, last: u64) -> bool {
        match self.read {
            Some(known) if last > known => {
                self.read = Some(last);
                self.written = self.written.wrapping_add(1);
                true
            }
            _ => false,
        }
    }
}

impl Visit {
    /// Says that messages are read here.
    pub fn read(&self) {
        let games = self.presence.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(sender) = games.get(&self.game) {
            sender.send_if_modified(|open| {
                open.read.get_or_insert(0);
                false
            });
        }
    }

    /// Waits until it is another one who is here, or something was written; the first time both are said at
    /// once, so that nothing is missed that was written before.
    pub async fn next(&mut self) -> News {
        loop {
            let Open { count, written, .. } = *self.changes.borrow_and_update();
            let here = Here { white: count.white > 0, black: count.black > 0 };
            if self.told != Some(here) {
                self.told = Some(here);
                return News::Here(here);
            }
            if self.read != Some(written) {
                self.read = Some(written);
                return News::Messages;
            }
            if self.changes.changed().await.is_err() {
                // The one who counts is never dropped before those who listen.
                return std::future::pending().await;
            }
        }
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        let mut games = self.presence.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(sender) = games.get(&self.game) else { return };
        if let Some(side) = self.side {
            sender.send_modify(|open| open.count[side] = open.count[side].saturating_sub(1));
        }
        // The own receiver is still there.
        if sender.receiver_count() <= 1 {
            games.remove(&self.game);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    const fn here(white: bool, black: bool) -> News {
        News::Here(Here { white, black })
    }

    #[tokio::test]
    async fn players_come_and_go_and_nothing_is_left_of_them() {
        let presence = Presence::default();
        let mut white = presence.enter("g", Some(Side::White));
        assert_eq!(white.next().await, here(true, false));
        assert_eq!(white.next().await, News::Messages);
        let watcher = presence.enter("g", None);
        let black = presence.enter("g", Some(Side::Black));
        assert_eq!(white.next().await, here(true, true));
        assert_eq!((presence.len(), presence.players()), (1, 2));
        let again = presence.enter("g", Some(Side::Black));
        drop(black);
        drop(again);
        assert_eq!(white.next().await, here(true, false));
        drop((white, watcher));
        assert!(presence.is_empty());
    }

    #[tokio::test]
    async fn what_is_written_is_told_where_it_is_written() {
        let presence = Presence::default();
        let [mut first, mut second] = ["g", "h"].map(|game| presence.enter(game, None));
        second.read();
        assert_eq!(presence.read(), ["h"]);
        for visit in [&mut first, &mut second] {
            assert_eq!(visit.next().await, here(false, false));
            assert_eq!(visit.next().await, News::Messages);
        }
        let told = async |visit: &mut Visit| {
            let next = tokio::time::timeout(Duration::from_millis(50), visit.next());
            next.await.is_ok_and(|news| news == News::Messages)
        };
        for (game, last, is_told) in
            [("h", 1, true), ("h", 1, false), ("h", 3, true), ("g", 4, false)]
        {
            presence.written(game, last);
            assert_eq!(told(&mut second).await, is_told, "{game} {last}");
            assert!(!told(&mut first).await, "nobody reads there");
        }
        presence.written("nobody is there", 1);
    }
}
