//! Peg solitaire, alone or as a race.
//!
//! A peg jumps along a line over a neighbour into the empty hole beyond, and the neighbour is
//! removed. A board is data: its holes, its jumps and its own symmetries ([`Layout`]). Any hole
//! may be the empty one at the start and any peg, or set of pegs, the goal; a problem is a
//! position and a goal, written in one line.
//!
//! ```
//! use board::{Puzzle, RuleSet, State};
//! use pegs::{Pegs, Rules};
//!
//! let rules = Rules::preset("pegs33").map(|preset| preset.rules).ok_or("no such rules")?;
//! let start = Pegs::initial(rules);
//! assert_eq!(start.to_fen(), "ooo/ooo/ooooooo/ooo1ooo/ooooooo/ooo/ooo");
//! let jump = start.read_move("d2-d4")?;
//! assert!(!start.play(jump)?.is_solved());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

//! What can still be made of a position is known exactly for the game of the leaflets, and searched
//! for otherwise:
//!
//! ```
//! use board::{RuleSet, State};
//! use pegs::{Layout, Par, Pegs, Rules, Solver};
//!
//! // On the triangle a search finds par at once; the English board has an `Oracle`.
//! let rules = Rules::preset("pegs15").map(|preset| preset.rules).ok_or("no such rules")?;
//! let solver = Solver::new(Layout::Triangle);
//! let par = solver.par(&Pegs::initial(rules), None, 1_000_000);
//! assert!(matches!(par, Par::Moves(10, _)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![no_std]
extern crate alloc;

mod class;
mod fen;
mod figures;
mod goal;
mod grade;
mod hole;
mod hole_set;
mod images;
mod jump;
mod layout;
mod notation;
mod oracle;
mod packed;
mod presets;
mod problems;
mod puzzle;
mod race;
mod rules;
mod search;
mod symmetry;
mod trio;

pub use crate::{
    class::PositionClass,
    figures::{OracleFigures, SearchFigures, measure_oracle, measure_par, measure_search},
    goal::Goal,
    grade::Grade,
    hole::{Hole, ParseHoleError},
    hole_set::HoleSet,
    jump::{Jump, count_runs, runs},
    layout::{Layout, Row},
    oracle::{Oracle, OracleError},
    presets::PRESETS,
    problems::{PROBLEMS, Problem},
    puzzle::Pegs,
    race::{Entry, Race, RaceError, Standing, TimedJump},
    rules::Rules,
    search::{Fewest, Pagoda, Par, Solver, Verdict},
    symmetry::Symmetry,
};
