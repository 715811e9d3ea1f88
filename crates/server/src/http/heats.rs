//! The pages of races over the network.

use axum::{
    extract::{Path, State},
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use maud::Markup;
use serde::{Deserialize, Serialize};

use super::{App, Problem, Reader, body::Form};
use crate::{
    pages,
    table::{Caller, Token},
};

/// A race to be made.
#[derive(Deserialize, Serialize)]
pub(super) struct HeatForm {
    problem: String,
    minutes: u16,
    #[serde(default)]
    name: String,
}

/// Makes a race and goes there. What stands behind the `#` stays in the browser.
pub(super) async fn make(
    State(app): State<App>,
    caller: Caller,
    Form(form): Form<HeatForm>,
) -> Result<Response, Problem> {
    let seat = Token::fresh();
    let seat = seat.ok_or(Problem::new(StatusCode::SERVICE_UNAVAILABLE, "busy"))?;
    let HeatForm { problem, minutes, name } = form;
    let made = app.heats.create(&problem, minutes, &seat, &name, &caller).await?;
    let address = format!("/heat/{}#seat={}", made.id, seat.secret());
    Ok((StatusCode::SEE_OTHER, [(header::LOCATION, address)]).into_response())
}

pub(super) async fn show(
    State(app): State<App>,
    reader: Reader,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Markup, Problem> {
    let known = app.heats.find(&id).await?;
    let heat = app.heats.show(&known, &caller, reader.language).await?;
    let links = app.public_url.as_deref().unwrap_or_default();
    Ok(pages::heat(&reader.page(), &heat, links))
}
