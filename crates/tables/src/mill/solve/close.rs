//! The last look at a block: what is still open is drawn, and positions are counted.

#![expect(clippy::inline_always, reason = "part of loops compiled for several instruction sets")]
#![allow(unsafe_code, reason = "rows of the working arrays are claimed by number")]

use super::{
    cells::Cell,
    count::{Census, Count},
    isa::Isa,
    metric::{Metric, NONE},
    side::Side,
    worker::Worker,
};

impl<I: Isa, M: Metric> Worker<I, M> {
    /// Settles a block, and counts its positions. Cells that no position can have become `NONE`.
    ///
    /// # Safety
    ///
    /// The block must be this thread's in this phase.
    #[inline(always)]
    pub(crate) unsafe fn close(&mut self, side: &Side<'_, M>, number: usize) {
        // SAFETY: promised by the caller.
        let (values, open) = unsafe { (side.values.row_mut(number), side.open.row_mut(number)) };
        for (cells, open) in values.chunks_mut(64).zip(open) {
            for (place, cell) in cells.iter_mut().enumerate() {
                let code = cell.get();
                let is_drawn = *open >> place & 1 == 1 || code == NONE;
                *cell = M::Cell::of(if is_drawn { 0 } else { M::settle(code) });
            }
            *open = 0;
        }
        let census = Census::new(side.task.frame, &side.shape);
        let waiting = side.blocks.standard[number];
        if census.is_plain(waiting) {
            self.count.add::<M>(values);
            return;
        }
        for (rank, cell) in values.iter_mut().enumerate() {
            if !census.is_possible(waiting, rank) {
                *cell = M::Cell::of(NONE);
            } else if census.counts(waiting, rank) {
                self.count.add::<M>(&[*cell]);
            }
        }
    }

    /// What was counted since the last time.
    pub(crate) fn take_count(&mut self) -> Count {
        std::mem::take(&mut self.count)
    }
}
