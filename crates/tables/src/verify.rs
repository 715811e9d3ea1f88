//! Holding tables against the rules: every value follows from those of the turns.
//!
//! For each position the value that its turns give it, as the crates of rules make them, must be
//! the one the table has. Where the plies are known and every position that can be reached is
//! verified, this is a proof: a win in p plies names a turn to a loss in p - 1, so nothing can be
//! called won or lost that is not; and whatever is lost in p plies has only turns to wins in fewer,
//! which are named right, so it cannot be called anything else. Where only win, draw and loss are
//! kept a gap remains: drawn positions could call each other won and lost in a ring. A sample shows
//! no more than that errors are rare.

use std::{
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    thread,
};

use board::mix;

use crate::Value;

/// How many positions are verified at once. What they ask of the tables is asked in order, so the
/// more there are, the fewer times a piece of a table is unpacked.
const BATCH: usize = 1 << 16;

/// What is to be verified.
#[derive(Clone, Debug)]
pub struct Selection<Space> {
    /// The sub-spaces.
    pub spaces: Vec<Space>,
    /// Only so many positions, drawn by lot.
    pub sample: Option<u64>,
    /// What the lot follows from.
    pub seed: u64,
    /// How many threads work.
    pub threads: usize,
}

/// A value that does not follow from those of the turns.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{fen}: the table says {found}, its turns say {expected}")]
pub struct Mismatch {
    /// The position.
    pub fen: String,
    /// What the table says.
    pub found: Value,
    /// What follows from the values of its turns.
    pub expected: Value,
}

/// What came out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// How many positions were looked at.
    pub positions: u64,
    /// The first value that is wrong.
    pub mismatch: Option<Mismatch>,
}

/// What came out of a batch: how many positions there were, and the first that is wrong.
pub(crate) type Judged<E> = Result<(u64, Option<Mismatch>), E>;

/// Verifies positions in batches on several threads. `watch` hears after each batch of its first
/// position and of how many are done, and says whether to go on.
pub(crate) fn in_batches<S: Copy + Send, E: Send>(
    positions: impl Iterator<Item = S> + Send,
    threads: usize,
    judge: impl Fn(&[S]) -> Judged<E> + Sync,
    watch: impl Fn(S, u64) -> bool + Sync,
) -> Result<Verified, E> {
    let run = Run {
        batches: Mutex::new((0, positions)),
        judge,
        watch,
        done: AtomicU64::new(0),
        stopped: AtomicBool::new(false),
        first: Mutex::new(None),
    };
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| run.work());
        }
    });
    let positions = run.done.into_inner();
    match run.first.into_inner().unwrap_or_else(PoisonError::into_inner) {
        None => Ok(Verified { positions, mismatch: None }),
        Some((_, Ok(mismatch))) => Ok(Verified { positions, mismatch: Some(mismatch) }),
        Some((_, Err(error))) => Err(error),
    }
}

/// Why a run stops before its end: something is wrong, or cannot be asked.
type Finding<E> = Result<Mismatch, E>;

struct Run<I, J, W, E> {
    /// The positions to come, and the number of the next batch.
    batches: Mutex<(u64, I)>,
    judge: J,
    watch: W,
    done: AtomicU64,
    stopped: AtomicBool,
    /// The first finding, with the number of its batch. Batches are handed out in order and
    /// finished, so it does not depend on the threads.
    first: Mutex<Option<(u64, Finding<E>)>>,
}

impl<S, I, J, W, E> Run<I, J, W, E>
where
    S: Copy,
    I: Iterator<Item = S>,
    J: Fn(&[S]) -> Judged<E>,
    W: Fn(S, u64) -> bool,
{
    fn work(&self) {
        while let Some((number, positions)) = self.next_batch() {
            let count = match (self.judge)(&positions) {
                Ok((count, None)) => count,
                Ok((count, Some(mismatch))) => {
                    self.report(number, Ok(mismatch));
                    count
                }
                Err(error) => {
                    self.report(number, Err(error));
                    0
                }
            };
            let done = self.done.fetch_add(count, Ordering::Relaxed) + count;
            if !(self.watch)(positions[0], done) {
                self.stopped.store(true, Ordering::Relaxed);
            }
        }
    }

    fn next_batch(&self) -> Option<(u64, Vec<S>)> {
        let mut batches = self.batches.lock().unwrap_or_else(PoisonError::into_inner);
        if self.stopped.load(Ordering::Relaxed) {
            return None;
        }
        let (number, positions) = &mut *batches;
        let batch: Vec<S> = positions.take(BATCH).collect();
        *number += 1;
        (!batch.is_empty()).then_some((*number, batch))
    }

    fn report(&self, number: u64, finding: Finding<E>) {
        self.stopped.store(true, Ordering::Relaxed);
        let mut first = self.first.lock().unwrap_or_else(PoisonError::into_inner);
        if first.as_ref().is_none_or(|(earlier, _)| number < *earlier) {
            *first = Some((number, finding));
        }
    }
}

/// The sub-space of each of `count` positions drawn by lot: each of them as often as any other, one
/// after the other, because neighbours in a table are best asked for together.
pub(crate) fn shares<Space: Copy>(spaces: &[Space], count: u64) -> impl Iterator<Item = Space> {
    (0..count).filter_map(move |drawn| {
        let turn = u128::from(drawn) * spaces.len() as u128 / u128::from(count);
        spaces.get(usize::try_from(turn).ok()?).copied()
    })
}

/// A source of numbers that only look random.
#[derive(Clone, Debug)]
pub(crate) struct Lot(u64);

impl Lot {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(mix(seed))
    }

    /// A number below another.
    pub(crate) fn below(&mut self, limit: u64) -> u64 {
        self.0 = mix(self.0);
        ((u128::from(self.0) * u128::from(limit)) >> 64) as u64
    }
}
