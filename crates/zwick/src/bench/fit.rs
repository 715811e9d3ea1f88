//! `zwick bench fit`: what positions of mill look like, fitted to what they are worth.
//!
//! The samples are positions of lifelike games and positions one turn off them, for a search sees
//! more of those that nobody would choose.

use std::fs;

use ::mill::Mill;
use anyhow::{Context, bail, ensure};
use board::{Position, State};
use engine::MillSamples;
use game::AnyRules;
use serde::Serialize;
use tables::{Tables, Wdl, mill::Prober};

use super::lifelike::{Games, Lived};
use crate::{
    cli::FitArgs,
    named_rules,
    output::{Output, Verdict},
    probe::CACHE_BYTES,
    tables_folder,
};

/// Games in a row without a sample, after which there will be none.
const PATIENCE: u32 = 1000;

#[derive(Serialize)]
struct Report {
    id: String,
    samples: usize,
    /// How far off the guessed share of points is: with no weights at all, and with those fitted.
    before: f64,
    after: f64,
}

pub(super) fn run(args: &FitArgs, json: bool, out: &mut Output) -> anyhow::Result<Verdict> {
    let named = named_rules::find(&args.id)?;
    let AnyRules::Mill(rules) = named.rules else {
        bail!("{} is no game of mill", named.id);
    };
    let tables = Tables::open(&tables_folder::find(&args.folder)?, CACHE_BYTES);
    let asked = || format!("{} in {}", named.id, tables.folder().display());
    let prober = Prober::new(&tables, rules).with_context(asked)?;
    let mut games = Games::new(&prober, args.seed);
    let mut samples = MillSamples::default();
    let mut idle = 0;
    while samples.len() < args.positions {
        let before = samples.len();
        for lived in games.play(rules).with_context(asked)? {
            take(&lived, &mut games.random, &mut samples);
        }
        idle = if samples.len() == before { idle + 1 } else { 0 };
        ensure!(idle < PATIENCE, "{PATIENCE} games in a row had no position to learn from");
    }
    let count = samples.len();
    let (source, [before, after]) = samples.fit(args.seed);
    fs::write(&args.file, source)
        .with_context(|| format!("{} cannot be written", args.file.display()))?;
    let report = Report { id: named.id.clone(), samples: count, before, after };
    if json {
        out.json(&report)?;
    } else {
        out.line(format!(
            "{count} positions; off by {before:.4} before and {after:.4} after, in {}",
            args.file.display()
        ))?;
    }
    Ok(Verdict::Fine)
}

/// Takes some positions of a game, and some that one turn leads to.
fn take((position, turns): &Lived, random: &mut fastrand::Rng, samples: &mut MillSamples) {
    if random.bool() {
        samples.add(position, turns[0].value.wdl());
    }
    let turn = turns[random.usize(..turns.len())];
    let mut after: Mill = *position;
    after.play_unchecked(turn.m);
    if after.end().is_none() && after.turn() != position.turn() {
        samples.add(&after, reversed(turn.value.wdl()));
    }
}

/// What a turn is worth for the side that did not make it.
fn reversed(wdl: Wdl) -> Wdl {
    match wdl {
        Wdl::Win => Wdl::Loss,
        Wdl::Draw => Wdl::Draw,
        Wdl::Loss => Wdl::Win,
    }
}
