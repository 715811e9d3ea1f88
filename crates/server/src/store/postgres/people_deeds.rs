//! What changes accounts in `PostgreSQL`: each deed is one statement. Who makes an account, deletes one or
//! rates a game is alone with that, among all processes.

use sqlx::{Acquire, PgConnection, Postgres as Kind, postgres::PgArguments, query::Query};

use super::{Postgres, unwritten};
use crate::{
    operator::COUNTS,
    store::{
        DELETED, Deed, IDLE, LONGEST, Newcomer, Session, StoreError, ledger, mail_statements,
        people_deeds::gone, rows::signed,
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
     SELECT $2, $8, $9, $10, $11, 'person', $12 WHERE NOT EXISTS ( \
     SELECT 1 FROM name_gone WHERE hash = $13 OR hash = $14) ON CONFLICT DO NOTHING RETURNING id), \
     codes AS (INSERT INTO recovery_code (account, hash) \
     SELECT id, code FROM who, unnest($15::text[]) AS code)",
    begin!("$1", "$2", "$3", "$4", "$5", "$6", "$7")
);

const SIGN_IN: &str = concat!(
    "WITH who AS (SELECT 1), replaced AS (DELETE FROM session WHERE hash = $8)",
    begin!("$1", "$2", "$3", "$4", "$5", "$6", "$7")
);

const RECOVER: &str = concat!(
    "WITH who AS (DELETE FROM recovery_code WHERE account = $2 AND hash = $9 RETURNING account), \
     known AS (UPDATE account SET password = $8 FROM who WHERE id = who.account), \
     links AS (DELETE FROM mail_token t USING who WHERE t.account = who.account AND t.kind = 'recover'), \
     ended AS (DELETE FROM session USING who WHERE session.account = who.account)",
    begin!("$1", "$2", "$3", "$4", "$5", "$6", "$7")
);

/// All links of the account are used up with the one.
const RECOVER_BY_MAIL: &str = concat!(
    "WITH spent AS (DELETE FROM mail_token WHERE account = $2 AND kind = 'recover' AND EXISTS ( \
     SELECT 1 FROM mail_token t WHERE t.hash = $9 AND t.account = $2 AND t.kind = 'recover' \
     AND t.until > $4) RETURNING account), \
     who AS (SELECT DISTINCT account FROM spent), \
     known AS (UPDATE account SET password = $8 FROM who WHERE id = who.account), \
     ended AS (DELETE FROM session USING who WHERE session.account = who.account)",
    begin!("$1", "$2", "$3", "$4", "$5", "$6", "$7")
);

const SET_PASSWORD: &str = concat!(
    "WITH who AS (UPDATE account SET password = $8 WHERE id = $2 RETURNING id), \
     links AS (DELETE FROM mail_token t USING who WHERE t.account = who.id AND t.kind = 'recover'), \
     ended AS (DELETE FROM session USING who WHERE session.account = who.id)",
    begin!("$1", "$2", "$3", "$4", "$5", "$6", "$7")
);

const NEW_CODES: &str = "WITH gone AS (DELETE FROM recovery_code \
     WHERE account = $1 AND hash <> ALL ($2)) \
     INSERT INTO recovery_code (account, hash) SELECT $1, code FROM unnest($2::text[]) AS code \
     ON CONFLICT DO NOTHING";

/// Deletes an account; its row stays for the games, without anything that tells who it was. Both seats of
/// a game may have been its own.
const DELETE: &str = "WITH gone AS (UPDATE account SET name = '', name_key = NULL, \
     likeness = NULL, password = '', deleted_at = $2 WHERE id = $1 RETURNING id), \
     reserved AS (INSERT INTO name_gone (hash) SELECT name FROM gone, unnest($3::text[]) AS name \
     ON CONFLICT DO NOTHING), \
     ended AS (DELETE FROM session USING gone WHERE session.account = gone.id), \
     codes AS (DELETE FROM recovery_code USING gone WHERE recovery_code.account = gone.id), \
     token AS (UPDATE bot SET token = NULL FROM gone WHERE bot.account = gone.id), \
     held AS (SELECT game, bool_or(side = 'white') AS white, bool_or(side = 'black') AS black \
     FROM seat WHERE account = $1 GROUP BY game) \
     UPDATE game SET white = CASE WHEN held.white THEN $4 ELSE game.white END, \
     black = CASE WHEN held.black THEN $4 ELSE game.black END \
     FROM held, gone WHERE game.id = held.game";

impl Postgres {
    /// Changes something about accounts; says whether it was done.
    pub(super) async fn perform(&self, deed: &Deed) -> Result<bool, StoreError> {
        let query = match deed {
            Deed::SignUp(newcomer) => return self.sign_up(newcomer).await,
            Deed::Delete { account, at } => return self.delete(account, *at).await,
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
        let made = begin(SIGN_UP, session)
            .bind(&account.name)
            .bind(key)
            .bind(likeness)
            .bind(password)
            .bind(signed(account.created_at))
            .bind(gone(key))
            .bind(gone(likeness))
            .bind(codes)
            .execute(&mut *transaction)
            .await
            .map_err(unwritten)?;
        transaction.commit().await.map_err(unwritten)?;
        COUNTS.committed(1);
        Ok(made.rows_affected() == 1)
    }

    async fn delete(&self, account: &str, at: u64) -> Result<bool, StoreError> {
        let mut connection = self.pool.acquire().await?;
        let mut transaction = connection.begin().await?;
        be_alone(&mut transaction, Alone::Names).await?;
        let bots: Vec<String> = sqlx::query_scalar("SELECT account FROM bot WHERE owner = $1")
            .bind(account)
            .fetch_all(&mut *transaction)
            .await?;
        for bot in &bots {
            delete_one(&mut transaction, bot, at).await?;
        }
        let done = delete_one(&mut transaction, account, at).await?;
        transaction.commit().await.map_err(unwritten)?;
        COUNTS.committed(1);
        Ok(done)
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
        COUNTS.committed(1);
        Ok(done)
    }
}

/// Deletes an account, and not what belongs to it.
async fn delete_one(
    connection: &mut PgConnection,
    account: &str,
    at: u64,
) -> Result<bool, StoreError> {
    let names: Option<(String, String)> = sqlx::query_as(
        "SELECT name_key, likeness FROM account WHERE id = $1 AND deleted_at IS NULL",
    )
    .bind(account)
    .fetch_optional(&mut *connection)
    .await?;
    let Some((key, likeness)) = names else {
        return Ok(false);
    };
    mail_statements::forget_person(connection, account).await?;
    sqlx::query(DELETE)
        .bind(account)
        .bind(signed(at))
        .bind([gone(&key), gone(&likeness)].to_vec())
        .bind(DELETED)
        .execute(connection)
        .await
        .map_err(unwritten)?;
    Ok(true)
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
