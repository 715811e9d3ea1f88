//! The options of `zwick bench online`.

use clap::Args;

/// Options of `zwick bench online`.
#[derive(Args, Debug)]
pub(crate) struct OnlineArgs {
    /// How many games are played at the same time, each as fast as it is answered.
    #[arg(long, value_name = "NUMBER", default_value_t = 200)]
    pub(crate) games: usize,

    /// For how long, in seconds.
    #[arg(long, value_name = "SECONDS", default_value_t = 10)]
    pub(crate) seconds: u64,

    /// The rule set that is played.
    #[arg(long, value_name = "ID", default_value = "classic")]
    pub(crate) rules: String,
}
