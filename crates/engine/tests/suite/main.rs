//! The tests of the engine, one binary to link.

#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

mod draughts_endings;
mod engine;
mod search;
mod signature;
