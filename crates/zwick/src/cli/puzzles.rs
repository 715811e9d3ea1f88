//! What can be asked of puzzles.

use std::path::PathBuf;

use clap::Args;

use super::TablesFolder;

/// Options of `zwick puzzles`.
#[derive(Args, Debug)]
pub(crate) struct PuzzlesArgs {
    /// A named rule set.
    pub(crate) id: String,

    #[command(flatten)]
    pub(crate) folder: TablesFolder,

    /// What the lot follows from: the same number, the same puzzles.
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,

    /// How many are wanted, from 1 to 1000.
    #[arg(long, value_name = "NUMBER", default_value_t = 30,
          value_parser = clap::value_parser!(u16).range(1..=1000))]
    pub(crate) count: u16,

    /// Write them into this file, whole or not at all; otherwise they are printed.
    #[arg(long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
}
