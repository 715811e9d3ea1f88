//! Treibjagd, the battue: a hunt on the mill board.
//!
//! White has a single quarry and moves first, Black has the hunters. Both step along the drawn
//! lines to a neighbouring empty point and must move. The hunters win by leaving the quarry
//! without a move; a hunt that lasts too long is stopped, and the quarry has escaped. All pieces
//! are dealt at random, and a [`Match`] is two hunts from one deal with the roles exchanged.
//!
//! Only the name is handed down, so all of this is a reconstruction. Its own rulings:
//!
//! * Hunters never lack a move: the board stays in one piece whichever point the quarry holds.
//! * A quarry that hops does so over an adjacent hunter to the empty third point of a drawn line.
//!   Fewer than four hunters cannot hold it anywhere, so it has escaped once it has taken so many.
//! * A deal in which the quarry could not move is dealt again.

mod contest;
mod deal;
mod diagram;
mod fen;
mod notation;
mod packed;
mod position;
mod presets;
mod rules;

use mill::{Board, BoardId, Lines};

pub use self::{
    contest::{Hunt, Match, MatchError, MatchResult},
    position::{Battue, Move},
    presets::PRESETS,
    rules::{Hop, Rules},
};

/// The board of 24 points.
pub fn board() -> &'static Board {
    Board::of(BoardId::Nine, Lines::Straight).expect("the mill board has straight lines")
}
