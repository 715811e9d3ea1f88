//! Fitting the weights to exact values.
//!
//! A weight is what makes the share of points that a position looks worth, by a logistic curve,
//! come closest to what the tables say it is worth: 1 for a win, a half for a draw, 0 for a loss.

use std::fmt::Write;

use mill::Mill;
use tables::Wdl;

use super::features::{Between, COUNT, Feature, Features, PARTS, WHOLE, features};

/// How often all samples are gone through.
const ROUNDS: u32 = 60;

/// How many samples are learnt from at once.
const BATCH: usize = 512;

/// The length of the first steps.
const STEP: f64 = 0.02;

/// How strongly weights are drawn to where they began, so that what hardly ever occurs counts little.
const PULL: f64 = 3e-5;

/// What a stone counts to begin with. Early on the tables call almost everything a draw, but whoever
/// has a stone more wins more often.
const STONE: f64 = 0.5;

/// How many units of the weights are one unit of the curve: an eighth of a hundredth.
const UNITS: f64 = 800.0;

/// The numbers learnt for one part of the game.
const NUMBERS: usize = 1 + 2 * COUNT;

/// Positions with their values, to be learnt from.
#[derive(Debug, Default)]
pub struct Samples {
    samples: Vec<Sample>,
}

#[derive(Clone, Debug)]
struct Sample {
    between: Between,
    seen: [Features; 2],
    points: f64,
}

impl Samples {
    /// Adds a position and what it is worth for the side to move.
    pub fn add(&mut self, position: &Mill, wdl: Wdl) {
        let points = match wdl {
            Wdl::Loss => 0.0,
            Wdl::Draw => 0.5,
            Wdl::Win => 1.0,
        };
        self.samples.push(Sample {
            between: Between::of(position),
            seen: features(position),
            points,
        });
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.samples.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.samples.is_empty()
    }

    /// Fits the weights; gives them as the source of `weights.rs`, and how far off they are on
    /// average: before, and after.
    pub fn fit(mut self, seed: u64) -> (String, [f64; 2]) {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut learner = Learner::default();
        let before = learner.error(&self.samples);
        for round in 0..ROUNDS {
            random.shuffle(&mut self.samples);
            let step = STEP * (1.0 - f64::from(round) / f64::from(ROUNDS));
            for batch in self.samples.chunks(BATCH) {
                learner.learn(batch, step);
            }
        }
        (learner.source(), [before, learner.error(&self.samples)])
    }
}

/// The weights being learnt.
struct Learner {
    numbers: [[Number; NUMBERS]; PARTS.len()],
    steps: i32,
}

/// A weight, where it began, where it drifts to, and how unsteadily: what Adam remembers.
#[derive(Clone, Copy, Default)]
struct Number {
    weight: f64,
    began: f64,
    drift: f64,
    spread: f64,
}

/// How much is kept of a drift and of its spread from one step to the next.
const KEPT: [f64; 2] = [0.9, 0.999];

impl Number {
    /// Goes a step down a slope; `warm` makes up for having begun with nothing.
    fn go(&mut self, slope: f64, step: f64, warm: [f64; 2]) {
        let slope = slope + PULL * (self.weight - self.began);
        self.drift = KEPT[0] * self.drift + (1.0 - KEPT[0]) * slope;
        self.spread = KEPT[1] * self.spread + (1.0 - KEPT[1]) * slope * slope;
        self.weight -= step * (self.drift / warm[0]) / ((self.spread / warm[1]).sqrt() + 1e-8);
    }
}

impl Default for Learner {
    fn default() -> Self {
        let mut numbers = [Number::default(); NUMBERS];
        for (side, stone) in [STONE, -STONE].into_iter().enumerate() {
            let at = 1 + side * COUNT + Feature::Stones as usize;
            numbers[at] = Number { weight: stone, began: stone, ..Number::default() };
        }
        Self { numbers: [numbers; PARTS.len()], steps: 0 }
    }
}

/// The parts of the game that a sample belongs to, and how much.
fn shares(between: Between) -> [(usize, f64); 2] {
    let second = f64::from(between.second) / f64::from(WHOLE);
    [(between.parts[0], 1.0 - second), (between.parts[1], second)]
}

/// What is counted, in the order of the numbers.
fn inputs(sample: &Sample) -> [f64; NUMBERS] {
    let mut inputs = [1.0; NUMBERS];
    let counts = sample.seen.iter().flatten();
    for (input, &count) in inputs[1..].iter_mut().zip(counts) {
        *input = count.into();
    }
    inputs
}

impl Learner {
    /// What a sample looks worth, from 0 to 1.
    fn guess(&self, sample: &Sample, inputs: &[f64; NUMBERS]) -> f64 {
        let sum = |part: usize| -> f64 {
            self.numbers[part].iter().zip(inputs).map(|(number, input)| number.weight * input).sum()
        };
        let worth: f64 =
            shares(sample.between).iter().map(|&(part, share)| share * sum(part)).sum();
        1.0 / (1.0 + (-worth).exp())
    }

    fn error(&self, samples: &[Sample]) -> f64 {
        let (mut sum, mut count) = (0.0, 0.0);
        for sample in samples {
            sum += (self.guess(sample, &inputs(sample)) - sample.points).powi(2);
            count += 1.0;
        }
        f64::sqrt(sum / f64::max(count, 1.0))
    }

    fn learn(&mut self, batch: &[Sample], step: f64) {
        let mut slopes = [[0.0; NUMBERS]; PARTS.len()];
        let mut count = 0.0;
        for sample in batch {
            let inputs = inputs(sample);
            let off = self.guess(sample, &inputs) - sample.points;
            count += 1.0;
            for (part, share) in shares(sample.between) {
                for (slope, input) in slopes[part].iter_mut().zip(&inputs) {
                    *slope += off * share * input;
                }
            }
        }
        self.steps += 1;
        let warm = KEPT.map(|kept| 1.0 - kept.powi(self.steps));
        for (number, slope) in self.numbers.iter_mut().flatten().zip(slopes.as_flattened()) {
            number.go(slope / count, step, warm);
        }
    }

    /// The weights as a source file.
    fn source(&self) -> String {
        let mut text = String::from(HEAD);
        for (name, numbers) in PARTS.iter().zip(&self.numbers) {
            let numbers: Vec<String> =
                numbers.iter().map(|number| format!("{:.0}", number.weight * UNITS)).collect();
            let rows = |numbers: &[String]| numbers.join(", ");
            let _ = writeln!(text, "    // {name}.");
            let _ = writeln!(text, "    Weights {{");
            let _ = writeln!(text, "        base: {},", numbers[0]);
            let _ = writeln!(text, "        sides: [");
            let _ = writeln!(text, "            [{}],", rows(&numbers[1..=COUNT]));
            let _ = writeln!(text, "            [{}],", rows(&numbers[1 + COUNT..]));
            let _ = writeln!(text, "        ],\n    }},");
        }
        text + "];\n"
    }
}

const HEAD: &str = "//! The weights, in eighths of a hundredth, as `zwick bench fit` makes them.

use super::{PARTS, Weights};

#[rustfmt::skip]
pub(super) static WEIGHTS: [Weights; PARTS.len()] = [
";
