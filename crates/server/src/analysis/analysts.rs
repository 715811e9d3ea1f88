//! A few engines that look at games, beside those that play them.

use std::{
    panic::{self, AssertUnwindSafe},
    path::PathBuf,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use analysis::Judge;
use board::GraphHash;
use engine::{Engine, Limits, Settings};
use game::AnyRules;
use i18n::Language;
use tokio::sync::Semaphore;

use super::{
    Judged, Values,
    annotated::{Annotation, exact},
};
use crate::{computer::Thinkers, operator::COUNTS, table::Table};

/// How many look at games at the same time: nobody who plays waits for them.
const COUNT: usize = 2;

/// How many positions are searched for all turns of a position, and how long at most.
const FOR_VALUES: Limits = Limits {
    depth: None,
    nodes: Some(1_000_000),
    time: Some(Duration::from_millis(2500)),
    lines: 0,
};

/// How many positions are searched for a turn of a game. No clock ends it: a game is judged the same
/// whenever it is opened.
const FOR_A_TURN: Limits = Limits { depth: None, nodes: Some(80_000), time: None, lines: 0 };

/// A few engines that look at games.
#[derive(Clone, Debug)]
pub struct Analysts(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    all: Vec<Engine>,
    /// Those who do nothing at the moment; there is one for each permit.
    idle: Mutex<Vec<Engine>>,
    permits: Arc<Semaphore>,
    /// What is known by heart is learnt once, by those who play.
    thinkers: Thinkers,
}

impl Analysts {
    /// With the tables of a folder, if there are any, and what those know who play.
    pub fn new(tables: Option<PathBuf>, thinkers: Thinkers) -> Self {
        let settings = Settings { tables, ..Settings::default() };
        let all: Vec<Engine> = (0..COUNT).map(|_| Engine::new(&settings)).collect();
        let (idle, permits) = (Mutex::new(all.clone()), Arc::new(Semaphore::new(COUNT)));
        Self(Arc::new(Inner { all, idle, permits, thinkers }))
    }

    /// Lets all of them, and those who play, see the tables of a game that were made or removed since.
    pub(crate) fn forget_tables(&self, game: GraphHash) {
        self.0.thinkers.forget_tables(game);
        for engine in &self.0.all {
            engine.forget_tables(game);
        }
    }

    /// What every turn at a table is worth; nothing if thinking has broken down.
    pub(crate) async fn values(&self, table: Table, language: Language) -> Option<Values> {
        let rules = table.game.rules();
        self.ask(rules, FOR_VALUES, move |judge| Values::of(judge, &table, language)).await
    }

    /// What the turns at a table have given away, from one of them on.
    pub(crate) async fn judge(
        &self,
        table: Table,
        from: usize,
        language: Language,
    ) -> Option<Judged> {
        let rules = table.game.rules();
        self.ask(rules, FOR_A_TURN, move |judge| Judged::of(judge, &table, from, language)).await
    }

    /// What is known for certain about the turns at a table.
    pub(super) async fn exact(&self, table: Table) -> Option<Vec<Annotation>> {
        let rules = table.game.rules();
        // Nothing is searched for it.
        self.ask(rules, FOR_A_TURN, move |judge| exact(judge, &table)).await
    }

    /// Asks whoever is free, in a thread of its own.
    async fn ask<T: Send + 'static>(
        &self,
        rules: AnyRules,
        limits: Limits,
        question: impl FnOnce(&Judge) -> T + Send + 'static,
    ) -> Option<T> {
        let by_heart = self.0.thinkers.by_heart(rules).await;
        let waiting = COUNTS.wait_for_engine();
        let permit = self.0.permits.clone().acquire_owned().await.ok()?;
        drop(waiting);
        let inner = self.0.clone();
        let asked = tokio::task::spawn_blocking(move || {
            let own = lock(&inner.idle).pop();
            let engine = by_heart.or_else(|| own.clone())?;
            let judge = Judge { engine, limits };
            let answer = panic::catch_unwind(AssertUnwindSafe(|| question(&judge)));
            lock(&inner.idle).extend(own);
            drop(permit);
            answer.map_err(|_| tracing::error!("looking at a game has failed")).ok()
        });
        asked.await.ok().flatten()
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
