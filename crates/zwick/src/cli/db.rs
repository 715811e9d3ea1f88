//! What can be asked of the games that are kept.

use std::path::PathBuf;

use clap::{Args, Subcommand};

/// Options of `zwick db`.
#[derive(Args, Debug)]
pub(crate) struct DbArgs {
    #[command(subcommand)]
    pub(crate) action: DbAction,
}

/// What is done with the games that are kept.
#[derive(Subcommand, Debug)]
pub(crate) enum DbAction {
    /// Bring the games up to date for this program; a server does so by itself when it starts.
    Migrate(PlaceArgs),
    /// Check the database, compare it with its manifest, and play every game through again by its rules; nothing
    /// is written, made or brought up to date.
    Verify(PlaceArgs),
    /// Compute all ratings once more from the games, and put right what differs; no server may run.
    Ratings(PlaceArgs),
    /// Write everything, as it stands at this moment, into a new file of SQLite with a manifest beside it; a
    /// server may run.
    Backup(BackupArgs),
    /// Copy everything into another, empty database, all of it or nothing.
    Copy(CopyArgs),
}

/// Where the games are kept.
#[derive(Args, Debug)]
pub(crate) struct PlaceArgs {
    /// The database, as in `sqlite:games.sqlite` or `postgres://user@host/name`; by default the
    /// file in --data.
    #[arg(long, value_name = "DATABASE", conflicts_with = "data")]
    pub(crate) database: Option<String>,

    /// The folder of the file; by default that of `ZWICK_DATA`, or one of the user's.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) data: Option<PathBuf>,
}

/// Options of `zwick db backup`.
#[derive(Args, Debug)]
pub(crate) struct BackupArgs {
    #[command(flatten)]
    pub(crate) place: PlaceArgs,

    /// The file to write, which must not be there yet.
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
}

/// Options of `zwick db copy`.
#[derive(Args, Debug)]
pub(crate) struct CopyArgs {
    /// The database with the games, as in `sqlite:games.sqlite`.
    #[arg(value_name = "FROM")]
    pub(crate) from: String,

    /// The database they go to, as in `postgres://user@host/name`.
    #[arg(value_name = "TO")]
    pub(crate) to: String,
}
