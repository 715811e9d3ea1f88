//! The tests of mill, one binary to link.

#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

mod common;
mod edge_cases;
mod golden;
mod notation;
mod oracles;
mod perft;
mod presets;
mod properties;
mod second_opinion;
