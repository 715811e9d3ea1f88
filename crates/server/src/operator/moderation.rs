//! What the operator takes away from sight.

use axum::{
    Router,
    extract::{Path, State},
    http::StatusCode,
    routing::post,
};

use crate::{http::App, table::CommandError};

/// The ways to moderate; what else can be taken away is routed here.
pub(super) fn router() -> Router<App> {
    Router::new().route("/games/{id}/hide-names", post(hide_names))
}

/// Hides the names of the players of a game, for good.
async fn hide_names(State(app): State<App>, Path(id): Path<String>) -> (StatusCode, String) {
    match app.rooms.hide_names(&id).await {
        Ok(()) => (StatusCode::OK, format!("the names of the game {id} are hidden\n")),
        Err(CommandError::NoGame) => (StatusCode::NOT_FOUND, format!("there is no game {id}\n")),
        Err(error) => (StatusCode::SERVICE_UNAVAILABLE, format!("{error}\n")),
    }
}
