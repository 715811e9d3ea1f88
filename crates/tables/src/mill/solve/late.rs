//! Sub-spaces in which a step that closes a mill earns another turn, and nothing is taken.
//!
//! The enemy still has stones to place, so the game does not come back here: once the enemy's
//! positions are known, one look decides everything.

#![expect(clippy::inline_always, reason = "part of loops compiled for several instruction sets")]
#![allow(unsafe_code, reason = "rows of the working arrays are claimed by number")]

use std::sync::atomic::Ordering;

use super::{
    block::Bits,
    cells::Cell,
    crowd::Closing,
    isa::Isa,
    metric::{Metric, is_loss, is_win},
    side::Side,
    worker::{Worker, scan},
};

impl<I: Isa, M: Metric> Worker<I, M> {
    /// Decides a whole block from what is known of the enemy's positions.
    ///
    /// # Safety
    ///
    /// The block must be this thread's in this phase.
    #[inline(always)]
    pub(crate) unsafe fn decide_late(&mut self, side: &Side<'_, M>, number: usize) {
        self.enter(side, number);
        // SAFETY: promised by the caller.
        let (values, open, seen) = unsafe {
            (side.values.row_mut(number), side.open.row_mut(number), side.seen.row_mut(number))
        };
        let words = side.shape.word_count();
        let lattice_of = |worker: &mut Self, is: fn(u16) -> bool| {
            let mut lattice = vec![0; words];
            scan::<I, _>(seen, &mut worker.bits, |cell| is(cell.get()));
            side.shape.unpack::<I>(&worker.bits, &mut lattice);
            lattice
        };
        let wins = lattice_of(self, is_loss);
        let holds: Vec<u64> = lattice_of(self, is_win).iter().map(|word| !word).collect();
        let mut able = vec![0; words];
        self.mark_able(&mut able);
        let wins = self.hopes(wins, &able);
        let holds = self.hopes(holds, &able);
        let mut decided = vec![0u8; side.shape.len()];
        let mut mark = |lattice: &[u64]| {
            side.shape.for_each_rank::<I>(lattice, |first, bits| {
                for bit in Bits(bits) {
                    decided[first as usize + bit] += 1;
                }
            });
        };
        mark(&holds);
        mark(&wins);
        for (rank, &hopes) in decided.iter().enumerate() {
            if open[rank / 64] >> (rank % 64) & 1 == 1 {
                let code = [M::loss(1), 0, M::win(1)][usize::from(hopes.min(2))];
                values[rank] = M::Cell::of(code);
            }
        }
        open.fill(0);
        side.news[number].store(true, Ordering::Relaxed);
    }

    /// Marks the sets from which one of the given ones can be reached, an extra turn included.
    #[inline(always)]
    fn hopes(&mut self, goals: Vec<u64>, able: &[u64]) -> Vec<u64> {
        self.lattices.goals = goals;
        self.lattices.mark_origins(&self.block, Closing::Alike);
        let (goals, again) = (&self.lattices.goals, &self.lattices.origins);
        let closing: Vec<u64> =
            (0..goals.len()).map(|i| again[i] & able[i] | goals[i] & !able[i]).collect();
        self.lattices.mark_origins(&self.block, Closing::To(&closing));
        self.lattices.origins.clone()
    }
}
