//! Exact knowledge.
//!
//! A *table* holds the value of every position of a sub-space: win, draw or loss for the side to
//! move and, where the metric says so, the plies to the end. `container` is the file and knows
//! nothing of games; `mill` and `draughts` number the positions of their games, solve them, and
//! ask the tables.

pub mod container;
pub mod mill;
mod solution;
mod system;
mod tables;
mod turns;
pub mod value;
mod watch;

pub use self::{
    solution::{SOLUTION_FILE, Solution, SolvedSpace},
    tables::{EXTENSION, Tables},
    turns::{best, value_at_end},
    value::{Symbol, Value, Wdl},
    watch::{Progress, Silent, Stage, Watch, Wish},
};
