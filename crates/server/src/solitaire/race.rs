//! A race: several players on one screen, each alone with the same problem.
//!
//! Each has a game like any other, without take-backs and hints; which games belong together is
//! kept beside them. Who stands where follows from the logs, by the rules of a race.

use i18n::{Bundle, Catalogue, Language};
use pegs::{Race, Standing};
use serde::Serialize;
use utoipa::ToSchema;

use super::{Effort, clock, known_by_id};
use crate::{
    store::{Keeper, Store, StoreError},
    table::{Caller, CreateError, IdempotencyKey, Names, Rooms, Wish, new_id},
};

/// How many may race: browsers keep few connections to one place.
const PLAYERS: std::ops::RangeInclusive<usize> = 2..=4;

/// A race as it stands.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RaceView {
    /// The id.
    pub id: String,
    /// The players, as they sit.
    pub players: Vec<Runner>,
    /// Whether everybody has finished.
    pub over: bool,
    /// Who has won, as a sentence; before the end, what it is about.
    pub sentence: String,
}

/// A player in a race.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Runner {
    /// The id of the player's game.
    pub game: String,
    /// The name.
    pub name: String,
    /// The place, from 1.
    pub place: usize,
    /// How many pegs are left.
    pub pegs: u32,
    /// Whether the goal is reached.
    pub solved: bool,
    /// Whether the player has finished.
    pub over: bool,
    /// How the player stands, in a line.
    pub line: String,
}

/// Why there is no race.
#[derive(Debug)]
pub enum RaceError {
    /// There is no such problem.
    Problem,
    /// Too few players, or too many.
    Players,
    /// A game cannot be begun.
    Create(CreateError),
    /// The database fails.
    Store(StoreError),
}

/// Begins a race at one screen; the id comes back. Who has no name is called by a number.
///
/// # Errors
///
/// If the problem or the number of players is no good, or the games cannot be kept.
pub async fn begin_race(
    rooms: &Rooms<Keeper>,
    problem: &str,
    names: &[String],
    language: Language,
) -> Result<String, RaceError> {
    let known = known_by_id(problem).ok_or(RaceError::Problem)?;
    if !PLAYERS.contains(&names.len()) {
        return Err(RaceError::Players);
    }
    let words = Catalogue::get(language);
    let mut games = Vec::new();
    for (number, name) in (1_u64..).zip(names) {
        let white = match name.trim() {
            "" => words.tr("race-player", &[("number", number.into())]),
            name => name.to_string(),
        };
        let wish = Wish {
            rules: Some(known.problem.preset.to_string()),
            fen: known.problem.fen.map(str::to_string),
            names: Names { white, black: String::new() },
            take_backs: Some(false),
            hints: Some(false),
            ..Wish::default()
        };
        let made = rooms.create(&wish, &IdempotencyKey::fresh(), &Caller::HERE).await;
        let table = made.map_err(RaceError::Create)?;
        games.push(table.id.clone());
    }
    let id = new_id();
    let text = games.join(" ");
    rooms.store().set_note(&note(&id), &text).await.map_err(RaceError::Store)?;
    Ok(id)
}

fn note(id: &str) -> String {
    format!("race-{id}")
}

/// A race as it stands; nothing if there is none of this id.
///
/// # Errors
///
/// If the games cannot be read.
pub async fn show_race(
    rooms: &Rooms<Keeper>,
    id: &str,
    language: Language,
) -> Result<Option<RaceView>, StoreError> {
    let Some(games) = rooms.store().note(&note(id)).await? else { return Ok(None) };
    let words = Catalogue::get(language);
    let mut efforts = Vec::new();
    for game in games.split(' ') {
        let Some(table) = rooms.find(game).await? else { return Ok(None) };
        let log = rooms.store().events(game, 0).await?;
        let Some(effort) = Effort::of(&table, &log) else { return Ok(None) };
        let jumps = effort.timed(&log, |event| event.at);
        efforts.push((table, effort, jumps));
    }
    let Some((_, first, _)) = efforts.first() else { return Ok(None) };
    let mut race = Race::new(first.start, efforts.len());
    for (player, (_, _, jumps)) in efforts.iter().enumerate() {
        for &jump in jumps {
            // What the table has taken is legal.
            let _ = race.push(player, jump);
        }
    }
    let standings = race.standings();
    let over = efforts.iter().all(|(table, ..)| table.game.end().is_some());
    let mut players = Vec::new();
    for (player, (table, effort, _)) in efforts.iter().enumerate() {
        let standing = standings.iter().find(|standing| standing.player == player);
        players.push(Runner {
            game: table.id.clone(),
            name: speech::names::isolated(&table.agreed.names.white),
            place: standing.map_or(1, |standing| standing.place),
            pegs: effort.pegs(),
            solved: effort.is_solved(),
            over: table.game.end().is_some(),
            line: line(words, effort, effort.time()),
        });
    }
    let names: Vec<&str> = players.iter().map(|runner| runner.name.as_str()).collect();
    let sentence = if over { winners(words, &names, &standings) } else { words.text("race-lead") };
    Ok(Some(RaceView { id: id.to_string(), players, over, sentence }))
}

/// How a player stands after a time, in a line.
pub(crate) fn line(words: &Bundle, effort: &Effort, time: u64) -> String {
    let key = if effort.is_solved() { "race-solved" } else { "race-stands" };
    words.tr(
        key,
        &[
            ("pegs", effort.pegs().into()),
            ("moves", effort.moves().into()),
            ("time", clock(time).into()),
        ],
    )
}

/// Who has won, and how.
pub(crate) fn winners(words: &Bundle, names: &[&str], standings: &[Standing]) -> String {
    let first: Vec<&Standing> = standings.iter().filter(|standing| standing.place == 1).collect();
    let names: Vec<&str> =
        first.iter().filter_map(|standing| names.get(standing.player).copied()).collect();
    let Some(best) = first.first() else { return String::new() };
    if names.len() > 1 {
        return words.tr("race-shared", &[("names", names.join(", ").into())]);
    }
    let key = if best.solved { "race-won" } else { "race-won-by-pegs" };
    let time = clock(best.time.0);
    words.tr(key, &[("name", names[0].into()), ("pegs", best.pegs.into()), ("time", time.into())])
}
