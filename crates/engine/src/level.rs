//! How strong the computer plays.

use std::{fmt, str::FromStr};

use game::Family;

use crate::{Limits, Sight};

/// How strong the computer plays: from 1, for a child who knows the rules, to 10, as well as it can.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// What a level may look at, and how well it sees.
struct Means {
    depth: Option<u16>,
    nodes: Option<u64>,
    haze: i32,
    blind: u8,
}

/// The means of mill, and of all that has none of its own.
const MILL: [Means; 10] = [
    means(Some(1), None, 400, 95),
    means(Some(1), None, 220, 85),
    means(Some(1), None, 110, 70),
    means(Some(1), None, 50, 40),
    means(Some(2), None, 44, 34),
    means(Some(2), None, 20, 12),
    means(Some(3), None, 18, 11),
    means(Some(5), None, 12, 4),
    means(None, Some(12_000), 6, 1),
    means(None, None, 1, 0),
];

/// The means of draughts. A ply more is worth much more there than in mill, as every exchange is a
/// duty: the levels that look equally far differ by how well they see.
const DRAUGHTS: [Means; 10] = [
    means(Some(1), None, 400, 95),
    means(Some(1), None, 70, 52),
    means(Some(1), None, 35, 29),
    means(Some(2), None, 84, 62),
    means(Some(2), None, 30, 22),
    means(Some(3), None, 18, 11),
    means(Some(5), None, 14, 6),
    means(None, Some(2_500), 8, 2),
    means(None, Some(8_500), 6, 1),
    means(None, None, 1, 0),
];

const fn means(depth: Option<u16>, nodes: Option<u64>, haze: i32, blind: u8) -> Means {
    Means { depth, nodes, haze, blind }
}

/// How hazy the beginning is for those who see well.
const AT_THE_BEGINNING: i32 = 10;

/// What a stone more is to all but the best.
const GREED: i32 = 40;

impl Level {
    /// The weakest.
    pub const WEAKEST: Self = Self(1);
    /// As strong as the engine is; it uses tables where there are any.
    pub const FULL: Self = Self(10);

    /// All levels, the weakest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=10).map(Self)
    }

    /// The number, from 1 to 10.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The level of a number from 1 to 10.
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=10 => Some(Self(number)),
            _ => None,
        }
    }

    /// Whether it uses tables.
    pub fn uses_tables(self) -> bool {
        self == Self::FULL
    }

    /// The stricter of the limits given and the level's own in a family of games.
    #[must_use]
    pub fn within(self, limits: Limits, family: Family) -> Limits {
        let means = self.means(family);
        Limits {
            depth: stricter(limits.depth, means.depth),
            nodes: stricter(limits.nodes, means.nodes),
            ..limits
        }
    }

    /// How well it sees in a family of games. At the beginning of a game all turns look much alike, so
    /// that no two games begin the same.
    pub fn sight(self, family: Family, seed: u64, beginning: bool) -> Sight {
        let means = self.means(family);
        let haze = if beginning { means.haze.max(AT_THE_BEGINNING) } else { means.haze };
        let greed = if self == Self::FULL { 0 } else { GREED };
        Sight { seed, haze, blind: means.blind, greed }
    }

    /// How many plies ahead it sees the end of a game that is solved.
    pub(crate) fn horizon(self) -> u16 {
        match self.0 {
            10 => u16::MAX,
            level => 2 * u16::from(level) - 1,
        }
    }

    fn means(self, family: Family) -> &'static Means {
        let all = match family {
            Family::Draughts => &DRAUGHTS,
            Family::Mill | Family::Wolf | Family::Battue | Family::Pegs => &MILL,
        };
        &all[usize::from(self.0) - 1]
    }
}

fn stricter<T: Ord>(one: Option<T>, two: Option<T>) -> Option<T> {
    match (one, two) {
        (Some(one), Some(two)) => Some(one.min(two)),
        (one, two) => one.or(two),
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A text that is no level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a level is a number from 1 to 10")]
pub struct ParseLevelError;

impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(text: &str) -> Result<Self, ParseLevelError> {
        text.parse().ok().and_then(Self::new).ok_or(ParseLevelError)
    }
}

#[cfg(test)]
mod tests {
    use super::{DRAUGHTS, Level, MILL, Means};

    #[test]
    fn levels_are_numbers_from_1_to_10() {
        let texts: Vec<String> = Level::all().map(|level| level.to_string()).collect();
        assert_eq!(texts.join(" "), "1 2 3 4 5 6 7 8 9 10");
        assert_eq!("7".parse(), Ok(Level(7)));
        for wrong in ["0", "11", "", "x", "-1", "256"] {
            assert!(wrong.parse::<Level>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn each_level_looks_further_than_the_one_below_or_sees_better() {
        for family in [MILL, DRAUGHTS] {
            for (number, pair) in family.windows(2).enumerate() {
                let [below, above] = [&pair[0], &pair[1]];
                let further = reach(above) > reach(below);
                let better = above.haze < below.haze && above.blind < below.blind;
                assert!(further || (better && reach(above) == reach(below)), "{}", number + 2);
            }
        }
    }

    /// How far a level looks: plies first, then positions.
    fn reach(means: &Means) -> (u16, u64) {
        (means.depth.unwrap_or(u16::MAX), means.nodes.unwrap_or(u64::MAX))
    }
}
