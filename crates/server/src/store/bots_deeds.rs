//! What the writer does to bots, and to accounts that are closed, inside of a transaction that somebody
//! else ends.

use sqlx::SqliteConnection;

use super::{
    MOST_BOTS, NewBot, StoreError,
    bots::SET_TOKEN,
    people_deeds::{is_taken, run},
    rows::signed,
};

/// Makes a bot; not done if the name is taken, or the owner has too many already or is deleted.
pub(super) async fn make(
    connection: &mut SqliteConnection,
    bot: &NewBot,
) -> Result<bool, StoreError> {
    let NewBot { account, key, likeness, owner, token } = bot;
    if is_taken(connection, key, likeness).await? {
        return Ok(false);
    }
    let made = sqlx::query(
        "INSERT INTO account (id, name, name_key, likeness, password, kind, created_at) \
         SELECT ?, ?, ?, ?, '', 'bot', ? FROM account AS o \
         WHERE o.id = ? AND o.deleted_at IS NULL \
         AND (SELECT COUNT(*) FROM bot WHERE owner = o.id) < ?",
    )
    .bind(&account.id)
    .bind(&account.name)
    .bind(key)
    .bind(likeness)
    .bind(signed(account.created_at))
    .bind(owner)
    .bind(MOST_BOTS)
    .execute(&mut *connection)
    .await?;
    if made.rows_affected() == 0 {
        return Ok(false);
    }
    let note = "INSERT INTO bot (account, owner, token) VALUES (?, ?, ?)";
    run(connection, note, &[&account.id, owner, token]).await?;
    Ok(true)
}

/// Gives a bot another token, or none; not done if it is nobody's or somebody else's.
pub(super) async fn set_token(
    connection: &mut SqliteConnection,
    (owner, bot): (&str, &str),
    token: Option<&String>,
) -> Result<bool, StoreError> {
    let set = sqlx::query(SET_TOKEN).bind(token).bind(bot).bind(owner);
    let set = set.execute(connection).await?;
    Ok(set.rows_affected() > 0)
}

/// Closes an account: whoever is signed in is so no more. Not done if there is none, or it is closed.
pub(super) async fn close(
    connection: &mut SqliteConnection,
    account: &str,
    at: u64,
) -> Result<bool, StoreError> {
    let closed = sqlx::query(
        "INSERT INTO account_closed (account, closed_at) \
         SELECT id, ? FROM account WHERE id = ? AND deleted_at IS NULL \
         ON CONFLICT (account) DO NOTHING",
    )
    .bind(signed(at))
    .bind(account)
    .execute(&mut *connection)
    .await?;
    run(connection, "DELETE FROM session WHERE account = ?", &[account]).await?;
    Ok(closed.rows_affected() > 0)
}

/// Opens an account again; not done if it is not closed.
pub(super) async fn reopen(
    connection: &mut SqliteConnection,
    account: &str,
) -> Result<bool, StoreError> {
    let open = "DELETE FROM account_closed WHERE account = ?";
    Ok(run(connection, open, &[account]).await? > 0)
}
