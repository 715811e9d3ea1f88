//! How far everybody is in a race, by the logs of their games.

use std::sync::Arc;

use pegs::{Race, Standing, TimedJump};

use super::Heat;
use crate::{
    solitaire::{Effort, known_by_id},
    store::{Keeper, Store, StoreError},
    table::{Rooms, Table},
};

/// How far everybody is in a race.
#[derive(Clone, Debug, Default)]
pub struct Progress {
    /// The games, as those who race sit; none before it has begun.
    pub games: Vec<(Arc<Table>, Effort)>,
    /// Who stands where.
    pub standings: Vec<Standing>,
    /// Who has finished, as they sit.
    pub done: Vec<bool>,
    /// Whether it is over.
    pub over: bool,
}

impl Progress {
    pub(super) async fn of(rooms: &Rooms<Keeper>, heat: &Heat) -> Result<Self, StoreError> {
        let (Some(begun), Some(limit)) = (heat.begun, heat.limit()) else {
            return Ok(Self::default());
        };
        let mut progress = Self::default();
        let Some(game::AnyGame::Pegs(start)) = known_by_id(&heat.problem).map(|known| known.start)
        else {
            return Ok(progress);
        };
        let late = rooms.time().counted() >= limit;
        let mut race = Race::new(start, heat.racers.len()).with_gun(board::Millis(begun));
        for (player, racer) in heat.racers.iter().enumerate() {
            let Some(id) = &racer.game else { return Ok(Self::default()) };
            let last = racer.stopped.unwrap_or(limit).min(limit);
            let Some((table, effort, jumps)) = read(rooms, id, last).await? else {
                return Ok(Self::default());
            };
            for &jump in &jumps {
                // What the table has taken is legal.
                let _ = race.push(player, jump);
            }
            let done = late || racer.stopped.is_some() || table.game.end().is_some();
            progress.done.push(done);
            progress.games.push((table, effort));
        }
        progress.over = progress.done.iter().all(|done| *done);
        progress.standings = race.standings();
        Ok(progress)
    }

    /// What changes with every jump, and never becomes less.
    pub fn ver(&self) -> u64 {
        let jumps: u64 = self.games.iter().map(|(table, _)| table.ver).sum();
        jumps + u64::from(self.over)
    }

    /// Where a player stands, counted from 0.
    pub fn standing(&self, player: usize) -> Option<&Standing> {
        self.standings.iter().find(|standing| standing.player == player)
    }
}

/// A game and the jumps in it that count: those up to a moment.
async fn read(
    rooms: &Rooms<Keeper>,
    id: &str,
    last: u64,
) -> Result<Option<(Arc<Table>, Effort, Vec<TimedJump>)>, StoreError> {
    let Some(table) = rooms.find(id).await? else { return Ok(None) };
    let log = rooms.store().events(id, 0).await?;
    let Some(mut effort) = Effort::of(&table, &log) else { return Ok(None) };
    let mut jumps = effort.timed(&log, |event| event.counted);
    jumps.retain(|jump| jump.at.0 <= last);
    effort.keep_first(jumps.len());
    Ok(Some((table, effort, jumps)))
}
