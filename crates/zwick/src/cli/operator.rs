//! The options of whoever runs a server.

use std::{net::SocketAddr, path::PathBuf};

use clap::{Args, Subcommand, ValueEnum};

/// Options of `zwick serve` for whoever runs it.
#[derive(Args, Debug, Default)]
pub(crate) struct OperatorArgs {
    /// A second address, as in 127.0.0.1:7990, for counts (/metrics) and moderation; it is not for
    /// players.
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) admin_bind: Option<SocketAddr>,

    /// How reports are written, on standard error.
    #[arg(long, value_name = "FORM", value_enum, default_value_t)]
    pub(crate) log: LogForm,

    /// What is reported: error, warn, info, debug or trace; by default what `ZWICK_LOG` says, or warn.
    #[arg(long, value_name = "LEVEL")]
    pub(crate) log_level: Option<String>,

    /// How long new requests are still taken in after the signal to stop, in seconds, while /readyz
    /// says that it stops.
    #[arg(long, value_name = "SECONDS", default_value_t = 0)]
    pub(crate) drain: u64,

    /// How many spectators may follow one game, 5000 by default; all games together have four times as many.
    #[arg(long, value_name = "NUMBER")]
    pub(crate) spectators: Option<usize>,

    /// The relay that takes mail, as in `smtps://user:password@mail.example.org`, `smtp://mail.example.org:587`, which
    /// becomes encrypted, or `smtp://localhost`; by default what `ZWICK_MAIL_RELAY` says, where no list of processes
    /// shows the password. Without one nobody is asked for a mail address.
    #[arg(long, value_name = "URL")]
    pub(crate) mail_relay: Option<String>,

    /// Whom mails are from, as in `Games <games@example.org>`.
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) mail_from: Option<String>,
}

/// How reports are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub(crate) enum LogForm {
    /// A line for people.
    #[default]
    Text,
    /// An object of JSON in each line.
    Json,
}

/// Options of `zwick moderate`.
#[derive(Args, Debug)]
pub(crate) struct ModerateArgs {
    /// The address the server was given by --admin-bind; by default that of the server that has the
    /// games.
    #[arg(long, value_name = "ADDRESS", global = true)]
    pub(crate) admin: Option<SocketAddr>,

    /// The folder the games are kept in; by default that of `ZWICK_DATA`, or one of the user's.
    #[arg(long, value_name = "FOLDER", global = true)]
    pub(crate) data: Option<PathBuf>,

    /// The database the games are kept in, instead of --data.
    #[arg(long, value_name = "DATABASE", global = true)]
    pub(crate) database: Option<String>,

    #[command(subcommand)]
    pub(crate) deed: Moderation,
}

/// What is taken away.
#[derive(Subcommand, Debug)]
pub(crate) enum Moderation {
    /// Hide the names of the players of a game, for good.
    HideNames {
        /// The id of the game, as in its address.
        game: String,
    },
    /// Close an account: nobody is signed in to it any more, or gets in, and its bots play no more.
    CloseAccount {
        /// The name of the account, also of a bot.
        name: String,
    },
    /// Open an account again that was closed.
    ReopenAccount {
        /// The name of the account.
        name: String,
    },
    /// Hide a message between the players of a game, for good.
    HideMessage {
        /// The id of the game, as in its address.
        game: String,
        /// The number of the message, counted from 1.
        number: u64,
    },
}
