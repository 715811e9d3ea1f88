//! The accounts of a server, whichever store it has.

use board::Side;

use super::{
    Account, Bot, Bots, Called, Deed, GamesOf, Keeper, People, RatingRow, Ratings, Session,
    StoreError, Summary, keeper::ask,
};

impl People for Keeper {
    async fn account(&self, id: &str) -> Result<Option<Account>, StoreError> {
        ask!(self, store => store.account(id))
    }

    async fn account_by_key(&self, key: &str) -> Result<Option<(Account, String)>, StoreError> {
        ask!(self, store => store.account_by_key(key))
    }

    async fn session(
        &self,
        hash: &str,
        now: u64,
    ) -> Result<Option<(Session, Account)>, StoreError> {
        ask!(self, store => store.session(hash, now))
    }

    async fn sessions(&self, account: &str, now: u64) -> Result<Vec<Session>, StoreError> {
        ask!(self, store => store.sessions(account, now))
    }

    async fn codes_left(&self, account: &str) -> Result<u64, StoreError> {
        ask!(self, store => store.codes_left(account))
    }

    async fn has_code(&self, account: &str, code: &str) -> Result<bool, StoreError> {
        ask!(self, store => store.has_code(account, code))
    }

    async fn called(&self) -> Result<Vec<Called>, StoreError> {
        ask!(self, store => store.called())
    }

    async fn games_of(&self, asked: &GamesOf) -> Result<Vec<(Side, Summary)>, StoreError> {
        ask!(self, store => store.games_of(asked))
    }

    async fn count_games(&self, account: &str) -> Result<(u64, u64), StoreError> {
        ask!(self, store => store.count_games(account))
    }

    async fn is_closed(&self, account: &str) -> Result<bool, StoreError> {
        ask!(self, store => store.is_closed(account))
    }

    async fn carry_out(&self, deed: Deed) -> Result<bool, StoreError> {
        ask!(self, store => store.carry_out(deed))
    }
}

impl Bots for Keeper {
    async fn bot_by_token(&self, hash: &str) -> Result<Option<Account>, StoreError> {
        ask!(self, store => store.bot_by_token(hash))
    }

    async fn bots_of(&self, owner: &str) -> Result<Vec<Bot>, StoreError> {
        ask!(self, store => store.bots_of(owner))
    }
}

impl Ratings for Keeper {
    async fn unrated(&self, limit: u32) -> Result<Vec<String>, StoreError> {
        ask!(self, store => store.unrated(limit))
    }

    async fn rating(
        &self,
        account: &str,
        rules: &str,
        speed: &str,
    ) -> Result<Option<RatingRow>, StoreError> {
        ask!(self, store => store.rating(account, rules, speed))
    }

    async fn ratings(&self, account: Option<&str>) -> Result<Vec<RatingRow>, StoreError> {
        ask!(self, store => store.ratings(account))
    }

    async fn strongest(
        &self,
        rules: &str,
        speed: &str,
        certain: i64,
        limit: u32,
    ) -> Result<Vec<(String, RatingRow)>, StoreError> {
        ask!(self, store => store.strongest(rules, speed, certain, limit))
    }

    async fn pools(&self) -> Result<Vec<(String, String, u64)>, StoreError> {
        ask!(self, store => store.pools())
    }

    async fn rated_running(&self, account: &str) -> Result<Vec<String>, StoreError> {
        ask!(self, store => store.rated_running(account))
    }

    async fn changes(&self, game: &str) -> Result<Option<(i64, i64)>, StoreError> {
        ask!(self, store => store.changes(game))
    }
}
