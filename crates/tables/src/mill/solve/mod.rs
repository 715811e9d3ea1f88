//! The solver: retrograde analysis of every sub-space of a rule set, one pair after the other.

mod block;
mod canon;
mod cells;
mod count;
mod crowd;
mod isa;
mod late;
mod lattice;
mod layer;
mod metric;
mod pair;
mod place;
mod plan;
mod run;
mod scatter;
mod seed;
mod side;
mod task;
mod visit;
mod worker;

pub use self::{
    count::Count,
    plan::Phase,
    run::{Options, SolveError, solve},
    task::refusal,
};
