//! The solver: retrograde analysis of every sub-space of a rule set, one pair after the other.

mod block;
mod canon;
mod cells;
mod count;
mod isa;
mod late;
mod lattice;
mod layer;
mod metric;
mod pair;
mod place;
mod plan;
mod scatter;
mod seed;
mod side;
mod task;
#[cfg(test)]
mod tests;
mod visit;
mod worker;

pub use self::task::refusal;
