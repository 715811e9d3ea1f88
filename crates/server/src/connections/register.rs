//! Who is connected, what each connection waits for, and who leaves when there is no place.

use std::{
    collections::{BTreeMap, HashMap},
    net::IpAddr,
    pin::pin,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use tokio::sync::Notify;

use super::{Proxies, network};
use crate::operator::{COUNTS, Dropped, Gate, Streaming};

/// How long a whole header may take.
const HEADER: Duration = Duration::from_secs(10);

/// How long a connection that has sent no whole header comes after those that wait for another
/// request: whoever has just come is about to ask.
const GRACE: Duration = Duration::from_secs(2);

/// How long a connection may wait for another request: longer than proxies keep theirs.
const IDLE: Duration = Duration::from_secs(75);

/// Who is connected at one gate.
#[derive(Debug)]
pub(crate) struct Register {
    gate: Gate,
    /// How many may be.
    most: usize,
    /// Proxies, which bring others.
    proxies: Proxies,
    open: Mutex<Open>,
    /// Somebody has left, or has something to do again.
    changed: Notify,
}

#[derive(Debug, Default)]
struct Open {
    next: u64,
    passes: BTreeMap<u64, Arc<Pass>>,
    networks: HashMap<IpAddr, usize>,
}

/// What is known of a connection.
#[derive(Debug)]
pub(super) struct Pass {
    /// Its network, unless it brings others.
    network: Option<IpAddr>,
    state: Mutex<State>,
    leave: Notify,
}

#[derive(Clone, Copy, Debug)]
struct State {
    stage: Stage,
    since: Instant,
    /// Whether something has come in during the stage.
    heard: bool,
    /// Whether it has been told to leave.
    leaving: bool,
}

/// What a connection does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// It has not sent a whole header.
    Header,
    /// It waits for another request.
    Idle,
    /// A request is answered, or it has become a socket.
    Answering,
    /// The answer is there, and the rest of it goes out.
    Sending,
}

/// In which order connections leave that have nothing to do; of equals the oldest leaves first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Turn {
    /// It takes long over its header.
    Slow,
    /// It waits for another request.
    Idle,
    /// It has just come, or has just begun with another header.
    New,
}

/// What has become of somebody who wants a place.
enum Admission {
    Granted(Place),
    /// Somebody leaves; then it is to be tried again.
    Awaited,
    Refused,
}

impl Register {
    /// Nobody, with so many places.
    pub(crate) fn new(gate: Gate, most: usize, proxies: Proxies) -> Self {
        Self { gate, most, proxies, open: Mutex::default(), changed: Notify::new() }
    }

    /// How many of one network may be connected.
    fn most_of_network(&self) -> usize {
        self.most.div_ceil(2)
    }

    /// A place for a connection from an address, as soon as whoever has to make room has left; none if
    /// everybody else is being answered.
    pub(super) async fn admit(self: &Arc<Self>, peer: IpAddr) -> Option<Place> {
        loop {
            let mut changed = pin!(self.changed.notified());
            changed.as_mut().enable();
            match self.try_admit(peer) {
                Admission::Granted(place) => return Some(place),
                Admission::Awaited => changed.await,
                Admission::Refused => {
                    COUNTS.drop_connection(Dropped::Refused);
                    return None;
                }
            }
        }
    }

    fn try_admit(self: &Arc<Self>, peer: IpAddr) -> Admission {
        let network = self.network(peer);
        let mut open = self.lock();
        let of_network = network.map_or(0, |network| open.of_network(network));
        let crowding = network.filter(|_| of_network >= self.most_of_network());
        if crowding.is_none() && open.passes.len() < self.most {
            return Admission::Granted(self.enter(&mut open, network));
        }
        if open.part_with_one(crowding) { Admission::Awaited } else { Admission::Refused }
    }

    /// Parts with one connection that has nothing to do, because there are no files left.
    pub(super) fn make_room(&self) {
        self.lock().part_with_one(None);
    }

    fn enter(self: &Arc<Self>, open: &mut Open, network: Option<IpAddr>) -> Place {
        let state = Mutex::new(State::begin(Stage::Header));
        let pass = Arc::new(Pass { network, state, leave: Notify::new() });
        let number = open.next;
        open.next += 1;
        open.passes.insert(number, pass.clone());
        if let Some(network) = network {
            *open.networks.entry(network).or_default() += 1;
        }
        let counted = COUNTS.connect(self.gate);
        Place { number, pass, register: self.clone(), _counted: counted }
    }

    /// The network of somebody who comes for themselves: proxies and this machine bring others.
    fn network(&self, peer: IpAddr) -> Option<IpAddr> {
        let brings_others = peer.to_canonical().is_loopback() || self.proxies.contains(peer);
        (!brings_others).then(|| network(peer))
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Open {
    fn of_network(&self, network: IpAddr) -> usize {
        self.networks.get(&network).copied().unwrap_or_default()
    }

    /// Tells one connection to leave, of a network or of all, if none is about to; says whether one is.
    fn part_with_one(&self, network: Option<IpAddr>) -> bool {
        let concerned = |pass: &&Arc<Pass>| network.is_none() || pass.network == network;
        let now = Instant::now();
        let (mut all, mut headers) = (0, 0);
        let mut first: Option<((Turn, Instant), &Arc<Pass>)> = None;
        let mut oldest: Option<(Instant, &Arc<Pass>)> = None;
        for pass in self.passes.values().filter(concerned) {
            let state = pass.state();
            all += 1;
            let Some(turn) = state.turn(now) else { continue };
            if state.leaving {
                return true;
            }
            if first.is_none_or(|(earliest, _)| turn < earliest) {
                first = Some((turn, pass));
            }
            if state.stage == Stage::Header {
                headers += 1;
                if oldest.is_none_or(|(earliest, _)| state.since < earliest) {
                    oldest = Some((state.since, pass));
                }
            }
        }
        // So many that have sent no header are a flood, and make room among themselves, however new they are.
        let flood = oldest.filter(|_| 2 * headers > all).map(|(_, pass)| pass);
        flood.or(first.map(|(_, pass)| pass)).is_some_and(|pass| pass.part())
    }
}

impl State {
    /// A stage that begins now.
    fn begin(stage: Stage) -> Self {
        Self { stage, since: Instant::now(), heard: false, leaving: false }
    }

    /// When its turn to leave is: before those with greater ones, and never while it is in use.
    fn turn(self, now: Instant) -> Option<(Turn, Instant)> {
        let turn = match self.stage {
            Stage::Header if now.duration_since(self.since) >= GRACE => Turn::Slow,
            Stage::Header => Turn::New,
            Stage::Idle => Turn::Idle,
            Stage::Answering | Stage::Sending => return None,
        };
        Some((turn, self.since))
    }
}

impl Pass {
    fn state(&self) -> State {
        *self.lock()
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells it to leave, unless it has something to do now; says whether it was told.
    fn part(&self) -> bool {
        let mut state = self.lock();
        state.leaving = state.turn(Instant::now()).is_some();
        if state.leaving {
            self.leave.notify_one();
        }
        state.leaving
    }

    fn set(&self, stage: Stage) {
        *self.lock() = State::begin(stage);
    }

    /// Notes that something has come in.
    pub(super) fn heard(&self) {
        let mut state = self.lock();
        if state.stage == Stage::Idle {
            (state.stage, state.since) = (Stage::Header, Instant::now());
        }
        state.heard = true;
    }

    /// Notes that all has gone out that was to be sent.
    pub(super) fn sent(&self) {
        let mut state = self.lock();
        if state.stage == Stage::Sending {
            // Another header may have begun meanwhile.
            let (stage, heard) =
                if state.heard { (Stage::Header, true) } else { (Stage::Idle, false) };
            *state = State { heard, ..State::begin(stage) };
        }
    }

    /// Whether nothing has ever come in, so that nothing is lost when the connection ends.
    pub(super) fn is_unheard(&self) -> bool {
        let State { stage, heard, .. } = self.state();
        stage == Stage::Header && !heard
    }

    /// Waits until it has to leave: for others, or because it took too long.
    pub(super) async fn leaves(&self) {
        loop {
            let State { stage, since, leaving, .. } = self.state();
            if leaving {
                // Only now: until it goes, a request may come that lets it stay.
                COUNTS.drop_connection(Dropped::Crowded);
                return;
            }
            let passed = since.elapsed();
            let (patience, dropped) = match stage {
                Stage::Header => (HEADER, Dropped::Header),
                Stage::Idle => (IDLE, Dropped::Idle),
                // What it does then is looked at again.
                Stage::Answering | Stage::Sending => (passed + HEADER, Dropped::Idle),
            };
            if passed >= patience {
                COUNTS.drop_connection(dropped);
                return;
            }
            let wait = patience.saturating_sub(passed).min(HEADER);
            let _ = tokio::time::timeout(wait, self.leave.notified()).await;
        }
    }
}

/// The place of a connection, until it goes.
#[derive(Debug)]
pub(super) struct Place {
    number: u64,
    pass: Arc<Pass>,
    register: Arc<Register>,
    _counted: Streaming,
}

impl Place {
    /// What is known of the connection.
    pub(super) fn pass(&self) -> &Arc<Pass> {
        &self.pass
    }

    /// The register it stands in.
    pub(super) fn register(&self) -> &Arc<Register> {
        &self.register
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.register.lock();
        open.passes.remove(&self.number);
        if let Some(network) = self.pass.network
            && let Some(count) = open.networks.get_mut(&network)
        {
            *count -= 1;
            if *count == 0 {
                open.networks.remove(&network);
            }
        }
        drop(open);
        self.register.changed.notify_waiters();
    }
}

/// A request that is being answered.
#[derive(Debug)]
pub(super) struct Answering {
    pass: Arc<Pass>,
    /// Whether the connection waits for another request afterwards.
    ends: bool,
}

impl Answering {
    /// Begins with a request, whose header has come.
    pub(super) fn begin(register: &Register, pass: &Arc<Pass>) -> Self {
        pass.set(Stage::Answering);
        // Whoever waits for it to leave waits for somebody else.
        register.changed.notify_waiters();
        Self { pass: pass.clone(), ends: true }
    }

    /// The connection has become a socket, which is in use as long as it is there.
    pub(super) fn goes_on(mut self) {
        self.ends = false;
    }
}

impl Drop for Answering {
    fn drop(&mut self) {
        if self.ends {
            // Its last part may be long, and the other end slow; the line says when it has gone out.
            self.pass.set(Stage::Sending);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PROXY: &str = "198.51.100.1";

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    fn register(most: usize) -> Arc<Register> {
        Arc::new(Register::new(Gate::Players, most, Proxies::new(&[ip(PROXY)])))
    }

    fn enter(register: &Arc<Register>, from: &str) -> Place {
        match register.try_admit(ip(from)) {
            Admission::Granted(place) => place,
            Admission::Awaited | Admission::Refused => panic!("{from} gets no place"),
        }
    }

    /// Whether somebody leaves for one who comes from an address.
    fn is_awaited(register: &Arc<Register>, from: &str) -> bool {
        match register.try_admit(ip(from)) {
            Admission::Awaited => true,
            Admission::Refused => false,
            Admission::Granted(_) => panic!("{from} gets a place"),
        }
    }

    fn leaves(place: &Place) -> bool {
        place.pass.state().leaving
    }

    /// Asks on a connection, takes the whole answer in, and waits.
    fn ask(register: &Register, place: &Place) {
        drop(Answering::begin(register, &place.pass));
        place.pass.sent();
    }

    /// Lets a connection have been doing for so much longer what it does.
    fn age(place: &Place, by: Duration) {
        let mut state = place.pass.lock();
        state.since = state.since.checked_sub(by).expect("a clock that has run for so long");
    }

    #[test]
    fn slow_halves_leave_first_then_those_that_wait_and_the_oldest_before_others() {
        let register = register(5);
        let mut places: Vec<Place> = (0..5).map(|_| enter(&register, PROXY)).collect();
        let mut kept = Vec::new();
        let begin = |place: &Place| Answering::begin(&register, &place.pass);
        let _answering = begin(&places[0]);
        begin(&places[1]).goes_on();
        ask(&register, &places[3]);
        ask(&register, &places[2]);
        age(&places[3], GRACE);
        age(&places[4], GRACE);
        // The fourth has waited longest for another request, the fifth is slow with its header.
        for last in [4, 3, 2] {
            assert!(is_awaited(&register, PROXY) && leaves(&places[last]), "{last}");
            assert!(is_awaited(&register, "203.0.113.1"), "whoever comes waits for the same");
            assert!(places[..last].iter().all(|place| !leaves(place)), "one leaves and no other");
            drop(places.pop());
            // Its place is taken by one that stays.
            let next = enter(&register, PROXY);
            begin(&next).goes_on();
            kept.push(next);
        }
        assert!(!is_awaited(&register, PROXY), "the others are in use");
    }

    #[test]
    fn whoever_has_just_come_stays_while_others_wait() {
        let register = register(2);
        let mut waiting: Vec<Place> = (0..2).map(|_| enter(&register, PROXY)).collect();
        for place in &waiting {
            ask(&register, place);
        }
        age(&waiting[1], Duration::from_secs(1));
        let mut new: Vec<Place> = Vec::new();
        while let Some(last) = waiting.last() {
            assert!(is_awaited(&register, PROXY) && leaves(last));
            assert!(!new.iter().any(leaves), "whoever has come stays");
            drop(waiting.pop());
            new.push(enter(&register, PROXY));
        }
        assert!(is_awaited(&register, PROXY) && leaves(&new[0]), "nobody else can leave");
        assert!(!leaves(&new[1]));
    }

    #[test]
    fn a_connection_is_unheard_until_something_comes() {
        let register = register(1);
        let place = enter(&register, PROXY);
        assert!(place.pass.is_unheard());
        place.pass.heard();
        assert!(!place.pass.is_unheard());
        ask(&register, &place);
        assert!(!place.pass.is_unheard(), "its answer may still be on its way");
        place.pass.heard();
        assert!(!place.pass.is_unheard());
    }

    #[test]
    fn a_network_makes_room_for_itself_and_never_has_all() {
        let register = register(20);
        let flood: Vec<Place> =
            (0..10).map(|n| enter(&register, &format!("2001:db8::{n}"))).collect();
        assert!(is_awaited(&register, "2001:db8::ffff") && leaves(&flood[0]));
        // Others come in all the same, and proxies bring as many as there are places.
        let other = enter(&register, "2001:db8:1::1");
        let proxied: Vec<Place> = (0..9).map(|_| enter(&register, PROXY)).collect();
        assert!(!leaves(&other) && !proxied.iter().any(leaves));
        drop(flood);
        let more: Vec<Place> = (0..10).map(|_| enter(&register, PROXY)).collect();
        drop((other, proxied, more));
        assert!(register.lock().passes.is_empty() && register.lock().networks.is_empty());
    }

    #[test]
    fn whoever_is_answered_stays_and_is_not_awaited() {
        let register = register(2);
        let places = [enter(&register, PROXY), enter(&register, PROXY)];
        assert!(is_awaited(&register, PROXY) && leaves(&places[0]));
        // It asks at the last moment; the other one leaves instead.
        let first = Answering::begin(&register, &places[0].pass);
        assert!(!leaves(&places[0]));
        assert!(is_awaited(&register, PROXY) && leaves(&places[1]));
        let second = Answering::begin(&register, &places[1].pass);
        assert!(!is_awaited(&register, PROXY), "all are in use");
        drop((first, second));
        assert!(!is_awaited(&register, PROXY), "their answers have not gone out");
        // While one does, another request may have begun.
        places[0].pass.heard();
        places[0].pass.sent();
        assert_eq!(places[0].pass.state().stage, Stage::Header);
        places[1].pass.sent();
        assert_eq!(places[1].pass.state().stage, Stage::Idle);
        assert!(is_awaited(&register, PROXY));
    }
}
