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
    table::{Caller, SeatError, Shared, SideName, Standing},
};

/// The longest message, in characters.
const LONGEST: usize = 200;

/// How often a message is looked for and tried again when the other player writes at the same moment.
const TRIES: usize = 9;

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
    /// What it says; nothing if the operator of the server has hidden it, or its writer has had it removed.
    text: Option<String>,
}

/// A message to be written.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct MessageRequest {
    /// An id of the caller's: the same message again is one message, another one under this id is refused.
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
        cmd_id: scoped(side, &request.cmd_id),
        body: body.to_string(),
    };
    for keeps_left in (0..TRIES).rev() {
        let all = app.rooms.store().messages(&message.game, 0).await?;
        if let Some(own) = all.iter().find(|one| is_named(one, side, &request.cmd_id)) {
            // What is hidden or removed cannot be compared any more, and is not said again.
            if own.body.as_ref() != Some(&message.body) && !Shared::Messages.is_on() {
                return Err(Problem::refused("command-reused"));
            }
            app.presence.written(&message.game, own.number);
            return Ok(axum::Json(MessageList { messages: vec![own.clone().into()] }));
        }
        if all.len() >= MOST_MESSAGES as usize {
            return Err(Problem::refused("chat-full"));
        }
        // What is kept is looked for once more.
        if keeps_left > 0 {
            app.rooms.store().keep_message(&message).await?;
        }
    }
    Err(Problem::new(StatusCode::SERVICE_UNAVAILABLE, "busy").retry_after(1))
}

/// The id of a message as it is kept: an id belongs to a side.
fn scoped(side: Side, id: &str) -> String {
    if Shared::Messages.is_on() { format!("shared/{id}") } else { format!("{side}/{id}") }
}

/// Whether a message has the id that its writer gave it, also from before ids belonged to sides.
fn is_named(message: &KeptMessage, side: Side, id: &str) -> bool {
    message.side == side && (message.cmd_id == scoped(side, id) || message.cmd_id == id)
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
