//! Nine Men's Morris by any leaflet, and its variants.
//!
//! One implementation of the rules serves every game: what differs is data, a [`Rules`] value.
//! The named games are the presets of `Rules`; the boards are [`Board`] values.
//!
//! ```
//! use board::{Position, RuleSet, State};
//! use mill::{Mill, Rules};
//!
//! let classic = Rules::preset("classic").expect("the default game").rules;
//! let mut mill = Mill::initial(classic);
//! for turn in ["d2", "d6", "b2", "b6", "f2xd6"] {
//!     let m = mill.read_move(turn)?;
//!     mill.play_unchecked(m);
//! }
//! assert_eq!(mill.to_fen(), "3/B2/3/6/3/WWW/3 b 6 7 0");
//! assert_eq!(mill.end(), None);
//! # Ok::<(), board::ReadMoveError>(())
//! ```

#![no_std]
extern crate alloc;
#[cfg(test)]
extern crate std;

mod arrival;
mod board;
mod capture;
mod choices;
mod diagram;
mod end;
mod explain;
pub mod fen;
mod layout;
mod m;
mod memory;
mod movegen;
mod notation;
mod packed;
mod play;
mod point;
mod point_set;
mod position;
mod presets;
mod rules;
pub mod sanmill;
mod setup;
mod state;
mod symmetry;

pub use crate::{
    board::{Board, PointName},
    choices::{
        Blocked, BoardFull, BoardId, CaptureDuty, Captures, Colours, Dice, First, Fly, Lines,
        Motion, OnMillMoving, OnMillPlacing, Placing, Protect, Rematch, Remill, ThreeVsThree, Win,
    },
    diagram::Canvas,
    m::{Action, Move},
    point::Point,
    point_set::{PointSet, Points},
    position::{ExtraTurn, Mill},
    rules::Rules,
    setup::Setup,
    symmetry::{Symmetry, symmetries},
};
