//! A game as it goes on, as a stream of events or of lines.

use std::{convert::Infallible, future::Future, time::Duration};

use axum::{
    body::{Body, Bytes},
    extract::{Extension, Path, Query, State, ws::Utf8Bytes},
    http::{HeaderMap, header},
    response::{IntoResponse, Response},
};
use tokio::sync::{mpsc, watch};
use tokio_stream::{StreamExt, wrappers::ReceiverStream};

use super::{
    follow::{Follower, MESSAGES, Wanted},
    request::StreamRequest,
};
use crate::{
    broadcast::{Framing, TooMany, Watching},
    http::{App, Asker, Problem, ProblemBody, Reader},
    operator::{COUNTS, Stream},
    presence::{News, Visit},
    table::{Caller, Standing, View},
};

/// How often a silent stream says that it is still there.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// How long somebody may take to read the next update; who takes longer has gone, or never reads.
const PATIENCE: Duration = Duration::from_secs(45);

/// The kind of a stream of lines.
const LINES: &str = "application/x-ndjson";

/// The kind of a stream of events.
const EVENTS: &str = "text/event-stream";

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
         Last-Event-ID each view also has `events`, what has happened since the one before, at most 500 \
         at a time; where more follows at once, there are only `id`, `ver` and `events`. With \
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
    let framing = framing(&headers);
    let (language, bare) = (reader.language, request.bare);
    let wanted = Wanted { language, caller, after, bare, framing };
    let follower = Follower::new(&app, &id, wanted).await?;
    let watching = look_on(&app, &id, follower.looks_on())?;
    let player = Player { follower, post, framing };
    tell(&app, asker.map(|asker| asker.0), framing, watching, player)
}

/// Counts somebody who only looks on, if there is room.
pub(super) fn look_on(app: &App, id: &str, looks_on: bool) -> Result<Option<Watching>, TooMany> {
    looks_on.then(|| app.broadcasts.watch(id)).transpose()
}

/// The form that is accepted: lines, or else events.
pub(super) fn framing(headers: &HeaderMap) -> Framing {
    let accepted = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
    let lines = accepted.is_some_and(|kinds| kinds.contains(LINES));
    if lines { Framing::Line } else { Framing::Event }
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
    fn next(&mut self) -> impl Future<Output = Option<Utf8Bytes>> + Send;
}

/// Somebody who follows a game, and perhaps what is written there.
struct Player {
    follower: Follower,
    post: Option<Visit>,
    framing: Framing,
}

impl Followed for Player {
    async fn next(&mut self) -> Option<Utf8Bytes> {
        let Self { follower, post, framing } = self;
        tokio::select! {
            // How the game stands comes first.
            biased;
            update = follower.next() => update,
            () = written(post) => Some(framing.frame(None, MESSAGES.to_string())),
        }
    }
}

/// Waits until something was written; for ever, if nobody wants to know.
async fn written(post: &mut Option<Visit>) {
    let Some(visit) = post else { return std::future::pending().await };
    while visit.next().await != News::Messages {}
}

/// Tells of something as a stream of events or of lines; to those who look on beside everything else.
pub(super) fn tell(
    app: &App,
    asker: Option<Asker>,
    framing: Framing,
    watching: Option<Watching>,
    followed: impl Followed,
) -> Result<Response, Problem> {
    let hold = asker.map(|asker| app.limits.hold(asker)).transpose()?;
    let lines = framing == Framing::Line;
    let counted = COUNTS.follow(if lines { Stream::Lines } else { Stream::Events });
    let (sender, receiver) = mpsc::channel(waiting());
    let stopping = app.stopping.clone();
    let looks_on = watching.is_some();
    let telling = async move {
        send(followed, stopping, sender).await;
        drop((hold, counted, watching));
    };
    if looks_on {
        app.broadcasts.serve(telling);
    } else {
        tokio::spawn(telling);
    }
    let updates = ReceiverStream::new(receiver)
        // A stream says now and then that it is still there.
        .timeout_repeating(tokio::time::interval(HEARTBEAT))
        .map(move |update| {
            let text = update.unwrap_or_else(|_| framing.heartbeat());
            Ok::<_, Infallible>(Bytes::from(text))
        });
    let headers = [
        (header::CONTENT_TYPE, if lines { LINES } else { EVENTS }),
        (header::CACHE_CONTROL, "no-cache"),
        // Pressed together, each would need a memory of its own.
        (header::CONTENT_ENCODING, "identity"),
    ];
    Ok((headers, Body::from_stream(updates)).into_response())
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
    sender: mpsc::Sender<Utf8Bytes>,
) {
    loop {
        let update = tokio::select! {
            update = followed.next() => update,
            () = sender.closed() => None,
            _ = stopping.wait_for(|stopping| *stopping) => None,
        };
        let Some(update) = update else { return };
        tokio::select! {
            sent = sender.send_timeout(update, PATIENCE) => if sent.is_err() { return },
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
    }
}
