//! Many people who sign in at once, beside those who play: a password costs time and memory on purpose, and the
//! moves shall not pay for it.

use std::{
    fmt,
    net::SocketAddr,
    time::{Duration, Instant},
};

use serde::Serialize;
use tokio::task::{JoinHandle, JoinSet};

use super::{
    online::{Move, millis_at},
    served::submit,
};

/// How the moves went before and while people signed in.
#[derive(Serialize)]
pub(super) struct Logins {
    at_once: usize,
    /// How many were answered, those that were told to come back later included.
    answered: usize,
    alone_p50_ms: f64,
    alone_p99_ms: f64,
    beside_p50_ms: f64,
    beside_p99_ms: f64,
}

/// When they began, and how many were answered.
pub(super) struct Flood {
    at_once: usize,
    since: Instant,
    answered: usize,
}

/// Lets so many people try to sign in again and again, from the middle of the measurement to its end.
pub(super) fn begin(
    address: SocketAddr,
    at_once: usize,
    until: Instant,
) -> JoinHandle<anyhow::Result<Flood>> {
    tokio::spawn(async move {
        tokio::time::sleep(until.duration_since(Instant::now()) / 2).await;
        let since = Instant::now();
        let mut people = JoinSet::new();
        for number in 0..at_once {
            people.spawn_blocking(move || insist(address, number, until));
        }
        let mut answered = 0;
        while let Some(one) = people.join_next().await {
            answered += one??;
        }
        Ok(Flood { at_once, since, answered })
    })
}

/// Tries a password until the time is over; says how often it was answered.
fn insist(address: SocketAddr, number: usize, until: Instant) -> anyhow::Result<usize> {
    let form = format!("name=nobody{number}&password=not+this+one");
    let mut answered = 0;
    while Instant::now() < until {
        submit(address, "/sign-in", &form)?;
        answered += 1;
    }
    Ok(answered)
}

impl Flood {
    /// Tells the moves before it from those beside it.
    pub(super) fn judge(&self, moves: &[Move]) -> Logins {
        let (alone, beside): (Vec<Move>, Vec<Move>) =
            moves.iter().partition(|(sent, _)| *sent < self.since);
        let [alone, beside] = [alone, beside].map(|moves| {
            let mut times: Vec<Duration> = moves.into_iter().map(|(_, took)| took).collect();
            times.sort_unstable();
            times
        });
        Logins {
            at_once: self.at_once,
            answered: self.answered,
            alone_p50_ms: millis_at(&alone, 500),
            alone_p99_ms: millis_at(&alone, 990),
            beside_p50_ms: millis_at(&beside, 500),
            beside_p99_ms: millis_at(&beside, 990),
        }
    }
}

impl fmt::Display for Logins {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "before the sign-ins median {:.1}, p99 {:.1}; beside {} at once ({} answered) median {:.1}, p99 {:.1}",
            self.alone_p50_ms,
            self.alone_p99_ms,
            self.at_once,
            self.answered,
            self.beside_p50_ms,
            self.beside_p99_ms,
        )
    }
}
