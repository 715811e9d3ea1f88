//! Solitaire: how a game stands, a solution from here, races.

use std::sync::Arc;

use axum::{
    extract::{Path, Query, State},
    http::StatusCode,
};
use engine::Outlook;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{hint::may_ask, request::SolitaireRequest};
use crate::{
    computer,
    engine_pool::Network,
    http::{App, Here, Json, Problem, ProblemBody, Reader},
    solitaire::{
        self, Effort, RaceError, RaceView, SolitaireView, Solution, begin_race, show_race,
    },
    store::Store,
    table::{Caller, Table},
};

/// Who races, and at what.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct RaceRequest {
    /// The id of the problem.
    problem: String,
    /// The players, two to four.
    names: Vec<String>,
}

/// A race that has begun.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct RaceBegun {
    /// The id.
    id: String,
}

/// How a game of solitaire stands, and what can still be made of it.
#[utoipa::path(
    get,
    path = "/api/games/{id}/solitaire",
    params(("id" = String, Path, description = "the id of the game"), SolitaireRequest),
    responses(
        (status = 200, body = SolitaireView),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn show(
    State(app): State<App>,
    reader: Reader,
    caller: Caller,
    network: Network,
    Path(id): Path<String>,
    Query(request): Query<SolitaireRequest>,
) -> Result<axum::Json<SolitaireView>, Problem> {
    let (table, effort) = find(&app, &id).await?;
    let outlook = if request.outlook && table.game.end().is_none() {
        Some(outlook(&app, &table, &effort, (&reader, &caller), network).await?)
    } else {
        None
    };
    Ok(axum::Json(solitaire::show(&table, &effort, outlook.as_ref(), reader.language)))
}

/// A way to the goal from here, board by board; if there is none any more, one from the start of the game.
#[utoipa::path(
    get,
    path = "/api/games/{id}/solution",
    params(("id" = String, Path, description = "the id of the game")),
    responses(
        (status = 200, body = Solution),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn solution(
    State(app): State<App>,
    reader: Reader,
    caller: Caller,
    network: Network,
    Path(id): Path<String>,
) -> Result<axum::Json<Solution>, Problem> {
    let (table, effort) = find(&app, &id).await?;
    let over = table.game.end().is_some();
    if over && !table.has_hints() {
        return Err(Problem::refused("hints-off"));
    }
    let ahead = if over {
        None
    } else {
        Some(outlook(&app, &table, &effort, (&reader, &caller), network).await?)
    };
    let found = match ahead.filter(|ahead| ahead.solves != Some(false)) {
        Some(ahead) => solitaire::solution(&table, &ahead, reader.language),
        None => from_start(&app, &table, &reader, network).await?,
    };
    found.map(axum::Json).ok_or(Problem::refused("no-hint"))
}

/// A solution from the start, where the game has gone another way.
async fn from_start(
    app: &App,
    table: &Table,
    reader: &Reader,
    network: Network,
) -> Result<Option<Solution>, Problem> {
    let Some((anew, start)) = solitaire::begun_anew(table) else {
        return Ok(None);
    };
    let outlook = computer::outlook(&app.engines, network, start, None).await?;
    Ok(solitaire::solution_anew(table, &anew, &outlook, reader.language))
}

async fn find(app: &App, id: &str) -> Result<(Arc<Table>, Effort), Problem> {
    let table = app.rooms.table(id).await?;
    let log = app.rooms.store().events(id, 0).await?;
    let effort = Effort::of(&table, &log).ok_or(Problem::refused("not-solitaire"))?;
    Ok((table, effort))
}

/// What can still be made of a game, if hints may be had.
async fn outlook(
    app: &App,
    table: &Arc<Table>,
    effort: &Effort,
    (reader, caller): (&Reader, &Caller),
    network: Network,
) -> Result<Outlook, Problem> {
    may_ask(app, table, reader, caller)?;
    Ok(computer::outlook(&app.engines, network, effort.position, effort.active()).await?)
}

/// Begins a race of several players on one screen.
#[utoipa::path(
    post,
    path = "/api/races",
    request_body = RaceRequest,
    responses(
        (status = 201, body = RaceBegun),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn race(
    _: Here,
    State(app): State<App>,
    reader: Reader,
    Json(request): Json<RaceRequest>,
) -> Result<(StatusCode, axum::Json<RaceBegun>), Problem> {
    let RaceRequest { problem, names } = request;
    let begun = begin_race(&app.rooms, &problem, &names, reader.language).await;
    Ok((StatusCode::CREATED, axum::Json(RaceBegun { id: begun? })))
}

/// A race as it stands.
#[utoipa::path(
    get,
    path = "/api/races/{id}",
    params(("id" = String, Path, description = "the id of the race")),
    responses(
        (status = 200, body = RaceView),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn standings(
    State(app): State<App>,
    reader: Reader,
    Path(id): Path<String>,
) -> Result<axum::Json<RaceView>, Problem> {
    let race = show_race(&app.rooms, &id, reader.language).await?;
    race.map(axum::Json).ok_or(Problem::missing("unknown-race"))
}

impl From<RaceError> for Problem {
    fn from(error: RaceError) -> Self {
        match error {
            RaceError::Problem => Self::refused("unknown-problem"),
            RaceError::Players => Self::refused("race-players"),
            RaceError::Create(error) => error.into(),
            RaceError::Store(error) => error.into(),
        }
    }
}
