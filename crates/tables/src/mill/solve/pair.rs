//! A sub-space and the same stones with the other side to move, solved together.
//!
//! Quiet moves lead from the one to the other and back; everything else leads to sub-spaces that
//! are finished. Level by level: first every block decides what it can (its rows are its own),
//! then what was decided is told to the other side (cells are only written).

#![allow(unsafe_code, reason = "rows of the working arrays are claimed by number")]

use std::{
    io,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
};

use super::{
    super::frame::Frame,
    canon::Canon,
    cells::Rows,
    isa::{Isa, Portable, Vector},
    layer::Layers,
    metric::Metric,
    plan::Planned,
    room::Room,
    side::Side,
    worker::Worker,
};
use crate::watch::Stage;

/// A sub-space and its counterpart; both are one where both sides have the same stones.
pub(crate) struct Pair<'a, M: Metric> {
    pub(crate) first: Side<'a, M>,
    pub(crate) second: Option<Side<'a, M>>,
    /// Whether the second one is solved too, or only hears of the first.
    both: bool,
}

/// How the work is done.
#[derive(Clone, Copy)]
pub(crate) struct Crew<'a> {
    pub(crate) threads: usize,
    pub(crate) vector: Vector,
    /// Asks for a stop; pauses by not returning.
    pub(crate) halt: &'a (dyn Fn() -> bool + Sync),
}

/// Why a pair was not finished.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unfinished {
    /// A stop was asked for.
    Stopped,
    /// A distance does not fit the metric.
    TooLong,
}

/// A thing to do with every block.
#[derive(Clone, Copy, Debug)]
enum Step {
    Seed,
    Visit(u16),
    Late,
    Tell(Option<u16>),
    Close,
}

impl<'a, M: Metric> Pair<'a, M> {
    pub(crate) fn new(
        frame: &'a Frame,
        planned: Planned,
        canon: &impl Fn(usize) -> Arc<Canon>,
        layers: &Layers,
        room: Room<'_>,
    ) -> io::Result<Self> {
        let Planned { space, both } = planned;
        let swapped = space.swapped();
        let first = Side::new(frame, space, canon, layers, room)?;
        let second = match (space == swapped, both) {
            (true, _) => None,
            (false, true) => Some(Side::new(frame, swapped, canon, layers, room)?),
            (false, false) => Some(Side::listener(frame, swapped, canon, room)?),
        };
        Ok(Self { first, second, both })
    }

    /// The bytes that the arrays of a pair take, roughly.
    pub(crate) fn bytes(frame: &Frame, planned: Planned) -> u64 {
        let second = planned.space != planned.space.swapped();
        Side::<M>::bytes(frame, planned.space) * (1 + u64::from(second))
    }

    /// Tells the other side all that is in the rows, which come from a table.
    pub(crate) fn tell_all(&self, crew: Crew<'_>) -> Result<(), Unfinished> {
        self.step(crew, Step::Tell(None))
    }

    /// Solves both.
    pub(crate) fn solve(&self, crew: Crew<'_>, begin: impl Fn(Stage)) -> Result<(), Unfinished> {
        self.decide(crew, begin)?;
        self.step(crew, Step::Close)
    }

    /// Decides what can be decided; the rest stays open.
    fn decide(&self, crew: Crew<'_>, begin: impl Fn(Stage)) -> Result<(), Unfinished> {
        begin(Stage::Seeding);
        self.step(crew, Step::Seed)?;
        self.step(crew, Step::Tell(Some(0)))?;
        if self.sides().any(|(side, _)| side.task.has_after_steps()) {
            self.step(crew, Step::Late)?;
            return self.step(crew, Step::Tell(Some(1)));
        }
        for level in 1.. {
            if !self.has_work(level) {
                return Ok(());
            }
            if level > M::LAST_LEVEL {
                return Err(Unfinished::TooLong);
            }
            begin(Stage::Level(level));
            self.step(crew, Step::Visit(level))?;
            self.step(crew, Step::Tell(Some(level)))?;
        }
        Ok(())
    }

    /// Lets go of what is in the tables by now.
    pub(crate) fn forget_values(&mut self) {
        for side in std::iter::once(&mut self.first).chain(&mut self.second) {
            side.values = Rows::none();
            side.open = Rows::none();
        }
    }

    /// The sides that are solved, each with its counterpart.
    pub(crate) fn sides(&self) -> impl Iterator<Item = (&Side<'a, M>, &Side<'a, M>)> {
        let other = self.second.as_ref().unwrap_or(&self.first);
        let solved = self.second.as_ref().filter(|_| self.both);
        let second = solved.map(|second| (second, &self.first));
        std::iter::once((&self.first, other)).chain(second)
    }

    /// Whether anything is left to decide at this level or later.
    fn has_work(&self, level: u16) -> bool {
        self.sides().filter(|(side, _)| side.task.ways.is_some()).any(|(side, _)| {
            level <= side.last_due.load(Ordering::Relaxed)
                || side.dirty.iter().any(|dirty| dirty.load(Ordering::Relaxed))
        })
    }

    fn step(&self, crew: Crew<'_>, step: Step) -> Result<(), Unfinished> {
        for (side, other) in self.sides() {
            let job = Job {
                side,
                other,
                step,
                crew,
                chunk: (side.len() / (crew.threads * 16)).clamp(1, 64),
                next: AtomicUsize::new(0),
                stopped: AtomicBool::new(false),
            };
            std::thread::scope(|scope| {
                for _ in 1..crew.threads {
                    scope.spawn(|| job.work());
                }
                job.work();
            });
            if job.stopped.load(Ordering::Relaxed) {
                return Err(Unfinished::Stopped);
            }
        }
        Ok(())
    }
}

/// A step of one side, which all threads of the crew work on.
struct Job<'a, 'b, M: Metric> {
    side: &'a Side<'b, M>,
    other: &'a Side<'b, M>,
    step: Step,
    crew: Crew<'a>,
    /// How many blocks a thread takes at a time.
    chunk: usize,
    /// The first block that nobody has taken.
    next: AtomicUsize,
    stopped: AtomicBool,
}

impl<M: Metric> Job<'_, '_, M> {
    fn work(&self) {
        match self.crew.vector {
            Vector::Portable => self.work_on::<Portable>(),
            #[cfg(target_arch = "x86_64")]
            Vector::Avx512 => {
                // SAFETY: `Vector::best` has seen these features.
                unsafe { self.work_avx512() }
            }
        }
    }

    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,bmi1,bmi2,popcnt,lzcnt")]
    fn work_avx512(&self) {
        self.work_on::<super::isa::Avx512>();
    }

    #[inline(always)]
    #[expect(clippy::inline_always, reason = "compiled with the features of its callers")]
    fn work_on<I: Isa>(&self) {
        let mut worker = Worker::<I, M>::new();
        loop {
            let first = self.next.fetch_add(self.chunk, Ordering::Relaxed);
            if first >= self.side.len() || self.stopped.load(Ordering::Relaxed) {
                if let Step::Tell(_) = self.step {
                    // SAFETY: in this step `seen` of the other side is only written to.
                    unsafe { worker.tell_rest(self.side, self.other) };
                }
                self.side.add_count(worker.take_count());
                return;
            }
            if (self.crew.halt)() {
                self.stopped.store(true, Ordering::Relaxed);
                return;
            }
            for block in first..(first + self.chunk).min(self.side.len()) {
                self.work_at(&mut worker, block);
            }
        }
    }

    #[inline(always)]
    #[expect(clippy::inline_always, reason = "compiled with the features of its callers")]
    fn work_at<I: Isa>(&self, worker: &mut Worker<I, M>, block: usize) {
        let side = self.side;
        // SAFETY: the counter hands every block to one thread; `seen` of the other side is
        // touched by `tell` alone in that step.
        unsafe {
            match self.step {
                Step::Seed => worker.seed(side, block),
                Step::Visit(level) => worker.visit(side, block, level),
                Step::Late if side.task.has_after_steps() => worker.decide_late(side, block),
                Step::Late => {}
                Step::Tell(level) => worker.tell(side, self.other, block, level),
                Step::Close => worker.close(side, block),
            }
        }
    }
}
