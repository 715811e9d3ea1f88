//! What one side has decided, told to the other: the same position is found there in the row of
//! the stones that are to wait.

#![expect(clippy::inline_always, reason = "part of loops compiled for several instruction sets")]
#![allow(unsafe_code, reason = "rows of the working arrays are claimed by number")]

use std::sync::atomic::Ordering;

use super::{
    cells::Cell,
    isa::{Isa, prefetch},
    metric::Metric,
    side::Side,
    worker::{Worker, scan},
};

/// How many positions are under way at a time: enough to hide the memory behind them.
const BATCH: usize = 32;

impl<I: Isa, M: Metric> Worker<I, M> {
    /// Tells the other side what was decided in a block at a level, or in all.
    ///
    /// # Safety
    ///
    /// The block must be this thread's in this phase, in which `other.seen` is only scattered to.
    #[inline(always)]
    pub(crate) unsafe fn tell(
        &mut self,
        side: &Side<'_, M>,
        other: &Side<'_, M>,
        number: usize,
        level: Option<u16>,
    ) {
        if !Side::<M>::take_flag(&side.news, number) {
            return;
        }
        // SAFETY: promised by the caller.
        let (values, open) = unsafe { (side.values.row_mut(number), side.open.row_mut(number)) };
        let code = |code: fn(u16) -> u16| M::Cell::of(level.map_or(0, code));
        let (win, loss) = (code(M::win), code(M::loss));
        let nothing = M::Cell::default();
        let all = level.is_none();
        let mut bits = std::mem::take(&mut self.bits);
        let is_new = |cell| if all { cell != nothing } else { cell == win || cell == loss };
        if scan::<I, _>(values, &mut bits, is_new) {
            let frame = side.task.frame;
            let waiting = side.blocks.smallest[number];
            let free = frame.all() & !waiting;
            let mut images = [0; 16];
            for (symmetry, image) in images.iter_mut().enumerate().take(frame.symmetries.len()) {
                *image = frame.image(symmetry, waiting);
            }
            let mut batch = Batch { cells: [(0, 0, M::Cell::default()); BATCH], len: 0 };
            for (word, (&bits, &open)) in bits.iter().zip(open.iter()).enumerate() {
                let mut rest = bits & !open;
                while rest != 0 {
                    let rank = word * 64 + rest.trailing_zeros() as usize;
                    rest &= rest - 1;
                    let stones = I::deposit(side.shape.sets[rank], free);
                    let entry = frame.ranker(side.shape.size).rank(stones);
                    prefetch(side.movers.entries(), entry as usize);
                    batch.cells[batch.len] = (entry, 0, values[rank]);
                    batch.len += 1;
                    if M::WDL {
                        values[rank] = M::Cell::of(M::settle(values[rank].get()));
                    }
                    if batch.len == BATCH {
                        // SAFETY: promised by the caller.
                        unsafe { flush::<I, M>(side, other, &images, &mut batch) };
                    }
                }
            }
            // SAFETY: promised by the caller.
            unsafe { flush::<I, M>(side, other, &images, &mut batch) };
        }
        self.bits = bits;
    }
}

struct Batch<C> {
    /// The rank of the mover's stones, later the index of the cell, and what is to be told.
    cells: [(u32, usize, C); BATCH],
    len: usize,
}

/// # Safety
///
/// As for [`Worker::tell`].
#[inline(always)]
unsafe fn flush<I: Isa, M: Metric>(
    side: &Side<'_, M>,
    other: &Side<'_, M>,
    images: &[u32; 16],
    batch: &mut Batch<M::Cell>,
) {
    let row = other.shape.len();
    let frame = side.task.frame;
    for (rank, index, value) in &mut batch.cells[..batch.len] {
        let class = side.movers.class(*rank);
        let smallest = side.movers.smallest[class.number];
        let waiting = images[class.symmetry];
        let local = I::extract(waiting, frame.all() & !smallest);
        *index = class.number * row + side.waiter_rank.rank(local) as usize;
        prefetch(other.seen.raw(), *index);
        if class.is_symmetric {
            // SAFETY: promised by the caller.
            unsafe { tell_images::<I, M>(side, other, class.number, waiting, *value) };
        }
        other.dirty[class.number].store(true, Ordering::Relaxed);
    }
    for &(_, index, value) in &batch.cells[..batch.len] {
        // SAFETY: promised by the caller.
        unsafe { other.seen.scatter(index, value) };
    }
    batch.len = 0;
}

/// In a row whose stones are their own mirror, equal positions stand in several cells.
///
/// # Safety
///
/// As for [`Worker::tell`].
#[inline(always)]
unsafe fn tell_images<I: Isa, M: Metric>(
    side: &Side<'_, M>,
    other: &Side<'_, M>,
    class: usize,
    waiting: u32,
    value: M::Cell,
) {
    let frame = side.task.frame;
    let smallest = side.movers.smallest[class];
    let mut rest = side.movers.stabilisers[class];
    while rest != 0 {
        let symmetry = rest.trailing_zeros() as usize;
        rest &= rest - 1;
        let local = I::extract(frame.image(symmetry, waiting), frame.all() & !smallest);
        let index = class * other.shape.len() + side.waiter_rank.rank(local) as usize;
        // SAFETY: promised by the caller.
        unsafe { other.seen.scatter(index, value) };
    }
}
