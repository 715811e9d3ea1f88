//! The door to the home network, for the machine it belongs to.

use axum::{
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use i18n::Catalogue;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    beside::{DoorError, picture},
    http::{App, Here, Json, Problem, ProblemBody, Reader},
};

/// The door as it stands.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct DoorState {
    /// Whether it is open.
    open: bool,
    /// The addresses that lead through it, the one a phone most likely reaches first.
    addresses: Vec<String>,
}

/// How the door is to stand.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct SwitchRequest {
    /// Whether it is to be open.
    open: bool,
}

/// What is to be drawn.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct CodeRequest {
    /// A link through the open door.
    link: String,
}

/// Whether the home network is let in, and by which addresses.
#[utoipa::path(
    get,
    path = "/api/beside",
    responses(
        (status = 200, body = DoorState),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn show(_: Here, State(app): State<App>) -> axum::Json<DoorState> {
    state(&app).await
}

/// Opens the door to the home network, or closes it.
#[utoipa::path(
    post,
    path = "/api/beside",
    request_body = SwitchRequest,
    responses(
        (status = 200, body = DoorState),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn switch(
    _: Here,
    State(app): State<App>,
    Json(request): Json<SwitchRequest>,
) -> Result<axum::Json<DoorState>, Problem> {
    if request.open {
        app.door.open(&app).await?;
    } else {
        app.door.close().await;
    }
    Ok(state(&app).await)
}

/// A link through the door as a QR code. It is posted, so that no secret in it is written down
/// anywhere.
#[utoipa::path(
    post,
    path = "/api/beside/code",
    request_body = CodeRequest,
    responses(
        (status = 200, content_type = "image/svg+xml"),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn code(
    _: Here,
    State(app): State<App>,
    reader: Reader,
    Json(request): Json<CodeRequest>,
) -> Result<Response, Problem> {
    let addresses = app.link_starts().await;
    if !addresses.iter().any(|start| request.link.starts_with(start)) {
        return Err(Problem::refused("beside-link"));
    }
    let label = Catalogue::get(reader.language).text("beside-code");
    let code = picture(&request.link, &label).ok_or(Problem::refused("beside-link"))?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], code.into_string()).into_response())
}

async fn state(app: &App) -> axum::Json<DoorState> {
    let addresses = app.link_starts().await;
    axum::Json(DoorState { open: !addresses.is_empty(), addresses })
}

impl From<DoorError> for Problem {
    fn from(error: DoorError) -> Self {
        Self::refused(error.code()).hint(error.to_string())
    }
}
