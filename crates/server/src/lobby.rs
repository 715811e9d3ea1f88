//! Open tables: games that wait for anybody. They are offered for as long as whoever offers them is
//! there, in memory, or among several processes in their database; the game itself, its seat and its
//! invitation are in the log as always.

use std::{
    collections::BTreeMap,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use crate::{
    store::{Keeper, OfferRows, StoreError},
    table::{Seat, Table, Token},
};

/// How many tables are offered at most; the oldest gives way.
const MOST: usize = 200;

/// How long a table stays on offer after whoever offers it has gone, as by reloading the page.
const GRACE: Duration = Duration::from_secs(30);

/// The tables on offer.
#[derive(Debug)]
pub enum Lobby {
    /// Those of this process.
    Own(Mutex<BTreeMap<u64, Offered>>),
    /// Those of all processes on a database.
    Common(OfferRows),
}

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

impl Offered {
    fn new(game: &str, invite: Token) -> Self {
        Self { game: game.to_string(), invite, seen: Instant::now() }
    }
}

impl Lobby {
    /// The lobby of those who play at the tables of a store.
    pub fn of(store: &Keeper) -> Self {
        match store {
            Keeper::Sqlite(_) => Self::Own(Mutex::default()),
            Keeper::Postgres(store) => Self::Common(store.offers(MOST, GRACE)),
        }
    }

    /// Offers a table to everybody, if the invitation is the one the game waits for.
    ///
    /// # Errors
    ///
    /// If that cannot be written down where others see it.
    pub async fn offer(&self, table: &Table, invite: &Token) -> Result<bool, StoreError> {
        let fits = waits_for(table, invite);
        match self {
            Self::Common(rows) if fits => rows.offer(&table.id, invite.secret()).await?,
            Self::Own(tables) if fits => {
                let mut tables = tables.lock().unwrap_or_else(PoisonError::into_inner);
                tables.retain(|_, offered| offered.game != table.id);
                let number = tables.last_key_value().map_or(0, |(number, _)| number + 1);
                tables.insert(number, Offered::new(&table.id, invite.clone()));
                if tables.len() > MOST {
                    tables.pop_first();
                }
            }
            _ => {}
        }
        Ok(fits)
    }

    /// Whether a table is on offer by this invitation.
    ///
    /// # Errors
    ///
    /// If that cannot be read.
    pub async fn offers(&self, game: &str, invite: &Token) -> Result<bool, StoreError> {
        match self {
            Self::Own(tables) => {
                let tables = tables.lock().unwrap_or_else(PoisonError::into_inner);
                let fits = |offered: &Offered| offered.game == game && offered.invite == *invite;
                Ok(tables.values().any(fits))
            }
            Self::Common(rows) => {
                let offered = rows.offered().await?;
                Ok(offered.iter().any(|(id, secret)| id == game && secret == invite.secret()))
            }
        }
    }

    /// Offers a table no more.
    pub async fn withdraw(&self, game: &str) {
        match self {
            Self::Own(tables) => {
                let mut tables = tables.lock().unwrap_or_else(PoisonError::into_inner);
                tables.retain(|_, offered| offered.game != game);
            }
            Self::Common(rows) => {
                // It is looked at again whenever it is shown.
                let _ = rows.withdraw(game).await;
            }
        }
    }

    /// The tables on offer, the latest first. `is_here` says whether whoever offers a game is there.
    ///
    /// # Errors
    ///
    /// If they cannot be read.
    pub async fn tables(&self, is_here: impl Fn(&str) -> bool) -> Result<Vec<Offered>, StoreError> {
        match self {
            Self::Own(tables) => {
                let mut tables = tables.lock().unwrap_or_else(PoisonError::into_inner);
                let now = Instant::now();
                tables.retain(|_, offered| {
                    if is_here(&offered.game) {
                        offered.seen = now;
                    }
                    now.saturating_duration_since(offered.seen) < GRACE
                });
                Ok(tables.values().rev().cloned().collect())
            }
            Self::Common(rows) => {
                let offered = rows.offered().await?.into_iter();
                // What makes no sense as an invitation invites nobody.
                let read = |(game, invite): (String, String)| {
                    Some(Offered::new(&game, Token::read(&invite)?))
                };
                Ok(offered.filter_map(read).collect())
            }
        }
    }

    /// Tells other processes which of the tables on offer are offered by somebody who is here.
    ///
    /// # Errors
    ///
    /// If they cannot be told.
    pub async fn still_here(&self, is_here: impl Fn(&str) -> bool) -> Result<(), StoreError> {
        let Self::Common(rows) = self else { return Ok(()) };
        let offered = rows.offered().await?.into_iter().map(|(game, _)| game);
        rows.still_here(offered.filter(|game| is_here(game)).collect()).await
    }
}

/// Whether a game waits for somebody with this invitation.
pub fn waits_for(table: &Table, invite: &Token) -> bool {
    let seats = table.agreed.seats.as_ref().filter(|_| table.game.end().is_none());
    let awaited = table.awaited().zip(seats).map(|(side, seats)| seats.of(side).clone());
    awaited == Some(Seat::Invited(invite.hash()))
}
