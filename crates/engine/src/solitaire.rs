//! Peg solitaire: the next jump of the shortest solution, where there is one.

use std::sync::OnceLock;

use board::{Puzzle, State};
use pegs::{Fewest, Hole, Jump, Layout, Oracle, Par, Pegs, Solver, Verdict};
use tables::{Turn, Value};

/// How many positions a search for a solution may look into.
const BUDGET: u64 = 500_000;

/// Knows solitaire; what takes a while to find out is found out on first use.
#[derive(Debug, Default)]
pub(crate) struct Solitaire {
    oracle: OnceLock<Box<Oracle>>,
    solvers: [OnceLock<Solver>; 3],
}

/// What can still be made of a position of solitaire.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// Whether the goal can be reached; `None` if that is not known.
    pub solves: Option<bool>,
    /// The fewest pegs that can be left.
    pub fewest: Fewest,
    /// The fewest moves to the goal, where that is proved.
    pub par: Option<u32>,
    /// The jumps of a good way from here.
    pub jumps: Vec<Jump>,
}

/// What is known of a position of solitaire.
pub(crate) struct Advice {
    /// The jumps to make, the first first; empty if there is none.
    pub(crate) jumps: Vec<Jump>,
    /// Whether they solve it; `None` if that is not known.
    pub(crate) solves: Option<bool>,
}

impl Solitaire {
    /// Finds out beforehand what takes a while.
    pub(crate) fn get_ready(&self, position: &Pegs) {
        self.oracle(position);
        self.solver(position.layout());
    }

    /// What to jump, to solve the puzzle or at least to leave few pegs.
    pub(crate) fn advise(&self, position: &Pegs) -> Advice {
        if position.is_solved() || position.count_moves() == 0 {
            return Advice { jumps: Vec::new(), solves: Some(position.is_solved()) };
        }
        if let Some(jumps) = self.oracle(position).and_then(|oracle| by_oracle(oracle, position)) {
            return Advice { jumps, solves: Some(true) };
        }
        by_search(self.solver(position.layout()), position)
    }

    /// What can still be made of a position; the `active` peg may go on with its move.
    pub(crate) fn outlook(&self, position: &Pegs, active: Option<Hole>) -> Outlook {
        let Advice { jumps, solves } = self.advise(position);
        let solver = self.solver(position.layout());
        let left = position.goal().pegs_left();
        let fewest = match solves {
            Some(true) => Fewest { at_least: left, at_most: left },
            _ => solver.fewest(position, BUDGET),
        };
        let par = match (solves, self.oracle(position)) {
            (Some(true), _) if position.is_solved() => Some(0),
            (Some(true), Some(oracle)) => oracle.par(position, active),
            (Some(true), None) => match solver.par(position, active, BUDGET) {
                Par::Moves(moves, _) => Some(moves),
                Par::Unsolvable | Par::Unknown => None,
            },
            _ => None,
        };
        Outlook { solves, fewest, par, jumps }
    }

    /// The oracle, where it knows the game. It takes seconds to build, and knows one board only.
    fn oracle(&self, position: &Pegs) -> Option<&Oracle> {
        if position.layout() != Layout::English {
            return None;
        }
        let oracle = self.oracle.get_or_init(|| Box::new(Oracle::build()));
        oracle.knows(position).then_some(&**oracle)
    }

    fn solver(&self, layout: Layout) -> &Solver {
        let place = match layout {
            Layout::English => 0,
            Layout::European => 1,
            Layout::Triangle => 2,
        };
        self.solvers[place].get_or_init(|| Solver::new(layout))
    }

    /// Every jump with whether the puzzle can be solved after it, as a win in so many jumps or a
    /// loss; those that keep it solvable first. `None` if that is not known of all.
    pub(crate) fn turns(&self, position: &Pegs) -> Option<Vec<Turn<Jump>>> {
        let jumps = position.legal_moves();
        let solver = self.solver(position.layout());
        let budget = BUDGET / jumps.len().max(1) as u64;
        let value = |&m: &Jump| {
            let mut after = *position;
            after.play_unchecked(m);
            Some(Turn { m, value: self.value(&after, solver, budget)? })
        };
        let mut turns = jumps.iter().map(value).collect::<Option<Vec<_>>>()?;
        turns.sort_by(|one, two| one.value.better_first(two.value));
        Some(turns)
    }

    /// What a jump is worth by the position after it.
    fn value(&self, after: &Pegs, solver: &Solver, budget: u64) -> Option<Value> {
        if after.is_solved() {
            return Some(Value::Win(Some(1)));
        }
        if after.count_moves() == 0 {
            return Some(Value::Loss(Some(1)));
        }
        // What the oracle does not know of, it may never have met.
        let solution = self.oracle(after).and_then(|oracle| by_oracle(oracle, after));
        let jumps = match solution {
            Some(jumps) => jumps,
            None => match solver.solve(after, budget) {
                Verdict::Solvable(jumps) => jumps,
                Verdict::Unsolvable => return Some(Value::Loss(None)),
                Verdict::Unknown => return None,
            },
        };
        Some(Value::Win(u16::try_from(jumps.len() + 1).ok()))
    }
}

/// Follows the oracle: always a jump after which the fewest moves are left.
fn by_oracle(oracle: &Oracle, position: &Pegs) -> Option<Vec<Jump>> {
    let (mut jumps, mut now): (Vec<Jump>, Pegs) = (Vec::new(), *position);
    let mut active = None;
    while !now.is_solved() {
        let left = |jump: &Jump| {
            let mut after = now;
            after.play_unchecked(*jump);
            oracle.par(&after, Some(jump.to)).map(|par| par + u32::from(active != Some(jump.from)))
        };
        let next = oracle
            .solving_jumps(&now)
            .into_iter()
            .min_by_key(|jump| left(jump).unwrap_or(u32::MAX))?;
        active = Some(next.to);
        jumps.push(next);
        now.play_unchecked(next);
    }
    Some(jumps)
}

fn by_search(solver: &Solver, position: &Pegs) -> Advice {
    match solver.solve(position, BUDGET) {
        Verdict::Solvable(jumps) => {
            let shorter = match solver.par(position, None, BUDGET / 10) {
                Par::Moves(_, shorter) => shorter,
                Par::Unsolvable | Par::Unknown => jumps,
            };
            Advice { jumps: shorter, solves: Some(true) }
        }
        verdict => {
            let jumps = fewest_left(solver, position).into_iter().collect();
            let solves = (verdict == Verdict::Unsolvable).then_some(false);
            Advice { jumps, solves }
        }
    }
}

/// The jump after which the fewest pegs can be left, as far as a short look tells.
fn fewest_left(solver: &Solver, position: &Pegs) -> Option<Jump> {
    let jumps = position.legal_moves();
    let budget = BUDGET / 4 / jumps.len().max(1) as u64;
    let left = |jump: &Jump| {
        let mut after = *position;
        after.play_unchecked(*jump);
        solver.fewest(&after, budget).at_most
    };
    jumps.into_iter().min_by_key(left)
}
