//! The hunts solved: what is known of them, and every value by those of its turns.

#![allow(clippy::unwrap_used, reason = "a test that meets nothing should fail")]

mod battue;
mod wolf;
