//! How many moves a second a server keeps: real sockets, real rules, every one on the disk before it
//! is answered.
//!
//! The server is another process of this program with an empty folder, or several on a database. Each game has both its
//! players here; the next turn is sent when the one before has been answered.

use std::{
    env, fs,
    io::{BufRead, BufReader, Read, Write},
    net::{SocketAddr, TcpStream},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::{Duration, Instant, UNIX_EPOCH},
};

use anyhow::{Context, bail};
use futures_util::{SinkExt, StreamExt};
use game::{Game, catalogue};
use serde::Serialize;
use serde_json::{Value, json};
use tokio_tungstenite::{WebSocketStream, tungstenite::Message};

use crate::{
    cli::OnlineArgs,
    database::Database,
    output::{Output, Verdict},
};

/// A player's line to the server.
pub(super) type Line = WebSocketStream<tokio::net::TcpStream>;

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
}

pub(super) fn run(args: &OnlineArgs, json: bool, out: &mut Output) -> anyhow::Result<Verdict> {
    check(args)?;
    let served = Served::start_all(args)?;
    let runtime = tokio::runtime::Runtime::new().context("the load cannot run")?;
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
    let mut tables = Vec::new();
    for number in 0..args.games {
        let seed = first.wrapping_add(number as u64);
        tables.push(Table::open(&addresses, &args.rules, seed).await?);
    }
    let begun = Instant::now();
    let until = begun + Duration::from_secs(args.seconds);
    let tasks: Vec<_> = tables.into_iter().map(|table| tokio::spawn(table.play(until))).collect();
    let mut times = Vec::new();
    for task in tasks {
        times.extend(task.await??);
    }
    let seconds = begun.elapsed().as_secs_f64();
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
struct Table {
    /// The servers, on one database; each player is at one of them.
    addresses: Vec<SocketAddr>,
    rules: String,
    lots: fastrand::Rng,
    game: Game,
    ver: u64,
    lines: [Line; 2],
}

impl Table {
    async fn open(addresses: &[SocketAddr], rules: &str, seed: u64) -> anyhow::Result<Self> {
        let mut lots = fastrand::Rng::with_seed(seed);
        let [one, other] = [(); 2].map(|()| addresses[lots.usize(..addresses.len())]);
        let (id, [white, black], game) = begin(one, rules, &mut lots)?;
        let lines = [line(one, &id, &white, true).await?, line(other, &id, &black, true).await?];
        let addresses = addresses.to_vec();
        Ok(Self { addresses, rules: rules.to_string(), lots, game, ver: 2, lines })
    }

    /// Plays one turn after the other, and says how long each answer took.
    async fn play(mut self, until: Instant) -> anyhow::Result<Vec<Duration>> {
        let mut times = Vec::new();
        while Instant::now() < until {
            let Some(side) = self.game.turn().filter(|_| self.game.end().is_none()) else {
                let seed = self.lots.u64(..);
                let next = Self::open(&self.addresses, &self.rules, seed).await?;
                self = next;
                continue;
            };
            let turns = self.game.legal_moves();
            let turn = turns[self.lots.usize(..turns.len())];
            let text = self.game.position().move_text(turn);
            let cmd_id = format!("m{}", self.ver);
            let command =
                json!({ "type": "turn", "text": text, "ver": self.ver, "cmd_id": cmd_id });
            let line = &mut self.lines[usize::from(side == board::Side::Black)];
            let sent = Instant::now();
            line.send(Message::text(command.to_string())).await?;
            let answer = answer(line, &cmd_id).await?;
            times.push(sent.elapsed());
            if answer["status"] != 200 {
                bail!("{text} is refused: {answer}");
            }
            self.game.play_text(&text)?;
            self.ver += 1;
        }
        Ok(times)
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

/// Posts JSON and reads the answer, which must be a good one.
pub(super) fn post(address: SocketAddr, path: &str, body: &Value) -> anyhow::Result<Value> {
    let body = body.to_string();
    let mut stream = TcpStream::connect(address)?;
    let length = body.len();
    write!(
        stream,
        "POST {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\
         content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
    )?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    let (head, body) = answer.split_once("\r\n\r\n").context("no answer")?;
    if !head.starts_with("HTTP/1.1 20") {
        bail!("{path} is refused: {body}");
    }
    Ok(serde_json::from_str(body)?)
}

/// A server of its own, which ends with the measurement.
pub(super) struct Served {
    child: Child,
    pub(super) address: SocketAddr,
    folder: PathBuf,
}

impl Served {
    /// Starts as many as are wanted.
    fn start_all(args: &OnlineArgs) -> anyhow::Result<Vec<Self>> {
        (0..args.processes).map(|number| Self::start_on(args.database.as_deref(), number)).collect()
    }

    /// Starts it on an empty folder.
    pub(super) fn start() -> anyhow::Result<Self> {
        Self::start_on(None, 0)
    }

    /// Starts one on an empty folder, or on a database.
    fn start_on(database: Option<&str>, number: usize) -> anyhow::Result<Self> {
        let name = format!("zwick-bench-online-{}-{number}", std::process::id());
        let folder = env::temp_dir().join(name);
        fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
        let program = env::current_exe().context("the program does not know where it is")?;
        let mut child = Command::new(program)
            .args(["serve", "--no-open", "--port", "0", "--public-url", "http://localhost"])
            .arg("--data")
            .arg(&folder)
            .args(database.iter().flat_map(|database| ["--database", database]))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .context("the server does not start")?;
        let mut line = String::new();
        let output = child.stdout.take().context("the server says nothing")?;
        BufReader::new(output).read_line(&mut line)?;
        let name = if database.is_some() { "postgres.server.json" } else { "server.json" };
        let address = announced(&folder.join(name))?;
        Ok(Self { child, address, folder })
    }

    /// How much memory it takes, where the system says so.
    pub(super) fn memory(&self) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kib: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
        Some(kib / 1024)
    }
}

fn announced(file: &Path) -> anyhow::Result<SocketAddr> {
    let text = fs::read_to_string(file).context("the server did not start")?;
    let running: Value = serde_json::from_str(&text)?;
    let address = running["address"].as_str().context("the server has no address")?;
    Ok(address.parse()?)
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may have gone already, and what it leaves is of no use to anybody.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}
