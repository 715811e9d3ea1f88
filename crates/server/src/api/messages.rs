//! What players write to each other, where they have agreed on it.

use axum::{
    extract::{Path, Query, State},
    http::StatusCode,
};
use board::Side;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::request::{MessagesRequest, check_command_id};
use crate::{
    http::{App, Json, Problem, ProblemBody},
    store::{KeptMessage, MOST_MESSAGES, Messages, NewMessage},
    table::{Caller, SeatError, SideName, Standing},
};

/// The longest message, in characters.
const LONGEST: usize = 200;

/// How often a message is tried again when somebody else writes at the same moment.
const TRIES: usize = 8;

/// Some messages.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct MessageList {
    /// In the order in which they were written.
    messages: Vec<MessageView>,
}

/// A message.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct MessageView {
    /// Which message of the game it is, counted from 1.
    number: u64,
    /// Who has written it.
    side: SideName,
    /// When, in milliseconds since 1970.
    at: u64,
    /// What it says; nothing if the operator of the server has hidden it.
    text: Option<String>,
}

/// A message to be written.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct MessageRequest {
    /// An id of the caller's: the same one again is the same message.
    cmd_id: String,
    /// What it says, in 200 characters at most.
    text: String,
}

/// What the players of a game have written to each other; nobody else is told.
#[utoipa::path(
    get,
    path = "/api/games/{id}/messages",
    params(("id" = String, Path, description = "the id of the game"), MessagesRequest),
    responses(
        (status = 200, body = MessageList),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn list(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Query(request): Query<MessagesRequest>,
) -> Result<axum::Json<MessageList>, Problem> {
    player(&app, &id, &caller).await?;
    told(&app, &id, request.after).await
}

/// Write to the other player.
#[utoipa::path(
    post,
    path = "/api/games/{id}/messages",
    params(("id" = String, Path, description = "the id of the game")),
    request_body = MessageRequest,
    responses(
        (status = 200, body = MessageList, description = "it is kept; the list is that message"),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn write(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Json(request): Json<MessageRequest>,
) -> Result<axum::Json<MessageList>, Problem> {
    check_command_id(&request.cmd_id)?;
    let side = player(&app, &id, &caller).await?;
    let body = request.text.trim();
    if body.is_empty() || body.chars().count() > LONGEST || body.chars().any(char::is_control) {
        return Err(Problem::refused("chat-text"));
    }
    let message = NewMessage {
        game: id,
        side,
        at: app.rooms.time().date(),
        cmd_id: request.cmd_id,
        body: body.to_string(),
    };
    for _ in 0..TRIES {
        app.rooms.store().keep_message(&message).await?;
        let all = app.rooms.store().messages(&message.game, 0).await?;
        if let Some(own) = all.iter().find(|one| one.cmd_id == message.cmd_id) {
            app.presence.written(&message.game, own.number);
            return Ok(axum::Json(MessageList { messages: vec![own.clone().into()] }));
        }
        if all.len() >= MOST_MESSAGES as usize {
            return Err(Problem::refused("chat-full"));
        }
    }
    Err(Problem::new(StatusCode::SERVICE_UNAVAILABLE, "busy").retry_after(1))
}

/// The side of who asks, if the players of the game write to each other.
async fn player(app: &App, id: &str, caller: &Caller) -> Result<Side, Problem> {
    let table = app.rooms.table(id).await?;
    if !table.agreed.chat {
        return Err(Problem::refused("chat-off"));
    }
    match table.standing(caller) {
        Standing::Player(side) => Ok(side),
        _ if caller.token.is_none() => {
            Err(Problem::new(StatusCode::UNAUTHORIZED, SeatError::Missing.code()))
        }
        _ => Err(Problem::new(StatusCode::FORBIDDEN, SeatError::Foreign.code())),
    }
}

async fn told(app: &App, id: &str, after: u64) -> Result<axum::Json<MessageList>, Problem> {
    let messages = app.rooms.store().messages(id, after).await?;
    Ok(axum::Json(MessageList { messages: messages.into_iter().map(Into::into).collect() }))
}

impl From<KeptMessage> for MessageView {
    fn from(message: KeptMessage) -> Self {
        let KeptMessage { number, side, at, body, .. } = message;
        Self { number, side: side.into(), at, text: body }
    }
}
