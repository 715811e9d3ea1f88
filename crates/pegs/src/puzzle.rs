//! The position.

use alloc::{string::String, vec::Vec};

use board::{FenError, Objection, PackError, Puzzle, ReadMoveError, Reason, State};

use crate::{Goal, Grade, HoleSet, Jump, Layout, Rules, fen, notation, packed};

/// A position of peg solitaire: the pegs left, and the goal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pegs {
    rules: Rules,
    occupied: HoleSet,
    goal: Goal,
}

impl Pegs {
    /// The problem to get from these pegs to a goal.
    ///
    /// # Errors
    ///
    /// If a peg or the goal is off the board, or if the board is empty or full.
    pub fn problem(rules: Rules, pegs: HoleSet, goal: Goal) -> Result<Self, FenError> {
        let layout = rules.layout;
        let outside = pegs.difference(layout.holes());
        if !outside.is_empty() {
            return Err(FenError::impossible(alloc::format!(
                "peg {outside} is off the {layout} board"
            )));
        }
        if pegs.is_empty() {
            return Err(FenError::impossible("no peg is left"));
        }
        if pegs == layout.holes() {
            return Err(FenError::impossible("no hole is empty"));
        }
        match goal.problem(layout) {
            Some(problem) => Err(FenError::impossible(problem)),
            None => Ok(Self { rules, occupied: pegs, goal }),
        }
    }

    /// The board.
    pub const fn layout(&self) -> Layout {
        self.rules.layout
    }

    /// The holes with a peg.
    pub const fn pegs(&self) -> HoleSet {
        self.occupied
    }

    /// What has to be left.
    pub const fn goal(&self) -> Goal {
        self.goal
    }

    /// The empty holes.
    pub const fn empty(&self) -> HoleSet {
        self.layout().holes().difference(self.occupied)
    }

    /// How good it is to leave it at that.
    pub fn grade(&self) -> Grade {
        Grade::of(self.layout(), self.occupied)
    }

    /// Why it is over, if it is: [`Reason::Solved`] or [`Reason::Stuck`].
    pub fn ended(&self) -> Option<Reason> {
        if self.is_solved() {
            Some(Reason::Solved)
        } else if self.count_moves() == 0 {
            Some(Reason::Stuck)
        } else {
            None
        }
    }

    /// Whether the goal is in the class of the position: if not, no jumps lead to it.
    ///
    /// A goal in the class may be out of reach all the same.
    pub fn goal_is_in_class(&self) -> bool {
        let class = |pegs| self.layout().class(pegs);
        let here = class(self.occupied);
        match self.goal {
            Goal::Exactly(goal) => class(goal) == here,
            Goal::Anywhere => {
                self.layout().holes().iter().any(|hole| class(HoleSet::EMPTY.with(hole)) == here)
            }
        }
    }

    /// Whether the pegs allow a jump that is one of the board's.
    fn allows(&self, jump: Jump) -> bool {
        self.occupied.contains(jump.from)
            && !self.occupied.contains(jump.to)
            && jump.over().is_some_and(|over| self.occupied.contains(over))
    }
}

impl State for Pegs {
    type Rules = Rules;
    type Move = Jump;

    fn initial(rules: Rules) -> Self {
        Self { rules, occupied: rules.start(), goal: rules.goal }
    }

    fn rules(&self) -> Rules {
        self.rules
    }

    fn visit_moves(&self, mut visit: impl FnMut(Jump)) {
        if self.is_solved() {
            return;
        }
        for &jump in self.layout().jumps() {
            if self.allows(jump) {
                visit(jump);
            }
        }
    }

    fn play_unchecked(&mut self, m: Jump) {
        self.occupied = self.occupied.without(m.from).with(m.to);
        if let Some(over) = m.over() {
            self.occupied = self.occupied.without(over);
        }
    }

    fn move_text(&self, m: Jump) -> String {
        notation::write(m)
    }

    fn read_move(&self, text: &str) -> Result<Jump, ReadMoveError> {
        notation::read(self, text)
    }

    fn objection(&self, m: Jump) -> Option<Objection> {
        notation::objection(self, m)
    }

    fn to_fen(&self) -> String {
        fen::write(self)
    }

    fn from_fen(rules: Rules, text: &str) -> Result<Self, FenError> {
        fen::read(rules, text)
    }

    fn pack(&self) -> Vec<u8> {
        packed::write(self)
    }

    fn unpack(rules: Rules, bytes: &[u8]) -> Result<Self, PackError> {
        packed::read(rules, bytes)
    }

    fn diagram(&self) -> String {
        fen::diagram(self)
    }
}

impl Puzzle for Pegs {
    fn is_solved(&self) -> bool {
        self.goal.is_reached(self.occupied)
    }
}
