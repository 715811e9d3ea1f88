//! `zwick bench`: how fast the program is.

mod accuracy;
mod against;
mod deaf;
mod depth;
mod draughts;
mod fit;
mod flood;
mod hunts;
mod lifelike;
mod logins;
mod online;
mod probes;
mod search;
mod self_play;
mod served;

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

/// The clock of the system may be coarser than a short run.
const LONG_ENOUGH: Duration = Duration::from_millis(300);

#[derive(Serialize)]
struct Line {
    id: &'static str,
    depth: u32,
    nodes: u64,
    runs: u32,
    seconds: f64,
    clock: &'static str,
    nodes_per_second: u64,
}

pub(crate) fn run(args: &BenchArgs, out: &mut Output) -> anyhow::Result<Verdict> {
    match &args.what {
        Benchmark::Perft => perft(args.json, out),
        Benchmark::Draughts => draughts::run(args.json, out),
        Benchmark::Hunts => hunts::run(args.json, out),
        Benchmark::Probes(folder) => probes::run(folder, args.json, out),
        Benchmark::Search => search::run(args.json, out),
        Benchmark::Depth(what) => depth::run(what, args.json, out),
        Benchmark::Accuracy(what) => accuracy::run(what, args.json, out),
        Benchmark::Online(what) => match what.against {
            Some(level) => against::run(what, level, args.json, out),
            None => online::run(what, args.json, out),
        },
        Benchmark::Fit(what) => fit::run(what, args.json, out),
    }
}

fn perft(json: bool, out: &mut Output) -> anyhow::Result<Verdict> {
    let mut lines = Vec::new();
    for &(id, depth) in RUNS {
        let line = measure(id, depth)?;
        if !json {
            let note =
                if line.clock == "wall" { " (wall clock, the CPU time is not known)" } else { "" };
            let tenths = line.nodes_per_second / 100_000;
            out.line(format!(
                "{id:<12} depth {depth:>2} {:>10} nodes x {:<4} {:>6.3} s {:>5}.{} million nodes per CPU second{note}",
                line.nodes,
                line.runs,
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

/// Counts again and again until the clock has something to show.
fn measure(id: &'static str, depth: u32) -> anyhow::Result<Line> {
    let position = catalogue::find(id)?.rules.initial();
    let watch = Stopwatch::start();
    let mut runs = 0;
    let (nodes, spent, clock) = loop {
        let nodes = position.perft(depth);
        runs += 1;
        let (spent, clock) = watch.spent();
        if spent >= LONG_ENOUGH {
            break (nodes, spent, clock);
        }
    };
    let all = u128::from(nodes) * u128::from(runs);
    Ok(Line {
        id,
        depth,
        nodes,
        runs,
        seconds: spent.as_secs_f64(),
        clock,
        nodes_per_second: (all * 1_000_000_000 / spent.as_nanos()) as u64,
    })
}

/// Measures CPU time, or where that is not known the time on the wall.
struct Stopwatch {
    wall: Instant,
    cpu: Option<Duration>,
}

impl Stopwatch {
    fn start() -> Self {
        Self { wall: Instant::now(), cpu: cpu_time::now() }
    }

    /// The time since the start, and which clock says so.
    fn spent(&self) -> (Duration, &'static str) {
        match (self.cpu, cpu_time::now()) {
            (Some(before), Some(after)) => (after.saturating_sub(before), "cpu"),
            _ => (self.wall.elapsed(), "wall"),
        }
    }
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
