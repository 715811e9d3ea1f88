//! The engines, the threads they think in, and those who wait for them.

use std::{
    panic::{self, AssertUnwindSafe},
    path::PathBuf,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    },
    thread,
};

use board::GraphHash;
use engine::{Answer, Engine, Level, Question, Settings};
use game::AnyRules;
use tokio::sync::oneshot;

use super::{
    Kind, Network,
    callers::Callers,
    knowledge::Knowledge,
    queue::{Figures, Full, Queue},
};
use crate::operator::COUNTS;

/// A few engines that think for everybody.
#[derive(Clone, Debug)]
pub struct EnginePool(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    queue: Mutex<Queue<Job>>,
    /// Those who do not think at the moment; there is one for each place.
    idle: Mutex<Vec<Thinker>>,
    /// All of them, those who think included.
    all: Vec<Engine>,
    knowledge: Knowledge,
    callers: Callers,
    /// What tells questions apart.
    next: AtomicU64,
}

/// An engine with a memory of its own.
#[derive(Debug)]
struct Thinker {
    engine: Engine,
    /// What it thought about last: what it remembers of one game misleads it in another.
    last: Option<Subject>,
}

/// A game in which what was thought about one turn helps with the next.
type Subject = (String, Level);

/// A question that waits.
struct Job {
    about: Option<Subject>,
    work: Box<dyn FnOnce(&Engine) + Send>,
}

impl std::fmt::Debug for Job {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Job").field("about", &self.about).finish_non_exhaustive()
    }
}

/// Why a question is not answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum Unanswered {
    /// Who asks has too many questions in the pool.
    #[error("too many questions of one network wait; ask again in {retry_after} s")]
    TooMany {
        /// In how many seconds it may be asked again.
        retry_after: u64,
    },
    /// There are too many questions in all.
    #[error("too many questions wait; ask again in {retry_after} s")]
    Busy {
        /// In how many seconds it may be asked again.
        retry_after: u64,
    },
    /// Thinking has broken down.
    #[error("thinking has failed")]
    Failed,
}

impl EnginePool {
    /// As many engines as this machine has cores for; with the tables of a folder, if there are any.
    pub fn new(tables: Option<PathBuf>) -> Self {
        let cores = thread::available_parallelism().map_or(2, usize::from);
        let queue = Queue::new(cores);
        let settings = Settings { tables, ..Settings::default() };
        let all: Vec<Engine> = (0..queue.places()).map(|_| Engine::new(&settings)).collect();
        let idle = all.iter().map(|engine| Thinker { engine: engine.clone(), last: None });
        Self(Arc::new(Inner {
            idle: Mutex::new(idle.collect()),
            knowledge: Knowledge::new(Engine::new(&settings)),
            queue: Mutex::new(queue),
            all,
            callers: Callers::default(),
            next: AtomicU64::default(),
        }))
    }

    /// How many questions of a kind wait and are thought about.
    pub(crate) fn figures(&self, kind: Kind) -> Figures {
        lock(&self.0.queue).figures(kind)
    }

    /// Whether the highest level plays perfectly by some rules.
    pub async fn is_perfect(&self, rules: AnyRules) -> bool {
        let engine = self.0.knowledge.engine.clone();
        // A table may have to be opened for it.
        tokio::task::spawn_blocking(move || engine.is_perfect(&rules)).await.unwrap_or_default()
    }

    /// Begins to learn a game that is known by heart, before the first player waits for it.
    pub(crate) fn learn(&self, rules: AnyRules) {
        self.0.knowledge.learn(rules);
    }

    /// Lets all of them see the tables of a game that were made or removed since.
    pub(crate) fn forget_tables(&self, game: GraphHash) {
        self.0.knowledge.engine.forget_tables(game);
        for engine in &self.0.all {
            engine.forget_tables(game);
        }
    }

    /// Notes that other machines reach the server: a player who is not known may be at any of them.
    pub(crate) fn open_to_others(&self) {
        self.0.callers.open();
    }

    /// Notes who plays in a game, for when it is the computer's turn there.
    pub(crate) fn note_caller(&self, game: &str, network: Network) {
        self.0.callers.note(game, network);
    }

    /// Who plays in a game.
    pub(crate) fn caller_in(&self, game: &str) -> Network {
        self.0.callers.of(game)
    }

    /// Lets a network in with one question at a time.
    ///
    /// # Errors
    ///
    /// If it has too many in the pool already, or all together have.
    pub(crate) fn enter(&self, kind: Kind, network: Network) -> Result<Ticket, Unanswered> {
        let retry_after = kind.retry_after();
        match lock(&self.0.queue).enter(kind, network) {
            Ok(()) => Ok(Ticket { pool: self.clone(), kind, network }),
            Err(full) => {
                COUNTS.refuse_question(kind);
                Err(match full {
                    Full::Network => Unanswered::TooMany { retry_after },
                    Full::Pool => Unanswered::Busy { retry_after },
                })
            }
        }
    }

    /// Begins to think about what waits, as far as there are places.
    fn begin(&self, kind: Kind) {
        loop {
            let next = lock(&self.0.queue).next(kind);
            let Some((network, job)) = next else { return };
            let pool = self.clone();
            let name = format!("engine-{}", Kind::ALL[kind as usize].1);
            let begun = thread::Builder::new().name(name).spawn(move || {
                tables::give_way(kind.way());
                pool.think_on(kind, network, job);
            });
            if let Err(error) = begun {
                // Who asked hears of it, because the question is gone.
                tracing::error!(%error, "no engine can think");
                lock(&self.0.queue).done(kind, network);
            }
        }
    }

    /// Thinks about one question of a kind after the other, until none waits.
    fn think_on(&self, kind: Kind, network: Network, job: Job) {
        let mut next = Some((network, job));
        while let Some((network, job)) = next {
            self.0.think(job);
            let mut queue = lock(&self.0.queue);
            queue.done(kind, network);
            next = queue.next(kind);
        }
    }
}

impl Inner {
    /// Thinks about a question with the engine that remembers most of it.
    fn think(&self, job: Job) {
        let thinker = {
            let mut idle = lock(&self.idle);
            let knows = |thinker: &Thinker| job.about.is_some() && thinker.last == job.about;
            let knowing = idle.iter().position(knows);
            let free = knowing.or_else(|| idle.iter().position(|thinker| thinker.last.is_none()));
            match free {
                Some(index) => Some(idle.remove(index)),
                // The one that has been idle for longest.
                None if idle.is_empty() => None,
                None => Some(idle.remove(0)),
            }
        };
        let Some(mut thinker) = thinker else { return };
        if thinker.last != job.about || job.about.is_none() {
            thinker.engine.forget();
        }
        thinker.last = job.about;
        let work = job.work;
        if panic::catch_unwind(AssertUnwindSafe(|| work(&thinker.engine))).is_err() {
            tracing::error!("thinking has failed");
            thinker.last = None;
        }
        lock(&self.idle).push(thinker);
    }
}

/// The right to ask the pool one question at a time, until it is dropped.
#[derive(Debug)]
pub(crate) struct Ticket {
    pool: EnginePool,
    kind: Kind,
    network: Network,
}

impl Ticket {
    /// Asks an engine about a game by these rules, behind what others have asked before. What is asked hears by
    /// the flag that nobody waits for the answer any more; if what comes back is dropped, that is so.
    ///
    /// # Errors
    ///
    /// If thinking breaks down.
    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        rules: AnyRules,
        about: Option<Subject>,
        question: impl FnOnce(&Engine, &Arc<AtomicBool>) -> T + Send + 'static,
    ) -> Result<T, Unanswered> {
        // Learning may take seconds, in a thread of its own: no place of the pool waits for it.
        let by_heart = self.pool.0.knowledge.by_heart(rules).await;
        let (tell, told) = oneshot::channel();
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = stop.clone();
        let work = Box::new(move |engine: &Engine| {
            let engine = by_heart.as_ref().unwrap_or(engine);
            // Who does not wait any more does not want to know.
            let _ = tell.send(question(engine, &stopped));
        });
        let _waiting = self.wait(Job { about, work }, stop);
        told.await.map_err(|_| Unanswered::Failed)
    }

    /// Lets a question wait, or begins to think about it.
    fn wait(&self, job: Job, stop: Arc<AtomicBool>) -> Waiting<'_> {
        let id = self.pool.0.next.fetch_add(1, Relaxed);
        lock(&self.pool.0.queue).push(self.kind, self.network, id, job);
        self.pool.begin(self.kind);
        Waiting { ticket: self, id, stop }
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        lock(&self.pool.0.queue).leave(self.kind, self.network);
    }
}

/// Somebody who waits for an answer; one who goes takes the question along.
struct Waiting<'a> {
    ticket: &'a Ticket,
    id: u64,
    stop: Arc<AtomicBool>,
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.stop.store(true, Relaxed);
        let Ticket { pool, kind, network } = self.ticket;
        let question = lock(&pool.0.queue).withdraw(*kind, *network, self.id);
        // What it holds is let go without the lock.
        drop(question);
    }
}

/// Asks an engine; one that breaks down over a question has no answer to it.
pub(crate) fn answer(engine: &Engine, question: &Question, stop: &AtomicBool) -> Answer {
    let answer = || engine.answer(question, stop, &mut |_| {});
    panic::catch_unwind(AssertUnwindSafe(answer)).unwrap_or_else(|_| {
        tracing::error!(position = question.position.to_fen(), "thinking has failed");
        Answer::default()
    })
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
