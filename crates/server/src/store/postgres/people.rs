//! Accounts in `PostgreSQL`, as they are read.

use board::Side;
use sqlx::{Row, postgres::PgRow};

use super::{Postgres, statements::summary};
use crate::store::{
    Account, Bots, Called, Deed, GamesOf, IDLE, LONGEST, People, Session, StoreError, Summary,
    bots::IS_CLOSED,
    people::{CALLED, CalledRow, HAS_CODE},
    rows::{self, GAME, signed},
};

impl People for Postgres {
    async fn account(&self, id: &str) -> Result<Option<Account>, StoreError> {
        let row = sqlx::query("SELECT id, name, created_at, deleted_at FROM account WHERE id = $1")
            .bind(id)
            .fetch_optional(&self.pool)
            .await?;
        row.as_ref().map(account).transpose()
    }

    async fn account_by_key(&self, key: &str) -> Result<Option<(Account, String)>, StoreError> {
        let row = sqlx::query(
            "SELECT id, name, created_at, deleted_at, password FROM account WHERE name_key = $1",
        )
        .bind(key)
        .fetch_optional(&self.pool)
        .await?;
        row.map(|row| Ok((account(&row)?, row.try_get("password")?))).transpose()
    }

    async fn session(
        &self,
        hash: &str,
        now: u64,
    ) -> Result<Option<(Session, Account)>, StoreError> {
        // Asked with everything that somebody who is signed in does.
        let mut line = self.lines.take().await?;
        let row = sqlx::query(
            "SELECT s.hash, s.account, s.agent, s.created_at AS begun, s.seen_at, \
             a.id, a.name, a.created_at, a.deleted_at FROM session s \
             JOIN account a ON a.id = s.account \
             WHERE s.hash = $1 AND s.seen_at > $2 AND s.created_at > $3 \
             AND NOT EXISTS (SELECT 1 FROM account_closed c WHERE c.account = s.account)",
        )
        .bind(hash)
        .bind(signed(now) - signed(IDLE))
        .bind(signed(now) - signed(LONGEST))
        .fetch_optional(&mut *line)
        .await?;
        line.done();
        row.map(|row| Ok((session(&row, "begun")?, account(&row)?))).transpose()
    }

    async fn sessions(&self, account: &str, now: u64) -> Result<Vec<Session>, StoreError> {
        let rows = sqlx::query(
            "SELECT hash, account, agent, created_at, seen_at FROM session \
             WHERE account = $1 AND seen_at > $2 AND created_at > $3 ORDER BY seen_at DESC, hash",
        )
        .bind(account)
        .bind(signed(now) - signed(IDLE))
        .bind(signed(now) - signed(LONGEST))
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(|row| session(row, "created_at")).collect()
    }

    async fn codes_left(&self, account: &str) -> Result<u64, StoreError> {
        let count: i64 =
            sqlx::query_scalar("SELECT COUNT(*) FROM recovery_code WHERE account = $1")
                .bind(account)
                .fetch_one(&self.pool)
                .await?;
        Ok(count.unsigned_abs())
    }

    async fn has_code(&self, account: &str, code: &str) -> Result<bool, StoreError> {
        let asked = sqlx::query_scalar(HAS_CODE).bind(account).bind(code);
        Ok(asked.fetch_one(&self.pool).await?)
    }

    async fn called(&self) -> Result<Vec<Called>, StoreError> {
        let rows: Vec<CalledRow> = sqlx::query_as(CALLED).fetch_all(&self.pool).await?;
        Ok(rows.into_iter().map(Called::from).collect())
    }

    async fn games_of(&self, asked: &GamesOf) -> Result<Vec<(Side, Summary)>, StoreError> {
        let statement = format!(
            "SELECT s.side, {GAME} FROM seat s JOIN game g ON g.id = s.game \
             WHERE s.account = $1 AND g.status = $2 AND ($3::text IS NULL OR \
             (g.updated_at, g.id) < (SELECT updated_at, id FROM game WHERE id = $3)) \
             ORDER BY g.updated_at DESC, g.id DESC LIMIT $4"
        );
        let rows = sqlx::query(sqlx::AssertSqlSafe(statement))
            .bind(&asked.account)
            .bind(if asked.over { "over" } else { "playing" })
            .bind(&asked.before)
            .bind(i64::from(asked.limit))
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(|row| Ok((rows::side(row.try_get("side")?), summary(row)?))).collect()
    }

    async fn count_games(&self, account: &str) -> Result<(u64, u64), StoreError> {
        let (over, all): (i64, i64) = sqlx::query_as(
            "SELECT COUNT(*) FILTER (WHERE g.status = 'over'), COUNT(*) \
             FROM seat s JOIN game g ON g.id = s.game WHERE s.account = $1",
        )
        .bind(account)
        .fetch_one(&self.pool)
        .await?;
        Ok((over.unsigned_abs(), (all - over).unsigned_abs()))
    }

    async fn is_closed(&self, account: &str) -> Result<bool, StoreError> {
        Ok(sqlx::query_scalar(IS_CLOSED).bind(account).fetch_one(&self.pool).await?)
    }

    async fn carry_out(&self, deed: Deed) -> Result<bool, StoreError> {
        let changed = match &deed {
            Deed::Delete { account, .. }
            | Deed::Close { account, .. }
            | Deed::Reopen { account } => Some(account),
            _ => None,
        };
        // With an account its bots go or come.
        let bots = match changed {
            Some(account) => self.bots_of(account).await?,
            None => Vec::new(),
        };
        let done = self.perform(&deed).await?;
        let bots = bots.iter().map(|bot| &bot.account.id);
        for account in changed.into_iter().chain(bots).filter(|_| done) {
            self.hint_account(account);
        }
        Ok(done)
    }
}

pub(super) fn account(row: &PgRow) -> Result<Account, StoreError> {
    Ok(rows::account!(row))
}

fn session(row: &PgRow, begun: &str) -> Result<Session, StoreError> {
    Ok(rows::session!(row, begun))
}
