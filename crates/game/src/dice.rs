//! Dice that fall the same way again for the same seed.

use board::{Throw, mix};

/// A source of throws: the throw of a turn depends on the seed and the number of the turn alone.
///
/// So a turn taken back and played again meets the same dice, and nobody gains a second throw.
/// The numbers come from the splitmix64 finaliser ([`board::mix`]); the method is part of the
/// record format's promises and never changes for a given seed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Dice {
    seed: u64,
}

/// Below this every residue of six is equally frequent.
const FAIR: u64 = u64::MAX - u64::MAX % 6;

impl Dice {
    /// Dice of a seed.
    pub const fn new(seed: u64) -> Self {
        Self { seed }
    }

    /// The seed.
    pub const fn seed(self) -> u64 {
        self.seed
    }

    /// The throw before the turn that follows `ply` played turns.
    pub fn throw(self, ply: usize) -> Throw {
        let mut stream = mix(self.seed ^ mix(ply as u64));
        let mut die = || {
            loop {
                stream = mix(stream);
                if stream < FAIR {
                    return (stream % 6) as u8 + 1;
                }
            }
        };
        Throw::new([die(), die(), die()]).expect("a remainder of six and one is 1 to 6")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_reproduces_its_throws_for_ever() {
        let texts: Vec<String> = (0..4).map(|ply| Dice::new(14).throw(ply).to_string()).collect();
        assert_eq!(texts, ["(6,4,4)", "(5,5,2)", "(5,4,1)", "(5,3,1)"]);
    }

    #[test]
    fn every_throw_falls_about_as_often_as_it_should() {
        let falls = 216_000;
        let mut high = 0;
        for ply in 0..falls {
            high += usize::from(Dice::new(7).throw(ply).sum() >= 14);
        }
        // 35 of 216 in the mean; six standard deviations are about 1030.
        assert!((33_900..36_100).contains(&high), "{high}");
    }

    #[test]
    fn different_seeds_differ() {
        let row = |seed| (0..20).map(|ply| Dice::new(seed).throw(ply)).collect::<Vec<_>>();
        assert_ne!(row(1), row(2));
    }
}
