//! The computer goes from table to table.

use std::{
    collections::HashSet,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use tokio::sync::{mpsc, watch};

use super::deed::deed;
use crate::{
    engine_pool::EnginePool,
    store::Keeper,
    table::{CommandError, Rooms, Table},
};

/// What the computer needs to sit down at any table.
#[derive(Clone)]
struct Player {
    rooms: Arc<Rooms<Keeper>>,
    engines: EnginePool,
    /// No deed comes sooner than this after the one before, so that it can be followed.
    pace: Duration,
    /// The tables it sits at.
    seats: Arc<Mutex<HashSet<String>>>,
    stopping: watch::Receiver<bool>,
}

/// Does what the computer has to do at every table that is called out, until the server stops.
pub(crate) async fn attend(
    rooms: Arc<Rooms<Keeper>>,
    engines: EnginePool,
    pace: Duration,
    mut due: mpsc::UnboundedReceiver<String>,
    stopping: watch::Receiver<bool>,
) {
    let mut stops = stopping.clone();
    let player = Player { rooms, engines, pace, seats: Arc::default(), stopping };
    loop {
        let called = tokio::select! {
            called = due.recv() => called,
            _ = stops.wait_for(|stopping| *stopping) => return,
        };
        let Some(id) = called else { return };
        if player.sits_down(&id) {
            tokio::spawn(player.clone().play(id));
        }
    }
}

impl Player {
    /// Whether it has just sat down at a table; it sits at none twice.
    fn sits_down(&self, id: &str) -> bool {
        self.seats.lock().unwrap_or_else(PoisonError::into_inner).insert(id.to_string())
    }

    fn gets_up(&self, id: &str) {
        self.seats.lock().unwrap_or_else(PoisonError::into_inner).remove(id);
    }

    /// Does one thing after the other, until there is nothing to do.
    async fn play(self, id: String) {
        loop {
            let next = self.does_something(&id).await;
            if next == Next::Again {
                continue;
            }
            self.gets_up(&id);
            // Who calls while it gets up must not be overheard.
            let calls = next == Next::Nothing && self.table(&id).await.is_some();
            if !calls || !self.sits_down(&id) {
                return;
            }
        }
    }

    /// A table at which the computer has something to do.
    async fn table(&self, id: &str) -> Option<Arc<Table>> {
        let table = self.rooms.find(id).await.ok().flatten();
        table.filter(|table| table.is_due() && !*self.stopping.borrow())
    }

    /// Does the next thing at a table.
    async fn does_something(&self, id: &str) -> Next {
        let Some(table) = self.table(id).await else {
            return Next::Nothing;
        };
        let mut changes = self.rooms.watch(&table);
        let mut stopping = self.stopping.clone();
        let counted = self.rooms.time().counted();
        let thinking = async {
            let least = tokio::time::sleep(self.pace);
            tokio::join!(deed(&self.engines, &table, counted), least).0
        };
        let event = tokio::select! {
            event = thinking => event,
            // Somebody has taken a turn back, or given up: what it thinks about is over.
            _ = changes.wait_for(|now| now.ver > table.ver) => return Next::Again,
            _ = stopping.wait_for(|stopping| *stopping) => return Next::Nothing,
        };
        let Some(event) = event else {
            tracing::error!(id, position = table.game.position().to_fen(), "the computer is lost");
            return Next::Lost;
        };
        match self.rooms.deed(&table, event).await {
            Ok(_) | Err(CommandError::Stale(_)) => Next::Again,
            Err(error) => {
                tracing::error!(id, %error, "the computer cannot go on");
                Next::Lost
            }
        }
    }
}

/// What comes after a deed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    /// Perhaps another one.
    Again,
    /// There is nothing to do.
    Nothing,
    /// It could not be done; whoever looks at the game next calls again.
    Lost,
}
