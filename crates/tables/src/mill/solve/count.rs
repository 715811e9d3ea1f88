//! How many positions of a sub-space are won, drawn and lost.

use mill::Win;

use super::{
    super::frame::Frame,
    isa::{Isa, Portable},
    lattice::Shape,
};
use crate::value::{Symbol, Wdl};

/// The positions of a sub-space up to symmetry, by their value for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Count {
    /// Positions that the side to move wins.
    pub wins: u64,
    /// Positions that nobody wins.
    pub draws: u64,
    /// Positions that the side to move loses.
    pub losses: u64,
    /// The most plies that a decided position takes, where plies are known.
    pub longest: u16,
}

impl Count {
    /// All positions.
    pub const fn positions(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// Counts symbols.
    pub(crate) fn add(&mut self, symbols: &[Symbol]) {
        let count = |is: fn(Wdl) -> bool| symbols.iter().filter(|symbol| is(symbol.wdl())).count();
        let (draws, losses) = (count(|wdl| wdl == Wdl::Draw), count(|wdl| wdl == Wdl::Loss));
        self.draws += draws as u64;
        self.losses += losses as u64;
        self.wins += (symbols.len() - draws - losses) as u64;
        let last = symbols.iter().max().copied().unwrap_or(Symbol::DRAW);
        self.longest = self.longest.max(last.plies());
    }
}

/// Says which cells of a row stand for a position of their own.
///
/// In the rows of sets that are their own mirror, equal positions stand in several cells; the
/// first of them counts. Cells that no position can have do not count at all.
#[derive(Debug)]
pub(crate) struct Census<'a> {
    frame: &'a Frame,
    shape: &'a Shape,
    first_mill: bool,
}

impl<'a> Census<'a> {
    pub(crate) fn new(frame: &'a Frame, shape: &'a Shape) -> Self {
        Self { frame, shape, first_mill: frame.rules.win == Win::FirstMill }
    }

    /// Whether every cell of the row counts.
    pub(crate) fn is_plain(&self, waiting: u32) -> bool {
        !self.first_mill && self.frame.stabiliser(waiting).next().is_none()
    }

    /// Whether the cell of a rank stands for a possible position.
    pub(crate) fn is_possible(&self, waiting: u32, rank: usize) -> bool {
        let own = Portable::deposit(self.shape.sets[rank], self.frame.all() & !waiting);
        !self.first_mill || self.frame.in_mills(own) == 0
    }

    /// Whether it is the first of its equals.
    pub(crate) fn counts(&self, waiting: u32, rank: usize) -> bool {
        let own = Portable::deposit(self.shape.sets[rank], self.frame.all() & !waiting);
        self.is_possible(waiting, rank)
            && self.frame.stabiliser(waiting).all(|symmetry| self.frame.image(symmetry, own) >= own)
    }
}
