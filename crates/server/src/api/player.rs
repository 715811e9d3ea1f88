//! Players with accounts, as everybody may see them.

use axum::extract::{Path, State};
use serde::Serialize;
use utoipa::ToSchema;

use super::{games::item, people::RatingView, response::GameItem};
use crate::{
    http::{App, Problem, ProblemBody, Reader, only_away},
    people::key_of,
    store::{Account, People, RatingRow, Ratings, Shelf, Summary},
};

/// How many games are shown.
const LISTED: u32 = 12;

/// A player as everybody may see them.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct PlayerView {
    /// The name.
    name: String,
    /// When the account was made, in milliseconds since 1970.
    created_at: u64,
    /// How strong they play.
    ratings: Vec<RatingView>,
    /// Their latest games that everybody may see.
    games: Vec<GameItem>,
}

/// What is known of a player.
#[derive(Debug)]
pub(crate) struct Player {
    /// The account.
    pub(crate) account: Account,
    /// How strong they play.
    pub(crate) ratings: Vec<RatingRow>,
    /// Their latest games that everybody may see.
    pub(crate) games: Vec<Summary>,
}

/// A player by name; who has deleted the account is nobody.
pub(crate) async fn player(app: &App, name: &str) -> Result<Player, Problem> {
    let nobody = || Problem::missing("unknown-player");
    let store = app.rooms.store();
    let (account, _) = store.account_by_key(&key_of(name)).await?.ok_or_else(nobody)?;
    if account.deleted {
        return Err(nobody());
    }
    let ratings = store.ratings(Some(&account.id)).await?;
    let games = store.public_games(&account.id, LISTED).await?;
    Ok(Player { account, ratings, games })
}

/// A player with an account: ratings, and the latest games that everybody may see.
#[utoipa::path(
    get,
    path = "/api/players/{name}",
    params(("name" = String, Path, description = "the name of the account")),
    responses(
        (status = 200, body = PlayerView),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn show(
    State(app): State<App>,
    reader: Reader,
    Path(name): Path<String>,
) -> Result<axum::Json<PlayerView>, Problem> {
    only_away(&app)?;
    let Player { account, ratings, games } = player(&app, &name).await?;
    Ok(axum::Json(PlayerView {
        name: account.name,
        created_at: account.created_at,
        ratings: ratings.into_iter().map(|row| RatingView::of(None, row)).collect(),
        games: games.into_iter().filter_map(|game| item(game, &reader)).collect(),
    }))
}
