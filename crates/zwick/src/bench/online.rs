//! How many moves a second a server keeps: real sockets, real rules, every one on the disk before it
//! is answered.
//!
//! The server is another process of this program with an empty folder, or several on a database. Each game has both its
//! players here; the next turn is sent when the one before has been answered, or at its own time where so many
//! a second are wanted.

use std::{
    net::SocketAddr,
    time::{Duration, Instant, UNIX_EPOCH},
};

use anyhow::{Context, bail};
use futures_util::{SinkExt, StreamExt};
use game::{Game, catalogue};
use serde::Serialize;
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio_tungstenite::{WebSocketStream, tungstenite::Message};

use super::{
    deaf,
    flood::{self, Flooded},
    logins::{self, Logins},
    served::{Served, post},
};
use crate::{
    cli::OnlineArgs,
    database::Database,
    output::{Output, Verdict},
};

/// A player's line to the server.
pub(super) type Line = WebSocketStream<tokio::net::TcpStream>;

/// When a turn was sent, and how long its answer took.
pub(super) type Move = (Instant, Duration);

/// What was measured.
#[derive(Serialize)]
struct Figures {
    games: usize,
    seconds: f64,
    moves: usize,
    moves_per_second: f64,
    p50_ms: f64,
    p99_ms: f64,
    p999_ms: f64,
    max_ms: f64,
    server_mib: Option<u64>,
    /// How it went beside people who sign in.
    #[serde(skip_serializing_if = "Option::is_none")]
    logins: Option<Logins>,
    /// How it went beside analyses.
    #[serde(skip_serializing_if = "Option::is_none")]
    flood: Option<Flooded>,
}

pub(super) fn run(args: &OnlineArgs, json: bool, out: &mut Output) -> anyhow::Result<Verdict> {
    check(args)?;
    let served = Served::start_all(args)?;
    let runtime = tokio::runtime::Runtime::new().context("the load cannot run")?;
    if let Some(spectators) = args.spectators {
        let figures = runtime.block_on(deaf::measure(args, &served[0], spectators))?;
        out.line(if json { serde_json::to_string(&figures)? } else { figures.to_string() })?;
        return Ok(Verdict::Fine);
    }
    let figures = runtime.block_on(measure(args, &served))?;
    if json {
        out.line(serde_json::to_string(&figures)?)?;
    } else {
        out.line(format!(
            "{} games {:.1} s {:>8} moves {:>7.0} moves per second, answered in ms: median {:.1}, \
             p99 {:.1}, p99.9 {:.1}, longest {:.1}; server {} MiB",
            figures.games,
            figures.seconds,
            figures.moves,
            figures.moves_per_second,
            figures.p50_ms,
            figures.p99_ms,
            figures.p999_ms,
            figures.max_ms,
            figures.server_mib.map_or("?".to_string(), |mib| mib.to_string()),
        ))?;
        if let Some(logins) = &figures.logins {
            out.line(logins.to_string())?;
        }
        if let Some(flood) = &figures.flood {
            out.line(flood.to_string())?;
        }
    }
    Ok(Verdict::Fine)
}

/// Refuses options that make no sense.
pub(super) fn check(args: &OnlineArgs) -> anyhow::Result<()> {
    if args.games == 0 || args.seconds == 0 || args.processes == 0 {
        bail!("--games, --seconds and --processes are at least 1");
    }
    if let Some(database) = &args.database
        && !matches!(Database::read(database)?, Database::Postgres(_))
    {
        bail!("--database {database}: only PostgreSQL is measured so; SQLite has an empty folder");
    }
    catalogue::find(&args.rules).with_context(|| format!("--rules {}", args.rules))?;
    Ok(())
}

async fn measure(args: &OnlineArgs, served: &[Served]) -> anyhow::Result<Figures> {
    let addresses: Vec<SocketAddr> = served.iter().map(|served| served.address).collect();
    // In a database games of an earlier run are left, and the same command again would find them.
    let first = if args.database.is_some() { moment() } else { 0 };
    let every = args.rate.map(|rate| Duration::from_secs(args.games as u64) / rate);
    let (start, started) = watch::channel(None);
    let mut tasks = Vec::new();
    for number in 0..args.games {
        let seed = first.wrapping_add(number as u64);
        let table = Table::open(&addresses, &args.rules, seed).await?;
        tasks.push(tokio::spawn(table.play(started.clone(), every)));
    }
    let begun = Instant::now();
    let until = begun + Duration::from_secs(args.seconds);
    start.send_replace(Some(until));
    let logins = args.logins.map(|count| logins::begin(addresses[0], count, until));
    let flood = args.flood.map(|count| flood::begin(addresses[0], count, until));
    let mut moves = Vec::new();
    for task in tasks {
        moves.extend(task.await??);
    }
    let seconds = begun.elapsed().as_secs_f64();
    let logins = match logins {
        Some(logins) => Some(logins.await??.judge(&moves)),
        None => None,
    };
    let flood = match flood {
        Some(flood) => Some(flood.await??.judge(&moves)),
        None => None,
    };
    let mut times: Vec<Duration> = moves.iter().map(|&(_, took)| took).collect();
    times.sort_unstable();
    let at = |thousandths| millis_at(&times, thousandths);
    let moves = u32::try_from(times.len()).unwrap_or(u32::MAX);
    Ok(Figures {
        games: args.games,
        seconds,
        moves: times.len(),
        moves_per_second: f64::from(moves) / seconds,
        p50_ms: at(500),
        p99_ms: at(990),
        p999_ms: at(999),
        max_ms: at(1000),
        server_mib: served.iter().map(Served::memory).sum(),
        logins,
        flood,
    })
}

/// A number that no other run has.
fn moment() -> u64 {
    UNIX_EPOCH.elapsed().map_or(0, |since| since.as_nanos() as u64)
}

/// What so many thousandths of some sorted times do not exceed, in milliseconds.
pub(super) fn millis_at(times: &[Duration], thousandths: usize) -> f64 {
    let index = times.len() * thousandths / 1000;
    let time = times.get(index.min(times.len().saturating_sub(1)));
    time.map_or(0.0, |time| time.as_secs_f64() * 1000.0)
}

/// A game with both its players.
pub(super) struct Table {
    pub(super) id: String,
    /// The servers, on one database; each player is at one of them.
    addresses: Vec<SocketAddr>,
    rules: String,
    lots: fastrand::Rng,
    game: Game,
    ver: u64,
    lines: [Line; 2],
}

impl Table {
    pub(super) async fn open(
        addresses: &[SocketAddr],
        rules: &str,
        seed: u64,
    ) -> anyhow::Result<Self> {
        let mut lots = fastrand::Rng::with_seed(seed);
        let [one, other] = [(); 2].map(|()| addresses[lots.usize(..addresses.len())]);
        let (id, [white, black], game) = begin(one, rules, &mut lots)?;
        let lines = [line(one, &id, &white, true).await?, line(other, &id, &black, true).await?];
        let addresses = addresses.to_vec();
        Ok(Self { id, addresses, rules: rules.to_string(), lots, game, ver: 2, lines })
    }

    /// Waits until all others sit too, and learns how long is played; whoever answered no ping meanwhile would be
    /// taken for gone.
    async fn wait(
        &mut self,
        started: &mut watch::Receiver<Option<Instant>>,
    ) -> anyhow::Result<Instant> {
        let [white, black] = &mut self.lines;
        loop {
            let frame = tokio::select! {
                until = started.wait_for(Option::is_some) => {
                    return until?.context("no end is set");
                }
                frame = white.next() => frame,
                frame = black.next() => frame,
            };
            frame.context("the server has hung up")??;
        }
    }

    /// Plays one turn after the other once all sit, each at its time if there is one on average every so often,
    /// and says how long each answer took.
    async fn play(
        mut self,
        mut started: watch::Receiver<Option<Instant>>,
        every: Option<Duration>,
    ) -> anyhow::Result<Vec<Move>> {
        let until = self.wait(&mut started).await?;
        let mut times = Vec::new();
        let mut due = Instant::now();
        while due.max(Instant::now()) < until {
            if self.is_over() {
                let seed = self.lots.u64(..);
                let next = Self::open(&self.addresses, &self.rules, seed).await?;
                self = next;
                continue;
            }
            let sent = match every {
                Some(every) => {
                    // A turn that is held up by the one before has been waiting since its own time.
                    due += every.mul_f64(2.0 * self.lots.f64());
                    tokio::time::sleep_until(due.into()).await;
                    due
                }
                None => Instant::now(),
            };
            self.turn().await?;
            times.push((sent, sent.elapsed()));
        }
        Ok(times)
    }

    /// Whether there is no turn to be played.
    pub(super) fn is_over(&self) -> bool {
        self.game.turn().is_none() || self.game.end().is_some()
    }

    /// Plays a turn by lot, and waits for the answer.
    pub(super) async fn turn(&mut self) -> anyhow::Result<()> {
        let side = self.game.turn().context("the game is over")?;
        let turns = self.game.legal_moves();
        let turn = turns[self.lots.usize(..turns.len())];
        let text = self.game.position().move_text(turn);
        let cmd_id = format!("m{}", self.ver);
        let command = json!({ "type": "turn", "text": text, "ver": self.ver, "cmd_id": cmd_id });
        let line = &mut self.lines[usize::from(side == board::Side::Black)];
        line.send(Message::text(command.to_string())).await?;
        let answer = answer(line, &cmd_id).await?;
        if answer["status"] != 200 {
            bail!("{text} is refused: {answer}");
        }
        self.game.play_text(&text)?;
        self.ver += 1;
        Ok(())
    }
}

/// Waits for the answer to a command; what else is told is let pass.
pub(super) async fn answer(line: &mut Line, cmd_id: &str) -> anyhow::Result<Value> {
    loop {
        let frame = line.next().await.context("the server has hung up")??;
        if let Message::Text(text) = frame
            && text.starts_with("{\"answer\"")
        {
            let value: Value = serde_json::from_str(&text)?;
            if value["answer"] == cmd_id {
                return Ok(value);
            }
        }
    }
}

pub(super) async fn line(
    address: SocketAddr,
    id: &str,
    seat: &str,
    bare: bool,
) -> anyhow::Result<Line> {
    let stream = tokio::net::TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let url = format!("ws://{address}/api/games/{id}/socket");
    let (mut line, _) = tokio_tungstenite::client_async(url, stream).await?;
    let hello = json!({ "seat": seat, "after": 2, "bare": bare });
    line.send(Message::text(hello.to_string())).await?;
    Ok(line)
}

/// Begins a game and sits down on both sides.
fn begin(
    address: SocketAddr,
    rules: &str,
    lots: &mut fastrand::Rng,
) -> anyhow::Result<(String, [String; 2], Game)> {
    let mut token = || (0..64).map(|_| lots.digit(16)).collect::<String>();
    let (white, invite, black) = (token(), token(), token());
    let cmd_id = &token()[..32];
    let wish = json!({ "rules": rules, "cmd_id": cmd_id, "first": "white", "seat": white,
        "invite": invite, "opponent": { "kind": "link", "plays": "black" } });
    let view = post(address, "/api/games", &wish)?;
    let id = view["id"].as_str().context("a game has no id")?.to_string();
    let sit = json!({ "type": "sit", "ver": 1, "cmd_id": "sit", "invite": invite, "seat": black });
    post(address, &format!("/api/games/{id}/commands"), &sit)?;
    let rules = catalogue::find(rules)?.rules;
    let fen = view["fen"].as_str().unwrap_or_default();
    let game = Game::from_position(rules.read_fen(fen)?);
    Ok((id, [white, black], game))
}
