//! Signing up, in and out, by forms.

use std::ops::Range;

use axum::{
    Extension,
    extract::{Query, State},
    http::{HeaderMap, HeaderName, StatusCode, header},
    response::{AppendHeaders, IntoResponse, Response},
};
use maud::Markup;
use serde::Deserialize;

use super::{App, Asker, Problem, Reader, body::Form, mail};
use crate::{
    pages::{self, Entry, FieldProblem},
    people::{EntryError, NameError, PasswordError, Signed, Visitor, devices, sessions},
    store::{Deed, People},
    table::{Token, random},
};

/// After how many seconds somebody comes back for whom there was no time.
const PAUSE: Range<u64> = 2..10;

/// Where to go after signing in.
#[derive(Deserialize)]
pub(super) struct BackQuery {
    #[serde(default)]
    back: String,
}

/// Where to go after signing in, and what has just been done.
#[derive(Deserialize)]
pub(super) struct SignInQuery {
    #[serde(default)]
    back: String,
    #[serde(default)]
    done: String,
}

/// A form with a name and a password, and perhaps a code.
#[derive(Deserialize)]
pub(super) struct EntryForm {
    #[serde(default)]
    name: String,
    #[serde(default)]
    password: String,
    #[serde(default)]
    code: String,
    #[serde(default)]
    back: String,
}

pub(super) async fn sign_in(
    State(app): State<App>,
    reader: Reader,
    Query(query): Query<SignInQuery>,
) -> Result<Markup, Problem> {
    only_away(&app)?;
    let back = safe(&query.back);
    let mail = app.post.is_some();
    let done = (query.done == "deleted").then_some("people-done-deleted");
    Ok(pages::sign_in(&reader.page(), &Entry { back, mail, done, ..Entry::default() }))
}

pub(super) async fn sign_up(
    State(app): State<App>,
    reader: Reader,
    Query(query): Query<BackQuery>,
) -> Result<Markup, Problem> {
    only_away(&app)?;
    let back = safe(&query.back);
    Ok(pages::sign_up(&reader.page(), &Entry { back, ..Entry::default() }))
}

pub(super) async fn recover(State(app): State<App>, reader: Reader) -> Result<Markup, Problem> {
    only_away(&app)?;
    Ok(pages::recover(&reader.page(), &Entry { mail: app.post.is_some(), ..Entry::default() }))
}

/// Signs somebody in and goes on, or asks again.
pub(super) async fn do_sign_in(
    State(app): State<App>,
    reader: Reader,
    headers: HeaderMap,
    Form(form): Form<EntryForm>,
) -> Result<Response, Problem> {
    only_away(&app)?;
    let visitor = visitor(&app, &reader, &headers);
    let store = app.rooms.store();
    match app.office.sign_in(store, &visitor, &form.name, &form.password).await {
        Ok(secret) => {
            let entered = Entered { name: &form.name, secret: &secret };
            Ok(go_on(&app, &visitor, &entered, onward(&form.back)))
        }
        Err(error) => ask_again(error, &app, &reader, &form, pages::sign_in),
    }
}

/// The same page with what is wrong beside its field.
fn ask_again(
    error: EntryError,
    app: &App,
    reader: &Reader,
    form: &EntryForm,
    page: fn(&pages::Page<'_>, &Entry<'_>) -> Markup,
) -> Result<Response, Problem> {
    let (field, sentence) = complaint(error, reader, "password")?;
    let problem = Some(FieldProblem { field, sentence: &sentence });
    let (back, mail) = (safe(&form.back), app.post.is_some());
    let entry = Entry { name: &form.name, back, problem, mail, done: None };
    Ok(again(page(&reader.page(), &entry)))
}

/// Makes an account and shows its recovery codes, or asks again.
pub(super) async fn do_sign_up(
    State(app): State<App>,
    reader: Reader,
    headers: HeaderMap,
    Form(form): Form<EntryForm>,
) -> Result<Response, Problem> {
    only_away(&app)?;
    let visitor = visitor(&app, &reader, &headers);
    let store = app.rooms.store();
    match app.office.sign_up(store, &visitor, &form.name, &form.password).await {
        Ok((secret, codes)) => {
            let name = form.name.trim();
            let page = pages::Page { account: Some(name), ..reader.page() };
            let page = pages::codes(&page, codes.written(), onward(&form.back));
            let cookies = cookies(&app, &visitor, &Entered { name, secret: &secret });
            Ok((StatusCode::CREATED, cookies, page).into_response())
        }
        Err(error) => ask_again(error, &app, &reader, &form, pages::sign_up),
    }
}

/// Signs somebody in with a recovery code, or asks again.
pub(super) async fn do_recover(
    State(app): State<App>,
    reader: Reader,
    asker: Option<Extension<Asker>>,
    headers: HeaderMap,
    Form(form): Form<EntryForm>,
) -> Result<Response, Problem> {
    only_away(&app)?;
    let network = asker.and_then(|asker| asker.network());
    let visitor = Visitor { network, ..visitor(&app, &reader, &headers) };
    let store = app.rooms.store();
    let shown = (form.name.as_str(), form.code.as_str());
    match app.office.recover(store, &visitor, shown, &form.password).await {
        Ok(secret) => {
            let entered = Entered { name: &form.name, secret: &secret };
            Ok(go_on(&app, &visitor, &entered, "/account?done=recovered"))
        }
        Err(error) => {
            let (field, sentence) = match error {
                EntryError::Wrong => ("code", reader.page().words().text("error-wrong-code")),
                error => complaint(error, &reader, "password")?,
            };
            let problem = Some(FieldProblem { field, sentence: &sentence });
            let mail = app.post.is_some();
            let entry = Entry { name: &form.name, problem, mail, ..Entry::default() };
            Ok(again(pages::recover(&reader.page(), &entry)))
        }
    }
}

/// Signs out here.
pub(super) async fn sign_out(State(app): State<App>, reader: Reader) -> Result<Response, Problem> {
    only_away(&app)?;
    if let Some(Signed { session, .. }) = reader.signed {
        app.rooms.store().carry_out(Deed::SignOut { hash: session }).await?;
    }
    Ok(leave(&app, "/"))
}

/// Refuses accounts at home.
pub(crate) fn only_away(app: &App) -> Result<(), Problem> {
    if app.has_accounts() { Ok(()) } else { Err(Problem::missing("not-found")) }
}

/// Who comes with a request.
pub(super) fn visitor<'a>(app: &App, reader: &'a Reader, headers: &'a HeaderMap) -> Visitor<'a> {
    let now = app.rooms.time().moment().at;
    Visitor {
        agent: sessions::agent(headers),
        now,
        signed: reader.signed.as_ref(),
        device: devices::shown(app, headers),
        network: None,
    }
}

/// Goes on somewhere.
pub(super) fn go_to(to: &'static str) -> Response {
    (StatusCode::SEE_OTHER, [(header::LOCATION, to)]).into_response()
}

/// Somebody who has just got into an account: its name, and the secret of the session.
pub(super) struct Entered<'a> {
    pub(super) name: &'a str,
    pub(super) secret: &'a Token,
}

/// The cookies of somebody who has got in: the session, and that the device is known from now on. The
/// session is known here as well, so that it takes no place of its network when it is shown first.
fn cookies(
    app: &App,
    visitor: &Visitor<'_>,
    entered: &Entered<'_>,
) -> AppendHeaders<Vec<(HeaderName, String)>> {
    app.limits.note(entered.secret.secret(), true);
    let device = app.office.remember(visitor.device, entered.name);
    let device = device.map(|device| devices::cookie_for(app, &device));
    let session = sessions::cookie_for(app, entered.secret);
    let all = device.into_iter().chain([session]);
    AppendHeaders(all.map(|cookie| (header::SET_COOKIE, cookie)).collect())
}

/// Goes on somewhere, signed in.
pub(super) fn go_on(app: &App, visitor: &Visitor<'_>, entered: &Entered<'_>, to: &str) -> Response {
    let cookies = cookies(app, visitor, entered);
    (StatusCode::SEE_OTHER, cookies, [(header::LOCATION, to)]).into_response()
}

/// Goes on somewhere without being signed in.
pub(super) fn leave(app: &App, to: &str) -> Response {
    let headers =
        [(header::SET_COOKIE, sessions::farewell(app)), (header::LOCATION, to.to_string())];
    (StatusCode::SEE_OTHER, headers).into_response()
}

/// A form that is to be corrected.
pub(super) fn again(page: Markup) -> Response {
    (StatusCode::UNPROCESSABLE_ENTITY, page).into_response()
}

/// What is wrong with which field; `password` is the name of the field for one.
pub(super) fn complaint(
    error: EntryError,
    reader: &Reader,
    password: &'static str,
) -> Result<(&'static str, String), Problem> {
    let (field, key) = match error {
        EntryError::Name(NameError::Length) => ("name", "error-name-length"),
        EntryError::Name(NameError::Characters) => ("name", "error-name-characters"),
        EntryError::Name(NameError::Reserved) | EntryError::Taken => ("name", "error-name-taken"),
        EntryError::Password(PasswordError::Short) => (password, "error-password-short"),
        EntryError::Password(PasswordError::Long) => (password, "error-password-long"),
        EntryError::Password(PasswordError::Common) => (password, "error-password-common"),
        EntryError::Wrong => (password, "error-wrong-password"),
        EntryError::Address => ("mail-address", "error-mail-address"),
        EntryError::Password(PasswordError::Busy) => {
            // Not everybody at the same moment again.
            let seconds = PAUSE.start + random() % (PAUSE.end - PAUSE.start);
            return Err(Problem::new(StatusCode::SERVICE_UNAVAILABLE, "busy").retry_after(seconds));
        }
        EntryError::Tried(seconds) => {
            let problem = Problem::new(StatusCode::TOO_MANY_REQUESTS, "too-many-tries");
            return Err(problem.retry_after(seconds));
        }
        EntryError::Password(PasswordError::Failed) | EntryError::Chance => {
            return Err(Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "internal"));
        }
        EntryError::Often => {
            let problem = Problem::new(StatusCode::TOO_MANY_REQUESTS, "mail-often");
            return Err(problem.retry_after(3600));
        }
        EntryError::Link => return Err(mail::gone()),
        EntryError::TooMany => return Err(Problem::refused("too-many-bots")),
        EntryError::Closed => return Err(Problem::new(StatusCode::FORBIDDEN, "account-closed")),
        EntryError::Store(error) => return Err(error.into()),
    };
    Ok((field, reader.page().words().text(key)))
}

/// A path of ours to go back to, or nothing.
fn safe(back: &str) -> &str {
    let plain = |byte: u8| byte.is_ascii_graphic() && !matches!(byte, b'\\' | b'"' | b'<' | b'>');
    let is_ours = back.starts_with('/') && !back.starts_with("//") && back.bytes().all(plain);
    if is_ours { back } else { "" }
}

/// Where to go on.
fn onward(back: &str) -> &str {
    match safe(back) {
        "" => "/account",
        back => back,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_sent_elsewhere() {
        for ours in ["/", "/game/abc", "/new?rules=six"] {
            assert_eq!(safe(ours), ours);
        }
        for foreign in
            ["", "https://evil.example", "//evil.example", "/\\evil.example", "/a\r\nb", "/ü", "x"]
        {
            assert_eq!(onward(foreign), "/account", "{foreign:?}");
        }
    }
}
