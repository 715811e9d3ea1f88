//! Draughts on 32 squares: the five editions of the leaflets, losing draughts, and the codified
//! games that the same rules make possible.
//!
//! ```
//! use board::{RuleSet, State};
//! use draughts::{Draughts, Rules};
//!
//! let english = Rules::preset("english").expect("a preset").rules;
//! let start = Draughts::initial(english);
//! let m = start.read_move("11-15")?;
//! assert_eq!(start.count_moves(), 7);
//! assert_eq!(start.move_text(m), "11-15");
//! # Ok::<(), board::ReadMoveError>(())
//! ```

#![no_std]
extern crate alloc;

mod capture;
mod diagram;
pub mod fen;
mod m;
mod movegen;
pub mod notation;
pub mod numbering;
mod packed;
mod path;
pub mod pdn;
mod position;
mod presets;
mod presets_codified;
mod refusal;
pub mod rules;
mod setup;
mod square;
mod square_set;

pub use crate::{
    m::Move,
    movegen::perft_paths,
    position::Draughts,
    refusal::OBJECTION_CODES,
    rules::Rules,
    setup::{MAX_PIECES, Setup, SetupError, far_row},
    square::{Direction, Square},
    square_set::{SquareSet, Squares},
};

#[cfg(test)]
mod tests {
    use crate::Rules;
    use board::RuleSet;

    pub(crate) fn rules(id: &str) -> Rules {
        Rules::preset(id).expect("a preset").rules
    }
}
