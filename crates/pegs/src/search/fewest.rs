//! Looking for the fewest pegs that can be left.

use alloc::vec::Vec;

use super::{
    Solver, Verdict,
    memo::Memo,
    solve::{Search, Spent},
};
use crate::{Hole, HoleSet, Pegs, trio::visit_jumps};

/// The fewest pegs that can be left of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fewest {
    /// No fewer can be left.
    pub at_least: u32,
    /// So many can; the same number if the budget was enough.
    pub at_most: u32,
}

pub(crate) fn fewest(solver: &Solver, position: &Pegs, mut budget: u64) -> Fewest {
    let pegs = position.pegs();
    let mut fewest = Fewest { at_least: 1, at_most: pegs.len() };
    if position.layout() != solver.layout {
        return fewest;
    }
    // One peg and two are aimed at, because pagodas rule out most ways there.
    for (count, ends) in [(1, solver.singles()), (2, pairs(solver, pegs))] {
        if pegs.len() < count {
            break;
        }
        let mut search = Search::new(solver, pegs, &ends, budget);
        let verdict = search.verdict();
        fewest.at_most = fewest.at_most.min(search.fewest_seen);
        match verdict {
            Verdict::Solvable(_) => return Fewest { at_most: count, ..fewest },
            Verdict::Unsolvable => fewest.at_least = count + 1,
            Verdict::Unknown => return fewest,
        }
        budget = search.budget;
    }
    let mut sweep = Sweep {
        solver,
        seen: Memo::new(),
        budget,
        at_least: fewest.at_least,
        best: fewest.at_most,
    };
    match sweep.visit(pegs.bits()) {
        Ok(()) => Fewest { at_least: sweep.best, at_most: sweep.best },
        Err(Spent) => Fewest { at_most: sweep.best, ..fewest },
    }
}

/// All pairs of holes in the class of some pegs; there are never more than a search can aim at.
fn pairs(solver: &Solver, pegs: HoleSet) -> Vec<HoleSet> {
    let class = solver.layout.class(pegs);
    let holes: Vec<Hole> = solver.layout.holes().iter().collect();
    let mut pairs = Vec::new();
    for (i, &first) in holes.iter().enumerate() {
        for &second in &holes[i + 1..] {
            let pair = HoleSet::EMPTY.with(first).with(second);
            if solver.layout.class(pair) == class {
                pairs.push(pair);
            }
        }
    }
    pairs
}

/// Looks into everything that can be reached.
struct Sweep<'a> {
    solver: &'a Solver,
    seen: Memo,
    budget: u64,
    at_least: u32,
    best: u32,
}

impl Sweep<'_> {
    fn visit(&mut self, pegs: u64) -> Result<(), Spent> {
        self.best = self.best.min(pegs.count_ones());
        let layout = self.solver.layout;
        let image = layout.least_image(pegs, &self.solver.all_symmetries);
        if self.best <= self.at_least || self.seen.get(image).is_some() {
            return Ok(());
        }
        self.budget = self.budget.checked_sub(1).ok_or(Spent)?;
        self.seen.insert(image, 0);
        let mut children = Vec::new();
        visit_jumps(layout, pegs, |_, _, after| children.push(after));
        children.into_iter().try_for_each(|after| self.visit(after))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Layout;

    #[test]
    fn no_class_has_more_pairs_than_a_search_can_aim_at() {
        for &layout in Layout::ALL {
            let solver = Solver::new(layout);
            for first in layout.holes() {
                for second in layout.holes() {
                    let pegs = HoleSet::EMPTY.with(first).with(second);
                    assert!(pairs(&solver, pegs).len() <= 64, "{layout} {pegs}");
                }
            }
        }
    }
}
