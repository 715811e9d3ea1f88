//! Why a turn is not legal, in words and by the rule that says so.

use alloc::{format, string::String};

use board::{Objection, Position, State};

use crate::{
    Action, Mill, Move, Point, PointSet,
    choices::{Captures, Dice, Fly, Remill},
};

impl Mill {
    /// The objection against a turn that is not legal.
    pub(crate) fn explain(&self, m: Move) -> Objection {
        self.explain_moment()
            .or_else(|| self.explain_action(m.action))
            .unwrap_or_else(|| self.explain_captures(m))
    }

    /// Objections against any turn at this moment.
    fn explain_moment(&self) -> Option<Objection> {
        if let Some(end) = self.end() {
            return object("game-over", "end", format!("the game is over ({})", end.reason));
        }
        if self.awaits_throw() {
            return object("throw-first", "dice", "the dice have to be thrown first");
        }
        None
    }

    fn explain_action(&self, action: Action) -> Option<Objection> {
        if (action == Action::Remove) != (self.removals > 0) {
            return if self.removals > 0 {
                object(
                    "remove-first",
                    "board_full",
                    "the board was full: one enemy stone is to be removed",
                )
            } else {
                object(
                    "no-removal",
                    "board_full",
                    "nothing is removed without a turn of one's own stones",
                )
            };
        }
        match action {
            Action::Remove => None,
            Action::Pass => object("no-pass", "blocked", "nobody passes who can act"),
            Action::Place { to } => self.explain_placement(to),
            Action::Enter { line } => self.explain_entry(line),
            Action::Shift { from, to } => self.explain_shift(from, to),
        }
    }

    fn explain_placement(&self, to: Point) -> Option<Objection> {
        if !self.may_place() {
            return object(
                "hand-empty",
                "placing",
                format!("{} has no stone in hand", self.turn()),
            );
        }
        self.explain_occupied(to)
            .or_else(|| {
                (!self.placements().contains(to)).then(|| {
                    Objection::new(
                        "mill-forbidden",
                        "on_mill_placing",
                        format!(
                            "{} would close a mill, which is forbidden while placing",
                            self.board.name(to)
                        ),
                    )
                })
            })
            .or_else(|| self.explain_barred(Action::Place { to }, to, self.own()))
    }

    fn explain_entry(&self, line: PointSet) -> Option<Objection> {
        if self.rules.dice != Dice::Alfonso {
            return object("no-entry", "dice", "only alfonso dice let three stones enter at once");
        }
        if self.entries().any(|entry| entry == line) {
            return None;
        }
        object("no-entry", "dice", format!("three stones cannot enter {} now", self.names(line)))
    }

    fn explain_shift(&self, from: Point, to: Point) -> Option<Objection> {
        if !self.may_shift() {
            return object(
                "place-first",
                "placing",
                format!("{} still has stones in hand and must place one", self.turn()),
            );
        }
        if !self.own().contains(from) {
            return object(
                "not-your-stone",
                "turn",
                format!("there is no {} stone on {}", self.turn(), self.board.name(from)),
            );
        }
        let chain = self.chains(from).iter().any(|&(end, _)| end == to);
        if chain {
            return None;
        }
        self.explain_occupied(to).or_else(|| self.explain_reach(from, to)).or_else(|| {
            self.explain_barred(Action::Shift { from, to }, to, self.own().without(from))
        })
    }

    fn explain_occupied(&self, to: Point) -> Option<Objection> {
        (!self.empty_points().contains(to)).then(|| {
            Objection::new("occupied", "board", format!("{} is occupied", self.board.name(to)))
        })
    }

    fn explain_reach(&self, from: Point, to: Point) -> Option<Objection> {
        if self.reach(from, self.empty_points()).contains(to) {
            return None;
        }
        let rule =
            if self.rules.fly == Fly::Off || !self.flies(self.turn) { "motion" } else { "fly" };
        object(
            "out-of-reach",
            rule,
            format!("a stone cannot go from {} to {}", self.board.name(from), self.board.name(to)),
        )
    }

    fn explain_barred(&self, action: Action, to: Point, own: PointSet) -> Option<Objection> {
        if !self.is_barred(self.turn, action, self.board.closed_lines(to, own)) {
            return None;
        }
        let message = match self.rules.remill {
            Remill::NoImmediateReturn => "a stone may not go straight back into the mill it left",
            _ => "a mill that was opened may not be closed again so soon",
        };
        object("remill", "remill", message)
    }

    fn explain_captures(&self, m: Move) -> Objection {
        let enemy = self.enemy();
        if let Some(point) = (m.captures - enemy).first() {
            let message = format!("there is no enemy stone on {}", self.board.name(point));
            return Objection::new("not-enemy", "capture", message);
        }
        let legal = self.legal_moves();
        let same = || legal.iter().filter(|other| other.action == m.action);
        let most = same().map(|other| other.captures.len()).max().unwrap_or(0);
        let offered = same().fold(PointSet::EMPTY, |all, other| all | other.captures);
        if most == 0 && m.is_capture() {
            return self.explain_nothing_to_take(m);
        }
        if m.captures.len() > most {
            let rule = if self.rules.captures == Captures::One { "captures" } else { "on_mill" };
            return Objection::new(
                "too-many",
                rule,
                format!("this turn takes {most}, not {}", m.captures.len()),
            );
        }
        if let Some(point) = (m.captures - offered).first() {
            let message = format!("{} stands in a mill and is protected", self.board.name(point));
            return Objection::new("protected", self.protect_rule(), message);
        }
        if m.captures.len() < most {
            let message = format!("a stone must be taken: {}", self.names(offered));
            return Objection::new("must-take", "capture_duty", message);
        }
        Objection::new("protected", self.protect_rule(), "these stones may not be taken together")
    }

    fn explain_nothing_to_take(&self, m: Move) -> Objection {
        let after = (self.own() - m.action.departure()) | m.action.arrivals();
        let closes = m.action.arrivals().into_iter().any(|to| self.board.closes(to, after) > 0);
        if !closes {
            return Objection::new("no-mill", "capture", "no mill is closed, so nothing is taken");
        }
        if self.mill_takes() && self.targets(self.enemy()).is_empty() {
            let message = "every enemy stone stands in a mill and is protected";
            return Objection::new("protected", self.protect_rule(), message);
        }
        let rule = if self.is_placing() { "on_mill_placing" } else { "on_mill_moving" };
        Objection::new("mill-takes-nothing", rule, "this mill takes nothing")
    }

    fn protect_rule(&self) -> &'static str {
        if self.is_placing() { "protect_placing" } else { "protect_moving" }
    }
}

#[expect(clippy::unnecessary_wraps, reason = "every caller answers with an option")]
fn object(code: &'static str, rule: &'static str, message: impl Into<String>) -> Option<Objection> {
    Some(Objection::new(code, rule, message))
}
