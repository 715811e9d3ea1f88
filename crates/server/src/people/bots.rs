//! Bots: accounts that programs play with, by a token.
//!
//! Each belongs to a person, who draws its token. Only the SHA-256 of it is kept, as of a session. It
//! is written with a word before it, so that it is not taken for the secret of a seat, and found in
//! places where it should not be.

use axum::http::{HeaderMap, StatusCode};

use super::{EntryError, Name, Signed, sessions};
use crate::{
    http::{App, Problem, bearer},
    store::{Account, Bot, Bots, Deed, MARK, MOST_BOTS, NewBot, StoreError},
    table::{Token, new_id},
};

/// What stands before the secret of a bot.
const WORD: &str = "bot-";

/// The token as its owner is shown it, once.
pub(crate) fn written(secret: &Token) -> String {
    format!("{WORD}{}", secret.secret())
}

/// What a request shows as the token of a bot, whether it is one or not, where there are accounts.
pub(crate) fn shown<'a>(app: &App, headers: &'a HeaderMap) -> Option<&'a str> {
    bearer(headers)?.strip_prefix(WORD).filter(|_| app.has_accounts())
}

/// The bot with a token.
pub(crate) async fn identify(store: &impl Bots, token: &str) -> Result<Option<Signed>, StoreError> {
    let Some(secret) = Token::read(token) else { return Ok(None) };
    let session = sessions::hash(&secret);
    let account = store.bot_by_token(&session).await?;
    Ok(account.map(|account| Signed { account, session }))
}

/// A token that nobody has is refused and not taken for a guest, so that a program whose token was drawn
/// anew notices it.
pub(crate) fn unknown() -> Problem {
    Problem::new(StatusCode::UNAUTHORIZED, "bot-unknown")
}

/// Makes a bot: what it is, and its token.
pub(crate) async fn make(
    store: &impl Bots,
    owner: &Account,
    name: &str,
    now: u64,
) -> Result<(Bot, Token), EntryError> {
    let name = Name::read(name)?;
    if store.bots_of(&owner.id).await?.len() >= MOST_BOTS as usize {
        return Err(EntryError::TooMany);
    }
    let secret = Token::fresh().ok_or(EntryError::Chance)?;
    let account = Account {
        id: new_id(),
        name: format!("{MARK}{}", name.as_str()),
        created_at: now,
        deleted: false,
    };
    let bot = NewBot {
        account: account.clone(),
        key: name.key(),
        likeness: name.likeness(),
        owner: owner.id.clone(),
        token: sessions::hash(&secret),
    };
    if !store.carry_out(Deed::MakeBot(Box::new(bot))).await? {
        return Err(EntryError::Taken);
    }
    Ok((Bot { account, open: true }, secret))
}

/// Draws another token for a bot, which opens it again if it was closed; none if it is not theirs.
pub(crate) async fn draw(
    store: &impl Bots,
    owner: &Account,
    bot: &str,
) -> Result<Option<(Bot, Token)>, EntryError> {
    let secret = Token::fresh().ok_or(EntryError::Chance)?;
    let (token, owner_id) = (Some(sessions::hash(&secret)), owner.id.clone());
    let deed = Deed::SetBotToken { owner: owner_id, bot: bot.to_string(), token };
    if !store.carry_out(deed).await? {
        return Ok(None);
    }
    let found = store.account(bot).await?;
    Ok(found.map(|account| (Bot { account, open: true }, secret)))
}

/// Closes a bot: its token opens nothing any more. Says whether it is theirs.
pub(crate) async fn close(
    store: &impl Bots,
    owner: &Account,
    bot: &str,
) -> Result<bool, EntryError> {
    let (owner, bot) = (owner.id.clone(), bot.to_string());
    Ok(store.carry_out(Deed::SetBotToken { owner, bot, token: None }).await?)
}
