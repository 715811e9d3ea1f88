//! What a position is thought to be worth.

use std::fmt;

use tables::Value;

/// The worth of a position for the side to move, in hundredths of a stone, or a forced end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Score(i16);

/// Won at once.
const WIN: i16 = 30_000;

/// The most plies that a forced end can be away.
const MOST_PLIES: i16 = 1_000;

/// What is known to be won, without knowing when, is worth this, more or less by how it looks.
const KNOWN_WIN: i16 = WIN - 3 * MOST_PLIES / 2;
const LOOKS: i32 = 400;

/// What is known to be drawn is worth no more than this, by how it looks.
const DRAWN_LOOKS: i32 = 9;

/// The least of what is known to be won.
const DECISIVE: i16 = WIN - 2 * MOST_PLIES;

impl Score {
    /// Nobody is better.
    pub const DRAW: Self = Self(0);
    /// Worse than anything.
    pub const WORST: Self = Self(-WIN - 1);
    /// Better than anything.
    pub const BEST: Self = Self(WIN + 1);

    /// An estimate, which stays clear of forced ends.
    pub fn estimate(hundredths: i32) -> Self {
        let most = i32::from(DECISIVE - 1);
        Self(hundredths.clamp(-most, most) as i16)
    }

    /// A win in so many plies.
    pub fn win_in(plies: u16) -> Self {
        Self(WIN - plies.cast_signed().clamp(0, MOST_PLIES))
    }

    /// A loss in so many plies.
    pub fn loss_in(plies: u16) -> Self {
        -Self::win_in(plies)
    }

    /// What a position that is known exactly is worth so many plies from the root; `looks` tells
    /// equal ones apart.
    pub(crate) fn known(value: Value, ply: u16, looks: i32) -> Self {
        match value {
            Value::Win(Some(plies)) => Self::win_in(plies.saturating_add(ply)),
            Value::Loss(Some(plies)) => Self::loss_in(plies.saturating_add(ply)),
            Value::Win(None) => Self(KNOWN_WIN + (looks / 8).clamp(-LOOKS, LOOKS) as i16),
            Value::Loss(None) => Self(-KNOWN_WIN + (looks / 8).clamp(-LOOKS, LOOKS) as i16),
            Value::Draw => Self((looks / 32).clamp(-DRAWN_LOOKS, DRAWN_LOOKS) as i16),
        }
    }

    /// Whether it is known who wins.
    pub const fn is_decisive(self) -> bool {
        self.0.abs() >= DECISIVE
    }

    /// The plies to a forced end, where they are known.
    pub fn plies(self) -> Option<u16> {
        let is_counted = self.0.abs() >= WIN - MOST_PLIES;
        is_counted.then(|| (WIN - self.0.abs()).unsigned_abs())
    }

    /// The number itself.
    pub const fn get(self) -> i16 {
        self.0
    }

    pub(crate) const fn of(number: i16) -> Self {
        Self(number)
    }

    /// As a table keeps it: forced ends are counted from the position, not from the root.
    pub(crate) fn to_table(self, ply: u16) -> i16 {
        match self.0 {
            win if win >= WIN - MOST_PLIES => win + ply.cast_signed(),
            loss if loss <= MOST_PLIES - WIN => loss - ply.cast_signed(),
            other => other,
        }
    }

    /// The reverse.
    pub(crate) fn from_table(number: i16, ply: u16) -> Self {
        Self(match number {
            win if win >= WIN - MOST_PLIES => win - ply.cast_signed(),
            loss if loss <= MOST_PLIES - WIN => loss + ply.cast_signed(),
            other => other,
        })
    }
}

impl std::ops::Neg for Score {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl fmt::Display for Score {
    /// As in `win 5`, `loss 4`, `win` or `+0.35`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let who = if self.0 > 0 { "win" } else { "loss" };
        match self.plies() {
            Some(plies) => write!(f, "{who} {plies}"),
            None if self.is_decisive() => write!(f, "{who}"),
            None => write!(f, "{:+.2}", f64::from(self.0) / 100.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use tables::Value;

    use super::Score;

    #[test]
    fn scores_are_ordered_and_said() {
        let order = [
            Score::WORST,
            Score::loss_in(0),
            Score::loss_in(8),
            Score::known(Value::Loss(None), 3, 20),
            Score::estimate(-1_000_000),
            Score::DRAW,
            Score::known(Value::Draw, 3, 100),
            Score::estimate(35),
            Score::estimate(1_000_000),
            Score::known(Value::Win(None), 3, -900),
            Score::known(Value::Win(None), 3, 20),
            Score::win_in(9),
            Score::win_in(1),
            Score::BEST,
        ];
        assert!(order.is_sorted_by(|a, b| a < b), "{order:?}");
        let said = [2, 7, 10, 11].map(|at| order[at].to_string());
        assert_eq!(said, ["loss 8", "+0.35", "win", "win 9"]);
        assert_eq!(Score::from_table(Score::win_in(9).to_table(4), 2), Score::win_in(7));
    }
}
