//! A sub-space in work.

use std::{
    io,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU8, AtomicU16, Ordering},
    },
};

use super::{
    super::{Space, binomial::Ranker, frame::Frame},
    canon::Canon,
    cells::Rows,
    count::Count,
    lattice::Shape,
    layer::{Layer, LayerId, Layers, Rowed},
    metric::Metric,
    room::Room,
    task::{Earns, Task},
};

/// For how many levels a block remembers what captures have earned.
pub(crate) const PENDING_LEVELS: usize = 512;

/// A sub-space in work: a row for each class of the waiting stones.
pub(crate) struct Side<'a, M: Metric> {
    pub(crate) task: Task<'a>,
    /// The classes of the waiting stones, which are the blocks.
    pub(crate) blocks: Arc<Canon>,
    /// The classes of the mover's stones, which are the blocks of the other side.
    pub(crate) movers: Arc<Canon>,
    /// The sets of the mover's stones within a block.
    pub(crate) shape: Shape,
    /// The sets with one stone more, if stones are placed.
    pub(crate) shape_after: Option<Shape>,
    pub(crate) mover_rank: &'a Ranker,
    pub(crate) waiter_rank: &'a Ranker,
    /// What a position is worth; as long as it is open, what captures and placements earn.
    pub(crate) values: Rows<M::Cell>,
    /// Which positions are open, as bits by rank.
    pub(crate) open: Rows<u64>,
    /// What is known of the positions after a quiet move, with the enemy to move.
    pub(crate) seen: Rows<M::Cell>,
    /// For each block, as bits by the number of lines, whether closing them may be a quiet move.
    pub(crate) declines: Vec<AtomicU8>,
    /// The blocks in whose `seen` something is new.
    pub(crate) dirty: Vec<AtomicBool>,
    /// The blocks in which something was decided at the current level.
    pub(crate) news: Vec<AtomicBool>,
    /// The levels at which earnings from captures are due, as bits.
    pub(crate) pending: Rows<u64>,
    /// The last level at which earnings are due.
    pub(crate) last_due: AtomicU16,
    pub(crate) sources: Sources,
    /// Its positions, once it is closed.
    pub(crate) count: Mutex<Count>,
}

impl<'a, M: Metric> Side<'a, M> {
    pub(crate) fn new(
        frame: &'a Frame,
        space: Space,
        canon: &impl Fn(usize) -> Arc<Canon>,
        layers: &Layers,
        room: Room<'_>,
    ) -> io::Result<Self> {
        let sources = Sources::new(&Task::new(frame, space), layers, M::WDL);
        let mut side = Self::empty(frame, space, canon, sources);
        let (blocks, row) = (side.len(), side.shape.len());
        side.values = Rows::new(blocks, row, room)?;
        side.open = Rows::new(blocks, row.div_ceil(64), room)?;
        side.seen = Rows::new(blocks, row, room)?;
        if side.task.ways.is_some() {
            side.pending = Rows::new(blocks, PENDING_LEVELS / 64, Room::Memory)?;
        }
        Ok(side)
    }

    fn empty(
        frame: &'a Frame,
        space: Space,
        canon: &impl Fn(usize) -> Arc<Canon>,
        sources: Sources,
    ) -> Self {
        let (mover, waiter) = (usize::from(space.mover), usize::from(space.waiter));
        let blocks = canon(waiter);
        let count = blocks.standard.len();
        let flags = || (0..count).map(|_| AtomicBool::new(false)).collect();
        Self {
            task: Task::new(frame, space),
            movers: canon(mover),
            mover_rank: frame.ranker(mover),
            waiter_rank: frame.ranker(waiter),
            shape: Shape::new(frame.points - waiter, mover),
            shape_after: (space.mover_hand > 0 && waiter + mover < frame.points)
                .then(|| Shape::new(frame.points - waiter, mover + 1)),
            values: Rows::none(),
            open: Rows::none(),
            seen: Rows::none(),
            declines: (0..count).map(|_| AtomicU8::new(0)).collect(),
            dirty: flags(),
            news: flags(),
            pending: Rows::none(),
            last_due: AtomicU16::new(0),
            count: Mutex::default(),
            sources,
            blocks,
        }
    }

    /// A side that does not occur by itself and only hears of the other one.
    pub(crate) fn listener(
        frame: &'a Frame,
        space: Space,
        canon: &impl Fn(usize) -> Arc<Canon>,
        room: Room<'_>,
    ) -> io::Result<Self> {
        let mut side = Self::empty(frame, space, canon, Sources::default());
        side.seen = Rows::new(side.len(), side.shape.len(), room)?;
        Ok(side)
    }

    /// The bytes that its arrays take, roughly.
    pub(crate) fn bytes(frame: &Frame, space: Space) -> u64 {
        let cells = frame.entries(space);
        cells * 2 * size_of::<M::Cell>() as u64 + cells / 8
    }

    /// How many blocks there are.
    pub(crate) fn len(&self) -> usize {
        self.blocks.standard.len()
    }

    /// Adds to the positions of the sub-space.
    pub(crate) fn add_count(&self, count: Count) {
        self.count.lock().unwrap_or_else(PoisonError::into_inner).join(count);
    }

    pub(crate) fn take_flag(flags: &[AtomicBool], block: usize) -> bool {
        flags[block].load(Ordering::Relaxed) && flags[block].swap(false, Ordering::Relaxed)
    }
}

/// The finished sub-spaces that captures and placements lead to, by the number of stones taken.
#[derive(Default, Debug)]
pub(crate) struct Sources {
    /// After a move, the enemy being next.
    pub(crate) moved: Vec<Option<Arc<Layer>>>,
    /// After a move that earns another turn.
    pub(crate) moved_again: Vec<Option<Arc<Layer>>>,
    /// After a placement, the enemy being next.
    pub(crate) placed: Vec<Option<Arc<Layer>>>,
    /// After a placement that earns another turn.
    pub(crate) placed_again: Vec<Option<Arc<Layer>>>,
}

/// No turn takes more stones.
const MOST_TAKEN: u8 = 7;

impl Sources {
    fn new(task: &Task<'_>, layers: &Layers, wdl: bool) -> Self {
        let list = |placed: bool, again: bool| {
            (0..=MOST_TAKEN.min(task.space.waiter))
                .map(|taken| {
                    let next = task.next(placed, taken);
                    layers.get(if again {
                        LayerId { space: next.swapped(), rowed: Rowed::ByWaiter, wdl }
                    } else {
                        LayerId { space: next, rowed: Rowed::ByMover, wdl }
                    })
                })
                .collect::<Vec<_>>()
        };
        let again = matches!(task.earns, Earns::Turn | Earns::CaptureAndTurn);
        Self {
            moved: list(false, false),
            moved_again: if again { list(false, true) } else { Vec::new() },
            placed: if task.places { list(true, false) } else { Vec::new() },
            placed_again: if task.places && again { list(true, true) } else { Vec::new() },
        }
    }
}
