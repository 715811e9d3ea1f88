//! Tables that are computed beside everything else, so that the computer plays perfectly.
//!
//! Somebody *orders* the tables of a game. Orders are carried out one after the other, in a thread
//! of their own that lets everything else go first; they stand in the database, so a server that
//! starts takes them up again, and the solver goes on from the sub-spaces that are finished. An
//! order can be paused and taken back; what is finished stays until somebody removes it.

mod figures;
mod offer;
mod order;
mod overview;
mod run;
mod workshop;

pub(crate) use self::figures::size;
pub use self::{
    offer::{Offer, offer},
    order::{Deed, Order, Refusal},
    overview::{GameTables, OwnGame, State, Tables, Work, WorkState},
    workshop::Workshop,
};
