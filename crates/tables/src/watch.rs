//! How a caller follows a long computation, and stops it.

use std::time::Duration;

/// Follows a computation. It is asked and told from several threads.
pub trait Watch: Sync {
    /// Something has been done.
    fn progress(&self, progress: &Progress);

    /// What shall be done next; asked several times a second.
    fn wish(&self) -> Wish {
        Wish::Go
    }
}

/// Waits as long as a pause is wished for; says whether to go on.
pub(crate) fn goes_on(watch: &dyn Watch) -> bool {
    loop {
        match watch.wish() {
            Wish::Go => return true,
            Wish::Stop => return false,
            Wish::Pause => std::thread::sleep(Duration::from_millis(50)),
        }
    }
}

/// What a caller wants a computation to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// Go on.
    Go,
    /// Wait.
    Pause,
    /// Stop; what is finished stays.
    Stop,
}

/// How far a computation is.
#[derive(Clone, PartialEq, Debug)]
pub struct Progress {
    /// The sub-space in hand.
    pub space: String,
    /// What is done with it.
    pub stage: Stage,
    /// Positions done, of the whole computation; those in hand count in part, by estimate.
    pub done: u64,
    /// Positions in all.
    pub total: u64,
    /// Positions that were done before this run began.
    pub before: u64,
    /// Seconds since it began.
    pub seconds: f64,
    /// Bytes of memory in use, where the system tells.
    pub memory: u64,
    /// Bytes written to the disk.
    pub disk: u64,
}

/// What is done with a sub-space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Finished sub-spaces are made ready for it.
    Fetching,
    /// Captures and placements are looked at; in draughts, everything.
    Seeding,
    /// What can be decided in so many plies is decided.
    Level(u16),
    /// It is written.
    Writing,
    /// It is done.
    Done,
}

/// Follows nothing.
#[derive(Clone, Copy, Debug)]
pub struct Silent;

impl Watch for Silent {
    fn progress(&self, _: &Progress) {}
}
