//! How much one may ask for in a short time, by network and by the secret of a seat or session.
//!
//! Whoever has asked for too much waits. This machine itself is not limited: what comes from it is a
//! proxy that was not named, or whoever runs the server. Nothing is looked up for a request before it has
//! passed.

use std::{
    collections::{HashMap, HashSet, hash_map::Entry},
    hash::{BuildHasher, RandomState},
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError},
};

use axum::{
    extract::{MatchedPath, Request, State},
    http::StatusCode,
    middleware::Next,
    response::{IntoResponse, Response},
};
use governor::{
    RateLimiter,
    clock::{Clock, DefaultClock},
    middleware::NoOpMiddleware,
    nanos::Nanos,
    state::StateStore,
};

use super::{App, Asker, Class, Problem, bearer, routes::Classes};
use crate::{
    operator::{COUNTS, Measured},
    people::sessions,
    table::Token,
};

/// How many networks and secrets are kept in each class.
const MOST: usize = 20_000;

/// How many games one network may follow at once, but never more than half of the places there are.
const MOST_OPEN: usize = 200;

/// The limits of a class.
type Limiter<C> = RateLimiter<u64, Kept, C, NoOpMiddleware<<C as Clock>::Instant>>;

/// When those of a class may ask again. There are never more than [`MOST`]: then the half goes that may
/// ask again soonest, so that no flood of addresses makes the server forget who has asked for too much.
#[derive(Clone, Debug, Default)]
struct Kept(Arc<Mutex<HashMap<u64, Nanos>>>);

impl Kept {
    /// Takes back what was taken, as if it had been asked for so much less.
    fn give_back(&self, key: u64, each: Nanos) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(at) = kept.get_mut(&key) {
            *at = at.saturating_sub(each);
        }
    }
}

impl StateStore for Kept {
    type Key = u64;

    fn measure_and_replace<T, F, E>(&self, key: &u64, measure: F) -> Result<T, E>
    where
        F: Fn(Option<Nanos>) -> Result<(T, Nanos), E>,
    {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (outcome, at) = measure(kept.get(key).copied())?;
        if kept.len() >= MOST && !kept.contains_key(key) {
            forget_half(&mut kept);
        }
        kept.insert(*key, at);
        Ok(outcome)
    }
}

fn forget_half(kept: &mut HashMap<u64, Nanos>) {
    let mut times: Vec<Nanos> = kept.values().copied().collect();
    let half = times.len() / 2;
    let middle = *times.select_nth_unstable(half).1;
    kept.retain(|_, at| *at > middle);
}

/// What everybody may still ask for.
#[derive(Debug)]
pub(crate) struct Limits<C: Clock = DefaultClock> {
    clock: C,
    /// By the number of the class, and what networks and secrets hash to with a key of this process.
    limiters: Vec<Limiter<C>>,
    /// What the limiters keep, in the same order.
    kept: Vec<Kept>,
    key: RandomState,
    /// Secrets of sessions and bots that were good when they were looked up last.
    met: Mutex<HashSet<u64>>,
    /// How many games each network follows.
    open: Mutex<HashMap<IpAddr, usize>>,
    /// How many one may.
    most_open: usize,
}

impl Limits {
    /// Limits of a server with so many places for players.
    pub(crate) fn among(places: usize) -> Self {
        // Who follows a game never leaves to make room. So one network that comes through a proxy, and is not counted
        // where connections come in, leaves places to others.
        Self { most_open: MOST_OPEN.min(places / 2), ..Self::by(DefaultClock::default()) }
    }
}

/// Makes a debug build limit nobody, so that the tests of it can show that they would notice.
const BOUNDLESS: &str = "ZWICK_TEST_BOUNDLESS";

impl<C: Clock + Clone> Limits<C> {
    /// Limits by a clock.
    fn by(clock: C) -> Self {
        let quotas = Class::LIMITED.into_iter().filter_map(Class::quota);
        let (limiters, kept) = quotas
            .map(|quota| {
                let kept = Kept::default();
                (RateLimiter::new(quota, kept.clone(), clock.clone()), kept)
            })
            .unzip();
        Self {
            limiters,
            kept,
            clock,
            key: RandomState::new(),
            met: Mutex::default(),
            open: Mutex::default(),
            most_open: MOST_OPEN,
        }
    }

    /// Takes one of a class for whoever asks, or says after how many seconds there is one again.
    fn take(&self, asker: Asker, secret: Option<&str>, class: Class) -> Result<(), u64> {
        let (Some(network), Some(limiter)) = (asker.network(), self.limiters.get(class as usize))
        else {
            return Ok(());
        };
        if cfg!(debug_assertions) && std::env::var_os(BOUNDLESS).is_some() {
            return Ok(());
        }
        let names = [Some(self.key.hash_one(network)), secret.map(|text| self.key.hash_one(text))];
        for name in names.into_iter().flatten() {
            limiter.check_key(&name).map_err(|until| {
                COUNTS.limit(class.counted());
                until.wait_time_from(self.clock.now()).as_secs() + 1
            })?;
        }
        Ok(())
    }

    /// Lets the secret of a session or a bot be looked up. One that was not good before takes a place of the
    /// network, so that no network has any number of them looked up; it is given back if the secret is good.
    pub(super) fn look_up(&self, asker: Asker, secret: &str) -> Result<Pledge, Problem> {
        let met = self.met.lock().unwrap_or_else(PoisonError::into_inner);
        if met.contains(&self.key.hash_one(secret)) {
            return Ok(Pledge(None));
        }
        drop(met);
        self.take(asker, None, Class::Stranger).map_err(too_many)?;
        Ok(Pledge(asker.network()))
    }

    /// Gives a place back that was taken for a secret which is good: nobody of a network with many people
    /// waits because none of them has been met since the server began.
    pub(super) fn give_back(&self, Pledge(network): Pledge) {
        let class = Class::Stranger;
        let (Some(network), Some(quota)) = (network, class.quota()) else { return };
        if let Some(kept) = self.kept.get(class as usize) {
            kept.give_back(self.key.hash_one(network), quota.replenish_interval().into());
        }
    }

    /// Notes whether a secret that was looked up is good.
    pub(super) fn note(&self, secret: &str, is_good: bool) {
        let secret = self.key.hash_one(secret);
        let mut met = self.met.lock().unwrap_or_else(PoisonError::into_inner);
        if !is_good {
            met.remove(&secret);
            return;
        }
        if met.len() >= MOST && !met.contains(&secret) {
            // Whoever comes again is met again.
            met.clear();
        }
        met.insert(secret);
    }

    /// The same for a frame that came over a socket.
    pub(crate) fn take_command(&self, asker: Asker, token: Option<&str>) -> Result<(), Problem> {
        self.take(asker, token, Class::Command).map_err(too_many)
    }

    /// The same for a command that begins a game.
    pub(crate) fn take_beginning(&self, asker: Asker) -> Result<(), Problem> {
        self.take(asker, None, Class::Beginning).map_err(too_many)
    }
}

impl Limits {
    /// Counts somebody who follows a game, until what is given back goes.
    pub(crate) fn hold(self: &Arc<Self>, asker: Asker) -> Result<Hold, Problem> {
        let network = asker.network();
        if let Some(network) = network {
            let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
            let count = open.entry(network).or_default();
            if *count >= self.most_open {
                COUNTS.limit(Measured::Open);
                return Err(too_many(60));
            }
            *count += 1;
        }
        Ok(Hold { limits: self.clone(), network })
    }
}

/// The network of which a place was taken for a secret, if one was.
#[derive(Debug)]
pub(super) struct Pledge(Option<IpAddr>);

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

fn too_many(seconds: u64) -> Problem {
    Problem::new(StatusCode::TOO_MANY_REQUESTS, "too-many-requests").retry_after(seconds)
}

/// Refuses what is too much.
pub(super) async fn check(
    State((app, classes)): State<(App, Arc<Classes>)>,
    mut request: Request,
    next: Next,
) -> Response {
    if !app.away {
        return next.run(request).await;
    }
    let asker = Asker::of(&request, &app);
    let path = request.extensions().get::<MatchedPath>();
    // What nothing answers is looked for all the same.
    let class = path.and_then(|path| classes.of(request.method(), path.as_str()));
    let class = class.unwrap_or(Class::Look);
    request.extensions_mut().insert(class);
    let session = sessions::shown(&app, &request);
    let secret = bearer(request.headers()).or(session.as_ref().map(Token::secret));
    if let Err(seconds) = app.limits.take(asker, secret, class) {
        return too_many(seconds).into_response();
    }
    request.extensions_mut().insert(asker);
    next.run(request).await
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use governor::clock::FakeRelativeClock;

    use super::*;

    fn from(ip: &str) -> Asker {
        Asker::at(ip.parse().expect("an address"))
    }

    #[test]
    fn a_measure_empties_fills_and_is_each_ones_own() {
        let clock = FakeRelativeClock::default();
        let limits = Limits::by(clock.clone());
        let (anna, bert) = (from("203.0.113.1"), from("203.0.113.2"));
        for _ in 0..8 {
            assert_eq!(limits.take(anna, None, Class::Beginning), Ok(()));
        }
        assert_eq!(limits.take(anna, None, Class::Beginning), Err(8));
        assert_eq!(limits.take(anna, None, Class::Command), Ok(()));
        assert_eq!(limits.take(bert, None, Class::Beginning), Ok(()));
        clock.advance(Duration::from_secs(8));
        assert_eq!(limits.take(anna, None, Class::Beginning), Ok(()));
        assert!(limits.take(anna, None, Class::Beginning).is_err());
        // Whoever changes the address keeps the secret, and the whole network is one.
        for number in 0..100 {
            let ip = from(&format!("2001:db8:0:{number:x}::1"));
            assert_eq!(limits.take(ip, Some("secret"), Class::Command), Ok(()));
        }
        let other = from("2001:db8:0:ffff::1");
        assert_eq!(limits.take(other, Some("secret"), Class::Command), Err(1));
        for number in 0..300 {
            let ip = from(&format!("2001:db8:1:1::{number:x}"));
            assert_eq!(limits.take(ip, None, Class::Look), Ok(()));
        }
        assert!(limits.take(from("2001:db8:1:1::ffff"), None, Class::Look).is_err());
        // This machine is not limited.
        for _ in 0..1000 {
            assert_eq!(limits.take(from("127.0.0.1"), None, Class::Beginning), Ok(()));
        }
    }

    #[test]
    fn every_class_has_its_own_limiter() {
        let limits = Limits::by(DefaultClock::default());
        assert_eq!(limits.limiters.len(), Class::LIMITED.len());
        for (number, class) in Class::LIMITED.into_iter().enumerate() {
            assert_eq!(class as usize, number);
            let size = class.quota().expect("a limit").burst_size().get();
            let asker = from("203.0.113.1");
            let taken = (0..2 * size).take_while(|_| limits.take(asker, None, class).is_ok());
            let taken = u32::try_from(taken.count()).expect("a few");
            assert!((size..size + size / 4 + 2).contains(&taken), "{class:?}: {taken}");
        }
        assert!(Class::Free.quota().is_none());
    }

    #[test]
    fn unknown_secrets_are_limited_by_network_and_good_ones_are_not() {
        let limits = Limits::by(FakeRelativeClock::default());
        let (school, other) = (from("203.0.113.1"), from("203.0.113.2"));
        limits.note("good", true);
        for number in 0..60 {
            assert!(limits.look_up(school, &format!("bad{number}")).is_ok());
        }
        assert!(limits.look_up(school, "bad").is_err());
        assert!(limits.look_up(school, "good").is_ok(), "others of the network are not concerned");
        assert!(limits.look_up(other, "bad").is_ok());
        limits.note("good", false);
        assert!(limits.look_up(school, "good").is_err(), "a session that has ended is no secret");
    }

    #[test]
    fn a_good_secret_gives_its_place_back_and_a_bad_one_does_not() {
        let limits = Limits::by(FakeRelativeClock::default());
        let school = from("203.0.113.1");
        for number in 0..200 {
            let secret = format!("good{number}");
            let pledge = limits.look_up(school, &secret).expect("a place");
            limits.note(&secret, true);
            limits.give_back(pledge);
            // One that is met already has taken none, and gives none back.
            let again = limits.look_up(school, &secret).expect("a friend");
            limits.give_back(again);
        }
        let tried = (0..200).map(|number| limits.look_up(school, &format!("bad{number}")));
        assert_eq!(tried.flatten().count(), 60);
    }

    #[test]
    fn one_network_follows_so_many_games_and_no_more() {
        for (places, most) in [(64_416, 200), (864, 200), (154, 77), (16, 8)] {
            let limits = Arc::new(Limits::among(places));
            let mut held: Vec<Hold> =
                (0..most).map(|_| limits.hold(from("203.0.113.1")).expect("one more")).collect();
            assert!(limits.hold(from("203.0.113.1")).is_err(), "{places}");
            assert!(limits.hold(from("2001:db8::1")).is_ok());
            held.pop();
            assert!(limits.hold(from("203.0.113.1")).is_ok());
            held.clear();
            assert!(limits.open.lock().expect("no panic").is_empty());
        }
    }

    #[test]
    fn what_is_kept_is_bounded_and_whoever_waits_is_not_forgotten() {
        let clock = FakeRelativeClock::default();
        let limits = Limits::by(clock.clone());
        let greedy = from("198.51.100.1");
        while limits.take(greedy, None, Class::Entry).is_ok() {}
        for number in 0..100_000_u32 {
            clock.advance(Duration::from_micros(10));
            let asker = Asker::at(std::net::Ipv4Addr::from_bits(number).into());
            limits.take(asker, Some(&format!("{number}")), Class::Entry).expect("a first time");
            limits.note(&format!("{number}"), true);
        }
        assert!(limits.take(greedy, None, Class::Entry).is_err());
        assert!(limits.met.lock().expect("no panic").len() <= MOST);
        let mut kept = limits.kept.iter().map(|kept| kept.0.lock().expect("no panic").len());
        assert!(kept.all(|kept| kept <= MOST));
    }
}
