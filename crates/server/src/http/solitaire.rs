//! The pages of solitaire: problems with the best games, and races.

use axum::{
    extract::{Path, State},
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use maud::Markup;
use serde::{Deserialize, Serialize};

use super::{App, Here, Problem, Reader, body::Form, forms::place};
use crate::{
    pages,
    solitaire::{begin_race, known_by_id, show_race},
    table::{Caller, IdempotencyKey, Names, Token, Wish},
};

pub(super) async fn problems(State(app): State<App>, reader: Reader) -> Result<Markup, Problem> {
    // What is played at this machine is not told to the home network.
    let best = match app.beside {
        Some(_) => Vec::new(),
        None => app.results.best(&app.rooms, app.away).await?,
    };
    Ok(pages::problems(&reader.page(), &best, app.away))
}

/// The problem somebody wants to try.
#[derive(Deserialize, Serialize)]
pub(super) struct BeginForm {
    problem: String,
    #[serde(default)]
    name: String,
}

/// Begins a game of a problem and goes there.
pub(super) async fn begin(
    State(app): State<App>,
    caller: Caller,
    Form(form): Form<BeginForm>,
) -> Result<Response, Problem> {
    let known = known_by_id(&form.problem).ok_or(Problem::refused("unknown-problem"))?;
    let seat = app.away.then(Token::fresh).flatten();
    let wish = Wish {
        rules: Some(known.problem.preset.to_string()),
        fen: known.problem.fen.map(str::to_string),
        names: Names { white: form.name, black: String::new() },
        seat: seat.clone(),
        ..Wish::default()
    };
    let table = app.rooms.create(&wish, &IdempotencyKey::fresh(), &caller).await?;
    Ok(go(place(&table, seat.as_ref(), None)))
}

/// Who races, and at what; fields without a name are players without one, if they are counted.
#[derive(Deserialize, Serialize)]
pub(super) struct RaceForm {
    problem: String,
    players: usize,
    #[serde(default)]
    name1: String,
    #[serde(default)]
    name2: String,
    #[serde(default)]
    name3: String,
    #[serde(default)]
    name4: String,
}

/// Begins a race and goes there.
pub(super) async fn race(
    _: Here,
    State(app): State<App>,
    reader: Reader,
    Form(form): Form<RaceForm>,
) -> Result<Response, Problem> {
    let names = [form.name1, form.name2, form.name3, form.name4];
    let names = names.get(..form.players).ok_or(Problem::refused("race-players"))?;
    let id = begin_race(&app.rooms, &form.problem, names, reader.language).await?;
    Ok(go(format!("/race/{id}")))
}

pub(super) async fn show_race_page(
    State(app): State<App>,
    reader: Reader,
    Path(id): Path<String>,
) -> Result<Markup, Problem> {
    let race = show_race(&app.rooms, &id, reader.language).await?;
    let race = race.ok_or(Problem::missing("unknown-race"))?;
    Ok(pages::race(&reader.page(), &race))
}

fn go(address: String) -> Response {
    (StatusCode::SEE_OTHER, [(header::LOCATION, address)]).into_response()
}
