//! The options of `zwick bench online`.

use clap::Args;
use engine::Level;

/// Options of `zwick bench online`.
#[derive(Args, Clone, Debug)]
pub(crate) struct OnlineArgs {
    /// How many games are played at the same time.
    #[arg(long, value_name = "NUMBER", default_value_t = 200)]
    pub(crate) games: usize,

    /// For how long, in seconds.
    #[arg(long, value_name = "SECONDS", default_value_t = 10)]
    pub(crate) seconds: u64,

    /// How many moves a second are sent, all games together; by default each as soon as the one before is
    /// answered.
    #[arg(long, value_name = "NUMBER", conflicts_with = "against",
        value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) rate: Option<u32>,

    /// In the second half so many people try to sign in, again and again.
    #[arg(long, value_name = "NUMBER", conflicts_with = "against")]
    pub(crate) logins: Option<usize>,

    /// In the second half so many people of one network ask for analyses, again and again; how long a person of
    /// another network waits for one is measured beside the moves.
    #[arg(long, value_name = "NUMBER", conflicts_with_all = ["against", "logins"])]
    pub(crate) flood: Option<usize>,

    /// Instead of many games, play one on which so many look on who never read.
    #[arg(long, value_name = "NUMBER", conflicts_with_all = ["against", "logins", "flood", "rate"])]
    pub(crate) spectators: Option<usize>,

    /// The rule set that is played.
    #[arg(long, value_name = "ID", default_value = "classic")]
    pub(crate) rules: String,

    /// Keep the games in this database of PostgreSQL, as in `postgres://user@host/name`; they stay
    /// there.
    #[arg(long, value_name = "DATABASE", conflicts_with = "against")]
    pub(crate) database: Option<String>,

    /// With so many servers on that database; each player is at one of them by lot.
    #[arg(long, value_name = "NUMBER", default_value_t = 1, requires = "database")]
    pub(crate) processes: usize,

    /// Play against the computer at this level, from 1 to 10, instead of between two; what is measured
    /// is how long a turn waits for its answer while the computer thinks.
    #[arg(long, value_name = "LEVEL")]
    pub(crate) against: Option<Level>,

    /// How long somebody who plays against the computer looks at the board on average before the next
    /// turn, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 1000, requires = "against")]
    pub(crate) pause: u64,
}
