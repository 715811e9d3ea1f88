//! The solver: retrograde analysis of every sub-space of a rule set, one pair after the other.

mod block;
mod canon;
mod capture;
mod cells;
mod close;
mod count;
mod crowd;
mod isa;
mod keep;
mod late;
mod lattice;
mod layer;
mod metric;
mod options;
mod pair;
mod place;
mod plan;
mod room;
mod run;
mod scatter;
mod seed;
mod side;
mod task;
mod visit;
mod worker;
mod write;

pub use self::{
    count::Count,
    options::{Options, SolveError},
    plan::{Phase, extent},
    run::solve,
};
