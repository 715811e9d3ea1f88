//! Time that a test moves by hand.

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering::SeqCst},
};

use server::{GAP, Moments, Timepiece};

/// Time that only passes when it is told to.
#[derive(Clone, Debug)]
pub(crate) struct Hand {
    wall: Arc<AtomicU64>,
    steady: Arc<AtomicU64>,
}

impl Hand {
    pub(crate) fn new() -> Self {
        let at = |millis| Arc::new(AtomicU64::new(millis));
        Self { wall: at(1_800_000_000_000), steady: at(5_000_000) }
    }

    /// Lets time pass while the server looks at its clock now and then.
    pub(crate) fn pass(&self, time: &Timepiece, millis: u64) {
        let mut left = millis;
        while left > 0 {
            let step = left.min(GAP);
            self.stop(step);
            time.counted();
            left -= step;
        }
    }

    /// Lets time pass in which the server does nothing at all.
    pub(crate) fn stop(&self, millis: u64) {
        self.steady.fetch_add(millis, SeqCst);
        self.wall.fetch_add(millis, SeqCst);
    }

    /// Sets the clock on the wall, and nothing else.
    pub(crate) fn set_wall(&self, change: i64) {
        self.wall.store(self.wall.load(SeqCst).saturating_add_signed(change), SeqCst);
    }
}

impl Moments for Hand {
    fn wall(&self) -> u64 {
        self.wall.load(SeqCst)
    }

    fn steady(&self) -> u64 {
        self.steady.load(SeqCst)
    }
}

/// A clock that trusts the one on the wall, which is wrong.
#[derive(Debug)]
pub(crate) struct OnTheWall(pub(crate) Hand);

impl Moments for OnTheWall {
    fn wall(&self) -> u64 {
        self.0.wall()
    }

    fn steady(&self) -> u64 {
        self.0.wall()
    }
}
