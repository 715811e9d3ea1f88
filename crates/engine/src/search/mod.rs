//! The search: deeper and deeper, until a limit is reached.

mod chance;
mod order;
mod threads;
mod tree;

use board::Side;
use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::{Duration, Instant},
};
use tables::Value;

pub(crate) use self::threads::think_with;
use crate::{Knowledge, Limits, Look, Playable, Score, Sight, TranspositionTable};

/// No search goes deeper.
pub(crate) const MOST_PLIES: usize = 128;

/// How far a search has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Info<'a, M> {
    /// The plies that were searched.
    pub depth: u16,
    /// The positions that were looked at.
    pub nodes: u64,
    /// Since it began.
    pub time: Duration,
    /// The best turns and what they lead to, the best first.
    pub lines: &'a [Line<M>],
}

/// A turn and what it leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line<M> {
    /// The turn and those expected after it.
    pub turns: Vec<M>,
    /// What it is worth for the side that makes it.
    pub score: Score,
}

/// What a search is about, and what it may use.
#[derive(Clone, Copy, Debug)]
pub struct Task<'a, G: Playable> {
    /// The position.
    pub position: &'a G,
    /// The keys of the earlier positions of the game.
    pub history: &'a [u64],
    /// When the search ends.
    pub limits: Limits,
    /// How well it sees.
    pub sight: Sight,
    /// The turns that are compared; all if there are none.
    pub among: &'a [G::Move],
    /// What it remembers.
    pub table: &'a TranspositionTable,
    /// What it knows.
    pub knowledge: Option<&'a dyn Knowledge<G>>,
    /// Ends it early.
    pub stop: &'a AtomicBool,
}

impl<'a, G: Playable> Task<'a, G> {
    /// A position without a past, seen clearly and without tables.
    pub fn new(
        position: &'a G,
        limits: Limits,
        table: &'a TranspositionTable,
        stop: &'a AtomicBool,
    ) -> Self {
        Self {
            position,
            history: &[],
            limits,
            sight: Sight::default(),
            among: &[],
            table,
            knowledge: None,
            stop,
        }
    }
}

/// Thinks about a position; gives the best turns, the best first. There are none if the game is
/// over or the dice have to be thrown. After each depth `on_info` hears how far it is.
pub fn think<G: Playable>(
    task: &Task<'_, G>,
    on_info: &mut dyn FnMut(&Info<'_, G::Move>),
) -> Vec<Line<G::Move>> {
    let (position, limits) = (task.position, &task.limits);
    let mut search = Search::<G>::new(task);
    let mut roots = search.roots(position);
    let wanted = limits.lines.max(1).min(roots.len());
    let deepest = limits.depth.unwrap_or(MOST_PLIES as u16).clamp(1, MOST_PLIES as u16);
    for depth in 1..=deepest {
        let finished = search.deepen(position, i32::from(depth), &mut roots, wanted);
        if depth > 1 && !finished {
            break;
        }
        let (nodes, time, lines) = (search.nodes, search.start.elapsed(), &roots[..wanted]);
        on_info(&Info { depth, nodes, time, lines });
        if search.is_settled(depth, &roots[..wanted], roots.len()) {
            break;
        }
    }
    roots.truncate(wanted);
    roots
}

/// Who wins by a value that does not say how soon.
fn winner(value: Value, mover: Side) -> Option<Side> {
    match value {
        Value::Win(None) => Some(mover),
        Value::Loss(None) => Some(!mover),
        _ => None,
    }
}

/// A search under way.
struct Search<'a, G: Playable> {
    task: &'a Task<'a, G>,
    start: Instant,
    nodes: u64,
    stopped: bool,
    /// The side that is known to win the position asked about, where nobody knows how soon.
    winner: Option<Side>,
    /// What tells the memories of one sight from those of another.
    salt: u64,
    /// The keys of the game so far and of the line being searched.
    path: Vec<u64>,
    /// For each ply the best line from there.
    lines: Vec<Vec<G::Move>>,
    /// For each ply two quiet turns that refuted others.
    killers: Vec<[u16; 2]>,
    /// How often quiet turns of a kind were best, by side.
    history: [Vec<i32>; 2],
    /// Lists of turns, one for each ply, kept for reuse.
    lists: Vec<Vec<(i32, G::Move)>>,
}

impl<'a, G: Playable> Search<'a, G> {
    fn new(task: &'a Task<'a, G>) -> Self {
        Self {
            task,
            start: Instant::now(),
            nodes: 0,
            stopped: false,
            winner: task
                .knowledge
                .and_then(|knowledge| knowledge.value(task.position))
                .and_then(|value| winner(value, task.position.turn())),
            salt: task.sight.salt(),
            path: task.history.to_vec(),
            lines: vec![Vec::new(); MOST_PLIES + 2],
            killers: vec![[0; 2]; MOST_PLIES + 2],
            history: [vec![0; G::KINDS], vec![0; G::KINDS]],
            lists: vec![Vec::new(); MOST_PLIES + 2],
        }
    }

    /// The turns of the root that are asked about and not overlooked.
    fn roots(&self, position: &G) -> Vec<Line<G::Move>> {
        let (key, sight) = (position.key(), self.task.sight);
        let (mut turns, among) = (position.legal_moves(), self.task.among);
        if !among.is_empty() {
            turns.retain(|m| among.contains(m));
        }
        let seen = |m: &G::Move| !(position.is_loud(*m) && sight.overlooks(key, G::tag(*m), true));
        if sight.blind > 0 && turns.iter().any(seen) {
            turns.retain(|m| seen(m));
        }
        turns.into_iter().map(|m| Line { turns: vec![m], score: Score::WORST }).collect()
    }

    /// What a position looks like to the side to move.
    fn look(&self, position: &G) -> Look {
        let (sight, look) = (self.task.sight, position.look());
        let blur = if sight.haze == 0 { 0 } else { sight.blur(position.key()) };
        let greed = if sight.greed == 0 { 0 } else { sight.greed * position.lead() };
        Look { worth: look.worth + blur + greed, ..look }
    }

    /// Searches all turns of the root to a depth, and sorts the wanted ones to the front; says
    /// whether it was finished.
    fn deepen(
        &mut self,
        position: &G,
        depth: i32,
        roots: &mut [Line<G::Move>],
        wanted: usize,
    ) -> bool {
        self.path.push(position.key());
        for place in 0..wanted {
            let rest = &mut roots[place..];
            self.search_root(position, depth, rest);
            if self.stopped && depth > 1 {
                break;
            }
        }
        // A later line may turn out better than one before it: windows and memories differ.
        roots[..wanted].sort_by_key(|line| std::cmp::Reverse(line.score));
        self.path.pop();
        !self.stopped
    }

    /// Brings the best of some turns to the front.
    fn search_root(&mut self, position: &G, depth: i32, roots: &mut [Line<G::Move>]) {
        let mut best = Score::WORST;
        for at in 0..roots.len() {
            let m = roots[at].turns[0];
            let score = self.search_turn(position, m, best, Score::BEST, depth - 1, 0, at == 0);
            // What was broken off says nothing, but for the first depth, where something must be said.
            if self.stopped && (depth > 1 || at > 0) {
                return;
            }
            if score > best {
                best = score;
                let line = &mut roots[at];
                line.score = score;
                line.turns.truncate(1);
                line.turns.extend_from_slice(&self.lines[1]);
                roots[..=at].rotate_right(1);
            }
        }
    }

    /// Whether looking deeper cannot change anything.
    fn is_settled(&self, depth: u16, lines: &[Line<G::Move>], turns: usize) -> bool {
        let decided =
            lines.iter().all(|line| line.score.plies().is_some_and(|plies| plies <= depth));
        let forced = turns == 1 && depth >= 6 && self.task.limits.time.is_some();
        lines.is_empty() || decided || forced || self.stopped
    }

    /// Counts a position, and looks now and then whether it is time to stop.
    fn count(&mut self) {
        self.nodes += 1;
        let limits = &self.task.limits;
        if limits.nodes.is_some_and(|most| self.nodes >= most) {
            self.stopped = true;
        }
        // A table that is not in memory takes its time.
        let often = if self.task.knowledge.is_some() { 32 } else { 1024 };
        if self.nodes.is_multiple_of(often) {
            let late = limits.time.is_some_and(|most| self.start.elapsed() >= most);
            self.stopped |= late || self.task.stop.load(Ordering::Relaxed);
        }
    }
}
