//! Games: created, listed, shown, played on.

use std::{sync::Arc, time::Instant};

use axum::{
    extract::{Extension, Path, Query, State},
    http::{StatusCode, header},
    response::IntoResponse,
};
use speech::Speech;

use super::{
    request::{CommandRequest, CreateRequest, ListRequest, check_command_id},
    response::{GameItem, GameList},
};
use crate::{
    engine_pool::Network,
    http::{self, App, Asker, Problem, ProblemBody, Reader, Sent},
    operator::COUNTS,
    store::{Page, Summary},
    table::{
        Caller, Command, CommandError, Computer, ComputerView, IdempotencyKey, Names, SeatError,
        Standing, Table, View,
    },
};

/// How many games a part of the list has, if nobody says otherwise.
const LISTED: u32 = 30;

/// Create a game.
#[utoipa::path(
    post,
    path = "/api/games",
    request_body = CreateRequest,
    responses(
        (status = 201, body = View, description = "the game has been created"),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn create(
    State(app): State<App>,
    reader: Reader,
    caller: Caller,
    Sent { request, body }: Sent<CreateRequest>,
) -> Result<impl IntoResponse, Problem> {
    check_command_id(&request.cmd_id)?;
    let key = IdempotencyKey::new(&request.cmd_id, &body);
    http::check_start(&app, &reader, &request.wish).await?;
    // Who begins a game sits at it.
    let seat = request.wish.seat.clone().or(caller.token.clone());
    let (by, rooms) = (caller.clone(), app.rooms.clone());
    let made = tokio::spawn(async move { rooms.create(&request.wish, &key, &by).await });
    let table = joined(made).await??;
    let caller = Caller { token: seat, ..caller };
    let address = [(header::LOCATION, format!("/api/games/{}", table.id))];
    Ok((StatusCode::CREATED, address, axum::Json(shown(&app, &table, &reader, &caller))))
}

/// The games, the latest first.
#[utoipa::path(
    get,
    path = "/api/games",
    params(ListRequest),
    responses(
        (status = 200, body = GameList),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn list(
    State(app): State<App>,
    reader: Reader,
    Query(request): Query<ListRequest>,
) -> Result<axum::Json<GameList>, Problem> {
    let limit = request.limit.unwrap_or(LISTED);
    if !(1..=100).contains(&limit) {
        return Err(Problem::refused("bad-request"));
    }
    let page =
        Page { before: request.before, limit, unfinished: request.unfinished, unseated: app.away };
    let games = http::listed(&app, &page).await?;
    let next = games.last().filter(|_| games.len() == limit as usize).map(|game| game.id.clone());
    let games = games.into_iter().filter_map(|game| item(game, &reader)).collect();
    Ok(axum::Json(GameList { games, next }))
}

pub(super) fn item(game: Summary, reader: &Reader) -> Option<GameItem> {
    let position = http::position(&game)?;
    let names = Names { white: game.white.clone(), black: game.black.clone() };
    let computer = Computer::of(&game);
    let players = names.players(computer, reader.language);
    let speech = Speech::new(reader.language, position.family(), game.rules.clone(), players);
    Some(GameItem {
        name: speech.rules_name(),
        sentence: http::sentence(&game, &position, &speech),
        id: game.id,
        ver: game.ver,
        rules: game.rules,
        family: game.family,
        names: names.shown(reader.language),
        computer: computer.map(ComputerView::from),
        ply: game.ply,
        over: game.over,
        result: game.result,
        reason: game.reason,
        fen: game.fen,
        created_at: game.created_at,
        updated_at: game.updated_at,
    })
}

/// A game as it stands.
#[utoipa::path(
    get,
    path = "/api/games/{id}",
    params(("id" = String, Path, description = "the id of the game")),
    responses(
        (status = 200, body = View),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn show(
    State(app): State<App>,
    reader: Reader,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<axum::Json<View>, Problem> {
    Ok(axum::Json(shown(&app, &*app.rooms.table(&id).await?, &reader, &caller)))
}

/// A game as whoever asks sees it.
fn shown(app: &App, table: &Table, reader: &Reader, caller: &Caller) -> View {
    table.view_as(reader.language, table.standing(caller), app.rooms.time().counted())
}

/// Do something in a game.
#[utoipa::path(
    post,
    path = "/api/games/{id}/commands",
    params(("id" = String, Path, description = "the id of the game")),
    request_body = CommandRequest,
    responses(
        (status = 200, body = View, description = "it has been done, and is kept"),
        (status = 409, body = ProblemBody, content_type = "application/problem+json",
         description = "the game has gone on; `view` says how it stands, `events` what has happened, at most 500 of it"),
        (status = "4XX", body = ProblemBody, content_type = "application/problem+json"),
    )
)]
pub(super) async fn command(
    State(app): State<App>,
    reader: Reader,
    caller: Caller,
    asker: Option<Extension<Asker>>,
    Path(id): Path<String>,
    sent: Sent<CommandRequest>,
) -> Result<axum::Json<View>, Problem> {
    // Who takes a seat is known by it from then on.
    let token = match &sent.request.command {
        Command::Sit { seat, .. } | Command::Part { seat, .. } => Some(seat.clone()),
        _ => caller.token.clone(),
    };
    let caller = Caller { token, ..caller };
    let table = carry_out(&app, &reader, &id, &caller, asker.map(|asker| asker.0), sent).await?;
    Ok(axum::Json(shown(&app, &table, &reader, &caller)))
}

/// Carries out a command, however it came.
pub(super) async fn carry_out(
    app: &App,
    reader: &Reader,
    id: &str,
    caller: &Caller,
    asker: Option<Asker>,
    Sent { request, body }: Sent<CommandRequest>,
) -> Result<Arc<Table>, Problem> {
    check_command_id(&request.cmd_id)?;
    let key = IdempotencyKey::new(&request.cmd_id, &body);
    if let (Command::Rematch, Some(asker)) = (&request.command, asker) {
        app.limits.take_beginning(asker)?;
    }
    let CommandRequest { ver, mut command, .. } = request;
    if let Command::Sit { invite, open, .. } = &mut command {
        let is_bot = reader.signed.as_ref().is_some_and(|signed| signed.account.is_bot());
        if is_bot && app.rooms.table(id).await?.agreed.people_only {
            return Err(Problem::new(StatusCode::FORBIDDEN, "people-only"));
        }
        *open = app.lobby.offers(id, invite).await?;
    }
    let network = asker.map_or(Network::Here, Network::from);
    // Before the command, because the computer may be called by it. The database is not asked, and no flag falls: only
    // the command knows how long it was on its way.
    if let Some(table) = app.rooms.cached(id) {
        note_caller(app, &table, caller, network);
    }
    let begun = Instant::now();
    let (rooms, by, game) = (app.rooms.clone(), caller.clone(), id.to_string());
    // A caller who goes away must not leave half of it done.
    let done = tokio::spawn(async move {
        let done = rooms.command(&game, ver, &key, &command, &by).await;
        if let (Ok(table), Command::Turn { .. }) = (&done, &command) {
            // The other player may have left an answer; whoever has moved does not wait for it.
            let table = table.clone();
            tokio::spawn(async move { rooms.answer_turn(table).await });
        }
        done
    });
    let done = joined(done).await?;
    COUNTS.commanded(begun.elapsed());
    match done {
        Ok(table) => {
            note_caller(app, &table, caller, network);
            Ok(table)
        }
        Err(CommandError::Stale(table)) => {
            let events = app.rooms.since(&table, ver).await?;
            Err(refusal(CommandError::Stale(table), app, reader, caller).events(events))
        }
        Err(error) => Err(refusal(error, app, reader, caller)),
    }
}

/// Notes in whose queue the computer's turns wait: a player's. A spectator has no say in it.
fn note_caller(app: &App, table: &Table, caller: &Caller, network: Network) {
    if table.agreed.computer.is_some() && table.standing(caller) != Standing::Watcher {
        app.engines.note_caller(&table.id, network);
    }
}

/// Why a command is not carried out, as it is told.
pub(crate) fn refusal(error: CommandError, app: &App, reader: &Reader, caller: &Caller) -> Problem {
    match error {
        CommandError::Stale(table) => {
            Problem::new(StatusCode::CONFLICT, "stale").view(shown(app, &table, reader, caller))
        }
        CommandError::Seat(error @ (SeatError::Missing | SeatError::SignedOut)) => {
            Problem::new(StatusCode::UNAUTHORIZED, error.code()).hint(error.to_string())
        }
        CommandError::Seat(error) => {
            Problem::new(StatusCode::FORBIDDEN, error.code()).hint(error.to_string())
        }
        CommandError::Refused(refused, table) => {
            let detail = refused.sentence(&table.speech(reader.language), &table.game);
            Problem::refused(refused.code()).detail(detail).hint(refused.to_string())
        }
        CommandError::NoGame => Problem::missing("unknown-game"),
        CommandError::Store(error) => error.into(),
    }
}

/// What a task has come to; one that has failed is a failure of ours.
pub(crate) async fn joined<T>(task: tokio::task::JoinHandle<T>) -> Result<T, Problem> {
    task.await.map_err(|error| {
        tracing::error!(%error, "a command has failed");
        Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "internal")
    })
}
