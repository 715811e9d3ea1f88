//! A game on which many look on who never read: what they cost in memory, and what a command takes beside them.

use std::{fmt, time::Instant};

use anyhow::Context;
use futures_util::{SinkExt, StreamExt};
use serde::Serialize;
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

use super::{
    online::{Line, Table, millis_at},
    served::Served,
};
use crate::cli::OnlineArgs;

/// How many turns are played before anybody looks on.
const BEFORE: usize = 15;

/// How many are played while they do; a game by lot lasts longer.
const BESIDE: usize = 30;

/// What was measured.
#[derive(Serialize)]
pub(super) struct Figures {
    spectators: usize,
    alone_p50_ms: f64,
    alone_max_ms: f64,
    beside_p50_ms: f64,
    beside_max_ms: f64,
    /// The memory of the server before anybody looked on, and the most it took after a turn.
    server_before_mib: Option<u64>,
    server_most_mib: Option<u64>,
}

/// Plays a game before so many look on, and beside them.
pub(super) async fn measure(
    args: &OnlineArgs,
    served: &Served,
    spectators: usize,
) -> anyhow::Result<Figures> {
    let mut table = Table::open(&[served.address], &args.rules, 1).await?;
    let mut alone = Vec::new();
    let mut beside = Vec::new();
    for _ in 0..BEFORE {
        let sent = Instant::now();
        table.turn().await?;
        alone.push(sent.elapsed());
    }
    let server_before_mib = served.memory();
    let mut lines = Vec::with_capacity(spectators);
    for _ in 0..spectators {
        lines.push(look_on(served, &table.id).await?);
    }
    let mut server_most_mib = served.memory();
    while beside.len() < BESIDE && !table.is_over() {
        let sent = Instant::now();
        table.turn().await?;
        beside.push(sent.elapsed());
        server_most_mib = server_most_mib.max(served.memory());
    }
    drop(lines);
    alone.sort_unstable();
    beside.sort_unstable();
    Ok(Figures {
        spectators,
        alone_p50_ms: millis_at(&alone, 500),
        alone_max_ms: millis_at(&alone, 1000),
        beside_p50_ms: millis_at(&beside, 500),
        beside_max_ms: millis_at(&beside, 1000),
        server_before_mib,
        server_most_mib,
    })
}

/// Looks on at a game, hears how it stands, and never reads again.
async fn look_on(served: &Served, game: &str) -> anyhow::Result<Line> {
    let stream = tokio::net::TcpStream::connect(served.address).await?;
    let url = format!("ws://{}/api/games/{game}/socket", served.address);
    let (mut line, _) = tokio_tungstenite::client_async(url, stream).await?;
    line.send(Message::text(json!({}).to_string())).await?;
    loop {
        match line.next().await.context("a spectator is sent away")?? {
            Message::Text(_) => return Ok(line),
            Message::Close(why) => anyhow::bail!("a spectator is sent away: {why:?}"),
            _ => {}
        }
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mib = |mib: Option<u64>| mib.map_or("?".to_string(), |mib| mib.to_string());
        write!(
            f,
            "a turn in ms: alone median {:.1}, longest {:.1}; beside {} who never read median {:.1}, longest {:.1}; \
             server {} MiB before them, {} MiB at most",
            self.alone_p50_ms,
            self.alone_max_ms,
            self.spectators,
            self.beside_p50_ms,
            self.beside_max_ms,
            mib(self.server_before_mib),
            mib(self.server_most_mib),
        )
    }
}
