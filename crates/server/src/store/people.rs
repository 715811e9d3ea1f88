//! Accounts as they are kept: who people are, where they are signed in, and which games are theirs.

use std::future::Future;

use board::Side;
use serde::{Deserialize, Serialize};
use sqlx::{Row, sqlite::SqliteRow};

use super::{
    NewBot, RatedGame, Sqlite, StoreError, Summary,
    bots::IS_CLOSED,
    rows::{self, GAME, signed},
    statements::summary,
    upgrade_copies::remove_those_that_know,
};

/// How long a session lasts in which nothing is asked for, in milliseconds: ninety days.
pub const IDLE: u64 = 90 * 86_400_000;

/// How long a session lasts at most, in milliseconds: a year.
pub const LONGEST: u64 = 365 * 86_400_000;

/// The name of a player whose account is deleted, as it is kept; nobody can type it.
pub const DELETED: &str = "\u{7f}";

/// The accounts that the seats of a game belong to, by their ids.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Accounts {
    /// White's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub white: Option<String>,
    /// Black's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub black: Option<String>,
}

impl Accounts {
    /// That of a side.
    pub const fn of(&self, side: Side) -> Option<&String> {
        match side {
            Side::White => self.white.as_ref(),
            Side::Black => self.black.as_ref(),
        }
    }

    /// Gives a seat to an account.
    pub fn set(&mut self, side: Side, account: Option<String>) {
        match side {
            Side::White => self.white = account,
            Side::Black => self.black = account,
        }
    }

    /// The side that belongs to an account.
    pub fn side_of(&self, account: &str) -> Option<Side> {
        Side::ALL.into_iter().find(|side| self.of(*side).is_some_and(|id| id == account))
    }

    /// Whether no seat belongs to any.
    pub const fn is_empty(&self) -> bool {
        self.white.is_none() && self.black.is_none()
    }
}

/// Somebody with an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// What it is known by in the log of games.
    pub id: String,
    /// The name; [`DELETED`] once the account is.
    pub name: String,
    /// When it was made, in milliseconds since 1970.
    pub created_at: u64,
    /// Whether it is deleted.
    pub deleted: bool,
}

/// What an account is called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Called {
    /// The account.
    pub id: String,
    /// The name; of a bot with its mark.
    pub name: String,
    /// What the name can be mistaken for.
    pub likeness: Option<String>,
}

/// A browser that is signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// The SHA-256 of its secret.
    pub hash: String,
    /// The account.
    pub account: String,
    /// What the browser calls itself.
    pub agent: String,
    /// When it was signed in, in milliseconds since 1970.
    pub created_at: u64,
    /// When it was last heard of.
    pub seen_at: u64,
}

/// Somebody who wants an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Newcomer {
    /// The account.
    pub account: Account,
    /// The name without regard to case.
    pub key: String,
    /// What the name can be mistaken for.
    pub likeness: String,
    /// What is kept of the password.
    pub password: String,
    /// What is kept of the recovery codes.
    pub codes: Vec<String>,
    /// Where the newcomer is signed in.
    pub session: Session,
}

/// A row of [`CALLED`].
pub(super) type CalledRow = (String, String, Option<String>);

impl From<CalledRow> for Called {
    fn from((id, name, likeness): CalledRow) -> Self {
        Self { id, name, likeness }
    }
}

pub(super) const HAS_CODE: &str =
    "SELECT EXISTS (SELECT 1 FROM recovery_code WHERE account = $1 AND hash = $2)";

pub(super) const CALLED: &str =
    "SELECT id, name, likeness FROM account WHERE deleted_at IS NULL ORDER BY created_at, id";

/// Something that changes accounts; each is one transaction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Makes an account; not done if the name is taken.
    SignUp(Box<Newcomer>),
    /// Signs a browser in, instead of a session it had before.
    SignIn {
        /// The new session.
        session: Session,
        /// The SHA-256 of the one before.
        replaces: Option<String>,
    },
    /// Signs in with a recovery code, which is used up; ends all other sessions. Not done if there is no
    /// such code, or the account is closed.
    Recover {
        /// What is kept of the code.
        code: String,
        /// What is kept of the new password.
        password: String,
        /// The new session.
        session: Session,
    },
    /// Signs in by a link that was sent by mail, as by a recovery code. Not done if it does not work any more, or the
    /// account is closed.
    RecoverByMail {
        /// The SHA-256 of its secret.
        hash: String,
        /// What is kept of the new password.
        password: String,
        /// The new session.
        session: Session,
    },
    /// Sets another password and ends all sessions but the new one.
    SetPassword {
        /// What is kept of it.
        password: String,
        /// The new session.
        session: Session,
    },
    /// Draws other recovery codes.
    NewCodes {
        /// Whose.
        account: String,
        /// What is kept of them.
        codes: Vec<String>,
    },
    /// Takes note of when a session was heard of.
    Seen {
        /// Which.
        hash: String,
        /// When.
        at: u64,
    },
    /// Ends a session.
    SignOut {
        /// Which.
        hash: String,
    },
    /// Ends all sessions of an account.
    SignOutAll {
        /// Whose.
        account: String,
    },
    /// Deletes an account: the games stay, the name goes. Not done if it is deleted already.
    Delete {
        /// Whose.
        account: String,
        /// When.
        at: u64,
        /// Whether what was written to other players goes as well.
        messages: bool,
    },
    /// Says anew what the names of accounts can be mistaken for.
    Liken {
        /// The accounts, and what theirs can be.
        changes: Vec<(String, String)>,
    },
    /// Makes a bot; not done if the name is taken, or somebody has too many.
    MakeBot(Box<NewBot>),
    /// Gives a bot another token, or none, which closes it. Not done if it is not theirs.
    SetBotToken {
        /// Whose it is.
        owner: String,
        /// Its account.
        bot: String,
        /// The SHA-256 of the token.
        token: Option<String>,
    },
    /// Closes an account and ends its sessions; not done if it is closed already.
    Close {
        /// Whose.
        account: String,
        /// When.
        at: u64,
    },
    /// Opens an account again; not done if it is not closed.
    Reopen {
        /// Whose.
        account: String,
    },
    /// Rates a game that has ended; not done if it is rated already.
    Rate {
        /// Which.
        game: String,
    },
    /// Forgets all ratings, and rates these games in their order.
    RateAnew {
        /// The games.
        games: Vec<RatedGame>,
    },
}

/// Which games of an account are asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GamesOf {
    /// Whose.
    pub account: String,
    /// Those that have ended, or those that go on.
    pub over: bool,
    /// Only games that come after this one in the list.
    pub before: Option<String>,
    /// At most so many.
    pub limit: u32,
}

/// Where accounts are kept, beside the games.
pub trait People: Send + Sync {
    /// An account by its id, also if it is deleted.
    fn account(&self, id: &str)
    -> impl Future<Output = Result<Option<Account>, StoreError>> + Send;

    /// An account by its name without regard to case, with what is kept of the password.
    fn account_by_key(
        &self,
        key: &str,
    ) -> impl Future<Output = Result<Option<(Account, String)>, StoreError>> + Send;

    /// Who is signed in with a secret of this SHA-256 at this moment.
    fn session(
        &self,
        hash: &str,
        now: u64,
    ) -> impl Future<Output = Result<Option<(Session, Account)>, StoreError>> + Send;

    /// The sessions of an account that last at this moment, the latest first.
    fn sessions(
        &self,
        account: &str,
        now: u64,
    ) -> impl Future<Output = Result<Vec<Session>, StoreError>> + Send;

    /// How many recovery codes an account has left.
    fn codes_left(&self, account: &str) -> impl Future<Output = Result<u64, StoreError>> + Send;

    /// Whether this is what is kept of a recovery code of an account.
    fn has_code(
        &self,
        account: &str,
        code: &str,
    ) -> impl Future<Output = Result<bool, StoreError>> + Send;

    /// The accounts that are not deleted, the oldest first, with what their names can be mistaken for.
    fn called(&self) -> impl Future<Output = Result<Vec<Called>, StoreError>> + Send;

    /// Games of an account with the side it plays, the latest first.
    fn games_of(
        &self,
        asked: &GamesOf,
    ) -> impl Future<Output = Result<Vec<(Side, Summary)>, StoreError>> + Send;

    /// How many games of an account have ended, and how many go on.
    fn count_games(
        &self,
        account: &str,
    ) -> impl Future<Output = Result<(u64, u64), StoreError>> + Send;

    /// Whether an account was closed by whoever runs the server; a bot is if its owner is.
    fn is_closed(&self, account: &str) -> impl Future<Output = Result<bool, StoreError>> + Send;

    /// Changes something; says whether it was done.
    fn carry_out(&self, deed: Deed) -> impl Future<Output = Result<bool, StoreError>> + Send;
}

impl People for Sqlite {
    async fn account(&self, id: &str) -> Result<Option<Account>, StoreError> {
        let row = sqlx::query("SELECT id, name, created_at, deleted_at FROM account WHERE id = ?")
            .bind(id)
            .fetch_optional(self.readers())
            .await?;
        row.as_ref().map(account).transpose()
    }

    async fn account_by_key(&self, key: &str) -> Result<Option<(Account, String)>, StoreError> {
        let row = sqlx::query(
            "SELECT id, name, created_at, deleted_at, password FROM account WHERE name_key = ?",
        )
        .bind(key)
        .fetch_optional(self.readers())
        .await?;
        row.map(|row| Ok((account(&row)?, row.try_get("password")?))).transpose()
    }

    async fn session(
        &self,
        hash: &str,
        now: u64,
    ) -> Result<Option<(Session, Account)>, StoreError> {
        let row = sqlx::query(
            "SELECT s.hash, s.account, s.agent, s.created_at AS begun, s.seen_at, \
             a.id, a.name, a.created_at, a.deleted_at FROM session s \
             JOIN account a ON a.id = s.account \
             WHERE s.hash = ? AND s.seen_at > ? AND s.created_at > ? \
             AND s.account NOT IN (SELECT account FROM account_closed)",
        )
        .bind(hash)
        .bind(signed(now) - signed(IDLE))
        .bind(signed(now) - signed(LONGEST))
        .fetch_optional(self.readers())
        .await?;
        row.map(|row| Ok((session(&row, "begun")?, account(&row)?))).transpose()
    }

    async fn sessions(&self, account: &str, now: u64) -> Result<Vec<Session>, StoreError> {
        let rows = sqlx::query(
            "SELECT hash, account, agent, created_at, seen_at FROM session \
             WHERE account = ? AND seen_at > ? AND created_at > ? ORDER BY seen_at DESC, hash",
        )
        .bind(account)
        .bind(signed(now) - signed(IDLE))
        .bind(signed(now) - signed(LONGEST))
        .fetch_all(self.readers())
        .await?;
        rows.iter().map(|row| session(row, "created_at")).collect()
    }

    async fn codes_left(&self, account: &str) -> Result<u64, StoreError> {
        let count: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM recovery_code WHERE account = ?")
            .bind(account)
            .fetch_one(self.readers())
            .await?;
        Ok(count.unsigned_abs())
    }

    async fn has_code(&self, account: &str, code: &str) -> Result<bool, StoreError> {
        let asked = sqlx::query_scalar(HAS_CODE).bind(account).bind(code);
        Ok(asked.fetch_one(self.readers()).await?)
    }

    async fn called(&self) -> Result<Vec<Called>, StoreError> {
        let rows: Vec<CalledRow> = sqlx::query_as(CALLED).fetch_all(self.readers()).await?;
        Ok(rows.into_iter().map(Called::from).collect())
    }

    async fn games_of(&self, asked: &GamesOf) -> Result<Vec<(Side, Summary)>, StoreError> {
        let statement = format!(
            "SELECT s.side, {GAME} FROM seat s JOIN game g ON g.id = s.game \
             WHERE s.account = ? AND g.status = ? AND (? IS NULL OR \
             (g.updated_at, g.id) < (SELECT updated_at, id FROM game WHERE id = ?)) \
             ORDER BY g.updated_at DESC, g.id DESC LIMIT ?"
        );
        let rows = sqlx::query(sqlx::AssertSqlSafe(statement))
            .bind(&asked.account)
            .bind(if asked.over { "over" } else { "playing" })
            .bind(&asked.before)
            .bind(&asked.before)
            .bind(asked.limit)
            .fetch_all(self.readers())
            .await?;
        rows.iter().map(|row| Ok((rows::side(row.try_get("side")?), summary(row)?))).collect()
    }

    async fn count_games(&self, account: &str) -> Result<(u64, u64), StoreError> {
        let (over, all): (i64, i64) = sqlx::query_as(
            "SELECT COALESCE(SUM(CASE WHEN g.status = 'over' THEN 1 ELSE 0 END), 0), COUNT(*) \
             FROM seat s JOIN game g ON g.id = s.game WHERE s.account = ?",
        )
        .bind(account)
        .fetch_one(self.readers())
        .await?;
        Ok((over.unsigned_abs(), (all - over).unsigned_abs()))
    }

    async fn is_closed(&self, account: &str) -> Result<bool, StoreError> {
        Ok(sqlx::query_scalar(IS_CLOSED).bind(account).fetch_one(self.readers()).await?)
    }

    async fn carry_out(&self, deed: Deed) -> Result<bool, StoreError> {
        let Deed::Delete { account, .. } = &deed else {
            return self.writer().carry_out(deed).await;
        };
        let (store, account) = (self.clone(), account.clone());
        // Whoever asks for it may go away meanwhile: it is carried through without them.
        let deleting = tokio::spawn(async move { store.delete(&account, deed).await });
        deleting.await.map_err(|_| StoreError::Closed)?
    }
}

impl Sqlite {
    /// Deletes an account, then the copies that know it.
    async fn delete(&self, account: &str, deed: Deed) -> Result<bool, StoreError> {
        let done = self.writer().carry_out(deed).await?;
        if let Err(error) = remove_those_that_know(account, &self.file, self.readers()).await {
            tracing::error!(%error, "a copy from before an upgrade still knows a deleted account");
        }
        Ok(done)
    }
}

pub(super) fn account(row: &SqliteRow) -> Result<Account, StoreError> {
    Ok(rows::account!(row))
}

fn session(row: &SqliteRow, begun: &str) -> Result<Session, StoreError> {
    Ok(rows::session!(row, begun))
}
