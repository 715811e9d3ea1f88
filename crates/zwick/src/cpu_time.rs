//! The time this program has spent on a processor.

use std::{fs, time::Duration};

/// Ticks of `/proc/self/stat` in a second, the same on every Linux we know.
const TICKS: u64 = 100;

/// The CPU time of this thread so far, or `None` where the system does not say.
///
/// Linux counts nanoseconds in `schedstat`; where that is not built in, ticks in `stat`.
pub(crate) fn now() -> Option<Duration> {
    nanoseconds().or_else(ticks)
}

fn nanoseconds() -> Option<Duration> {
    let text = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let spent = text.split_whitespace().next()?.parse().ok()?;
    (spent > 0).then(|| Duration::from_nanos(spent))
}

fn ticks() -> Option<Duration> {
    let text = fs::read_to_string("/proc/thread-self/stat").ok()?;
    // The name of the program stands in parentheses and may hold anything.
    let fields: Vec<&str> = text.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = |index: usize| fields.get(index)?.parse::<u64>().ok();
    let spent = ticks(11)? + ticks(12)?;
    Some(Duration::from_millis(spent * 1000 / TICKS))
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn work_takes_time() {
        let start = now().unwrap();
        let mut sum = 0u64;
        while now().unwrap() < start + Duration::from_millis(30) {
            sum = std::hint::black_box((0..100_000u64).fold(sum, u64::wrapping_add));
        }
        assert!(ticks().is_some());
    }
}
