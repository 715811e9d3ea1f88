//! What is sent by forms.

use axum::{
    extract::{Path, State},
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use game::NamedRules;
use serde::{Deserialize, Serialize};

use super::{
    App, Problem, Reader, begin,
    body::Form,
    check_fair, form_clock,
    pages::{chosen_rules, is_unplayed, tell_own_rules},
    remembered,
};
use crate::{
    pages::{self, BeginProblem, NewGame, NewGameValues},
    ratings::Question,
    table::{
        Caller, Colours, Command, CreateError, DiceMode, Draws, First, IdempotencyKey, Names,
        OpeningError, Opponent, Plays, Table, Token, Wish,
    },
};

/// The form of a new game.
#[derive(Deserialize)]
pub(super) struct NewForm {
    rules: Option<String>,
    rule_text: Option<String>,
    #[serde(flatten)]
    values: NewGameValues,
}

/// Creates a game and goes there, or asks again.
pub(super) async fn create(
    State(app): State<App>,
    reader: Reader,
    caller: Caller,
    Form(form): Form<NewForm>,
) -> Result<Response, Problem> {
    let (rules, text) = chosen_rules(&app, form.rules, form.rule_text)
        .await?
        .ok_or_else(|| Problem::refused("rules-missing"))?;
    let fen = match begin::start(&rules, text.as_deref(), &form.values, reader.language) {
        Ok(fen) => fen,
        Err(problem) => {
            let again = (&rules, text.as_deref(), &form.values);
            return Ok(ask_again(&app, &reader, again, None, Some(&problem)).await);
        }
    };
    let is_beside = form.values.opponent == "beside" && !rules.rules.initial().is_puzzle();
    let secrets = (app.away || is_beside).then(Token::fresh).flatten().zip(Token::fresh());
    let wished = wish(&rules, text.as_deref(), &form.values, secrets.clone());
    let made = match wished {
        Ok(wish) => match open_door(&app, is_beside).await {
            Ok(()) => {
                let wish = Wish { fen, ..wish };
                check_start(&app, &reader, &wish).await?;
                app.rooms.create(&wish, &IdempotencyKey::fresh(), &caller).await
            }
            Err(error) => Err(CreateError::Opening(error)),
        },
        Err(error) => Err(CreateError::Opening(error)),
    };
    match made {
        Ok(table) => {
            let (seat, invite) = secrets.as_ref().map(|(seat, invite)| (seat, invite)).unzip();
            let address = [(header::LOCATION, place(&table, seat, invite))];
            let choice = remembered::choice(&table);
            Ok((StatusCode::SEE_OTHER, address, choice, ()).into_response())
        }
        Err(CreateError::Store(error)) => Err(error.into()),
        Err(CreateError::Opening(error)) => {
            let sentence = reader.page().words().text(&format!("error-{}", error.code));
            let again = (&rules, text.as_deref(), &form.values);
            Ok(ask_again(&app, &reader, again, Some(&sentence), None).await)
        }
    }
}

/// The form with what is wrong: of the rules, their text and what was filled in.
async fn ask_again(
    app: &App,
    reader: &Reader,
    (rules, rule_text, values): (&NamedRules, Option<&str>, &NewGameValues),
    problem: Option<&str>,
    begin_problem: Option<&BeginProblem>,
) -> Response {
    let perfect = app.engines.is_perfect(rules.rules).await;
    let away = app.away;
    let data = NewGame { rules, rule_text, values, problem, begin_problem, perfect, away };
    let page = pages::new_game(&reader.page(), &data);
    (StatusCode::UNPROCESSABLE_ENTITY, page).into_response()
}

/// Refuses to set a position of a rated game of one's own up once more, to try it out.
pub(crate) async fn check_start(app: &App, reader: &Reader, wish: &Wish) -> Result<(), Problem> {
    let (Some(_), Some(_)) = (&reader.signed, &wish.fen) else { return Ok(()) };
    // What cannot begin at all is said by who begins it.
    let start = wish.agree(0).ok().and_then(|agreed| agreed.open().ok());
    let positions: Vec<_> = start.map(|game| game.position().clone()).into_iter().collect();
    check_fair(app, reader, &positions, Question::Position).await
}

/// Lets the home network in where somebody at this machine plays with a phone.
async fn open_door(app: &App, is_beside: bool) -> Result<(), OpeningError> {
    if is_beside && !app.away {
        let opened = app.door.open(app).await;
        opened.map_err(|error| OpeningError { code: error.code(), message: error.to_string() })?;
    }
    Ok(())
}

/// The address of a game for whoever has begun it. What stands behind the `#` stays in the browser.
pub(super) fn place(table: &Table, seat: Option<&Token>, invite: Option<&Token>) -> String {
    let page = format!("/game/{}", table.id);
    let invite = invite.filter(|_| table.awaited().is_some());
    match (seat, invite) {
        (Some(seat), Some(invite)) => {
            format!("{page}#seat={}&invite={}", seat.secret(), invite.secret())
        }
        (Some(seat), None) => format!("{page}#seat={}", seat.secret()),
        (None, _) => page,
    }
}

/// Calls off a game in which nothing has been played, and goes to the list.
pub(super) async fn abort(
    State(app): State<App>,
    reader: Reader,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let table = app.rooms.table(&id).await?;
    if !is_unplayed(&table) {
        return Err(Problem::refused("abort-too-late"));
    }
    let key = IdempotencyKey::fresh();
    let done = app.rooms.command(&id, table.ver, &key, &Command::Abort, &caller).await;
    done.map_err(|error| crate::api::refusal(error, &app, &reader, &caller))?;
    Ok((StatusCode::SEE_OTHER, [(header::LOCATION, "/games")]).into_response())
}

/// What the fields of the form wish for.
fn wish(
    rules: &NamedRules,
    text: Option<&str>,
    values: &NewGameValues,
    secrets: Option<(Token, Token)>,
) -> Result<Wish, OpeningError> {
    let expected = |code| OpeningError { code, message: "a number is expected".to_string() };
    let bad_clock = || expected("bad-clock");
    let own = [&values.minutes, &values.increment, &values.seconds, &values.days];
    let clock = form_clock::control(&values.clock, own).ok_or_else(bad_clock)?;
    let opponent = match values.opponent.as_str() {
        "computer" if !rules.rules.initial().is_puzzle() => Opponent::Computer {
            level: values.level.trim().parse().map_err(|_| expected("bad-level"))?,
            plays: plays(values),
        },
        _ if secrets.is_some() && !rules.rules.initial().is_puzzle() => {
            Opponent::Link { plays: plays(values) }
        }
        _ => Opponent::Person,
    };
    let names = match opponent {
        Opponent::Person => Names { white: values.white.clone(), black: values.black.clone() },
        Opponent::Computer { .. } | Opponent::Link { .. } => {
            Names { white: values.you.clone(), black: String::new() }
        }
    };
    let is_link = matches!(opponent, Opponent::Link { .. });
    let guest_clock = match values.odds.as_str() {
        "yes" if is_link => {
            Some(form_clock::control(&values.clock, values.guests()).ok_or_else(bad_clock)?)
        }
        _ => None,
    };
    let (seat, invite) = secrets.unzip();
    let by_days = is_link && values.clock == "days" && !values.vacation.is_empty();
    let vacation = if by_days { values.vacation.as_str() } else { "0" };
    let vacation = vacation.trim().parse().map_err(|_| expected("bad-vacation"))?;
    let by_lot = values.colours == "lot" && opponent == Opponent::Person;
    Ok(Wish {
        rules: text.is_none().then(|| rules.id.clone()),
        rule_text: text.map(str::to_string),
        names,
        colours: if by_lot { Colours::Lot } else { Colours::Chosen },
        first: match values.first.as_str() {
            "white" => First::White,
            "black" => First::Black,
            _ => First::Lot,
        },
        take_backs: Some(values.take_backs == "yes"),
        clock,
        guest_clock,
        vacation,
        draws: match values.draws.as_str() {
            "auto" => Draws::Auto,
            "claim" => Draws::Claim,
            "off" => Draws::Off,
            _ => Draws::Rules,
        },
        dice: if values.dice == "entered" { DiceMode::Entered } else { DiceMode::Thrown },
        fen: None,
        opponent,
        hints: Some(values.hints == "yes"),
        rated: values.rated == "yes" && is_link,
        people_only: values.people_only == "yes" && is_link,
        chat: values.chat == "yes" && is_link,
        seat,
        invite,
    })
}

/// The side of the other one.
fn plays(values: &NewGameValues) -> Plays {
    match values.side.as_str() {
        "white" => Plays::Black,
        "black" => Plays::White,
        _ => Plays::Lot,
    }
}

/// The form of rules of one's own.
#[derive(Deserialize, Serialize)]
pub(super) struct OwnForm {
    #[serde(default)]
    text: String,
}

/// Checks rules of one's own and tells them.
pub(super) async fn own_rules(
    reader: Reader,
    Form(form): Form<OwnForm>,
) -> Result<Response, Problem> {
    tell_own_rules(&reader, &form.text)
}
