//! Hunts: one piece against several.
//!
//! [`Wolf`] is Wolf and Sheep on the dark squares of the draughts board, [`Battue`] is Treibjagd
//! on the mill board. In both games the pieces of the two sides move by different rules, and
//! one side wins by leaving the other's single piece without a move.
//!
//! ```
//! use board::{Position, RuleSet, State};
//! use hunt::{Wolf, wolf};
//!
//! let rules = wolf::Rules::preset("wolf").map(|preset| preset.rules).ok_or("no such rules")?;
//! let mut game = Wolf::initial(rules);
//! for turn in ["d8+", "d8-c7", "c1-d2"] {
//!     let m = game.read_move(turn)?;
//!     game.play_unchecked(m);
//! }
//! assert_eq!(game.to_fen(), "B:Wa1,e1,g1,d2:Bc7");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![no_std]
extern crate alloc;

pub mod battue;
pub mod wolf;

pub use crate::{battue::Battue, wolf::Wolf};
