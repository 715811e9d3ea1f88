//! A game as it goes on, as a stream of events or of lines.

use std::{convert::Infallible, future::Future, time::Duration};

use axum::{
    body::Body,
    extract::{Extension, Path, Query, State},
    http::{HeaderMap, header},
    response::{
        IntoResponse, Response, Sse,
        sse::{Event, KeepAlive},
    },
};
use tokio::sync::{mpsc, watch};
use tokio_stream::{StreamExt, wrappers::ReceiverStream};

use super::{
    follow::{Follower, MESSAGES, Update, Wanted},
    request::StreamRequest,
};
use crate::{
    http::{App, Asker, Problem, ProblemBody, Reader},
    operator::{COUNTS, Stream},
    presence::{News, Visit},
    table::{Caller, Standing, View},
};

/// How often a silent stream says that it is still there.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// The kind of a stream of lines.
const LINES: &str = "application/x-ndjson";

/// The views of a game, one for each version, beginning with the present one.
#[utoipa::path(
    get,
    path = "/api/games/{id}/stream",
    params(
        ("id" = String, Path, description = "the id of the game"),
        ("Last-Event-ID" = Option<u64>, Header, description = "the last version that was seen"),
        StreamRequest,
    ),
    responses(
        (status = 200, body = View, content_type = "text/event-stream",
         description = "events called view; the id is the version, the data a view. With `after` or \
         Last-Event-ID each view also has `events`, all that has happened since the one before. With \
         `messages` a player also gets events called messages, the first at once. Who \
         accepts application/x-ndjson gets the same as lines"),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn follow(
    State(app): State<App>,
    reader: Reader,
    caller: Caller,
    asker: Option<Extension<Asker>>,
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(request): Query<StreamRequest>,
) -> Result<Response, Problem> {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let seen = text("last-event-id").and_then(|ver| ver.trim().parse().ok());
    let after = request.after.or(seen);
    let post = if request.messages { post(&app, &id, &caller).await? } else { None };
    let wanted = Wanted { language: reader.language, caller, after, bare: request.bare };
    let follower = Follower::new(&app, &id, wanted).await?;
    tell(&app, asker.map(|asker| asker.0), &headers, Player { follower, post })
}

/// Where a player hears that something was written; who only listens to it does not have the game open.
async fn post(app: &App, id: &str, caller: &Caller) -> Result<Option<Visit>, Problem> {
    let table = app.rooms.table(id).await?;
    let reads = table.agreed.chat && matches!(table.standing(caller), Standing::Player(_));
    let visit = reads.then(|| app.presence.enter(id, None));
    visit.iter().for_each(Visit::read);
    Ok(visit)
}

/// What is told as it comes about, whatever it is about.
pub(super) trait Followed: Send + 'static {
    /// Waits for the next thing to be told; none if there will be nothing more.
    fn next(&mut self) -> impl Future<Output = Option<Update>> + Send;
}

/// Somebody who follows a game, and perhaps what is written there.
struct Player {
    follower: Follower,
    post: Option<Visit>,
}

impl Followed for Player {
    async fn next(&mut self) -> Option<Update> {
        let Self { follower, post } = self;
        tokio::select! {
            // How the game stands comes first.
            biased;
            update = follower.next() => update,
            () = written(post) => Some(Update { ver: None, text: MESSAGES.to_string() }),
        }
    }
}

/// Waits until something was written; for ever, if nobody wants to know.
async fn written(post: &mut Option<Visit>) {
    let Some(visit) = post else { return std::future::pending().await };
    while visit.next().await != News::Messages {}
}

/// Tells of something as a stream of events or of lines, whichever is accepted.
pub(super) fn tell(
    app: &App,
    asker: Option<Asker>,
    headers: &HeaderMap,
    followed: impl Followed,
) -> Result<Response, Problem> {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let hold = asker.map(|asker| app.limits.hold(asker)).transpose()?;
    let lines = text(header::ACCEPT.as_str()).is_some_and(|kinds| kinds.contains(LINES));
    let counted = COUNTS.follow(if lines { Stream::Lines } else { Stream::Events });
    let (sender, receiver) = mpsc::channel(waiting());
    let stopping = app.stopping.clone();
    tokio::spawn(async move {
        send(followed, stopping, sender).await;
        drop((hold, counted));
    });
    let updates = ReceiverStream::new(receiver);
    if lines {
        let lines = updates
            .map(|update| update.text + "\n")
            // An empty line says that the stream is still there.
            .timeout_repeating(tokio::time::interval(HEARTBEAT))
            .map(|line| Ok::<_, Infallible>(line.unwrap_or_else(|_| "\n".to_string())));
        let kind = [(header::CONTENT_TYPE, LINES)];
        return Ok((kind, Body::from_stream(lines)).into_response());
    }
    let events = updates.map(|Update { ver, text }| {
        let event = match ver {
            Some(ver) => Event::default().event("view").id(ver.to_string()),
            None => Event::default().event("messages"),
        };
        Ok::<_, Infallible>(event.data(text))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(HEARTBEAT)).into_response())
}

/// How many updates wait for somebody who does not read: one. A debug build can be made to keep them
/// all, so that the test of it can show that it would notice.
fn waiting() -> usize {
    let keeps = cfg!(debug_assertions) && std::env::var_os("ZWICK_TEST_BOTTOMLESS").is_some();
    if keeps { 1 << 20 } else { 1 }
}

/// Tells of it until nobody listens any more.
async fn send(
    mut followed: impl Followed,
    mut stopping: watch::Receiver<bool>,
    sender: mpsc::Sender<Update>,
) {
    loop {
        let update = tokio::select! {
            update = followed.next() => update,
            () = sender.closed() => None,
            _ = stopping.wait_for(|stopping| *stopping) => None,
        };
        let Some(update) = update else { return };
        tokio::select! {
            sent = sender.send(update) => if sent.is_err() { return },
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
    }
}
