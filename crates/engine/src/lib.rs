//! A search over the positions of mill and draughts, with an evaluation for each.
//!
//! A search is a pure function of the position, its history, the limits and what the table
//! remembers: with one thread, a limit of nodes and a fresh table it always goes the same way.

pub mod bench;
mod evaluation;
mod limits;
mod playable;
mod score;
mod search;
mod table;

pub use self::{
    limits::Limits,
    playable::Playable,
    score::Score,
    search::{Info, Line, think},
    table::TranspositionTable,
};
