//! How often something has been how large.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// The most bounds a histogram has.
const MOST: usize = 14;

/// How often something has been how large, in whole units such as microseconds.
#[derive(Debug)]
pub(crate) struct Histogram {
    /// The upper bounds, ascending; what is larger than all of them is only counted.
    bounds: &'static [u64],
    counts: [AtomicU64; MOST],
    all: AtomicU64,
    sum: AtomicU64,
}

impl Histogram {
    /// An empty one with these bounds, of which at most [`MOST`] are looked at.
    pub(super) const fn new(bounds: &'static [u64]) -> Self {
        Self {
            bounds,
            counts: [const { AtomicU64::new(0) }; MOST],
            all: AtomicU64::new(0),
            sum: AtomicU64::new(0),
        }
    }

    /// Counts something of this size.
    pub(crate) fn observe(&self, size: u64) {
        let place = self.bounds.iter().position(|bound| size <= *bound);
        if let Some(count) = place.and_then(|place| self.counts.get(place)) {
            count.fetch_add(1, Relaxed);
        }
        self.all.fetch_add(1, Relaxed);
        self.sum.fetch_add(size, Relaxed);
    }

    /// Each bound with how many were at most as large.
    pub(super) fn buckets(&self) -> Vec<(u64, u64)> {
        let mut sum = 0;
        let counts = self.counts.iter().map(|count| count.load(Relaxed));
        let buckets = self.bounds.iter().zip(counts);
        buckets
            .map(|(bound, count)| {
                sum += count;
                (*bound, sum)
            })
            .collect()
    }

    /// How many there were, and how large together.
    pub(super) fn total(&self) -> (u64, u64) {
        (self.all.load(Relaxed), self.sum.load(Relaxed))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buckets_hold_all_that_is_smaller() {
        let histogram = Histogram::new(&[1, 10, 100]);
        for size in [0, 1, 2, 10, 11, 1000] {
            histogram.observe(size);
        }
        assert_eq!(histogram.buckets(), [(1, 2), (10, 4), (100, 5)]);
        assert_eq!(histogram.total(), (6, 1024));
    }
}
