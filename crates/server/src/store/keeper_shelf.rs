//! The shelf of a server, whichever store it has.

use super::{
    Behind, Found, Keeper, KnownPlayer, Search, Shelf, Shelving, StoreError, Summary, keeper::ask,
};

impl Shelf for Keeper {
    async fn unshelved(&self, limit: u32) -> Result<Vec<Behind>, StoreError> {
        ask!(self, store => store.unshelved(limit))
    }

    async fn shelve(&self, changes: Vec<Shelving>) -> Result<(), StoreError> {
        ask!(self, store => store.shelve(changes))
    }

    async fn public_games(&self, account: &str, limit: u32) -> Result<Vec<Summary>, StoreError> {
        ask!(self, store => store.public_games(account, limit))
    }

    async fn players_of(&self, games: &[String]) -> Result<Vec<KnownPlayer>, StoreError> {
        ask!(self, store => store.players_of(games))
    }

    async fn look_up(&self, search: &Search) -> Result<Vec<Found>, StoreError> {
        ask!(self, store => store.look_up(search))
    }
}
