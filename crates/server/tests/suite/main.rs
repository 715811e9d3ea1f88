//! The tests of the server through its interface, one binary to link.
//!
//! `deaf` and `idle` measure the memory of their process, so each of them is a binary of its own.

#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

mod analysis;
mod annotations;
mod archive;
mod beside;
mod bots;
mod chat;
mod clocks;
mod computer;
mod consent;
mod daily;
mod erasure;
mod fuzz;
mod heats;
mod idempotency;
mod lag;
mod limits;
mod mail;
mod messages;
mod online;
mod open_tables;
mod people;
mod people_limits;
mod plans;
mod playing;
mod profile;
mod ratings;
mod ready;
mod reminders;
mod requests;
mod security;
mod solitaire;
mod spectators;
#[path = "../support/mod.rs"]
mod support;
mod tables;
mod upkeep;
mod vacation;
