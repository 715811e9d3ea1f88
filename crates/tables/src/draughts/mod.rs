//! Draughts: the sub-spaces, their numbering, the solver and the questions.

mod files;
mod group;
mod numbering;
mod probe;
mod row;
mod solve;
mod space;
mod store;
mod verify;

pub use self::{
    probe::{ProbeError, Prober, probe, probe_turns},
    solve::{MOST_PIECES, Options, SolveError, extent, refusal, solve},
    space::{Force, ParseSpaceError, Space},
    verify::verify,
};
