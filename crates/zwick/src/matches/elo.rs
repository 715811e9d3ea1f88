//! How much stronger one player is, and how sure that is.
//!
//! The two games of an opening are one sample, since they are alike: their points, from 0 to 2 in
//! halves, are counted in five classes.

#![allow(clippy::cast_precision_loss, reason = "no match has so many games")]

/// The quantile of the normal distribution for 95 %.
const WIDTH: f64 = 1.959_964;

/// What may have been missed where all samples are alike.
const UNSEEN: f64 = 0.05;

/// How often errors of either kind are allowed.
const ERRORS: f64 = 0.05;

/// What stands for a class in which nothing has been seen.
const ALMOST_NOTHING: f64 = 1e-3;

/// The share of the points in each class.
const SHARES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// After so many halvings nothing changes any more.
const STEPS: usize = 60;

/// Pairs of games by the points of the first player, in halves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Pairs(pub(super) [u64; 5]);

/// A difference in Elo and the range in which it lies with 95 %; infinite where all was won.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Elo {
    pub(super) difference: f64,
    pub(super) low: f64,
    pub(super) high: f64,
}

/// A sequential test of two hypotheses on the difference in Elo.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Sprt {
    /// What the one says.
    pub(crate) elo0: f64,
    /// What the other says; it is greater.
    pub(crate) elo1: f64,
}

/// What a sequential test has come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Decision {
    /// The lower hypothesis holds.
    Elo0,
    /// The higher one holds.
    Elo1,
    /// Not enough has been seen.
    Open,
}

impl Decision {
    pub(super) const fn as_str(self) -> &'static str {
        match self {
            Self::Elo0 => "elo0 holds",
            Self::Elo1 => "elo1 holds",
            Self::Open => "undecided",
        }
    }
}

impl Pairs {
    pub(super) fn count(self) -> u64 {
        self.0.iter().sum()
    }

    /// The difference in Elo, if there is a pair.
    pub(super) fn elo(self) -> Option<Elo> {
        let count = self.count() as f64;
        if count == 0.0 {
            return None;
        }
        let (mean, variance) = moments(self.0.map(|pairs| pairs as f64));
        let half = if variance > 0.0 {
            WIDTH * (variance / count).sqrt()
        } else {
            // What falls otherwise once in a while would not have been seen.
            1.0 - UNSEEN.powf(1.0 / count)
        };
        Some(Elo {
            difference: elo_of(mean),
            low: elo_of((mean - half).max(0.0)),
            high: elo_of((mean + half).min(1.0)),
        })
    }
}

impl Sprt {
    /// Reads two numbers, as in `0,10`.
    pub(crate) fn read(text: &str) -> Result<Self, String> {
        let number =
            |text: &str| text.trim().parse().ok().filter(|number: &f64| number.is_finite());
        text.split_once(',')
            .and_then(|(elo0, elo1)| Some(Self { elo0: number(elo0)?, elo1: number(elo1)? }))
            .filter(|sprt| sprt.elo0 < sprt.elo1)
            .ok_or_else(|| "two numbers are expected, the lower one first, as in 0,10".to_string())
    }

    /// The logarithm of how much more likely what was seen is by the higher hypothesis: by that
    /// distribution of the five classes, among those of its mean, that explains it best.
    pub(super) fn log_likelihood(self, pairs: Pairs) -> f64 {
        if pairs.count() == 0 {
            return 0.0;
        }
        let seen = pairs.0.map(|pairs| (pairs as f64).max(ALMOST_NOTHING));
        let [score0, score1] = [self.elo0, self.elo1].map(score_of);
        let [tilt0, tilt1] = [score0, score1].map(|score| tilt(seen, score));
        let gain =
            |share: f64| ((1.0 + tilt0 * (share - score0)) / (1.0 + tilt1 * (share - score1))).ln();
        seen.iter().zip(SHARES).map(|(pairs, share)| pairs * gain(share)).sum()
    }

    /// Where the test is decided: below the one bound, above the other.
    pub(super) fn bounds() -> (f64, f64) {
        let bound = ((1.0 - ERRORS) / ERRORS).ln();
        (-bound, bound)
    }

    pub(super) fn decision(self, pairs: Pairs) -> Decision {
        let (low, high) = Self::bounds();
        match self.log_likelihood(pairs) {
            likelihood if likelihood <= low => Decision::Elo0,
            likelihood if likelihood >= high => Decision::Elo1,
            _ => Decision::Open,
        }
    }
}

/// How the classes have to be tilted so that their mean is `score`: each is divided by
/// `1 + tilt · (share - score)`, which is the most likely distribution of that mean.
fn tilt(seen: [f64; 5], score: f64) -> f64 {
    let excess = |tilt: f64| {
        let part =
            |(pairs, share): (&f64, f64)| pairs * (share - score) / (1.0 + tilt * (share - score));
        seen.iter().zip(SHARES).map(part).sum::<f64>()
    };
    // The excess falls from one end, where the lowest class would be infinite, to the other.
    let (mut low, mut high) = (-1.0 / (1.0 - score), 1.0 / score);
    for _ in 0..STEPS {
        let middle = f64::midpoint(low, high);
        if excess(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    f64::midpoint(low, high)
}

/// Mean and variance of the share of the points in a pair.
fn moments(classes: [f64; 5]) -> (f64, f64) {
    let count: f64 = classes.iter().sum();
    let mean = |value: &dyn Fn(f64) -> f64| {
        classes.iter().zip(SHARES).map(|(pairs, share)| pairs * value(share)).sum::<f64>() / count
    };
    let middle = mean(&|share| share);
    (middle, mean(&|share| (share - middle).powi(2)))
}

fn score_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

fn elo_of(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_become_elo_with_a_range() {
        assert_eq!(Pairs::default().elo(), None);
        let even = Pairs([0, 10, 20, 10, 0]).elo().unwrap();
        assert!(even.difference.abs() < 1e-9 && (even.low + even.high).abs() < 1e-9);
        // Three quarters of the points are 190.8 Elo.
        let better = Pairs([0, 0, 40, 0, 40]).elo().unwrap();
        assert!((better.difference - 190.85).abs() < 0.01, "{better:?}");
        assert!(better.low > 140.0 && better.high < 250.0, "{better:?}");
        let more = Pairs([0, 0, 4000, 0, 4000]).elo().unwrap();
        assert!(more.high - more.low < better.high - better.low);
        let all = Pairs([0, 0, 0, 0, 50]).elo().unwrap();
        assert!(all.difference.is_infinite() && all.low > 300.0 && all.low.is_finite(), "{all:?}");
    }

    #[test]
    fn a_sequential_test_decides_when_it_has_seen_enough() {
        let sprt = Sprt::read("0,20").unwrap();
        assert_eq!(sprt.decision(Pairs::default()), Decision::Open);
        assert_eq!(sprt.decision(Pairs([1, 2, 5, 2, 1])), Decision::Open);
        assert_eq!(sprt.decision(Pairs([20, 40, 100, 90, 60])), Decision::Elo1);
        assert_eq!(sprt.decision(Pairs([60, 90, 100, 40, 20])), Decision::Elo0);
        assert_eq!(sprt.decision(Pairs([0, 0, 0, 0, 30])), Decision::Open);
        assert_eq!(sprt.decision(Pairs([0, 0, 0, 0, 60])), Decision::Elo1);
        // One pair, however clear, decides nothing.
        let one = sprt.log_likelihood(Pairs([0, 0, 0, 0, 1]));
        assert!((one - (score_of(20.0) / 0.5).ln()).abs() < 0.02, "{one}");
        // Exchanging the players and the signs of the hypotheses changes the sign alone.
        let other = Sprt { elo0: -20.0, elo1: 0.0 };
        let likelihood = sprt.log_likelihood(Pairs([5, 10, 20, 14, 9]));
        let exchanged = other.log_likelihood(Pairs([9, 14, 20, 10, 5]));
        assert!(likelihood > 0.5 && (likelihood + exchanged).abs() < 1e-6, "{likelihood}");
        for wrong in ["", "5", "5,5", "9,1", "x,1", "0,inf"] {
            assert!(Sprt::read(wrong).is_err(), "{wrong}");
        }
    }
}
