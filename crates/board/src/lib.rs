//! The words every game of the box shares.
//!
//! A game is described in three layers. Its *rules* are data: a small `Copy` value whose every
//! field has a name, a text form and a source ([`RuleSet`], [`Preset`]). Its *position* is a
//! [`State`] that knows its own rules and always is a legal one. A *game being played*, with its
//! history, clocks and draw offers, lives in the crate `game`.
//!
//! A move is always a whole turn, captures included. Nothing in here reads files, tells the time
//! or draws random numbers.

#![no_std]
extern crate alloc;

mod end;
mod field;
mod hash;
mod millis;
mod objection;
mod perft;
mod preset;
mod side;
mod state;
mod throw;

pub use crate::{
    end::{DrawMode, DrawRule, DrawRules, End, Outcome, Reason},
    field::{Field, FieldError, Fields, Impossible, RuleSet, RuleValue, ValueError},
    hash::{GraphHash, StableHasher, mix},
    millis::{Millis, TimeTextError},
    objection::{Objection, ReadMoveError},
    perft::{divide, perft},
    preset::{Cite, Preset},
    side::{BySide, Side},
    state::{FenError, MoveList, PackError, PlayError, Position, Puzzle, State},
    throw::{ParseThrowError, Throw},
};

#[doc(hidden)]
pub use alloc::{format, string::String};
