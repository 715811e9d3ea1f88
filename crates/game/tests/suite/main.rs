//! The tests of games, records and rule texts, one binary to link.

#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

mod any_text;
#[path = "../../../../fuzz/checks.rs"]
mod checks;
mod common;
mod corpora;
mod draws_oracle;
mod every_rule_set;
mod fields;
mod golden;
mod pdn;
mod playing;
mod record_check;
mod record_text;
mod rule_texts;
mod still_win;
