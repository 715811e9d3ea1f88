//! Holding tables against the rules: every value follows from those of the turns.
//!
//! For each position the value that its turns give it, as the rules crate makes them, must be the
//! one the table has. Where the plies are known and every position that can be reached is verified,
//! this is a proof: a win in p plies names a turn to a loss in p - 1, so nothing can be called won
//! or lost that is not; and whatever is lost in p plies has only turns to wins in fewer, which are
//! named right, so it cannot be called anything else. Where only win, draw and loss are kept a gap
//! remains: drawn positions could call each other won and lost in a ring. A sample shows no more
//! than that such errors are rare.

mod positions;

use std::{
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    thread,
};

use board::State;
use mill::Mill;

use self::positions::{Stones, all, sample};
use super::{
    Space,
    probe::{
        ProbeError, Prober,
        kind::{Kind, by_turns, kind},
        read,
    },
};
use crate::Value;

/// How many positions are verified at once. What they ask of the tables is asked in order, so the
/// more there are, the fewer times a piece of a table is unpacked.
const BATCH: usize = 1 << 16;

/// What is to be verified.
#[derive(Clone, Debug)]
pub struct Selection {
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

/// Verifies the tables of a game. `watch` hears after each batch how many positions are done and
/// in which sub-space, and says whether to go on.
///
/// # Errors
///
/// If a table that is needed is missing or cannot be used.
pub fn verify(
    prober: &Prober<'_>,
    selection: &Selection,
    watch: &(dyn Fn(Space, u64) -> bool + Sync),
) -> Result<Verified, ProbeError> {
    let stones: Box<dyn Iterator<Item = Stones> + Send> = match selection.sample {
        Some(count) => Box::new(sample(prober.rules(), &selection.spaces, count, selection.seed)),
        None => Box::new(all(prober.frame(), &selection.spaces)),
    };
    let run = Run {
        prober,
        watch,
        batches: Mutex::new((0, stones)),
        positions: AtomicU64::new(0),
        stopped: AtomicBool::new(false),
        first: Mutex::new(None),
    };
    thread::scope(|scope| {
        for _ in 0..selection.threads.max(1) {
            scope.spawn(|| run.work());
        }
    });
    let positions = run.positions.into_inner();
    match run.first.into_inner().unwrap_or_else(PoisonError::into_inner) {
        None => Ok(Verified { positions, mismatch: None }),
        Some((_, Finding::Wrong(mismatch))) => Ok(Verified { positions, mismatch: Some(mismatch) }),
        Some((_, Finding::Failed(error))) => Err(error),
    }
}

/// Why a run stops before its end.
enum Finding {
    Wrong(Mismatch),
    Failed(ProbeError),
}

type Batches<'run> = (u64, Box<dyn Iterator<Item = Stones> + Send + 'run>);

struct Run<'run> {
    prober: &'run Prober<'run>,
    watch: &'run (dyn Fn(Space, u64) -> bool + Sync),
    /// The positions to come, and the number of the next batch.
    batches: Mutex<Batches<'run>>,
    positions: AtomicU64,
    stopped: AtomicBool,
    /// The first finding, with the number of its batch. Batches are handed out in order and
    /// finished, so it does not depend on the threads.
    first: Mutex<Option<(u64, Finding)>>,
}

impl Run<'_> {
    fn work(&self) {
        while let Some((number, stones)) = self.next_batch() {
            let space = stones[0].space;
            let positions: Vec<Mill> = stones
                .into_iter()
                .filter_map(|stones| stones.position(self.prober.rules()))
                .filter(|position| kind(position) != Kind::ByTurns)
                .collect();
            let finding = match self.first_wrong(&positions) {
                Ok(None) => None,
                Ok(Some(mismatch)) => Some(Finding::Wrong(mismatch)),
                Err(error) => Some(Finding::Failed(error)),
            };
            if let Some(finding) = finding {
                self.report(number, finding);
            }
            let count = positions.len() as u64;
            let done = self.positions.fetch_add(count, Ordering::Relaxed) + count;
            if !(self.watch)(space, done) {
                self.stopped.store(true, Ordering::Relaxed);
            }
        }
    }

    fn next_batch(&self) -> Option<(u64, Vec<Stones>)> {
        let mut batches = self.batches.lock().unwrap_or_else(PoisonError::into_inner);
        if self.stopped.load(Ordering::Relaxed) {
            return None;
        }
        let (number, stones) = &mut *batches;
        let batch: Vec<Stones> = stones.take(BATCH).collect();
        *number += 1;
        (!batch.is_empty()).then_some((*number, batch))
    }

    fn report(&self, number: u64, finding: Finding) {
        self.stopped.store(true, Ordering::Relaxed);
        let mut first = self.first.lock().unwrap_or_else(PoisonError::into_inner);
        if first.as_ref().is_none_or(|(earlier, _)| number < *earlier) {
            *first = Some((number, finding));
        }
    }

    /// The first position whose value is not what its turns say.
    fn first_wrong(&self, positions: &[Mill]) -> Result<Option<Mismatch>, ProbeError> {
        let mut questions = Questions::default();
        for position in positions {
            let none: Result<_, ProbeError> = judge(position, &mut |asked| {
                questions.ask(self.prober.locate(asked));
                Ok(Value::Draw)
            });
            none?;
        }
        let mut answers = self.answers(questions)?.into_iter();
        for position in positions {
            let mismatch = judge(position, &mut |asked| {
                let answer = answers.next().flatten();
                answer.ok_or_else(|| ProbeError::NoPosition(asked.to_fen()))
            })?;
            if mismatch.is_some() {
                return Ok(mismatch);
            }
        }
        Ok(None)
    }

    /// What the tables say, asked from their beginnings to their ends.
    fn answers(&self, questions: Questions) -> Result<Vec<Option<Value>>, ProbeError> {
        let Questions { spaces, mut asked } = questions;
        let mut answers = vec![None; asked.len()];
        asked.sort_unstable();
        for of_one_table in asked.chunk_by(|(one, ..), (two, ..)| one == two) {
            let table = self.prober.table(spaces[usize::from(of_one_table[0].0)])?;
            let metric = table.header().metric;
            for &(_, index, place) in of_one_table {
                answers[place as usize] = read(table.get(index)?, metric);
            }
        }
        Ok(answers)
    }
}

/// What a batch wants to know of the tables.
#[derive(Default)]
struct Questions {
    spaces: Vec<Space>,
    /// For each question the place of its sub-space, the number of the position, and the place of
    /// the answer.
    asked: Vec<(u16, u64, u32)>,
}

impl Questions {
    fn ask(&mut self, (space, index): (Space, u64)) {
        let known = self.spaces.iter().position(|&known| known == space);
        let place = known.unwrap_or_else(|| {
            self.spaces.push(space);
            self.spaces.len() - 1
        });
        self.asked.push((place as u16, index, self.asked.len() as u32));
    }
}

/// Compares the value of a position with what its turns say. Which positions are looked up, and in
/// which order, does not depend on their values.
fn judge<E>(
    position: &Mill,
    look_up: &mut impl FnMut(&Mill) -> Result<Value, E>,
) -> Result<Option<Mismatch>, E> {
    let found = look_up(position)?;
    let expected = match kind(position) {
        Kind::Over(value) => value,
        Kind::Stored | Kind::ByTurns => by_turns(position, look_up)?,
    };
    let wrong = !found.agrees(expected);
    Ok(wrong.then(|| Mismatch { fen: position.to_fen(), found, expected }))
}
