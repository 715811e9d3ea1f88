//! A hint for whoever is to move.

use std::sync::Arc;

use axum::extract::{Path, Query, State};

use super::{games::refusal, request::HintRequest};
use crate::{
    computer::advise,
    engine_pool::Network,
    http::{App, Problem, ProblemBody, Reader, check_fair},
    ratings::Question,
    table::{Caller, CommandError, Hint, SeatError, Standing, Table},
};

/// What the computer would play, in two steps: where to look, and the whole turn.
#[utoipa::path(
    get,
    path = "/api/games/{id}/hint",
    params(("id" = String, Path, description = "the id of the game"), HintRequest),
    responses(
        (status = 200, body = Hint),
        (status = 409, body = ProblemBody, content_type = "application/problem+json",
         description = "the game has gone on; `view` says how it stands"),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn give(
    State(app): State<App>,
    reader: Reader,
    caller: Caller,
    network: Network,
    Path(id): Path<String>,
    Query(request): Query<HintRequest>,
) -> Result<axum::Json<Hint>, Problem> {
    let table = app.rooms.table(&id).await?;
    may_ask(&app, &table, &reader, &caller)?;
    if request.ver.is_some_and(|ver| ver != table.ver) {
        return Err(refusal(CommandError::Stale(table), &app, &reader, &caller));
    }
    let position = table.game.position().clone();
    check_fair(&app, &reader, &[position], Question::Position).await?;
    let answer = advise(&app.engines, network, &table).await?;
    table.hint(&answer, reader.language).map(axum::Json).ok_or(Problem::refused("no-hint"))
}

/// Whether somebody may be helped at a table.
pub(super) fn may_ask(
    app: &App,
    table: &Arc<Table>,
    reader: &Reader,
    caller: &Caller,
) -> Result<(), Problem> {
    if table.standing(caller) == Standing::Watcher {
        return Err(refusal(SeatError::Foreign.into(), app, reader, caller));
    }
    let allowed = table.check_hint();
    allowed.map_err(|why| refusal(CommandError::Refused(why, table.clone()), app, reader, caller))
}
