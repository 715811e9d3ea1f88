//! Exact knowledge.
//!
//! A *table* holds the value of every position of a sub-space: win, draw or loss for the side to
//! move and, where the metric says so, the plies to the end. `container` is the file and knows
//! nothing of games; `mill` and `draughts` number the positions of their games, solve them, and
//! ask the tables. The games of `hunt` are small enough to be solved when they are first asked for.

mod claim;
pub mod container;
pub mod draughts;
mod extent;
pub mod hunt;
pub mod mill;
mod solution;
mod stock;
mod subsets;
mod system;
mod tables;
mod turns;
pub mod value;
mod verify;
mod watch;

pub use self::{
    extent::Extent,
    solution::{SOLUTION_FILE, Solution, SolvedSpace},
    stock::{Stock, read_graph},
    system::{Way, free_disk, free_memory, give_way},
    tables::{EXTENSION, Tables},
    turns::{Turn, best, turns, value_at_end, value_by_turns},
    value::{Symbol, Value, Wdl},
    verify::{Mismatch, Selection, Verified},
    watch::{Progress, Silent, Stage, Watch, Wish},
};
