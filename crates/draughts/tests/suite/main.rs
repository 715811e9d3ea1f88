//! The tests of draughts, one binary to link.

#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

mod flags;
mod games;
mod perft;
mod presets;
mod support;
mod texts;
mod two_generators;
