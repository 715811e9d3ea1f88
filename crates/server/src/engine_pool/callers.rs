//! For whom the computer plays: who has asked for something in a game last.

use std::{
    collections::{HashMap, VecDeque},
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
};

use super::Network;

/// How many games are remembered; of an older one it is not known who plays in it.
const MOST: usize = 4096;

/// The networks that play in games.
#[derive(Debug, Default)]
pub(super) struct Callers {
    games: Mutex<Games>,
    /// Whether other machines reach the server, or have reached it.
    away: AtomicBool,
}

#[derive(Debug, Default)]
struct Games {
    networks: HashMap<String, Network>,
    /// The games in the order in which they came.
    order: VecDeque<String>,
}

impl Callers {
    /// Notes that other machines reach the server from now on.
    pub(super) fn open(&self) {
        self.away.store(true, Relaxed);
    }

    /// Notes who has asked for something in a game.
    pub(super) fn note(&self, game: &str, network: Network) {
        let mut games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = games.networks.get_mut(game) {
            *known = network;
            return;
        }
        if games.order.len() >= MOST
            && let Some(oldest) = games.order.pop_front()
        {
            games.networks.remove(&oldest);
        }
        games.order.push_back(game.to_string());
        games.networks.insert(game.to_string(), network);
    }

    /// Who plays in a game. Of one in which no player has asked for anything yet, or none since the server began, that
    /// is not known, unless only this machine can play.
    pub(super) fn of(&self, game: &str) -> Network {
        let games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
        let other = if self.away.load(Relaxed) { Network::Unknown } else { Network::Here };
        games.networks.get(game).copied().unwrap_or(other)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_latest_caller_is_known_and_memory_is_bounded() {
        let callers = Callers::default();
        let away = Network::Away(std::net::Ipv4Addr::new(203, 0, 113, 1).into());
        callers.note("one", Network::Here);
        callers.note("one", away);
        assert_eq!((callers.of("one"), callers.of("two")), (away, Network::Here));
        callers.open();
        assert_eq!((callers.of("one"), callers.of("two")), (away, Network::Unknown));
        for number in 0..2 * MOST {
            callers.note(&number.to_string(), away);
        }
        let games = callers.games.lock().expect("no panic");
        assert_eq!((games.networks.len(), games.order.len()), (MOST, MOST));
    }
}
