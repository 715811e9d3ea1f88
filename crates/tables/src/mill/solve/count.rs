//! How many positions of a sub-space are won, drawn and lost.

use mill::Win;

use super::{
    super::frame::Frame,
    cells::Cell,
    isa::{Isa, Portable},
    lattice::Shape,
    metric::{Metric, is_loss},
};

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

    /// Counts settled codes.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "compiled with the features of its callers")]
    pub(crate) fn add<M: Metric>(&mut self, cells: &[M::Cell]) {
        let mut most = 0;
        let (mut all_draws, mut all_losses) = (0, 0);
        // In parts so small that a byte can count them, which is quick.
        for part in cells.chunks(128) {
            let (mut draws, mut losses) = (0u8, 0u8);
            for cell in part {
                let code = cell.get();
                draws += u8::from(code == 0);
                losses += u8::from(is_loss(code));
                most = most.max(code);
            }
            all_draws += u64::from(draws);
            all_losses += u64::from(losses);
        }
        self.draws += all_draws;
        self.losses += all_losses;
        self.wins += cells.len() as u64 - all_draws - all_losses;
        if most > 0 {
            self.longest = self.longest.max(M::due(most));
        }
    }

    /// Counts what another has counted.
    pub(crate) fn join(&mut self, other: Self) {
        self.wins += other.wins;
        self.draws += other.draws;
        self.losses += other.losses;
        self.longest = self.longest.max(other.longest);
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
