//! The tests of tables and their solvers, one binary to link.

#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

mod common;
mod container;
mod draughts;
mod hunt;
mod mill_probe;
mod mill_reference;
mod mill_solver;
mod solve;
