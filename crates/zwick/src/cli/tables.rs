//! What can be asked of tables.

use std::{num::NonZeroUsize, path::PathBuf};

use clap::{Args, Subcommand, ValueEnum};

use super::PositionArgs;
use crate::size::Size;

/// More threads than this help nobody.
const MOST_THREADS: usize = 1024;

/// Where tables are.
#[derive(Args, Debug, Default)]
pub(crate) struct TablesFolder {
    /// The folder of the tables; by default that of `ZWICK_TABLES`, or one in the folder of the
    /// games (see "zwick serve").
    #[arg(long, global = true, value_name = "FOLDER")]
    pub(crate) tables: Option<PathBuf>,
}

/// Options of `zwick solve`.
#[derive(Args, Debug)]
pub(crate) struct SolveArgs {
    /// A rule set of mill or draughts, or @FILE.
    pub(crate) id: String,

    #[command(flatten)]
    pub(crate) folder: TablesFolder,

    /// Mill: only sub-spaces in which the larger side has at most A and the smaller at most B
    /// stones, those in hand counted.
    #[arg(long, value_name = "A-B", value_parser = read_up_to)]
    pub(crate) up_to: Option<(u8, u8)>,

    /// Draughts: with so many pieces at most, from 2 to 5; by default 4.
    #[arg(long, value_name = "NUMBER", value_parser = read_pieces)]
    pub(crate) pieces: Option<u8>,

    /// Mill: which part of the game is solved.
    #[arg(long, value_enum, default_value_t = Phase::All)]
    pub(crate) phase: Phase,

    /// Mill: keep only who wins, not how soon, while stones move too; tables are much smaller so.
    #[arg(long)]
    pub(crate) wdl: bool,

    /// How many threads work; by default as many as there are processors.
    #[arg(long, value_name = "NUMBER", value_parser = read_threads)]
    pub(crate) threads: Option<NonZeroUsize>,

    /// How much memory may be used, as in 4GiB or 800MB.
    #[arg(long, value_name = "SIZE", default_value = "4GiB")]
    pub(crate) memory: Size,

    /// Mill: also find in how many plies a decided empty board is won or lost, which may take long.
    #[arg(long)]
    pub(crate) length: bool,

    /// Report as JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// A part of a game of mill.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Phase {
    /// With empty hands.
    Moving,
    /// With stones in hand; what it needs of the rest must have been solved.
    Placing,
    /// Both.
    All,
}

/// Options of `zwick verify`.
#[derive(Args, Debug)]
pub(crate) struct VerifyArgs {
    /// A rule set of mill or draughts, or @FILE.
    pub(crate) id: String,

    #[command(flatten)]
    pub(crate) folder: TablesFolder,

    /// Only so many positions, drawn by lot from all sub-spaces alike.
    #[arg(long, value_name = "NUMBER", value_parser = read_sample)]
    pub(crate) sample: Option<u64>,

    /// What the lot follows from.
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,

    /// Mill: only sub-spaces in which the larger side has at most A and the smaller at most B
    /// stones, those in hand counted.
    #[arg(long, value_name = "A-B", value_parser = read_up_to)]
    pub(crate) up_to: Option<(u8, u8)>,

    /// How many threads work; by default as many as there are processors.
    #[arg(long, value_name = "NUMBER", value_parser = read_threads)]
    pub(crate) threads: Option<NonZeroUsize>,

    /// How much of the tables is kept unpacked in memory, as in 1GiB or 800MB.
    #[arg(long, value_name = "SIZE", default_value = "1GiB")]
    pub(crate) memory: Size,

    /// Report as JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// Options of `zwick probe`.
#[derive(Args, Debug)]
pub(crate) struct ProbeArgs {
    #[command(flatten)]
    pub(crate) position: PositionArgs,

    /// Mill: also work out the plies where the tables keep none, while stones are placed; this may
    /// take long.
    #[arg(long)]
    pub(crate) length: bool,

    #[command(flatten)]
    pub(crate) folder: TablesFolder,
}

/// Options of `zwick tables`.
#[derive(Args, Debug)]
pub(crate) struct TablesArgs {
    #[command(subcommand)]
    pub(crate) action: Option<TablesAction>,

    #[command(flatten)]
    pub(crate) folder: TablesFolder,

    /// Report as JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// What can be done with tables.
#[derive(Subcommand, Debug)]
pub(crate) enum TablesAction {
    /// Remove the tables of a game, which are also those of every game equal to it.
    Remove {
        /// A rule set, @FILE, or the graph hash that "zwick tables" lists.
        id: String,
    },
    /// Write what was solved as a report in Markdown.
    Solutions {
        /// Files like the solution.json beside the tables; by default those in the folder.
        #[arg(value_name = "FILE")]
        files: Vec<PathBuf>,
    },
}

fn read_up_to(text: &str) -> Result<(u8, u8), String> {
    let number = |text: &str| text.parse::<u8>().ok().filter(|stones| (1..=12).contains(stones));
    text.split_once('-')
        .and_then(|(larger, smaller)| Some((number(larger)?, number(smaller)?)))
        .filter(|(larger, smaller)| larger >= smaller)
        .ok_or_else(|| "write it as 5-4, from 12 to 1, the larger number first".to_string())
}

fn read_pieces(text: &str) -> Result<u8, String> {
    let pieces = text.parse().ok().filter(|pieces| (2..=5).contains(pieces));
    pieces.ok_or_else(|| "a number from 2 to 5 is expected".to_string())
}

fn read_sample(text: &str) -> Result<u64, String> {
    let sample = text.parse().ok().filter(|&sample: &u64| sample > 0);
    sample.ok_or_else(|| "a number of positions is expected, as in 1000000".to_string())
}

fn read_threads(text: &str) -> Result<NonZeroUsize, String> {
    let threads = text.parse().ok().filter(|threads: &NonZeroUsize| threads.get() <= MOST_THREADS);
    threads.ok_or_else(|| format!("a number from 1 to {MOST_THREADS} is expected"))
}
