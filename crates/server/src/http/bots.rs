//! The bots of an account, by forms.

use axum::{
    extract::{Path, State},
    http::header,
    response::{IntoResponse, Response},
};
use serde::Deserialize;

use super::{
    App, Problem, Reader,
    account::{Member, page},
    body::Form,
    people::{again, complaint, go_to},
};
use crate::{
    pages::{self, FieldProblem},
    people::{EntryError, bots},
    store::Bot,
    table::Token,
};

/// The field that everything about the name is said beside.
const FIELD: &str = "bot-name";

/// The form of a bot.
#[derive(Deserialize)]
pub(super) struct BotForm {
    #[serde(default, rename = "bot-name")]
    name: String,
}

/// Makes a bot and shows its token, or asks again.
pub(super) async fn make(
    State(app): State<App>,
    reader: Reader,
    Member(signed): Member,
    Form(form): Form<BotForm>,
) -> Result<Response, Problem> {
    let (store, now) = (app.rooms.store(), app.rooms.time().moment().at);
    match bots::make(store, &signed.account, &form.name, now).await {
        Ok(made) => Ok(shown(&reader, made)),
        Err(error) => {
            let (_, sentence) = complaint(error, &reader, FIELD)?;
            let problem = Some(FieldProblem { field: FIELD, sentence: &sentence });
            Ok(again(page(&app, &reader, &signed, None, problem).await?))
        }
    }
}

/// Draws another token and shows it.
pub(super) async fn draw(
    State(app): State<App>,
    reader: Reader,
    Member(signed): Member,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let drawn = bots::draw(app.rooms.store(), &signed.account, &id).await;
    let drawn = drawn.map_err(|error| failure(error, &reader))?;
    Ok(shown(&reader, drawn.ok_or(Problem::missing("no-bot"))?))
}

/// Closes a bot.
pub(super) async fn close(
    State(app): State<App>,
    reader: Reader,
    Member(signed): Member,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let closed = bots::close(app.rooms.store(), &signed.account, &id).await;
    let closed = closed.map_err(|error| failure(error, &reader))?;
    if closed { Ok(go_to("/account#bots-title")) } else { Err(Problem::missing("no-bot")) }
}

/// What is wrong where no field is.
fn failure(error: EntryError, reader: &Reader) -> Problem {
    match complaint(error, reader, FIELD) {
        Ok((_, sentence)) => Problem::refused("bad-request").detail(sentence),
        Err(problem) => problem,
    }
}

/// The page with a token, which nobody keeps.
fn shown(reader: &Reader, (bot, secret): (Bot, Token)) -> Response {
    let page = pages::bot_token(&reader.page(), &bot.account.name, &bots::written(&secret));
    ([(header::CACHE_CONTROL, "no-store")], page).into_response()
}
