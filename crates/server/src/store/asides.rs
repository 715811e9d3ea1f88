//! What is written beside the logs of games: rows of their own, each changed by one statement that says
//! whether it was.

use sqlx::SqliteConnection;

use super::{
    DailyBegun, DailyKey, DailyResult, KeptAnnotation, KeptRace, MailDeed, NewMessage, StoreError,
    annotations, daily, mail_statements, messages, races,
};

/// Something to be written beside the games.
#[derive(Debug)]
pub(super) enum Aside {
    /// A race in place of its version before.
    Race(KeptRace),
    /// Somebody begins a task of a day.
    DailyBegun(DailyBegun),
    /// Somebody hands something in at one.
    DailyResult(DailyKey, DailyResult),
    /// What is known about a rated game.
    Annotation(KeptAnnotation),
    /// Something that a player writes to the other.
    Message(NewMessage),
    /// A message of a game is hidden, by its number.
    HiddenMessage(String, u64),
    /// Something about addresses, or mails that wait.
    Mail(MailDeed),
}

/// Writes it, inside of a transaction that somebody else ends; false if it is refused by what is there.
pub(super) async fn put(
    connection: &mut SqliteConnection,
    aside: &Aside,
) -> Result<bool, StoreError> {
    match aside {
        Aside::Race(race) => races::keep(connection, race).await,
        Aside::DailyBegun(begun) => daily::begin(connection, begun).await,
        Aside::DailyResult(key, result) => daily::enter(connection, key, result).await,
        Aside::Annotation(annotation) => annotations::keep(connection, annotation).await,
        Aside::Message(message) => messages::keep(connection, message).await,
        Aside::HiddenMessage(game, number) => messages::hide(connection, game, *number).await,
        Aside::Mail(deed) => mail_statements::perform(connection, deed).await,
    }
}
