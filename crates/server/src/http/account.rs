//! The page of one's own account, and what its forms do.

use axum::{
    body::Body,
    extract::{FromRequestParts, Query, State},
    http::{HeaderMap, StatusCode, header, request::Parts},
    response::{IntoResponse, Response},
};
use maud::Markup;
use serde::Deserialize;
use tokio::sync::mpsc;
use tokio_stream::wrappers::ReceiverStream;

use super::{
    App, Problem, Reader,
    body::Form,
    pages::{card, introduce, position},
    people::{Entered, again, complaint, go_on, leave, only_away, visitor},
};
use crate::{
    date,
    pages::{self, AccountPage, FieldProblem, GameCard, OwnGames, SessionLine},
    people::{EntryError, Signed, export, sessions},
    store::{Bots, Deed, GamesOf, Mails, People, Ratings},
};

/// How many games that go on are shown.
const RUNNING: u32 = 200;

/// How many games that have ended a page shows.
const LISTED: u32 = 30;

/// Somebody who is signed in; who is not is asked to.
pub(super) struct Member(pub(super) Signed);

impl FromRequestParts<App> for Member {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Response> {
        only_away(app).map_err(IntoResponse::into_response)?;
        let reader = parts.extensions.get::<Reader>();
        match reader.and_then(|reader| reader.signed.clone()) {
            Some(signed) if signed.account.is_bot() => Err(no_person().into_response()),
            Some(signed) => Ok(Self(signed)),
            None => {
                let to = format!("/sign-in?back={}", parts.uri.path());
                Err((StatusCode::SEE_OTHER, [(header::LOCATION, to)]).into_response())
            }
        }
    }
}

/// Whoever is signed in, for programs; bots are refused.
pub(crate) fn only_people<'r>(app: &App, reader: &'r Reader) -> Result<&'r Signed, Problem> {
    only_away(app)?;
    match &reader.signed {
        Some(signed) if signed.account.is_bot() => Err(no_person()),
        Some(signed) => Ok(signed),
        None => Err(Problem::new(StatusCode::UNAUTHORIZED, "signed-out")),
    }
}

/// An account is looked after by its owner, and not by a bot.
fn no_person() -> Problem {
    Problem::new(StatusCode::FORBIDDEN, "people-only")
}

/// What has just been done.
#[derive(Deserialize)]
pub(super) struct DoneQuery {
    #[serde(default)]
    done: String,
}

pub(super) async fn show(
    State(app): State<App>,
    reader: Reader,
    Member(signed): Member,
    Query(query): Query<DoneQuery>,
) -> Result<Markup, Problem> {
    let done = match query.done.as_str() {
        "password" => Some("people-done-password"),
        "recovered" => Some("people-done-recovered"),
        "mail-sent" => Some("mail-done-sent"),
        "mail-reminders" => Some("mail-done-reminders"),
        "mail-removed" => Some("mail-done-removed"),
        _ => None,
    };
    page(&app, &reader, &signed, done, None).await
}

/// The page, with what has been done or is wrong.
pub(super) async fn page(
    app: &App,
    reader: &Reader,
    signed: &Signed,
    done: Option<&'static str>,
    problem: Option<FieldProblem<'_>>,
) -> Result<Markup, Problem> {
    let (store, account) = (app.rooms.store(), &signed.account);
    let now = app.rooms.time().moment().at;
    let sessions = store.sessions(&account.id, now).await?;
    let sessions: Vec<SessionLine> = sessions
        .into_iter()
        .map(|session| SessionLine {
            is_this: session.hash == signed.session,
            since: date::minute(session.created_at),
            seen: date::minute(session.seen_at),
            agent: sessions::told(&session.agent),
        })
        .collect();
    let mail = match app.post {
        Some(_) => Some(store.mail_address(&account.id).await?.unwrap_or_default()),
        None => None,
    };
    let data = AccountPage {
        name: &account.name,
        since: &date::record_date(account.created_at).replace('.', "-"),
        games: store.count_games(&account.id).await?,
        ratings: &store.ratings(Some(&account.id)).await?,
        codes: store.codes_left(&account.id).await?,
        sessions: &sessions,
        bots: &store.bots_of(&account.id).await?,
        mail: mail.as_ref(),
        done,
        problem,
    };
    Ok(pages::account(&reader.page(), &data))
}

/// The page with what is wrong with a field of it.
async fn ask_again(
    app: &App,
    reader: &Reader,
    signed: &Signed,
    error: EntryError,
    fields: (&'static str, &'static str),
) -> Result<Response, Problem> {
    // Of two fields for passwords the first is the one that may be wrong.
    let is_new = matches!(error, EntryError::Password(_));
    let (field, sentence) = match error {
        EntryError::Wrong => (fields.0, reader.page().words().text("error-password-not-yours")),
        error => complaint(error, reader, if is_new { fields.1 } else { fields.0 })?,
    };
    let problem = Some(FieldProblem { field, sentence: &sentence });
    Ok(again(page(app, reader, signed, None, problem).await?))
}

/// The form of another password.
#[derive(Deserialize)]
pub(super) struct PasswordForm {
    #[serde(default)]
    old: String,
    #[serde(default)]
    new: String,
}

pub(super) async fn change_password(
    State(app): State<App>,
    reader: Reader,
    Member(signed): Member,
    headers: HeaderMap,
    Form(form): Form<PasswordForm>,
) -> Result<Response, Problem> {
    let store = app.rooms.store();
    let visitor = visitor(&app, &reader, &headers);
    let passwords = (form.old.as_str(), form.new.as_str());
    match app.office.change_password(store, &visitor, &signed, passwords).await {
        Ok(secret) => {
            let entered = Entered { name: &signed.account.name, secret: &secret };
            Ok(go_on(&app, &visitor, &entered, "/account?done=password"))
        }
        Err(error) => ask_again(&app, &reader, &signed, error, ("old", "new")).await,
    }
}

/// The form of other recovery codes.
#[derive(Deserialize)]
pub(super) struct CodesForm {
    #[serde(default, rename = "codes-password")]
    password: String,
}

pub(super) async fn draw_codes(
    State(app): State<App>,
    reader: Reader,
    Member(signed): Member,
    Form(form): Form<CodesForm>,
) -> Result<Response, Problem> {
    match app.office.draw_codes(app.rooms.store(), &signed, &form.password).await {
        Ok(codes) => {
            let page = pages::codes(&reader.page(), codes.written(), "/account");
            Ok(page.into_response())
        }
        Err(error) => {
            let fields = ("codes-password", "codes-password");
            ask_again(&app, &reader, &signed, error, fields).await
        }
    }
}

/// Signs out everywhere.
pub(super) async fn sign_out_all(
    State(app): State<App>,
    Member(signed): Member,
) -> Result<Response, Problem> {
    app.rooms.store().carry_out(Deed::SignOutAll { account: signed.account.id }).await?;
    Ok(leave(&app, "/sign-in"))
}

/// The form that deletes the account.
#[derive(Deserialize)]
pub(super) struct DeleteForm {
    #[serde(default, rename = "delete-password")]
    password: String,
    /// A box that is ticked is sent, another one is not.
    #[serde(rename = "delete-messages")]
    messages: Option<String>,
}

pub(super) async fn delete(
    State(app): State<App>,
    reader: Reader,
    Member(signed): Member,
    Form(form): Form<DeleteForm>,
) -> Result<Response, Problem> {
    let (all, own) = (app.clone(), signed.clone());
    // A browser that goes away must not leave half of it done.
    let deleted = tokio::spawn(async move { erase(&all, &own, &form).await });
    match crate::api::joined(deleted).await? {
        Ok(()) => Ok(leave(&app, "/sign-in?done=deleted")),
        Err(error) => {
            let fields = ("delete-password", "delete-password");
            ask_again(&app, &reader, &signed, error, fields).await
        }
    }
}

/// Deletes an account, and forgets the names that are in memory.
async fn erase(app: &App, signed: &Signed, form: &DeleteForm) -> Result<(), EntryError> {
    let (store, now) = (app.rooms.store(), app.rooms.time().moment().at);
    let bots = store.bots_of(&signed.account.id).await?;
    let wished = (now, form.messages.is_some());
    app.office.delete(store, signed, &form.password, wished).await?;
    for bot in &bots {
        app.rooms.forget_account(&bot.account.id);
    }
    app.rooms.forget_account(&signed.account.id);
    Ok(())
}

/// Everything about the account, as lines of JSON.
pub(super) async fn save(State(app): State<App>, Member(signed): Member) -> Response {
    let (out, lines) = mpsc::channel(16);
    let now = app.rooms.time().moment().at;
    tokio::spawn(async move { export::write(&app.rooms, &signed.account, now, out).await });
    let headers = [
        (header::CONTENT_TYPE, "application/x-ndjson"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"zwick-account.jsonl\""),
    ];
    (headers, Body::from_stream(ReceiverStream::new(lines))).into_response()
}

/// Which part of the list is asked for.
#[derive(Deserialize)]
pub(super) struct GamesQuery {
    before: Option<String>,
}

/// The games of the account: those to move in first.
pub(super) async fn games(
    State(app): State<App>,
    reader: Reader,
    Member(signed): Member,
    Query(query): Query<GamesQuery>,
) -> Result<Markup, Problem> {
    let store = app.rooms.store();
    let account = signed.account.id;
    let of = |over: bool, before: Option<String>, limit: u32| GamesOf {
        account: account.clone(),
        over,
        before,
        limit,
    };
    let running = match query.before {
        None => store.games_of(&of(false, None, RUNNING)).await?,
        Some(_) => Vec::new(),
    };
    let (mut to_move, mut waiting) = (Vec::new(), Vec::new());
    for (side, game) in &running {
        let own = position(game).is_some_and(|position| position.turn() == Some(*side));
        let part: &mut Vec<GameCard> = if own { &mut to_move } else { &mut waiting };
        part.extend(card(game, &reader));
    }
    let ended = store.games_of(&of(true, query.before, LISTED)).await?;
    let last = ended.last().filter(|_| ended.len() == LISTED as usize);
    let older = last.map(|(_, game)| format!("/account/games?before={}", game.id));
    let mut over: Vec<GameCard> =
        ended.iter().filter_map(|(_, game)| card(game, &reader)).collect();
    for part in [&mut to_move, &mut waiting, &mut over] {
        introduce(&app, part).await?;
    }
    let games =
        OwnGames { to_move: &to_move, waiting: &waiting, over: &over, older: older.as_deref() };
    Ok(pages::account_games(&reader.page(), &games))
}
