//! Searching, where the oracle does not reach: other starts, other boards, positions set up by hand.
//!
//! Each search has a budget of positions it may look into. When that is spent it says so; it never
//! guesses.

mod aim;
mod fewest;
mod lanes;
mod memo;
mod pagoda;
mod par;
mod regions;
mod simplex;
mod solve;

use alloc::vec::Vec;

pub use self::{fewest::Fewest, pagoda::Pagoda, par::Par};
use self::{lanes::Lanes, par::ParSearch, solve::Search};
use crate::{Goal, Hole, HoleSet, Jump, Layout, Pegs};

/// Searches the positions of one board.
#[derive(Clone, Debug)]
pub struct Solver {
    layout: Layout,
    pagodas: Vec<Pagoda>,
    /// The weights of each hole in all pagodas.
    weights: Vec<Lanes>,
    regions: Vec<u64>,
    /// The numbers of all symmetries of the board.
    all_symmetries: Vec<usize>,
}

/// Whether a position can be solved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It can, by these jumps.
    Solvable(Vec<Jump>),
    /// It cannot.
    Unsolvable,
    /// The budget was spent before that was clear, or the board is another one.
    Unknown,
}

impl Solver {
    /// A solver for a board; finding its pagodas takes a moment.
    pub fn new(layout: Layout) -> Self {
        let pagodas = Pagoda::of_board(layout);
        let weights = pagoda::side_by_side(&pagodas);
        let all_symmetries = (0..layout.symmetries().len()).collect();
        Self { layout, pagodas, weights, regions: regions::regions(layout), all_symmetries }
    }

    /// The board.
    pub const fn layout(&self) -> Layout {
        self.layout
    }

    /// The pagodas it rules out positions by.
    pub fn pagodas(&self) -> &[Pagoda] {
        &self.pagodas
    }

    /// Whether a position can be solved, looking into at most so many others.
    pub fn solve(&self, position: &Pegs, budget: u64) -> Verdict {
        if position.layout() != self.layout {
            return Verdict::Unknown;
        }
        Search::new(self, position.pegs(), &self.ends(position.goal()), budget).verdict()
    }

    /// The fewest moves to solve a position, looking into at most so many others.
    ///
    /// A move is as many jumps of one peg as it likes. In the middle of one the `active` peg may
    /// go on, and what it jumps is not counted.
    pub fn par(&self, position: &Pegs, active: Option<Hole>, budget: u64) -> Par {
        if position.layout() != self.layout {
            return Par::Unknown;
        }
        let search = Search::new(self, position.pegs(), &self.ends(position.goal()), budget);
        ParSearch::new(search, active).par()
    }

    /// The fewest pegs that can be left, whatever the goal, looking into at most so many positions.
    pub fn fewest(&self, position: &Pegs, budget: u64) -> Fewest {
        fewest::fewest(self, position, budget)
    }

    /// What is left at a goal.
    fn ends(&self, goal: Goal) -> Vec<HoleSet> {
        match goal {
            Goal::Exactly(holes) => alloc::vec![holes],
            Goal::Anywhere => self.singles(),
        }
    }

    /// Each hole by itself.
    fn singles(&self) -> Vec<HoleSet> {
        self.layout.holes().iter().map(|hole| HoleSet::EMPTY.with(hole)).collect()
    }

    /// What pegs weigh in each pagoda.
    fn weigh(&self, pegs: u64) -> Lanes {
        let holes = HoleSet::from_bits(pegs).iter();
        holes.fold(Lanes::ZERO, |sum, hole| sum.plus(self.weights[usize::from(hole.index())]))
    }
}
