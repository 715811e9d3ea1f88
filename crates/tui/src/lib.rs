//! The board on the screen of a terminal.
//!
//! [`App`] is the game with everything that is to be seen of it: it takes keys and clicks, lets the
//! computer think beside them, and draws itself. [`run`] gives it a terminal and takes care that the
//! terminal is as before afterwards, whatever happens. What can be played and what is said comes from
//! elsewhere: turns from `seat`, sentences from `speech`, rules from nowhere else but the rules.
//!
//! `plan.rs` lays a board out, `paint.rs` draws it, `screen.rs` what stands around it; `input.rs` reads
//! keys and clicks, `choosing.rs` makes turns of them, `doing.rs` does everything else; `sheet.rs` shows keys and rules.

mod app;
mod choosing;
mod computer;
mod doing;
mod input;
mod paint;
mod plan;
mod screen;
mod sheet;
mod terminal;
#[cfg(test)]
mod tests;
mod theme;
mod typed;

pub use crate::{app::App, terminal::run, theme::Theme};
