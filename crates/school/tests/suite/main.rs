//! The tests of puzzles and lessons, one binary to link.

#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

mod lessons;
mod puzzles;
