//! A few engines that think for all tables.

use std::{
    collections::HashMap,
    panic::{self, AssertUnwindSafe},
    path::PathBuf,
    sync::{Arc, Mutex, MutexGuard, PoisonError, atomic::AtomicBool},
    thread,
    time::Duration,
};

use board::{GraphHash, State};
use engine::{Answer, Engine, Level, Limits, Outlook, Question, Settings};
use game::{AnyRules, Family};
use pegs::{Hole, Pegs};
use tokio::sync::{Semaphore, oneshot, watch};

use crate::{operator::COUNTS, table::Table};

/// How long a hint is thought about.
const FOR_A_HINT: Duration = Duration::from_millis(500);

/// A few engines that think for all tables.
#[derive(Clone, Debug)]
pub struct Thinkers(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    /// Those who do not think at the moment; there is one for each permit.
    idle: Mutex<Vec<Thinker>>,
    permits: Arc<Semaphore>,
    /// All of them, those who think included.
    all: Vec<Engine>,
    /// The one that answers where a game is known by heart, so that each is learnt once.
    first: Engine,
    /// The games that are being learnt, and whether they have been.
    learnt: Mutex<HashMap<u64, watch::Receiver<bool>>>,
}

#[derive(Debug)]
struct Thinker {
    engine: Engine,
    /// What it thought about last: what it remembers of one game misleads it in another.
    last: Option<(String, Level)>,
}

impl Thinkers {
    /// As many as this machine has cores for; with the tables of a folder, if there are any.
    pub fn new(tables: Option<PathBuf>) -> Self {
        let count = thread::available_parallelism().map_or(2, usize::from).clamp(2, 4);
        let settings = Settings { tables, ..Settings::default() };
        let engines: Vec<Engine> = (0..count).map(|_| Engine::new(&settings)).collect();
        Self(Arc::new(Inner {
            first: engines[0].clone(),
            all: engines.clone(),
            idle: Mutex::new(
                engines.into_iter().map(|engine| Thinker { engine, last: None }).collect(),
            ),
            permits: Arc::new(Semaphore::new(count)),
            learnt: Mutex::default(),
        }))
    }

    /// How many of them think at the moment.
    pub fn busy(&self) -> usize {
        self.0.all.len().saturating_sub(self.0.permits.available_permits())
    }

    /// Whether the highest level plays perfectly by some rules.
    pub async fn is_perfect(&self, rules: AnyRules) -> bool {
        let engine = self.0.first.clone();
        // A table may have to be opened for it.
        tokio::task::spawn_blocking(move || engine.is_perfect(&rules)).await.unwrap_or_default()
    }

    /// Lets all of them see the tables of a game that were made or removed since.
    pub(crate) fn forget_tables(&self, game: GraphHash) {
        for engine in &self.0.all {
            engine.forget_tables(game);
        }
    }

    /// Begins to learn a game that is known by heart, unless that was begun before; what comes back
    /// becomes true when it is done.
    pub(crate) fn learn(&self, rules: AnyRules) -> watch::Receiver<bool> {
        let mut learnt = lock(&self.0.learnt);
        let known = learnt.entry(rules.graph_hash().0).or_insert_with(|| {
            let (done, known) = watch::channel(!is_by_heart(&rules));
            if is_by_heart(&rules) {
                let engine = self.0.first.clone();
                let start = Question::new(rules.initial(), Level::FULL);
                tokio::task::spawn_blocking(move || {
                    ask(&engine, &start, &AtomicBool::new(false));
                    done.send_replace(true);
                });
            }
            known
        });
        known.clone()
    }

    /// The engine that knows a game by heart, once it has learnt it.
    pub(crate) async fn by_heart(&self, rules: AnyRules) -> Option<Engine> {
        let mut learnt = self.learn(rules);
        let _ = learnt.wait_for(|learnt| *learnt).await;
        is_by_heart(&rules).then(|| self.0.first.clone())
    }

    /// Thinks about a game, in a thread of its own, until there is an answer or `stop` is set.
    pub(crate) async fn think(
        &self,
        game: &str,
        question: Question,
        stop: Arc<AtomicBool>,
    ) -> Answer {
        // Learning may take seconds; other tables must not wait for it.
        let mut learnt = self.learn(question.position.rules());
        let _ = learnt.wait_for(|learnt| *learnt).await;
        let waiting = COUNTS.wait_for_engine();
        let Ok(permit) = self.0.permits.clone().acquire_owned().await else {
            return Answer::default();
        };
        drop(waiting);
        let (inner, about) = (self.0.clone(), (game.to_string(), question.level));
        beside(move || {
            let answer = inner.answer(about, &question, &stop);
            drop(permit);
            answer
        })
        .await
        .unwrap_or_default()
    }

    /// What can still be made of a position of solitaire; nothing if finding out breaks down.
    pub(crate) async fn outlook(&self, position: Pegs, active: Option<Hole>) -> Option<Outlook> {
        let mut learnt = self.learn(AnyRules::Pegs(State::rules(&position)));
        let _ = learnt.wait_for(|learnt| *learnt).await;
        let waiting = COUNTS.wait_for_engine();
        let permit = self.0.permits.clone().acquire_owned().await.ok()?;
        drop(waiting);
        let engine = self.0.first.clone();
        beside(move || {
            let outlook = engine.outlook(&position, active);
            // Whoever asked may be gone; the thread is free only now.
            drop(permit);
            outlook
        })
        .await
    }

    /// Thinks about a hint for whoever is to move at a table, as well as it can.
    pub(crate) async fn advise(&self, table: &Table) -> Answer {
        let question = Question::of_game(&table.game, Level::FULL);
        let limits = Limits { time: Some(FOR_A_HINT), ..question.limits };
        let question = Question { limits, beginning: false, ..question };
        self.think(&table.id, question, Arc::default()).await
    }
}

impl Inner {
    fn answer(&self, about: (String, Level), question: &Question, stop: &AtomicBool) -> Answer {
        if is_by_heart(&question.position.rules()) {
            return ask(&self.first, question, stop);
        }
        let Some(mut thinker) = lock(&self.idle).pop() else {
            return Answer::default();
        };
        if thinker.last.as_ref() != Some(&about) {
            thinker.engine.forget();
            thinker.last = Some(about);
        }
        let answer = ask(&thinker.engine, question, stop);
        lock(&self.idle).push(thinker);
        answer
    }
}

/// Thinks in a thread of its own, which lets those go first who wait for the answer to a click; nothing
/// if the thinking breaks down, or there is no thread to be had.
async fn beside<T: Send + 'static>(think: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let (tell, told) = oneshot::channel();
    let thread = thread::Builder::new().name("thinker".to_string()).spawn(move || {
        tables::give_way(tables::Way::Some);
        // Who does not wait any more does not want to know.
        let _ = tell.send(think());
    });
    thread.ok()?;
    told.await.ok()
}

/// Asks an engine; one that breaks down over a question has no answer to it.
fn ask(engine: &Engine, question: &Question, stop: &AtomicBool) -> Answer {
    let answer = || engine.answer(question, stop, &mut |_| {});
    panic::catch_unwind(AssertUnwindSafe(answer)).unwrap_or_else(|_| {
        tracing::error!(position = question.position.to_fen(), "thinking has failed");
        Answer::default()
    })
}

/// Whether a game is known by heart, once it has been learnt: nothing is searched or remembered.
fn is_by_heart(rules: &AnyRules) -> bool {
    matches!(rules.family(), Family::Wolf | Family::Battue | Family::Pegs)
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
