//! Who is signed in: a secret in a cookie, of which only the SHA-256 is kept.

use axum::{
    extract::Request,
    http::{HeaderMap, header},
};

use crate::{
    http::{App, cookie},
    store::{Account, Bots, Deed, LONGEST, People, Session, StoreError},
    table::{Token, hex},
};
use sha2::{Digest, Sha256};

/// How old the note may be of when a session was last heard of, in milliseconds.
const FRESH: u64 = 3_600_000;

/// The most characters that are kept of what a browser calls itself.
const AGENT: usize = 160;

/// Somebody who is signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Signed {
    /// The account.
    pub account: Account,
    /// The SHA-256 of the secret of this session, or of the token of a bot.
    pub session: String,
}

/// The name of the cookie: where the line is encrypted, browsers keep others from setting it.
fn name(app: &App) -> &'static str {
    if is_encrypted(app) { "__Host-session" } else { "session" }
}

pub(super) fn is_encrypted(app: &App) -> bool {
    app.public_url.as_deref().is_some_and(|url| url.starts_with("https:"))
}

/// The cookie that signs a browser in.
pub(crate) fn cookie_for(app: &App, secret: &Token) -> String {
    let age = LONGEST / 1000;
    let secure = if is_encrypted(app) { "; Secure" } else { "" };
    let (name, secret) = (name(app), secret.secret());
    format!("{name}={secret}; Path=/; Max-Age={age}; SameSite=Lax; HttpOnly{secure}")
}

/// The cookie that signs it out.
pub(crate) fn farewell(app: &App) -> String {
    let secure = if is_encrypted(app) { "; Secure" } else { "" };
    format!("{}=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly{secure}", name(app))
}

/// A session that begins.
pub(super) fn fresh(account: &str, agent: &str, now: u64) -> Option<(Token, Session)> {
    let secret = Token::fresh()?;
    let agent = agent.chars().filter(|letter| !letter.is_control()).take(AGENT).collect();
    let session = Session {
        hash: hash(&secret),
        account: account.to_string(),
        agent,
        created_at: now,
        seen_at: now,
    };
    Some((secret, session))
}

pub(crate) fn hash(secret: &Token) -> String {
    hex(&Sha256::digest(secret.secret().as_bytes()))
}

/// What a browser calls itself.
pub(crate) fn agent(headers: &HeaderMap) -> &str {
    headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default()
}

/// The secret in the cookie of a request, where somebody can be signed in.
pub(crate) fn shown(app: &App, request: &Request) -> Option<Token> {
    Token::read(cookie(request.headers(), name(app))?).filter(|_| app.has_accounts())
}

/// A browser by its name and system, as its owner would tell it; what is none of these is told as it is.
pub(crate) fn told(agent: &str) -> String {
    // Each of them also calls itself by the names after it.
    const BROWSERS: [(&str, &str); 6] = [
        ("Edg/", "Edge"),
        ("OPR/", "Opera"),
        ("Firefox/", "Firefox"),
        ("Chromium/", "Chromium"),
        ("Chrome/", "Chrome"),
        ("Safari/", "Safari"),
    ];
    const SYSTEMS: [(&str, &str); 6] = [
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS X", "macOS"),
        ("Linux", "Linux"),
    ];
    let find = |known: &[(&str, &'static str)]| {
        known.iter().find(|(token, _)| agent.contains(token)).map(|(_, name)| *name)
    };
    match (find(&BROWSERS), find(&SYSTEMS)) {
        (Some(browser), Some(system)) => format!("{browser} · {system}"),
        (Some(browser), None) => browser.to_string(),
        (None, _) => agent.to_string(),
    }
}

/// Whether a player who was signed in still is.
pub(crate) async fn lasts(app: &App, signed: &Signed) -> Result<bool, StoreError> {
    let store = app.rooms.store();
    if signed.account.is_bot() {
        return Ok(store.bot_by_token(&signed.session).await?.is_some());
    }
    Ok(store.session(&signed.session, app.rooms.time().moment().at).await?.is_some())
}

/// Who is signed in by a secret.
pub(crate) async fn signed_in(app: &App, secret: &Token) -> Result<Option<Signed>, StoreError> {
    let now = app.rooms.time().moment().at;
    let store = app.rooms.store();
    let Some((session, account)) = store.session(&hash(secret), now).await? else {
        return Ok(None);
    };
    if now.saturating_sub(session.seen_at) > FRESH {
        // Whether it is written down matters to nobody who waits.
        let deed = Deed::Seen { hash: session.hash.clone(), at: now };
        let rooms = app.rooms.clone();
        tokio::spawn(async move { rooms.store().carry_out(deed).await });
    }
    Ok(Some(Signed { account, session: session.hash }))
}

#[cfg(test)]
mod tests {
    use super::told;

    #[test]
    fn browsers_are_told_by_their_names() {
        let chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) \
                      Chrome/156.0.0.0 Safari/537.36";
        assert_eq!(told(chrome), "Chrome · Linux");
        let phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 \
                     (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";
        assert_eq!(told(phone), "Safari · iPhone");
        assert_eq!(
            told("Mozilla/5.0 (Windows NT 10.0; rv:150.0) Firefox/150.0"),
            "Firefox · Windows"
        );
        assert_eq!(told("curl/8.1"), "curl/8.1");
    }
}
