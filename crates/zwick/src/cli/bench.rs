//! The options of `zwick bench`.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use engine::Level;

use super::{OnlineArgs, TablesFolder};

/// Options of `zwick bench`.
#[derive(Args, Debug)]
pub(crate) struct BenchArgs {
    /// What is measured.
    #[command(subcommand)]
    pub(crate) what: Benchmark,

    /// Report as JSON.
    #[arg(long, global = true)]
    pub(crate) json: bool,
}

/// What can be measured.
#[derive(Subcommand, Debug)]
pub(crate) enum Benchmark {
    /// Nodes per CPU second of perft, on one core.
    Perft,
    /// Seconds and bytes of solving each game of draughts with four pieces, on one core.
    Draughts,
    /// Seconds and bytes of solving each hunt, on one core.
    Hunts,
    /// Microseconds of a question to the largest tables of classic mill.
    Probes(TablesFolder),
    /// Nodes per second of the search, on one core; the nodes are those of bench.txt.
    Search,
    /// Time to depth of the search from the beginning of games, on one core.
    Depth(DepthArgs),
    /// How often the search, without tables, finds a turn that keeps the exact value.
    Accuracy(AccuracyArgs),
    /// How many moves a second a server keeps on the disk and answers, in games over the network.
    Online(OnlineArgs),
    /// Fits what positions look like to what they are worth: by tables in mill, by its own games in draughts.
    Fit(FitArgs),
}

/// Options of `zwick bench depth`.
#[derive(Args, Debug)]
pub(crate) struct DepthArgs {
    /// Rule sets for two; by default some of each kind.
    #[arg(value_name = "ID")]
    pub(crate) ids: Vec<String>,

    /// How long each game is thought about.
    #[arg(long, value_name = "SECONDS", default_value_t = 10)]
    pub(crate) seconds: u64,
}

/// Options of `zwick bench accuracy`.
#[derive(Args, Debug)]
pub(crate) struct AccuracyArgs {
    /// A rule set of mill whose tables are complete.
    pub(crate) id: String,

    /// How long each position is thought about, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 100)]
    pub(crate) time: u64,

    /// How many nodes are searched for each position, instead of a time.
    #[arg(long, value_name = "NUMBER")]
    pub(crate) nodes: Option<u64>,

    /// At which level, from 1 to 10; by default the search by itself, seeing clearly.
    #[arg(long, value_name = "LEVEL")]
    pub(crate) level: Option<Level>,

    /// How many positions are asked.
    #[arg(long, value_name = "NUMBER", default_value_t = 5000)]
    pub(crate) positions: usize,

    /// What the games follow from.
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,

    #[command(flatten)]
    pub(crate) folder: TablesFolder,
}

/// Options of `zwick bench fit`.
#[derive(Args, Debug)]
pub(crate) struct FitArgs {
    /// A rule set of mill whose tables are complete, or one of draughts.
    pub(crate) id: String,

    /// The file that the weights are written to.
    pub(crate) file: PathBuf,

    /// How many positions are learnt from.
    #[arg(long, value_name = "NUMBER", default_value_t = 1_000_000)]
    pub(crate) positions: usize,

    /// What the games follow from.
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,

    #[command(flatten)]
    pub(crate) folder: TablesFolder,
}
