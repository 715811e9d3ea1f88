//! Bodies of requests as JSON or as forms, and what is wrong with them.

use axum::{
    body::Bytes,
    extract::{FromRequest, Request},
    http::{HeaderMap, StatusCode, header},
};
use serde::de::DeserializeOwned;
use serde_json::{Value, error::Category};

use super::{Problem, text};

/// A body in JSON.
pub(crate) struct Json<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Json<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        let text = json_text(request, state).await?;
        serde_json::from_str(&text).map(Self).map_err(|error| malformed(&error))
    }
}

/// The text of a body in JSON.
async fn json_text<S: Send + Sync>(request: Request, state: &S) -> Result<String, Problem> {
    if !is_json(request.headers()) {
        return Err(unsupported());
    }
    let bytes = bytes(request, state).await?;
    text::check_json(&bytes)?;
    // Also where a field that nobody asks for is no text.
    String::from_utf8(bytes.into()).map_err(|error| {
        Problem::new(StatusCode::BAD_REQUEST, "bad-json").hint(error.utf8_error().to_string())
    })
}

/// What is wrong with a body: it is no JSON, or not what is asked for.
fn malformed(error: &serde_json::Error) -> Problem {
    let problem = match error.classify() {
        Category::Data => Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-request"),
        _ => Problem::new(StatusCode::BAD_REQUEST, "bad-json"),
    };
    problem.hint(error.to_string())
}

/// A body in JSON that is a command: what it asks for, and all that it says.
pub(crate) struct Sent<T> {
    /// What it asks for.
    pub(crate) request: T,
    /// All that it says, fields that nobody reads included.
    pub(crate) body: Value,
}

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Sent<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        let text = json_text(request, state).await?;
        Self::read(&text).map_err(|error| malformed(&error))
    }
}

impl<T: DeserializeOwned> Sent<T> {
    /// Reads a command.
    pub(crate) fn read(text: &str) -> Result<Self, serde_json::Error> {
        Ok(Self { request: serde_json::from_str(text)?, body: serde_json::from_str(text)? })
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
        let bytes = bytes(request, state).await?;
        text::check_json(&bytes)?;
        Ok(Self(bytes))
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
        let (head, body) = request.into_parts();
        let bytes = bytes(Request::from_parts(head.clone(), body), state).await?;
        text::check_form(&bytes)?;
        let request = Request::from_parts(head, bytes.into());
        let form = axum::Form::from_request(request, state).await;
        form.map(|axum::Form(form)| Self(form)).map_err(|rejection| {
            Problem::new(StatusCode::BAD_REQUEST, "bad-request").hint(rejection.to_string())
        })
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
