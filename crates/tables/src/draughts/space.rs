//! A sub-space: the positions with the same numbers of men and kings.

use std::{fmt, str::FromStr};

use draughts::Setup;

/// The men and kings of one side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Force {
    /// How many men.
    pub men: u8,
    /// How many kings.
    pub kings: u8,
}

impl Force {
    /// Men and kings together.
    pub const fn pieces(self) -> u8 {
        self.men + self.kings
    }

    /// Every way to have so many pieces, the most kings first.
    fn all(pieces: u8) -> impl Iterator<Item = Self> {
        (0..=pieces).map(move |men| Self { men, kings: pieces - men })
    }
}

/// All positions with so many men and kings on each side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Space {
    /// What the side to move has.
    pub mover: Force,
    /// What the other side has.
    pub waiter: Force,
}

impl Space {
    /// The sub-space of a board.
    pub fn of(setup: &Setup) -> Self {
        let force = |pieces: draughts::SquareSet| Force {
            men: (pieces - setup.kings).len() as u8,
            kings: (pieces & setup.kings).len() as u8,
        };
        Self { mover: force(setup.us()), waiter: force(setup.them()) }
    }

    /// The same pieces with the other side to move.
    #[must_use]
    pub const fn swapped(self) -> Self {
        Self { mover: self.waiter, waiter: self.mover }
    }

    /// The pieces of both sides.
    pub const fn pieces(self) -> u8 {
        self.mover.pieces() + self.waiter.pieces()
    }

    /// The men of both sides.
    pub const fn men(self) -> u8 {
        self.mover.men + self.waiter.men
    }

    /// Every sub-space of up to so many pieces with some on each side, in an order in which all
    /// that captures and crownings lead to comes first and a sub-space stands beside its
    /// [`swapped`](Self::swapped) one.
    pub fn up_to(pieces: u8) -> Vec<Self> {
        let mut spaces: Vec<Self> = (1..pieces)
            .flat_map(|mover| (1..=pieces - mover).map(move |waiter| (mover, waiter)))
            .flat_map(|(mover, waiter)| {
                Force::all(mover).flat_map(move |mover| {
                    Force::all(waiter).map(move |waiter| Self { mover, waiter })
                })
            })
            .collect();
        spaces.sort_unstable_by_key(|&space| {
            let leader = space.max(space.swapped());
            (space.pieces(), space.men(), leader, space != leader)
        });
        spaces
    }
}

impl fmt::Display for Force {
    /// One letter a piece, as in `MMK`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for _ in 0..self.men {
            f.write_str("M")?;
        }
        for _ in 0..self.kings {
            f.write_str("K")?;
        }
        Ok(())
    }
}

impl fmt::Display for Space {
    /// As in `MMK-K`: two men and a king to move against a king.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.mover, self.waiter)
    }
}

/// The text is no sub-space.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is no sub-space; write it as MMK-K, the men and kings of the side to move first")]
pub struct ParseSpaceError(String);

impl FromStr for Space {
    type Err = ParseSpaceError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let force = |text: &str| {
            let kings = text.trim_start_matches('M');
            let (men, only_kings) =
                (text.len() - kings.len(), kings.bytes().all(|byte| byte == b'K'));
            let known = (1..=draughts::MAX_PIECES as usize).contains(&text.len()) && only_kings;
            known.then_some(Force { men: men as u8, kings: kings.len() as u8 })
        };
        let sides = text.split_once('-').and_then(|(mover, waiter)| {
            Some(Self { mover: force(mover)?, waiter: force(waiter)? })
        });
        sides.ok_or_else(|| ParseSpaceError(text.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_lead_back() {
        for space in Space::up_to(5) {
            assert_eq!(space.to_string().parse(), Ok(space));
        }
        for text in ["", "-", "M", "MK-", "KM-K", "M-K-K", "m-k", "MMMMMMMMMMMMM-K"] {
            assert!(text.parse::<Space>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn captures_and_crownings_lead_to_earlier_sub_spaces() {
        let spaces = Space::up_to(4);
        assert_eq!(spaces.len(), 4 + 12 + 25);
        assert_eq!(spaces[0].to_string(), "K-K");
        for (i, space) in spaces.iter().enumerate() {
            assert_eq!(spaces.iter().filter(|other| *other == space).count(), 1);
            for later in &spaces[i..] {
                assert!((later.pieces(), later.men()) >= (space.pieces(), space.men()));
            }
            let swapped = spaces.iter().position(|other| *other == space.swapped());
            assert!(swapped.is_some_and(|at| at.abs_diff(i) <= 1), "{space}");
        }
    }
}
