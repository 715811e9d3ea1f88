//! The page of the choices for every game.

use axum::extract::{Query, State};
use maud::Markup;
use serde::Deserialize;

use super::{App, Reader};
use crate::{pages, table::is_id};

/// Where the reader comes from.
#[derive(Deserialize)]
pub(super) struct SettingsQuery {
    game: Option<String>,
}

pub(super) async fn show(
    State(app): State<App>,
    reader: Reader,
    Query(query): Query<SettingsQuery>,
) -> Markup {
    let game = query.game.as_deref().filter(|id| is_id(id));
    pages::settings(&reader.page(), game, app.away)
}
