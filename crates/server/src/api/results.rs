//! How the games of this machine have ended.

use axum::extract::State;

use crate::{
    http::{App, Here, Problem, ProblemBody},
    results::{RuleResults, results},
    store::Store,
};

/// Won, drawn and lost, by rules and opponent.
#[utoipa::path(
    get,
    path = "/api/results",
    responses(
        (status = 200, body = Vec<RuleResults>),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn show(
    State(app): State<App>,
    _: Here,
) -> Result<axum::Json<Vec<RuleResults>>, Problem> {
    Ok(axum::Json(results(&app.rooms.store().tallies().await?)))
}
