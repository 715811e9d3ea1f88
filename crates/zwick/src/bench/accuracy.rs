//! `zwick bench accuracy`: how often the search, without tables, keeps what a position is worth.
//!
//! Positions come from games in which most turns keep the exact value and the others are drawn by
//! lot; those are asked in which at least one turn loses value.

use std::{collections::BTreeMap, sync::atomic::AtomicBool, time::Duration};

use ::mill::{Mill, Rules};
use anyhow::{Context, bail, ensure};
use board::Position;
use engine::{Limits, Task, TranspositionTable, think};
use game::AnyRules;
use serde::Serialize;
use tables::{Tables, Turn, mill::Prober};

use super::lifelike::{Games, Lived};
use crate::{
    cli::AccuracyArgs,
    named_rules,
    output::{Output, Verdict},
    probe::CACHE_BYTES,
    tables_folder,
};

/// Of so many positions of a game, one is asked, so that no game counts much.
const ASKED: u8 = 4;

/// After so many games without a question there are none.
const PATIENCE: u32 = 1000;

/// How much memory the table of the search gets.
const TABLE_BYTES: usize = 1 << 24;

/// What was found in positions of one kind.
#[derive(Clone, Copy, Default, Serialize)]
struct Tally {
    positions: u32,
    kept: u32,
}

#[derive(Serialize)]
struct Report {
    id: String,
    /// By phase, then by the stones of the side to move and of the other side.
    phases: BTreeMap<&'static str, Tally>,
    stones: BTreeMap<String, Tally>,
}

pub(super) fn run(args: &AccuracyArgs, json: bool, out: &mut Output) -> anyhow::Result<Verdict> {
    let named = named_rules::find(&args.id)?;
    let AnyRules::Mill(rules) = named.rules else {
        bail!("{} is no game of mill", named.id);
    };
    let tables = Tables::open(&tables_folder::find(&args.folder)?, CACHE_BYTES);
    let asked = || format!("{} in {}", named.id, tables.folder().display());
    let prober = Prober::new(&tables, rules).with_context(asked)?;
    let mut report =
        Report { id: named.id.clone(), phases: BTreeMap::new(), stones: BTreeMap::new() };
    let mut games = Games::new(&prober, args.seed);
    let table = TranspositionTable::new(TABLE_BYTES);
    let (mut left, mut idle) = (args.positions, 0);
    while left > 0 {
        let questions = questions(&mut games, rules).with_context(asked)?;
        idle = if questions.is_empty() { idle + 1 } else { 0 };
        ensure!(idle < PATIENCE, "{PATIENCE} games in a row asked nothing: no turn loses value");
        for (position, turns) in questions.into_iter().take(left) {
            left -= 1;
            let kept = keeps_value(args, &table, &position, &turns);
            for tally in [
                report.phases.entry(phase(&position)).or_default(),
                report.stones.entry(stones(&position)).or_default(),
            ] {
                tally.positions += 1;
                tally.kept += u32::from(kept);
            }
        }
    }
    if json {
        out.json(&report)?;
        return Ok(Verdict::Fine);
    }
    for (name, tally) in &report.phases {
        out.line(line(name, *tally))?;
    }
    for (name, tally) in &report.stones {
        out.line(line(name, *tally))?;
    }
    Ok(Verdict::Fine)
}

fn line(name: &str, tally: Tally) -> String {
    let percent = f64::from(tally.kept) * 100.0 / f64::from(tally.positions.max(1));
    format!("{name:<8} {percent:>6.2} % of {} positions", tally.positions)
}

/// Plays a game; gives some of its positions in which value can be lost.
fn questions(games: &mut Games<'_>, rules: Rules) -> anyhow::Result<Vec<Lived>> {
    let mut questions = games.play(rules)?;
    questions.retain(|(_, turns)| {
        let best = turns[0].value.wdl();
        turns.iter().any(|turn| turn.value.wdl() != best) && games.random.u8(..ASKED) == 0
    });
    Ok(questions)
}

/// Whether the search finds a turn that is worth as much as the best.
fn keeps_value(
    args: &AccuracyArgs,
    table: &TranspositionTable,
    position: &Mill,
    turns: &[Turn<::mill::Move>],
) -> bool {
    let time = args.nodes.is_none().then(|| Duration::from_millis(args.time));
    let limits = Limits { nodes: args.nodes, time, ..Limits::default() };
    table.clear();
    let stop = AtomicBool::new(false);
    let clear = Task::new(position, limits, table, &stop);
    let task = args.level.map_or(clear, |level| Task {
        limits: level.within(limits),
        sight: level.sight(args.seed, usize::MAX),
        ..clear
    });
    let lines = think(&task, &mut |_| {});
    let chosen = lines.first().and_then(|line| line.turns.first().copied());
    turns.iter().any(|turn| Some(turn.m) == chosen && turn.value.wdl() == turns[0].value.wdl())
}

fn phase(position: &Mill) -> &'static str {
    if [board::Side::White, board::Side::Black].iter().any(|&side| position.hand(side) > 0) {
        "placing"
    } else {
        "moving"
    }
}

/// The stones of the side to move and of the other side, those in hand counted.
fn stones(position: &Mill) -> String {
    format!("{}-{}", position.total(position.turn()), position.total(!position.turn()))
}
