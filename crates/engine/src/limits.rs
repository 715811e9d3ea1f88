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

/// Nobody thinks longer unless told to.
const LONGEST: Duration = Duration::from_millis(800);

impl Limits {
    /// The limits of a turn where nobody says anything else.
    pub fn usual() -> Self {
        Self { time: Some(LONGEST), ..Self::default() }
    }
}
