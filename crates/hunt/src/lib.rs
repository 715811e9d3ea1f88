//! hunt
