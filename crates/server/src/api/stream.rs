//! A game as it goes on, as a stream of events.

use std::{convert::Infallible, sync::Arc, time::Duration};

use axum::{
    extract::{Path, State},
    response::{
        Sse,
        sse::{Event, KeepAlive},
    },
};
use i18n::Language;
use tokio::sync::{mpsc, watch};
use tokio_stream::{Stream, wrappers::ReceiverStream};

use crate::{
    http::{App, Problem, ProblemBody, Reader},
    store::Sqlite,
    table::{Rooms, View},
};

/// How often a silent stream says that it is still there.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// The views of a game, one for each version, beginning with the present one.
#[utoipa::path(
    get,
    path = "/api/games/{id}/stream",
    params(
        ("id" = String, Path, description = "the id of the game"),
        ("Last-Event-ID" = Option<u64>, Header, description = "the last version that was seen"),
    ),
    responses(
        (status = 200, body = View, content_type = "text/event-stream",
         description = "events called view; the id is the version, the data a view"),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn follow(
    State(app): State<App>,
    reader: Reader,
    Path(id): Path<String>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Problem> {
    let table = app.rooms.table(&id).await?;
    let changes = app.rooms.watch(&table);
    let (sender, receiver) = mpsc::channel(1);
    tokio::spawn(send(app.rooms, id, reader.language, changes, app.stopping, sender));
    let keep_alive = KeepAlive::new().interval(HEARTBEAT);
    Ok(Sse::new(ReceiverStream::new(receiver)).keep_alive(keep_alive))
}

/// Sends the present view, and again with each version, until nobody listens any more.
async fn send(
    rooms: Arc<Rooms<Sqlite>>,
    id: String,
    language: Language,
    mut changes: watch::Receiver<u64>,
    mut stopping: watch::Receiver<bool>,
    sender: mpsc::Sender<Result<Event, Infallible>>,
) {
    let mut sent = 0;
    loop {
        changes.mark_unchanged();
        let Ok(table) = rooms.table(&id).await else { return };
        if table.ver > sent {
            sent = table.ver;
            let event = event(&table.view(language));
            tokio::select! {
                failed = sender.send(Ok(event)) => if failed.is_err() { return },
                _ = stopping.wait_for(|stopping| *stopping) => return,
            }
        }
        tokio::select! {
            changed = changes.changed() => if changed.is_err() { return },
            () = sender.closed() => return,
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
    }
}

fn event(view: &View) -> Event {
    let data = serde_json::to_string(view).unwrap_or_default();
    Event::default().event("view").id(view.ver.to_string()).data(data)
}
