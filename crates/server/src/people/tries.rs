//! How often something may be tried, wherever those come from who do: to get into an account, or to have mail sent to an
//! address.

use std::{
    collections::HashMap,
    hash::{BuildHasher, RandomState},
    sync::{Mutex, PoisonError},
    time::Duration,
};

use crate::timepiece::Timepiece;

/// How many failures an account forgives at once.
const MOST: f64 = 20.0;

/// How long it takes until all of them are forgotten.
const FORGOTTEN: Duration = Duration::from_mins(15);

/// How many names are kept an eye on; when there are more, all are forgiven.
const NAMES: usize = 20_000;

/// The failures of late, by what the names hash to.
#[derive(Debug)]
pub(super) struct Tries {
    failed: Mutex<HashMap<u64, Failures>>,
    key: RandomState,
    most: f64,
    forgotten: Duration,
    time: Timepiece,
}

/// How many failures there were, and when the last one was, by the steady time.
type Failures = (f64, u64);

impl Tries {
    /// Those to get into an account.
    pub(super) fn to_enter(time: Timepiece) -> Self {
        Self::new(MOST, FORGOTTEN, time)
    }

    /// So many at once, all of which are forgotten after a time.
    pub(super) fn new(most: f64, forgotten: Duration, time: Timepiece) -> Self {
        Self { failed: Mutex::default(), key: RandomState::default(), most, forgotten, time }
    }

    /// Whether another try is allowed; if not, after how many seconds it is.
    pub(super) fn check(&self, name: &str) -> Result<(), u64> {
        let now = self.time.steady();
        let failed = self.failed.lock().unwrap_or_else(PoisonError::into_inner);
        let left =
            failed.get(&self.key.hash_one(name)).map_or(0.0, |known| self.remaining(*known, now));
        if left + 1.0 <= self.most {
            return Ok(());
        }
        let wait = self.forgotten.mul_f64((left + 1.0 - self.most) / self.most);
        Err(wait.as_secs() + 1)
    }

    /// Takes note of a failure.
    pub(super) fn fail(&self, name: &str) {
        let now = self.time.steady();
        let mut failed = self.failed.lock().unwrap_or_else(PoisonError::into_inner);
        if failed.len() >= NAMES {
            failed.retain(|_, known| self.remaining(*known, now) > 0.0);
            if failed.len() >= NAMES {
                failed.clear();
            }
        }
        let known = failed.entry(self.key.hash_one(name)).or_insert((0.0, now));
        *known = (self.remaining(*known, now) + 1.0, now);
    }

    /// How many failures are not forgotten yet.
    fn remaining(&self, (count, at): Failures, now: u64) -> f64 {
        let passed = Duration::from_millis(now.saturating_sub(at)).as_secs_f64();
        (count - passed / self.forgotten.as_secs_f64() * self.most).max(0.0)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{
        Arc,
        atomic::{AtomicU64, Ordering::Relaxed},
    };

    use super::*;
    use crate::timepiece::Moments;

    #[derive(Clone, Debug, Default)]
    struct Hand(Arc<AtomicU64>);

    impl Hand {
        fn pass(&self, time: Duration) {
            let millis = u64::try_from(time.as_millis()).expect("a short time");
            self.0.fetch_add(millis, Relaxed);
        }
    }

    impl Moments for Hand {
        fn wall(&self) -> u64 {
            0
        }

        fn steady(&self) -> u64 {
            self.0.load(Relaxed)
        }
    }

    #[test]
    fn an_account_forgives_so_many_failures_and_forgets_them() {
        let hand = Hand::default();
        let tries = Tries::to_enter(Timepiece::by(hand.clone()));
        for _ in 0..20 {
            assert_eq!(tries.check("anna"), Ok(()));
            tries.fail("anna");
        }
        assert_eq!(tries.check("anna"), Err(46));
        assert_eq!(tries.check("bert"), Ok(()), "others are not concerned");
        hand.pass(Duration::from_secs(44));
        assert_eq!(tries.check("anna"), Err(2));
        hand.pass(Duration::from_secs(2));
        assert_eq!(tries.check("anna"), Ok(()));
        tries.fail("anna");
        assert!(tries.check("anna").is_err());
        hand.pass(FORGOTTEN);
        for _ in 0..20 {
            assert_eq!(tries.check("anna"), Ok(()));
            tries.fail("anna");
        }
    }
}
