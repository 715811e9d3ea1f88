//! Where games are kept: an append-only log of events for each.
//!
//! A game has a version, the number of its events. An event is appended by a command with an id
//! of its own and the version it was meant for, in one transaction: the same command sent twice is
//! one event, two commands for one version are one event and one refusal. What has been answered
//! is on disk.

mod annotations;
mod archive;
mod asides;
mod belongings;
mod bots;
mod bots_deeds;
#[cfg(test)]
mod conformance;
mod copies;
mod daily;
mod erase;
mod keeper;
mod keeper_people;
mod keeper_shelf;
mod ledger;
mod mail;
mod mail_statements;
#[cfg(test)]
mod mail_tests;
mod manifest;
mod messages;
mod moving;
mod name_key;
mod people;
mod people_deeds;
#[cfg(test)]
pub(crate) mod people_tests;
mod plans;
mod postgres;
mod probe;
mod races;
mod ratings;
mod ratings_deeds;
mod ratings_statements;
mod readonly;
mod rows;
mod schema;
mod scrub;
mod scrub_schedule;
mod shelf;
mod sqlite;
mod statements;
mod tally;
#[cfg(test)]
pub(crate) mod tests;
mod upgrade_copies;
mod writer;

use std::future::Future;

use crate::timepiece::Moment;

pub use self::{
    annotations::{Annotations, KeptAnnotation},
    archive::{Arrival, Arrived, Note},
    belongings::{Belonging, Belongings},
    bots::{Bot, Bots, MARK, MOST_BOTS, NewBot},
    daily::{Daily, DailyBegun, DailyKey, DailyResult, DailyRow},
    keeper::Keeper,
    mail::{KeptMail, MailAddress, MailDeed, MailKind, MailLink, MailToken, Mails},
    messages::{KeptMessage, MOST_MESSAGES, Messages, NewMessage},
    people::{
        Account, Accounts, Called, DELETED, Deed, GamesOf, IDLE, LONGEST, Newcomer, People, Session,
    },
    plans::{KeptPlan, PlanChange, Plans},
    postgres::{Address, OfferRows, Postgres},
    races::{KeptRace, Races},
    ratings::{RatedGame, RatedNote, RatingRow, Ratings},
    shelf::{Behind, Found, KnownPlayer, Search, Shelf, Shelving},
    sqlite::Sqlite,
    tally::Tally,
};

pub(crate) use self::{
    copies::{finish, part},
    manifest::Manifest,
    moving::End,
    postgres::{Connections, Heard},
    readonly::ReadOnly,
};

/// An event as it is kept: its kind and its body are the caller's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stored {
    /// Which event of the game it is, counted from 1.
    pub ver: u64,
    /// When it happened, in milliseconds since 1970.
    pub at: u64,
    /// The same by the time that counts for clocks.
    pub counted: u64,
    /// The command it comes from: its id and whose it is.
    pub cmd_id: String,
    /// What kind of event it is.
    pub kind: String,
    /// Everything else about it, as JSON.
    pub body: String,
    /// The digest of the caller and of what the command said; none in events from before there were digests.
    pub digest: Option<String>,
    /// The earliest format of events in which this one can be read.
    pub format: u32,
}

impl Stored {
    /// When it happened.
    pub const fn moment(&self) -> Moment {
        Moment { at: self.at, counted: self.counted }
    }
}

/// What a list of games shows of one; it follows from the events.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a column")]
pub struct Summary {
    /// The id.
    pub id: String,
    /// How many events there are.
    pub ver: u64,
    /// The id of the rules.
    pub rules: String,
    /// The rules written out, where the id does not say it all.
    pub rule_text: Option<String>,
    /// The family of games.
    pub family: String,
    /// The name of White, or nothing.
    pub white: String,
    /// The name of Black, or nothing.
    pub black: String,
    /// How many turns have been played.
    pub ply: u64,
    /// The position.
    pub fen: String,
    /// Whether the game has ended.
    pub over: bool,
    /// The result as records write it.
    pub result: String,
    /// Why it ended.
    pub reason: Option<String>,
    /// Whether it is played against the clock.
    pub clocked: bool,
    /// When the side to move has no time left, by the time that counts; none if no clock runs.
    pub deadline: Option<u64>,
    /// The side the computer plays, if it plays one.
    pub computer: Option<String>,
    /// How strong it plays.
    pub level: Option<u8>,
    /// Whether the computer has something to do.
    pub due: bool,
    /// Whether only those play who hold a seat.
    pub seated: bool,
    /// The accounts the seats belong to; a list does not tell them.
    pub accounts: Accounts,
    /// How a rated game stands; a list does not tell it.
    pub rated: Option<RatedNote>,
    /// When it was created, in milliseconds since 1970.
    pub created_at: u64,
    /// When its last event happened.
    pub updated_at: u64,
}

/// What became of a game that was to be created.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Created {
    /// It has been.
    New,
    /// The same command has created this game before.
    Repeated(String),
}

/// What became of an event that was to be appended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It has been.
    Done,
    /// The same command has been carried out before, as this event.
    Repeated(Stored),
    /// The game has another version.
    Stale(u64),
    /// There is no such game.
    NoGame,
}

/// A page of a list of games, the latest first.
#[derive(Clone, Debug, Default)]
pub struct Page {
    /// Only games that come after this one in the list.
    pub before: Option<String>,
    /// At most so many.
    pub limit: u32,
    /// Only games that go on.
    pub unfinished: bool,
    /// Only games that anybody may play at.
    pub unseated: bool,
}

/// Where games are kept.
pub trait Store: Plans + Races + Daily + Annotations + Messages {
    /// Creates a game with its first event.
    fn create(
        &self,
        game: &Summary,
        first: &Stored,
    ) -> impl Future<Output = Result<Created, StoreError>> + Send;

    /// Appends an event to the game that `after` describes; its version is the one the event
    /// gets, and the game must have the one before.
    fn append(
        &self,
        after: &Summary,
        event: &Stored,
    ) -> impl Future<Output = Result<Appended, StoreError>> + Send;

    /// The events of a game after a version, in order; none if there is no such game.
    fn events(
        &self,
        id: &str,
        after: u64,
    ) -> impl Future<Output = Result<Vec<Stored>, StoreError>> + Send;

    /// The first of the events of a game after a version, in order, so many at most.
    fn events_page(
        &self,
        id: &str,
        after: u64,
        most: usize,
    ) -> impl Future<Output = Result<Vec<Stored>, StoreError>> + Send;

    /// The version of a game, if there is one.
    fn version(&self, id: &str) -> impl Future<Output = Result<Option<u64>, StoreError>> + Send;

    /// The events of several games, each after a version of its own and in order; the games in any order.
    fn events_of(
        &self,
        games: &[(String, u64)],
    ) -> impl Future<Output = Result<Vec<(String, Stored)>, StoreError>> + Send;

    /// The event of a command, if it has been carried out.
    fn by_command(
        &self,
        id: &str,
        cmd_id: &str,
    ) -> impl Future<Output = Result<Option<Stored>, StoreError>> + Send;

    /// The game that a command has created.
    fn created_by(
        &self,
        cmd_id: &str,
    ) -> impl Future<Output = Result<Option<String>, StoreError>> + Send;

    /// A game as a list shows it.
    fn summary(&self, id: &str)
    -> impl Future<Output = Result<Option<Summary>, StoreError>> + Send;

    /// A page of the list of games.
    fn list(&self, page: &Page) -> impl Future<Output = Result<Vec<Summary>, StoreError>> + Send;

    /// The ids and versions of the latest games of a family that were played to an end, among the
    /// latest 20,000 of all games; if wished, without those of seats.
    fn finished(
        &self,
        family: &str,
        unseated: bool,
        limit: u32,
    ) -> impl Future<Output = Result<Vec<(String, u64)>, StoreError>> + Send;

    /// The text of rules that some game is played by, by their id.
    fn rule_text(
        &self,
        rules: &str,
    ) -> impl Future<Output = Result<Option<String>, StoreError>> + Send;

    /// Games whose deadline has come, the earliest first, after this one of them: each with its
    /// deadline.
    fn expired(
        &self,
        counted: u64,
        after: Option<&(u64, String)>,
        limit: u32,
    ) -> impl Future<Output = Result<Vec<(u64, String)>, StoreError>> + Send;

    /// Whether any clock runs.
    fn is_timed(&self) -> impl Future<Output = Result<bool, StoreError>> + Send;

    /// How far the time that counts has come for certain.
    fn heartbeat(&self) -> impl Future<Output = Result<Option<u64>, StoreError>> + Send;

    /// Writes down how far the time that counts has come.
    fn beat(&self, counted: u64) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// The time that counts, if the store keeps it for several processes; by asking, a process says
    /// that it runs. None if the one process that there is keeps it itself and writes it down.
    fn common_time(&self) -> impl Future<Output = Result<Option<u64>, StoreError>> + Send;

    /// The ids of the games in which the computer has something to do.
    fn due(&self) -> impl Future<Output = Result<Vec<String>, StoreError>> + Send;

    /// A value kept beside the games.
    fn note(&self, name: &str) -> impl Future<Output = Result<Option<String>, StoreError>> + Send;

    /// Keeps a value beside the games.
    fn set_note(
        &self,
        name: &str,
        value: &str,
    ) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Keeps a value beside the games unless there is one, and answers the one that is kept.
    fn first_note(
        &self,
        name: &str,
        value: &str,
    ) -> impl Future<Output = Result<String, StoreError>> + Send;

    /// The values kept beside the games whose names begin alike, in the order of their names.
    fn notes(&self, start: &str) -> impl Future<Output = Result<Vec<Note>, StoreError>> + Send;

    /// The ids of so many games after one, in the order of their ids.
    fn ids(
        &self,
        after: &str,
        limit: u32,
    ) -> impl Future<Output = Result<Vec<String>, StoreError>> + Send;

    /// Takes games over from elsewhere, all of them or none.
    fn take_over(
        &self,
        games: Vec<Arrival>,
        notes: Vec<Note>,
    ) -> impl Future<Output = Result<Arrived, StoreError>> + Send;

    /// How often finished games of each kind have ended how.
    fn tallies(&self) -> impl Future<Output = Result<Vec<Tally>, StoreError>> + Send;

    /// Writes as much as a game does, and takes it away again, to find out whether anything can be kept.
    fn probe(&self) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Closes the store once everything that was asked for is written.
    fn close(&self) -> impl Future<Output = ()> + Send;
}

impl StoreError {
    /// Whether it is one game that cannot be read, while everything else can.
    pub(crate) const fn is_of_one_game(&self) -> bool {
        matches!(self, Self::Damaged { .. } | Self::NewerGame { .. })
    }
}

/// Why games cannot be read or kept.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The file or the database is of a later program.
    #[error(
        "the games in {file} were kept by a newer zwick (form {found}, this one knows {known}); \
         please use that one"
    )]
    Newer {
        /// The file.
        file: String,
        /// The form it has.
        found: u64,
        /// The latest form this program knows.
        known: u64,
    },
    /// It is something else, or not all of one.
    #[error("{place} is no database of games: {why}")]
    NoDatabase {
        /// The file or the address.
        place: String,
        /// What it is instead.
        why: String,
    },
    /// The library has a known fault that may damage the file.
    #[error("the SQLite library {0} may damage files; 3.51.3 or newer is needed")]
    Unsafe(String),
    /// A database does not answer, or does not let us in.
    #[error("{address} cannot be reached: {why}")]
    Unreachable {
        /// The address, without what is secret in it.
        address: String,
        /// What went wrong.
        why: String,
    },
    /// The database is too old.
    #[error("PostgreSQL {0} is too old; 14 or newer is needed")]
    Old(String),
    /// A setting of the database does not keep what is confirmed.
    #[error("the database has {0} = off and might lose games; it has to be on")]
    Careless(&'static str),
    /// An address is none.
    #[error("{address} is no address of a database: {why}")]
    Address {
        /// The address, without what is secret in it.
        address: String,
        /// What is wrong with it.
        why: String,
    },
    /// A copy cannot be made, as before an upgrade.
    #[error("{file} cannot be copied to {copy}: {why}")]
    Copy {
        /// The file.
        file: String,
        /// Where the copy should be.
        copy: String,
        /// What went wrong.
        why: String,
    },
    /// A table has other columns here than there.
    #[error("the table {0} does not have the same columns in both databases")]
    Unlike(String),
    /// What is in the file makes no sense.
    #[error("the game {game} cannot be read: {why}")]
    Damaged {
        /// The game.
        game: String,
        /// What is wrong.
        why: String,
    },
    /// A newer program has written something in a game that this one does not understand.
    #[error("the game {game} was written by a newer zwick: {why}")]
    NewerGame {
        /// The game.
        game: String,
        /// What is not understood.
        why: String,
    },
    /// Something may not have been written; who sends the same command again finds out.
    #[error("what was to be kept may not have been: {0}")]
    Unwritten(String),
    /// The games have been closed.
    #[error("the games are closed")]
    Closed,
    /// The database refuses.
    #[error("the database: {0}")]
    Database(#[from] sqlx::Error),
}
