//! Solving a row: all positions with the same men, whoever is to move.
//!
//! Turns that take a piece, crown a man or move one lead to positions solved before. Only steps
//! of kings stay among these men, so a row and the row of the same men seen from the other side
//! are solved together, backwards from the decided positions.

use board::State;
use draughts::{Draughts, Rules, SquareSet};

use super::{
    numbering::{Kings, Men, Numbering, set_up},
    store::Store,
};
use crate::{
    Value, Wdl,
    subsets::{spread, subsets},
    value_at_end,
};

/// The men of a row and the numbers of its sub-space.
#[derive(Clone, Copy, Debug)]
struct Half<'a> {
    numbering: &'a Numbering,
    men: Men,
    /// Where the positions of this half begin among those of both.
    start: usize,
}

impl Half<'_> {
    fn node(&self, kings: Kings) -> usize {
        self.start + self.numbering.within_row(self.men.all(), kings) as usize
    }

    /// Calls `visit` with the kings of every position, in the order of their numbers.
    fn visit_kings(&self, mut visit: impl FnMut(Kings)) {
        let (space, men) = (self.numbering.space(), self.men.all());
        let (moving, waiting) = (u32::from(space.mover.kings), u32::from(space.waiter.kings));
        let free = 32 - men.len();
        for mover in subsets(free, moving) {
            let mover = SquareSet(spread(mover, men.0));
            let taken = (men | mover).0;
            for waiter in subsets(free - moving, waiting) {
                visit(Kings { mover, waiter: SquareSet(spread(waiter, taken)) });
            }
        }
    }
}

/// A position that has just been decided.
#[derive(Clone, Copy, Debug)]
struct Decided {
    kings: Kings,
    half: u8,
    value: Wdl,
}

/// What the solver of rows needs besides the rules, kept from row to row.
#[derive(Debug)]
pub(super) struct RowSolver<'a> {
    rules: Rules,
    store: &'a Store,
    /// The steps of kings from each undecided position that have not yet been refuted, and one
    /// more where another turn draws.
    open: Vec<u8>,
    values: Vec<Wdl>,
    fresh: Vec<Decided>,
}

impl<'a> RowSolver<'a> {
    pub(super) fn new(rules: Rules, store: &'a Store) -> Self {
        Self { rules, store, open: Vec::new(), values: Vec::new(), fresh: Vec::new() }
    }

    /// The values of the positions with these men, in their order, followed by those of the
    /// positions with the men seen from the other side, unless these are the same.
    pub(super) fn solve(&mut self, numbering: &'a Numbering, men: Men) -> &[Wdl] {
        let space = numbering.space();
        let row = Half { numbering, men, start: 0 };
        let other = if space == space.swapped() && men == men.flipped() {
            row
        } else {
            Half {
                numbering: &self.store.table(space.swapped()).numbering,
                men: men.flipped(),
                start: numbering.row_len() as usize,
            }
        };
        self.open.clear();
        self.values.clear();
        self.survey(&row, 0);
        if other.start != row.start {
            self.survey(&other, 1);
        }
        self.go_back([row, other]);
        &self.values
    }

    /// Enters what is known of each position of a half from the turns that leave the row.
    fn survey(&mut self, half: &Half<'_>, side: u8) {
        half.visit_kings(|kings| {
            let position = position(self.rules, half.men, kings);
            let (mut best, mut inside, mut any) = (Wdl::Loss, 0, false);
            position.visit_moves(|m| {
                any = true;
                if !m.is_capture() && kings.mover.contains(m.from) {
                    inside += 1;
                } else if best != Wdl::Win {
                    let mut child = position;
                    child.play_unchecked(m);
                    best = best.max(reversed(self.store.value(&child)));
                }
            });
            if !any {
                best = value_at_end(&position).map_or(Wdl::Draw, Value::wdl);
            }
            let decided = best == Wdl::Win || inside == 0;
            self.open.push(if decided { 0 } else { inside + u8::from(best == Wdl::Draw) });
            self.values.push(if decided { best } else { Wdl::Draw });
            if decided && best != Wdl::Draw {
                self.fresh.push(Decided { kings, half: side, value: best });
            }
        });
    }

    /// Goes back over the steps of kings from the decided positions.
    ///
    /// A king goes back the way it came, so the steps that lead to a position are those that the
    /// side which is not to move could make in it. Where that side had to capture instead, the
    /// survey has settled the position already.
    fn go_back(&mut self, halves: [Half<'_>; 2]) {
        while let Some(decided) = self.fresh.pop() {
            let half = 1 - decided.half;
            let before = &halves[usize::from(half)];
            let here = decided.kings.flipped();
            position(self.rules, before.men, here).visit_steps(|m| {
                if !here.mover.contains(m.from) {
                    return;
                }
                let kings = Kings { mover: here.mover.without(m.from).with(m.to), ..here };
                let node = before.node(kings);
                if self.open[node] == 0 {
                    return;
                }
                // A step to a lost position wins; when all lead to won ones, the position is lost.
                self.open[node] = if decided.value == Wdl::Loss { 0 } else { self.open[node] - 1 };
                if self.open[node] == 0 {
                    let value = reversed(decided.value);
                    self.values[node] = value;
                    self.fresh.push(Decided { kings, half, value });
                }
            });
        }
    }
}

fn position(rules: Rules, men: Men, kings: Kings) -> Draughts {
    Draughts::from_setup(rules, set_up(men, kings))
        .expect("men are numbered off their far row, kings off all other pieces")
}

/// The value of a turn for the side that makes it, by the value for the side that is then to move.
const fn reversed(value: Wdl) -> Wdl {
    match value {
        Wdl::Loss => Wdl::Win,
        Wdl::Draw => Wdl::Draw,
        Wdl::Win => Wdl::Loss,
    }
}
