//! What is kept about an account beside its games, as rows with the names of their columns, for the file that its
//! owner saves.

use std::future::Future;

use serde_json::{Map, Value};
use sqlx::{Column, Row};

use super::{
    Keeper, Postgres, Sqlite, StoreError,
    keeper::ask,
    moving::{Cell, of_postgres, of_sqlite},
};

/// Something that is kept about an account.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Belonging {
    /// How often mail was asked for, and when it was last sent to remind.
    MailCounts,
    /// Mails that wait to be sent.
    Mails,
    /// Links that were sent by mail and still work.
    MailLinks,
    /// Rated games, with the rating before and after each.
    Rated,
    /// Tasks of days that were begun, and what was handed in.
    Daily,
    /// Plans for turns to come.
    Plans,
    /// Own messages that an operator has hidden.
    HiddenMessages,
    /// Games of races, with the side and how each was created: what is kept of the secret of its racer stands there.
    RaceGames,
    /// Races, as documents with everybody who took part: those of an account, or of a secret of which this is kept.
    Races,
}

impl Belonging {
    /// The statement that reads it.
    const fn statement(self) -> &'static str {
        match self {
            Self::MailCounts => {
                "SELECT reminded_at, asked, asked_since FROM mail_address WHERE account = $1"
            }
            Self::Mails => {
                "SELECT id, kind AS mail, created_at, attempts, next_at FROM mail \
                 WHERE account = $1 ORDER BY created_at, id"
            }
            Self::MailLinks => {
                "SELECT kind AS link, address, until FROM mail_token WHERE account = $1 \
                 ORDER BY until, hash"
            }
            Self::Rated => {
                "SELECT r.game, r.rules, r.speed, s.side, \
                 CASE s.side WHEN 'white' THEN r.score ELSE 2 - r.score END AS half_points, \
                 CASE s.side WHEN 'white' THEN r.white_before ELSE r.black_before END AS before, \
                 CASE s.side WHEN 'white' THEN r.white_after ELSE r.black_after END AS after, \
                 r.ended_at, r.done FROM seat s JOIN rated_game r ON r.game = s.game \
                 WHERE s.account = $1 ORDER BY r.ended_at, r.game"
            }
            Self::Daily => {
                "SELECT day, task, name, begun, score, moves, time, body AS turns FROM daily \
                 WHERE account = $1 ORDER BY day, task"
            }
            Self::Plans => {
                "SELECT p.game, p.side, p.ver, p.body FROM seat s \
                 JOIN plan p ON p.game = s.game AND p.side = s.side \
                 WHERE s.account = $1 ORDER BY p.game, p.side"
            }
            Self::HiddenMessages => {
                "SELECT m.game, m.number, m.side, m.at, m.body AS text FROM seat s \
                 JOIN message m ON m.game = s.game AND m.side = s.side \
                 WHERE s.account = $1 AND m.hidden <> 0 ORDER BY m.game, m.number"
            }
            Self::RaceGames => {
                "SELECT s.game, s.side, e.body FROM seat s JOIN event e ON e.game = s.game \
                 WHERE s.account = $1 AND e.kind = 'created' AND e.cmd_id LIKE 'heat-%' \
                 ORDER BY s.game, s.side"
            }
            Self::Races => {
                "SELECT id, body FROM race WHERE body LIKE '%:\"' || $1 || '\"%' ORDER BY id"
            }
        }
    }
}

/// Where it is read what belongs to an account.
pub trait Belongings: Send + Sync {
    /// The rows of one kind, in an order that stays; they belong to an account, and races also to a secret.
    fn belongings(
        &self,
        account: &str,
        what: Belonging,
    ) -> impl Future<Output = Result<Vec<Map<String, Value>>, StoreError>> + Send;
}

macro_rules! belongings {
    ($store:ty, $cells:ident) => {
        impl Belongings for $store {
            async fn belongings(
                &self,
                account: &str,
                what: Belonging,
            ) -> Result<Vec<Map<String, Value>>, StoreError> {
                let query = sqlx::query(what.statement()).bind(account);
                let mut found = Vec::new();
                for row in query.fetch_all(self.readers()).await? {
                    let names = row.columns().iter().map(|column| column.name().to_string());
                    found.push(names.zip($cells(&row)?.into_iter().map(value)).collect());
                }
                Ok(found)
            }
        }
    };
}

belongings!(Sqlite, of_sqlite);
belongings!(Postgres, of_postgres);

impl Belongings for Keeper {
    async fn belongings(
        &self,
        account: &str,
        what: Belonging,
    ) -> Result<Vec<Map<String, Value>>, StoreError> {
        ask!(self, store => store.belongings(account, what))
    }
}

fn value(cell: Cell) -> Value {
    match cell {
        Cell::Nothing => Value::Null,
        Cell::Number(number) => number.into(),
        Cell::Real(number) => number.into(),
        Cell::Text(text) => text.into(),
        Cell::Bytes(bytes) => bytes.into(),
    }
}
