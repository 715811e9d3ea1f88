//! Learning weights from positions whose outcome is known.
//!
//! A weight is what makes the share of points that a position looks worth, by a logistic curve,
//! come closest to what it turned out to be worth: 1 for a win, a half for a draw, 0 for a loss.

/// How often all lessons are gone through.
const ROUNDS: u32 = 60;

/// How many lessons are learnt from at once.
const BATCH: usize = 512;

/// The length of the first steps.
const STEP: f64 = 0.02;

/// How strongly weights are drawn to where they began, so that what hardly ever occurs counts little.
const PULL: f64 = 3e-5;

/// A position to learn from.
pub(super) trait Lesson {
    /// What it is worth for the side to move, from 0 to 1.
    fn points(&self) -> f64;

    /// Calls back with the number of each weight that takes part, and how much it counts.
    fn visit(&self, each: impl FnMut(usize, f64));
}

/// The weights being learnt.
pub(super) struct Learner {
    numbers: Vec<Number>,
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

impl Learner {
    /// Begins with these weights.
    pub(super) fn new(weights: impl IntoIterator<Item = f64>) -> Self {
        let number = |weight| Number { weight, began: weight, ..Number::default() };
        Self { numbers: weights.into_iter().map(number).collect(), steps: 0 }
    }

    /// Learns from all lessons; says how far off the guesses are on average, before and after.
    pub(super) fn learn(&mut self, lessons: &mut [impl Lesson], seed: u64) -> [f64; 2] {
        let mut random = fastrand::Rng::with_seed(seed);
        let before = self.error(lessons);
        for round in 0..ROUNDS {
            random.shuffle(lessons);
            let step = STEP * (1.0 - f64::from(round) / f64::from(ROUNDS));
            for batch in lessons.chunks(BATCH) {
                self.take_in(batch, step);
            }
        }
        [before, self.error(lessons)]
    }

    /// The weights as they are now.
    pub(super) fn weights(&self) -> Vec<f64> {
        self.numbers.iter().map(|number| number.weight).collect()
    }

    /// What a position looks worth, from 0 to 1.
    fn guess(&self, lesson: &impl Lesson) -> f64 {
        let mut worth = 0.0;
        lesson.visit(|at, count| worth += self.numbers[at].weight * count);
        1.0 / (1.0 + (-worth).exp())
    }

    fn error(&self, lessons: &[impl Lesson]) -> f64 {
        let (mut sum, mut count) = (0.0, 0.0);
        for lesson in lessons {
            sum += (self.guess(lesson) - lesson.points()).powi(2);
            count += 1.0;
        }
        f64::sqrt(sum / f64::max(count, 1.0))
    }

    fn take_in(&mut self, batch: &[impl Lesson], step: f64) {
        let mut slopes = vec![0.0; self.numbers.len()];
        let mut lessons = 0.0;
        for lesson in batch {
            let off = self.guess(lesson) - lesson.points();
            lessons += 1.0;
            lesson.visit(|at, count| slopes[at] += off * count);
        }
        self.steps += 1;
        let warm = KEPT.map(|kept| 1.0 - kept.powi(self.steps));
        for (number, slope) in self.numbers.iter_mut().zip(slopes) {
            number.go(slope / lessons, step, warm);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Coin {
        heads: f64,
        points: f64,
    }

    impl Lesson for Coin {
        fn points(&self) -> f64 {
            self.points
        }

        fn visit(&self, mut each: impl FnMut(usize, f64)) {
            each(0, self.heads);
            each(1, 1.0);
        }
    }

    #[test]
    fn what_decides_gets_weight_and_what_does_not_gets_none() {
        let coin = |lot: i32| Coin { heads: f64::from(lot % 2), points: f64::from(lot % 2) };
        let mut lessons: Vec<Coin> = (0..2_000).map(coin).collect();
        let mut learner = Learner::new([0.0; 3]);
        let [before, after] = learner.learn(&mut lessons, 1);
        assert!(before > 0.49 && after < 0.3, "{before} {after}");
        let weights = learner.weights();
        assert!(weights[0] > 2.0 && weights[1] < -1.0, "{weights:?}");
        assert_eq!(weights[2].to_bits(), 0.0_f64.to_bits());
    }
}
