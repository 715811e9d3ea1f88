//! The signature of the search: how many positions it looks at in a fixed task.
//!
//! It changes exactly when the search or the evaluation does, and is written down in `bench.txt`.

use std::{
    sync::atomic::AtomicBool,
    time::{Duration, Instant},
};

use board::{RuleSet, State};
use draughts::Draughts;
use mill::Mill;

use crate::{Limits, Playable, Task, TranspositionTable, think};

/// The games, and how deep they are searched.
const TASKS: [(&str, u16); 7] = [
    ("classic", 7),
    ("mixed", 6),
    ("springer", 6),
    ("ceylon", 6),
    ("lasker", 6),
    ("english", 11),
    ("russian", 10),
];

/// How much memory the table gets.
const BYTES: usize = 1 << 24;

/// What came of a task.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Measured {
    /// The rule set.
    pub id: &'static str,
    /// How deep it was searched.
    pub depth: u16,
    /// The positions looked at.
    pub nodes: u64,
    /// The time it took.
    pub time: Duration,
}

/// Searches all tasks, one after the other.
pub fn measure() -> Vec<Measured> {
    TASKS.into_iter().filter_map(|(id, depth)| measure_one(id, depth)).collect()
}

fn measure_one(id: &'static str, depth: u16) -> Option<Measured> {
    let start = Instant::now();
    let nodes = if let Some(preset) = mill::Rules::presets().iter().find(|preset| preset.id == id) {
        nodes(Mill::initial(preset.rules), depth)
    } else {
        let preset = draughts::Rules::presets().iter().find(|preset| preset.id == id)?;
        nodes(Draughts::initial(preset.rules), depth)
    };
    Some(Measured { id, depth, nodes, time: start.elapsed() })
}

/// Searches from the start, and seven times more, three turns of the best line further on each time.
fn nodes<G: Playable>(mut position: G, depth: u16) -> u64 {
    let table = TranspositionTable::new(BYTES);
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    let stop = AtomicBool::new(false);
    let (mut all, mut history) = (0, Vec::new());
    for _ in 0..8 {
        let mut nodes = 0;
        let task = Task { history: &history, ..Task::new(&position, limits, &table, &stop) };
        let lines = think(&task, &mut |info| nodes = info.nodes);
        all += nodes;
        let Some(line) = lines.first() else {
            break;
        };
        for &turn in line.turns.iter().take(3) {
            history.push(position.key());
            position.play_unchecked(turn);
        }
    }
    all
}
