//! The bots of whoever is signed in.

use axum::{
    extract::{Path, State},
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    http::{App, Json, Problem, ProblemBody, Reader, only_people},
    people::{EntryError, NameError, bots},
    store::{Bot, Bots},
    table::Token,
};

/// A bot of one's own.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct BotView {
    /// What it is told by when something is to be done with it.
    id: String,
    /// The name as others see it, with its mark.
    name: String,
    /// When it was made, in milliseconds since 1970.
    created_at: u64,
    /// Whether it has a token; one that is closed has none.
    open: bool,
}

impl From<Bot> for BotView {
    fn from(Bot { account, open }: Bot) -> Self {
        Self { id: account.id, name: account.name, created_at: account.created_at, open }
    }
}

/// The bots of one's own.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct BotList {
    /// The oldest first.
    bots: Vec<BotView>,
}

/// A bot with its token.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct BotWithToken {
    #[serde(flatten)]
    bot: BotView,
    /// What it shows as `Authorization: Bearer …`. It is told this once.
    token: String,
}

/// A bot to be made.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct BotRequest {
    /// The name, without the mark.
    name: String,
}

/// The bots of whoever is signed in.
#[utoipa::path(
    get,
    path = "/api/account/bots",
    responses(
        (status = 200, body = BotList),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn list(
    State(app): State<App>,
    reader: Reader,
) -> Result<axum::Json<BotList>, Problem> {
    let signed = only_people(&app, &reader)?;
    let bots = app.rooms.store().bots_of(&signed.account.id).await?;
    Ok(axum::Json(BotList { bots: bots.into_iter().map(BotView::from).collect() }))
}

/// Make a bot.
#[utoipa::path(
    post,
    path = "/api/account/bots",
    request_body = BotRequest,
    responses(
        (status = 201, body = BotWithToken, description = "it has been made; the token is told this once"),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn make(
    State(app): State<App>,
    reader: Reader,
    Json(request): Json<BotRequest>,
) -> Result<impl IntoResponse, Problem> {
    let signed = only_people(&app, &reader)?;
    let (store, now) = (app.rooms.store(), app.rooms.time().moment().at);
    let made = bots::make(store, &signed.account, &request.name, now).await.map_err(refusal)?;
    Ok((StatusCode::CREATED, told(made)))
}

/// What is to be done with a bot.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum BotDeed {
    /// Draw another token, which opens it again if it was closed; the one before opens nothing any more.
    Draw,
    /// Close it: its token opens nothing any more.
    Close,
}

/// Something to be done with a bot.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct BotChange {
    /// What.
    deed: BotDeed,
}

/// Draw another token for a bot, or close it.
#[utoipa::path(
    post,
    path = "/api/account/bots/{id}",
    params(("id" = String, Path, description = "the id of the bot")),
    request_body = BotChange,
    responses(
        (status = 200, body = BotWithToken, description = "the token is told this once"),
        (status = 204, description = "it is closed"),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn change(
    State(app): State<App>,
    reader: Reader,
    Path(id): Path<String>,
    Json(request): Json<BotChange>,
) -> Result<Response, Problem> {
    let account = &only_people(&app, &reader)?.account;
    let (store, missing) = (app.rooms.store(), Problem::missing("no-bot"));
    match request.deed {
        BotDeed::Draw => {
            let drawn = bots::draw(store, account, &id).await.map_err(refusal)?;
            Ok(told(drawn.ok_or(missing)?).into_response())
        }
        BotDeed::Close => {
            let closed = bots::close(store, account, &id).await.map_err(refusal)?;
            if closed { Ok(StatusCode::NO_CONTENT.into_response()) } else { Err(missing) }
        }
    }
}

/// A token as it is told, in an answer that nobody keeps.
fn told((bot, secret): (Bot, Token)) -> impl IntoResponse {
    let body = BotWithToken { bot: bot.into(), token: bots::written(&secret) };
    ([(header::CACHE_CONTROL, "no-store")], axum::Json(body))
}

/// Why there is no such bot.
fn refusal(error: EntryError) -> Problem {
    match error {
        EntryError::Name(NameError::Length) => Problem::refused("name-length"),
        EntryError::Name(NameError::Characters) => Problem::refused("name-characters"),
        EntryError::Name(NameError::Reserved) | EntryError::Taken => Problem::refused("name-taken"),
        EntryError::TooMany => Problem::refused("too-many-bots"),
        EntryError::Store(error) => error.into(),
        _ => Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "internal"),
    }
}
