//! Bots as they are kept: accounts that belong to people, and are entered by a token.
//!
//! What is said of bots stands beside the accounts and not in them, so that whatever reads an account
//! need not know of it: a bot is told by its name, which has its mark before it.

use std::future::Future;

use sqlx::Row;

use super::{Account, People, Sqlite, StoreError, people::account};

/// What stands before the name of every bot, wherever it is shown. No person's name has a space in it.
pub const MARK: &str = "Bot ";

/// How many bots somebody may have.
pub const MOST_BOTS: u32 = 8;

/// A bot, for the one it belongs to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bot {
    /// Its account.
    pub account: Account,
    /// Whether it has a token; one that is closed has none.
    pub open: bool,
}

/// A bot to be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewBot {
    /// The account, with the mark in its name.
    pub account: Account,
    /// The name without mark and regard to case.
    pub key: String,
    /// What the name can be mistaken for.
    pub likeness: String,
    /// Whose it is.
    pub owner: String,
    /// The SHA-256 of its token.
    pub token: String,
}

impl Account {
    /// Whether a program plays with it.
    pub fn is_bot(&self) -> bool {
        self.name.starts_with(MARK)
    }
}

/// Where bots are kept, beside the accounts.
pub trait Bots: People {
    /// The bot with a token of this SHA-256, unless it or its owner is closed or deleted.
    fn bot_by_token(
        &self,
        hash: &str,
    ) -> impl Future<Output = Result<Option<Account>, StoreError>> + Send;

    /// The bots of somebody, the oldest first.
    fn bots_of(&self, owner: &str) -> impl Future<Output = Result<Vec<Bot>, StoreError>> + Send;
}

/// A bot by its token, in every database.
pub(super) const BY_TOKEN: &str = "SELECT a.id, a.name, a.created_at, a.deleted_at FROM bot b \
     JOIN account a ON a.id = b.account JOIN account o ON o.id = b.owner \
     WHERE b.token = $1 AND a.deleted_at IS NULL AND o.deleted_at IS NULL AND NOT EXISTS \
     (SELECT 1 FROM account_closed c WHERE c.account = b.account OR c.account = b.owner)";

/// The bots of somebody.
pub(super) const OF_OWNER: &str = "SELECT a.id, a.name, a.created_at, a.deleted_at, \
     b.token IS NOT NULL AS open FROM bot b JOIN account a ON a.id = b.account \
     WHERE b.owner = $1 AND a.deleted_at IS NULL ORDER BY a.created_at, a.id";

/// Whether an account is closed, or that of a bot's owner.
pub(super) const IS_CLOSED: &str = "SELECT EXISTS (SELECT 1 FROM account_closed \
     WHERE account = $1 OR account = (SELECT owner FROM bot WHERE account = $1))";

/// Gives a bot another token, or none.
pub(super) const SET_TOKEN: &str = "UPDATE bot SET token = $1 WHERE account = $2 AND owner = $3 \
     AND EXISTS (SELECT 1 FROM account WHERE id = bot.account AND deleted_at IS NULL)";

impl Bots for Sqlite {
    async fn bot_by_token(&self, hash: &str) -> Result<Option<Account>, StoreError> {
        let row = sqlx::query(BY_TOKEN).bind(hash).fetch_optional(self.readers()).await?;
        row.as_ref().map(account).transpose()
    }

    async fn bots_of(&self, owner: &str) -> Result<Vec<Bot>, StoreError> {
        let rows = sqlx::query(OF_OWNER).bind(owner).fetch_all(self.readers()).await?;
        let bot = |row| Ok(Bot { account: account(row)?, open: row.try_get("open")? });
        rows.iter().map(bot).collect()
    }
}
