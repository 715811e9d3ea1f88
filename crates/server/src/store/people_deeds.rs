//! What the writer does to accounts, inside of a transaction that somebody else ends.

use sqlx::SqliteConnection;

use super::{
    StoreError, Summary, bots_deeds, erase,
    ledger::{rate_anew, rate_game},
    name_key,
    people::{Deed, IDLE, LONGEST, Newcomer, Session},
    ratings_deeds::note_rated,
    rows::signed,
    scrub,
};

/// Changes something about accounts; says whether it was done.
pub(super) async fn perform(
    connection: &mut SqliteConnection,
    deed: &Deed,
) -> Result<bool, StoreError> {
    match deed {
        Deed::SignUp(newcomer) => return sign_up(connection, newcomer).await,
        Deed::SignIn { session, replaces } => {
            if let Some(hash) = replaces {
                run(connection, "DELETE FROM session WHERE hash = ?", &[hash]).await?;
            }
            begin(connection, session).await?;
        }
        Deed::Recover { code, password, session } => {
            let used = "DELETE FROM recovery_code WHERE account = ? AND hash = ? \
                        AND NOT EXISTS (SELECT 1 FROM account_closed WHERE account = ?)";
            if run(connection, used, &[&session.account, code, &session.account]).await? == 0 {
                return Ok(false);
            }
            set_password(connection, password, session).await?;
        }
        Deed::RecoverByMail { hash, password, session } => {
            if !spend_link(connection, hash, session).await? {
                return Ok(false);
            }
            set_password(connection, password, session).await?;
        }
        Deed::SetPassword { password, session } => {
            set_password(connection, password, session).await?;
        }
        Deed::NewCodes { account, codes } => keep_codes(connection, account, codes).await?,
        Deed::Liken { changes } => {
            // None of them is in the way of another.
            for (account, _) in changes {
                let clear = "UPDATE account SET likeness = NULL WHERE id = ?";
                run(connection, clear, &[account]).await?;
            }
            for (account, likeness) in changes {
                let set = "UPDATE account SET likeness = ? WHERE id = ? AND deleted_at IS NULL";
                run(connection, set, &[likeness, account]).await?;
            }
        }
        Deed::Seen { hash, at } => {
            sqlx::query("UPDATE session SET seen_at = ? WHERE hash = ? AND seen_at < ?")
                .bind(signed(*at))
                .bind(hash)
                .bind(signed(*at))
                .execute(connection)
                .await?;
        }
        Deed::SignOut { hash } => {
            run(connection, "DELETE FROM session WHERE hash = ?", &[hash]).await?;
        }
        Deed::SignOutAll { account } => {
            run(connection, "DELETE FROM session WHERE account = ?", &[account]).await?;
        }
        Deed::Delete { account, at, messages } => {
            scrub::note(connection).await?;
            return erase::delete(connection, account, *at, *messages).await;
        }
        Deed::MakeBot(bot) => return bots_deeds::make(connection, bot).await,
        Deed::SetBotToken { owner, bot, token } => {
            return bots_deeds::set_token(connection, (owner, bot), token.as_ref()).await;
        }
        Deed::Close { account, at } => return bots_deeds::close(connection, account, *at).await,
        Deed::Reopen { account } => return bots_deeds::reopen(connection, account).await,
        Deed::Rate { game } => return rate_game(connection, game).await,
        Deed::RateAnew { games } => return rate_anew(connection, games).await,
    }
    Ok(true)
}

/// Takes note of the accounts that the seats of a game belong to, and whether it is rated.
pub(super) async fn note_seats(
    connection: &mut SqliteConnection,
    game: &Summary,
) -> Result<(), StoreError> {
    for (side, account) in [("white", &game.accounts.white), ("black", &game.accounts.black)] {
        if let Some(account) = account {
            let note = "INSERT INTO seat (game, side, account) VALUES (?, ?, ?) \
                        ON CONFLICT (game, side) DO UPDATE SET account = excluded.account";
            run(connection, note, &[&game.id, side, account]).await?;
        }
    }
    note_rated(connection, game).await
}

/// Carries out a statement with texts for its blanks; says how many rows it was about.
pub(super) async fn run(
    connection: &mut SqliteConnection,
    statement: &'static str,
    texts: &[&str],
) -> Result<u64, StoreError> {
    let mut query = sqlx::query(statement);
    for text in texts {
        query = query.bind((*text).to_string());
    }
    Ok(query.execute(connection).await?.rows_affected())
}

/// Whether somebody is or was called so, or almost so.
pub(super) async fn is_taken(
    connection: &mut SqliteConnection,
    key: &str,
    likeness: &str,
) -> Result<bool, StoreError> {
    let taken: bool = sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM account WHERE name_key = ? OR likeness = ?)",
    )
    .bind(key)
    .bind(likeness)
    .fetch_one(&mut *connection)
    .await?;
    Ok(taken || name_key::is_reserved(connection, [key, likeness]).await?)
}

async fn sign_up(
    connection: &mut SqliteConnection,
    newcomer: &Newcomer,
) -> Result<bool, StoreError> {
    let Newcomer { account, key, likeness, password, codes, session } = newcomer;
    if is_taken(connection, key, likeness).await? {
        return Ok(false);
    }
    sqlx::query(
        "INSERT INTO account (id, name, name_key, likeness, password, kind, created_at) \
         VALUES (?, ?, ?, ?, ?, 'person', ?)",
    )
    .bind(&account.id)
    .bind(&account.name)
    .bind(key)
    .bind(likeness)
    .bind(password)
    .bind(signed(account.created_at))
    .execute(&mut *connection)
    .await?;
    keep_codes(connection, &account.id, codes).await?;
    begin(connection, session).await?;
    Ok(true)
}

/// Begins a session, unless the account has just been deleted; those that have lapsed go.
async fn begin(connection: &mut SqliteConnection, session: &Session) -> Result<(), StoreError> {
    let now = signed(session.created_at);
    sqlx::query("DELETE FROM session WHERE seen_at <= ? OR created_at <= ?")
        .bind(now - signed(IDLE))
        .bind(now - signed(LONGEST))
        .execute(&mut *connection)
        .await?;
    sqlx::query(
        "INSERT INTO session (hash, account, kind, agent, created_at, seen_at) \
         SELECT ?, id, 'browser', ?, ?, ? FROM account WHERE id = ? AND deleted_at IS NULL",
    )
    .bind(&session.hash)
    .bind(&session.agent)
    .bind(now)
    .bind(signed(session.seen_at))
    .bind(&session.account)
    .execute(connection)
    .await?;
    Ok(())
}

async fn set_password(
    connection: &mut SqliteConnection,
    password: &str,
    session: &Session,
) -> Result<(), StoreError> {
    // It may have been deleted while the password was hashed.
    let set = "UPDATE account SET password = ? WHERE id = ? AND deleted_at IS NULL";
    run(connection, set, &[password, &session.account]).await?;
    run(connection, "DELETE FROM session WHERE account = ?", &[&session.account]).await?;
    // Whoever has set another password needs no link for it any more.
    let links = "DELETE FROM mail_token WHERE account = ? AND kind = 'recover'";
    run(connection, links, &[&session.account]).await?;
    begin(connection, session).await
}

/// Uses up a link that was sent by mail; says whether it worked.
async fn spend_link(
    connection: &mut SqliteConnection,
    hash: &str,
    session: &Session,
) -> Result<bool, StoreError> {
    let used = sqlx::query(
        "DELETE FROM mail_token WHERE hash = ? AND account = ? AND kind = 'recover' AND until > ? \
         AND NOT EXISTS (SELECT 1 FROM account_closed WHERE account = ?)",
    )
    .bind(hash)
    .bind(&session.account)
    .bind(signed(session.created_at))
    .bind(&session.account)
    .execute(connection)
    .await?;
    Ok(used.rows_affected() == 1)
}

async fn keep_codes(
    connection: &mut SqliteConnection,
    account: &str,
    codes: &[String],
) -> Result<(), StoreError> {
    run(connection, "DELETE FROM recovery_code WHERE account = ?", &[account]).await?;
    for code in codes {
        let keep = "INSERT INTO recovery_code (account, hash) \
                    SELECT id, ? FROM account WHERE id = ? AND deleted_at IS NULL";
        run(connection, keep, &[code, account]).await?;
    }
    Ok(())
}
