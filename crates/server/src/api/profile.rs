//! Everything of this machine as one file, and back.

use std::collections::BTreeMap;

use axum::{
    body::Body,
    extract::{Query, State},
    http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header},
    response::{AppendHeaders, IntoResponse, Response},
};
use serde::Serialize;
use tokio::sync::mpsc;
use tokio_stream::wrappers::ReceiverStream;
use utoipa::ToSchema;

use crate::{
    http::{App, Here, Lines, Problem, ProblemBody, Reader, cookie, learnt, remembering},
    profile::{self, Profile, ProfileError, Settings},
    store::{Arrived, Store, StoreError},
};

/// The longest file that is read, in bytes.
pub(crate) const LONGEST_PROFILE: usize = 64 << 20;

/// The kind of the file.
const KIND: &str = "application/x-ndjson";

/// What has come of a file.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Brought {
    /// Games that are new here.
    fresh: u64,
    /// Games that were here, and have gone on.
    longer: u64,
    /// Games that were here already.
    known: u64,
    /// Games that have gone on differently here and stay as they are.
    other: u64,
    /// What a browser keeps by itself, by name.
    browser: BTreeMap<String, String>,
    /// The same in words.
    sentence: String,
}

/// Everything of this machine as one file.
#[utoipa::path(
    get,
    path = "/api/profile",
    params(
        ("confirm-turn" = Option<String>, Query, description = "what the browser keeps by itself"),
        ("solitaire-watch" = Option<String>, Query, description = "the same"),
    ),
    responses(
        (status = 200, body = String, content_type = "application/x-ndjson"),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn save(
    State(app): State<App>,
    _: Here,
    headers: HeaderMap,
    Query(kept): Query<BTreeMap<String, String>>,
) -> impl IntoResponse {
    let value = |name: &str| cookie(&headers, name).or(kept.get(name).map(String::as_str));
    let settings = Settings::read(value);
    let (out, lines) = mpsc::channel(16);
    tokio::spawn(async move { profile::write(app.rooms.store(), &settings, out).await });
    let file = "attachment; filename=\"zwick-profile.jsonl\"";
    let kind = [(header::CONTENT_TYPE, KIND), (header::CONTENT_DISPOSITION, file)];
    (kind, Body::from_stream(ReceiverStream::new(lines)))
}

/// Take over everything of such a file, or nothing.
#[utoipa::path(
    post,
    path = "/api/profile",
    request_body(content = String, content_type = "application/x-ndjson"),
    responses(
        (status = 200, body = Brought, description = "all of it has been kept"),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json",
         description = "nothing of it has been"),
    )
)]
pub(super) async fn bring(
    State(app): State<App>,
    _: Here,
    reader: Reader,
    headers: HeaderMap,
    Lines(body): Lines,
) -> Result<Response, Problem> {
    let now = app.rooms.time().moment();
    let read = tokio::task::spawn_blocking(move || {
        let text = std::str::from_utf8(&body).map_err(|_| ProfileError::Foreign)?;
        profile::read(text, now)
    });
    let Profile { settings, games, notes } =
        read.await.map_err(|_| internal())?.map_err(|error| refusal(&error, &reader))?;
    let rooms = app.rooms.clone();
    // A caller who goes away must not leave half of it done.
    let kept = tokio::spawn(async move {
        let arrived = rooms.store().take_over(games, notes).await?;
        rooms.forget();
        rooms.call_back().await?;
        Ok::<_, StoreError>(arrived)
    });
    let arrived = kept.await.map_err(|_| internal())??;
    let settings = settings.joined_with(&learnt::read(&headers));
    let cookies = settings.cookies();
    let cookies = cookies.iter().filter_map(|(name, value)| {
        Some((header::SET_COOKIE, HeaderValue::from_str(&remembering(name, value)).ok()?))
    });
    let cookies: Vec<(HeaderName, HeaderValue)> = cookies.collect();
    Ok((AppendHeaders(cookies), axum::Json(told(arrived, &settings, &reader))).into_response())
}

fn told(arrived: Arrived, settings: &Settings, reader: &Reader) -> Brought {
    let Arrived { fresh, longer, known, other } = arrived;
    let words = i18n::Catalogue::get(reader.language);
    let args = [("fresh", fresh.into()), ("longer", longer.into()), ("known", known.into())];
    let mut sentence = words.tr("profile-done", &args);
    if other > 0 {
        sentence = format!("{sentence} {}", words.tr("profile-other", &[("other", other.into())]));
    }
    Brought { fresh, longer, known, other, browser: settings.browser().clone(), sentence }
}

fn refusal(error: &ProfileError, reader: &Reader) -> Problem {
    let problem = match error {
        ProfileError::Foreign => Problem::refused("profile-foreign"),
        ProfileError::Newer(_) => Problem::refused("profile-newer"),
        ProfileError::Cut(_) => Problem::refused("profile-cut"),
        ProfileError::Line { line, .. } => {
            let words = i18n::Catalogue::get(reader.language);
            let sentence = words.tr("profile-damaged-line", &[("line", (*line).into())]);
            Problem::refused("profile-line").detail(sentence)
        }
    };
    problem.hint(error.to_string())
}

fn internal() -> Problem {
    Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "internal")
}
