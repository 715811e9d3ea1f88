//! The orders, and who carries them out.

use std::{
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use board::GraphHash;
use game::NamedRules;
use tables::{Solution, Stock, Wish};
use tokio::sync::watch;

use super::{
    offer::{Offer, offer},
    order::{Order, Refusal, Unsolved},
    run::{self, Follower, needed_memory},
};
use crate::{
    engine_pool::EnginePool,
    store::{Keeper, Store, StoreError},
    table::Rooms,
};

/// Under which name the orders are kept.
const NOTE: &str = "solving";

/// How long a solver may take to hear that the server stops.
const PARTING: Duration = Duration::from_secs(2);

/// The orders, and who carries them out. Clones are the same.
#[derive(Clone, Debug)]
pub struct Workshop(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    folder: PathBuf,
    rooms: Arc<Rooms<Keeper>>,
    engines: EnginePool,
    orders: Mutex<Vec<Order>>,
    /// Who changes the orders holds it until they are kept.
    desk: tokio::sync::Mutex<()>,
    run: Mutex<Option<Run>>,
    /// Grows when an order or the stock of tables changes; who follows it hears of progress too.
    changes: watch::Sender<u64>,
}

/// An order that is being carried out.
#[derive(Debug)]
struct Run {
    graph: Option<GraphHash>,
    follower: Arc<Follower>,
}

impl Workshop {
    /// The workshop for a folder of tables, with the orders that were kept.
    pub(crate) async fn open(
        folder: PathBuf,
        rooms: Arc<Rooms<Keeper>>,
        engines: EnginePool,
    ) -> Result<Self, StoreError> {
        let kept = rooms.store().note(NOTE).await?.unwrap_or_default();
        // What a later program has written may make no sense here.
        let orders: Vec<Order> = serde_json::from_str(&kept).unwrap_or_default();
        Ok(Self(Arc::new(Inner {
            folder,
            rooms,
            engines,
            orders: Mutex::new(orders),
            desk: tokio::sync::Mutex::default(),
            run: Mutex::default(),
            changes: watch::Sender::default(),
        })))
    }

    /// The folder of the tables.
    pub fn folder(&self) -> &Path {
        &self.0.folder
    }

    /// The orders, the one that is carried out first.
    pub fn orders(&self) -> Vec<Order> {
        lock(&self.0.orders).clone()
    }

    /// How far the run is that goes on, if one does.
    pub(super) fn stand(&self) -> Option<run::Stand> {
        lock(&self.0.run).as_ref().and_then(|run| run.follower.stand())
    }

    /// Where the games are kept.
    pub(super) fn store(&self) -> &Keeper {
        self.0.rooms.store()
    }

    /// The text of rules of one's own, if a game or an order was made with them.
    pub(super) async fn rule_text(&self, id: &str) -> Option<String> {
        if let Ok(Some(text)) = self.store().rule_text(id).await {
            return Some(text);
        }
        self.store().note(&rules_note(id)).await.ok().flatten()
    }

    /// Follows what changes.
    pub(crate) fn watch(&self) -> watch::Receiver<u64> {
        self.0.changes.subscribe()
    }

    /// Orders the tables of a game. What has been ordered already is not ordered again, but what
    /// failed is tried anew.
    ///
    /// # Errors
    ///
    /// If they cannot be computed, are there already, or disk or memory are too small.
    pub async fn order(&self, rules: &NamedRules, text: Option<&str>) -> Result<(), Refusal> {
        let (folder, any) = (self.0.folder.clone(), rules.rules);
        let checked = tokio::task::spawn_blocking(move || check(&folder, &any)).await;
        checked.unwrap_or(Err(Refusal::Unknown))?;
        if let Some(text) = text {
            // Whoever looks at the tables later wants to know what they are of.
            let kept = self.store().set_note(&rules_note(&rules.id), text).await;
            kept.map_err(Refusal::Store)?;
        }
        let graph = rules.rules.graph_hash();
        self.change(|orders| {
            let same = |order: &&mut Order| order.graph() == Some(graph);
            match orders.iter_mut().find(same) {
                Some(order) => order.failure = None,
                None => orders.push(Order::new(rules, text)),
            }
            Ok(())
        })
        .await
    }

    /// Lets an order wait, or go on.
    ///
    /// # Errors
    ///
    /// If there is no such order.
    pub async fn pause(&self, graph: GraphHash, paused: bool) -> Result<(), Refusal> {
        let find = |orders: &mut Vec<Order>| {
            let order = orders.iter_mut().find(|order| order.graph() == Some(graph));
            order.ok_or(Refusal::Unknown).map(|order| order.paused = paused)
        };
        self.change(find).await?;
        self.tell(graph, if paused { Wish::Pause } else { Wish::Go });
        Ok(())
    }

    /// Takes an order back; what is finished stays.
    ///
    /// # Errors
    ///
    /// If there is no such order.
    pub async fn stop(&self, graph: GraphHash) -> Result<(), Refusal> {
        self.tell(graph, Wish::Stop);
        self.change(|orders| {
            let before = orders.len();
            orders.retain(|order| order.graph() != Some(graph));
            if orders.len() < before { Ok(()) } else { Err(Refusal::Unknown) }
        })
        .await
    }

    /// Removes the tables of a game.
    ///
    /// # Errors
    ///
    /// If there are none, they are just being computed, or a file cannot be removed.
    pub async fn remove(&self, graph: GraphHash) -> Result<(), Refusal> {
        let _desk = self.0.desk.lock().await;
        let ordered = self.orders().iter().any(|order| order.graph() == Some(graph));
        // A run that was told to stop may still be writing.
        let runs = lock(&self.0.run).as_ref().is_some_and(|run| run.graph == Some(graph));
        if ordered || runs {
            return Err(Refusal::InWork);
        }
        let folder = self.0.folder.clone();
        let removed = tokio::task::spawn_blocking(move || {
            let stock = Stock::find(&folder, graph).map_err(Refusal::File)?;
            stock.ok_or(Refusal::Unknown)?.remove().map_err(Refusal::File)
        });
        removed.await.unwrap_or(Err(Refusal::Unknown))?;
        self.0.engines.forget_tables(graph);
        self.0.has_changed(true);
        Ok(())
    }

    /// Carries orders out, one after the other, until the server stops.
    pub(crate) async fn attend(self, mut stopping: watch::Receiver<bool>) {
        let mut changes = self.watch();
        loop {
            changes.mark_unchanged();
            if let Some(order) = self.next() {
                if !self.carry_out(&order, &mut stopping).await {
                    return;
                }
                continue;
            }
            tokio::select! {
                changed = changes.changed() => if changed.is_err() { return },
                _ = stopping.wait_for(|stopping| *stopping) => return,
            }
        }
    }

    /// The order to carry out next; one that waits lets nobody pass.
    fn next(&self) -> Option<Order> {
        let first = self.orders().into_iter().find(|order| order.failure.is_none());
        first.filter(|order| !order.paused)
    }

    /// Carries an order out; says whether to go on with the next.
    async fn carry_out(&self, order: &Order, stopping: &mut watch::Receiver<bool>) -> bool {
        let inner = Arc::downgrade(&self.0);
        let follower = Arc::new(Follower::new(move || {
            if let Some(inner) = inner.upgrade() {
                inner.has_changed(false);
            }
        }));
        *lock(&self.0.run) = Some(Run { graph: order.graph(), follower: follower.clone() });
        // Who paused or stopped it just now told a run that was not there yet.
        match self.orders().iter().find(|known| known.graph() == order.graph()) {
            None => follower.tell(Wish::Stop),
            Some(known) if known.paused => follower.tell(Wish::Pause),
            Some(_) => {}
        }
        let mut ended = run::begin(order, &self.0.folder, follower.clone());
        let stops = async {
            let _ = stopping.wait_for(|stopping| *stopping).await;
        };
        let result = tokio::select! {
            result = &mut ended => Some(result),
            () = stops => None,
        };
        let Some(result) = result else {
            follower.tell(Wish::Stop);
            let _ = tokio::time::timeout(PARTING, ended).await;
            return false;
        };
        *lock(&self.0.run) = None;
        self.note(order, result.unwrap_or_else(|_| Err(Unsolved::broken()))).await;
        true
    }

    /// Strikes an order out that has been carried out, or writes down why it was not.
    async fn note(&self, order: &Order, result: Result<(), Unsolved>) {
        if let Some(graph) = order.graph() {
            self.0.engines.forget_tables(graph);
        }
        let failure = match result {
            Ok(()) => None,
            Err(Unsolved::Stopped) => return self.0.has_changed(true),
            Err(Unsolved::Failed(failure)) => Some(failure),
        };
        if let Some(failure) = &failure {
            tracing::warn!(rules = order.rules, failure.message, "no tables");
        }
        let kept = self
            .change(|orders| {
                let place = orders.iter().position(|known| known.graph() == order.graph());
                match (place, &failure) {
                    (Some(place), None) => drop(orders.remove(place)),
                    (Some(place), Some(failure)) => orders[place].failure = Some(failure.clone()),
                    (None, _) => {}
                }
                Ok(())
            })
            .await;
        if let Err(refusal) = kept {
            tracing::error!(?refusal, "the orders are not kept");
        }
    }

    /// Tells the run of a game what to do, if that is the one that goes on.
    fn tell(&self, graph: GraphHash, wish: Wish) {
        let first = self.orders().into_iter().find(|order| order.failure.is_none());
        if first.and_then(|order| order.graph()) == Some(graph)
            && let Some(run) = lock(&self.0.run).as_ref()
        {
            run.follower.tell(wish);
        }
        self.0.has_changed(false);
    }

    /// Changes the orders, and keeps them before anybody sees it.
    async fn change(
        &self,
        change: impl FnOnce(&mut Vec<Order>) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        let _desk = self.0.desk.lock().await;
        let mut orders = self.orders();
        change(&mut orders)?;
        let text = serde_json::to_string(&orders).unwrap_or_default();
        self.0.rooms.store().set_note(NOTE, &text).await.map_err(Refusal::Store)?;
        *lock(&self.0.orders) = orders;
        self.0.has_changed(true);
        Ok(())
    }
}

impl Inner {
    fn has_changed(&self, orders: bool) {
        self.changes.send_modify(|version| *version += u64::from(orders));
    }
}

/// Under which name the text of rules of one's own is kept.
fn rules_note(id: &str) -> String {
    format!("rules-{id}")
}

/// Whether the tables of a game can be computed here.
fn check(folder: &Path, rules: &game::AnyRules) -> Result<(), Refusal> {
    let extent = match offer(rules) {
        Offer::Possible(extent) => extent,
        Offer::Impossible(code) => return Err(Refusal::Impossible(code)),
        Offer::Needless => return Err(Refusal::Needless),
    };
    let own = tables::Tables::open(folder, 0).folder_of(rules.graph_hash().0);
    let solution = Solution::read(&own).unwrap_or_default();
    if extent.is_done(&solution) {
        return Err(Refusal::Done);
    }
    let needed = extent.bytes_left(&solution);
    if let Some(free) = tables::free_disk(folder).filter(|&free| free < needed) {
        return Err(Refusal::Disk { needed, free });
    }
    let needed = needed_memory(extent.entries());
    if let Some(free) = tables::free_memory().filter(|&free| free < needed) {
        return Err(Refusal::Memory { needed, free });
    }
    Ok(())
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
