//! Exact tables: which there are, and how they come about.

use std::{convert::Infallible, time::Duration};

use axum::{
    extract::{Path, State},
    http::StatusCode,
    response::{
        Sse,
        sse::{Event, KeepAlive},
    },
};
use board::GraphHash;
use i18n::{Catalogue, Language};
use serde::{Deserialize, Serialize};
use tokio::sync::{mpsc, watch};
use tokio_stream::{Stream, wrappers::ReceiverStream};
use utoipa::ToSchema;

use crate::{
    http::{App, Here, Json, Problem, ProblemBody, Reader, find_rules, read_rules},
    solving::{Deed, Refusal, Tables, Work, Workshop},
};

/// How often a silent stream says that it is still there.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// No stream sends more often than this.
const OFTEN: Duration = Duration::from_millis(150);

/// The tables of which game.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct OrderRequest {
    /// The id of the rules.
    rules: Option<String>,
    /// The rules written out.
    rule_text: Option<String>,
}

/// What is to be done.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct DeedRequest {
    /// `pause`, `resume`, `stop` or `remove`.
    #[serde(rename = "type")]
    deed: Deed,
}

/// What is being computed.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Works {
    /// Grows when an order or the stock of tables changes.
    ver: u64,
    /// What has been ordered, the one that is carried out first.
    works: Vec<Work>,
}

/// Which tables there are, which are being computed and which could be.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = Tables)))]
pub(super) async fn show(
    _: Here,
    State(app): State<App>,
    reader: Reader,
) -> Result<axum::Json<Tables>, Problem> {
    let words = Catalogue::get(reader.language);
    let overview = app.workshop.overview(words, None).await;
    overview.map(axum::Json).map_err(|error| problem(&Refusal::File(error), reader.language))
}

/// Orders the tables of a game; orders are carried out one after the other.
#[utoipa::path(
    post,
    path = "/api/tables",
    request_body = OrderRequest,
    responses(
        (status = 202, body = Works),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn order(
    _: Here,
    State(app): State<App>,
    reader: Reader,
    Json(request): Json<OrderRequest>,
) -> Result<(StatusCode, axum::Json<Works>), Problem> {
    let (rules, text) = match (request.rules, request.rule_text) {
        (Some(id), None) => find_rules(&app, &id).await?,
        (None, Some(text)) => (read_rules(&text)?, Some(text)),
        _ => return Err(Problem::refused("rules-missing")),
    };
    let ordered = app.workshop.order(&rules, text.as_deref()).await;
    ordered.map_err(|refusal| problem(&refusal, reader.language))?;
    Ok((StatusCode::ACCEPTED, axum::Json(works(&app.workshop, reader.language))))
}

/// Pauses an order, lets it go on, takes it back, or removes tables.
#[utoipa::path(
    post,
    path = "/api/tables/{graph}",
    params(("graph" = String, Path, description = "what tells the game from others")),
    request_body = DeedRequest,
    responses(
        (status = 200, body = Works),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn act(
    _: Here,
    State(app): State<App>,
    reader: Reader,
    Path(graph): Path<String>,
    Json(request): Json<DeedRequest>,
) -> Result<axum::Json<Works>, Problem> {
    let done = do_deed(&app.workshop, &graph, request.deed).await;
    done.map_err(|refusal| problem(&refusal, reader.language))?;
    Ok(axum::Json(works(&app.workshop, reader.language)))
}

/// What is being computed, as it goes on.
#[utoipa::path(
    get,
    path = "/api/tables/stream",
    responses((status = 200, body = Works, content_type = "text/event-stream",
               description = "events called works"))
)]
pub(super) async fn follow(
    _: Here,
    State(app): State<App>,
    reader: Reader,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let (sender, receiver) = mpsc::channel(1);
    tokio::spawn(send(app.workshop, reader.language, app.stopping, sender));
    let keep_alive = KeepAlive::new().interval(HEARTBEAT);
    Sse::new(ReceiverStream::new(receiver)).keep_alive(keep_alive)
}

async fn send(
    workshop: Workshop,
    language: Language,
    mut stopping: watch::Receiver<bool>,
    sender: mpsc::Sender<Result<Event, Infallible>>,
) {
    let mut changes = workshop.watch();
    loop {
        changes.mark_unchanged();
        let data = serde_json::to_string(&works(&workshop, language)).unwrap_or_default();
        tokio::select! {
            failed = sender.send(Ok(Event::default().event("works").data(data))) => {
                if failed.is_err() { return }
            }
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
        tokio::select! {
            changed = changes.changed() => if changed.is_err() { return },
            () = sender.closed() => return,
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
        tokio::time::sleep(OFTEN).await;
    }
}

fn works(workshop: &Workshop, language: Language) -> Works {
    let ver = *workshop.watch().borrow();
    Works { ver, works: workshop.works(Catalogue::get(language)) }
}

/// Does something with an order or with tables.
pub(crate) async fn do_deed(workshop: &Workshop, graph: &str, deed: Deed) -> Result<(), Refusal> {
    let graph: GraphHash = tables::read_graph(graph).ok_or(Refusal::Unknown)?;
    match deed {
        Deed::Pause => workshop.pause(graph, true).await,
        Deed::Resume => workshop.pause(graph, false).await,
        Deed::Stop => workshop.stop(graph).await,
        Deed::Remove => workshop.remove(graph).await,
    }
}

/// A refusal as an answer.
pub(crate) fn problem(refusal: &Refusal, language: Language) -> Problem {
    let status = match refusal {
        Refusal::Unknown => StatusCode::NOT_FOUND,
        Refusal::Done | Refusal::InWork => StatusCode::CONFLICT,
        Refusal::Disk { .. } | Refusal::Memory { .. } | Refusal::File(_) => {
            StatusCode::INSUFFICIENT_STORAGE
        }
        Refusal::Store(_) => StatusCode::SERVICE_UNAVAILABLE,
        Refusal::Impossible(_) | Refusal::Needless => StatusCode::UNPROCESSABLE_ENTITY,
    };
    let problem = Problem::new(status, refusal.code());
    problem.detail(refusal.sentence(Catalogue::get(language)))
}
