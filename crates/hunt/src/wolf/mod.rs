//! Wolf and Sheep.
//!
//! Four white sheep stand on the dark squares of their owner's first row; one black wolf is put
//! on any other dark square by its player. All go one step diagonally, the sheep forwards only.
//! The sheep win by leaving the wolf without a move, the wolf by getting past all of them; nobody
//! takes anything. Goats instead of sheep, as in the Spanish edition, are a name and not a rule.

mod fen;
mod notation;
mod packed;
mod position;
mod presets;
mod rules;

pub use self::{
    position::{Move, Wolf},
    presets::PRESETS,
    rules::{First, Rules},
};
