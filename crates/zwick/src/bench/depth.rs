//! `zwick bench depth`: how deep the search sees after how long.

use std::{sync::atomic::AtomicBool, time::Duration};

use engine::{Engine, Level, Limits, Question, Settings};
use game::Game;
use serde::Serialize;

use super::Stopwatch;
use crate::{
    cli::DepthArgs,
    named_rules,
    output::{Output, Verdict},
};

/// What is measured if nothing else is asked for.
const USUAL: [&str; 5] = ["classic", "mixed", "springer", "english", "schmidt_fr"];

/// How much memory the search gets.
const HASH_BYTES: usize = 1 << 26;

#[derive(Serialize)]
struct Line {
    id: String,
    depths: Vec<Reached>,
    nodes_per_second: u64,
}

#[derive(Serialize)]
struct Reached {
    depth: u16,
    nodes: u64,
    /// On the processor.
    seconds: f64,
    #[serde(skip)]
    spent: Duration,
}

pub(super) fn run(args: &DepthArgs, json: bool, out: &mut Output) -> anyhow::Result<Verdict> {
    let usual = USUAL.map(String::from);
    let ids = if args.ids.is_empty() { &usual[..] } else { &args.ids };
    let mut lines = Vec::new();
    for id in ids {
        let line = measure(id, Duration::from_secs(args.seconds))?;
        if !json {
            out.line(format!("{id}: {} nodes per CPU second", line.nodes_per_second))?;
            for Reached { depth, nodes, seconds, .. } in &line.depths {
                out.line(format!("  depth {depth:>2} {nodes:>10} nodes {seconds:>8.3} s"))?;
            }
            out.finish()?;
        }
        lines.push(line);
    }
    if json {
        out.json(&lines)?;
    }
    Ok(Verdict::Fine)
}

/// Thinks about the beginning of a game, and notes when each depth is done.
fn measure(id: &str, time: Duration) -> anyhow::Result<Line> {
    let game = Game::from_position(named_rules::find(id)?.rules.initial());
    let engine = Engine::new(&Settings { hash_bytes: HASH_BYTES, ..Settings::default() });
    engine.get_ready(&game.rules());
    let limits = Limits { time: Some(time), ..Limits::default() };
    let question = Question { limits, ..Question::of_game(&game, Level::FULL) };
    let mut depths = Vec::new();
    let watch = Stopwatch::start();
    engine.answer(&question, &AtomicBool::new(false), &mut |report| {
        let spent = watch.spent().0;
        let seconds = spent.as_secs_f64();
        depths.push(Reached { depth: report.depth, nodes: report.nodes, seconds, spent });
    });
    let nodes_per_second = depths.last().map_or(0, |last| {
        (u128::from(last.nodes) * 1_000_000_000 / last.spent.as_nanos().max(1)) as u64
    });
    Ok(Line { id: id.to_string(), depths, nodes_per_second })
}
