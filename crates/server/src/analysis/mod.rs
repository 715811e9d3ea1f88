//! Looking at games and positions: the page of analysis, without a table behind it.
//!
//! Nothing of it is kept here, except what is known for certain about the turns of rated games that are over. Every request says by a [`Way`] where it stands: the rules, the start
//! and the turns from there. [`Study`] is what the page holds: a start with all lines from it, read
//! from a record ([`read`]) or a game, and written as a record again ([`Study::record`]).
//! The [engine pool](crate::engine_pool) thinks about it beside everything else.

mod annotated;
mod judged;
mod questions;
mod reading;
mod setup;
mod study;
mod values;
mod way;
mod worth;
mod writing;

pub use self::{
    judged::{Judged, PlyView},
    reading::{ReadError, Reading, read},
    setup::{PieceChoice, Setup, SetupView},
    study::{Study, StudyNode},
    values::{TurnValue, Values},
    way::{Way, WayError},
    worth::WorthView,
};

pub(crate) use self::{
    annotated::{annotate, annotations, note_in_record, note_in_study},
    questions::{judge, values},
};
