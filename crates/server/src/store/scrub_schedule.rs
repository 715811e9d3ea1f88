//! When traces of what was deleted are taken away. Nothing is written meanwhile, so a file that was written anew rests
//! for a while, and what fails is tried ever less often.

use std::time::Duration;

use tokio::time::Instant;

use super::scrub::Rewrite;

/// The pause before another try, where a reader held the log.
pub(super) const AGAIN: Duration = Duration::from_secs(1);

/// The longest pause, after many tries.
const SELDOM: Duration = Duration::from_secs(64);

/// The file rests for so many times as long as writing it anew has taken: however many accounts are deleted, that takes
/// a tenth of the writer's time at most.
const REST: u32 = 9;

/// What is to be done, and when.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ScrubSchedule {
    retry: Option<Retry>,
    /// From when on the file may be written anew again.
    rewritable: Instant,
}

/// Something that has failed, or had to wait, and is tried again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Retry {
    at: Instant,
    pause: Duration,
}

impl ScrubSchedule {
    /// Nothing is to be done.
    pub(super) const fn new(now: Instant) -> Self {
        Self { retry: None, rewritable: now }
    }

    /// When traces are taken away that are left, if any are.
    pub(super) fn due(&self) -> Option<Instant> {
        self.retry.map(|retry| retry.at)
    }

    /// Which files may be written anew at this moment.
    pub(super) fn rewrite(&self, nobody_waits: bool, now: Instant) -> Rewrite {
        match nobody_waits {
            true => Rewrite::Any,
            false if now < self.rewritable => Rewrite::SmallLater,
            false => Rewrite::Small,
        }
    }

    /// Notes how long it has taken, and whether traces are left.
    pub(super) fn note(&mut self, which: Rewrite, (begun, now): (Instant, Instant), is_done: bool) {
        if which != Rewrite::SmallLater {
            self.rewritable = now + REST * (now - begun);
        }
        self.retry = match self.retry {
            _ if is_done => None,
            _ if which == Rewrite::SmallLater => {
                Some(Retry { at: self.rewritable.max(now), pause: AGAIN })
            }
            failed => {
                let pause = failed.map_or(AGAIN, |failed| (2 * failed.pause).min(SELDOM));
                Some(Retry { at: now + pause, pause })
            }
        };
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

    use super::*;

    #[test]
    fn what_fails_again_and_again_is_tried_ever_less_often() {
        let now = Instant::now();
        let mut schedule = ScrubSchedule::new(now);
        let pauses: Vec<u64> = (0..8)
            .map(|_| {
                schedule.note(Rewrite::Small, (now, now), false);
                (schedule.due().unwrap() - now).as_secs()
            })
            .collect();
        assert_eq!(pauses, [1, 2, 4, 8, 16, 32, 64, 64]);
        schedule.note(Rewrite::Small, (now, now), true);
        assert_eq!(schedule.due(), None);
    }

    #[test]
    fn a_file_that_was_written_anew_rests() {
        let begun = Instant::now();
        let mut schedule = ScrubSchedule::new(begun);
        let after = |tenths: u32| begun + Duration::from_millis(100) * tenths;
        assert_eq!(schedule.rewrite(false, begun), Rewrite::Small);
        schedule.note(Rewrite::Small, (begun, after(1)), true);
        // The next one waits until a tenth of the time is over.
        assert_eq!(schedule.rewrite(false, after(9)), Rewrite::SmallLater);
        schedule.note(Rewrite::SmallLater, (after(9), after(9)), false);
        assert_eq!(schedule.due(), Some(after(10)));
        assert_eq!(schedule.rewrite(false, after(10)), Rewrite::Small);
        assert_eq!(schedule.rewrite(true, after(9)), Rewrite::Any);
    }
}
