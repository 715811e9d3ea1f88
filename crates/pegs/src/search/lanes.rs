//! Many small sums side by side, a byte each.

/// How many words there are.
const WORDS: usize = 8;

/// How many sums.
pub(crate) const LANES: usize = 8 * WORDS;

/// Sums stay below this, and above its negative.
pub(crate) const LIMIT: i32 = 64;

/// The highest bit of every byte.
const TOPS: u64 = 0x8080_8080_8080_8080;

/// Sums side by side, as words in which each has its byte.
///
/// Adding words adds all sums at once. A negative number takes a one from the byte above it, and
/// adding [`Lanes::ZERO`], which puts every sum in the middle of its byte, gives it back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lanes([u64; WORDS]);

impl Lanes {
    /// All sums nothing, in the middle of their bytes.
    pub(crate) const ZERO: Self = Self([TOPS >> 1; WORDS]);

    /// Numbers to add, the first in the lowest byte; those that are missing are nothing.
    pub(crate) fn of(numbers: impl Iterator<Item = i64>) -> Self {
        let mut words = [0u64; WORDS];
        for (i, number) in numbers.enumerate().take(LANES) {
            let number = number.cast_unsigned() << (8 * (i % 8));
            words[i / 8] = words[i / 8].wrapping_add(number);
        }
        Self(words)
    }

    #[inline]
    #[must_use]
    pub(crate) fn plus(self, other: Self) -> Self {
        Self(core::array::from_fn(|i| self.0[i].wrapping_add(other.0[i])))
    }

    #[inline]
    #[must_use]
    pub(crate) fn minus(self, other: Self) -> Self {
        Self(core::array::from_fn(|i| self.0[i].wrapping_sub(other.0[i])))
    }

    /// Whether every sum is at least the one of `other`.
    #[inline]
    pub(crate) fn reaches(self, other: &Self) -> bool {
        let mut all = TOPS;
        for (mine, other) in self.0.iter().zip(&other.0) {
            // A byte keeps its top bit if nothing has to be taken from it.
            all &= (mine | TOPS).wrapping_sub(*other);
        }
        all & TOPS == TOPS
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_side_by_side_are_sums() {
        for seed in 0..200 {
            let number = |i: u64| board::mix(seed << 16 | i).cast_signed().rem_euclid(31) - 15;
            let lanes = |from: u64| Lanes::of((0..LANES as u64).map(move |i| number(from + i)));
            let left = Lanes::ZERO.plus(lanes(0)).minus(lanes(100));
            let right = Lanes::ZERO.plus(lanes(200));
            let reaches = (0..LANES as u64).all(|i| number(i) - number(100 + i) >= number(200 + i));
            assert_eq!(left.reaches(&right), reaches);
            assert!(left.reaches(&left) && right.reaches(&right));
        }
    }

    #[test]
    fn one_sum_too_small_is_noticed_in_every_lane() {
        for lane in 0..LANES {
            let less = Lanes::of((0..LANES).map(|i| -i64::from(i == lane)));
            assert!(!Lanes::ZERO.plus(less).reaches(&Lanes::ZERO));
            assert!(Lanes::ZERO.reaches(&Lanes::ZERO.plus(less)));
        }
    }
}
