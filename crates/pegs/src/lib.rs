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

#![no_std]
extern crate alloc;

mod class;
mod fen;
mod goal;
mod grade;
mod hole;
mod hole_set;
mod jump;
mod layout;
mod notation;
mod packed;
mod presets;
mod puzzle;
mod race;
mod rules;
mod symmetry;

pub use crate::{
    class::PositionClass,
    goal::Goal,
    grade::Grade,
    hole::{Hole, ParseHoleError},
    hole_set::HoleSet,
    jump::{Jump, count_runs, runs},
    layout::{Layout, Row},
    presets::PRESETS,
    puzzle::Pegs,
    race::{Entry, Race, RaceError, Standing, TimedJump},
    rules::Rules,
    symmetry::Symmetry,
};
