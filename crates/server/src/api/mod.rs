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
    extract::{DefaultBodyLimit, State},
    http::StatusCode,
};
use utoipa::OpenApi;
use utoipa_axum::routes;

pub(crate) use self::{
    daily::{DailyEntry, DailyView, TaskView, daily},
    games::{joined, refusal},
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
    http::{App, Class, PATIENCE, Problem, ProblemBody, Routes, patient},
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

fn described() -> Routes {
    use Class::{Beginning, Command, Entry, Free, Look, Message, Thought};
    Routes::described_by(Description::openapi())
        .routes(Look, routes!(games::list))
        .routes(Beginning, routes!(games::create))
        .routes(Look, routes!(games::show))
        .routes(Look, routes!(past::show))
        .routes(Command, routes!(games::command))
        .routes(Thought, routes!(hint::give))
        .routes(Look, routes!(messages::list))
        .routes(Message, routes!(messages::write))
        .routes(Look, routes!(plan::show))
        .routes(Command, routes!(plan::keep))
        .routes(Look, routes!(plan::ahead))
        .routes(Look, routes!(seeks::list))
        .routes(Command, routes!(seeks::offer))
        .routes(Look, routes!(stream::follow))
        .routes(Look, routes!(record::write))
        .routes(Look, routes!(rules::list))
        .routes(Command, routes!(rules::check))
        .routes(Look, routes!(rules::show))
        .routes(Look, routes!(analyse::show))
        .routes(Thought, routes!(analyse::values))
        .routes(Thought, routes!(analyse::judge))
        .routes(Look, routes!(analyse::read_text))
        .routes(Look, routes!(analyse::set_up))
        .routes(Look, routes!(analyse::write))
        .routes(Thought, routes!(solitaire::show))
        .routes(Thought, routes!(solitaire::solution))
        .routes(Beginning, routes!(solitaire::race))
        .routes(Look, routes!(solitaire::standings))
        .routes(Beginning, routes!(heats::create))
        .routes(Look, routes!(heats::show))
        .routes(Command, routes!(heats::act))
        .routes(Look, routes!(heats::follow))
        .routes(Look, routes!(beside::show))
        .routes(Command, routes!(beside::switch))
        .routes(Command, routes!(beside::code))
        .routes(Look, routes!(tables::show))
        .routes(Command, routes!(tables::order))
        .routes(Look, routes!(tables::follow))
        .routes(Command, routes!(tables::act))
        .routes(Look, routes!(daily::show))
        .routes(Look, routes!(daily::board))
        .routes(Command, routes!(daily::begin))
        .routes(Command, routes!(daily::attempt))
        .routes(Look, routes!(learning::list))
        .routes(Look, routes!(learning::daily))
        .routes(Look, routes!(learning::show))
        .routes(Command, routes!(learning::attempt))
        .routes(Thought, routes!(learning::hint))
        .routes(Thought, routes!(learning::solution))
        .routes(Look, routes!(learning::lessons))
        .routes(Look, routes!(learning::step))
        .routes(Command, routes!(learning::play))
        .routes(Look, routes!(results::show))
        .routes(Look, routes!(archive::search))
        .routes(Thought, routes!(archive::export))
        .routes(Look, routes!(people::account))
        .routes(Look, routes!(people::games))
        .routes(Look, routes!(bots::list))
        .routes(Entry, routes!(bots::make))
        .routes(Command, routes!(bots::change))
        .routes(Look, routes!(people::ratings))
        .routes(Look, routes!(player::show))
        .routes(Free, routes!(health))
        .routes(Free, routes!(ready))
        .routes(Look, routes!(openapi))
        .layer(patient(PATIENCE))
        // All games of a machine are played through again, which takes as long as it takes.
        .merge(
            Routes::new()
                .routes(Look, routes!(profile::save))
                .routes(Command, routes!(profile::bring))
                .layer(DefaultBodyLimit::max(LONGEST_PROFILE))
                .layer(patient(PROFILE_PATIENCE)),
        )
}

/// The routes of the interface.
pub(crate) fn routes() -> Routes {
    // Sockets are no requests with answers, and described in docs/online.md.
    described().get(Class::Look, "/api/games/{id}/socket", socket::open)
}

/// The description of this interface.
#[utoipa::path(get, path = "/api/openapi.json", responses((status = 200, body = Object)))]
async fn openapi() -> axum::Json<utoipa::openapi::OpenApi> {
    axum::Json(described().split().1)
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
