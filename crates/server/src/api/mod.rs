//! The JSON interface: everything the pages can do, for programs.
//!
//! `/api/openapi.json` describes it. Whatever fails is answered as problem+json with a stable code
//! and a sentence in the language of the request.

mod analyse;
mod archive;
mod beside;
mod bots;
mod daily;
mod follow;
mod games;
mod heats;
mod hint;
mod learning;
mod messages;
mod past;
mod people;
mod plan;
mod player;
mod profile;
mod pulse;
mod puzzle_query;
mod record;
mod request;
mod response;
mod results;
mod rules;
mod seeks;
mod socket;
mod solitaire;
mod stream;
mod tables;

use std::time::Duration;

use axum::{
    Router,
    extract::{DefaultBodyLimit, State},
    http::StatusCode,
    routing::get,
};
use utoipa::OpenApi;
use utoipa_axum::{router::OpenApiRouter, routes};

pub(crate) use self::{
    daily::{DailyEntry, DailyView, TaskView, daily},
    games::refusal,
    learning::{find as find_puzzle, problem as learning_problem},
    messages::MessageView,
    player::player,
    profile::LONGEST_PROFILE,
    puzzle_query::PuzzleQuery,
    record::record,
    seeks::{OpenTable, open_tables},
    tables::{do_deed, problem},
};
use crate::{
    http::{App, PATIENCE, Problem, ProblemBody, patient},
    operator::Unready,
};

/// How long a file of everything may take to be read.
const PROFILE_PATIENCE: Duration = Duration::from_mins(10);

/// The description of the interface; the paths are added where they are routed.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Zwickmühle",
        description = "Nine Men's Morris and the other games of the old box, at one table.",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0")
    ),
    components(schemas(ProblemBody))
)]
struct Description;

fn described() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(games::list, games::create))
        .routes(routes!(games::show))
        .routes(routes!(past::show))
        .routes(routes!(games::command))
        .routes(routes!(hint::give))
        .routes(routes!(messages::list, messages::write))
        .routes(routes!(plan::show, plan::keep))
        .routes(routes!(plan::ahead))
        .routes(routes!(seeks::list))
        .routes(routes!(seeks::offer))
        .routes(routes!(stream::follow))
        .routes(routes!(record::write))
        .routes(routes!(rules::list))
        .routes(routes!(rules::check))
        .routes(routes!(rules::show))
        .routes(routes!(analyse::show))
        .routes(routes!(analyse::values))
        .routes(routes!(analyse::judge))
        .routes(routes!(analyse::read_text))
        .routes(routes!(analyse::set_up))
        .routes(routes!(analyse::write))
        .routes(routes!(solitaire::show))
        .routes(routes!(solitaire::solution))
        .routes(routes!(solitaire::race))
        .routes(routes!(solitaire::standings))
        .routes(routes!(heats::create))
        .routes(routes!(heats::show))
        .routes(routes!(heats::act))
        .routes(routes!(heats::follow))
        .routes(routes!(beside::show, beside::switch))
        .routes(routes!(beside::code))
        .routes(routes!(tables::show, tables::order))
        .routes(routes!(tables::follow))
        .routes(routes!(tables::act))
        .routes(routes!(daily::show))
        .routes(routes!(daily::board))
        .routes(routes!(daily::begin))
        .routes(routes!(daily::attempt))
        .routes(routes!(learning::list))
        .routes(routes!(learning::daily))
        .routes(routes!(learning::show))
        .routes(routes!(learning::attempt))
        .routes(routes!(learning::hint))
        .routes(routes!(learning::solution))
        .routes(routes!(learning::lessons))
        .routes(routes!(learning::step, learning::play))
        .routes(routes!(results::show))
        .routes(routes!(archive::search))
        .routes(routes!(archive::export))
        .routes(routes!(people::account))
        .routes(routes!(people::games))
        .routes(routes!(bots::list, bots::make))
        .routes(routes!(bots::change))
        .routes(routes!(people::ratings))
        .routes(routes!(player::show))
        .routes(routes!(health))
        .routes(routes!(ready))
        .routes(routes!(openapi))
        .layer(patient(PATIENCE))
        // All games of a machine are played through again, which takes as long as it takes.
        .merge(
            OpenApiRouter::new()
                .routes(routes!(profile::save, profile::bring))
                .layer(DefaultBodyLimit::max(LONGEST_PROFILE))
                .layer(patient(PROFILE_PATIENCE)),
        )
}

/// The routes of the interface.
pub(crate) fn router() -> Router<App> {
    // Sockets are no requests with answers, and described in docs/online.md.
    described().split_for_parts().0.route("/api/games/{id}/socket", get(socket::open))
}

/// The description of this interface.
#[utoipa::path(get, path = "/api/openapi.json", responses((status = 200, body = Object)))]
async fn openapi() -> axum::Json<utoipa::openapi::OpenApi> {
    axum::Json(described().split_for_parts().1)
}

/// Whether the server takes requests, and keeps what it is told.
#[utoipa::path(
    get,
    path = "/readyz",
    responses(
        (status = 200, body = String, description = "it does"),
        (status = 503, body = ProblemBody, content_type = "application/problem+json",
         description = "it is about to stop, or the database takes nothing"),
    )
)]
async fn ready(State(app): State<App>) -> Result<&'static str, Problem> {
    match app.readiness.check(app.rooms.store()).await {
        Ok(()) => Ok("ready\n"),
        Err(Unready::Draining) => {
            Err(Problem::new(StatusCode::SERVICE_UNAVAILABLE, "draining").retry_after(1))
        }
        // What is wrong with it is nobody's business but the operator's, who is told elsewhere.
        Err(why @ (Unready::Database(_) | Unready::Silent)) => {
            tracing::warn!(%why, "not ready");
            Err(Problem::new(StatusCode::SERVICE_UNAVAILABLE, "storage").retry_after(1))
        }
    }
}

/// Who answers here, and with which games.
#[utoipa::path(get, path = "/healthz", responses((status = 200, body = response::Health)))]
async fn health(State(app): State<App>) -> axum::Json<response::Health> {
    axum::Json(response::Health {
        name: "zwick",
        version: env!("CARGO_PKG_VERSION"),
        data: app.data_id.to_string(),
    })
}
