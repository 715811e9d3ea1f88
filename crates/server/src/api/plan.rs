//! Plans: what a player leaves behind for turns to come.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use serde::Deserialize;
use utoipa::ToSchema;

use super::{games::refusal, request::PlanQuery};
use crate::{
    http::{App, Json, Problem, ProblemBody, Reader},
    table::{Caller, PlanError, PlanView, PlanningError, Step, Table, View, planner},
};

/// A plan to be kept.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct PlanRequest {
    /// The version of the game it was made in.
    ver: u64,
    /// Its turns from there; none to forget it.
    steps: Vec<Step>,
}

/// Turns that might be played.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct AheadRequest {
    /// The turns from where the game stands.
    turns: Vec<String>,
}

/// The plan of whoever asks.
#[utoipa::path(
    get,
    path = "/api/games/{id}/plan",
    params(("id" = String, Path, description = "the id of the game"), PlanQuery),
    responses(
        (status = 200, body = PlanView),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn show(
    State(app): State<App>,
    reader: Reader,
    caller: Caller,
    Path(id): Path<String>,
    Query(query): Query<PlanQuery>,
) -> Result<axum::Json<PlanView>, Problem> {
    let found = app.rooms.plan(&id, &caller).await;
    let (table, side, plan) = found.map_err(|error| refusal(error, &app, &reader, &caller))?;
    Ok(axum::Json(table.plan_view(side, &plan, reader.language, query.turns)))
}

/// Keep a plan, in place of the one before.
#[utoipa::path(
    post,
    path = "/api/games/{id}/plan",
    params(("id" = String, Path, description = "the id of the game")),
    request_body = PlanRequest,
    responses(
        (status = 200, body = PlanView, description = "it is kept, and nobody else is told"),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn keep(
    State(app): State<App>,
    reader: Reader,
    caller: Caller,
    Path(id): Path<String>,
    Json(request): Json<PlanRequest>,
) -> Result<axum::Json<PlanView>, Problem> {
    let (rooms, by) = (app.rooms.clone(), caller.clone());
    let kept = tokio::spawn(async move {
        let kept = rooms.set_plan(&id, request.ver, &request.steps, &by).await;
        if let Ok((table, ..)) = &kept {
            // What it plays may be what the other side has a plan for.
            rooms.answer_turn(table.clone()).await;
        }
        kept
    });
    match super::games::joined(kept).await? {
        Ok((table, side, plan)) => {
            Ok(axum::Json(table.plan_view(side, &plan, reader.language, false)))
        }
        Err(PlanningError::Plan(error, table)) => Err(no_plan(&error, &table, &reader)),
        Err(PlanningError::Command(error)) => Err(refusal(error, &app, &reader, &caller)),
    }
}

/// How the game would stand after turns that might be played.
#[utoipa::path(
    post,
    path = "/api/games/{id}/plan/ahead",
    params(("id" = String, Path, description = "the id of the game")),
    request_body = AheadRequest,
    responses(
        (status = 200, body = View),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn ahead(
    State(app): State<App>,
    reader: Reader,
    caller: Caller,
    Path(id): Path<String>,
    Json(request): Json<AheadRequest>,
) -> Result<axum::Json<View>, Problem> {
    let table = app.rooms.table(&id).await?;
    planner(&table, &caller).map_err(|error| refusal(error, &app, &reader, &caller))?;
    let ahead = table.ahead(&request.turns);
    let ahead = ahead.map_err(|error| no_plan(&error, &table, &reader))?;
    Ok(axum::Json(ahead.view(reader.language)))
}

fn no_plan(error: &PlanError, table: &Arc<Table>, reader: &Reader) -> Problem {
    let sentence = error.sentence(&table.speech(reader.language));
    Problem::refused(error.refused.code()).detail(sentence).hint(error.to_string())
}
