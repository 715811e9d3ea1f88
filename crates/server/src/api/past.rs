//! A game turned back page by page.

use axum::extract::{Path, State};

use crate::{
    http::{App, Problem, ProblemBody, Reader},
    table::Past,
};

/// The board as it stood after some of the turns.
#[utoipa::path(
    get,
    path = "/api/games/{id}/plies/{ply}",
    params(
        ("id" = String, Path, description = "the id of the game"),
        ("ply" = usize, Path, description = "how many turns have been played, 0 for the start"),
    ),
    responses(
        (status = 200, body = Past),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn show(
    State(app): State<App>,
    reader: Reader,
    Path((id, ply)): Path<(String, String)>,
) -> Result<axum::Json<Past>, Problem> {
    let table = app.rooms.table(&id).await?;
    let past = ply.parse().ok().and_then(|ply| table.past(ply, reader.language));
    past.map(axum::Json).ok_or(Problem::missing("not-found"))
}
