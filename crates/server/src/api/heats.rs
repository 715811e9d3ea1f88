//! Races over the network: made, joined, begun and followed.

use std::{sync::Arc, time::Duration};

use axum::{
    extract::{Extension, Path, State, ws::Utf8Bytes},
    http::{HeaderMap, StatusCode},
    response::Response,
};
use futures_util::future::select_all;
use i18n::Language;
use serde::Deserialize;
use tokio::sync::watch;
use utoipa::ToSchema;

use super::{
    games::joined,
    stream::{self, Followed},
};
use crate::{
    broadcast::Framing,
    heats::{HeatDeed, HeatError, HeatRefused, HeatState, HeatView, Heats, KnownHeat},
    http::{App, Asker, Json, Problem, ProblemBody, Reader},
    store::Keeper,
    table::{Caller, Table, Token},
};

/// How often it is looked at what other processes have done.
const LOOK: Duration = Duration::from_secs(2);

/// A race to be made.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct HeatRequest {
    /// The id of the problem.
    problem: String,
    /// After how many minutes it is over at the latest, from 1 to 120; 30 if left out.
    #[serde(default = "half_an_hour")]
    minutes: u16,
    /// The secret that opens the seat of who makes it; the same one again finds the same race.
    seat: Token,
    /// The name of who makes it.
    #[serde(default)]
    name: String,
}

const fn half_an_hour() -> u16 {
    30
}

/// Make a race over the network, and take part in it.
#[utoipa::path(
    post,
    path = "/api/heats",
    request_body = HeatRequest,
    responses(
        (status = 201, body = HeatView),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn create(
    State(app): State<App>,
    reader: Reader,
    caller: Caller,
    Json(request): Json<HeatRequest>,
) -> Result<(StatusCode, axum::Json<HeatView>), Problem> {
    let HeatRequest { problem, minutes, seat, name } = request;
    let known = app.heats.create(&problem, minutes, &seat, &name, &caller).await?;
    let caller = Caller { token: Some(seat), ..caller };
    let view = app.heats.show(&known, &caller, reader.language).await?;
    Ok((StatusCode::CREATED, axum::Json(view)))
}

/// A race over the network as it stands.
#[utoipa::path(
    get,
    path = "/api/heats/{id}",
    params(("id" = String, Path, description = "the id of the race")),
    responses(
        (status = 200, body = HeatView),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn show(
    State(app): State<App>,
    reader: Reader,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<axum::Json<HeatView>, Problem> {
    let known = app.heats.find(&id).await?;
    Ok(axum::Json(app.heats.show(&known, &caller, reader.language).await?))
}

/// Do something in a race over the network; done twice it is done once.
#[utoipa::path(
    post,
    path = "/api/heats/{id}/commands",
    params(("id" = String, Path, description = "the id of the race")),
    request_body = HeatDeed,
    responses(
        (status = 200, body = HeatView, description = "it has been done, and is kept"),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn act(
    State(app): State<App>,
    reader: Reader,
    caller: Caller,
    Path(id): Path<String>,
    Json(deed): Json<HeatDeed>,
) -> Result<axum::Json<HeatView>, Problem> {
    // Who takes a seat is known by it from then on.
    let caller = match &deed {
        HeatDeed::Join { seat, .. } => Caller { token: Some(seat.clone()), ..caller },
        _ => caller,
    };
    // A caller who goes away must not leave half of it done.
    let (heats, by) = (app.heats.clone(), caller.clone());
    let done = joined(tokio::spawn(async move { heats.act(&id, &deed, &by).await })).await?;
    Ok(axum::Json(app.heats.show(&done?, &caller, reader.language).await?))
}

/// A race over the network as it goes on, beginning with how it stands.
#[utoipa::path(
    get,
    path = "/api/heats/{id}/stream",
    params(("id" = String, Path, description = "the id of the race")),
    responses(
        (status = 200, body = HeatView, content_type = "text/event-stream",
         description = "events called view, whose data is a race as it stands. Who accepts \
         application/x-ndjson gets the same as lines"),
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
) -> Result<Response, Problem> {
    let changes = app.heats.watch(&id);
    let known = app.heats.find(&id).await?;
    let watching = stream::look_on(&app, &id, known.heat.find(&caller).is_none())?;
    let (heats, language) = (app.heats.clone(), reader.language);
    let framing = stream::framing(&headers);
    let follower = HeatFollower { heats, known, changes, caller, language, framing, told: None };
    stream::tell(&app, asker.map(|asker| asker.0), framing, watching, follower)
}

/// Somebody who follows a race.
struct HeatFollower {
    heats: Arc<Heats>,
    known: KnownHeat,
    changes: watch::Receiver<u64>,
    caller: Caller,
    language: Language,
    framing: Framing,
    told: Option<u64>,
}

impl Followed for HeatFollower {
    async fn next(&mut self) -> Option<Utf8Bytes> {
        loop {
            // Watched before it is looked at, so that nothing falls between.
            self.changes.mark_unchanged();
            let mut games = self.games().await?;
            self.known = self.heats.find(&self.known.id).await.ok()?;
            let view = self.heats.show(&self.known, &self.caller, self.language).await.ok()?;
            if self.told.is_none_or(|told| view.ver > told) {
                self.told = Some(view.ver);
                let text = serde_json::to_string(&view).ok()?;
                return Some(self.framing.frame(Some(view.ver), text));
            }
            let jumps = games.iter_mut().map(|game| Box::pin(game.changed()));
            tokio::select! {
                changed = self.changes.changed() => changed.ok()?,
                () = first_of(jumps) => {}
                () = tokio::time::sleep(patience(&self.heats, &view)) => {}
            }
        }
    }
}

impl HeatFollower {
    /// The games of those who race, as they change.
    async fn games(&self) -> Option<Vec<watch::Receiver<Arc<Table>>>> {
        let mut games = Vec::new();
        for id in self.known.heat.racers.iter().filter_map(|racer| racer.game.as_ref()) {
            games.push(self.heats.rooms().follow(id).await.ok()?);
        }
        Some(games)
    }
}

/// The first of some things to happen; never, if there are none.
async fn first_of<F: Future + Unpin>(all: impl Iterator<Item = F>) {
    let all: Vec<F> = all.collect();
    if all.is_empty() {
        return std::future::pending().await;
    }
    select_all(all).await;
}

/// How long to wait for somebody else before looking again: until time is up, and where other processes may
/// do something, a moment.
fn patience(heats: &Heats, view: &HeatView) -> Duration {
    let limit = u64::from(view.minutes) * 60_000;
    let left = match view.state {
        HeatState::Running => Duration::from_millis(limit.saturating_sub(view.time) + 50),
        HeatState::Waiting | HeatState::Over => Duration::from_hours(1),
    };
    match heats.rooms().store() {
        Keeper::Postgres(_) => left.min(LOOK),
        Keeper::Sqlite(_) => left,
    }
}

impl From<HeatError> for Problem {
    fn from(error: HeatError) -> Self {
        match error {
            HeatError::NoHeat => Self::missing("unknown-race"),
            HeatError::Problem => Self::refused("unknown-problem"),
            HeatError::Refused(refused) => refused.into(),
            HeatError::Create(error) => error.into(),
            HeatError::Busy => Self::new(StatusCode::SERVICE_UNAVAILABLE, "busy").retry_after(1),
            HeatError::Store(error) => error.into(),
        }
    }
}

impl From<HeatRefused> for Problem {
    fn from(refused: HeatRefused) -> Self {
        match refused {
            HeatRefused::SeatMissing => Self::new(StatusCode::UNAUTHORIZED, "seat-missing"),
            HeatRefused::SeatForeign => Self::new(StatusCode::FORBIDDEN, "seat-foreign"),
            HeatRefused::Because(code) => Self::refused(code),
        }
    }
}
