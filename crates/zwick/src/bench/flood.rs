//! Many analyses for one network, beside those who play and beside a person of another network who wants one, too.

use std::{
    fmt,
    net::SocketAddr,
    thread,
    time::{Duration, Instant},
};

use anyhow::bail;
use serde::Serialize;
use serde_json::json;
use tokio::task::{JoinHandle, JoinSet};

use super::{
    online::{Move, millis_at},
    served::post_from,
};

/// The network that asks for too much.
const MANY: &str = "203.0.113.1";

/// The network of the other person.
const ONE: &str = "198.51.100.1";

/// How long the other person looks at an analysis before asking for the next, so that it is not refused either.
const PAUSE: Duration = Duration::from_millis(400);

/// How moves and the analyses of the other person went before and beside the flood.
#[derive(Serialize)]
pub(super) struct Flooded {
    at_once: usize,
    answered: usize,
    refused: usize,
    analysis_alone_p50_ms: f64,
    analysis_alone_max_ms: f64,
    analysis_beside_p50_ms: f64,
    analysis_beside_max_ms: f64,
    moves_alone_p50_ms: f64,
    moves_alone_p99_ms: f64,
    moves_beside_p50_ms: f64,
    moves_beside_p99_ms: f64,
}

/// When it began, and what became of it.
pub(super) struct Flood {
    at_once: usize,
    since: Instant,
    answered: usize,
    refused: usize,
    other: Vec<Move>,
}

/// Lets so many people of one network ask for analyses from the middle of the measurement to its end, and one of
/// another network all the time.
pub(super) fn begin(
    address: SocketAddr,
    at_once: usize,
    until: Instant,
) -> JoinHandle<anyhow::Result<Flood>> {
    tokio::spawn(async move {
        let other = tokio::task::spawn_blocking(move || look(address, until));
        tokio::time::sleep(until.duration_since(Instant::now()) / 2).await;
        let since = Instant::now();
        let mut people = JoinSet::new();
        for _ in 0..at_once {
            people.spawn_blocking(move || insist(address, until));
        }
        let (mut answered, mut refused) = (0, 0);
        while let Some(one) = people.join_next().await {
            let (yes, no) = one??;
            answered += yes;
            refused += no;
        }
        Ok(Flood { at_once, since, answered, refused, other: other.await?? })
    })
}

/// Asks for an analysis; says whether there is one, and else for how many seconds nothing more should be asked.
fn ask(address: SocketAddr, from: &str) -> anyhow::Result<Result<(), u64>> {
    let way = json!({ "rules": "classic", "turns": [] });
    let head = post_from(address, from, "/api/analyse/values", &way)?;
    match head.wait() {
        _ if head.is_fine() => Ok(Ok(())),
        Some(seconds) => Ok(Err(seconds)),
        None => Ok(Err(1)),
    }
}

/// Asks again and again, however often it is refused; says how often it was answered and refused.
fn insist(address: SocketAddr, until: Instant) -> anyhow::Result<(usize, usize)> {
    let (mut answered, mut refused) = (0, 0);
    while Instant::now() < until {
        match ask(address, MANY)? {
            Ok(()) => answered += 1,
            Err(_) => {
                refused += 1;
                thread::sleep(PAUSE.min(until.saturating_duration_since(Instant::now())));
            }
        }
    }
    Ok((answered, refused))
}

/// Asks for one analysis after the other; says when, and how long each took.
fn look(address: SocketAddr, until: Instant) -> anyhow::Result<Vec<Move>> {
    let mut times = Vec::new();
    while Instant::now() < until {
        let sent = Instant::now();
        if let Err(seconds) = ask(address, ONE)? {
            bail!("the person of another network is refused for {seconds} s");
        }
        times.push((sent, sent.elapsed()));
        thread::sleep(PAUSE.min(until.saturating_duration_since(Instant::now())));
    }
    Ok(times)
}

impl Flood {
    /// Tells what came before it from what came beside it.
    pub(super) fn judge(&self, moves: &[Move]) -> Flooded {
        let [alone, beside] = self.parted(&self.other);
        let [moves_alone, moves_beside] = self.parted(moves);
        Flooded {
            at_once: self.at_once,
            answered: self.answered,
            refused: self.refused,
            analysis_alone_p50_ms: millis_at(&alone, 500),
            analysis_alone_max_ms: millis_at(&alone, 1000),
            analysis_beside_p50_ms: millis_at(&beside, 500),
            analysis_beside_max_ms: millis_at(&beside, 1000),
            moves_alone_p50_ms: millis_at(&moves_alone, 500),
            moves_alone_p99_ms: millis_at(&moves_alone, 990),
            moves_beside_p50_ms: millis_at(&moves_beside, 500),
            moves_beside_p99_ms: millis_at(&moves_beside, 990),
        }
    }

    fn parted(&self, all: &[Move]) -> [Vec<Duration>; 2] {
        let (alone, beside): (Vec<Move>, Vec<Move>) =
            all.iter().partition(|(sent, _)| *sent < self.since);
        [alone, beside].map(|some| {
            let mut times: Vec<Duration> = some.into_iter().map(|(_, took)| took).collect();
            times.sort_unstable();
            times
        })
    }
}

impl fmt::Display for Flooded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "analyses of another network in ms: alone median {:.0}, longest {:.0}; beside {} at once ({} answered, \
             {} refused) median {:.0}, longest {:.0}; moves alone median {:.1}, p99 {:.1}, beside median {:.1}, p99 \
             {:.1}",
            self.analysis_alone_p50_ms,
            self.analysis_alone_max_ms,
            self.at_once,
            self.answered,
            self.refused,
            self.analysis_beside_p50_ms,
            self.analysis_beside_max_ms,
            self.moves_alone_p50_ms,
            self.moves_alone_p99_ms,
            self.moves_beside_p50_ms,
            self.moves_beside_p99_ms,
        )
    }
}
