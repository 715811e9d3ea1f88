//! The options of a bot.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use engine::Level;

/// Options of `zwick bot`.
#[derive(Args, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option")]
pub(crate) struct BotArgs {
    /// The server, as in `http://127.0.0.1:7900`.
    #[arg(long, value_name = "URL")]
    pub(crate) server: String,

    /// A file with the token of the bot, as the page of your account has shown it.
    #[arg(long, value_name = "FILE")]
    pub(crate) token_file: PathBuf,

    /// The program that chooses the turns, with its arguments, by the Universal Game Interface; by
    /// default `zwick engine`.
    #[arg(long, value_name = "COMMAND")]
    pub(crate) engine: Option<String>,

    /// The rule sets it plays, by their ids, with commas between.
    #[arg(long, value_name = "IDS", value_delimiter = ',', default_value = "classic")]
    pub(crate) rules: Vec<String>,

    /// How strong it plays, from 1 to 10, if the engine knows levels.
    #[arg(long, value_name = "LEVEL")]
    pub(crate) level: Option<Level>,

    /// How long it thinks about a turn, in milliseconds; by default as long as the engine likes, or as
    /// the clock allows.
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    pub(crate) time: Option<u64>,

    /// Which draws it accepts.
    #[arg(long, value_name = "WHICH", value_enum, default_value_t)]
    pub(crate) draws: Draws,

    /// The clock of the tables it offers, in minutes, and after a + the seconds each turn brings, as in
    /// 5+3; by default none.
    #[arg(long, value_name = "MINUTES+SECONDS", value_parser = read_clock)]
    pub(crate) clock: Option<(u16, u16)>,

    /// Offer and take seats in rated games, too.
    #[arg(long)]
    pub(crate) rated: bool,

    /// Offer no tables, only sit down at those of others.
    #[arg(long, conflicts_with = "offer")]
    pub(crate) sit: bool,

    /// Sit down nowhere, only offer tables.
    #[arg(long)]
    pub(crate) offer: bool,

    /// Sit down at tables of other bots, too.
    #[arg(long)]
    pub(crate) with_bots: bool,

    /// Sit down at one game by its link, play it and end.
    #[arg(long, value_name = "LINK", conflicts_with_all = ["sit", "offer"])]
    pub(crate) link: Option<String>,

    /// How many games it plays at once.
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=64))]
    pub(crate) at_once: u16,

    /// End after so many games; by default it goes on.
    #[arg(long, value_name = "NUMBER")]
    pub(crate) games: Option<u32>,
}

/// Which draws a bot accepts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub(crate) enum Draws {
    /// None.
    Never,
    /// Those after the first twenty turns in which the engine does not take its side to be better.
    #[default]
    Even,
}

fn read_clock(text: &str) -> Result<(u16, u16), String> {
    let (minutes, seconds) = text.split_once('+').unwrap_or((text, "0"));
    match (minutes.parse(), seconds.parse()) {
        (Ok(minutes), Ok(seconds)) if minutes > 0 => Ok((minutes, seconds)),
        _ => Err("minutes are expected, and after a + the seconds each turn brings, as in 5+3"
            .to_string()),
    }
}
