//! Everything about an account as one file, for the one it belongs to.

use std::collections::{BTreeMap, BTreeSet};

use board::Side;
use serde::Serialize;
use serde_json::{Map, Value};
use tokio::sync::mpsc;

use crate::{
    api::{MessageView, record},
    heats::{Heat, Racer},
    ratings::Rating,
    store::{
        Account, Belonging, Belongings, Bots, GamesOf, Mails, Ratings, Store, StoreError, Summary,
    },
    table::Rooms,
};

/// How many games are looked up at a time.
const AT_A_TIME: u32 = 100;

/// What is kept about the account itself in rows that are told as they are, each by the kind of its lines.
const OWN: [(&str, Belonging); 4] = [
    ("waiting-mail", Belonging::Mails),
    ("mail-link", Belonging::MailLinks),
    ("daily", Belonging::Daily),
    ("hidden-message", Belonging::HiddenMessages),
];

/// What is kept about what the account has played, or a bot of it.
const PLAYED: [(&str, Belonging); 2] = [("rated", Belonging::Rated), ("plan", Belonging::Plans)];

/// A part of the file; an error breaks it off before its end.
pub(crate) type Written = Result<String, std::io::Error>;

/// A line of the file.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Line {
    Account {
        id: String,
        name: String,
        created_at: u64,
        codes_left: u64,
    },
    Mail {
        address: Option<String>,
        wanted: Option<String>,
        lang: String,
        reminders: bool,
        #[serde(flatten)]
        counts: Map<String, Value>,
    },
    Rating {
        #[serde(skip_serializing_if = "Option::is_none")]
        bot: Option<String>,
        rules: String,
        speed: String,
        rating: f64,
        deviation: f64,
        volatility: f64,
        games: u64,
        won: u64,
        drawn: u64,
        lost: u64,
        at: u64,
    },
    Bot {
        id: String,
        name: String,
        created_at: u64,
        open: bool,
    },
    Session {
        agent: String,
        created_at: u64,
        seen_at: u64,
    },
    Race {
        id: String,
        /// What was typed as a guest.
        name: Option<String>,
        problem: String,
        minutes: u16,
        racers: usize,
        begun: Option<u64>,
        ready: bool,
        game: Option<String>,
        stopped: Option<u64>,
        next: Option<String>,
    },
    Game {
        #[serde(skip_serializing_if = "Option::is_none")]
        bot: Option<String>,
        id: String,
        side: &'static str,
        created_at: u64,
        updated_at: u64,
        record: String,
        messages: Vec<MessageView>,
    },
    /// A game that cannot be read here, and why.
    Unread {
        id: String,
        why: String,
    },
    End {
        games: u64,
    },
}

/// Why writing has stopped.
enum Stopped {
    Store(StoreError),
    Unread,
}

impl From<StoreError> for Stopped {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// Where everything about an account is kept.
pub(crate) trait Kept: Store + Ratings + Bots + Mails + Belongings {}

impl<S: Store + Ratings + Bots + Mails + Belongings> Kept for S {}

/// Writes everything, line by line, until the end or until nobody reads any more.
pub(crate) async fn write<S: Kept>(
    rooms: &Rooms<S>,
    account: &Account,
    now: u64,
    out: mpsc::Sender<Written>,
) {
    if let Err(Stopped::Store(error)) = write_all(rooms, account, now, &out).await {
        tracing::error!(%error, "an account cannot be written");
        // Who does not read any more does not hear it.
        let _ = out.send(Err(std::io::Error::other(error.to_string()))).await;
    }
}

async fn write_all<S: Kept>(
    rooms: &Rooms<S>,
    account: &Account,
    now: u64,
    out: &mpsc::Sender<Written>,
) -> Result<(), Stopped> {
    let store = rooms.store();
    let Account { id, name, created_at, .. } = account.clone();
    let codes_left = store.codes_left(&id).await?;
    put(out, &Line::Account { id, name, created_at, codes_left }).await?;
    if let Some(mail) = store.mail_address(&account.id).await? {
        let (address, wanted) = (mail.address, mail.wanted);
        let counts = store.belongings(&account.id, Belonging::MailCounts).await?;
        let counts = counts.into_iter().next().unwrap_or_default();
        let (lang, reminders) = (mail.lang, mail.reminders);
        put(out, &Line::Mail { address, wanted, lang, reminders, counts }).await?;
    }
    let bots = store.bots_of(&account.id).await?;
    for bot in &bots {
        let Account { id, name, created_at, .. } = bot.account.clone();
        put(out, &Line::Bot { id, name, created_at, open: bot.open }).await?;
    }
    for session in store.sessions(&account.id, now).await? {
        let (agent, created_at, seen_at) = (session.agent, session.created_at, session.seen_at);
        put(out, &Line::Session { agent, created_at, seen_at }).await?;
    }
    for (kind, what) in OWN {
        put_rows(store, &account.id, None, (kind, what), out).await?;
    }
    write_races(store, &account.id, out).await?;
    let mut games = write_play(rooms, &account.id, None, out).await?;
    for bot in bots {
        games += write_play(rooms, &bot.account.id, Some(&bot.account.name), out).await?;
    }
    put(out, &Line::End { games }).await
}

/// Writes what an account has played, or a bot of it; says how many games.
async fn write_play<S: Kept>(
    rooms: &Rooms<S>,
    account: &str,
    bot: Option<&String>,
    out: &mpsc::Sender<Written>,
) -> Result<u64, Stopped> {
    let store = rooms.store();
    for row in store.ratings(Some(account)).await? {
        let Rating { rating, deviation, volatility } = row.rating();
        put(
            out,
            &Line::Rating {
                bot: bot.cloned(),
                rules: row.rules,
                speed: row.speed,
                rating,
                deviation,
                volatility,
                games: row.games,
                won: row.won,
                drawn: row.drawn,
                lost: row.lost,
                at: row.at,
            },
        )
        .await?;
    }
    for (kind, what) in PLAYED {
        put_rows(store, account, bot, (kind, what), out).await?;
    }
    let mut games = 0;
    for over in [false, true] {
        let mut before = None;
        loop {
            let asked = GamesOf { account: account.to_string(), over, before, limit: AT_A_TIME };
            let page = store.games_of(&asked).await?;
            let Some((_, last)) = page.last() else { break };
            before = Some(last.id.clone());
            for (side, game) in page {
                let Some(line) = game_line(rooms, bot, side, game).await? else { continue };
                put(out, &line).await?;
                games += 1;
            }
        }
    }
    Ok(games)
}

/// Writes rows as they are kept.
async fn put_rows(
    store: &impl Belongings,
    account: &str,
    bot: Option<&String>,
    (kind, what): (&str, Belonging),
    out: &mpsc::Sender<Written>,
) -> Result<(), Stopped> {
    for mut row in store.belongings(account, what).await? {
        row.insert("kind".to_string(), kind.into());
        if let Some(bot) = bot {
            row.insert("bot".to_string(), bot.as_str().into());
        }
        put(out, &row).await?;
    }
    Ok(())
}

/// Writes the races the account has taken part in, also as a guest, and of the others only how many they were.
async fn write_races(
    store: &impl Belongings,
    account: &str,
    out: &mpsc::Sender<Written>,
) -> Result<(), Stopped> {
    let secrets = guest_secrets(store, account).await?;
    let mut races = BTreeMap::new();
    for known_by in std::iter::once(account).chain(secrets.iter().map(String::as_str)) {
        for row in store.belongings(known_by, Belonging::Races).await? {
            let Ok(heat) = serde_json::from_str::<Heat>(text(&row, "body")) else { continue };
            races.insert(text(&row, "id").to_string(), heat);
        }
    }
    let is_own = |racer: &&Racer| match &racer.account {
        Some(owner) => owner == account,
        None => secrets.contains(racer.seat.as_str()),
    };
    for (id, heat) in races {
        for own in heat.racers.iter().filter(is_own) {
            let line = Line::Race {
                id: id.clone(),
                name: Some(own.name.clone()).filter(|name| !name.is_empty()),
                problem: heat.problem.clone(),
                minutes: heat.minutes,
                racers: heat.racers.len(),
                begun: heat.begun,
                ready: own.ready,
                game: own.game.clone(),
                stopped: own.stopped,
                next: heat.next.clone(),
            };
            put(out, &line).await?;
        }
    }
    Ok(())
}

/// What is kept of the secrets by which the account has run races as a guest and whose games it owns now. The races
/// that it has run as an account name it themselves.
async fn guest_secrets(
    store: &impl Belongings,
    account: &str,
) -> Result<BTreeSet<String>, StoreError> {
    let mut secrets = BTreeSet::new();
    for row in store.belongings(account, Belonging::RaceGames).await? {
        let Ok(created) = serde_json::from_str::<Value>(text(&row, "body")) else { continue };
        let (seats, side) = (&created["seats"], text(&row, "side"));
        if let Some(secret) = seats[side]["hash"].as_str()
            && seats["accounts"][side].is_null()
        {
            secrets.insert(secret.to_string());
        }
    }
    Ok(secrets)
}

/// A text in a row.
fn text<'a>(row: &'a Map<String, Value>, column: &str) -> &'a str {
    row.get(column).and_then(Value::as_str).unwrap_or_default()
}

/// A game with what its players have written to each other, which both of them can read.
async fn game_line<S: Store + Ratings>(
    rooms: &Rooms<S>,
    bot: Option<&String>,
    side: Side,
    game: Summary,
) -> Result<Option<Line>, StoreError> {
    let table = match rooms.find(&game.id).await {
        Ok(Some(table)) => table,
        Ok(None) => return Ok(None),
        Err(error) if error.is_of_one_game() => {
            return Ok(Some(Line::Unread { id: game.id, why: error.to_string() }));
        }
        Err(error) => return Err(error),
    };
    let messages = rooms.store().messages(&game.id, 0).await?;
    Ok(Some(Line::Game {
        bot: bot.cloned(),
        id: game.id,
        side: if side == Side::White { "white" } else { "black" },
        created_at: game.created_at,
        updated_at: game.updated_at,
        record: record(&table).to_string(),
        messages: messages.into_iter().map(Into::into).collect(),
    }))
}

async fn put(out: &mpsc::Sender<Written>, line: &impl Serialize) -> Result<(), Stopped> {
    let text = serde_json::to_string(line).unwrap_or_default() + "\n";
    out.send(Ok(text)).await.map_err(|_| Stopped::Unread)
}
