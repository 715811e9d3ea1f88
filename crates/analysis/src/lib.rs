//! Games looked back on: what every turn was worth, and where it turned.
//!
//! A [`Judge`] knows what it can by tables, or because the game is small, and searches for the rest.
//! It says what all turns of a position are worth ([`Judge::turns`]) and what a turn that was played
//! has given away ([`Judge::judge`]), the same whenever it is asked, as long as its limit is one of nodes.
//! [`annotate()`] writes that into a record.

mod alike;
mod annotate;
mod judge;
mod mark;

pub use self::{
    annotate::{annotate, words},
    judge::{Judge, Judgement, Rated, Turns},
    mark::Mark,
};
