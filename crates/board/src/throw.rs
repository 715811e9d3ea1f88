//! Three dice.

use core::fmt;

/// A throw of three dice; the order in which they fell is not kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Throw([u8; 3]);

impl Throw {
    /// A throw of three dice in any order, or `None` if one of them is not 1 to 6.
    pub fn new(mut dice: [u8; 3]) -> Option<Self> {
        dice.sort_unstable_by(|a, b| b.cmp(a));
        dice.iter().all(|die| (1..=6).contains(die)).then_some(Self(dice))
    }

    /// The 56 throws that can be told apart, the highest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=6u8).rev().flat_map(|a| {
            (1..=a).rev().flat_map(move |b| (1..=b).rev().map(move |c| Self([a, b, c])))
        })
    }

    /// The dice, the highest first.
    pub const fn dice(self) -> [u8; 3] {
        self.0
    }

    /// The sum of the dice.
    pub const fn sum(self) -> u8 {
        self.0[0] + self.0[1] + self.0[2]
    }

    /// In how many of the 216 ways three dice can fall they show this throw.
    pub const fn ways(self) -> u32 {
        let [a, b, c] = self.0;
        match (a == b, b == c) {
            (true, true) => 1,
            (false, false) => 6,
            _ => 3,
        }
    }
}

impl fmt::Display for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c] = self.0;
        write!(f, "({a},{b},{c})")
    }
}

impl core::str::FromStr for Throw {
    type Err = ParseThrowError;

    /// Reads `(5,5,4)`, with or without the parentheses, in any order.
    fn from_str(text: &str) -> Result<Self, ParseThrowError> {
        let inner = text.trim();
        let inner = match (inner.strip_prefix('('), inner.ends_with(')')) {
            (Some(rest), true) => &rest[..rest.len() - 1],
            (None, false) => inner,
            _ => return Err(ParseThrowError),
        };
        let mut dice = [0; 3];
        let mut parts = inner.split(',');
        for die in &mut dice {
            let part = parts.next().ok_or(ParseThrowError)?.trim();
            *die = part.parse().map_err(|_| ParseThrowError)?;
        }
        match parts.next() {
            None => Self::new(dice).ok_or(ParseThrowError),
            Some(_) => Err(ParseThrowError),
        }
    }
}

/// A text that is no throw of three dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a throw is three dice from 1 to 6, as in (5,5,4)")]
pub struct ParseThrowError;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ways_of_all_throws_are_216() {
        assert_eq!(Throw::all().count(), 56);
        assert_eq!(Throw::all().map(Throw::ways).sum::<u32>(), 216);
    }

    #[test]
    fn fourteen_or_more_falls_in_35_of_216() {
        let high = Throw::all().filter(|throw| throw.sum() >= 14).map(Throw::ways).sum::<u32>();
        assert_eq!(high, 35);
    }

    #[test]
    fn reads_what_it_writes_in_any_order() {
        assert_eq!("(4,5,5)".parse::<Throw>().map(Throw::dice), Ok([5, 5, 4]));
        assert_eq!("1, 6,2".parse::<Throw>().map(Throw::dice), Ok([6, 2, 1]));
        for bad in ["", "(1,2)", "1,2,3,4", "(1,2,7)", "(1,2,3", "0,1,2", "a,b,c"] {
            assert_eq!(bad.parse::<Throw>(), Err(ParseThrowError), "{bad}");
        }
    }
}
