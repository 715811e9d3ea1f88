//! What a solve comes to, known before it begins.

use crate::Solution;

/// What the solve of a rule set comes to.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Extent {
    parts: Vec<Part>,
}

/// A sub-space that will be solved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Part {
    /// The sub-space.
    pub(crate) space: String,
    /// The entries of its table.
    pub(crate) entries: u64,
    /// About how many bytes its table will have.
    pub(crate) bytes: u64,
}

impl Extent {
    pub(crate) fn new(parts: Vec<Part>) -> Self {
        Self { parts }
    }

    /// Whether a sub-space is solved.
    pub(crate) fn has(&self, space: &str) -> bool {
        self.parts.iter().any(|part| part.space == space)
    }

    /// How many entries the tables will have: every position up to symmetry, a few of them twice.
    pub fn entries(&self) -> u64 {
        self.parts.iter().map(|part| part.entries).sum()
    }

    /// About how many bytes all tables will have.
    pub fn bytes(&self) -> u64 {
        self.parts.iter().map(|part| part.bytes).sum()
    }

    /// How many of the entries are in tables already.
    pub fn done(&self, solution: &Solution) -> u64 {
        self.entries() - self.missing(solution).map(|part| part.entries).sum::<u64>()
    }

    /// About how many bytes are still to be written.
    pub fn bytes_left(&self, solution: &Solution) -> u64 {
        self.missing(solution).map(|part| part.bytes).sum()
    }

    /// Whether everything is solved.
    pub fn is_done(&self, solution: &Solution) -> bool {
        self.missing(solution).next().is_none()
    }

    fn missing<'a>(&'a self, solution: &'a Solution) -> impl Iterator<Item = &'a Part> {
        self.parts.iter().filter(|part| solution.space(&part.space).is_none())
    }
}
