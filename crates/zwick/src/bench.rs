//! `zwick bench`: how fast the program is.

use std::time::{Duration, Instant};

use game::catalogue;
use serde::Serialize;

use crate::{
    cli::{BenchArgs, Benchmark},
    cpu_time,
    output::{Output, Verdict},
};

/// What is counted: the two the speed is judged by, then one of each kind.
const RUNS: &[(&str, u32)] = &[
    ("classic", 6),
    ("english", 10),
    ("lasker", 5),
    ("twelve", 5),
    ("morabaraba", 5),
    ("springer", 5),
    ("russian", 10),
    ("schmidt_de", 10),
    ("wolf", 8),
    ("pegs33", 8),
];

#[derive(Serialize)]
struct Line {
    id: &'static str,
    depth: u32,
    nodes: u64,
    seconds: f64,
    clock: &'static str,
    nodes_per_second: u64,
}

pub(crate) fn run(args: &BenchArgs, out: &mut Output) -> anyhow::Result<Verdict> {
    let (Benchmark::Perft, json) = (args.what, args.json);
    let mut lines = Vec::new();
    for &(id, depth) in RUNS {
        let line = measure(id, depth)?;
        if !json {
            let note =
                if line.clock == "wall" { " (wall clock, the CPU time is not known)" } else { "" };
            let tenths = line.nodes_per_second / 100_000;
            out.line(format!(
                "{id:<12} depth {depth:>2} {:>12} nodes {:>8.3} s {:>6}.{} million nodes per CPU second{note}",
                line.nodes,
                line.seconds,
                tenths / 10,
                tenths % 10,
            ))?;
            out.finish()?;
        }
        lines.push(line);
    }
    if json {
        out.json(&lines)?;
    }
    Ok(Verdict::Fine)
}

fn measure(id: &'static str, depth: u32) -> anyhow::Result<Line> {
    let position = catalogue::find(id)?.rules.initial();
    let (wall, cpu) = (Instant::now(), cpu_time::now());
    let nodes = position.perft(depth);
    let (spent, clock) = match (cpu, cpu_time::now()) {
        (Some(before), Some(after)) => (after.saturating_sub(before), "cpu"),
        _ => (wall.elapsed(), "wall"),
    };
    // The clock of the system may be coarser than a short run.
    let spent = spent.max(Duration::from_micros(1));
    Ok(Line {
        id,
        depth,
        nodes,
        seconds: spent.as_secs_f64(),
        clock,
        nodes_per_second: (u128::from(nodes) * 1_000_000_000 / spent.as_nanos()) as u64,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_measured_exists_and_is_counted_rightly() {
        for &(id, depth) in RUNS {
            assert!(depth > 2 && catalogue::find(id).is_ok(), "{id}");
        }
        let line = measure("classic", 3).unwrap();
        assert_eq!(line.nodes, 12_144);
        assert!(line.seconds > 0.0 && line.nodes_per_second > 0);
        assert!(["cpu", "wall"].contains(&line.clock));
    }
}
