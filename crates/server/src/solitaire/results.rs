//! The best games of solitaire on this machine, problem by problem.

use std::{
    cmp::Reverse,
    collections::{HashMap, HashSet},
    sync::{Mutex, MutexGuard, PoisonError},
};

use pegs::Problem;

use super::{Effort, problem_of};
use crate::{
    store::{Keeper, Store, StoreError},
    table::Rooms,
};

/// How many games are looked at, the latest first.
const LOOKED_AT: u32 = 2_000;

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

/// What finished games have come to, so that each is looked at once.
#[derive(Debug, Default)]
pub struct Results(Mutex<HashMap<String, Outcome>>);

/// What a game has come to in a version; nothing if it is no problem of ours.
#[derive(Clone, Debug)]
struct Outcome {
    ver: u64,
    game: Option<BestGame>,
}

impl Results {
    /// The best games of every problem, the best first; if wished, without those that only their
    /// player may see.
    ///
    /// # Errors
    ///
    /// If the games cannot be read.
    pub async fn best(
        &self,
        rooms: &Rooms<Keeper>,
        unseated: bool,
    ) -> Result<Vec<BestGame>, StoreError> {
        let list = rooms.store().finished("pegs", unseated, LOOKED_AT).await?;
        let mut games = Vec::new();
        for (id, ver) in &list {
            games.extend(self.of(rooms, id, *ver).await?);
        }
        self.forget_others(&list);
        games.sort_by_key(BestGame::rank);
        let mut kept: Vec<BestGame> = Vec::new();
        for game in games {
            if kept.iter().filter(|other| other.problem.id == game.problem.id).count() < KEPT {
                kept.push(game);
            }
        }
        Ok(kept)
    }

    async fn of(
        &self,
        rooms: &Rooms<Keeper>,
        id: &str,
        ver: u64,
    ) -> Result<Option<BestGame>, StoreError> {
        let known = self.lock().get(id).filter(|known| known.ver == ver).cloned();
        if let Some(known) = known {
            return Ok(known.game);
        }
        let game = match finished(rooms, id).await {
            // One that cannot be read keeps nobody from the others.
            Err(error) if error.is_of_one_game() => None,
            game => game?,
        };
        self.lock().insert(id.to_string(), Outcome { ver, game: game.clone() });
        Ok(game)
    }

    /// Forgets what nobody looks at any more, once that is more than what is looked at.
    fn forget_others(&self, list: &[(String, u64)]) {
        let mut known = self.lock();
        if known.len() > 2 * LOOKED_AT as usize {
            let looked_at: HashSet<&str> = list.iter().map(|(id, _)| id.as_str()).collect();
            known.retain(|id, _| looked_at.contains(id.as_str()));
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, Outcome>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

async fn finished(rooms: &Rooms<Keeper>, id: &str) -> Result<Option<BestGame>, StoreError> {
    let Some(table) = rooms.find(id).await? else { return Ok(None) };
    let log = rooms.store().events(id, 0).await?;
    Ok(problem_of(&table).zip(Effort::of(&table, &log)).map(|(problem, effort)| BestGame {
        problem,
        id: id.to_string(),
        name: speech::names::isolated(&table.agreed.names.white),
        solved: effort.is_solved(),
        pegs: effort.pegs(),
        moves: effort.moves(),
        time: effort.time(),
    }))
}
