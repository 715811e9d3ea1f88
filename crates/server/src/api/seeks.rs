//! Open tables: games that wait for anybody.

use axum::{
    extract::{Path, State},
    http::StatusCode,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::games::refusal;
use crate::{
    http::{App, Json, Problem, ProblemBody, Reader},
    lobby,
    store::RatingRow,
    table::{Caller, CommandError, Person, SeatError, SideName, Standing, Token},
};

/// A table to be offered.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct OfferRequest {
    /// What lets somebody sit down there; everybody will know it.
    invite: Token,
}

/// The tables on offer.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct OpenTables {
    /// The tables, the latest first.
    pub(crate) tables: Vec<OpenTable>,
}

/// A table on offer.
#[derive(Debug, Serialize, ToSchema)]
#[expect(clippy::struct_excessive_bools, reason = "each says something of its own")]
pub(crate) struct OpenTable {
    /// The id of the game.
    pub(crate) id: String,
    /// What lets somebody sit down.
    pub(crate) invite: String,
    /// The id of the rules.
    pub(crate) rules: String,
    /// The name of the rules.
    pub(crate) name: String,
    /// Who offers it, by name or side.
    pub(crate) by: String,
    /// Whether that is somebody with an account.
    pub(crate) signed: bool,
    /// Whether it is a bot.
    pub(crate) bot: bool,
    /// Their rating by these rules and this speed, if they have one.
    pub(crate) rating: Option<String>,
    /// Whether the game changes ratings; then only somebody with an account can sit down.
    pub(crate) rated: bool,
    /// Whether no bot can sit down.
    pub(crate) people_only: bool,
    /// The side that is free.
    pub(crate) plays: SideName,
    /// How it is called.
    pub(crate) side: String,
    /// How much time there is, as a sentence; none without clocks.
    pub(crate) clock: Option<String>,
}

/// The tables that wait for anybody.
#[utoipa::path(get, path = "/api/open", responses((status = 200, body = OpenTables)))]
pub(super) async fn list(State(app): State<App>, reader: Reader) -> axum::Json<OpenTables> {
    axum::Json(OpenTables { tables: open_tables(&app, &reader).await })
}

/// The tables that wait for anybody, in the reader's language.
pub(crate) async fn open_tables(app: &App, reader: &Reader) -> Vec<OpenTable> {
    let mut open = Vec::new();
    let offered = app.lobby.tables(|game| app.presence.is_here(game)).await;
    // Without them there is nothing to be shown.
    for offered in offered.unwrap_or_default() {
        let found = app.rooms.table(&offered.game).await.ok();
        let Some(table) = found.filter(|table| lobby::waits_for(table, &offered.invite)) else {
            // Somebody has sat down, or it was called off.
            app.lobby.withdraw(&offered.game).await;
            continue;
        };
        let Some(plays) = table.awaited() else { continue };
        let view = table.view_as(reader.language, Standing::Watcher, app.rooms.time().counted());
        let speech = table.speech(reader.language);
        let person = table.people[plays.other()].as_ref();
        open.push(OpenTable {
            id: offered.game,
            invite: offered.invite.secret().to_string(),
            rules: view.rules.id,
            name: view.rules.name,
            by: speech.title(plays.other()),
            signed: person.is_some(),
            bot: person.is_some_and(Person::is_bot),
            rating: person.and_then(|person| person.rating.as_ref()).map(RatingRow::shown),
            rated: table.agreed.rated,
            people_only: table.agreed.people_only,
            plays: plays.into(),
            side: speech.title(plays),
            clock: view.clock.map(|clock| clock.agreed),
        });
    }
    open
}

/// Offer a game of one's own to everybody.
#[utoipa::path(
    post,
    path = "/api/games/{id}/open",
    params(("id" = String, Path, description = "the id of the game")),
    request_body = OfferRequest,
    responses(
        (status = 204, description = "it is offered for as long as a socket with the own seat is open"),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn offer(
    State(app): State<App>,
    reader: Reader,
    caller: Caller,
    Path(id): Path<String>,
    Json(request): Json<OfferRequest>,
) -> Result<StatusCode, Problem> {
    let table = app.rooms.table(&id).await?;
    let refuse = |error: SeatError| refusal(CommandError::from(error), &app, &reader, &caller);
    match table.standing(&caller) {
        Standing::Player(_) => {}
        _ => return Err(refuse(caller.stranger())),
    }
    if app.lobby.offer(&table, &request.invite).await? {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(Problem::refused("seat-taken"))
    }
}
