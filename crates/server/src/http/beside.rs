//! The page of the door to the home network; its switch works without a script.

use axum::{
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use maud::Markup;
use serde::{Deserialize, Serialize};

use super::{App, Here, Problem, Reader, body::Form};
use crate::pages::{self, BesidePage};

pub(super) async fn show(_: Here, State(app): State<App>, reader: Reader) -> Markup {
    page(&app, &reader, None).await
}

/// How the door is to stand.
#[derive(Deserialize, Serialize)]
pub(super) struct SwitchForm {
    open: bool,
}

/// Opens the door or closes it, and shows the page with what comes of it.
pub(super) async fn switch(
    _: Here,
    State(app): State<App>,
    reader: Reader,
    Form(form): Form<SwitchForm>,
) -> Result<Response, Problem> {
    if !form.open {
        app.door.close().await;
    } else if let Err(error) = app.door.open(&app).await {
        let sentence = reader.page().words().text(&format!("error-{}", error.code()));
        let page = page(&app, &reader, Some(&sentence)).await;
        return Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
    }
    Ok((StatusCode::SEE_OTHER, [(header::LOCATION, "/beside")]).into_response())
}

async fn page(app: &App, reader: &Reader, problem: Option<&str>) -> Markup {
    let addresses = app.link_starts().await;
    pages::beside(&reader.page(), &BesidePage { addresses: &addresses, problem })
}
