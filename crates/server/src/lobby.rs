//! Open tables: games that wait for anybody. They are offered for as long as whoever offers them is
//! there, in memory only; the game itself, its seat and its invitation are in the log as always.

use std::{
    collections::BTreeMap,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use crate::table::{Seat, Table, Token};

/// How many tables are offered at most; the oldest gives way.
const MOST: usize = 200;

/// How long a table stays on offer after whoever offers it has gone, as by reloading the page.
const GRACE: Duration = Duration::from_secs(30);

/// The tables on offer.
#[derive(Debug, Default)]
pub struct Lobby(Mutex<BTreeMap<u64, Offered>>);

/// A table on offer.
#[derive(Clone, Debug)]
pub struct Offered {
    /// The game.
    pub game: String,
    /// What lets somebody sit down.
    pub invite: Token,
    /// When whoever offers it was last there.
    seen: Instant,
}

impl Lobby {
    /// Offers a table to everybody, if the invitation is the one the game waits for.
    pub fn offer(&self, table: &Table, invite: &Token) -> bool {
        let fits = waits_for(table, invite);
        if fits {
            let mut tables = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            tables.retain(|_, offered| offered.game != table.id);
            let number = tables.last_key_value().map_or(0, |(number, _)| number + 1);
            let (game, seen) = (table.id.clone(), Instant::now());
            tables.insert(number, Offered { game, invite: invite.clone(), seen });
            if tables.len() > MOST {
                tables.pop_first();
            }
        }
        fits
    }

    /// Whether a table is on offer by this invitation.
    pub fn offers(&self, game: &str, invite: &Token) -> bool {
        let tables = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        tables.values().any(|offered| offered.game == game && offered.invite == *invite)
    }

    /// Offers a table no more.
    pub fn withdraw(&self, game: &str) {
        let mut tables = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        tables.retain(|_, offered| offered.game != game);
    }

    /// The tables on offer, the latest first. `is_here` says whether whoever offers a game is there.
    pub fn tables(&self, is_here: impl Fn(&str) -> bool) -> Vec<Offered> {
        let mut tables = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        tables.retain(|_, offered| {
            if is_here(&offered.game) {
                offered.seen = now;
            }
            now.saturating_duration_since(offered.seen) < GRACE
        });
        tables.values().rev().cloned().collect()
    }
}

/// Whether a game waits for somebody with this invitation.
pub fn waits_for(table: &Table, invite: &Token) -> bool {
    let seats = table.agreed.seats.as_ref().filter(|_| table.game.end().is_none());
    let awaited = table.awaited().zip(seats).map(|(side, seats)| seats.of(side).clone());
    awaited == Some(Seat::Invited(invite.hash()))
}
