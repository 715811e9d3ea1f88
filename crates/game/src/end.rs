//! How a game or a puzzle came out.

use std::fmt;

use board::{End, Outcome, Reason, Side, choice};

choice! {
    /// What came out, as records write it.
    ///
    /// A puzzle is solved or not: nobody wins against anybody, so it never borrows the results
    /// of a game for two.
    pub enum GameResult {
        /// White won.
        WhiteWins = "1-0",
        /// Black won.
        BlackWins = "0-1",
        /// A tied game.
        Draw = "1/2-1/2",
        /// The goal of the puzzle is reached.
        Solved = "solved",
        /// The puzzle was stuck or given up before its goal.
        Unsolved = "unsolved",
        /// Nothing yet, or nothing at all because the game was called off.
        Open = "*",
    }
}

impl GameResult {
    /// The result in which `side` has won.
    pub const fn won_by(side: Side) -> Self {
        match side {
            Side::White => Self::WhiteWins,
            Side::Black => Self::BlackWins,
        }
    }

    /// The winner of a game for two, if there is one.
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::WhiteWins => Some(Side::White),
            Self::BlackWins => Some(Side::Black),
            _ => None,
        }
    }

    /// Reads a result as records write it, the older forms of draughts included.
    ///
    /// `2-0`, `1-1` and `0-2` are counted by points; `0-0`, both having lost, is no result we
    /// keep and reads as open.
    pub fn from_token(token: &str) -> Option<Self> {
        match token {
            "2-0" => Some(Self::WhiteWins),
            "0-2" => Some(Self::BlackWins),
            "1-1" => Some(Self::Draw),
            "0-0" => Some(Self::Open),
            _ => Self::ALL.iter().copied().find(|result| result.as_str() == token),
        }
    }
}

impl From<Outcome> for GameResult {
    fn from(outcome: Outcome) -> Self {
        outcome.winner().map_or(Self::Draw, Self::won_by)
    }
}

/// The end of a game or puzzle: what came out, and why.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct GameEnd {
    /// What came out.
    pub result: GameResult,
    /// Why.
    pub reason: Reason,
}

impl GameEnd {
    /// A win of `winner`.
    pub const fn win(winner: Side, reason: Reason) -> Self {
        Self { result: GameResult::won_by(winner), reason }
    }

    /// A tied game.
    pub const fn draw(reason: Reason) -> Self {
        Self { result: GameResult::Draw, reason }
    }

    /// A solved puzzle.
    pub const SOLVED: Self = Self { result: GameResult::Solved, reason: Reason::Solved };

    /// A puzzle without a jump left.
    pub const STUCK: Self = Self { result: GameResult::Unsolved, reason: Reason::Stuck };

    /// A game called off.
    pub const ABORTED: Self = Self { result: GameResult::Open, reason: Reason::Aborted };
}

impl From<End> for GameEnd {
    fn from(end: End) -> Self {
        Self { result: end.outcome.into(), reason: end.reason }
    }
}

impl fmt::Display for GameEnd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.result, self.reason)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_read_back_and_points_are_understood() {
        for &result in GameResult::ALL {
            assert_eq!(GameResult::from_token(result.as_str()), Some(result));
        }
        assert_eq!(GameResult::from_token("2-0"), Some(GameResult::WhiteWins));
        assert_eq!(GameResult::from_token("1-1"), Some(GameResult::Draw));
        assert_eq!(GameResult::from_token("11-15"), None);
    }

    #[test]
    fn a_solved_puzzle_is_no_win_of_white() {
        assert_eq!(GameEnd::SOLVED.result.winner(), None);
        assert_eq!(GameEnd::win(Side::Black, Reason::Blocked).to_string(), "0-1 blocked");
    }
}
