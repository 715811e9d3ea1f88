//! Who reads the answer: in which language, with which colours, as a person or a program.

use axum::{
    extract::{Request, State},
    http::{HeaderMap, HeaderValue, Method, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use i18n::Language;

use super::{App, Asker, Class, Problem, guard, problem};
use crate::{
    pages::{Page, Taste, Theme},
    people::{Signed, bots, sessions},
    store::StoreError,
    table::Token,
};

/// How long a choice of language, colours or opponent is remembered, in seconds.
pub(super) const REMEMBERED: u32 = 365 * 86_400;

/// Who reads the answer.
#[derive(Clone, Debug)]
pub(crate) struct Reader {
    /// The language.
    pub(crate) language: Language,
    /// The theme that was chosen.
    pub(crate) theme: Option<Theme>,
    /// How boards and stones look, and whether they are heard.
    pub(crate) taste: Taste,
    /// Whether it is somebody at this machine.
    pub(crate) here: bool,
    /// Whether there are accounts where it was asked for.
    accounts: bool,
    /// Who is signed in.
    pub(crate) signed: Option<Signed>,
    /// The path of the request, with what it asks for but language, theme and taste.
    pub(crate) path: String,
    /// Whether a failure should be a page.
    pub(super) wants_page: bool,
}

impl Reader {
    fn of(request: &Request, app: &App) -> Self {
        let headers = request.headers();
        let query = request.uri().query();
        let path = request.uri().path().to_string();
        let program = ["/api/", "/assets/", "/healthz", "/readyz"]
            .iter()
            .any(|start| path.starts_with(start));
        let accepts =
            texts(headers, header::ACCEPT.as_str()).any(|kinds| kinds.contains("text/html"));
        Self {
            language: language(headers, query),
            theme: asked(query, "theme")
                .map_or_else(|| cookie(headers, "theme").and_then(Theme::read), Theme::read),
            taste: Taste::read(|name| asked(query, name).or_else(|| cookie(headers, name))),
            here: !app.away,
            accounts: app.has_accounts(),
            signed: None,
            path: without_choices(path, query),
            wants_page: accepts && !program,
        }
    }

    const fn wants_page(&self) -> bool {
        self.wants_page
    }

    /// What pages want to know.
    pub(crate) fn page(&self) -> Page<'_> {
        Page {
            language: self.language,
            theme: self.theme,
            taste: self.taste,
            here: self.here,
            accounts: self.accounts,
            account: self.signed.as_ref().map(|signed| signed.account.name.as_str()),
            path: &self.path,
        }
    }
}

impl<S: Send + Sync> axum::extract::FromRequestParts<S> for Reader {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(
        parts: &mut axum::http::request::Parts,
        _: &S,
    ) -> Result<Self, Self::Rejection> {
        Ok(parts.extensions.get::<Self>().cloned().unwrap_or(Self {
            language: Language::FALLBACK,
            theme: None,
            taste: Taste::default(),
            here: false,
            accounts: false,
            signed: None,
            path: "/".to_string(),
            wants_page: false,
        }))
    }
}

/// Keeps out what is not meant for us, and tells failures in the reader's language. Nothing is looked up here.
pub(super) async fn surround(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let mut reader = Reader::of(&request, &app);
    let choices = choices(&request);
    let mut response = match guard::check(&request, &app) {
        Err(problem) => problem.into_response(),
        Ok(()) => {
            request.extensions_mut().insert(reader.clone());
            next.run(request).await
        }
    };
    reader.signed = response.extensions_mut().remove();
    let mut response = problem::write(response, &reader);
    for choice in choices {
        response.headers_mut().append(header::SET_COOKIE, choice);
    }
    if !response.headers().contains_key(header::CONTENT_LANGUAGE) {
        let language = HeaderValue::from_static(reader.language.written());
        response.headers_mut().insert(header::CONTENT_LANGUAGE, language);
    }
    response
}

/// Finds out who asks, once the limits are passed; nobody is looked up for what is free, which no limit holds back.
pub(super) async fn identify(State(app): State<App>, mut request: Request, next: Next) -> Response {
    if request.extensions().get() == Some(&Class::Free) {
        return next.run(request).await;
    }
    let shown = shown(&app, &request);
    let asker = request.extensions().get::<Asker>().copied();
    let is_get = request.method() == Method::GET;
    let wants_page = is_get && request.extensions().get().is_some_and(Reader::wants_page);
    let (signed, is_over) = match look_up(&app, asker, &shown).await {
        Ok(signed) => {
            let is_over = matches!(shown, Shown::Session(_)) && signed.is_none();
            (signed, is_over)
        }
        // A page that needs nothing of the store is shown as to a guest. A command is not: it would be refused for
        // good, and its sender would not send it again.
        Err(Unidentified::Store(_)) if wants_page => (None, false),
        Err(Unidentified::Store(error)) => return Problem::from(error).into_response(),
        Err(Unidentified::Refused(problem)) => return problem.into_response(),
    };
    if let Some(reader) = request.extensions_mut().get_mut::<Reader>() {
        reader.signed.clone_from(&signed);
    }
    let mut response = next.run(request).await;
    // A browser whose session has ended shows it no more, once it opens a page.
    if is_over
        && wants_page
        && let Ok(farewell) = HeaderValue::from_str(&sessions::farewell(&app))
    {
        response.headers_mut().append(header::SET_COOKIE, farewell);
    }
    if let Some(signed) = signed {
        response.extensions_mut().insert(signed);
    }
    response
}

/// What a request shows for who asks.
enum Shown {
    /// The token of a bot, or what is meant for one.
    Bot(String),
    /// The secret of a session.
    Session(Token),
    Nothing,
}

/// What a request shows; a token counts more than a cookie.
fn shown(app: &App, request: &Request) -> Shown {
    match bots::shown(app, request.headers()) {
        Some(token) => Shown::Bot(token.to_string()),
        None => sessions::shown(app, request).map_or(Shown::Nothing, Shown::Session),
    }
}

/// Why nothing is known of who asks.
enum Unidentified {
    /// The request asks for too much, or shows a token that no bot has.
    Refused(Problem),
    /// The store does not answer.
    Store(StoreError),
}

/// Who asks: a bot, or a player who is signed in. A secret that nobody has counts against its network.
async fn look_up(
    app: &App,
    asker: Option<Asker>,
    shown: &Shown,
) -> Result<Option<Signed>, Unidentified> {
    let secret = match shown {
        Shown::Bot(token) => token.as_str(),
        Shown::Session(secret) => secret.secret(),
        Shown::Nothing => return Ok(None),
    };
    let pledge = asker.map(|asker| app.limits.look_up(asker, secret)).transpose();
    let pledge = pledge.map_err(Unidentified::Refused)?;
    let found = match shown {
        Shown::Bot(token) => bots::identify(app.rooms.store(), token).await,
        Shown::Session(secret) => sessions::signed_in(app, secret).await,
        Shown::Nothing => Ok(None),
    };
    // What a store does not know only because it does not answer is no stranger's secret.
    if let Some(pledge) = pledge.filter(|_| !matches!(found, Ok(None))) {
        app.limits.give_back(pledge);
    }
    let found = found.map_err(Unidentified::Store)?;
    app.limits.note(secret, found.is_some());
    match (found, shown) {
        (None, Shown::Bot(_)) => Err(Unidentified::Refused(bots::unknown())),
        (found, _) => Ok(found),
    }
}

/// The language that was asked for by the address, remembered, or wished for by the browser.
fn language(headers: &HeaderMap, query: Option<&str>) -> Language {
    asked(query, "lang")
        .and_then(Language::from_tag)
        .or_else(|| cookie(headers, "lang").and_then(Language::from_tag))
        .unwrap_or_else(|| Language::negotiate(texts(headers, header::ACCEPT_LANGUAGE.as_str())))
}

/// The cookies that remember what the address of a page has asked for.
fn choices(request: &Request) -> Vec<HeaderValue> {
    if request.method() != Method::GET || request.uri().path().starts_with("/api/") {
        return Vec::new();
    }
    let query = request.uri().query();
    let language = asked(query, "lang").and_then(Language::from_tag).map(Language::tag);
    let theme = asked(query, "theme").and_then(|theme| match Theme::read(theme) {
        None if theme == "auto" => Some("auto"),
        theme => theme.map(Theme::as_str),
    });
    let taste = Taste::NAMES
        .map(|name| (name, asked(query, name).and_then(|text| Taste::choice(name, text))));
    [("lang", language), ("theme", theme)]
        .into_iter()
        .chain(taste)
        .filter_map(|(name, value)| Some((name, value?)))
        .filter_map(|(name, value)| HeaderValue::from_str(&remembering(name, value)).ok())
        .collect()
}

/// A cookie that remembers a choice.
pub(crate) fn remembering(name: &str, value: &str) -> String {
    format!("{name}={value}; Path=/; Max-Age={REMEMBERED}; SameSite=Lax; HttpOnly")
}

/// A path with the query that belongs to the page itself.
fn without_choices(mut path: String, query: Option<&str>) -> String {
    let is_choice = |pair: &&str| {
        let name = pair.split('=').next().unwrap_or_default();
        ["lang", "theme"].contains(&name) || Taste::NAMES.contains(&name)
    };
    let pairs = query.into_iter().flat_map(|query| query.split('&'));
    for pair in pairs.filter(|pair| !pair.is_empty() && !is_choice(pair)) {
        path.push(if path.contains('?') { '&' } else { '?' });
        path.push_str(pair);
    }
    path
}

fn asked<'a>(query: Option<&'a str>, name: &str) -> Option<&'a str> {
    query?.split('&').find_map(|pair| pair.strip_prefix(name)?.strip_prefix('='))
}

/// The value of a cookie.
pub(crate) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    texts(headers, header::COOKIE.as_str())
        .flat_map(|cookies| cookies.split(';'))
        .find_map(|pair| pair.trim().strip_prefix(name)?.strip_prefix('='))
}

fn texts<'a>(headers: &'a HeaderMap, name: &str) -> impl Iterator<Item = &'a str> {
    headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok())
}
