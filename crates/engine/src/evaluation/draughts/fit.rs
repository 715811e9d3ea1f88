//! Fitting the weights to how games ended.

use std::fmt::Write;

use draughts::Draughts;

use super::features::{COUNT, Feature, Features, PARTS, WHOLE, between, features};
use crate::evaluation::learner::{Learner, Lesson};

/// What a man counts to begin with, and a king.
const BEGINNING: [f64; 2] = [1.0, 1.5];

/// What seven men, one on each rank, are to be worth when half of the pieces are gone: a hundred each, in
/// eighths.
const RANKS_OF_MEN: f64 = 7.0 * 800.0;

/// The numbers learnt for one part of the game.
const NUMBERS: usize = 1 + COUNT;

/// Positions of games whose end is known, to be learnt from.
#[derive(Debug, Default)]
pub struct Samples {
    samples: Vec<Sample>,
}

#[derive(Debug)]
struct Sample {
    between: (usize, i32),
    seen: Features,
    points: f64,
}

impl Samples {
    /// Adds a position, and the points that the side to move has got in the end: 0, a half or 1.
    pub fn add(&mut self, position: &Draughts, points: f64) {
        let setup = position.setup();
        self.samples.push(Sample { between: between(setup), seen: features(setup), points });
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.samples.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.samples.is_empty()
    }

    /// Fits the weights; gives them as the source of a file of weights, and how far off they are on
    /// average: before, and after. In a losing game pieces are worth less than nothing to begin with.
    pub fn fit(mut self, losing: bool, seed: u64) -> (String, [f64; 2]) {
        let part = beginning(if losing { -1.0 } else { 1.0 });
        let mut learner = Learner::new([part; PARTS.len()].into_iter().flatten());
        let errors = learner.learn(&mut self.samples, seed);
        (source(&learner.weights()), errors)
    }
}

fn beginning(sign: f64) -> [f64; NUMBERS] {
    let mut numbers = [0.0; NUMBERS];
    numbers[1 + Feature::Men as usize..=Feature::Kings as usize].fill(sign * BEGINNING[0]);
    numbers[1 + Feature::Kings as usize] = sign * BEGINNING[1];
    numbers
}

impl Lesson for Sample {
    fn points(&self) -> f64 {
        self.points
    }

    fn visit(&self, mut each: impl FnMut(usize, f64)) {
        let (part, next) = self.between;
        let next = f64::from(next) / f64::from(WHOLE);
        for (part, share) in [(part, 1.0 - next), (part + 1, next)] {
            let first = part * NUMBERS;
            each(first, share);
            for (at, &count) in self.seen.iter().enumerate() {
                each(first + 1 + at, share * f64::from(count));
            }
        }
    }
}

/// The weights as a source file, such that a man is worth what a man should be.
fn source(weights: &[f64]) -> String {
    let men = &weights[NUMBERS + 1..=NUMBERS + Feature::Kings as usize];
    let all_ranks = men.iter().sum::<f64>().abs();
    let units = RANKS_OF_MEN / all_ranks.max(0.1);
    let mut text = String::from(HEAD);
    for (name, numbers) in PARTS.iter().zip(weights.chunks(NUMBERS)) {
        let numbers: Vec<String> =
            numbers.iter().map(|number| format!("{:.0}", number * units)).collect();
        let _ = writeln!(text, "    // {name}.");
        let _ = writeln!(text, "    Weights {{");
        let _ = writeln!(text, "        base: {},", numbers[0]);
        let _ = writeln!(text, "        counts: [{}],", numbers[1..].join(", "));
        let _ = writeln!(text, "    }},");
    }
    text + "];\n"
}

const HEAD: &str = "//! The weights, in eighths of a hundredth, as `zwick bench fit` makes them.

use super::super::{PARTS, Weights};

#[rustfmt::skip]
pub(in super::super) static WEIGHTS: [Weights; PARTS.len()] = [
";
