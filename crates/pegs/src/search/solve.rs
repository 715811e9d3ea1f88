//! Looking for a solution, and for the proof that there is none.

use alloc::vec::Vec;
use core::cmp::Reverse;

use super::{
    Solver, Verdict,
    aim::{Aim, Node},
    memo::Memo,
};
use crate::{Hole, HoleSet, Jump, trio::visit_jumps};

/// The number of a position that leads to no end.
pub(crate) const DEAD: u8 = u8::MAX;

/// The budget is spent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spent;

/// A search for an end, depth first, in which no position is looked into twice.
#[derive(Debug)]
pub(crate) struct Search<'a> {
    pub(crate) aim: Aim<'a>,
    pub(crate) start: Node,
    pub(crate) memo: Memo,
    pub(crate) budget: u64,
    /// The fewest pegs of any position that was looked at.
    pub(crate) fewest_seen: u32,
    /// The jumps to an end, the last one first.
    pub(crate) line: Vec<Jump>,
    /// What the positions on the way lead to.
    children: Vec<Child>,
}

#[derive(Clone, Copy, Debug)]
struct Child {
    from: u32,
    to: u32,
    node: Node,
}

impl<'a> Search<'a> {
    pub(crate) fn new(solver: &'a Solver, pegs: HoleSet, ends: &[HoleSet], budget: u64) -> Self {
        let aim = Aim::new(solver, pegs, ends);
        let start = aim.node(pegs);
        Self {
            aim,
            start,
            memo: Memo::new(),
            budget,
            fewest_seen: pegs.len(),
            line: Vec::new(),
            children: Vec::new(),
        }
    }

    /// Whether an end can be reached.
    pub(crate) fn verdict(&mut self) -> Verdict {
        let start = self.start;
        if start.is_lost() {
            return Verdict::Unsolvable;
        }
        match self.reaches_end(&start) {
            Ok(true) => Verdict::Solvable(self.take_line()),
            Ok(false) => Verdict::Unsolvable,
            Err(Spent) => Verdict::Unknown,
        }
    }

    /// The jumps to the end that was found.
    pub(crate) fn take_line(&mut self) -> Vec<Jump> {
        self.line.reverse();
        core::mem::take(&mut self.line)
    }

    /// Notes a jump that leads to an end.
    pub(crate) fn note(&mut self, from: u32, to: u32) {
        let hole = |index: u32| Hole::from_index(index as u8);
        if let (Some(from), Some(to)) = (hole(from), hole(to)) {
            self.line.push(Jump { from, to });
        }
    }

    /// Looks into one position more, if that is still allowed.
    #[inline]
    pub(crate) fn spend(&mut self) -> Result<(), Spent> {
        self.budget = self.budget.checked_sub(1).ok_or(Spent)?;
        Ok(())
    }

    /// Whether an end can be reached from a position that is not ruled out.
    fn reaches_end(&mut self, node: &Node) -> Result<bool, Spent> {
        let count = node.pegs.count_ones();
        self.fewest_seen = self.fewest_seen.min(count);
        if count <= self.aim.pegs_left() {
            return Ok(self.aim.is_end(node.pegs));
        }
        let image = self.aim.least_image(node.pegs);
        if self.memo.get(image).is_some() {
            return Ok(false);
        }
        self.spend()?;
        let first = self.children.len();
        self.push_children(node);
        self.children[first..].sort_by_key(|child| Reverse(pairs(child.node.pegs)));
        for i in first..self.children.len() {
            let Child { from, to, node } = self.children[i];
            if self.reaches_end(&node)? {
                self.note(from, to);
                return Ok(true);
            }
        }
        self.children.truncate(first);
        self.memo.insert(image, DEAD);
        Ok(false)
    }

    /// Adds what a position leads to and is not ruled out.
    fn push_children(&mut self, node: &Node) {
        let Self { aim, children, .. } = self;
        visit_jumps(aim.layout(), node.pegs, |from, to, pegs| {
            let node = aim.after(node, from, to, pegs);
            if !node.is_lost() {
                children.push(Child { from, to, node });
            }
        });
    }
}

/// How many pegs have a peg to the right or above: pegs that keep together go more easily.
#[inline]
const fn pairs(pegs: u64) -> u32 {
    (pegs & pegs >> 1).count_ones() + (pegs & pegs >> 8).count_ones()
}
