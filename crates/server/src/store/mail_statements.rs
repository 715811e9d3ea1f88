//! Mail by statements that are the same in every database.
//!
//! The blanks of a statement are filled with its texts first, then with its numbers.

use sqlx::{PgConnection, Row, SqliteConnection};

use super::{
    KeptMail, MailAddress, MailDeed, MailKind, MailLink, MailToken, Mails, Postgres, Sqlite,
    StoreError,
    asides::Aside,
    mail::{ASKING, MOST_ASKED, REMINDING, UNCONFIRMED},
    rows::signed,
};
use crate::timepiece::Moment;

/// Makes room for the address of an account.
const BEGIN: &str = "INSERT INTO mail_address (account, lang) SELECT id, $2 FROM account \
     WHERE id = $1 AND deleted_at IS NULL ON CONFLICT DO NOTHING";

/// Counts a mail that is asked for, if it is not one too many.
const ASK: &str = "UPDATE mail_address SET \
     asked = CASE WHEN asked_since <= $3 THEN 1 ELSE asked + 1 END, \
     asked_since = CASE WHEN asked_since <= $3 THEN $2 ELSE asked_since END \
     WHERE account = $1 AND (asked < $4 OR asked_since <= $3)";

/// Asked once more, because the account may have been deleted while the row before waited for it.
const WANT: &str = "UPDATE mail_address SET wanted = $2, lang = $3 WHERE account = $1 \
     AND EXISTS (SELECT 1 FROM account WHERE id = $1 AND deleted_at IS NULL)";

/// Another mail of the same kind takes the place of the one that waits.
const REPLACE: &str = "DELETE FROM mail WHERE account = $1 AND kind = $2";

/// Puts a mail into the queue, if there is somewhere to send it to.
const QUEUE: &str = "INSERT INTO mail (id, account, kind, created_at, next_at) \
     SELECT $1, a.account, $3, $4, $4 FROM mail_address a WHERE a.account = $2 \
     AND CASE CAST($3 AS TEXT) WHEN 'confirm' THEN a.wanted ELSE a.address END IS NOT NULL \
     AND NOT EXISTS (SELECT 1 FROM account_closed c WHERE c.account = a.account)";

const TAKE_BACK: &str = "UPDATE mail_address SET address = NULL, wanted = NULL WHERE account = $1";

const DROP_MAILS: &str = "DELETE FROM mail WHERE account = $1";

const DROP_LINKS: &str = "DELETE FROM mail_token WHERE account = $1";

const DROP_ADDRESS: &str = "DELETE FROM mail_address WHERE account = $1";

const SET_REMINDERS: &str = "UPDATE mail_address SET reminders = $2 WHERE account = $1";

/// Two who come at the same moment meet here, and only one of them reminds.
const REMIND: &str = "UPDATE mail_address SET reminded_at = $2 WHERE account = $1 \
     AND reminders = 1 AND address IS NOT NULL AND reminded_at <= $3";

const CONFIRM: &str = "UPDATE mail_address SET address = wanted, wanted = NULL WHERE EXISTS ( \
     SELECT 1 FROM mail_token t WHERE t.hash = $1 AND t.kind = 'confirm' AND t.until > $2 \
     AND t.account = mail_address.account AND t.address = mail_address.wanted)";

/// Links that were sent to an address before go when another one is confirmed.
const SPEND: &str = "DELETE FROM mail_token WHERE kind <> 'quiet' \
     AND account = (SELECT account FROM mail_token WHERE hash = $1)";

const QUIET: &str = "UPDATE mail_address SET reminders = 0 WHERE account = ( \
     SELECT account FROM mail_token WHERE hash = $1 AND kind = 'quiet' AND until > $2)";

const LAPSE: &str = "DELETE FROM mail_token WHERE until <= $1";

/// Addresses that nobody confirms are nobody's business after a while.
const FORGET_WANTED: &str = "UPDATE mail_address SET wanted = NULL \
     WHERE wanted IS NOT NULL AND asked_since <= $1";

const KEEP: &str = "INSERT INTO mail_token (hash, account, kind, address, until) \
     SELECT $1, id, $3, $4, $5 FROM account WHERE id = $2 AND deleted_at IS NULL";

/// Asked once more, because the account may have been deleted while the row before waited for it.
const DROP_IF_GONE: &str = "DELETE FROM mail_token WHERE hash = $1 \
     AND EXISTS (SELECT 1 FROM account WHERE id = $2 AND deleted_at IS NOT NULL)";

const TAKE: &str = "UPDATE mail SET attempts = attempts + 1, next_at = $2 \
     WHERE id = $1 AND attempts = $3";

const POSTPONE: &str = "UPDATE mail SET next_at = $2 WHERE id = $1 AND attempts = $3";

const DONE: &str = "DELETE FROM mail WHERE id = $1";

/// A connection by which mail is changed, inside of a transaction that somebody else ends.
pub(super) trait Desk {
    /// Carries out a statement; says how many rows it was about.
    async fn run(
        &mut self,
        statement: &'static str,
        texts: &[&str],
        numbers: &[u64],
    ) -> Result<u64, StoreError>;
}

/// Changes something; says whether it was done.
pub(super) async fn perform(desk: &mut impl Desk, deed: &MailDeed) -> Result<bool, StoreError> {
    let done = match deed {
        MailDeed::Want { account, address, mail, at } => {
            return want(desk, account, address, (mail, *at)).await;
        }
        MailDeed::Forget { account } => return forget(desk, account).await,
        MailDeed::SetReminders { account, on } => {
            desk.run(SET_REMINDERS, &[account], &[u64::from(*on)]).await?
        }
        MailDeed::Recover { account, mail, at } => {
            return ask_for(desk, account, MailKind::Recover, (mail, *at)).await;
        }
        MailDeed::Remind { account, mail, at } => {
            let last = at.saturating_sub(REMINDING);
            if desk.run(REMIND, &[account], &[*at, last]).await? == 0 {
                return Ok(false);
            }
            desk.run(QUEUE, &[mail, account, MailKind::Remind.as_str()], &[*at]).await?
        }
        MailDeed::Confirm { hash, at } => {
            let confirmed = desk.run(CONFIRM, &[hash], &[*at]).await?;
            if confirmed > 0 {
                desk.run(SPEND, &[hash], &[]).await?;
            }
            confirmed
        }
        MailDeed::Quiet { hash, at } => desk.run(QUIET, &[hash], &[*at]).await?,
        MailDeed::Keep(token) => {
            let MailToken { hash, account, link, address, at, until } = &**token;
            desk.run(LAPSE, &[], &[*at]).await?;
            desk.run(FORGET_WANTED, &[], &[at.saturating_sub(UNCONFIRMED)]).await?;
            let kept = desk.run(KEEP, &[hash, account, link.as_str(), address], &[*until]).await?;
            kept - desk.run(DROP_IF_GONE, &[hash, account], &[]).await?
        }
        MailDeed::Take { mail, attempts, until } => {
            desk.run(TAKE, &[mail], &[*until, *attempts]).await?
        }
        MailDeed::Postpone { mail, attempts, until } => {
            desk.run(POSTPONE, &[mail], &[*until, *attempts]).await?
        }
        MailDeed::Done { mail } => desk.run(DONE, &[mail], &[]).await?,
    };
    Ok(done > 0)
}

async fn want(
    desk: &mut impl Desk,
    account: &str,
    wanted: &MailAddress,
    (mail, at): (&str, u64),
) -> Result<bool, StoreError> {
    desk.run(BEGIN, &[account, &wanted.lang], &[]).await?;
    if !may_ask(desk, account, at).await? {
        return Ok(false);
    }
    let address = wanted.wanted.as_deref().unwrap_or_default();
    desk.run(WANT, &[account, address, &wanted.lang], &[]).await?;
    queue(desk, account, MailKind::Confirm, (mail, at)).await
}

async fn ask_for(
    desk: &mut impl Desk,
    account: &str,
    kind: MailKind,
    mail: (&str, u64),
) -> Result<bool, StoreError> {
    Ok(may_ask(desk, account, mail.1).await? && queue(desk, account, kind, mail).await?)
}

async fn may_ask(desk: &mut impl Desk, account: &str, at: u64) -> Result<bool, StoreError> {
    let numbers = [at, at.saturating_sub(ASKING), MOST_ASKED];
    Ok(desk.run(ASK, &[account], &numbers).await? > 0)
}

async fn queue(
    desk: &mut impl Desk,
    account: &str,
    kind: MailKind,
    (mail, at): (&str, u64),
) -> Result<bool, StoreError> {
    desk.run(REPLACE, &[account, kind.as_str()], &[]).await?;
    Ok(desk.run(QUEUE, &[mail, account, kind.as_str()], &[at]).await? > 0)
}

/// Takes an address back; how many mails were asked for is not forgotten with it.
async fn forget(desk: &mut impl Desk, account: &str) -> Result<bool, StoreError> {
    desk.run(DROP_MAILS, &[account], &[]).await?;
    desk.run(DROP_LINKS, &[account], &[]).await?;
    Ok(desk.run(TAKE_BACK, &[account], &[]).await? > 0)
}

/// Takes everything away about an account that is deleted.
pub(super) async fn forget_person(desk: &mut impl Desk, account: &str) -> Result<(), StoreError> {
    for statement in [DROP_MAILS, DROP_LINKS, DROP_ADDRESS] {
        desk.run(statement, &[account], &[]).await?;
    }
    Ok(())
}

/// How a store reads mail, and how it is changed by a connection to it.
macro_rules! keeps_mail {
    ($store:ty, $connection:ty) => {
        impl Mails for $store {
            async fn mail_address(&self, account: &str) -> Result<Option<MailAddress>, StoreError> {
                let row = sqlx::query("SELECT * FROM mail_address WHERE account = $1")
                    .bind(account)
                    .fetch_optional(self.readers())
                    .await?;
                let Some(row) = row else { return Ok(None) };
                Ok(Some(MailAddress {
                    address: row.try_get("address")?,
                    wanted: row.try_get("wanted")?,
                    lang: row.try_get("lang")?,
                    reminders: row.try_get::<i64, _>("reminders")? != 0,
                }))
            }

            async fn mail_link(
                &self,
                link: MailLink,
                hash: &str,
                now: u64,
            ) -> Result<Option<String>, StoreError> {
                Ok(sqlx::query_scalar(
                    "SELECT t.account FROM mail_token t JOIN mail_address a ON a.account = t.account \
                     WHERE t.kind = $1 AND t.hash = $2 AND t.until > $3 AND (t.kind = 'quiet' \
                     OR t.address = CASE t.kind WHEN 'confirm' THEN a.wanted ELSE a.address END)",
                )
                .bind(link.as_str())
                .bind(hash)
                .bind(signed(now))
                .fetch_optional(self.readers())
                .await?)
            }

            async fn due_mails(&self, now: u64, limit: u32) -> Result<Vec<KeptMail>, StoreError> {
                let rows = sqlx::query(
                    "SELECT * FROM mail WHERE next_at <= $1 ORDER BY next_at, id LIMIT $2",
                )
                .bind(signed(now))
                .bind(i64::from(limit))
                .fetch_all(self.readers())
                .await?;
                let mut mails = Vec::with_capacity(rows.len());
                for row in rows {
                    let kind: String = row.try_get("kind")?;
                    let Some(kind) = MailKind::read(&kind) else { continue };
                    mails.push(KeptMail {
                        id: row.try_get("id")?,
                        account: row.try_get("account")?,
                        kind,
                        created_at: row.try_get::<i64, _>("created_at")?.unsigned_abs(),
                        attempts: row.try_get::<i64, _>("attempts")?.unsigned_abs(),
                    });
                }
                Ok(mails)
            }

            async fn count_mails(&self) -> Result<u64, StoreError> {
                let counted: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM mail")
                    .fetch_one(self.readers())
                    .await?;
                Ok(counted.unsigned_abs())
            }

            async fn to_remind(
                &self,
                after: &str,
                now: Moment,
                limit: u32,
            ) -> Result<Vec<String>, StoreError> {
                Ok(sqlx::query_scalar(
                    "SELECT m.account FROM mail_address m WHERE m.account > $1 AND m.reminders = 1 \
                     AND m.address IS NOT NULL AND m.reminded_at <= $2 AND EXISTS ( \
                     SELECT 1 FROM seat s JOIN game g ON g.id = s.game WHERE s.account = m.account \
                     AND g.deadline > $3 AND (g.deadline <= $4 \
                     OR 2 * (g.deadline - $3) <= $5 - g.updated_at)) ORDER BY m.account LIMIT $6",
                )
                .bind(after)
                .bind(signed(now.at.saturating_sub(REMINDING)))
                .bind(signed(now.counted))
                .bind(signed(now.counted.saturating_add(REMINDING)))
                .bind(signed(now.at))
                .bind(i64::from(limit))
                .fetch_all(self.readers())
                .await?)
            }

            async fn change_mail(&self, deed: MailDeed) -> Result<bool, StoreError> {
                self.alter_mail(deed).await
            }
        }

        impl Desk for $connection {
            async fn run(
                &mut self,
                statement: &'static str,
                texts: &[&str],
                numbers: &[u64],
            ) -> Result<u64, StoreError> {
                let mut query = sqlx::query(statement);
                for text in texts {
                    query = query.bind((*text).to_string());
                }
                for number in numbers {
                    query = query.bind(signed(*number));
                }
                Ok(query.execute(self).await?.rows_affected())
            }
        }
    };
}

keeps_mail!(Sqlite, SqliteConnection);
keeps_mail!(Postgres, PgConnection);

impl Sqlite {
    async fn alter_mail(&self, deed: MailDeed) -> Result<bool, StoreError> {
        self.writer().put_aside(Aside::Mail(deed)).await
    }
}
