//! What a player sees, and what it overlooks.

use board::mix;

/// How well a search sees.
///
/// A person errs in two ways: a position looks a little better or worse than it is, and what the
/// other side can take is overlooked. Both depend on the position and the seed alone, so that a
/// search sees the same at every depth, and another game is another day.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sight {
    /// What tells one day from another.
    pub seed: u64,
    /// By how many hundredths of a stone a position may look better or worse than it is.
    pub haze: i32,
    /// How many of a hundred turns that take something are overlooked.
    pub blind: u8,
    /// How many hundredths of a stone each stone more looks worth beyond what it is: whoever does not
    /// look far would rather take one now.
    pub greed: i32,
}

impl Sight {
    /// A number that tells one sight from another; 0 for a clear one.
    pub(crate) fn salt(self) -> u64 {
        if self.haze == 0 && self.blind == 0 && self.greed == 0 {
            return 0;
        }
        let numbers = [self.haze.unsigned_abs(), self.blind.into(), self.greed.unsigned_abs()];
        numbers.into_iter().fold(self.seed, |salt, number| mix(salt ^ u64::from(number)))
    }

    /// How much better a position looks than it is.
    pub(crate) fn blur(self, key: u64) -> i32 {
        let width = 2 * self.haze.unsigned_abs() + 1;
        let lot = (mix(key ^ self.seed) >> 32) as u32 % width;
        lot.cast_signed() - self.haze
    }

    /// Whether a turn is overlooked; one's own are seen much better.
    pub(crate) fn overlooks(self, key: u64, tag: u16, own: bool) -> bool {
        let lot = mix(key ^ mix(self.seed ^ u64::from(tag))) >> 32;
        let most = if own { u32::from(self.blind) / 4 } else { u32::from(self.blind) };
        lot as u32 % 100 < most
    }
}

#[cfg(test)]
mod tests {
    use super::Sight;

    #[test]
    fn a_clear_sight_sees_everything_and_a_dim_one_as_much_as_it_says() {
        let clear = Sight { seed: 7, ..Sight::default() };
        let dim = Sight { seed: 7, haze: 30, blind: 40, greed: 0 };
        let keys = 0..10_000;
        assert!(keys.clone().all(|key| clear.blur(key) == 0 && !clear.overlooks(key, 3, false)));
        assert!(keys.clone().all(|key| dim.blur(key).abs() <= 30));
        let overlooked = keys.clone().filter(|&key| dim.overlooks(key, 3, false)).count();
        let own = keys.filter(|&key| dim.overlooks(key, 3, true)).count();
        assert!((3_800..4_200).contains(&overlooked), "{overlooked}");
        assert!((900..1_100).contains(&own), "{own}");
    }
}
