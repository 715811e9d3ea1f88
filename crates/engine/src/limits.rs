//! How long a search may go on.

use std::time::Duration;

/// When a search ends; the first limit that is reached counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// No deeper than so many plies.
    pub depth: Option<u16>,
    /// No more than so many positions.
    pub nodes: Option<u64>,
    /// No longer than this.
    pub time: Option<Duration>,
    /// How many of the best turns are looked for; one if 0.
    pub lines: usize,
}
