//! Playing a turn.

use board::Side;

use crate::{
    Action, ExtraTurn, Mill, Move, Rules,
    choices::{BoardFull, First},
};

impl Mill {
    /// Plays a turn that is legal.
    #[inline]
    pub(crate) fn apply(&mut self, m: Move) {
        let side = self.turn;
        let after = (self.own() - m.action.departure()) | m.action.arrivals();
        let lines = m
            .action
            .arrivals()
            .into_iter()
            .fold(0, |lines, to| lines | self.board.closed_lines(to, after));
        let paying = self.paying_lines(lines);
        self.memory[side] = self.remembered(m.action, lines);
        let placed = match m.action {
            Action::Place { .. } => 1,
            Action::Enter { .. } => 3,
            _ => 0,
        };
        let placing = self.is_placing();
        self.stones[side] = after;
        self.stones[!side] = self.stones[!side] - m.captures;
        self.hands[side] -= placed;
        self.throw = None;
        let progress = placed > 0 || paying != 0 || m.is_capture();
        self.idle = if progress { 0 } else { self.idle.saturating_add(1) };
        self.pass_turn(m);
        self.count_removals(m.action, placing);
    }

    #[inline]
    fn pass_turn(&mut self, m: Move) {
        if m.again {
            self.extra = match self.extra {
                ExtraTurn::AfterStep => ExtraTurn::AfterStep,
                _ if m.is_idle_step() => ExtraTurn::AfterStep,
                _ => ExtraTurn::Earned,
            };
        } else {
            self.extra = ExtraTurn::No;
            self.turn = !self.turn;
        }
    }

    /// Keeps count of the removals that a full board asks for.
    #[inline]
    fn count_removals(&mut self, action: Action, placing: bool) {
        if action == Action::Remove {
            self.removals -= 1;
        } else if self.rules.board_full == BoardFull::EachRemovesOne && placing && self.is_full() {
            self.removals = 2;
        }
    }

    /// Whether every point is occupied and both hands are empty.
    #[inline]
    pub(crate) fn is_full(&self) -> bool {
        !self.is_placing() && self.empty_points().is_empty()
    }
}

impl Rules {
    /// The side that starts; where the players settle it, White until they have.
    pub const fn first_side(&self) -> Side {
        match self.first {
            First::White | First::Lot => Side::White,
            First::Black => Side::Black,
        }
    }
}
