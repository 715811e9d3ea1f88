//! The time that counts.
//!
//! Players must not lose by what is not their doing: a server that is down or stopped, a machine
//! that sleeps, a clock on the wall that is set. So the clocks of games are kept in *counted* time. It
//! goes on while the server is there to be played on and stands still otherwise, and the database
//! remembers how far it has come.

use std::{
    fmt::Debug,
    sync::{Arc, Mutex, PoisonError},
    time::{Instant, SystemTime, UNIX_EPOCH},
};

/// The longest time between two looks at the clock that counts, in milliseconds. The server looks
/// more often; if it could not, nobody could play either.
pub const GAP: u64 = 3000;

/// How long a process goes on by itself, in milliseconds, if whoever keeps the time for all does not
/// answer; then nobody can play here either.
const ALONE: u64 = 1000;

/// Makes a debug build count the time in which it was stopped, so that the tests of it can show that
/// they would notice.
const COUNT_GAPS: &str = "ZWICK_TEST_COUNT_GAPS";

/// Where the time comes from; tests have their own.
pub trait Moments: Debug + Send + Sync {
    /// Milliseconds since 1970 by the clock on the wall, which may be set forwards or back.
    fn wall(&self) -> u64;

    /// Milliseconds since some moment, which only ever grow.
    fn steady(&self) -> u64;
}

/// The time of this machine.
#[derive(Debug)]
struct System(Instant);

impl Moments for System {
    fn wall(&self) -> u64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
    }

    fn steady(&self) -> u64 {
        u64::try_from(self.0.elapsed().as_millis()).unwrap_or(u64::MAX)
    }
}

/// When something happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Moment {
    /// The date, in milliseconds since 1970.
    pub at: u64,
    /// The time that counts for clocks, in milliseconds.
    pub counted: u64,
}

impl Moment {
    /// This moment, or the other one where that is later.
    #[must_use]
    pub fn not_before(self, other: Self) -> Self {
        Self { at: self.at.max(other.at), counted: self.counted.max(other.counted) }
    }
}

/// The clock of a server.
#[derive(Clone, Debug)]
pub struct Timepiece(Arc<Works>);

#[derive(Debug)]
struct Works {
    moments: Box<dyn Moments>,
    gap: u64,
    hands: Mutex<Hands>,
}

#[derive(Debug)]
struct Hands {
    /// How far the time that counts has come.
    counted: u64,
    /// When it was looked at last, by the steady time.
    seen: u64,
    /// When somebody who keeps the time for several processes told it last, by the steady time.
    told: Option<u64>,
    /// Whether nothing can be written, so that no player can move.
    stands_still: bool,
}

impl Timepiece {
    /// The clock of this machine.
    pub fn system() -> Self {
        let counts_gaps = cfg!(debug_assertions) && std::env::var_os(COUNT_GAPS).is_some();
        Self::with(System(Instant::now()), if counts_gaps { u64::MAX } else { GAP })
    }

    /// A clock that goes by other moments.
    pub fn by(moments: impl Moments + 'static) -> Self {
        Self::with(moments, GAP)
    }

    /// The same, for which a longer time between two looks does not count.
    pub fn with(moments: impl Moments + 'static, gap: u64) -> Self {
        let hands = Mutex::new(Hands::at(moments.wall(), moments.steady()));
        Self(Arc::new(Works { moments: Box::new(moments), gap, hands }))
    }

    /// The date, in milliseconds since 1970.
    pub fn date(&self) -> u64 {
        self.0.moments.wall()
    }

    /// Milliseconds since some moment, which only ever grow, whether they count or not.
    pub(crate) fn steady(&self) -> u64 {
        self.0.moments.steady()
    }

    /// The time that counts, in milliseconds. Whoever looks first after the server could not sees that,
    /// so nobody's time ends by it.
    pub fn counted(&self) -> u64 {
        let mut hands = self.0.hands.lock().unwrap_or_else(PoisonError::into_inner);
        let steady = self.0.moments.steady();
        let passed = steady.saturating_sub(hands.seen);
        if hands.stands_still {
            // What the next look finds is counted from here.
        } else if passed <= self.0.gap {
            let until = hands.told.map_or(steady, |told| steady.min(told + ALONE));
            hands.counted += until.saturating_sub(hands.seen);
        } else {
            tracing::warn!(milliseconds = passed, "the server stood still; the clocks do too");
        }
        hands.seen = steady;
        hands.counted
    }

    /// Says whether nothing can be written. Players cannot move then, so the time stands still until something can.
    pub(crate) fn stand_still(&self, stands_still: bool) {
        // Up to now it went on, or did not.
        self.counted();
        let mut hands = self.0.hands.lock().unwrap_or_else(PoisonError::into_inner);
        hands.stands_still = stands_still && !self.counts_gaps();
    }

    /// Whether it stands still until something can be written.
    pub(crate) fn stands_still(&self) -> bool {
        self.0.hands.lock().unwrap_or_else(PoisonError::into_inner).stands_still
    }

    /// Whether it counts any time, which is wrong.
    fn counts_gaps(&self) -> bool {
        self.0.gap == u64::MAX
    }

    /// This moment.
    pub fn moment(&self) -> Moment {
        Moment { at: self.date(), counted: self.counted() }
    }

    /// Goes on from where the time had come to when a server last ran.
    pub(crate) fn go_on_from(&self, counted: u64) {
        let mut hands = self.0.hands.lock().unwrap_or_else(PoisonError::into_inner);
        *hands = Hands::at(counted, self.0.moments.steady());
    }

    /// Is told the time by whoever keeps it for several processes.
    pub(crate) fn is_told(&self, counted: u64) {
        let mut hands = self.0.hands.lock().unwrap_or_else(PoisonError::into_inner);
        let steady = self.0.moments.steady();
        *hands = Hands { told: Some(steady), ..Hands::at(counted, steady) };
    }
}

impl Hands {
    const fn at(counted: u64, seen: u64) -> Self {
        Self { counted, seen, told: None, stands_still: false }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

    use super::*;

    #[derive(Clone, Debug, Default)]
    struct Hand(Arc<[AtomicU64; 2]>);

    impl Moments for Hand {
        fn wall(&self) -> u64 {
            self.0[0].load(Relaxed)
        }

        fn steady(&self) -> u64 {
            self.0[1].load(Relaxed)
        }
    }

    #[test]
    fn only_time_in_which_one_could_play_counts() {
        let hand = Hand::default();
        let time = Timepiece::by(hand.clone());
        time.go_on_from(500);
        hand.0[1].fetch_add(GAP, Relaxed);
        assert_eq!(time.counted(), 500 + GAP);
        // Stopped for longer, and at once back at work.
        hand.0[1].fetch_add(GAP + 1, Relaxed);
        assert_eq!(time.counted(), 500 + GAP);
        hand.0[1].fetch_add(7, Relaxed);
        assert_eq!(time.counted(), 507 + GAP);
        // Told by somebody else, it goes on alone for a while only.
        let told = Timepiece::by(hand.clone());
        told.is_told(100);
        for (passed, counted) in [(400, 500), (500, 1000), (500, 1100), (GAP + 1, 1100)] {
            hand.0[1].fetch_add(passed, Relaxed);
            assert_eq!(told.counted(), counted);
        }
        told.is_told(1050);
        assert_eq!(told.counted(), 1050);
        // Nothing can be written for a while.
        time.go_on_from(507 + GAP);
        time.stand_still(true);
        for _ in 0..3 {
            hand.0[1].fetch_add(GAP, Relaxed);
            assert_eq!(time.counted(), 507 + GAP);
        }
        time.stand_still(false);
        // The clock on the wall is set, forwards and back.
        for wall in [3_600_000, 0] {
            hand.0[0].store(wall, Relaxed);
            assert_eq!(time.moment(), Moment { at: wall, counted: 507 + GAP });
        }
    }
}
