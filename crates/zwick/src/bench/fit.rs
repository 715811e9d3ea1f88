//! `zwick bench fit`: what positions look like, fitted to what they are worth.
//!
//! The samples of mill are positions of lifelike games and positions one turn off them, for a search
//! sees more of those that nobody would choose; the tables say what they are worth. Those of draughts
//! come from games of the engine with itself, whose ends say it.

use std::fs;

use ::mill::Mill;
use anyhow::Context;
use board::{Position, State};
use engine::MillSamples;
use game::AnyRules;
use serde::Serialize;
use tables::Wdl;

use super::{
    lifelike::{Games, Lived},
    self_play,
};
use crate::{
    cli::FitArgs,
    named_rules,
    output::{Output, Verdict},
};

#[derive(Serialize)]
struct Report {
    id: String,
    samples: usize,
    /// How far off the guessed share of points is: with a plain count of pieces, and with the weights fitted.
    before: f64,
    after: f64,
}

pub(super) fn run(args: &FitArgs, json: bool, out: &mut Output) -> anyhow::Result<Verdict> {
    let named = named_rules::find(&args.id)?;
    let (count, (source, [before, after])) = match named.rules {
        AnyRules::Draughts(rules) => {
            let samples = self_play::samples(&named, args.positions, args.seed)?;
            (samples.len(), samples.fit(rules.losing, args.seed))
        }
        _ => {
            let samples = mill_samples(args)?;
            (samples.len(), samples.fit(args.seed))
        }
    };
    fs::write(&args.file, source)
        .with_context(|| format!("{} cannot be written", args.file.display()))?;
    let report = Report { id: named.id, samples: count, before, after };
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

fn mill_samples(args: &FitArgs) -> anyhow::Result<MillSamples> {
    let mut games = Games::open(&args.id, &args.folder, args.seed)?;
    let mut samples = MillSamples::default();
    games.play_until(args.positions, |lived, random| {
        for lived in &lived {
            take(lived, random, &mut samples);
        }
        samples.len()
    })?;
    Ok(samples)
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
