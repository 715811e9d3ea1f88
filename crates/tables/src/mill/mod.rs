//! Mill: the sub-spaces, their numbering, the solver and the questions.

mod binomial;
mod frame;
mod index;
mod obstacle;
mod probe;
mod solve;
mod space;
mod verify;

pub use self::{
    frame::Frame,
    index::INDEX_VERSION,
    obstacle::{Obstacle, refusal},
    probe::{ProbeError, Prober, space_of},
    solve::{Count, Options, Phase, SolveError, extent, solve},
    space::{ParseSpaceError, Space},
    verify::verify,
};

pub use crate::solution::{SOLUTION_FILE, Solution, SolvedSpace};
