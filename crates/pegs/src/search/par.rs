//! Looking for the fewest moves.

use alloc::vec::Vec;

use super::{
    Verdict,
    aim::Node,
    regions::moves_at_least,
    solve::{DEAD, Search, Spent},
};
use crate::{
    Hole, Jump, count_runs,
    trio::{visit_jumps, visit_jumps_of},
};

/// The fewest moves to solve a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Par {
    /// So many, by these jumps.
    Moves(u32, Vec<Jump>),
    /// It cannot be solved.
    Unsolvable,
    /// The budget was spent before that was clear, or the board is another one.
    Unknown,
}

/// A search for a solution in few moves, deeper by one move each time.
#[derive(Debug)]
pub(crate) struct ParSearch<'a> {
    search: Search<'a>,
    active: Option<u32>,
    /// How many regions may stay full to the end.
    regions_left: u32,
    /// What the positions on the way lead to.
    steps: Vec<Step>,
}

/// A jump and what it leads to.
type Step = (u32, u32, Node);

impl<'a> ParSearch<'a> {
    pub(crate) fn new(search: Search<'a>, active: Option<Hole>) -> Self {
        let pegs = search.start.pegs;
        let active =
            active.map(|hole| u32::from(hole.index())).filter(|hole| pegs >> hole & 1 == 1);
        let regions_left = search.aim.regions_left();
        Self { search, active, regions_left, steps: Vec::new() }
    }

    pub(crate) fn par(mut self) -> Par {
        // What leads nowhere is known from now on, and so is how many moves are enough.
        let line = match self.search.verdict() {
            Verdict::Solvable(line) => line,
            Verdict::Unsolvable => return Par::Unsolvable,
            Verdict::Unknown => return Par::Unknown,
        };
        let enough = self.count_moves(&line);
        for moves in 0..enough {
            match self.in_moves(moves) {
                Ok(true) => return Par::Moves(moves, self.search.take_line()),
                Ok(false) => {}
                Err(Spent) => return Par::Unknown,
            }
        }
        Par::Moves(enough, line)
    }

    /// The moves of a line, not counting that of the active peg.
    fn count_moves(&self, line: &[Jump]) -> u32 {
        let begun =
            line.first().is_some_and(|jump| Some(u32::from(jump.from.index())) == self.active);
        count_runs(line) as u32 - u32::from(begun)
    }

    /// Whether so many moves are enough.
    fn in_moves(&mut self, moves: u32) -> Result<bool, Spent> {
        let start = self.search.start;
        self.steps.clear();
        self.enough(&start, self.active, moves)
    }

    /// Whether so many moves are enough, begun from now on, while the active peg may go on.
    fn enough(&mut self, node: &Node, active: Option<u32>, moves: u32) -> Result<bool, Spent> {
        let aim = &self.search.aim;
        if aim.is_end(node.pegs) {
            return Ok(true);
        }
        // The active peg needs no move to open the region it stands in.
        let needed = moves_at_least(aim.regions(), node.pegs).saturating_sub(self.regions_left);
        if needed > moves + u32::from(active.is_some()) {
            return Ok(false);
        }
        let image = aim.least_image(node.pegs);
        let failed = self.search.memo.get(image);
        if failed == Some(DEAD) {
            return Ok(false);
        }
        let first = self.steps.len();
        if let Some(peg) = active {
            self.push_steps(node, Some(peg));
            if self.some_step_is_enough(first, moves)? {
                return Ok(true);
            }
        }
        if moves == 0 || needed > moves || failed.is_some_and(|failed| u32::from(failed) >= moves) {
            return Ok(false);
        }
        self.search.spend()?;
        self.push_steps(node, None);
        if self.some_step_is_enough(first, moves - 1)? {
            return Ok(true);
        }
        self.search.memo.insert(image, moves as u8);
        Ok(false)
    }

    /// Whether so many moves are enough after one of the last steps, which are taken away.
    fn some_step_is_enough(&mut self, first: usize, moves: u32) -> Result<bool, Spent> {
        for i in first..self.steps.len() {
            let (from, to, after) = self.steps[i];
            if self.enough(&after, Some(to), moves)? {
                self.search.note(from, to);
                return Ok(true);
            }
        }
        self.steps.truncate(first);
        Ok(false)
    }

    /// Adds the jumps, all or those of one peg, that lead to what is not ruled out.
    fn push_steps(&mut self, node: &Node, peg: Option<u32>) {
        let (aim, steps) = (&self.search.aim, &mut self.steps);
        let mut push = |from, to, pegs| {
            let after = aim.after(node, from, to, pegs);
            if !after.is_lost() {
                steps.push((from, to, after));
            }
        };
        match peg {
            Some(peg) => {
                visit_jumps_of(aim.layout(), node.pegs, peg, |to, pegs| push(peg, to, pegs));
            }
            None => visit_jumps(aim.layout(), node.pegs, push),
        }
    }
}
