//! What the operator takes away from sight.

use axum::{
    Router,
    extract::{Path, State},
    http::StatusCode,
    routing::post,
};

use crate::{http::App, store::Messages, table::CommandError};

/// The ways to moderate; what else can be taken away is routed here.
pub(super) fn router() -> Router<App> {
    Router::new()
        .route("/games/{id}/hide-names", post(hide_names))
        .route("/games/{id}/messages/{number}/hide", post(hide_message))
}

/// Hides the names of the players of a game, for good.
async fn hide_names(State(app): State<App>, Path(id): Path<String>) -> (StatusCode, String) {
    match app.rooms.hide_names(&id).await {
        Ok(()) => (StatusCode::OK, format!("the names of the game {id} are hidden\n")),
        Err(CommandError::NoGame) => (StatusCode::NOT_FOUND, format!("there is no game {id}\n")),
        Err(error) => (StatusCode::SERVICE_UNAVAILABLE, format!("{error}\n")),
    }
}

/// Hides a message between the players of a game, for good.
async fn hide_message(
    State(app): State<App>,
    Path((id, number)): Path<(String, u64)>,
) -> (StatusCode, String) {
    match app.rooms.store().hide_message(&id, number).await {
        Ok(true) => (StatusCode::OK, format!("the message {number} of the game {id} is hidden\n")),
        Ok(false) => (StatusCode::NOT_FOUND, format!("the game {id} has no message {number}\n")),
        Err(error) => (StatusCode::SERVICE_UNAVAILABLE, format!("{error}\n")),
    }
}
