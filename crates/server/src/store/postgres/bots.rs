//! Bots in `PostgreSQL`, and accounts that are closed.

use sqlx::Row;

use super::{Postgres, people::account};
use crate::store::{Account, Bot, Bots, StoreError};

/// Makes a bot: not if the name is taken, or its owner has too many already.
pub(super) const MAKE: &str = "WITH made AS ( \
     INSERT INTO account (id, name, name_key, likeness, password, kind, created_at) \
     SELECT $1, $2, $3, $4, '', 'bot', $5 \
     WHERE NOT EXISTS (SELECT 1 FROM name_gone WHERE hash = $6 OR hash = $7) \
     AND (SELECT COUNT(*) FROM bot WHERE owner = $8) < $9 ON CONFLICT DO NOTHING RETURNING id) \
     INSERT INTO bot (account, owner, token) SELECT id, $8, $10 FROM made";

/// Gives a bot of somebody another token, or none.
pub(super) const SET_TOKEN: &str = "UPDATE bot SET token = $3 FROM account a \
     WHERE bot.account = $2 AND bot.owner = $1 AND a.id = bot.account AND a.deleted_at IS NULL";

/// Closes an account: whoever is signed in is so no more.
pub(super) const CLOSE: &str = "WITH ended AS (DELETE FROM session WHERE account = $1) \
     INSERT INTO account_closed (account, closed_at) \
     SELECT id, $2 FROM account WHERE id = $1 AND deleted_at IS NULL ON CONFLICT DO NOTHING";

pub(super) const REOPEN: &str = "DELETE FROM account_closed WHERE account = $1";

impl Bots for Postgres {
    async fn bot_by_token(&self, hash: &str) -> Result<Option<Account>, StoreError> {
        let row = sqlx::query(
            "SELECT a.id, a.name, a.created_at, a.deleted_at FROM bot b \
             JOIN account a ON a.id = b.account JOIN account o ON o.id = b.owner \
             WHERE b.token = $1 AND a.deleted_at IS NULL AND o.deleted_at IS NULL AND NOT EXISTS \
             (SELECT 1 FROM account_closed c WHERE c.account IN (b.account, b.owner))",
        )
        .bind(hash)
        .fetch_optional(&self.pool)
        .await?;
        row.as_ref().map(account).transpose()
    }

    async fn bots_of(&self, owner: &str) -> Result<Vec<Bot>, StoreError> {
        let rows = sqlx::query(
            "SELECT a.id, a.name, a.created_at, a.deleted_at, b.token IS NOT NULL AS open \
             FROM bot b JOIN account a ON a.id = b.account \
             WHERE b.owner = $1 AND a.deleted_at IS NULL ORDER BY a.created_at, a.id",
        )
        .bind(owner)
        .fetch_all(&self.pool)
        .await?;
        rows.iter()
            .map(|row| Ok(Bot { account: account(row)?, open: row.try_get("open")? }))
            .collect()
    }
}
