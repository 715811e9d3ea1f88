//! Whether a small puzzle of solitaire can still be solved, and in how many moves.

use std::sync::LazyLock;

use board::State;
use pegs::{Hole, Jump, Layout, Par, Pegs, Solver, Verdict, count_runs};

/// How many positions are looked into; the puzzles are far smaller.
pub(crate) const BUDGET: u64 = 200_000;

/// The solver of a board, made on first use.
pub(crate) fn solver(layout: Layout) -> &'static Solver {
    static ENGLISH: LazyLock<Solver> = LazyLock::new(|| Solver::new(Layout::English));
    static EUROPEAN: LazyLock<Solver> = LazyLock::new(|| Solver::new(Layout::European));
    static TRIANGLE: LazyLock<Solver> = LazyLock::new(|| Solver::new(Layout::Triangle));
    match layout {
        Layout::English => &ENGLISH,
        Layout::European => &EUROPEAN,
        Layout::Triangle => &TRIANGLE,
    }
}

/// Whether a position can be solved; one that is too large counts as not.
pub(crate) fn is_solvable(position: &Pegs) -> bool {
    matches!(solver(position.layout()).solve(position, BUDGET), Verdict::Solvable(_))
}

/// The fewest moves to solve a position, the `active` peg going on for nothing.
pub(crate) fn par(position: &Pegs, active: Option<Hole>) -> Option<(usize, Vec<Jump>)> {
    match solver(position.layout()).par(position, active, BUDGET) {
        Par::Moves(moves, jumps) => Some((moves as usize, jumps)),
        Par::Unsolvable | Par::Unknown => None,
    }
}

/// Whether the puzzle can be solved in so many moves after these jumps.
pub(crate) fn is_within(start: &Pegs, jumps: &[Jump], most: usize) -> bool {
    let mut position = *start;
    for &jump in jumps {
        position.play_unchecked(jump);
    }
    let active = jumps.last().map(|jump| jump.to);
    board::Puzzle::is_solved(&position) && count_runs(jumps) <= most
        || par(&position, active).is_some_and(|(left, _)| count_runs(jumps) + left <= most)
}
