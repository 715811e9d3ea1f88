//! What is said of a match.

use std::collections::BTreeMap;

use board::Side;
use serde::Serialize;

use super::{
    elo::{Elo, Sprt},
    tally::{Count, Failure, Tally},
};
use crate::output::Output;

/// What is said of a match; a difference in Elo that is infinite is left out.
#[derive(Debug, Serialize)]
pub(super) struct Report {
    a: String,
    b: String,
    rules: String,
    seed: u64,
    games: u64,
    /// How the first player did with each colour, and in all.
    white: Count,
    black: Count,
    all: Count,
    percent: f64,
    /// Pairs of games by the points of the first player: 0, ½, 1, 1½, 2.
    pairs: [u64; 5],
    elo: Option<Range>,
    sprt: Option<Test>,
    mean_plies: f64,
    /// By how many milliseconds a turn took longer than it was to, at most.
    late_ms: Option<u128>,
    reasons: BTreeMap<&'static str, u64>,
    failures: Vec<Failure>,
}

#[derive(Debug, Serialize)]
struct Range {
    difference: Option<f64>,
    low: Option<f64>,
    high: Option<f64>,
}

#[derive(Debug, Serialize)]
struct Test {
    elo0: f64,
    elo1: f64,
    log_likelihood: f64,
    low: f64,
    high: f64,
    decision: &'static str,
}

impl Report {
    #[allow(clippy::cast_precision_loss, reason = "no match has so many games")]
    pub(super) fn new(
        names: [&str; 2],
        rules: &str,
        seed: u64,
        tally: Tally,
        sprt: Option<Sprt>,
    ) -> Self {
        let all = tally.all();
        let test = |sprt: Sprt| {
            let (low, high) = Sprt::bounds();
            Test {
                elo0: sprt.elo0,
                elo1: sprt.elo1,
                log_likelihood: sprt.log_likelihood(tally.pairs),
                low,
                high,
                decision: sprt.decision(tally.pairs).as_str(),
            }
        };
        Self {
            a: names[0].to_string(),
            b: names[1].to_string(),
            rules: rules.to_string(),
            seed,
            games: all.games(),
            white: tally.by_side[Side::White],
            black: tally.by_side[Side::Black],
            all,
            percent: all.percent(),
            pairs: tally.pairs.0,
            elo: tally.pairs.elo().map(Range::from),
            sprt: sprt.map(test),
            mean_plies: tally.plies as f64 / all.games().max(1) as f64,
            late_ms: tally.late.map(|late| late.as_millis()),
            reasons: tally.reasons,
            failures: tally.failures,
        }
    }

    /// Whether a player failed.
    pub(super) fn has_failures(&self) -> bool {
        !self.failures.is_empty()
    }

    pub(super) fn print(&self, out: &mut Output) -> anyhow::Result<()> {
        let Self { a, b, rules, seed, games, .. } = self;
        out.line(format!("{a} against {b}: {games} games of {rules}, seed {seed}"))?;
        out.line("            won  drawn   lost   points")?;
        for (name, count) in
            [("as white", self.white), ("as black", self.black), ("in all", self.all)]
        {
            out.line(format!(
                "{name:<8} {:>6} {:>6} {:>6}  {:>5.1} %",
                count.won,
                count.drawn,
                count.lost,
                count.percent()
            ))?;
        }
        let [p0, p1, p2, p3, p4] = self.pairs;
        out.line(format!(
            "pairs     {p0} with 0, {p1} with ½, {p2} with 1, {p3} with 1½, {p4} with 2"
        ))?;
        if let Some(elo) = &self.elo {
            let Range { difference, low, high } = elo;
            let [difference, low, high] = [(difference, self.percent), (low, 0.0), (high, 100.0)]
                .map(|(elo, side)| signed(*elo, side > 50.0));
            out.line(format!("elo       {difference}, with 95 % from {low} to {high}"))?;
        }
        if let Some(test) = &self.sprt {
            let Test { elo0, elo1, log_likelihood, low, high, decision } = test;
            out.line(format!(
                "sprt      elo0 {elo0}, elo1 {elo1}: log-likelihood {log_likelihood:+.2}, bounds {low:+.2} {high:+.2}: {decision}"
            ))?;
        }
        let reasons: Vec<String> =
            self.reasons.iter().map(|(reason, games)| format!("{games} {reason}")).collect();
        out.line(format!("ends      {}", reasons.join(", ")))?;
        out.line(format!("length    {:.1} plies in the mean", self.mean_plies))?;
        if let Some(late) = self.late_ms {
            out.line(format!("late      {late} ms at most beyond the time of a turn"))?;
        }
        self.print_failures(out)
    }

    fn print_failures(&self, out: &mut Output) -> anyhow::Result<()> {
        for name in [&self.a, &self.b] {
            for kind in ["crash", "illegal turn", "time-out"] {
                let is_such = |failure: &&Failure| failure.player == *name && failure.kind == kind;
                let mut such = self.failures.iter().filter(is_such);
                if let Some(first) = such.next() {
                    let count = 1 + such.count();
                    let Failure { game, what, .. } = first;
                    out.line(format!(
                        "failed    {name}: {kind} in {count} games, first in game {game}: {what}"
                    ))?;
                }
            }
        }
        Ok(())
    }
}

impl From<Elo> for Range {
    fn from(elo: Elo) -> Self {
        let finite = |number: f64| Some(number).filter(|number| number.is_finite());
        Self { difference: finite(elo.difference), low: finite(elo.low), high: finite(elo.high) }
    }
}

/// A difference in Elo; one that is not there is infinite.
fn signed(elo: Option<f64>, above: bool) -> String {
    match elo {
        Some(elo) => format!("{elo:+.1}"),
        None if above => "+∞".to_string(),
        None => "-∞".to_string(),
    }
}
