//! `zwick bench hunts`: how long it takes to solve each hunt.

use board::RuleSet;
use hunt::{
    battue::{Hop, Rules},
    wolf,
};
use serde::Serialize;
use tables::hunt::{SolvedBattue, SolvedWolf};

use super::Stopwatch;
use crate::output::{Output, Verdict};

#[derive(Serialize)]
struct Line {
    game: String,
    seconds: f64,
    clock: &'static str,
    bytes: usize,
}

pub(super) fn run(json: bool, out: &mut Output) -> anyhow::Result<Verdict> {
    let mut lines = Vec::new();
    for rules in wolf::Rules::presets().iter().map(|preset| preset.rules) {
        lines.push(measure("wolf".to_string(), || SolvedWolf::new(rules).bytes()));
    }
    for rules in hunts() {
        let solved = || SolvedBattue::new(rules).map_or(0, |solved| solved.bytes());
        let game = format!("battue, {} hunters, quarry_hop {}", rules.hunters, rules.quarry_hop);
        lines.push(measure(game, solved));
    }
    if json {
        out.json(&lines)?;
        return Ok(Verdict::Fine);
    }
    for line in &lines {
        out.line(format!(
            "{:<36} {:>6.3} {} s {:>10} bytes",
            line.game, line.seconds, line.clock, line.bytes
        ))?;
    }
    Ok(Verdict::Fine)
}

/// Every hunt on the mill board that the rules allow.
fn hunts() -> impl Iterator<Item = Rules> {
    let rules = |(quarry_hop, hunters)| Rules { hunters, quarry_hop, limit: 50 };
    let hops = [Hop::No, Hop::Hop, Hop::Take].into_iter();
    hops.flat_map(|hop| (0..=Rules::MOST_HUNTERS).map(move |hunters| (hop, hunters)))
        .map(rules)
        .filter(|rules| rules.check().is_ok())
}

fn measure(game: String, solve: impl FnOnce() -> usize) -> Line {
    let watch = Stopwatch::start();
    let bytes = solve();
    let (spent, clock) = watch.spent();
    Line { game, seconds: spent.as_secs_f64(), clock, bytes }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_hunt_is_measured() {
        // Two to eight hunters of a quarry that steps, four to eight of one that hops or takes.
        assert_eq!(hunts().count(), 7 + 5 + 5);
        let line = measure("wolf".to_string(), || 7);
        assert_eq!(line.bytes, 7);
    }
}
