//! One run of the solver, in a thread of its own.

use std::{
    path::Path,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU8, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use game::AnyRules;
use tables::{Progress, Watch, Wish, draughts, mill};
use tokio::sync::oneshot;

use super::{
    offer::PIECES,
    order::{Order, Unsolved},
};

/// The least memory the solver of mill is content with, and the most it is given.
const MEMORY: (u64, u64) = (512 << 20, 8 << 30);

/// How often listeners hear of progress.
const OFTEN: Duration = Duration::from_millis(200);

/// Follows a run and tells it what to do.
pub(super) struct Follower {
    wish: AtomicU8,
    live: Mutex<Live>,
    /// Called when there is something new to see.
    on_change: Box<dyn Fn() + Send + Sync>,
}

#[derive(Default)]
struct Live {
    progress: Option<Progress>,
    told: Option<Instant>,
    /// How long it has worked, pauses not counted, and since when it does.
    worked: Duration,
    working: Option<Instant>,
}

/// How far a run is.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Stand {
    pub(super) progress: Progress,
    /// Positions a second.
    pub(super) pace: f64,
    /// How long it will still take, once that can be guessed.
    pub(super) left: Option<Duration>,
}

impl Follower {
    pub(super) fn new(on_change: impl Fn() + Send + Sync + 'static) -> Self {
        Self {
            wish: AtomicU8::new(Wish::Go as u8),
            live: Mutex::default(),
            on_change: Box::new(on_change),
        }
    }

    /// Tells the run what to do from now on; a stop cannot be taken back.
    pub(super) fn tell(&self, wish: Wish) {
        let mut live = self.lock();
        match wish {
            Wish::Go if live.progress.is_some() => {
                live.working.get_or_insert_with(Instant::now);
            }
            Wish::Go => {}
            Wish::Pause | Wish::Stop => {
                let worked = live.working.take().map(|since| since.elapsed());
                live.worked += worked.unwrap_or_default();
            }
        }
        if self.wish.load(Ordering::Relaxed) != Wish::Stop as u8 {
            self.wish.store(wish as u8, Ordering::Relaxed);
        }
    }

    /// How far the run is, once it has begun.
    #[expect(clippy::cast_precision_loss, reason = "few digits are shown")]
    pub(super) fn stand(&self) -> Option<Stand> {
        let live = self.lock();
        let progress = live.progress.clone()?;
        let worked = live.worked + live.working.map_or(Duration::ZERO, |since| since.elapsed());
        let done = progress.done.saturating_sub(progress.before) as f64;
        let pace = done / worked.as_secs_f64().max(0.001);
        let missing = progress.total.saturating_sub(progress.done) as f64;
        // Small sub-spaces come first and take long for what they are: they tell nothing.
        let known = done >= missing / 50.0 && worked >= Duration::from_millis(500);
        let left = known.then(|| Duration::try_from_secs_f64(missing / pace).ok()).flatten();
        Some(Stand { progress, pace, left })
    }

    fn lock(&self) -> MutexGuard<'_, Live> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl std::fmt::Debug for Follower {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Follower").field("wish", &self.wish).finish_non_exhaustive()
    }
}

impl Watch for Follower {
    fn progress(&self, progress: &Progress) {
        let mut live = self.lock();
        if self.wish.load(Ordering::Relaxed) == Wish::Go as u8 {
            live.working.get_or_insert_with(Instant::now);
        }
        live.progress = Some(progress.clone());
        if live.told.is_some_and(|told| told.elapsed() < OFTEN) {
            return;
        }
        live.told = Some(Instant::now());
        drop(live);
        (self.on_change)();
    }

    fn wish(&self) -> Wish {
        match self.wish.load(Ordering::Relaxed) {
            wish if wish == Wish::Go as u8 => Wish::Go,
            wish if wish == Wish::Pause as u8 => Wish::Pause,
            _ => Wish::Stop,
        }
    }
}

/// Carries an order out; what comes back says when that has ended, and how.
pub(super) fn begin(
    order: &Order,
    folder: &Path,
    follower: Arc<Follower>,
) -> oneshot::Receiver<Result<(), Unsolved>> {
    let (done, ended) = oneshot::channel();
    let (order, folder) = (order.clone(), folder.to_path_buf());
    let work = move || {
        tables::give_way(tables::Way::All);
        // Nobody waits for the answer of a server that stops.
        let _ = done.send(solve(&order, &folder, &*follower));
    };
    if let Err(error) = thread::Builder::new().name("solver".to_string()).spawn(work) {
        tracing::error!(%error, "no thread for the solver");
    }
    ended
}

fn solve(order: &Order, folder: &Path, watch: &dyn Watch) -> Result<(), Unsolved> {
    let folder = folder.to_path_buf();
    let threads = threads();
    match order.rules() {
        Some(AnyRules::Mill(rules)) => {
            let memory = memory();
            let (up_to, phase, wdl) = (None, mill::Phase::All, false);
            let options =
                mill::Options { folder, up_to, phase, wdl, threads, memory, portable: false };
            mill::solve(rules, &order.rules, &options, watch)?;
        }
        Some(AnyRules::Draughts(rules)) => {
            let options = draughts::Options { folder, pieces: PIECES, threads };
            draughts::solve(rules, &order.rules, &options, watch)?;
        }
        _ => return Err(Unsolved::failed("other", format!("{} has no tables", order.rules))),
    }
    Ok(())
}

/// All cores but one, which is for whoever plays.
fn threads() -> usize {
    thread::available_parallelism().map_or(1, usize::from).saturating_sub(1).max(1)
}

/// How much memory a run may take: half of what is free.
fn memory() -> u64 {
    let (least, most) = MEMORY;
    tables::free_memory().map_or(least, |free| free / 2).clamp(least, most)
}

/// How much memory must be free before a game with so many positions is begun: small games need
/// little, large ones what the solver is content with.
pub(super) fn needed_memory(entries: u64) -> u64 {
    ((64 << 20) + 4 * entries).min(MEMORY.0)
}
