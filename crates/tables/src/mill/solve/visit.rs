//! A later look at a block: what follows from what the enemy's positions have turned out to be.

#![expect(clippy::inline_always, reason = "part of loops compiled for several instruction sets")]
#![allow(unsafe_code, reason = "rows of the working arrays are claimed by number")]

use std::sync::atomic::Ordering;

use mill::Blocked;

use super::{
    block::Bits,
    cells::Cell,
    isa::Isa,
    metric::{Metric, NONE, is_loss, is_win},
    side::{PENDING_LEVELS, Side},
    worker::{Worker, can_act, for_bits, scan},
};

/// The rows of a block.
struct Rows<'a, C> {
    values: &'a mut [C],
    open: &'a mut [u64],
    seen: &'a mut [C],
}

impl<C: Cell> Rows<'_, C> {
    #[inline(always)]
    fn is_open(&self, rank: usize) -> bool {
        self.open[rank / 64] >> (rank % 64) & 1 == 1
    }

    #[inline(always)]
    fn decide(&mut self, rank: usize, code: u16) {
        self.values[rank] = C::of(code);
        self.open[rank / 64] &= !(1 << (rank % 64));
    }
}

impl<I: Isa, M: Metric> Worker<I, M> {
    /// Decides what can be decided in a block at a level.
    ///
    /// # Safety
    ///
    /// The block must be this thread's in this phase.
    #[inline(always)]
    pub(crate) unsafe fn visit(&mut self, side: &Side<'_, M>, number: usize, level: u16) {
        // SAFETY: promised by the caller.
        let pending = unsafe { side.pending.row_mut(number) };
        let place = usize::from(level).min(PENDING_LEVELS - 1);
        let due = pending[place / 64] >> (place % 64) & 1 == 1;
        let dirty = Side::<M>::take_flag(&side.dirty, number);
        if !due && !dirty {
            return;
        }
        // SAFETY: promised by the caller.
        let mut rows = unsafe {
            Rows {
                values: side.values.row_mut(number),
                open: side.open.row_mut(number),
                seen: side.seen.row_mut(number),
            }
        };
        self.enter(side, number);
        let mut news = false;
        if due {
            news |= self.take_wins(&mut rows, level);
        }
        if dirty {
            news |= self.follow_losses(side, &mut rows, level);
            news |= self.follow_wins(side, &mut rows, level);
        }
        if due {
            news |= self.take_losses(side, &mut rows, level);
        }
        if news {
            side.news[number].store(true, Ordering::Relaxed);
        }
    }

    /// Wins by captures that are due.
    #[inline(always)]
    fn take_wins(&mut self, rows: &mut Rows<'_, M::Cell>, level: u16) -> bool {
        let win = M::Cell::of(M::win(level));
        let mut bits = std::mem::take(&mut self.bits);
        let mut news = false;
        if scan::<I, _>(rows.values, &mut bits, |cell| cell == win) {
            for (bits, open) in bits.iter().zip(rows.open.iter_mut()) {
                news |= bits & *open != 0;
                *open &= !bits;
            }
        }
        self.bits = bits;
        news
    }

    /// Losses of the enemy are wins for whoever can lead there.
    #[inline(always)]
    fn follow_losses(
        &mut self,
        side: &Side<'_, M>,
        rows: &mut Rows<'_, M::Cell>,
        level: u16,
    ) -> bool {
        let new = M::Cell::of(M::loss(level - 1));
        let mut bits = std::mem::take(&mut self.bits);
        let mut news = false;
        if scan::<I, _>(rows.seen, &mut bits, |cell| cell == new) {
            for_bits(&bits, |rank| {
                rows.seen[rank] = M::Cell::of(M::settle(new.get()));
                self.for_origins(side, side.shape.sets[rank], |_, before| {
                    let rank = side.mover_rank.rank(before) as usize;
                    if rows.is_open(rank) {
                        rows.decide(rank, M::win(level));
                        news = true;
                    }
                });
            });
        }
        self.bits = bits;
        news
    }

    /// Where the enemy wins after every move, the mover has lost.
    #[inline(always)]
    fn follow_wins(
        &mut self,
        side: &Side<'_, M>,
        rows: &mut Rows<'_, M::Cell>,
        level: u16,
    ) -> bool {
        let new = M::Cell::of(M::win(level - 1));
        let mut bits = std::mem::take(&mut self.bits);
        let mut news = false;
        if scan::<I, _>(rows.seen, &mut bits, |cell| cell == new) {
            for_bits(&bits, |rank| {
                rows.seen[rank] = M::Cell::of(M::settle(new.get()));
                self.for_origins(side, side.shape.sets[rank], |_, before| {
                    let rank = side.mover_rank.rank(before) as usize;
                    if rows.is_open(rank)
                        && is_beaten::<M>(rows.values[rank].get(), level)
                        && self.is_lost(side, rows.seen, before)
                    {
                        rows.decide(rank, M::loss(level));
                        news = true;
                    }
                });
            });
        }
        self.bits = bits;
        news
    }

    /// Losses in which the best capture holds out longest.
    #[inline(always)]
    fn take_losses(
        &mut self,
        side: &Side<'_, M>,
        rows: &mut Rows<'_, M::Cell>,
        level: u16,
    ) -> bool {
        let floor = M::Cell::of(M::floor_due(level));
        let mut bits = std::mem::take(&mut self.bits);
        let mut news = false;
        if scan::<I, _>(rows.values, &mut bits, |cell| cell == floor) {
            for_bits(&bits, |rank| {
                if rows.is_open(rank) && self.is_lost(side, rows.seen, side.shape.sets[rank]) {
                    rows.decide(rank, M::loss(level));
                    news = true;
                }
            });
        }
        self.bits = bits;
        news
    }

    /// Visits the sets of stones from which a quiet move leads to this one.
    #[inline(always)]
    fn for_origins(&self, side: &Side<'_, M>, after: u32, mut visit: impl FnMut(&Self, u32)) {
        for to in Bits(after) {
            if !self.is_quiet(after, to) {
                continue;
            }
            for path in self.block.paths_to(to) {
                if after >> path.other & 1 == 0
                    && after & path.need == path.need
                    && after & path.clear == 0
                {
                    visit(self, after ^ (1 << to | 1 << path.other));
                }
            }
        }
        if side.task.frame.rules.blocked == Blocked::Pass && self.passes(side, after) {
            visit(self, after);
        }
    }

    /// Whether the enemy wins after every quiet move; as to captures, see `is_beaten`.
    #[inline(always)]
    fn is_lost(&self, side: &Side<'_, M>, seen: &[M::Cell], before: u32) -> bool {
        let won = |after: u32| is_win(seen[side.mover_rank.rank(after) as usize].get());
        for from in Bits(before) {
            for path in self.block.paths_from(from) {
                let to = path.other as usize;
                if before >> to & 1 == 1
                    || before & path.need != path.need
                    || before & path.clear != 0
                {
                    continue;
                }
                let after = before ^ (1 << to | 1 << from);
                if self.is_quiet(after, to) && !won(after) {
                    return false;
                }
            }
        }
        if side.task.frame.rules.blocked == Blocked::Pass && self.passes(side, before) {
            return won(before);
        }
        true
    }

    /// Whether arriving at a point is, or may be made, a move that takes nothing.
    #[inline(always)]
    fn is_quiet(&self, after: u32, to: usize) -> bool {
        !self.block.is_mill(after, to)
            || if self.captures_per_mill {
                self.declines[self.block.mills(after, to)]
            } else {
                self.declines[1]
            }
    }

    /// Whether the mover can do nothing, and therefore passes.
    fn passes(&self, side: &Side<'_, M>, own: u32) -> bool {
        let own = I::deposit(own, self.block.free);
        let hand = side.task.space.mover_hand;
        !can_act(&side.task, own, self.block.waiting, hand)
    }
}

/// Whether captures and placements, if there are any, lose, and not later than at this level.
#[inline(always)]
fn is_beaten<M: Metric>(code: u16, level: u16) -> bool {
    code == NONE || is_loss(code) && code <= M::loss(level)
}
