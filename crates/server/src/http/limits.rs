//! How much one may ask for in a short time, by address and by the secret of a seat or session.
//!
//! Each has a measure that fills again by itself; who empties it waits. This machine itself is not
//! limited: what comes from it is a proxy that was not named, or whoever runs the server.

use std::{
    collections::{HashMap, hash_map::Entry},
    hash::{BuildHasher, RandomState},
    net::{IpAddr, Ipv6Addr, SocketAddr},
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use axum::{
    extract::{ConnectInfo, Request, State},
    http::{HeaderMap, Method, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};

use super::{App, Problem};
use crate::{
    operator::{COUNTS, Measured},
    people::sessions,
    table::Token,
};

/// How many measures are kept; when there are more, those go that are full again.
const MOST: usize = 20_000;

/// What may be asked for: so much at once, and so much again in each second.
#[derive(Clone, Copy, Debug)]
struct Measure {
    size: f64,
    each_second: f64,
}

/// Anything that changes something: a hundred at once, five in each second.
const COMMANDS: Measure = Measure { size: 100.0, each_second: 5.0 };

/// Games that are begun: eight at once, eight in each minute.
const BEGINNINGS: Measure = Measure { size: 8.0, each_second: 8.0 / 60.0 };

/// What players write to each other: eight at once, one in each three seconds.
const MESSAGES: Measure = Measure { size: 8.0, each_second: 1.0 / 3.0 };

/// What a computer has to think for: forty at once, three in each second.
const THOUGHTS: Measure = Measure { size: 40.0, each_second: 3.0 };

/// Names and passwords: thirty at once, thirty in each ten minutes.
const ENTRIES: Measure = Measure { size: 30.0, each_second: 30.0 / 600.0 };

/// How many games one network may follow at once.
const MOST_OPEN: usize = 200;

/// Pages, views and streams: three hundred at once, thirty in each second.
const LOOKS: Measure = Measure { size: 300.0, each_second: 30.0 };

/// What is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Kind {
    Command,
    Beginning,
    Entry,
    Message,
    Thought,
    Look,
}

impl Kind {
    fn of(request: &Request) -> Option<Self> {
        let path = request.uri().path();
        if path.starts_with("/assets/") || matches!(path, "/healthz" | "/readyz") {
            return None;
        }
        let begins = [
            "/api/games",
            "/new",
            "/api/races",
            "/api/heats",
            "/solitaire",
            "/solitaire/race",
            "/solitaire/heat",
        ];
        let enters = [
            "/sign-in",
            "/sign-in/code",
            "/sign-in/mail",
            "/sign-up",
            "/account/password",
            "/account/codes",
            "/account/delete",
            "/account/mail",
            "/account/bots",
            "/api/account/bots",
        ];
        // Whoever takes the whole archive home has every game folded.
        let thinks = ["/hint", "/solution", "/solitaire", "/values", "/judge", "/archive/games"];
        let is_thought = path.starts_with("/api/") && thinks.iter().any(|end| path.ends_with(end));
        Some(match *request.method() {
            _ if is_thought => Self::Thought,
            // Looking at a position changes nothing, though it is posted.
            _ if path.starts_with("/api/analyse") || path.ends_with("/ahead") => Self::Look,
            Method::GET | Method::HEAD | Method::OPTIONS => Self::Look,
            _ if path.ends_with("/messages") => Self::Message,
            _ if begins.contains(&path) => Self::Beginning,
            _ if enters.contains(&path) || path.starts_with("/sign-in/mail/") => Self::Entry,
            _ => Self::Command,
        })
    }

    /// As what it is counted when it is too much.
    const fn counted(self) -> Measured {
        match self {
            Self::Command | Self::Message => Measured::Command,
            Self::Beginning => Measured::Beginning,
            Self::Entry => Measured::Entry,
            Self::Thought => Measured::Thought,
            Self::Look => Measured::Look,
        }
    }

    const fn measure(self) -> Measure {
        match self {
            Self::Command => COMMANDS,
            Self::Beginning => BEGINNINGS,
            Self::Entry => ENTRIES,
            Self::Message => MESSAGES,
            Self::Thought => THOUGHTS,
            Self::Look => LOOKS,
        }
    }
}

/// What is left of a measure, and when that was so.
#[derive(Clone, Copy, Debug)]
struct Left {
    amount: f64,
    at: Instant,
}

/// Who asks, and from where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Asker {
    /// The address; none for this machine, which is not limited.
    address: Option<IpAddr>,
}

/// What everybody has left.
#[derive(Debug, Default)]
pub(crate) struct Limits {
    /// Addresses and secrets by what they hash to, with a key of this process.
    left: Mutex<HashMap<(u64, Kind), Left>>,
    key: RandomState,
    /// How many games each network follows.
    open: Mutex<HashMap<IpAddr, usize>>,
}

/// Makes a debug build limit nobody, so that the tests of it can show that they would notice.
const BOUNDLESS: &str = "ZWICK_TEST_BOUNDLESS";

impl Limits {
    /// Takes one of a kind from the measures of whoever asks, or says after how many seconds there is
    /// one again.
    fn take(&self, asker: Asker, token: Option<&str>, kind: Kind, now: Instant) -> Result<(), u64> {
        let Some(address) = asker.address else { return Ok(()) };
        if cfg!(debug_assertions) && std::env::var_os(BOUNDLESS).is_some() {
            return Ok(());
        }
        let names =
            [Some(self.key.hash_one(network(address))), token.map(|t| self.key.hash_one(t))];
        let mut left = self.left.lock().unwrap_or_else(PoisonError::into_inner);
        if left.len() >= MOST {
            left.retain(|(_, kind), left| {
                refilled(*left, kind.measure(), now) < kind.measure().size
            });
            // Whoever has so many addresses is not held by this anyway; memory is.
            if left.len() > MOST / 2 {
                left.clear();
            }
        }
        let measure = kind.measure();
        for name in names.into_iter().flatten() {
            let own = left.entry((name, kind)).or_insert(Left { amount: measure.size, at: now });
            let amount = refilled(*own, measure, now);
            if amount < 1.0 {
                *own = Left { amount, at: now };
                COUNTS.limit(kind.counted());
                let wait = Duration::from_secs_f64((1.0 - amount) / measure.each_second);
                return Err(wait.as_secs() + 1);
            }
            *own = Left { amount: amount - 1.0, at: now };
        }
        Ok(())
    }

    /// The same for a frame that came over a socket.
    pub(crate) fn take_command(&self, asker: Asker, token: Option<&str>) -> Result<(), Problem> {
        self.take(asker, token, Kind::Command, Instant::now()).map_err(too_many)
    }

    /// The same for a command that begins a game.
    pub(crate) fn take_beginning(&self, asker: Asker) -> Result<(), Problem> {
        self.take(asker, None, Kind::Beginning, Instant::now()).map_err(too_many)
    }

    /// Counts somebody who follows a game, until what is given back goes.
    pub(crate) fn hold(self: &Arc<Self>, asker: Asker) -> Result<Hold, Problem> {
        let network = asker.address.map(network);
        if let Some(network) = network {
            let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
            let count = open.entry(network).or_default();
            if *count >= MOST_OPEN {
                COUNTS.limit(Measured::Open);
                return Err(too_many(60));
            }
            *count += 1;
        }
        Ok(Hold { limits: self.clone(), network })
    }
}

/// Somebody who follows a game.
#[derive(Debug)]
pub(crate) struct Hold {
    limits: Arc<Limits>,
    network: Option<IpAddr>,
}

impl Drop for Hold {
    fn drop(&mut self) {
        let Some(network) = self.network else { return };
        let mut open = self.limits.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Entry::Occupied(mut count) = open.entry(network) {
            *count.get_mut() -= 1;
            if *count.get() == 0 {
                count.remove();
            }
        }
    }
}

fn refilled(left: Left, measure: Measure, now: Instant) -> f64 {
    let passed = now.saturating_duration_since(left.at).as_secs_f64();
    (left.amount + passed * measure.each_second).min(measure.size)
}

/// What counts as one address: with version 6 everybody has a whole network of them.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(ip) => Ipv6Addr::from_bits(ip.to_bits() & (u128::MAX << 64)).into(),
        ip @ IpAddr::V4(_) => ip,
    }
}

fn too_many(seconds: u64) -> Problem {
    Problem::new(StatusCode::TOO_MANY_REQUESTS, "too-many-requests").retry_after(seconds)
}

/// Where a request comes from: what a proxy says that is trusted, else who has connected.
fn asker(peer: Option<IpAddr>, headers: &HeaderMap, app: &App) -> Asker {
    let trusted = |ip: &IpAddr| app.trusted_proxies.contains(&ip.to_canonical());
    let Some(mut address) = peer else { return Asker { address: None } };
    let named: Vec<&str> = headers
        .get_all("x-forwarded-for")
        .into_iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .collect();
    // Each proxy adds whom it was asked by; only what trusted ones say is believed.
    for text in named.into_iter().rev() {
        if !trusted(&address) {
            break;
        }
        match read_address(text.trim()) {
            Some(ip) => address = ip,
            None => break,
        }
    }
    let here = address.to_canonical().is_loopback();
    Asker { address: (!here).then_some(address) }
}

/// An address as proxies write it: some add the port.
fn read_address(text: &str) -> Option<IpAddr> {
    text.parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

/// Refuses what is too much.
pub(super) async fn check(State(app): State<App>, mut request: Request, next: Next) -> Response {
    if !app.away {
        return next.run(request).await;
    }
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let asker = asker(peer, request.headers(), &app);
    let token = request.headers().get(header::AUTHORIZATION).and_then(|text| text.to_str().ok());
    let session = sessions::shown(&app, &request);
    let token = token.or(session.as_ref().map(Token::secret));
    let taken = match Kind::of(&request) {
        Some(kind) => app.limits.take(asker, token, kind, Instant::now()),
        None => Ok(()),
    };
    if let Err(seconds) = taken {
        return too_many(seconds).into_response();
    }
    request.extensions_mut().insert(asker);
    next.run(request).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_measure_empties_fills_and_is_each_ones_own() {
        let limits = Limits::default();
        let start = Instant::now();
        let from = |ip: &str| Asker { address: Some(ip.parse().expect("an address")) };
        let (anna, bert) = (from("203.0.113.1"), from("203.0.113.2"));
        for _ in 0..8 {
            assert_eq!(limits.take(anna, None, Kind::Beginning, start), Ok(()));
        }
        assert_eq!(limits.take(anna, None, Kind::Beginning, start), Err(8));
        assert_eq!(limits.take(anna, None, Kind::Command, start), Ok(()));
        assert_eq!(limits.take(bert, None, Kind::Beginning, start), Ok(()));
        let later = start + Duration::from_secs(8);
        assert_eq!(limits.take(anna, None, Kind::Beginning, later), Ok(()));
        assert!(limits.take(anna, None, Kind::Beginning, later).is_err());
        // Whoever changes the address keeps the secret, and the whole network is one.
        for number in 0..100 {
            let ip = from(&format!("2001:db8:0:{number:x}::1"));
            assert_eq!(limits.take(ip, Some("secret"), Kind::Command, start), Ok(()));
        }
        let other = from("2001:db8:0:ffff::1");
        assert_eq!(limits.take(other, Some("secret"), Kind::Command, start), Err(1));
        for number in 0..300 {
            let ip = from(&format!("2001:db8:1:1::{number:x}"));
            assert_eq!(limits.take(ip, None, Kind::Look, start), Ok(()));
        }
        assert!(limits.take(from("2001:db8:1:1::ffff"), None, Kind::Look, start).is_err());
        // This machine is not limited.
        for _ in 0..1000 {
            assert_eq!(limits.take(Asker { address: None }, None, Kind::Beginning, start), Ok(()));
        }
    }

    #[test]
    fn one_network_follows_so_many_games_and_no_more() {
        let limits = Arc::new(Limits::default());
        let from = |ip: &str| Asker { address: read_address(ip) };
        let mut held: Vec<Hold> = (0..MOST_OPEN)
            .map(|_| limits.hold(from("203.0.113.1:4711")).expect("one more"))
            .collect();
        assert!(limits.hold(from("203.0.113.1")).is_err());
        assert!(limits.hold(from("[2001:db8::1]:80")).is_ok());
        held.pop();
        assert!(limits.hold(from("203.0.113.1")).is_ok());
        held.clear();
        assert!(limits.open.lock().expect("no panic").is_empty());
    }

    #[test]
    fn what_is_kept_is_bounded() {
        let limits = Limits::default();
        let mut now = Instant::now();
        for number in 0..100_000_u32 {
            now += Duration::from_millis(1);
            let asker = Asker { address: Some(std::net::Ipv4Addr::from_bits(number).into()) };
            limits.take(asker, None, Kind::Look, now).expect("a first time");
        }
        let kept = limits.left.lock().expect("no panic").len();
        assert!(kept <= MOST, "{kept}");
    }
}
