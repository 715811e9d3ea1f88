//! What changes accounts in `PostgreSQL`: each deed is one statement. Who makes an account, deletes one or
//! rates a game is alone with that, among all processes.

use sqlx::{Acquire, PgConnection, Postgres as Kind, postgres::PgArguments, query::Query};

use super::{Postgres, unwritten};
use crate::{
    operator::COUNTS,
    store::{
        Accounts, Deed, IDLE, LONGEST, Newcomer, Session, StoreError, Stored, Summary, erase,
        ledger, name_key, rows::signed, statements::gives_seats,
    },
};

/// What only one does at a time, as numbers of locks.
#[derive(Clone, Copy)]
#[repr(i64)]
pub(super) enum Alone {
    /// Giving a name away, or taking it out of use for good.
    Names = 0x7a77_6963_6b00_0002,
    /// Rating games, in their order.
    Ratings = 0x7a77_6963_6b00_0003,
}

/// The session that begins, for a row of the table `who`; those that have lapsed go. What somebody else is
/// just taking away is left to them.
macro_rules! begin {
    ($hash:literal, $account:literal, $agent:literal, $at:literal, $seen:literal, $idle:literal,
     $longest:literal) => {
        concat!(
            ", lapsed AS (DELETE FROM session WHERE hash IN (SELECT hash FROM session \
             WHERE seen_at <= ",
            $idle,
            " OR created_at <= ",
            $longest,
            " FOR UPDATE SKIP LOCKED)) \
             INSERT INTO session (hash, account, kind, agent, created_at, seen_at) SELECT ",
            $hash,
            ", ",
            $account,
            ", 'browser', ",
            $agent,
            ", ",
            $at,
            ", ",
            $seen,
            " FROM who"
        )
    };
}

const SIGN_UP: &str = concat!(
    "WITH who AS (INSERT INTO account (id, name, name_key, likeness, password, kind, created_at) \
     VALUES ($2, $8, $9, $10, $11, 'person', $12) ON CONFLICT DO NOTHING RETURNING id), \
     codes AS (INSERT INTO recovery_code (account, hash) \
     SELECT id, code FROM who, unnest($13::text[]) AS code)",
    begin!("$1", "$2", "$3", "$4", "$5", "$6", "$7")
);

const SIGN_IN: &str = concat!(
    "WITH who AS (SELECT 1 FROM account WHERE id = $2 AND deleted_at IS NULL FOR KEY SHARE), \
     replaced AS (DELETE FROM session WHERE hash = $8)",
    begin!("$1", "$2", "$3", "$4", "$5", "$6", "$7")
);

const RECOVER: &str = concat!(
    "WITH who AS (DELETE FROM recovery_code WHERE account = $2 AND hash = $9 \
     AND NOT EXISTS (SELECT 1 FROM account_closed c WHERE c.account = $2) RETURNING account), \
     known AS (UPDATE account SET password = $8 FROM who WHERE id = who.account \
     AND deleted_at IS NULL), \
     links AS (DELETE FROM mail_token t USING who WHERE t.account = who.account AND t.kind = 'recover'), \
     ended AS (DELETE FROM session USING who WHERE session.account = who.account)",
    begin!("$1", "$2", "$3", "$4", "$5", "$6", "$7")
);

/// All links of the account are used up with the one.
const RECOVER_BY_MAIL: &str = concat!(
    "WITH spent AS (DELETE FROM mail_token WHERE account = $2 AND kind = 'recover' AND EXISTS ( \
     SELECT 1 FROM mail_token t WHERE t.hash = $9 AND t.account = $2 AND t.kind = 'recover' \
     AND t.until > $4) \
     AND NOT EXISTS (SELECT 1 FROM account_closed c WHERE c.account = $2) RETURNING account), \
     who AS (SELECT DISTINCT account FROM spent), \
     known AS (UPDATE account SET password = $8 FROM who WHERE id = who.account \
     AND deleted_at IS NULL), \
     ended AS (DELETE FROM session USING who WHERE session.account = who.account)",
    begin!("$1", "$2", "$3", "$4", "$5", "$6", "$7")
);

const SET_PASSWORD: &str = concat!(
    "WITH who AS (UPDATE account SET password = $8 WHERE id = $2 AND deleted_at IS NULL \
     RETURNING id), \
     links AS (DELETE FROM mail_token t USING who WHERE t.account = who.id AND t.kind = 'recover'), \
     ended AS (DELETE FROM session USING who WHERE session.account = who.id)",
    begin!("$1", "$2", "$3", "$4", "$5", "$6", "$7")
);

const NEW_CODES: &str = "WITH gone AS (DELETE FROM recovery_code \
     WHERE account = $1 AND hash <> ALL ($2)) \
     INSERT INTO recovery_code (account, hash) SELECT who.id, code \
     FROM (SELECT id FROM account WHERE id = $1 AND deleted_at IS NULL FOR KEY SHARE) AS who, \
     unnest($2::text[]) AS code ON CONFLICT DO NOTHING";

impl Postgres {
    /// Changes something about accounts; says whether it was done.
    pub(super) async fn perform(&self, deed: &Deed) -> Result<bool, StoreError> {
        let query = match deed {
            Deed::SignUp(newcomer) => return self.sign_up(newcomer).await,
            Deed::Delete { account, at, messages } => {
                return self.delete(account, *at, *messages).await;
            }
            Deed::Liken { changes } => return self.liken(changes).await,
            Deed::MakeBot(_)
            | Deed::SetBotToken { .. }
            | Deed::Close { .. }
            | Deed::Reopen { .. } => return self.change_bots(deed).await,
            Deed::Rate { .. } | Deed::RateAnew { .. } => return self.rate(deed).await,
            Deed::SignIn { session, replaces } => begin(SIGN_IN, session).bind(replaces),
            Deed::Recover { code, password, session } => {
                let used = begin(RECOVER, session).bind(password).bind(code);
                return Ok(self.run(used).await? == 1);
            }
            Deed::RecoverByMail { hash, password, session } => {
                let used = begin(RECOVER_BY_MAIL, session).bind(password).bind(hash);
                return Ok(self.run(used).await? == 1);
            }
            Deed::SetPassword { password, session } => begin(SET_PASSWORD, session).bind(password),
            Deed::NewCodes { account, codes } => sqlx::query(NEW_CODES).bind(account).bind(codes),
            Deed::Seen { hash, at } => {
                sqlx::query("UPDATE session SET seen_at = $1 WHERE hash = $2 AND seen_at < $1")
                    .bind(signed(*at))
                    .bind(hash)
            }
            Deed::SignOut { hash } => sqlx::query("DELETE FROM session WHERE hash = $1").bind(hash),
            Deed::SignOutAll { account } => {
                sqlx::query("DELETE FROM session WHERE account = $1").bind(account)
            }
        };
        self.run(query).await?;
        Ok(true)
    }

    /// Carries out a statement; says how many rows it was about.
    pub(super) async fn run(&self, query: Query<'_, Kind, PgArguments>) -> Result<u64, StoreError> {
        let done = query.execute(&self.pool).await.map_err(unwritten)?;
        COUNTS.committed(1);
        Ok(done.rows_affected())
    }

    async fn sign_up(&self, newcomer: &Newcomer) -> Result<bool, StoreError> {
        let Newcomer { account, key, likeness, password, codes, session } = newcomer;
        let mut connection = self.pool.acquire().await?;
        let mut transaction = connection.begin().await?;
        be_alone(&mut transaction, Alone::Names).await?;
        if name_key::is_reserved(&mut *transaction, [key, likeness]).await? {
            transaction.rollback().await?;
            connection.done();
            return Ok(false);
        }
        let made = begin(SIGN_UP, session)
            .bind(&account.name)
            .bind(key)
            .bind(likeness)
            .bind(password)
            .bind(signed(account.created_at))
            .bind(codes)
            .execute(&mut *transaction)
            .await
            .map_err(unwritten)?;
        transaction.commit().await.map_err(unwritten)?;
        connection.done();
        COUNTS.committed(1);
        Ok(made.rows_affected() == 1)
    }

    async fn liken(&self, changes: &[(String, String)]) -> Result<bool, StoreError> {
        let (ids, likenesses): (Vec<String>, Vec<String>) = changes.iter().cloned().unzip();
        let mut connection = self.pool.acquire().await?;
        let mut transaction = connection.begin().await?;
        be_alone(&mut transaction, Alone::Names).await?;
        // None of them is in the way of another.
        sqlx::query("UPDATE account SET likeness = NULL WHERE id = ANY ($1)")
            .bind(&ids)
            .execute(&mut *transaction)
            .await
            .map_err(unwritten)?;
        sqlx::query(
            "UPDATE account SET likeness = c.likeness \
             FROM unnest($1::text[], $2::text[]) AS c (id, likeness) \
             WHERE account.id = c.id AND account.deleted_at IS NULL",
        )
        .bind(&ids)
        .bind(&likenesses)
        .execute(&mut *transaction)
        .await
        .map_err(unwritten)?;
        transaction.commit().await.map_err(unwritten)?;
        connection.done();
        COUNTS.committed(1);
        Ok(true)
    }

    async fn delete(&self, account: &str, at: u64, messages: bool) -> Result<bool, StoreError> {
        let mut connection = self.pool.acquire().await?;
        let mut transaction = connection.begin().await?;
        be_alone(&mut transaction, Alone::Names).await?;
        let done = erase::delete(&mut *transaction, account, at, messages).await?;
        transaction.commit().await.map_err(unwritten)?;
        connection.done();
        COUNTS.committed(1);
        Ok(done)
    }

    /// The accounts that were deleted at this moment or later, each with when.
    pub(crate) async fn deleted_since(&self, at: u64) -> Result<Vec<(String, u64)>, StoreError> {
        let rows: Vec<(String, i64)> =
            sqlx::query_as("SELECT id, deleted_at FROM account WHERE deleted_at >= $1")
                .bind(signed(at))
                .fetch_all(&self.pool)
                .await?;
        Ok(rows.into_iter().map(|(account, at)| (account, at.unsigned_abs())).collect())
    }

    /// Looks once more at who was given a seat: whoever is just being deleted is waited for, so either sees what
    /// the other has done.
    pub(super) async fn check_seats(
        &self,
        game: &Summary,
        event: &Stored,
    ) -> Result<(), StoreError> {
        if !gives_seats(game, event) {
            return Ok(());
        }
        let Accounts { white, black } = &game.accounts;
        let held: Vec<&String> = white.iter().chain(black).collect();
        let mut connection = self.pool.acquire().await?;
        let mut transaction = connection.begin().await?;
        let gone: Vec<bool> = sqlx::query_scalar(
            "SELECT deleted_at IS NOT NULL FROM account WHERE id = ANY ($1) ORDER BY id \
             FOR KEY SHARE",
        )
        .bind(held)
        .fetch_all(&mut *transaction)
        .await?;
        if gone.contains(&true) {
            erase::go_over(&mut *transaction, &game.id).await?;
        }
        transaction.commit().await.map_err(unwritten)?;
        connection.done();
        Ok(())
    }

    async fn rate(&self, deed: &Deed) -> Result<bool, StoreError> {
        let mut connection = self.pool.acquire().await?;
        let mut transaction = connection.begin().await?;
        be_alone(&mut transaction, Alone::Ratings).await?;
        let done = match deed {
            Deed::Rate { game } => ledger::rate_game(&mut *transaction, game).await?,
            Deed::RateAnew { games } => ledger::rate_anew(&mut *transaction, games).await?,
            _ => false,
        };
        transaction.commit().await.map_err(unwritten)?;
        connection.done();
        COUNTS.committed(1);
        Ok(done)
    }
}

/// Goes once over what was deleted by a program from before erasure: the steps say whether there is any.
pub(super) async fn go_over_deleted(connection: &mut PgConnection) -> Result<(), StoreError> {
    let mut transaction = connection.begin().await?;
    be_alone(&mut transaction, Alone::Names).await?;
    let noted = sqlx::query(erase::DONE_ANEW).execute(&mut *transaction).await?;
    if noted.rows_affected() > 0 {
        erase::go_over_all(&mut *transaction).await?;
    }
    transaction.commit().await?;
    Ok(())
}

/// Waits until nobody else does the same, until the end of the transaction.
pub(super) async fn be_alone(connection: &mut PgConnection, with: Alone) -> Result<(), StoreError> {
    sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(with as i64).execute(connection).await?;
    Ok(())
}

/// A statement that begins a session, with the seven values of that.
fn begin<'q>(statement: &'static str, session: &'q Session) -> Query<'q, Kind, PgArguments> {
    let now = signed(session.created_at);
    sqlx::query(statement)
        .bind(&session.hash)
        .bind(&session.account)
        .bind(&session.agent)
        .bind(now)
        .bind(signed(session.seen_at))
        .bind(now - signed(IDLE))
        .bind(now - signed(LONGEST))
}
