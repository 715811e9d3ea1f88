//! What a search is after.

use alloc::vec::Vec;

use super::{Solver, lanes::Lanes, regions::moves_at_least};
use crate::{HoleSet, Layout};

/// The ends a search is after, and what rules them out.
#[derive(Debug)]
pub(crate) struct Aim<'a> {
    solver: &'a Solver,
    /// The pegs of each end and what they weigh; all have as many.
    ends: Vec<(u64, Lanes)>,
    /// The symmetries that turn ends into ends.
    symmetries: Vec<usize>,
}

/// Pegs, what they weigh, and the ends that are not ruled out, a bit each.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    pub(crate) pegs: u64,
    lanes: Lanes,
    ends: u64,
}

impl Node {
    /// Whether every end is ruled out.
    #[inline]
    pub(crate) const fn is_lost(&self) -> bool {
        self.ends == 0
    }
}

impl<'a> Aim<'a> {
    /// The aim to reach one of these ends, at most 64 that have all as many pegs, from some pegs.
    ///
    /// Ends in another class are left out.
    pub(crate) fn new(solver: &'a Solver, pegs: HoleSet, ends: &[HoleSet]) -> Self {
        let layout = solver.layout;
        let class = layout.class(pegs);
        let ends: Vec<HoleSet> =
            ends.iter().copied().filter(|&e| layout.class(e) == class).collect();
        let keeps = |number: &usize| {
            let symmetry = layout.symmetries()[*number];
            ends.iter().all(|&end| ends.contains(&symmetry.set(end)))
        };
        let symmetries = (0..layout.symmetries().len()).filter(keeps).collect();
        let weighed = ends.iter().map(|end| (end.bits(), solver.weigh(end.bits()))).collect();
        Self { solver, ends: weighed, symmetries }
    }

    pub(crate) const fn layout(&self) -> Layout {
        self.solver.layout
    }

    /// The pegs to begin with.
    pub(crate) fn node(&self, pegs: HoleSet) -> Node {
        let lanes = self.solver.weigh(pegs.bits());
        let all = u64::MAX.checked_shr(64 - self.ends.len() as u32).unwrap_or(0);
        Node { pegs: pegs.bits(), lanes, ends: self.not_ruled_out(&lanes, all) }
    }

    /// What a jump leads to.
    #[inline]
    pub(crate) fn after(&self, node: &Node, from: u32, to: u32, pegs: u64) -> Node {
        let weights = &self.solver.weights;
        let over = u32::midpoint(from, to);
        let lanes = node
            .lanes
            .minus(weights[from as usize])
            .minus(weights[over as usize])
            .plus(weights[to as usize]);
        Node { pegs, lanes, ends: self.not_ruled_out(&lanes, node.ends) }
    }

    /// Whether the pegs are those of an end.
    #[inline]
    pub(crate) fn is_end(&self, pegs: u64) -> bool {
        self.ends.iter().any(|&(end, _)| end == pegs)
    }

    /// How many pegs an end has.
    pub(crate) fn pegs_left(&self) -> u32 {
        self.ends.first().map_or(0, |(end, _)| end.count_ones())
    }

    /// The regions of the board.
    pub(crate) fn regions(&self) -> &[u64] {
        &self.solver.regions
    }

    /// How many regions may be full at an end.
    pub(crate) fn regions_left(&self) -> u32 {
        let full = |end| moves_at_least(self.regions(), end);
        self.ends.iter().map(|&(end, _)| full(end)).max().unwrap_or(0)
    }

    /// One of all the positions that are the same for this aim.
    #[inline]
    pub(crate) fn least_image(&self, pegs: u64) -> u64 {
        self.layout().least_image(pegs, &self.symmetries)
    }

    #[inline]
    fn not_ruled_out(&self, lanes: &Lanes, mut ends: u64) -> u64 {
        let mut left = ends;
        while left != 0 {
            let end = left.trailing_zeros();
            if !lanes.reaches(&self.ends[end as usize].1) {
                ends &= !(1 << end);
            }
            left &= left - 1;
        }
        ends
    }
}
