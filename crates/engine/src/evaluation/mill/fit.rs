//! Fitting the weights to exact values.

use std::fmt::Write;

use mill::Mill;
use tables::Wdl;

use super::features::{Between, COUNT, Feature, Features, PARTS, WHOLE, features};
use crate::evaluation::learner::{Learner, Lesson};

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
        let mut learner = Learner::new([beginning(); PARTS.len()].into_iter().flatten());
        let errors = learner.learn(&mut self.samples, seed);
        (source(&learner.weights()), errors)
    }
}

/// The numbers of a part of the game to begin with.
fn beginning() -> [f64; NUMBERS] {
    let mut numbers = [0.0; NUMBERS];
    for (side, stone) in [STONE, -STONE].into_iter().enumerate() {
        numbers[1 + side * COUNT + Feature::Stones as usize] = stone;
    }
    numbers
}

impl Lesson for Sample {
    fn points(&self) -> f64 {
        self.points
    }

    fn visit(&self, mut each: impl FnMut(usize, f64)) {
        let second = f64::from(self.between.second) / f64::from(WHOLE);
        for (part, share) in self.between.parts.into_iter().zip([1.0 - second, second]) {
            let first = part * NUMBERS;
            each(first, share);
            for (at, &count) in self.seen.iter().flatten().enumerate() {
                each(first + 1 + at, share * f64::from(count));
            }
        }
    }
}

/// The weights as a source file.
fn source(weights: &[f64]) -> String {
    let mut text = String::from(HEAD);
    for (name, numbers) in PARTS.iter().zip(weights.chunks(NUMBERS)) {
        let numbers: Vec<String> =
            numbers.iter().map(|number| format!("{:.0}", number * UNITS)).collect();
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

const HEAD: &str = "//! The weights, in eighths of a hundredth, as `zwick bench fit` makes them.

use super::{PARTS, Weights};

#[rustfmt::skip]
pub(super) static WEIGHTS: [Weights; PARTS.len()] = [
";
