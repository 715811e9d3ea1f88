//! What a run of the solver is asked for, and why it may fail.

use std::{io, path::PathBuf};

use super::{super::Space, plan::Phase};
use crate::container::TableError;

/// What to solve, where and with what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The folder of all tables.
    pub folder: PathBuf,
    /// The most stones of the side with more, and of the side with fewer.
    pub up_to: Option<(u8, u8)>,
    /// What of the rule set.
    pub phase: Phase,
    /// Whether to keep win, draw and loss alone, without plies, while stones move too.
    pub wdl: bool,
    /// How many threads.
    pub threads: usize,
    /// How many bytes of memory may be taken.
    pub memory: u64,
    /// Whether to do without special instructions even where they exist.
    pub portable: bool,
}

/// Why a rule set was not solved.
#[derive(Debug, thiserror::Error)]
pub enum SolveError {
    /// No tables can be made of these rules.
    #[error("{rules} cannot be solved: {reason}")]
    Refused {
        /// The id of the rules.
        rules: String,
        /// Why.
        reason: String,
    },
    /// The limits leave nothing to solve.
    #[error("{rules} has no positions within these limits")]
    Nothing {
        /// The id of the rules.
        rules: String,
    },
    /// A table cannot be written or read.
    #[error(transparent)]
    Table(#[from] TableError),
    /// Another file cannot be written or read.
    #[error("{} cannot be used: {error}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// Somebody else is solving the same game in the same folder.
    #[error("{rules} is being solved in {} already, by another process or order", folder.display())]
    Busy {
        /// The id of the rules.
        rules: String,
        /// The folder of the tables.
        folder: PathBuf,
    },
    /// The disk is too small.
    #[error("about {needed} bytes are needed on the disk of {}, and {free} are free", folder.display())]
    Disk {
        /// The folder of the tables.
        folder: PathBuf,
        /// The bytes that are needed.
        needed: u64,
        /// The bytes that are free.
        free: u64,
    },
    /// A distance is longer than tables can hold.
    #[error("a position of {space} takes more plies than tables can hold")]
    TooLong {
        /// The sub-space.
        space: Space,
    },
    /// The tables it builds on are missing.
    #[error("{space} builds on {missing}, which is not solved yet: solve the moving phase first")]
    NotYet {
        /// The sub-space.
        space: Space,
        /// The one it builds on.
        missing: Space,
    },
    /// A stop was asked for.
    #[error("stopped; the same command goes on from here")]
    Stopped,
}
