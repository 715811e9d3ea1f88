//! The pages, with what they show.

use std::collections::BTreeMap;

use axum::{
    extract::{Path, Query, State},
    http::{HeaderMap, StatusCode},
    response::{IntoResponse, Response},
};
use board::Side;
use game::{AnyGame, Family, GameEnd, GameResult, NamedRules, catalogue, rule_text};
use maud::Markup;
use serde::Deserialize;
use speech::Speech;

use super::{App, Problem, Reader, remembered};
use crate::{
    date,
    pages::{self, CardPlayer, GameCard, GamePage, NewGame, NewGameValues, OwnRules, RulesPage},
    store::{KnownPlayer, Page, Shelf, Store, StoreError, Summary},
    table::{Computer, Names, RoomError, Table, is_id},
};

/// How many unfinished games the home page shows.
const UNFINISHED: u32 = 6;

/// How many games a page of the list shows.
const LISTED: u32 = 30;

pub(super) async fn home(State(app): State<App>, reader: Reader) -> Result<Markup, Problem> {
    let page = Page { limit: UNFINISHED, unfinished: true, before: None, unseated: app.away };
    let cards = cards(&app, &page, &reader).await?;
    Ok(pages::home(&reader.page(), &cards, app.away))
}

/// What the page of a new game is asked for.
#[derive(Deserialize)]
pub(super) struct NewQuery {
    rules: Option<String>,
    rule_text: Option<String>,
    #[serde(flatten)]
    values: NewGameValues,
}

pub(super) async fn new_game(
    State(app): State<App>,
    reader: Reader,
    headers: HeaderMap,
    Query(mut query): Query<NewQuery>,
) -> Result<Markup, Problem> {
    let (rules, text) = match chosen_rules(&app, query.rules, query.rule_text).await? {
        Some(chosen) => chosen,
        None => find_rules(&app, "classic").await?,
    };
    remembered::fill(&mut query.values, &headers);
    let data = NewGame {
        rules: &rules,
        rule_text: text.as_deref(),
        values: &query.values,
        problem: None,
        begin_problem: None,
        perfect: app.engines.is_perfect(rules.rules).await,
        away: app.away,
    };
    Ok(pages::new_game(&reader.page(), &data))
}

pub(super) async fn game(
    State(app): State<App>,
    reader: Reader,
    Path(id): Path<String>,
) -> Result<Markup, Problem> {
    let table = app.rooms.table(&id).await.map_err(Problem::from)?;
    let rules = NamedRules { id: table.agreed.rules.clone(), rules: table.game.rules() };
    let Names { white, black } = &table.agreed.names.shown(reader.language);
    let unplayed = is_unplayed(&table);
    // Who looks at a game will soon want a hint or an answer.
    app.engines.learn(rules.rules);
    let computer = table.agreed.computer;
    let hints = table.has_hints();
    let starts = if app.away { Vec::new() } else { app.link_starts().await };
    let start = app.public_url.as_deref().or(starts.first().map(String::as_str));
    let seated = table.agreed.seats.as_ref().map(|_| start.unwrap_or_default());
    let data = GamePage { id: &id, rules: &rules, white, black, computer, hints, unplayed, seated };
    Ok(pages::game(&reader.page(), &data))
}

/// Whether nobody has played yet but the computer, so that nobody loses anything if the game goes.
pub(super) fn is_unplayed(table: &Table) -> bool {
    let computers = table.person().map(Side::other);
    let played =
        table.game.turns().iter().any(|turn| computers.is_none() || turn.side != computers);
    !played && table.game.end().is_none()
}

/// Which part of the list is asked for.
#[derive(Deserialize)]
pub(super) struct GamesQuery {
    before: Option<String>,
}

pub(super) async fn games(
    State(app): State<App>,
    reader: Reader,
    Query(query): Query<GamesQuery>,
) -> Result<Markup, Problem> {
    let page = Page { limit: LISTED, before: query.before, unfinished: false, unseated: app.away };
    let games = listed(&app, &page).await?;
    let cards: Vec<GameCard> = games.iter().filter_map(|game| card(game, &reader)).collect();
    let last = games.last().filter(|_| games.len() == LISTED as usize);
    let older = last.map(|game| format!("/games?before={}", game.id));
    Ok(pages::games(&reader.page(), &cards, older.as_deref(), app.away))
}

/// The tables that wait for anybody; on a server of one's own there are none.
pub(super) async fn open_tables(State(app): State<App>, reader: Reader) -> Result<Markup, Problem> {
    if !app.away {
        return Err(Problem::missing("not-found"));
    }
    let tables = crate::api::open_tables(&app, &reader).await;
    Ok(pages::open_tables(&reader.page(), &tables))
}

pub(super) async fn rules_index(reader: Reader) -> Markup {
    pages::rules_index(&reader.page())
}

/// Where the reader of some rules comes from.
#[derive(Deserialize)]
pub(super) struct RulesQuery {
    game: Option<String>,
}

pub(super) async fn rules(
    State(app): State<App>,
    reader: Reader,
    Path(id): Path<String>,
    Query(query): Query<RulesQuery>,
) -> Result<Markup, Problem> {
    let (rules, text) = find_rules(&app, &id).await?;
    let game = query.game.as_deref().filter(|id| is_id(id));
    let data = RulesPage { rules: &rules, text: text.as_deref(), game };
    Ok(pages::rules(&reader.page(), &data))
}

/// Rules of one's own, as far as they have been chosen: the game they start from, then rule by rule.
pub(super) async fn own_rules(
    reader: Reader,
    Query(chosen): Query<BTreeMap<String, String>>,
) -> Result<Response, Problem> {
    let base = chosen.get("base").map_or("classic", String::as_str);
    let base = catalogue::find(base).map_err(|_| Problem::refused("unknown-rules"))?;
    if !chosen.keys().any(|name| name != "base" && name != "lang") {
        let data = OwnRules { base, written: false, text: "", outcome: None };
        return Ok(pages::own_rules(&reader.page(), &data).into_response());
    }
    let fields: BTreeMap<_, _> = chosen.iter().filter(|(name, _)| *name != "lang").collect();
    let read = rule_text::read(&serde_json::json!(fields).to_string());
    let text = read.as_ref().map_or_else(|_| String::new(), |own| rule_text::to_toml(&own.rules));
    Ok(told(&reader, &OwnRules { base, written: false, text: &text, outcome: Some(read.as_ref()) }))
}

/// A text of rules, and what comes of it.
pub(super) fn tell_own_rules(reader: &Reader, text: &str) -> Result<Response, Problem> {
    let read = rule_text::read(text);
    let family = read.as_ref().map_or(Family::Mill, |own| own.rules.family());
    let base = catalogue::all().iter().find(|entry| entry.family == family);
    let base = base.ok_or_else(|| Problem::refused("unknown-rules"))?;
    Ok(told(reader, &OwnRules { base, written: true, text, outcome: Some(read.as_ref()) }))
}

fn told(reader: &Reader, own: &OwnRules<'_>) -> Response {
    let wrong = matches!(own.outcome, Some(Err(_)));
    let status = if wrong { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    (status, pages::own_rules(&reader.page(), own)).into_response()
}

/// Reads rules that somebody has written.
pub(crate) fn read_rules(text: &str) -> Result<NamedRules, Problem> {
    rule_text::read(text).map_err(|error| Problem::refused(error.code()).hint(error.to_string()))
}

/// The rules a form has chosen: those that are named, or else those whose text came along.
pub(super) async fn chosen_rules(
    app: &App,
    id: Option<String>,
    text: Option<String>,
) -> Result<Option<(NamedRules, Option<String>)>, Problem> {
    let given = |text: &String| !text.is_empty();
    match (id.filter(given), text.filter(given)) {
        (Some(id), _) => find_rules(app, &id).await.map(Some),
        (None, Some(text)) => Ok(Some((read_rules(&text)?, Some(text)))),
        (None, None) => Ok(None),
    }
}

/// Named rules; those of our own with their text.
pub(crate) async fn find_rules(
    app: &App,
    id: &str,
) -> Result<(NamedRules, Option<String>), Problem> {
    if let Ok(entry) = catalogue::find(id) {
        return Ok((NamedRules { id: entry.id.to_string(), rules: entry.rules }, None));
    }
    match app.rooms.store().rule_text(id).await? {
        Some(text) => Ok((read_rules(&text)?, Some(text))),
        None => Err(Problem::missing("unknown-rules")),
    }
}

/// A page of the list; what is played at this machine is not told to the home network.
pub(crate) async fn listed(app: &App, page: &Page) -> Result<Vec<Summary>, StoreError> {
    if app.beside.is_some() {
        return Ok(Vec::new());
    }
    app.rooms.store().list(page).await
}

async fn cards(app: &App, page: &Page, reader: &Reader) -> Result<Vec<GameCard>, Problem> {
    let games = listed(app, page).await?;
    Ok(games.iter().filter_map(|game| card(game, reader)).collect())
}

/// A game of the list; one that cannot be read, or was called off unplayed, is left out.
pub(super) fn card(game: &Summary, reader: &Reader) -> Option<GameCard> {
    if game.ply == 0 && game.reason.as_deref() == Some(board::Reason::Aborted.as_str()) {
        return None;
    }
    let position = position(game)?;
    let names = Names { white: game.white.clone(), black: game.black.clone() };
    let computer = Computer::of(game);
    let players = names.players(computer, reader.language);
    let speech = Speech::new(reader.language, position.family(), game.rules.clone(), players);
    let mut called = names.shown(reader.language).by_side();
    if let Some(computer) = computer {
        called[Side::from(computer.side)] = Some(computer.label(reader.language));
    }
    let player = |side| Some(CardPlayer { side, name: called[side].take()?, known: false });
    let players = Side::ALL.into_iter().filter_map(player).collect();
    Some(GameCard {
        id: game.id.clone(),
        name: speech.rules_name(),
        players,
        sentence: sentence(game, &position, &speech),
        over: game.over,
        position,
        when: date::minute(game.updated_at),
        datetime: date::machine(game.updated_at),
    })
}

/// Calls the players of some cards who have accounts as they are called now; at home nobody has one.
pub(super) async fn introduce(app: &App, cards: &mut [GameCard]) -> Result<(), Problem> {
    if !app.away {
        return Ok(());
    }
    let games: Vec<String> = cards.iter().map(|card| card.id.clone()).collect();
    let known = app.rooms.store().players_of(&games).await?;
    for card in cards {
        for player in &mut card.players {
            let is_this = |one: &&KnownPlayer| one.game == card.id && one.side == player.side;
            if let Some(KnownPlayer { name, .. }) = known.iter().find(is_this) {
                (player.name, player.known) = (name.clone(), true);
            }
        }
    }
    Ok(())
}

/// The position of a game in a list.
pub(crate) fn position(game: &Summary) -> Option<AnyGame> {
    let rules = match &game.rule_text {
        Some(text) => rule_text::read(text).ok()?.rules,
        None => catalogue::find(&game.rules).ok()?.rules,
    };
    rules.read_fen(&game.fen).ok()
}

/// What there is to do in a game of a list, or how it ended.
pub(crate) fn sentence(game: &Summary, position: &AnyGame, speech: &Speech) -> String {
    let reason = game.reason.as_deref();
    let reason = reason.and_then(|text| <board::Reason as board::RuleValue>::from_text(text).ok());
    match (GameResult::from_token(&game.result), reason) {
        (Some(result), Some(reason)) => speech.end(GameEnd { result, reason }, position),
        _ => speech.turn(position),
    }
}

impl From<RoomError> for Problem {
    fn from(error: RoomError) -> Self {
        match error {
            RoomError::NoGame => Self::missing("unknown-game"),
            RoomError::Store(error) => error.into(),
        }
    }
}
