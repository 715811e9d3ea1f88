//! Mill: the sub-spaces, their numbering, the solver and the questions.

mod binomial;
mod frame;
mod index;
mod solve;
mod space;

pub use self::{
    frame::Frame,
    index::INDEX_VERSION,
    solve::{Count, Options, Phase, SolveError, refusal, solve},
    space::{ParseSpaceError, Space},
};

pub use crate::solution::{SOLUTION_FILE, Solution, SolvedSpace};
