//! What the operator takes away from sight.

use axum::{
    Router,
    extract::{Path, State},
    http::StatusCode,
    routing::post,
};

use crate::{
    http::App,
    people,
    store::{Account, Bots, Deed, Messages, People, StoreError},
    table::CommandError,
};

/// The ways to moderate; what else can be taken away is routed here.
pub(super) fn router() -> Router<App> {
    Router::new()
        .route("/games/{id}/hide-names", post(hide_names))
        .route("/accounts/{name}/close", post(close))
        .route("/accounts/{name}/reopen", post(reopen))
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

/// Closes an account: nobody is signed in to it, or gets in. Its bots play no more either.
async fn close(State(app): State<App>, Path(name): Path<String>) -> (StatusCode, String) {
    let at = app.rooms.time().moment().at;
    let close = |account| Deed::Close { account, at };
    told(change(&app, &name, close).await, &name, "is closed", "was closed before")
}

/// Opens an account again.
async fn reopen(State(app): State<App>, Path(name): Path<String>) -> (StatusCode, String) {
    let reopen = |account| Deed::Reopen { account };
    told(change(&app, &name, reopen).await, &name, "is open again", "was not closed")
}

/// Does something to the account of a name, and says whether it was done; none if there is no such
/// account.
async fn change(
    app: &App,
    name: &str,
    deed: impl FnOnce(String) -> Deed,
) -> Result<Option<bool>, StoreError> {
    let store = app.rooms.store();
    let Some((Account { id, .. }, _)) = store.account_by_key(&people::key_of(name)).await? else {
        return Ok(None);
    };
    let done = store.carry_out(deed(id.clone())).await?;
    // The tables at hand know it as it was before.
    for bot in store.bots_of(&id).await? {
        app.rooms.forget_account(&bot.account.id);
    }
    app.rooms.forget_account(&id);
    Ok(Some(done))
}

/// What has come of it, as the operator is told.
fn told(
    done: Result<Option<bool>, StoreError>,
    name: &str,
    now: &str,
    before: &str,
) -> (StatusCode, String) {
    match done {
        Ok(Some(true)) => (StatusCode::OK, format!("the account {name} {now}\n")),
        Ok(Some(false)) => (StatusCode::OK, format!("the account {name} {before}\n")),
        Ok(None) => (StatusCode::NOT_FOUND, format!("there is no account {name}\n")),
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
