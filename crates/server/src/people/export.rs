//! Everything about an account as one file, for the one it belongs to.

use board::Side;
use serde::Serialize;
use tokio::sync::mpsc;

use crate::{
    api::{MessageView, record},
    ratings::Rating,
    store::{Account, Bots, GamesOf, Mails, Ratings, Store, StoreError, Summary},
    table::Rooms,
};

/// How many games are looked up at a time.
const AT_A_TIME: u32 = 100;

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
    },
    Rating {
        rules: String,
        speed: String,
        rating: f64,
        deviation: f64,
        games: u64,
    },
    Bot {
        name: String,
        created_at: u64,
        open: bool,
    },
    Session {
        agent: String,
        created_at: u64,
        seen_at: u64,
    },
    Game {
        id: String,
        side: &'static str,
        created_at: u64,
        updated_at: u64,
        record: String,
        messages: Vec<MessageView>,
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

/// Writes everything, line by line, until the end or until nobody reads any more.
pub(crate) async fn write<S: Store + Ratings + Bots + Mails>(
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

async fn write_all<S: Store + Ratings + Bots + Mails>(
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
        put(out, &Line::Mail { address, wanted, lang: mail.lang, reminders: mail.reminders })
            .await?;
    }
    for bot in store.bots_of(&account.id).await? {
        let (name, created_at) = (bot.account.name, bot.account.created_at);
        put(out, &Line::Bot { name, created_at, open: bot.open }).await?;
    }
    for session in store.sessions(&account.id, now).await? {
        let (agent, created_at, seen_at) = (session.agent, session.created_at, session.seen_at);
        put(out, &Line::Session { agent, created_at, seen_at }).await?;
    }
    for row in store.ratings(Some(&account.id)).await? {
        let Rating { rating, deviation, .. } = row.rating();
        let (rules, speed, games) = (row.rules, row.speed, row.games);
        put(out, &Line::Rating { rules, speed, rating, deviation, games }).await?;
    }
    let mut games = 0;
    for over in [false, true] {
        let mut before = None;
        loop {
            let asked = GamesOf { account: account.id.clone(), over, before, limit: AT_A_TIME };
            let page = store.games_of(&asked).await?;
            let Some((_, last)) = page.last() else { break };
            before = Some(last.id.clone());
            for (side, game) in page {
                let Some(line) = game_line(rooms, side, game).await? else { continue };
                put(out, &line).await?;
                games += 1;
            }
        }
    }
    put(out, &Line::End { games }).await
}

/// A game with what its players have written to each other, which both of them can read.
async fn game_line<S: Store + Ratings>(
    rooms: &Rooms<S>,
    side: Side,
    game: Summary,
) -> Result<Option<Line>, StoreError> {
    let Some(table) = rooms.find(&game.id).await? else { return Ok(None) };
    let messages = rooms.store().messages(&game.id, 0).await?;
    Ok(Some(Line::Game {
        id: game.id,
        side: if side == Side::White { "white" } else { "black" },
        created_at: game.created_at,
        updated_at: game.updated_at,
        record: record(&table).to_string(),
        messages: messages.into_iter().map(Into::into).collect(),
    }))
}

async fn put(out: &mpsc::Sender<Written>, line: &Line) -> Result<(), Stopped> {
    let text = serde_json::to_string(line).unwrap_or_default() + "\n";
    out.send(Ok(text)).await.map_err(|_| Stopped::Unread)
}
