//! What went wrong, as every client can read it: a page for people, problem+json for programs.

use std::any::Any;

use axum::{
    body::Body,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use i18n::Catalogue;
use serde::Serialize;
use utoipa::ToSchema;

use super::Reader;
use crate::{
    broadcast::TooMany,
    engine_pool::Unanswered,
    operator::{COUNTS, Fault},
    pages::{self, ErrorPage},
    store::StoreError,
    table::{CreateError, Happened, OpeningError, View},
};

/// After how many seconds a game that a newer program has written may be asked for again.
const NEWER: u64 = 60;

/// What went wrong; it becomes an answer when the language of the reader is known.
#[derive(Clone, Debug)]
pub(crate) struct Problem {
    status: StatusCode,
    code: &'static str,
    detail: Option<String>,
    hint: Option<String>,
    view: Option<Box<View>>,
    events: Option<Vec<Happened>>,
    retry_after: Option<u64>,
}

/// What went wrong, after RFC 9457.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ProblemBody {
    /// What kind of problem it is: the code as a name.
    #[serde(rename = "type")]
    kind: String,
    /// The meaning of the status.
    title: String,
    /// The status.
    status: u16,
    /// The stable code.
    code: String,
    /// A sentence for the player, in the player's language.
    detail: String,
    /// A diagnosis for the programmer, in English.
    #[serde(skip_serializing_if = "Option::is_none")]
    hint: Option<String>,
    /// How the game stands, if it has gone on.
    #[serde(skip_serializing_if = "Option::is_none")]
    view: Option<Box<View>>,
    /// What has happened since the version of the command, if the game has gone on.
    #[serde(skip_serializing_if = "Option::is_none")]
    events: Option<Vec<Happened>>,
}

impl ProblemBody {
    /// The status.
    pub(crate) const fn status(&self) -> u16 {
        self.status
    }

    /// The stable code.
    pub(crate) fn code(&self) -> &str {
        &self.code
    }

    /// The sentence for the player.
    pub(crate) fn sentence(&self) -> &str {
        &self.detail
    }
}

impl Problem {
    /// A problem whose sentence is that of its code.
    pub(crate) const fn new(status: StatusCode, code: &'static str) -> Self {
        let (detail, hint, view, events, retry_after) = (None, None, None, None, None);
        Self { status, code, detail, hint, view, events, retry_after }
    }

    /// A problem with the contents of a request.
    pub(crate) const fn refused(code: &'static str) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, code)
    }

    /// There is no such thing.
    pub(crate) const fn missing(code: &'static str) -> Self {
        Self::new(StatusCode::NOT_FOUND, code)
    }

    /// The same with its sentence.
    pub(crate) fn detail(mut self, detail: String) -> Self {
        self.detail = Some(detail);
        self
    }

    /// The same with a diagnosis in English.
    pub(crate) fn hint(mut self, hint: String) -> Self {
        self.hint = Some(hint);
        self
    }

    /// The same with the game as it stands.
    pub(crate) fn view(mut self, view: View) -> Self {
        self.view = Some(Box::new(view));
        self
    }

    /// The same with what has happened meanwhile.
    pub(crate) fn events(mut self, events: Vec<Happened>) -> Self {
        self.events = Some(events);
        self
    }

    /// The same with the seconds after which it may be tried again.
    pub(crate) fn retry_after(mut self, seconds: u64) -> Self {
        self.retry_after = Some(seconds);
        self
    }

    /// What an answer that says nothing means by its status.
    fn of_status(status: StatusCode) -> Self {
        let code = match status {
            StatusCode::NOT_FOUND => "not-found",
            StatusCode::METHOD_NOT_ALLOWED => "method-not-allowed",
            StatusCode::PAYLOAD_TOO_LARGE => "too-large",
            StatusCode::UNSUPPORTED_MEDIA_TYPE => "unsupported-media-type",
            StatusCode::SERVICE_UNAVAILABLE => "busy",
            status if status.is_client_error() => "bad-request",
            _ => "internal",
        };
        Self::new(status, code)
    }

    fn answer(self, reader: &Reader) -> Response {
        let seconds = self.retry_after.map(HeaderValue::from);
        let mut response = self.page_or_body(reader);
        if let Some(seconds) = seconds {
            response.headers_mut().insert(header::RETRY_AFTER, seconds);
        }
        response
    }

    fn page_or_body(self, reader: &Reader) -> Response {
        let (status, code) = (self.status, self.code);
        let body = self.into_body(reader);
        if reader.wants_page {
            let page = ErrorPage { status: status.as_u16(), code, sentence: &body.detail };
            return (status, pages::error(&reader.page(), &page)).into_response();
        }
        let text = serde_json::to_string(&body).unwrap_or_default();
        let kind = [(header::CONTENT_TYPE, "application/problem+json")];
        (status, kind, text).into_response()
    }

    /// The problem as programs read it.
    pub(crate) fn into_body(self, reader: &Reader) -> ProblemBody {
        let words = Catalogue::get(reader.language);
        let detail = self.detail.unwrap_or_else(|| words.text(&format!("error-{}", self.code)));
        ProblemBody {
            kind: format!("urn:zwick:{}", self.code),
            title: self.status.canonical_reason().unwrap_or_default().to_string(),
            status: self.status.as_u16(),
            code: self.code.to_string(),
            detail,
            hint: self.hint,
            view: self.view,
            events: self.events,
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

impl From<OpeningError> for Problem {
    fn from(error: OpeningError) -> Self {
        Self::refused(error.code).hint(error.message)
    }
}

impl From<CreateError> for Problem {
    fn from(error: CreateError) -> Self {
        match error {
            CreateError::Opening(error) => error.into(),
            CreateError::Store(error) => error.into(),
        }
    }
}

impl From<TooMany> for Problem {
    fn from(_: TooMany) -> Self {
        let problem = Self::new(StatusCode::SERVICE_UNAVAILABLE, TooMany::CODE);
        problem.retry_after(TooMany::RETRY_AFTER)
    }
}

impl From<Unanswered> for Problem {
    fn from(unanswered: Unanswered) -> Self {
        let hint = unanswered.to_string();
        let busy = Self::new(StatusCode::SERVICE_UNAVAILABLE, "busy");
        match unanswered {
            Unanswered::TooMany { retry_after } => {
                let problem = Self::new(StatusCode::TOO_MANY_REQUESTS, "too-many-requests");
                problem.hint(hint).retry_after(retry_after)
            }
            Unanswered::Busy { retry_after } => busy.hint(hint).retry_after(retry_after),
            Unanswered::Failed => busy.hint(hint),
        }
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        if let StoreError::NewerGame { .. } = &error {
            // Nothing is wrong here: a newer process beside this one can read it, or soon will.
            tracing::info!(%error, "it is left to a newer program");
            let problem = Self::new(StatusCode::SERVICE_UNAVAILABLE, "newer-version");
            return problem.hint(error.to_string()).retry_after(NEWER);
        }
        COUNTS.fail(Fault::Request);
        tracing::error!(%error, "the store fails");
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "storage")
    }
}

/// Writes a failed answer out in the language of the reader.
pub(super) fn write(mut response: Response, reader: &Reader) -> Response {
    let status = response.status();
    if !status.is_client_error() && !status.is_server_error() {
        return response;
    }
    let problem = response.extensions_mut().remove::<Problem>();
    if problem.is_none() && has_page(&response) {
        return response;
    }
    let mut answer = problem.unwrap_or_else(|| Problem::of_status(status)).answer(reader);
    if let Some(allowed) = response.headers_mut().remove(header::ALLOW) {
        answer.headers_mut().insert(header::ALLOW, allowed);
    }
    answer
}

/// Whether an answer is a page already, such as a form that is to be corrected.
fn has_page(response: &Response) -> bool {
    let kind = response.headers().get(header::CONTENT_TYPE).map(HeaderValue::as_bytes);
    kind.is_some_and(|kind| kind.starts_with(b"text/html"))
}

/// The answer if the program itself has failed.
#[expect(clippy::needless_pass_by_value, reason = "that is how a panic is handed over")]
pub(super) fn of_panic(panic: Box<dyn Any + Send + 'static>) -> Response<Body> {
    let words = panic
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| panic.downcast_ref::<&str>().copied());
    tracing::error!(panic = words.unwrap_or("?"), "a request has failed");
    Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "internal").into_response()
}
