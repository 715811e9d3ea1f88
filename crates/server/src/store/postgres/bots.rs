//! Bots in `PostgreSQL`, and accounts that are closed.

use sqlx::{Acquire, Row};

use super::{
    Postgres,
    people::account,
    people_deeds::{Alone, be_alone},
    unwritten,
};
use crate::{
    operator::COUNTS,
    store::{
        Account, Bot, Bots, Deed, MOST_BOTS, NewBot, StoreError,
        bots::{BY_TOKEN, OF_OWNER, SET_TOKEN},
        name_key,
        rows::signed,
    },
};

const MAKE: &str = "WITH who AS (INSERT INTO account \
     (id, name, name_key, likeness, password, kind, created_at) \
     SELECT $1, $2, $3, $4, '', 'bot', $5 FROM account AS o \
     WHERE o.id = $6 AND o.deleted_at IS NULL \
     AND (SELECT COUNT(*) FROM bot WHERE owner = o.id) < $7 \
     ON CONFLICT DO NOTHING RETURNING id) \
     INSERT INTO bot (account, owner, token) SELECT id, $6, $8 FROM who";

const CLOSE: &str = "WITH ended AS (DELETE FROM session WHERE account = $1) \
     INSERT INTO account_closed (account, closed_at) \
     SELECT id, $2 FROM account WHERE id = $1 AND deleted_at IS NULL ON CONFLICT DO NOTHING";

impl Bots for Postgres {
    async fn bot_by_token(&self, hash: &str) -> Result<Option<Account>, StoreError> {
        // Asked with everything that a bot does.
        let mut line = self.lines.take().await?;
        let row = sqlx::query(BY_TOKEN).bind(hash).fetch_optional(&mut *line).await?;
        line.done();
        row.as_ref().map(account).transpose()
    }

    async fn bots_of(&self, owner: &str) -> Result<Vec<Bot>, StoreError> {
        let rows = sqlx::query(OF_OWNER).bind(owner).fetch_all(&self.pool).await?;
        let bot = |row| Ok(Bot { account: account(row)?, open: row.try_get("open")? });
        rows.iter().map(bot).collect()
    }
}

impl Postgres {
    /// Changes something about bots, or closes and opens accounts; says whether it was done.
    pub(super) async fn change_bots(&self, deed: &Deed) -> Result<bool, StoreError> {
        let query = match deed {
            Deed::MakeBot(bot) => return self.make_bot(bot).await,
            Deed::SetBotToken { owner, bot, token } => {
                sqlx::query(SET_TOKEN).bind(token).bind(bot).bind(owner)
            }
            Deed::Close { account, at } => sqlx::query(CLOSE).bind(account).bind(signed(*at)),
            Deed::Reopen { account } => {
                sqlx::query("DELETE FROM account_closed WHERE account = $1").bind(account)
            }
            _ => return Ok(false),
        };
        Ok(self.run(query).await? > 0)
    }

    async fn make_bot(&self, bot: &NewBot) -> Result<bool, StoreError> {
        let NewBot { account, key, likeness, owner, token } = bot;
        let mut connection = self.pool.acquire().await?;
        let mut transaction = connection.begin().await?;
        be_alone(&mut transaction, Alone::Names).await?;
        if name_key::is_reserved(&mut *transaction, [key, likeness]).await? {
            return Ok(false);
        }
        let made = sqlx::query(MAKE)
            .bind(&account.id)
            .bind(&account.name)
            .bind(key)
            .bind(likeness)
            .bind(signed(account.created_at))
            .bind(owner)
            .bind(i64::from(MOST_BOTS))
            .bind(token)
            .execute(&mut *transaction)
            .await
            .map_err(unwritten)?;
        transaction.commit().await.map_err(unwritten)?;
        connection.done();
        COUNTS.committed(1);
        Ok(made.rows_affected() == 1)
    }
}
