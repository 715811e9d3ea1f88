//! Several threads at one search: they share what they remember.

use std::{
    sync::atomic::{AtomicBool, Ordering},
    thread,
};

use super::{Info, Line, Task, think};
use crate::{Limits, Playable};

/// Thinks with so many threads. The first decides; the others search the same and fill the table.
pub(crate) fn think_with<G: Playable>(
    task: &Task<'_, G>,
    threads: usize,
    on_info: &mut dyn FnMut(&Info<'_, G::Move>),
) -> Vec<Line<G::Move>> {
    let done = AtomicBool::new(false);
    thread::scope(|scope| {
        for helper in 1..threads {
            let limits = Limits { nodes: None, lines: 1 + helper % 2, ..task.limits };
            let task = Task { limits, stop: &done, ..*task };
            scope.spawn(move || {
                think(&task, &mut |_| {});
            });
        }
        let lines = think(task, on_info);
        done.store(true, Ordering::Relaxed);
        lines
    })
}
