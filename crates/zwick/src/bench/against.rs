//! How long a click waits while many people play against the computer: the socket of a page, its
//! views and its commands, and a server that thinks beside them.
//!
//! Everybody looks at the board for a moment before the next turn, some longer than others.

use std::{
    net::SocketAddr,
    time::{Duration, Instant},
};

use anyhow::{Context, bail};
use engine::Level;
use futures_util::{SinkExt, StreamExt};
use serde::Serialize;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use super::{
    online::{Line, check, line, millis_at},
    served::{Served, post},
};
use crate::{
    cli::OnlineArgs,
    output::{Output, Verdict},
};

/// What was measured.
#[derive(Serialize)]
struct Figures {
    games: usize,
    level: u8,
    seconds: f64,
    clicks: usize,
    p50_ms: f64,
    p99_ms: f64,
    max_ms: f64,
    /// How long the computer's turn took to come, waiting for those before it included.
    computer_p50_ms: f64,
    computer_max_ms: f64,
    server_mib: Option<u64>,
}

pub(super) fn run(
    args: &OnlineArgs,
    level: Level,
    json: bool,
    out: &mut Output,
) -> anyhow::Result<Verdict> {
    check(args)?;
    let served = Served::start()?;
    let runtime = tokio::runtime::Runtime::new().context("the load cannot run")?;
    let figures = runtime.block_on(measure(args, level, &served))?;
    if json {
        out.line(serde_json::to_string(&figures)?)?;
        return Ok(Verdict::Fine);
    }
    out.line(format!(
        "{} games against level {} {:.1} s {:>6} clicks, answered in ms: median {:.1}, p99 {:.1}, \
         longest {:.1}; the computer's turns: median {:.0}, longest {:.0}; server {} MiB",
        figures.games,
        figures.level,
        figures.seconds,
        figures.clicks,
        figures.p50_ms,
        figures.p99_ms,
        figures.max_ms,
        figures.computer_p50_ms,
        figures.computer_max_ms,
        figures.server_mib.map_or("?".to_string(), |mib| mib.to_string()),
    ))?;
    Ok(Verdict::Fine)
}

/// How long clicks and the computer's turns took.
#[derive(Default)]
struct Times {
    clicks: Vec<Duration>,
    computer: Vec<Duration>,
}

async fn measure(args: &OnlineArgs, level: Level, served: &Served) -> anyhow::Result<Figures> {
    let mut players = Vec::new();
    for number in 0..args.games {
        let lots = fastrand::Rng::with_seed(number as u64);
        players.push(Player::sit_down(served.address, args, level, lots).await?);
    }
    let begun = Instant::now();
    let until = begun + Duration::from_secs(args.seconds);
    let tasks: Vec<_> = players.into_iter().map(|one| tokio::spawn(one.play(until))).collect();
    let mut times = Times::default();
    for task in tasks {
        let own = task.await??;
        times.clicks.extend(own.clicks);
        times.computer.extend(own.computer);
    }
    times.clicks.sort_unstable();
    times.computer.sort_unstable();
    Ok(Figures {
        games: args.games,
        level: level.get(),
        seconds: begun.elapsed().as_secs_f64(),
        clicks: times.clicks.len(),
        p50_ms: millis_at(&times.clicks, 500),
        p99_ms: millis_at(&times.clicks, 990),
        max_ms: millis_at(&times.clicks, 1000),
        computer_p50_ms: millis_at(&times.computer, 500),
        computer_max_ms: millis_at(&times.computer, 1000),
        server_mib: served.memory(),
    })
}

/// Somebody who plays White against the computer.
struct Player {
    address: SocketAddr,
    args: OnlineArgs,
    level: Level,
    lots: fastrand::Rng,
    line: Line,
    /// What was clicked last, so that each click has an id of its own.
    clicked: u64,
}

impl Player {
    async fn sit_down(
        address: SocketAddr,
        args: &OnlineArgs,
        level: Level,
        mut lots: fastrand::Rng,
    ) -> anyhow::Result<Self> {
        let mut token = || (0..64).map(|_| lots.digit(16)).collect::<String>();
        let (seat, cmd_id) = (token(), token());
        let wish = json!({ "rules": args.rules, "cmd_id": &cmd_id[..32], "first": "white",
            "seat": seat, "opponent": { "kind": "computer", "level": level.get(), "plays": "black" } });
        let view =
            tokio::task::spawn_blocking(move || post(address, "/api/games", &wish)).await??;
        let id = view["id"].as_str().context("a game has no id")?;
        let line = line(address, id, &seat, false).await?;
        Ok(Self { address, args: args.clone(), level, lots, line, clicked: 0 })
    }

    /// Plays any turn whenever there is one, and says how long everything took.
    async fn play(mut self, until: Instant) -> anyhow::Result<Times> {
        let mut times = Times::default();
        let mut answered: Option<Instant> = None;
        while let Some(view) = self.hear(until).await? {
            if view["over"] == true {
                let lots = self.lots.fork();
                let next = Self::sit_down(self.address, &self.args, self.level, lots).await?;
                (self, answered) = (next, None);
                continue;
            }
            let Some(turn) = self.choose(&view) else { continue };
            times.computer.extend(answered.map(|moment| moment.elapsed()));
            let pause = self.args.pause;
            tokio::time::sleep(Duration::from_millis(self.lots.u64(pause / 2..=3 * pause / 2)))
                .await;
            times.clicks.push(self.click(&view, &turn).await?);
            answered = Some(Instant::now());
        }
        Ok(times)
    }

    /// The next view; none when the time is over.
    async fn hear(&mut self, until: Instant) -> anyhow::Result<Option<Value>> {
        loop {
            let Ok(frame) = tokio::time::timeout_at(until.into(), self.line.next()).await else {
                return Ok(None);
            };
            if let Message::Text(text) = frame.context("the server has hung up")?? {
                let value: Value = serde_json::from_str(&text)?;
                if value.get("turns").is_some() {
                    return Ok(Some(value));
                }
            }
        }
    }

    /// Any of the turns of a view, if there are any.
    fn choose(&mut self, view: &Value) -> Option<String> {
        let turns = view["turns"].as_array().filter(|turns| !turns.is_empty())?;
        let turn = &turns[self.lots.usize(..turns.len())];
        turn["text"].as_str().map(str::to_string)
    }

    /// Sends a turn and waits for the answer to it.
    async fn click(&mut self, view: &Value, turn: &str) -> anyhow::Result<Duration> {
        self.clicked += 1;
        let cmd_id = format!("c{}", self.clicked);
        let command = json!({ "type": "turn", "text": turn, "ver": view["ver"], "cmd_id": cmd_id });
        let sent = Instant::now();
        self.line.send(Message::text(command.to_string())).await?;
        let answer = super::online::answer(&mut self.line, &cmd_id).await?;
        if answer["status"] != 200 {
            bail!("{turn} is refused: {answer}");
        }
        Ok(sent.elapsed())
    }
}
