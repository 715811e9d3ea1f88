//! Taking a person out of what is kept: the account, what belongs to it, and the names that were typed for its
//! seats, in the logs of games and beside them. The games stay, and are played through to the same end.
//!
//! The statements are the same in every database. The blanks of one are filled with its texts first, then with its
//! numbers.

use std::collections::BTreeSet;

use serde_json::Value;
use sqlx::{PgConnection, Row, SqliteConnection};

use super::{DELETED, StoreError, mail_statements, name_key};
use crate::archive::folded;

/// From here on the account is deleted for whoever waits for its row.
const CLEAR: &str = "UPDATE account SET name = '', name_key = NULL, likeness = NULL, password = '', \
     deleted_at = $2 WHERE id = $1";

const NAMES: &str = "SELECT name_key, likeness FROM account WHERE id = $1 AND deleted_at IS NULL";

const BOTS: &str = "SELECT account FROM bot WHERE owner = $1";

/// What is of no use without the account.
const DROPS: [&str; 3] = [
    "DELETE FROM session WHERE account = $1",
    "DELETE FROM recovery_code WHERE account = $1",
    "UPDATE bot SET token = NULL WHERE account = $1",
];

const CLEAR_LISTS: [&str; 2] = [
    "UPDATE game SET white = $2 WHERE white <> $2 \
     AND id IN (SELECT game FROM seat WHERE account = $1 AND side = 'white')",
    "UPDATE game SET black = $2 WHERE black <> $2 \
     AND id IN (SELECT game FROM seat WHERE account = $1 AND side = 'black')",
];

const CLEAR_MESSAGES: &str = "UPDATE message SET body = '', hidden = 1 \
     WHERE game IN (SELECT game FROM seat WHERE account = $1) AND EXISTS (SELECT 1 FROM seat s \
     WHERE s.account = $1 AND s.game = message.game AND s.side = message.side)";

/// The events of an account's games in which somebody has typed a name, of so many games at a time.
const NAMED: &str = "SELECT e.game, CAST(e.ver AS TEXT), s.side, e.kind, e.cmd_id, e.body \
     FROM seat s JOIN event e ON e.game = s.game \
     WHERE s.account = $1 AND e.kind IN ('created', 'sit') AND s.game IN ( \
     SELECT game FROM seat WHERE account = $1 AND game > $2 ORDER BY game LIMIT 500) \
     ORDER BY e.game, e.ver, s.side";

const REWRITE: &str = "UPDATE event SET body = $1 WHERE game = $2 AND ver = $3";

const FORGET_PLAYER: &str = "DELETE FROM archive_player WHERE name = $1 \
     AND number = (SELECT number FROM archive WHERE game = $2)";

/// The archive looks at the game once more.
const SHELVE_ANEW: &str =
    "UPDATE game SET archived = 0 WHERE id = $1 AND status = 'over' AND archived > 0";

const RACES: &str = "SELECT id, body FROM race WHERE body LIKE $1";

const REWRITE_RACE: &str = "UPDATE race SET body = $1, ver = ver + 1 WHERE id = $2 AND body = $3";

/// The deleted accounts that have seats at a game.
const GONE_FROM: &str = "SELECT s.account FROM seat s JOIN account a ON a.id = s.account \
     WHERE s.game = $1 AND a.deleted_at IS NOT NULL";

/// The accounts that are deleted.
pub(super) const ALL_GONE: &str = "SELECT id FROM account WHERE deleted_at IS NOT NULL";

/// Takes back the note that an older program may have left something.
pub(super) const DONE_ANEW: &str = "DELETE FROM meta WHERE name = 'erase-anew'";

/// Whether that is to be done.
pub(super) const IS_DUE_ANEW: &str = "SELECT EXISTS (SELECT 1 FROM meta WHERE name = 'erase-anew')";

/// How the games of races are created.
const OF_RACE: &str = "heat-";

/// A connection by which somebody is taken out, inside of a transaction that somebody else ends.
pub(super) trait Desk: mail_statements::Desk {
    /// The rows of a statement whose columns are texts; what is nothing is left empty.
    async fn rows(
        &mut self,
        statement: &'static str,
        texts: &[&str],
    ) -> Result<Vec<Vec<String>>, StoreError>;
}

macro_rules! desk {
    ($connection:ty) => {
        impl Desk for $connection {
            async fn rows(
                &mut self,
                statement: &'static str,
                texts: &[&str],
            ) -> Result<Vec<Vec<String>>, StoreError> {
                let mut query = sqlx::query(statement);
                for text in texts {
                    query = query.bind((*text).to_string());
                }
                let mut rows = Vec::new();
                for row in query.fetch_all(self).await? {
                    let mut texts = Vec::with_capacity(row.len());
                    for column in 0..row.len() {
                        texts.push(row.try_get::<Option<String>, _>(column)?.unwrap_or_default());
                    }
                    rows.push(texts);
                }
                Ok(rows)
            }
        }
    };
}

desk!(SqliteConnection);
desk!(PgConnection);

/// Deletes an account and the bots it has; with their messages, if that is wished for. Not done if it is deleted
/// already.
pub(super) async fn delete(
    desk: &mut impl Desk,
    account: &str,
    at: u64,
    messages: bool,
) -> Result<bool, StoreError> {
    for bot in desk.rows(BOTS, &[account]).await?.iter().flatten() {
        delete_one(desk, bot, at, messages).await?;
    }
    delete_one(desk, account, at, messages).await
}

/// Deletes an account; its row stays for the games, without anything that tells who it was.
async fn delete_one(
    desk: &mut impl Desk,
    account: &str,
    at: u64,
    messages: bool,
) -> Result<bool, StoreError> {
    let names = desk.rows(NAMES, &[account]).await?;
    let Some([key, likeness]) = names.first().map(Vec::as_slice) else {
        return Ok(false);
    };
    desk.run(CLEAR, &[account], &[at]).await?;
    name_key::reserve(desk, [key, likeness]).await?;
    for statement in DROPS {
        desk.run(statement, &[account], &[]).await?;
    }
    mail_statements::forget_person(desk, account).await?;
    redact(desk, account).await?;
    if messages {
        desk.run(CLEAR_MESSAGES, &[account], &[]).await?;
    }
    Ok(true)
}

/// Goes over everything that was deleted by an older program.
pub(super) async fn go_over_all(desk: &mut impl Desk) -> Result<(), StoreError> {
    name_key::convert(desk).await?;
    for account in desk.rows(ALL_GONE, &[]).await?.iter().flatten() {
        redact(desk, account).await?;
    }
    Ok(())
}

/// Takes out of a game the names of accounts that were deleted at the moment in which they got a seat.
pub(super) async fn go_over(desk: &mut impl Desk, game: &str) -> Result<(), StoreError> {
    for account in desk.rows(GONE_FROM, &[game]).await?.iter().flatten() {
        redact(desk, account).await?;
    }
    Ok(())
}

/// Takes every name out of what is kept about the seats of an account.
async fn redact(desk: &mut impl Desk, account: &str) -> Result<(), StoreError> {
    for statement in CLEAR_LISTS {
        desk.run(statement, &[account, DELETED], &[]).await?;
    }
    let (mut after, mut racers) = (String::new(), BTreeSet::new());
    loop {
        let rows = desk.rows(NAMED, &[account, &after]).await?;
        let Some(last) = rows.last() else { break };
        after.clone_from(&last[0]);
        for event in named(&rows) {
            event.write(desk).await?;
            racers.extend(event.racers);
        }
    }
    for racer in racers {
        redact_races(desk, &racer).await?;
    }
    Ok(())
}

/// An event without the names that were typed for some seats.
struct Redacted<'a> {
    game: &'a str,
    ver: u64,
    body: Value,
    /// The names it had.
    names: Vec<String>,
    /// What is kept of the secrets of those it named in a race.
    racers: Vec<String>,
}

/// The events of some rows that name anybody, without the names. An event stands in one row for each seat.
fn named(rows: &[Vec<String>]) -> Vec<Redacted<'_>> {
    let mut events: Vec<Redacted<'_>> = Vec::new();
    for row in rows {
        let [game, ver, side, kind, cmd_id, body] = row.as_slice() else { continue };
        let ver = ver.parse().unwrap_or_default();
        let known = events.last().is_some_and(|last| (last.game, last.ver) == (game, ver));
        if !known {
            // What is no JSON is no event that anybody can read.
            let body = serde_json::from_str(body).unwrap_or_default();
            events.push(Redacted { game, ver, body, names: Vec::new(), racers: Vec::new() });
        }
        if let Some(event) = events.last_mut() {
            event.redact(side, kind, cmd_id.starts_with(OF_RACE));
        }
    }
    events.retain(|event| !event.names.is_empty());
    events
}

impl Redacted<'_> {
    fn redact(&mut self, side: &str, kind: &str, in_race: bool) {
        let name = match kind {
            "created" => self.body.get_mut("names").and_then(|names| names.get_mut(side)),
            _ if self.body["side"] == side => self.body.get_mut("name"),
            _ => None,
        };
        let Some(name) = name.filter(|name| name.as_str().is_some_and(|text| !text.is_empty()))
        else {
            return;
        };
        if let Value::String(name) = std::mem::replace(name, Value::String(String::new())) {
            self.names.push(name);
        }
        if in_race && let Some(secret) = self.body["seats"][side]["hash"].as_str() {
            self.racers.push(secret.to_string());
        }
    }

    async fn write(&self, desk: &mut impl Desk) -> Result<(), StoreError> {
        desk.run(REWRITE, &[&self.body.to_string(), self.game], &[self.ver]).await?;
        for name in &self.names {
            // The seat may be the account's since a moment that the archive has not seen yet.
            if desk.run(FORGET_PLAYER, &[&folded(name), self.game], &[]).await? > 0 {
                desk.run(SHELVE_ANEW, &[self.game], &[]).await?;
            }
        }
        Ok(())
    }
}

/// Takes the name of a racer out of the races that this secret has taken part in.
async fn redact_races(desk: &mut impl Desk, secret: &str) -> Result<(), StoreError> {
    loop {
        let mut all = true;
        for row in desk.rows(RACES, &[&format!("%{secret}%")]).await? {
            let [id, body] = row.as_slice() else { continue };
            let Some(redacted) = without_racer(body, secret) else { continue };
            // Somebody may have changed the race meanwhile.
            all &= desk.run(REWRITE_RACE, &[&redacted, id, body], &[]).await? > 0;
        }
        if all {
            return Ok(());
        }
    }
}

/// A race without the name of one of its racers; nothing if it does not have it.
fn without_racer(body: &str, secret: &str) -> Option<String> {
    let mut race: Value = serde_json::from_str(body).ok()?;
    let racers = race.get_mut("racers")?.as_array_mut()?;
    let mut changed = false;
    for racer in racers.iter_mut().filter(|racer| racer["seat"] == secret) {
        let name = racer.get_mut("name").filter(|name| *name != "");
        if let Some(name) = name {
            *name = Value::String(String::new());
            changed = true;
        }
    }
    changed.then(|| race.to_string())
}
