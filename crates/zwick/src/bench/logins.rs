//! Many people who sign in at once, beside those who play: a password costs time and memory on purpose, and the
//! moves shall not pay for it.

use std::{
    fmt,
    net::SocketAddr,
    thread,
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
    /// How many passwords were looked at.
    answered: usize,
    /// How many were told to come back later, and did.
    put_off: usize,
    alone_p50_ms: f64,
    alone_p99_ms: f64,
    beside_p50_ms: f64,
    beside_p99_ms: f64,
}

/// When they began, and what became of them.
pub(super) struct Flood {
    at_once: usize,
    since: Instant,
    answers: Answers,
}

/// How many were answered, and how many told to come back later.
#[derive(Clone, Copy, Default)]
struct Answers {
    looked_at: usize,
    put_off: usize,
}

/// Lets so many people try to sign in again and again, from the middle of the measurement to its end; who is told
/// to come back later does.
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
        let mut answers = Answers::default();
        while let Some(one) = people.join_next().await {
            let one = one??;
            answers.looked_at += one.looked_at;
            answers.put_off += one.put_off;
        }
        Ok(Flood { at_once, since, answers })
    })
}

/// Tries a password until the time is over; says what came of it.
fn insist(address: SocketAddr, number: usize, until: Instant) -> anyhow::Result<Answers> {
    let form = format!("name=nobody{number}&password=not+this+one");
    let mut answers = Answers::default();
    while Instant::now() < until {
        match submit(address, "/sign-in", &form)?.wait() {
            Some(seconds) => {
                let pause = Duration::from_secs(seconds);
                answers.put_off += 1;
                thread::sleep(pause.min(until.saturating_duration_since(Instant::now())));
            }
            None => answers.looked_at += 1,
        }
    }
    Ok(answers)
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
            answered: self.answers.looked_at,
            put_off: self.answers.put_off,
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
            "before the sign-ins median {:.1}, p99 {:.1}; beside {} at once ({} answered, {} put off) median \
             {:.1}, p99 {:.1}",
            self.alone_p50_ms,
            self.alone_p99_ms,
            self.at_once,
            self.answered,
            self.put_off,
            self.beside_p50_ms,
            self.beside_p99_ms,
        )
    }
}
