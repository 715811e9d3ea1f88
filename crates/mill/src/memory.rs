//! What the rules make a side remember of its mills.
//!
//! The meaning of the 64 bits depends on the rule: under `no-immediate-return` they hold the move
//! that is barred now; under `wait-n` two bits for each line, the turns it stays barred; under
//! `one-time` one bit for each line that has paid.

use board::Side;

use crate::{Action, Mill, Point, choices::Remill};

/// The low two bits of every line's turn counter.
const ONE_EACH: u64 = 0x5555_5555_5555_5555;

impl Mill {
    /// The return that `no-immediate-return` bars for a side now, as (from, to).
    pub(crate) fn barred_return(&self, side: Side) -> Option<(Point, Point)> {
        match (self.rules.remill, self.memory[side]) {
            (Remill::NoImmediateReturn, memory) if memory != 0 => {
                let point = |shift: u32| Point::new((memory >> shift & 31) as usize);
                Some((point(1), point(6)))
            }
            _ => None,
        }
    }

    /// Whether the rules bar an action of a side that would close these lines.
    #[inline]
    pub(crate) fn is_barred(&self, side: Side, action: Action, lines: u32) -> bool {
        if lines == 0 || self.memory[side] == 0 {
            return false;
        }
        match (self.rules.remill, action) {
            (Remill::NoImmediateReturn, Action::Shift { from, to }) => {
                self.barred_return(side) == Some((from, to))
            }
            (Remill::Wait1 | Remill::Wait2 | Remill::Wait3, _) => {
                self.waiting_lines(side) & lines != 0
            }
            _ => false,
        }
    }

    /// The lines that still wait under `wait-n`, as bits.
    pub(crate) fn waiting_lines(&self, side: Side) -> u32 {
        if self.rules.remill.wait() == 0 {
            return 0;
        }
        (0..self.board.lines().len())
            .filter(|&line| self.turns_to_wait(side, line) > 0)
            .fold(0, |bits, line| bits | 1 << line)
    }

    /// For how many turns of a side a line still waits under `wait-n`.
    pub(crate) fn turns_to_wait(&self, side: Side, line: usize) -> u8 {
        (self.memory[side] >> (2 * line) & 3) as u8
    }

    /// The closed lines that pay.
    pub(crate) fn paying_lines(&self, lines: u32) -> u32 {
        match self.rules.remill {
            Remill::OneTime => lines & !(self.memory[self.turn] as u32),
            _ => lines,
        }
    }

    /// The lines that have paid a side under `one-time`, as bits.
    pub(crate) fn spent_lines(&self, side: Side) -> u32 {
        match self.rules.remill {
            Remill::OneTime => self.memory[side] as u32,
            _ => 0,
        }
    }

    /// The memory of the mover after an action that closes these lines; the stones have not
    /// moved yet.
    pub(crate) fn remembered(&self, action: Action, lines: u32) -> u64 {
        let memory = self.memory[self.turn];
        match self.rules.remill {
            Remill::Free => 0,
            Remill::OneTime => memory | u64::from(lines),
            Remill::NoImmediateReturn => match action {
                Action::Shift { from, to } if lines != 0 && self.opened_lines(from) != 0 => {
                    1 | (to.index() as u64) << 1 | (from.index() as u64) << 6
                }
                _ => 0,
            },
            Remill::Wait1 | Remill::Wait2 | Remill::Wait3 => {
                let waited = count_down(memory);
                let Action::Shift { from, .. } = action else {
                    return waited;
                };
                let opened = self.opened_lines(from);
                let wait = u64::from(self.rules.remill.wait());
                (0..self.board.lines().len())
                    .filter(|line| opened >> line & 1 == 1)
                    .fold(waited, |memory, line| memory & !(3 << (2 * line)) | wait << (2 * line))
            }
        }
    }

    /// The closed lines of the mover that a stone leaving `from` opens.
    fn opened_lines(&self, from: Point) -> u32 {
        self.board.closed_lines(from, self.own())
    }
}

/// Takes one turn off every counter that is not yet at zero.
const fn count_down(memory: u64) -> u64 {
    memory - ((memory | memory >> 1) & ONE_EACH)
}

#[cfg(test)]
mod tests {
    use super::count_down;

    #[test]
    fn counters_stop_at_zero() {
        assert_eq!(count_down(0b11_10_01_00), 0b10_01_00_00);
        assert_eq!(count_down(0), 0);
    }
}
