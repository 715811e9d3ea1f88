//! What has been done in a game of solitaire.

use board::{Puzzle, State};
use game::{AnyGame, AnyMove};
use pegs::{Jump, Pegs, TimedJump, count_runs};

use crate::{store::Stored, table::Table};

/// What has been done in a game of solitaire.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Where the game began.
    pub start: Pegs,
    /// Where it stands.
    pub position: Pegs,
    /// The jumps.
    pub jumps: Vec<Jump>,
    /// When the first and the last jump were made, taken back or not, in milliseconds since 1970.
    pub between: Option<(u64, u64)>,
}

impl Effort {
    /// What has been done at a table, of which the log is known; nothing at those of other games.
    pub fn of(table: &Table, log: &[Stored]) -> Option<Self> {
        let (AnyGame::Pegs(position), Some(AnyGame::Pegs(start))) =
            (table.game.position(), table.game.position_at(0))
        else {
            return None;
        };
        let jump = |m: AnyMove| match m {
            AnyMove::Pegs(jump) => Some(jump),
            _ => None,
        };
        let times = || log.iter().filter(|event| event.kind == "turn").map(|event| event.at);
        Some(Self {
            start: *start,
            position: *position,
            jumps: table.game.turns().iter().filter_map(|turn| jump(turn.m)).collect(),
            between: times().next().zip(times().next_back()),
        })
    }

    /// The same after the first so many jumps; those after them do not count.
    pub(crate) fn keep_first(&mut self, count: usize) {
        if count >= self.jumps.len() {
            return;
        }
        self.jumps.truncate(count);
        let played = self.jumps.iter().try_fold(self.start, |position, &jump| position.play(jump));
        // What a table has taken is legal.
        self.position = played.unwrap_or(self.start);
    }

    /// How many moves have been made: the jumps of one peg in a row are one.
    pub fn moves(&self) -> usize {
        count_runs(&self.jumps)
    }

    /// How many pegs are left.
    pub fn pegs(&self) -> u32 {
        self.position.pegs().len()
    }

    /// Whether the goal is reached.
    pub fn is_solved(&self) -> bool {
        self.position.is_solved()
    }

    /// The time from the first to the last jump, in milliseconds.
    pub fn time(&self) -> u64 {
        self.between.map_or(0, |(first, last)| last.saturating_sub(first))
    }

    /// The peg that may go on with its move.
    pub fn active(&self) -> Option<pegs::Hole> {
        self.jumps.last().map(|jump| jump.to)
    }

    /// The jumps with their times by some clock, if none has been taken back.
    pub(crate) fn timed(&self, log: &[Stored], clock: impl Fn(&Stored) -> u64) -> Vec<TimedJump> {
        let times = log.iter().filter(|event| event.kind == "turn").map(clock);
        let timed = self.jumps.iter().zip(times);
        timed.map(|(&jump, at)| TimedJump { jump, at: board::Millis(at) }).collect()
    }
}

/// A time as a clock shows it, as in `3:07`.
pub fn clock(millis: u64) -> String {
    let seconds = millis / 1000;
    match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, minutes, seconds) => format!("{minutes}:{seconds:02}"),
        (hours, minutes, seconds) => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::clock;

    #[test]
    fn times_look_like_those_of_a_clock() {
        let shown = [0, 59_999, 187_000, 3_723_000].map(clock);
        assert_eq!(shown, ["0:00", "0:59", "3:07", "1:02:03"]);
    }
}
