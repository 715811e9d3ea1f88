//! `zwick bench accuracy`: how often the search, without tables, keeps what a position is worth.
//!
//! Positions come from games in which most turns keep the exact value and the others are drawn by
//! lot; those are asked in which at least one turn loses value.

use std::{collections::BTreeMap, sync::atomic::AtomicBool, time::Duration};

use ::mill::Mill;
use board::Position;
use engine::{Limits, Task, TranspositionTable, think};
use game::Family;
use serde::Serialize;
use tables::Turn;

use super::lifelike::{Games, Lived};
use crate::{
    cli::AccuracyArgs,
    output::{Output, Verdict},
};

/// Of so many positions of a game, one is asked, so that no game counts much.
const ASKED: u8 = 4;

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
    let mut games = Games::open(&args.id, &args.folder, args.seed)?;
    let mut report =
        Report { id: games.id.clone(), phases: BTreeMap::new(), stones: BTreeMap::new() };
    let table = TranspositionTable::new(TABLE_BYTES);
    let mut asked = 0;
    games.play_until(args.positions, |lived, random| {
        let questions = lived.into_iter().filter(|lived| is_asked(lived, random));
        for (position, turns) in questions.take(args.positions - asked) {
            asked += 1;
            let kept = keeps_value(args, &table, &position, &turns);
            for tally in [
                report.phases.entry(phase(&position)).or_default(),
                report.stones.entry(stones(&position)).or_default(),
            ] {
                tally.positions += 1;
                tally.kept += u32::from(kept);
            }
        }
        asked
    })?;
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

/// Whether a position is asked: value can be lost in it, and the lot says so.
fn is_asked((_, turns): &Lived, random: &mut fastrand::Rng) -> bool {
    let best = turns[0].value.wdl();
    turns.iter().any(|turn| turn.value.wdl() != best) && random.u8(..ASKED) == 0
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
    let mut task = Task::new(position, limits, table, &stop);
    if let Some(level) = args.level {
        task.limits = level.within(limits, Family::Mill);
        task.sight = level.sight(Family::Mill, args.seed, false);
    }
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
