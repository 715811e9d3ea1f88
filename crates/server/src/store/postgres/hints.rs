//! Hints from process to process that games have gone on, or that something was written there. They may come late,
//! twice or not at all: who hears one looks at the log, and who hears none looks as well, only later.

use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use tokio::sync::mpsc;

use super::lines::Lines;

/// The channel of the database.
const CHANNEL: &str = "zwick";

/// How many games go into one hint; its text must stay below 8,000 bytes.
const TOGETHER: usize = 100;

/// How long a process waits before it tries to hear again.
const PAUSE: Duration = Duration::from_millis(500);

/// What was heard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Heard {
    /// These games may have gone on, in these something was written, and these accounts are not what they were.
    Those {
        /// The games.
        games: Vec<String>,
        /// The games with new messages.
        written: Vec<String>,
        /// The accounts.
        accounts: Vec<String>,
    },
    /// Any game may have, because nothing could be heard for a while.
    Anything,
}

/// What an account begins with in a hint; no id of a game does.
const ACCOUNT: char = '@';

/// What a game with new messages begins with.
const WRITTEN: char = '+';

/// A game with new messages as a hint names it.
pub(super) fn of_messages(game: &str) -> String {
    format!("{WRITTEN}{game}")
}

/// An account as a hint names it.
pub(super) fn of_account(id: &str) -> String {
    format!("{ACCOUNT}{id}")
}

/// Starts to give hints of the games whose ids come in, many at a time, in statements of their own:
/// within that of an event they would make all events wait for each other.
pub(super) fn give(lines: Lines, process: String) -> mpsc::UnboundedSender<String> {
    let (games, mut waiting) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        let mut group: Vec<String> = Vec::with_capacity(TOGETHER);
        while waiting.recv_many(&mut group, TOGETHER).await > 0 {
            group.insert(0, process.clone());
            if let Err(error) = say(&lines, &group.join(" ")).await {
                tracing::debug!(%error, "a hint is lost");
            }
            group.clear();
        }
    });
    games
}

async fn say(lines: &Lines, hint: &str) -> Result<(), sqlx::Error> {
    let mut line = lines.take().await?;
    let said = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(hint);
    said.execute(&mut *line).await?;
    line.done();
    Ok(())
}

/// Listens to the hints of the other processes, until nobody wants to know them any more.
pub(super) fn hear(options: PgConnectOptions, process: String) -> mpsc::UnboundedReceiver<Heard> {
    let (tell, heard) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        while !tell.is_closed() {
            if let Err(error) = listen(&options, &process, &tell).await {
                tracing::warn!(%error, "other processes are not heard");
            }
            tokio::time::sleep(PAUSE).await;
        }
    });
    heard
}

/// Listens for as long as that works.
async fn listen(
    options: &PgConnectOptions,
    process: &str,
    tell: &mpsc::UnboundedSender<Heard>,
) -> Result<(), sqlx::Error> {
    let pool = PgPoolOptions::new()
        .max_connections(1)
        .max_lifetime(None)
        .idle_timeout(None)
        .connect_with(options.clone().application_name("zwick listener"))
        .await?;
    let mut listener = PgListener::connect_with(&pool).await?;
    listener.listen(CHANNEL).await?;
    // Whatever was said before was not heard.
    let mut heard = Some(Heard::Anything);
    loop {
        if let Some(heard) = heard
            && tell.send(heard).is_err()
        {
            return Ok(());
        }
        heard = tokio::select! {
            hint = listener.try_recv() => match hint? {
                Some(hint) => others(hint.payload(), process),
                None => Some(Heard::Anything),
            },
            () = tell.closed() => return Ok(()),
        };
    }
}

/// The games and accounts of a hint, if it is another process that gives it.
fn others(hint: &str, process: &str) -> Option<Heard> {
    let mut words = hint.split(' ');
    if words.next() == Some(process) {
        return None;
    }
    let (mut games, mut written, mut accounts) = (Vec::new(), Vec::new(), Vec::new());
    for word in words {
        if let Some(account) = word.strip_prefix(ACCOUNT) {
            accounts.push(account.to_string());
        } else if let Some(game) = word.strip_prefix(WRITTEN) {
            written.push(game.to_string());
        } else {
            games.push(word.to_string());
        }
    }
    Some(Heard::Those { games, written, accounts })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn own_hints_are_not_heard() {
        let texts = |ids: &[&str]| ids.iter().map(ToString::to_string).collect::<Vec<_>>();
        let (games, written) = (texts(&["g", "h"]), texts(&["g"]));
        let heard = Heard::Those { games, written, accounts: texts(&["i"]) };
        assert_eq!(others("a g @i +g h", "b"), Some(heard));
        assert_eq!(others("a g h", "a"), None);
    }
}
