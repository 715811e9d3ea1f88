//! A sub-space: the positions with the same numbers of stones.

use std::{fmt, str::FromStr};

/// All positions with so many stones on the board and in hand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Space {
    /// Stones of the side to move on the board.
    pub mover: u8,
    /// Stones of the other side on the board.
    pub waiter: u8,
    /// Stones of the side to move in hand.
    pub mover_hand: u8,
    /// Stones of the other side in hand.
    pub waiter_hand: u8,
}

impl Space {
    /// The sub-space with empty hands.
    pub const fn moving(mover: u8, waiter: u8) -> Self {
        Self { mover, waiter, mover_hand: 0, waiter_hand: 0 }
    }

    /// Whether both hands are empty.
    pub const fn is_moving(self) -> bool {
        self.mover_hand == 0 && self.waiter_hand == 0
    }

    /// Whether the side with more stones, those in hand counted, has at most the first number of
    /// them and the other side at most the second.
    pub fn fits(self, up_to: Option<(u8, u8)>) -> bool {
        let (mover, waiter) = (self.mover + self.mover_hand, self.waiter + self.waiter_hand);
        up_to.is_none_or(|(more, fewer)| mover.max(waiter) <= more && mover.min(waiter) <= fewer)
    }

    /// The same stones with the other side to move.
    #[must_use]
    pub const fn swapped(self) -> Self {
        Self {
            mover: self.waiter,
            waiter: self.mover,
            mover_hand: self.waiter_hand,
            waiter_hand: self.mover_hand,
        }
    }
}

impl fmt::Display for Space {
    /// As in `4-3`, or `4-3+1-0` with stones in hand; the side to move comes first.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.mover, self.waiter)?;
        if self.is_moving() {
            return Ok(());
        }
        write!(f, "+{}-{}", self.mover_hand, self.waiter_hand)
    }
}

/// The text is no sub-space.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is no sub-space; write it as 4-3, or as 4-3+1-0 with stones in hand")]
pub struct ParseSpaceError(String);

impl FromStr for Space {
    type Err = ParseSpaceError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let error = || ParseSpaceError(text.to_string());
        let pair = |text: &str| -> Option<(u8, u8)> {
            let (first, second) = text.split_once('-')?;
            Some((first.parse().ok()?, second.parse().ok()?))
        };
        let (board, hands) = text.split_once('+').unwrap_or((text, "0-0"));
        let (mover, waiter) = pair(board).ok_or_else(error)?;
        let (mover_hand, waiter_hand) = pair(hands).ok_or_else(error)?;
        Ok(Self { mover, waiter, mover_hand, waiter_hand })
    }
}
