//! Who is signed in, and who plays how strong.

use axum::{
    extract::{Query, State},
    http::StatusCode,
};
use game::catalogue;
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    games::item,
    request::{OwnGamesRequest, RatingsRequest},
    response::GameItem,
};
use crate::{
    http::{App, Problem, ProblemBody, Reader, only_away},
    ratings::{PROVISIONAL, Speed, points},
    store::{GamesOf, People, RatingRow, Ratings},
    table::SideName,
};

/// How many a list has.
const LISTED: u32 = 100;

/// Who is signed in.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct AccountView {
    /// The name.
    name: String,
    /// Whether a program plays with it, as its name says.
    bot: bool,
    /// When the account was made, in milliseconds since 1970.
    created_at: u64,
    /// How strong they play.
    ratings: Vec<RatingView>,
}

/// A rating by some rules and speed.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct RatingView {
    /// Whose it is, in a list.
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    /// The id of the rules.
    rules: String,
    /// `bullet`, `blitz`, `rapid` or `correspondence`.
    speed: String,
    /// The rating.
    rating: i64,
    /// The doubt about it: with 95 % it is not off by more than twice as much.
    deviation: i64,
    /// Whether there is much doubt about it.
    provisional: bool,
    /// How many games were rated.
    games: u64,
    /// How many of them were won.
    won: u64,
    /// How many were drawn.
    drawn: u64,
    /// How many were lost.
    lost: u64,
}

impl RatingView {
    pub(super) fn of(name: Option<String>, row: RatingRow) -> Self {
        Self {
            name,
            provisional: row.is_provisional(),
            rating: points(row.rating),
            deviation: points(row.deviation),
            rules: row.rules,
            speed: row.speed,
            games: row.games,
            won: row.won,
            drawn: row.drawn,
            lost: row.lost,
        }
    }
}

/// The strongest by some rules and speed.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct RatingList {
    /// The strongest first, those whose rating is provisional last.
    ratings: Vec<RatingView>,
}

/// Who is signed in.
#[utoipa::path(
    get,
    path = "/api/account",
    responses(
        (status = 200, body = AccountView),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn account(
    State(app): State<App>,
    reader: Reader,
) -> Result<axum::Json<AccountView>, Problem> {
    only_away(&app)?;
    let Some(signed) = reader.signed else {
        return Err(Problem::new(StatusCode::UNAUTHORIZED, "signed-out"));
    };
    let rows = app.rooms.store().ratings(Some(&signed.account.id)).await?;
    Ok(axum::Json(AccountView {
        bot: signed.account.is_bot(),
        name: signed.account.name,
        created_at: signed.account.created_at,
        ratings: rows.into_iter().map(|row| RatingView::of(None, row)).collect(),
    }))
}

/// A game of whoever is signed in.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct OwnGame {
    /// The side they play.
    side: SideName,
    #[serde(flatten)]
    game: GameItem,
}

/// The games of whoever is signed in.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct OwnGameList {
    /// The latest first.
    games: Vec<OwnGame>,
    /// The `before` of the next part, if there may be one.
    next: Option<String>,
}

/// The games of whoever is signed in: those that go on, or those that are over.
#[utoipa::path(
    get,
    path = "/api/account/games",
    params(OwnGamesRequest),
    responses(
        (status = 200, body = OwnGameList),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn games(
    State(app): State<App>,
    reader: Reader,
    Query(request): Query<OwnGamesRequest>,
) -> Result<axum::Json<OwnGameList>, Problem> {
    only_away(&app)?;
    let Some(signed) = &reader.signed else {
        return Err(Problem::new(StatusCode::UNAUTHORIZED, "signed-out"));
    };
    let OwnGamesRequest { over, before } = request;
    let asked = GamesOf { account: signed.account.id.clone(), over, before, limit: LISTED };
    let found = app.rooms.store().games_of(&asked).await?;
    let next = found.last().filter(|_| found.len() == LISTED as usize);
    let next = next.map(|(_, game)| game.id.clone());
    let games = found
        .into_iter()
        .filter_map(|(side, game)| Some(OwnGame { side: side.into(), game: item(game, &reader)? }));
    Ok(axum::Json(OwnGameList { games: games.collect(), next }))
}

/// The strongest by some rules and speed.
#[utoipa::path(
    get,
    path = "/api/ratings",
    params(RatingsRequest),
    responses(
        (status = 200, body = RatingList),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn ratings(
    State(app): State<App>,
    Query(request): Query<RatingsRequest>,
) -> Result<axum::Json<RatingList>, Problem> {
    only_away(&app)?;
    let rules = request.rules.ok_or(Problem::refused("rules-missing"))?;
    catalogue::find(&rules).map_err(|_| Problem::missing("unknown-rules"))?;
    let speed = request.speed.as_deref().and_then(Speed::read);
    let speed = speed.ok_or(Problem::refused("bad-request"))?;
    let store = app.rooms.store();
    let rows = store.strongest(&rules, speed.as_str(), PROVISIONAL, LISTED).await?;
    let ratings = rows.into_iter().map(|(name, row)| RatingView::of(Some(name), row)).collect();
    Ok(axum::Json(RatingList { ratings }))
}
