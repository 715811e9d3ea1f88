//! The page of the choices for every game.

use axum::extract::Query;
use maud::Markup;
use serde::Deserialize;

use super::{Reader, pages::is_game_id};
use crate::pages;

/// Where the reader comes from.
#[derive(Deserialize)]
pub(super) struct SettingsQuery {
    game: Option<String>,
}

pub(super) async fn show(reader: Reader, Query(query): Query<SettingsQuery>) -> Markup {
    pages::settings(&reader.page(), query.game.as_deref().filter(|id| is_game_id(id)))
}
