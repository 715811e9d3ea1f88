//! The page of a player with an account.

use axum::extract::{Path, State};
use maud::Markup;

use super::{
    App, Problem, Reader, only_away,
    pages::{card, introduce},
};
use crate::{
    api, date,
    pages::{self, PlayerPage},
};

pub(super) async fn show(
    State(app): State<App>,
    reader: Reader,
    Path(name): Path<String>,
) -> Result<Markup, Problem> {
    only_away(&app)?;
    let player = api::player(&app, &name).await?;
    let mut games: Vec<_> = player.games.iter().filter_map(|game| card(game, &reader)).collect();
    introduce(&app, &mut games).await?;
    let data = PlayerPage {
        name: &player.account.name,
        since: &date::record_date(player.account.created_at).replace('.', "-"),
        ratings: &player.ratings,
        games: &games,
    };
    Ok(pages::player(&reader.page(), &data))
}
