//! What the tests of the tables share.

#![allow(dead_code, reason = "each test uses a part of it")]
#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

pub(crate) mod reference;
pub(crate) mod symmetric;
pub(crate) mod written;

use board::RuleSet;
use mill::Rules;

/// The rules of a preset.
pub(crate) fn rules(id: &str) -> Rules {
    Rules::presets().iter().find(|preset| preset.id == id).unwrap().rules
}
