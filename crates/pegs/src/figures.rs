//! How fast the oracle and the searches are, by a clock that the caller hands in.

use alloc::vec::Vec;
use core::{hint::black_box, time::Duration};

use board::{State, mix};

use crate::{Goal, Hole, HoleSet, Jump, Layout, Oracle, Pegs, Rules, Solver, Verdict};

/// How many positions each question is asked about.
const QUESTIONS: usize = 200_000;

/// The empty holes that stand for all, by symmetry, on the English board.
const VACANCIES: [[u8; 2]; 7] = [*b"d4", *b"d1", *b"c2", *b"c5", *b"c1", *b"c4", *b"f4"];

/// What the oracle of the central game takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OracleFigures {
    /// Building it.
    pub build: Duration,
    /// Its size.
    pub bytes: usize,
    /// Whether a position of a random game can be solved, on average.
    pub lost_or_won: Duration,
    /// Whether a position that can be solved can be, on average.
    pub won: Duration,
    /// Par of a position with an odd number of pegs, on average.
    pub par_odd: Duration,
    /// Par of a position with an even number of pegs, on average.
    pub par_even: Duration,
    /// Par in the middle of a move, on average.
    pub par_amid: Duration,
    /// All jumps that keep a position solvable, on average.
    pub solving_jumps: Duration,
}

/// What searching takes on the English board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SearchFigures {
    /// Making the solver.
    pub make: Duration,
    /// How many problems of one empty hole and one last peg were solved.
    pub problems: u32,
    /// All of them together.
    pub all: Duration,
    /// The slowest of them.
    pub slowest: Duration,
}

/// Builds the oracle and asks it; `now` is any clock that does not go backwards.
pub fn measure_oracle(rules: Rules, now: impl Fn() -> Duration) -> OracleFigures {
    let before = now();
    let oracle = Oracle::build();
    let build = now().saturating_sub(before);
    let anyhow = games(rules, |position| position.legal_moves().to_vec());
    let won = games(rules, |position| oracle.solving_jumps(position));
    let (odd, even): (Vec<Asked>, Vec<Asked>) =
        won.iter().copied().partition(|(position, _)| position.pegs().len() % 2 == 1);
    let mean = |positions: &[Asked], ask: &dyn Fn(&Asked)| {
        let before = now();
        positions.iter().for_each(ask);
        now().saturating_sub(before) / positions.len() as u32
    };
    let can_be_solved = |(position, _): &Asked| {
        black_box(oracle.can_be_solved(position.pegs()));
    };
    let par = |(position, _): &Asked| {
        black_box(oracle.par(position, None));
    };
    let par_amid = |&(position, active): &Asked| {
        black_box(oracle.par(&position, Some(active)));
    };
    let solving_jumps = |(position, _): &Asked| {
        black_box(oracle.solving_jumps(position));
    };
    OracleFigures {
        build,
        bytes: oracle.bytes(),
        lost_or_won: mean(&anyhow, &can_be_solved),
        won: mean(&won, &can_be_solved),
        par_odd: mean(&odd, &par),
        par_even: mean(&even, &par),
        par_amid: mean(&won, &par_amid),
        solving_jumps: mean(&won, &solving_jumps),
    }
}

/// Makes a solver and lets it solve every problem of one empty hole and one last peg.
pub fn measure_search(now: impl Fn() -> Duration) -> SearchFigures {
    let before = now();
    let solver = Solver::new(Layout::English);
    let make = now().saturating_sub(before);
    let mut figures =
        SearchFigures { make, problems: 0, all: Duration::ZERO, slowest: Duration::ZERO };
    for problem in problems() {
        let before = now();
        let solved = matches!(solver.solve(&problem, u64::MAX), Verdict::Solvable(_));
        let spent = now().saturating_sub(before);
        figures.problems += u32::from(solved);
        figures.all += spent;
        figures.slowest = figures.slowest.max(spent);
    }
    figures
}

/// Lets a solver find par of a problem that it does quickly and of one that it does not: from c2
/// empty to a peg in c5, and from c1 empty to one in c1.
pub fn measure_par(now: impl Fn() -> Duration) -> [Duration; 2] {
    let solver = Solver::new(Layout::English);
    [(*b"c2", *b"c5"), (*b"c1", *b"c1")].map(|(vacancy, last)| {
        let problem = problems().find(|problem| {
            Some(problem.rules().vacancy) == hole(vacancy)
                && problem.goal() == Goal::Exactly(hole(last).into_iter().collect())
        });
        let before = now();
        black_box(problem.map(|problem| solver.par(&problem, None, u64::MAX)));
        now().saturating_sub(before)
    })
}

/// A position, and the peg that has just jumped.
type Asked = (Pegs, Hole);

/// Positions of games in which each jump is one of those allowed, always the same ones.
fn games(rules: Rules, allowed: impl Fn(&Pegs) -> Vec<Jump>) -> Vec<Asked> {
    let mut positions = Vec::new();
    let mut number = 0;
    while positions.len() < QUESTIONS {
        let mut position = Pegs::initial(rules);
        loop {
            let jumps = allowed(&position);
            if jumps.is_empty() {
                break;
            }
            number += 1;
            let jump = jumps[(mix(number) % jumps.len() as u64) as usize];
            position.play_unchecked(jump);
            positions.push((position, jump.to));
        }
    }
    positions
}

/// The problems of one empty hole and one last peg on the English board.
fn problems() -> impl Iterator<Item = Pegs> {
    let holes = Layout::English.holes();
    VACANCIES.iter().flat_map(move |&vacancy| {
        hole(vacancy).into_iter().flat_map(move |vacancy| {
            holes.iter().filter_map(move |hole| {
                let goal = Goal::Exactly(HoleSet::EMPTY.with(hole));
                let rules = Rules { layout: Layout::English, vacancy, goal };
                let problem = Pegs::initial(rules);
                problem.goal_is_in_class().then_some(problem)
            })
        })
    })
}

fn hole([column, row]: [u8; 2]) -> Option<Hole> {
    Hole::new(column - b'a', row - b'1')
}
