//! The archive: searched, and taken home.

use std::convert::Infallible;

use axum::{
    body::Body,
    extract::{Extension, Query, State},
    http::header,
    response::{IntoResponse, Response},
};
use serde::Serialize;
use serde_json::Value;
use tokio::sync::mpsc;
use tokio_stream::{StreamExt, wrappers::ReceiverStream};
use utoipa::ToSchema;

use super::{games::item, record::annotated, response::GameItem};
use crate::{
    archive::ArchiveQuery,
    http::{App, Asker, Problem, ProblemBody, Reader},
    store::{Found, Search, Shelf},
};

/// How many games a part of the list has.
const LISTED: u32 = 30;

/// How many games are fetched at a time for those who take them home.
const FETCHED: u32 = 50;

/// The kind of a stream of lines.
const LINES: &str = "application/x-ndjson";

/// A part of the archive.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ArchiveList {
    /// The games, the latest first.
    games: Vec<ArchivedGame>,
    /// The `before` of the next part, if there is one.
    next: Option<u64>,
}

/// A game of the archive.
#[derive(Debug, Serialize, ToSchema)]
struct ArchivedGame {
    #[serde(flatten)]
    game: GameItem,
    /// The key of the opening, if it has a name.
    opening: Option<String>,
    /// After how many turns the position came about that was looked for.
    found_at: Option<u64>,
}

/// A game that is taken home.
#[derive(Serialize)]
struct Line<'a> {
    id: &'a str,
    opening: Option<&'a str>,
    ended_at: u64,
    record: Value,
}

/// Finished games that anybody may see.
#[utoipa::path(
    get,
    path = "/api/archive",
    params(ArchiveQuery),
    responses(
        (status = 200, body = ArchiveList),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn search(
    State(app): State<App>,
    reader: Reader,
    Query(query): Query<ArchiveQuery>,
) -> Result<axum::Json<ArchiveList>, Problem> {
    let search = query.read(&app, LISTED).await?;
    let found = app.rooms.store().search(&search).await?;
    let next = found.last().filter(|_| found.len() == LISTED as usize).map(|found| found.number);
    let games = found.into_iter().filter_map(|found| {
        let Found { opening, ply: found_at, game, .. } = found;
        Some(ArchivedGame { game: item(game, &reader)?, opening, found_at })
    });
    Ok(axum::Json(ArchiveList { games: games.collect(), next }))
}

/// All games that are looked for, one in a line, with their records.
#[utoipa::path(
    get,
    path = "/api/archive/games",
    params(ArchiveQuery),
    responses(
        (status = 200, body = String, content_type = "application/x-ndjson",
         description = "in each line `id`, `opening`, `ended_at` and `record`, as the form json of a record"),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn export(
    State(app): State<App>,
    asker: Option<Extension<Asker>>,
    Query(query): Query<ArchiveQuery>,
) -> Result<Response, Problem> {
    let search = query.read(&app, FETCHED).await?;
    let hold = asker.map(|asker| app.limits.hold(asker.0)).transpose()?;
    // One line waits to be read; the next game is fetched when somebody has.
    let (sender, receiver) = mpsc::channel(1);
    tokio::spawn(async move {
        tell(&app, search, &sender).await;
        drop(hold);
    });
    let lines = ReceiverStream::new(receiver).map(Ok::<String, Infallible>);
    let headers = [
        (header::CONTENT_TYPE, LINES),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"zwick-archive.ndjson\""),
    ];
    Ok((headers, Body::from_stream(lines)).into_response())
}

/// Tells of all games, page by page, for as long as somebody listens.
async fn tell(app: &App, mut search: Search, sender: &mpsc::Sender<String>) {
    loop {
        let Ok(found) = app.rooms.store().search(&search).await else { return };
        for found in &found {
            search.before = Some(found.number);
            let Some(line) = line(app, found).await else { continue };
            if *app.stopping.borrow() || sender.send(line).await.is_err() {
                return;
            }
        }
        if found.len() < FETCHED as usize {
            return;
        }
    }
}

/// A game as a line; none if it cannot be read.
async fn line(app: &App, found: &Found) -> Option<String> {
    // Not by the tables at hand, which those need who play.
    let table = app.rooms.past(&found.game.id).await.ok().flatten()?;
    let line = Line {
        id: &found.game.id,
        opening: found.opening.as_deref(),
        ended_at: found.game.updated_at,
        record: serde_json::from_str(&annotated(app, &table).await.ok()?.to_json()).ok()?,
    };
    Some(serde_json::to_string(&line).ok()? + "\n")
}
