//! Who sits at a board: people, the computer, and what both faces of the terminal ask of them.
//!
//! [`Sitting`] is a game with its players: whose turn it is, what the dice show, what is taken back
//! when the computer has answered already. [`Computer`] plays a side and gives hints. [`Partial`] is
//! a turn in the making, place by place; [`Typed`] and [`Word`] understand what is typed.
//! Nothing in here draws or prints.

mod computer;
mod keeper;
mod marks;
mod numbered;
mod partial;
mod sitting;
mod taking;
mod words;

pub use crate::{
    computer::{Computer, Hint},
    keeper::Keeper,
    marks::Marks,
    numbered::{Numbered, numbered},
    partial::Partial,
    sitting::Sitting,
    taking::{Taking, Typed},
    words::Word,
};
