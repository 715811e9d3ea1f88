//! Several processes on one database hear of each other. What is said is a hint that comes at once or
//! not at all; so this process also looks by itself, every two seconds, at what is followed here.

use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
    time::Duration,
};

use tokio::{
    sync::watch,
    time::{MissedTickBehavior, interval},
};

use crate::{
    lobby::Lobby,
    presence::Presence,
    store::{Heard, Keeper, StoreError},
    table::Rooms,
};

/// How often it is looked at what is followed here, hint or not.
const LOOK: Duration = Duration::from_secs(2);

/// How often it is looked for turns of the computer that no process does.
const CALL: Duration = Duration::from_secs(20);

/// How often it is looked for plans that no process carries out.
const ANSWER: Duration = Duration::from_secs(10);

/// How often it is said which tables are still on offer here.
const OFFER: Duration = Duration::from_secs(10);

/// How much later than the last one a deletion may be seen that has an earlier date, in milliseconds.
const LATE: u64 = 600_000;

/// How many hints are looked at together.
const TOGETHER: usize = 256;

/// Makes a debug build rely on hints, so that the tests of them can show that they would notice.
const DEAF: &str = "ZWICK_TEST_DEAF";

/// Hears of other processes until the server stops; where there are none this ends at once.
pub(crate) async fn attend(
    rooms: Arc<Rooms<Keeper>>,
    lobby: Arc<Lobby>,
    presence: Presence,
    mut stopping: watch::Receiver<bool>,
) {
    let Keeper::Postgres(store) = rooms.store() else { return };
    let mut heard = store.hear();
    let relies = cfg!(debug_assertions) && std::env::var_os(DEAF).is_some();
    let [mut looks, mut calls, mut answers, mut offers] =
        [LOOK, CALL, ANSWER, OFFER].map(|period| {
            let mut ticks = interval(period);
            ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
            ticks
        });
    let (mut hints, mut waiting) = (Vec::with_capacity(TOGETHER), HashSet::new());
    let mut plans = HashMap::new();
    let mut deleted = 0;
    loop {
        let done = tokio::select! {
            () = stop(&mut stopping) => return,
            count = heard.recv_many(&mut hints, TOGETHER) => match count {
                0 => return,
                _ => follow(&rooms, &presence, hints.drain(..), relies).await,
            },
            _ = looks.tick(), if !relies => match look(&rooms, &presence).await {
                Ok(()) => forget_deleted(&rooms, &mut deleted).await,
                failed => failed,
            },
            _ = calls.tick() => rooms.take_up(&mut waiting).await,
            _ = answers.tick() => rooms.take_up_plans_of_others(&mut plans).await,
            _ = offers.tick() => lobby.still_here(|game| presence.is_here(game)).await,
        };
        if let Err(error) = done {
            tracing::warn!(%error, "it is not known what other processes do");
        }
    }
}

/// Looks at everything that is followed here.
async fn look(rooms: &Rooms<Keeper>, presence: &Presence) -> Result<(), StoreError> {
    rooms.look_again(None).await?;
    read(rooms, presence, &presence.read()).await
}

/// Forgets who has been deleted by another process, also where its hint was lost. The last date that was met is
/// noted, and looked at with some time before it: clocks differ, and what is being written is not seen yet.
async fn forget_deleted(rooms: &Rooms<Keeper>, last: &mut u64) -> Result<(), StoreError> {
    let Keeper::Postgres(store) = rooms.store() else { return Ok(()) };
    let deleted = store.deleted_since(last.saturating_sub(LATE)).await?;
    *last = deleted.iter().map(|(_, at)| *at).max().unwrap_or(*last);
    let accounts: HashSet<String> = deleted.into_iter().map(|(account, _)| account).collect();
    if !accounts.is_empty() {
        rooms.forget_deleted(&accounts);
    }
    Ok(())
}

/// Looks whether something new was written in some games.
async fn read(
    rooms: &Rooms<Keeper>,
    presence: &Presence,
    games: &[String],
) -> Result<(), StoreError> {
    if let (Keeper::Postgres(store), false) = (rooms.store(), games.is_empty()) {
        for (game, last) in store.last_messages(games).await? {
            presence.written(&game, last);
        }
    }
    Ok(())
}

/// Comes back when the server is to stop.
async fn stop(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

/// Looks at the games of some hints.
async fn follow(
    rooms: &Rooms<Keeper>,
    presence: &Presence,
    hints: impl Iterator<Item = Heard>,
    relies: bool,
) -> Result<(), StoreError> {
    let (mut games, mut written, mut all) = (HashSet::new(), Vec::new(), false);
    for hint in hints {
        match hint {
            Heard::Those { games: gone_on, written: new, accounts } => {
                games.extend(gone_on);
                written.extend(new);
                for account in accounts {
                    rooms.forget_account(&account);
                }
            }
            Heard::Anything => all = !relies,
        }
    }
    if all {
        return look(rooms, presence).await;
    }
    read(rooms, presence, &written).await?;
    let games: Vec<String> = games.into_iter().collect();
    rooms.look_again(Some(&games)).await
}
