//! Glicko-2, after Mark Glickman's "Example of the Glicko-2 system" (2013).

/// Between the scale people read and the one that is computed with.
const SCALE: f64 = 173.7178;

/// How much volatility may change; the smaller, the steadier.
const TAU: f64 = 0.5;

/// When the search for the volatility is done.
const EPSILON: f64 = 0.000_001;

/// The most and the least doubt about a rating.
const DEVIATION: (f64, f64) = (30.0, 350.0);

/// How strong somebody plays, and how certain that is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The rating.
    pub rating: f64,
    /// The doubt about it: with 95 % it is not off by more than twice as much.
    pub deviation: f64,
    /// How much the strength changes from period to period.
    pub volatility: f64,
}

/// Of somebody who has not played yet.
impl Default for Rating {
    fn default() -> Self {
        Self { rating: 1500.0, deviation: 350.0, volatility: 0.06 }
    }
}

impl Rating {
    /// The rating after games against others, each with a score from 0 to 1. Between the last games and
    /// these so many periods have passed; Glickman's own has exactly one.
    #[must_use]
    pub fn after(self, games: &[(Self, f64)], periods: f64) -> Self {
        let (mu, phi) = (self.mu(), self.phi());
        if games.is_empty() {
            return self.rested(periods);
        }
        let mut information = 0.0;
        let mut surprise = 0.0;
        for (other, score) in games {
            let weight = weight(other.phi());
            let expected = 1.0 / (1.0 + (-weight * (mu - other.mu())).exp());
            information += weight * weight * expected * (1.0 - expected);
            surprise += weight * (score - expected);
        }
        let variance = 1.0 / information;
        let volatility = self.volatility_after(variance, variance * surprise);
        let before = (phi * phi + periods * volatility * volatility).sqrt();
        let phi = 1.0 / (1.0 / (before * before) + 1.0 / variance).sqrt();
        Self {
            rating: (mu + phi * phi * surprise).mul_add(SCALE, 1500.0),
            deviation: (phi * SCALE).clamp(DEVIATION.0, DEVIATION.1),
            volatility,
        }
    }

    /// The rating after so many periods without a game: nothing changes but the doubt.
    #[must_use]
    pub fn rested(self, periods: f64) -> Self {
        let phi = (self.phi().powi(2) + periods * self.volatility.powi(2)).sqrt();
        Self { deviation: (phi * SCALE).min(DEVIATION.1), ..self }
    }

    fn mu(self) -> f64 {
        (self.rating - 1500.0) / SCALE
    }

    fn phi(self) -> f64 {
        self.deviation / SCALE
    }

    /// Step 5: the volatility, by the Illinois algorithm.
    fn volatility_after(self, variance: f64, delta: f64) -> f64 {
        let phi = self.phi();
        let a = (self.volatility * self.volatility).ln();
        let f = |x: f64| {
            let e = x.exp();
            let sum = phi * phi + variance + e;
            e * (delta * delta - sum) / (2.0 * sum * sum) - (x - a) / (TAU * TAU)
        };
        let mut low = a;
        let mut high = if delta * delta > phi * phi + variance {
            (delta * delta - phi * phi - variance).ln()
        } else {
            let steps = (1..=100).map(f64::from).map(|k| a - k * TAU);
            steps.into_iter().find(|x| f(*x) >= 0.0).unwrap_or(a - 100.0 * TAU)
        };
        let (mut at_low, mut at_high) = (f(low), f(high));
        while (high - low).abs() > EPSILON {
            let middle = low + (low - high) * at_low / (at_high - at_low);
            let at_middle = f(middle);
            if at_middle * at_high <= 0.0 {
                (low, at_low) = (high, at_high);
            } else {
                at_low /= 2.0;
            }
            (high, at_high) = (middle, at_middle);
        }
        (low / 2.0).exp()
    }
}

/// How much a game against somebody so uncertain counts.
fn weight(phi: f64) -> f64 {
    1.0 / (1.0 + 3.0 * phi * phi / std::f64::consts::PI.powi(2)).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rating(rating: f64, deviation: f64) -> Rating {
        Rating { rating, deviation, volatility: 0.06 }
    }

    /// The example of the paper: one win and two defeats in one period.
    #[test]
    fn the_published_example_comes_out() {
        let others = [
            (rating(1400.0, 30.0), 1.0),
            (rating(1550.0, 100.0), 0.0),
            (rating(1700.0, 300.0), 0.0),
        ];
        let after = rating(1500.0, 200.0).after(&others, 1.0);
        assert!((after.rating - 1464.06).abs() < 0.01, "{after:?}");
        assert!((after.deviation - 151.52).abs() < 0.01, "{after:?}");
        assert!((after.volatility - 0.05999).abs() < 0.000_01, "{after:?}");
    }

    #[test]
    fn who_rests_is_doubted_more() {
        let rested = rating(1500.0, 50.0).rested(1.0);
        // The square root of 50² + (0.06 · 173.7178)².
        assert!((rested.deviation - 51.0751).abs() < 0.001, "{rested:?}");
        assert!((rating(1500.0, 50.0).rested(1e9).deviation - 350.0).abs() < 1e-9);
        assert_eq!(rating(1500.0, 50.0).after(&[], 1.0), rested);
    }

    #[test]
    fn equals_who_draw_stay_equal_and_a_win_moves_both_alike() {
        let [one, other] = [Rating::default(); 2];
        let drawn = one.after(&[(other, 0.5)], 0.0);
        assert!((drawn.rating - 1500.0).abs() < 1e-9 && drawn.deviation < 350.0);
        let (won, lost) = (one.after(&[(other, 1.0)], 0.0), other.after(&[(one, 0.0)], 0.0));
        assert!((won.rating + lost.rating - 3000.0).abs() < 1e-6 && won.rating > 1600.0, "{won:?}");
    }

    #[test]
    fn nothing_ever_runs_away() {
        let (mut strong, mut weak) = (Rating::default(), Rating::default());
        for _ in 0..2000 {
            let (one, other) = (strong, weak);
            strong = one.after(&[(other, 1.0)], 0.01);
            weak = other.after(&[(one, 0.0)], 0.01);
        }
        for rating in [strong, weak] {
            assert!(rating.rating.is_finite() && rating.rating.abs() < 6000.0, "{rating:?}");
            assert!((30.0..=350.0).contains(&rating.deviation), "{rating:?}");
            assert!((0.01..0.2).contains(&rating.volatility), "{rating:?}");
        }
    }
}
