//! The legal turns.

use core::cell::Cell;

use board::State;

use crate::{
    Action, ExtraTurn, Mill, Move, Point, PointSet,
    capture::CaptureSets,
    choices::{Blocked, CaptureDuty, OnMillMoving, OnMillPlacing, Win},
};

impl Mill {
    /// Visits every legal turn: placements, entries, moves; then, if there was none, the pass.
    #[inline]
    pub(crate) fn generate(&self, mut visit: impl FnMut(Move)) {
        if self.is_decided() || self.awaits_throw() {
            return;
        }
        if self.removals > 0 {
            return self.generate_removals(visit);
        }
        let acted = Cell::new(false);
        let mut visit_action = |m: Move| {
            acted.set(true);
            visit(m);
        };
        if self.may_place() {
            self.generate_placements(&mut visit_action);
        }
        if self.may_shift() {
            self.generate_shifts(&mut visit_action);
        }
        if !acted.get() && self.may_pass() {
            visit(Move::quiet(Action::Pass));
        }
    }

    fn generate_removals(&self, mut visit: impl FnMut(Move)) {
        for target in self.enemy() {
            visit(Move { action: Action::Remove, captures: PointSet::of(target), again: false });
        }
    }

    #[inline]
    fn generate_placements(&self, visit: &mut impl FnMut(Move)) {
        for to in self.placements() {
            let lines = self.board.closed_lines(to, self.own());
            self.generate_arrival(Action::Place { to }, lines, PointSet::EMPTY, visit);
        }
        for line in self.entries() {
            let after = self.own() | line;
            let lines =
                line.into_iter().fold(0, |all, to| all | self.board.closed_lines(to, after));
            self.generate_arrival(Action::Enter { line }, lines, PointSet::EMPTY, visit);
        }
    }

    #[inline]
    fn generate_shifts(&self, visit: &mut impl FnMut(Move)) {
        let empty = self.empty_points();
        for from in self.own() {
            let left = self.own().without(from);
            for to in self.reach(from, empty) {
                let lines = self.board.closed_lines(to, left);
                let hopped = self.hopped(from, to);
                self.generate_arrival(Action::Shift { from, to }, lines, hopped, visit);
            }
            self.generate_chains(from, left, visit);
        }
    }

    fn generate_chains(&self, from: Point, left: PointSet, visit: &mut impl FnMut(Move)) {
        for (to, hopped) in self.chains(from) {
            let lines = self.board.closed_lines(to, left);
            self.generate_arrival(Action::Shift { from, to }, lines, hopped, visit);
        }
    }

    /// Visits the turns that begin with an action: one for each way to take stones for it.
    #[inline]
    fn generate_arrival(
        &self,
        action: Action,
        lines: u32,
        hopped: PointSet,
        visit: &mut impl FnMut(Move),
    ) {
        if self.is_barred(self.turn, action, lines) {
            return;
        }
        let paying = self.paying_lines(lines).count_ones();
        if paying == 0 || !self.mill_takes() {
            visit(self.turn_of(action, hopped, paying));
        } else {
            for taken in self.captures_for(hopped, paying) {
                visit(self.turn_of(action, hopped | taken, paying));
            }
        }
    }

    fn captures_for(&self, hopped: PointSet, paying: u32) -> CaptureSets {
        self.capture_sets(self.enemy() - hopped, paying)
    }

    /// Whether a mill closed now takes a stone.
    #[inline]
    pub(crate) fn mill_takes(&self) -> bool {
        self.rules.win != Win::FirstMill
            && if self.is_placing() {
                self.rules.on_mill_placing == OnMillPlacing::Capture
            } else {
                self.rules.on_mill_moving != OnMillMoving::Nothing
            }
    }

    #[inline]
    fn turn_of(&self, action: Action, captures: PointSet, paying: u32) -> Move {
        let m = Move { action, captures, again: false };
        if paying > 0 && self.earns_extra_turn(m) { Move { again: true, ..m } } else { m }
    }

    /// Whether a turn that closes a mill lets the same side go on.
    fn earns_extra_turn(&self, m: Move) -> bool {
        let offered = if self.is_placing() {
            self.rules.on_mill_placing == OnMillPlacing::ExtraTurn
        } else {
            self.rules.on_mill_moving == OnMillMoving::CaptureAndExtraTurn
        };
        if !offered || self.rules.win == Win::FirstMill {
            return false;
        }
        // A running mill would shuttle for ever if every step that takes nothing earned a turn.
        if m.is_idle_step() && self.extra == ExtraTurn::AfterStep {
            return false;
        }
        if self.is_reduced(!self.turn, self.enemy() - m.captures) {
            return false;
        }
        let mut next = *self;
        next.apply(Move { again: true, ..m });
        next.awaits_throw() || next.can_act(next.turn)
    }

    /// Whether the side to move loses its turn, but not the game, when it cannot act.
    pub(crate) fn may_pass(&self) -> bool {
        if self.throw.is_some() {
            return true;
        }
        self.rules.blocked == Blocked::Pass && self.can_act(!self.turn)
    }

    /// Counts the turns without visiting them, where each is one arrival and at most one capture.
    #[inline]
    pub(crate) fn count_plain(&self) -> u64 {
        if self.is_decided() {
            return 0;
        }
        if self.removals > 0 {
            return u64::from(self.enemy().len());
        }
        let (mut arrivals, mut mills) = (0, 0);
        if self.may_place() {
            let placements = self.placements();
            arrivals += placements.len();
            mills += self.closing_points(self.own(), placements).len();
        }
        if self.may_shift() {
            let empty = self.empty_points();
            for from in self.own() {
                let reach = self.reach(from, empty);
                arrivals += reach.len();
                mills += self.closing_points(self.own().without(from), reach).len();
            }
        }
        if arrivals == 0 {
            return u64::from(self.may_pass());
        }
        if mills == 0 {
            return u64::from(arrivals);
        }
        let declined = u32::from(self.rules.capture_duty == CaptureDuty::May);
        let ways = (self.targets(self.enemy()).len() + declined).max(1);
        u64::from(arrivals - mills + mills * ways)
    }

    /// The points among those given where a stone would close a mill of `own`.
    #[inline]
    fn closing_points(&self, own: PointSet, among: PointSet) -> PointSet {
        if own.len() < 2 {
            return PointSet::EMPTY;
        }
        among.into_iter().filter(|&to| self.board.closes(to, own) > 0).collect()
    }
}
