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
    worker::{Worker, scan, scan_equal},
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
        let mut bits = std::mem::take(&mut self.bits);
        if find_news::<I, M>(values, level, &mut bits) {
            let frame = side.task.frame;
            let waiting = side.blocks.standard[number];
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
                    let entry = side.mover_rank.rank(stones);
                    prefetch(side.movers.entries().as_ptr().wrapping_add(entry as usize));
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

/// Finds what was decided at a level, or at all.
#[inline(always)]
fn find_news<I: Isa, M: Metric>(
    values: &[M::Cell],
    level: Option<u16>,
    bits: &mut Vec<u64>,
) -> bool {
    let Some(level) = level else {
        let nothing = M::Cell::default();
        return scan::<I, _>(values, bits, |cell| cell != nothing);
    };
    let (win, loss) = (M::Cell::of(M::win(level)), M::Cell::of(M::loss(level)));
    match (M::has_wins(level), M::has_losses(level)) {
        (true, false) => scan_equal::<I, _>(values, bits, win) > 0,
        (false, true) => scan_equal::<I, _>(values, bits, loss) > 0,
        _ => scan::<I, _>(values, bits, |cell| cell == win || cell == loss),
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
        let standard = side.movers.standard[class.number];
        let waiting = images[class.symmetry];
        let local = I::extract(waiting, frame.all() & !standard);
        *index = class.number * row + side.waiter_rank.rank(local) as usize;
        other.seen.prefetch(*index);
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
    let standard = side.movers.standard[class];
    let mut rest = side.movers.stabilisers[class];
    while rest != 0 {
        let symmetry = rest.trailing_zeros() as usize;
        rest &= rest - 1;
        let local = I::extract(frame.image(symmetry, waiting), frame.all() & !standard);
        let index = class * other.shape.len() + side.waiter_rank.rank(local) as usize;
        // SAFETY: promised by the caller.
        unsafe { other.seen.scatter(index, value) };
    }
}
