//! Who has a game open: a hint for the other player, and nothing more. It is kept in memory only, for
//! as long as somebody is connected.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use board::{BySide, Side};
use serde::Serialize;
use tokio::sync::watch;

/// How many connections each player has.
type Count = BySide<u32>;

/// Who has which game open.
#[derive(Clone, Debug, Default)]
pub struct Presence(Arc<Mutex<HashMap<String, watch::Sender<Count>>>>);

/// Which players have a game open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Here {
    /// Whether White's has.
    pub white: bool,
    /// Whether Black's has.
    pub black: bool,
}

/// Somebody who has a game open, until it is dropped.
#[derive(Debug)]
pub struct Visit {
    presence: Presence,
    game: String,
    side: Option<Side>,
    changes: watch::Receiver<Count>,
    told: Option<Here>,
}

impl Presence {
    /// Lets somebody in: a player, or somebody who only wants to know.
    pub fn enter(&self, game: &str, side: Option<Side>) -> Visit {
        let mut games = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let sender = games
            .entry(game.to_string())
            .or_insert_with(|| watch::Sender::new(BySide { white: 0, black: 0 }));
        let changes = sender.subscribe();
        if let Some(side) = side {
            sender.send_modify(|count| count[side] += 1);
        }
        Visit { presence: self.clone(), game: game.to_string(), side, changes, told: None }
    }

    /// Whether a player has a game open.
    pub fn is_here(&self, game: &str) -> bool {
        let games = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        games.get(game).is_some_and(|sender| {
            let count = *sender.borrow();
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
        let here = |sender: &watch::Sender<Count>| {
            let count = *sender.borrow();
            u64::from(count.white > 0) + u64::from(count.black > 0)
        };
        games.values().map(here).sum()
    }

    /// Whether no game is open anywhere.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl Visit {
    /// Waits until it is another one who is here; the first time it is said at once.
    pub async fn next(&mut self) -> Here {
        loop {
            let count = *self.changes.borrow_and_update();
            let here = Here { white: count.white > 0, black: count.black > 0 };
            if self.told != Some(here) {
                self.told = Some(here);
                return here;
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
            sender.send_modify(|count| count[side] = count[side].saturating_sub(1));
        }
        // The own receiver is still there.
        if sender.receiver_count() <= 1 {
            games.remove(&self.game);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn players_come_and_go_and_nothing_is_left_of_them() {
        let presence = Presence::default();
        let mut white = presence.enter("g", Some(Side::White));
        assert_eq!(white.next().await, Here { white: true, black: false });
        let watcher = presence.enter("g", None);
        let black = presence.enter("g", Some(Side::Black));
        assert_eq!(white.next().await, Here { white: true, black: true });
        assert_eq!((presence.len(), presence.players()), (1, 2));
        let again = presence.enter("g", Some(Side::Black));
        drop(black);
        drop(again);
        assert_eq!(white.next().await, Here { white: true, black: false });
        drop((white, watcher));
        assert!(presence.is_empty());
    }
}
