//! Bodies of requests as JSON or as forms, and what is wrong with them.

use axum::{
    body::Bytes,
    extract::{FromRequest, Request},
    http::{HeaderMap, StatusCode, header},
};
use serde::de::DeserializeOwned;
use serde_json::error::Category;

use super::Problem;

/// A body in JSON.
pub(crate) struct Json<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Json<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        if !is_json(request.headers()) {
            return Err(unsupported());
        }
        let bytes = bytes(request, state).await?;
        // Also where a field that nobody asks for is no text.
        let text = std::str::from_utf8(&bytes).map_err(|error| {
            Problem::new(StatusCode::BAD_REQUEST, "bad-json").hint(error.to_string())
        })?;
        serde_json::from_str(text).map(Self).map_err(|error| {
            let problem = match error.classify() {
                Category::Data => Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-request"),
                _ => Problem::new(StatusCode::BAD_REQUEST, "bad-json"),
            };
            problem.hint(error.to_string())
        })
    }
}

/// A body of lines of JSON, as it came.
pub(crate) struct Lines(pub(crate) Bytes);

impl<S: Send + Sync> FromRequest<S> for Lines {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        if !is_lines(request.headers()) {
            return Err(unsupported());
        }
        bytes(request, state).await.map(Self)
    }
}

/// A body as a form sends it.
pub(super) struct Form<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Form<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        if !is_kind(request.headers(), "application/x-www-form-urlencoded") {
            return Err(unsupported());
        }
        match axum::Form::from_request(request, state).await {
            Ok(axum::Form(form)) => Ok(Self(form)),
            Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large"))
            }
            Err(rejection) => {
                Err(Problem::new(StatusCode::BAD_REQUEST, "bad-request")
                    .hint(rejection.to_string()))
            }
        }
    }
}

async fn bytes<S: Send + Sync>(request: Request, state: &S) -> Result<Bytes, Problem> {
    Bytes::from_request(request, state).await.map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large"),
        _ => Problem::new(StatusCode::BAD_REQUEST, "bad-request"),
    })
}

fn unsupported() -> Problem {
    Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "unsupported-media-type")
}

/// Whether the body is JSON.
pub(super) fn is_json(headers: &HeaderMap) -> bool {
    is_kind(headers, "application/json")
}

/// Whether a browser would have asked before sending such a body elsewhere: it is JSON, or lines of it.
pub(super) fn is_asked_about(headers: &HeaderMap) -> bool {
    is_json(headers) || is_lines(headers)
}

fn is_lines(headers: &HeaderMap) -> bool {
    is_kind(headers, "application/x-ndjson")
}

fn is_kind(headers: &HeaderMap, kind: &str) -> bool {
    let said = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    let essence = said.and_then(|said| said.split(';').next()).unwrap_or_default();
    essence.trim().eq_ignore_ascii_case(kind)
}
