//! Races over the network: several people, each at home, each alone with the same problem.
//!
//! A race is a small document beside the games ([`Heat`]). When it begins everybody gets a game like any
//! other, without take-backs and hints, and plays it by the usual commands; who stands where follows from the
//! logs. Nobody is told where the others' games are before it is over.

mod heat;
mod progress;
mod view;

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::watch;

pub use self::{
    heat::{Heat, HeatDeed, HeatRefused, Racer},
    progress::Progress,
    view::{HeatState, HeatView, RacerView},
};
use crate::{
    solitaire::{KnownProblem, known_by_id},
    store::{Keeper, KeptRace, Races, StoreError},
    table::{Caller, CreateError, Names, Origin, Rooms, Token, Wish},
};

/// How often a change is tried again after somebody else was faster.
const TRIES: usize = 32;

/// All races over the network.
#[derive(Debug)]
pub struct Heats {
    rooms: Arc<Rooms<Keeper>>,
    /// The versions that were told last, for those who follow a race here.
    watched: Mutex<HashMap<String, watch::Sender<u64>>>,
}

/// A race in a version.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KnownHeat {
    /// The id.
    pub id: String,
    /// The version.
    pub ver: u64,
    /// The race.
    pub heat: Heat,
}

/// Why something does not happen in a race.
#[derive(Debug)]
pub enum HeatError {
    /// There is no such race.
    NoHeat,
    /// There is no such problem.
    Problem,
    /// It is refused.
    Refused(HeatRefused),
    /// A game cannot be begun.
    Create(CreateError),
    /// Too many change it at once.
    Busy,
    /// The database fails.
    Store(StoreError),
}

impl From<StoreError> for HeatError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl From<HeatRefused> for HeatError {
    fn from(refused: HeatRefused) -> Self {
        Self::Refused(refused)
    }
}

impl Heats {
    /// The races whose games are played in these rooms.
    pub fn new(rooms: Arc<Rooms<Keeper>>) -> Self {
        Self { rooms, watched: Mutex::default() }
    }

    /// Makes a race and lets who makes it take part; with the same secret it is the same race.
    ///
    /// # Errors
    ///
    /// If it cannot be had or kept.
    pub async fn create(
        &self,
        problem: &str,
        minutes: u16,
        seat: &Token,
        name: &str,
        caller: &Caller,
    ) -> Result<KnownHeat, HeatError> {
        known_by_id(problem).ok_or(HeatError::Problem)?;
        let join = HeatDeed::Join { seat: seat.clone(), name: name.to_string() };
        let heat = Heat::new(problem, minutes)?.after(&join, caller, 0)?;
        let id = seat.hash().mixed_with("race");
        let known = self.keep_first(&id, heat.clone()).await?;
        if !known.heat.is_made_as(&heat, seat) {
            return Err(HeatRefused::Because("command-reused").into());
        }
        Ok(known)
    }

    /// Keeps a new race, or finds the one that is there.
    async fn keep_first(&self, id: &str, heat: Heat) -> Result<KnownHeat, HeatError> {
        let known = KnownHeat { id: id.to_string(), ver: 1, heat };
        if self.keep(&known).await? { Ok(known) } else { self.find(id).await }
    }

    /// A race by its id.
    ///
    /// # Errors
    ///
    /// If there is none, or it cannot be read.
    pub async fn find(&self, id: &str) -> Result<KnownHeat, HeatError> {
        let KeptRace { id, ver, body } =
            self.rooms.store().race(id).await?.ok_or(HeatError::NoHeat)?;
        let heat = serde_json::from_str(&body)
            .map_err(|error| StoreError::Damaged { game: id.clone(), why: error.to_string() })?;
        Ok(KnownHeat { id, ver, heat })
    }

    /// Does something in a race; done twice it is done once.
    ///
    /// # Errors
    ///
    /// If it is refused, or cannot be kept.
    pub async fn act(
        &self,
        id: &str,
        deed: &HeatDeed,
        caller: &Caller,
    ) -> Result<KnownHeat, HeatError> {
        for _ in 0..TRIES {
            let known = self.find(id).await?;
            let counted = self.rooms.time().counted();
            let mut heat = known.heat.after(deed, caller, counted)?;
            if heat.is_due() || (matches!(deed, HeatDeed::Begin) && heat.begun.is_none()) {
                self.begin(id, &mut heat).await?;
            }
            if matches!(deed, HeatDeed::Rematch) && heat.next.is_none() {
                self.go_on(id, &mut heat).await?;
            }
            if heat == known.heat {
                return Ok(known);
            }
            let changed = KnownHeat { ver: known.ver + 1, heat, ..known };
            if self.keep(&changed).await? {
                return Ok(changed);
            }
        }
        Err(HeatError::Busy)
    }

    /// Gives everybody a game. Their names follow from the race, so that beginning it again after a failure
    /// finds those that are there.
    async fn begin(&self, id: &str, heat: &mut Heat) -> Result<(), HeatError> {
        let known = known_by_id(&heat.problem).ok_or(HeatError::Problem)?;
        for racer in &mut heat.racers {
            let origin = Origin::server(format!("heat-{}", racer.seat.mixed_with(id)));
            let (seat, account) = (&racer.seat, racer.account.as_ref());
            let wish = wish(&known, &racer.name);
            let begun = self.rooms.create_for(&wish, &origin, seat, account).await;
            racer.game = Some(begun.map_err(HeatError::Create)?.id.clone());
        }
        heat.begun = Some(self.rooms.time().moment().counted);
        Ok(())
    }

    /// Makes the next race, if this one is over.
    async fn go_on(&self, id: &str, heat: &mut Heat) -> Result<(), HeatError> {
        if !self.progress(heat).await?.over {
            return Err(HeatRefused::Because("race-goes-on").into());
        }
        // Its id follows from this race, so that two who ask at once get one.
        let host = heat.racers.first().ok_or(HeatError::NoHeat)?;
        let next = host.seat.mixed_with(&format!("after {id}"));
        let known = self.keep_first(&next, heat.again()).await?;
        heat.next = Some(self.without_names_gone_from(heat, known).await?.id);
        Ok(())
    }

    /// The next race without the names that this one has lost: a deletion may have taken one out of this race after an
    /// earlier try had read it, and before the next race was there to be found.
    async fn without_names_gone_from(
        &self,
        heat: &Heat,
        mut next: KnownHeat,
    ) -> Result<KnownHeat, HeatError> {
        for _ in 0..TRIES {
            let mut now = KnownHeat { ver: next.ver + 1, ..next.clone() };
            for racer in &mut now.heat.racers {
                let is_gone = |here: &Racer| here.seat == racer.seat && here.name.is_empty();
                if heat.racers.iter().any(is_gone) {
                    racer.name.clear();
                }
            }
            if now.heat == next.heat {
                return Ok(next);
            }
            if self.keep(&now).await? {
                return Ok(now);
            }
            next = self.find(&next.id).await?;
        }
        Err(HeatError::Busy)
    }

    /// How far everybody is.
    ///
    /// # Errors
    ///
    /// If the games cannot be read.
    pub async fn progress(&self, heat: &Heat) -> Result<Progress, StoreError> {
        Progress::of(&self.rooms, heat).await
    }

    /// The rooms the games are played in.
    pub const fn rooms(&self) -> &Arc<Rooms<Keeper>> {
        &self.rooms
    }

    /// A race as it changes, by its version.
    pub fn watch(&self, id: &str) -> watch::Receiver<u64> {
        let mut watched = self.lock();
        // Now and then those go whom nobody watches any more.
        if watched.len() == watched.capacity() {
            watched.retain(|_, sender| sender.receiver_count() > 0);
        }
        watched.entry(id.to_string()).or_insert_with(|| watch::channel(0).0).subscribe()
    }

    /// Writes a race down, and tells those who follow it.
    async fn keep(&self, known: &KnownHeat) -> Result<bool, StoreError> {
        let KnownHeat { id, ver, heat } = known;
        let body = serde_json::to_string(heat)
            .map_err(|error| StoreError::Damaged { game: id.clone(), why: error.to_string() })?;
        let kept = KeptRace { id: id.clone(), ver: *ver, body };
        let done = self.rooms.store().keep_race(&kept).await?;
        if done && let Some(sender) = self.lock().get(id) {
            sender.send_replace(*ver);
        }
        Ok(done)
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, watch::Sender<u64>>> {
        self.watched.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A game of a racer.
fn wish(known: &KnownProblem, name: &str) -> Wish {
    Wish {
        rules: Some(known.problem.preset.to_string()),
        fen: known.problem.fen.map(str::to_string),
        names: Names { white: name.to_string(), black: String::new() },
        take_backs: Some(false),
        hints: Some(false),
        ..Wish::default()
    }
}
