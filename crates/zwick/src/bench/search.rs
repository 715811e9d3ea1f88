//! `zwick bench search`: how many positions a second the search looks at.

use serde::Serialize;

use crate::output::{Output, Verdict};

#[derive(Serialize)]
struct Line {
    id: &'static str,
    depth: u16,
    nodes: u64,
    seconds: f64,
    nodes_per_second: u64,
}

pub(super) fn run(json: bool, out: &mut Output) -> anyhow::Result<Verdict> {
    let lines: Vec<Line> = engine::bench::measure()
        .into_iter()
        .map(|task| Line {
            id: task.id,
            depth: task.depth,
            nodes: task.nodes,
            seconds: task.time.as_secs_f64(),
            nodes_per_second: (u128::from(task.nodes) * 1_000_000_000 / task.time.as_nanos().max(1))
                as u64,
        })
        .collect();
    if json {
        out.json(&lines)?;
        return Ok(Verdict::Fine);
    }
    for line in &lines {
        out.line(format!(
            "{:<10} depth {:>2} {:>9} nodes {:>6.3} s {:>9} nodes per second",
            line.id, line.depth, line.nodes, line.seconds, line.nodes_per_second
        ))?;
    }
    Ok(Verdict::Fine)
}
