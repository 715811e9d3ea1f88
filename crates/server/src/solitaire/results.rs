//! The best games of solitaire on this machine, problem by problem.

use std::cmp::Reverse;

use pegs::Problem;

use super::{Effort, problem_of};
use crate::{
    store::{Page, Sqlite, Store, StoreError},
    table::Rooms,
};

/// How many games are looked at, the latest first, and how many at a time.
const LOOKED_AT: usize = 2_000;
const AT_A_TIME: u32 = 200;

/// How many of a problem are kept.
const KEPT: usize = 5;

/// A finished game of solitaire.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BestGame {
    /// The problem.
    pub problem: &'static Problem,
    /// The id of the game.
    pub id: String,
    /// Who played it, or nothing.
    pub name: String,
    /// Whether the goal was reached.
    pub solved: bool,
    /// How many pegs were left.
    pub pegs: u32,
    /// How many moves it took.
    pub moves: usize,
    /// The time from the first to the last jump, in milliseconds.
    pub time: u64,
}

impl BestGame {
    /// The best least: solved, then fewer pegs, then fewer moves, then less time.
    fn rank(&self) -> (Reverse<bool>, u32, usize, u64) {
        (Reverse(self.solved), self.pegs, self.moves, self.time)
    }
}

/// The best games of every problem, the best first; if wished, without those that only their player may
/// see.
///
/// # Errors
///
/// If the games cannot be read.
pub async fn best_games(
    rooms: &Rooms<Sqlite>,
    unseated: bool,
) -> Result<Vec<BestGame>, StoreError> {
    let mut games = Vec::new();
    let mut page = Page { limit: AT_A_TIME, unseated, ..Page::default() };
    for _ in 0..LOOKED_AT / AT_A_TIME as usize {
        let list = rooms.store().list(&page).await?;
        for game in list.iter().filter(|game| game.over && game.family == "pegs" && game.ply > 0) {
            games.extend(finished(rooms, &game.id).await?);
        }
        match list.last() {
            Some(last) if list.len() == AT_A_TIME as usize => page.before = Some(last.id.clone()),
            _ => break,
        }
    }
    games.sort_by_key(BestGame::rank);
    let mut kept: Vec<BestGame> = Vec::new();
    for game in games {
        if kept.iter().filter(|other| other.problem.id == game.problem.id).count() < KEPT {
            kept.push(game);
        }
    }
    Ok(kept)
}

async fn finished(rooms: &Rooms<Sqlite>, id: &str) -> Result<Option<BestGame>, StoreError> {
    let Some(table) = rooms.find(id).await? else { return Ok(None) };
    let log = rooms.store().events(id, 0).await?;
    Ok(problem_of(&table).zip(Effort::of(&table, &log)).map(|(problem, effort)| BestGame {
        problem,
        id: id.to_string(),
        name: table.agreed.names.white.clone(),
        solved: effort.is_solved(),
        pegs: effort.pegs(),
        moves: effort.moves(),
        time: effort.time(),
    }))
}
