//! How often something may be tried, wherever those come from who do: to get into an account, or to have mail sent to an
//! address.

use std::{
    collections::HashMap,
    hash::{BuildHasher, RandomState},
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

/// How many failures an account forgives at once.
const MOST: f64 = 20.0;

/// How long it takes until all of them are forgotten.
const FORGOTTEN: Duration = Duration::from_mins(15);

/// How many names are kept an eye on; when there are more, all are forgiven.
const NAMES: usize = 20_000;

/// The failures of late, by what the names hash to.
#[derive(Debug)]
pub(super) struct Tries {
    failed: Mutex<HashMap<u64, (f64, Instant)>>,
    key: RandomState,
    most: f64,
    forgotten: Duration,
}

/// Those to get into an account.
impl Default for Tries {
    fn default() -> Self {
        Self::new(MOST, FORGOTTEN)
    }
}

impl Tries {
    /// So many at once, all of which are forgotten after a time.
    pub(super) fn new(most: f64, forgotten: Duration) -> Self {
        Self { failed: Mutex::default(), key: RandomState::default(), most, forgotten }
    }

    /// Whether another try is allowed; if not, after how many seconds it is.
    pub(super) fn check(&self, name: &str, now: Instant) -> Result<(), u64> {
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
    pub(super) fn fail(&self, name: &str, now: Instant) {
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
    fn remaining(&self, (count, at): (f64, Instant), now: Instant) -> f64 {
        let passed = now.saturating_duration_since(at).as_secs_f64();
        (count - passed / self.forgotten.as_secs_f64() * self.most).max(0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_account_forgives_so_many_failures_and_forgets_them() {
        let tries = Tries::default();
        let now = Instant::now();
        for _ in 0..20 {
            assert_eq!(tries.check("anna", now), Ok(()));
            tries.fail("anna", now);
        }
        assert_eq!(tries.check("anna", now), Err(46));
        assert_eq!(tries.check("bert", now), Ok(()), "others are not concerned");
        assert_eq!(tries.check("anna", now + Duration::from_secs(46)), Ok(()));
        assert_eq!(tries.check("anna", now + FORGOTTEN), Ok(()));
    }
}
