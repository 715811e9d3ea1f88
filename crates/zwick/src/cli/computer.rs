//! What the computer can be asked for as a player.

use std::{num::NonZeroUsize, path::PathBuf};

use clap::Args;

use super::TablesFolder;
use crate::matches::{Control, Spec, Sprt};

/// How players of a match are written, for the help.
const PLAYERS: &str = "\
Players:
  level:1 … level:10   the engine at a level; full is level:10
  random               any turn
  one-ply              wins or takes where it can, keeps the other side from closing a mill
  cmd:PROGRAM ARGS     another program that speaks UGI, as in \"cmd:zwick engine\"
Options follow after commas: nodes=N, time=MS, depth=N, tables=FOLDER, notables, hash=MIB, threads=N;
for a program also level=N. As in: zwick match full,nodes=2000 level:7 --rules classic";

/// Options of `zwick match`.
#[derive(Args, Debug)]
#[command(after_help = PLAYERS)]
pub(crate) struct MatchArgs {
    /// A player; what is reported is how it does.
    #[arg(value_parser = Spec::read)]
    pub(crate) a: Spec,

    /// The other player.
    #[arg(value_parser = Spec::read)]
    pub(crate) b: Spec,

    /// A rule set for two, or @FILE.
    #[arg(long, value_name = "ID", default_value = "classic")]
    pub(crate) rules: String,

    /// How many games; an even number, since each opening is played with both colours.
    #[arg(long, value_name = "NUMBER", default_value = "100", value_parser = read_games)]
    pub(crate) games: usize,

    /// How long each turn is thought about, in milliseconds; by default as a level usually does.
    #[arg(long, value_name = "MS", conflicts_with = "nodes", value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    pub(crate) time: Option<u64>,

    /// How many positions are searched for each turn.
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) nodes: Option<u64>,

    /// How much time each player has for a game instead, in seconds, and what each turn brings.
    #[arg(long, value_name = "S+S", conflicts_with_all = ["time", "nodes"], value_parser = Control::read)]
    pub(crate) clock: Option<Control>,

    /// A file of openings: in each line a position text, or turns; by default they are drawn by lot.
    #[arg(long, value_name = "FILE")]
    pub(crate) openings: Option<PathBuf>,

    /// How many turns of an opening are drawn by lot.
    #[arg(long, value_name = "NUMBER", default_value_t = 4, conflicts_with = "openings")]
    pub(crate) plies: usize,

    /// The folder of the tables for both; without it none are used.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) tables: Option<PathBuf>,

    /// What openings, dice and lots follow from; with --nodes, the same seed brings the same games.
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,

    /// Keep the records in this new file, or in this folder, a file for each.
    #[arg(long, value_name = "PATH")]
    pub(crate) save: Option<PathBuf>,

    /// How many games are played at once.
    #[arg(long, value_name = "NUMBER", default_value = "1", value_parser = read_concurrency)]
    pub(crate) concurrency: NonZeroUsize,

    /// Stop as soon as it is decided, with errors of 5 %, which of two differences in Elo holds.
    #[arg(long, value_name = "ELO0,ELO1", value_parser = Sprt::read, allow_hyphen_values = true)]
    pub(crate) sprt: Option<Sprt>,

    /// How long a program may take beyond its time before it has lost, in milliseconds.
    #[arg(long, value_name = "MS", default_value = "60000", value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    pub(crate) patience: u64,

    /// Report as JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// Options of `zwick analyse`.
#[derive(Args, Debug)]
pub(crate) struct AnalyseArgs {
    /// A record as text, JSON or PDN; - for standard input.
    pub(crate) file: PathBuf,

    #[command(flatten)]
    pub(crate) folder: TablesFolder,

    /// How many positions are searched for each turn; by default 200000.
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) nodes: Option<u64>,

    /// How long each turn is searched instead, in milliseconds.
    #[arg(long, value_name = "MS", conflicts_with = "nodes", value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    pub(crate) time: Option<u64>,

    /// Keep the record with marks, values and better turns in this new file.
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,

    /// Report as JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

fn read_games(text: &str) -> Result<usize, String> {
    let games = text.parse().ok().filter(|games| (2..=10_000_000).contains(games));
    games
        .filter(|games: &usize| games.is_multiple_of(2))
        .ok_or_else(|| "an even number from 2 is expected".to_string())
}

fn read_concurrency(text: &str) -> Result<NonZeroUsize, String> {
    let number = text.parse().ok().filter(|number: &NonZeroUsize| number.get() <= 256);
    number.ok_or_else(|| "a number from 1 to 256 is expected".to_string())
}
