//! A later look at a block: what follows from what the enemy's positions have turned out to be.
//!
//! Here sets of stones are those of the whole board, so that a block with little news needs no
//! preparation; only ranks are of the block.

#![expect(clippy::inline_always, reason = "part of loops compiled for several instruction sets")]
#![allow(unsafe_code, reason = "rows of the working arrays are claimed by number")]

use std::sync::atomic::Ordering;

use mill::Blocked;

use super::{
    super::frame::{Way, Ways},
    block::Bits,
    cells::Cell,
    isa::Isa,
    metric::{Metric, NONE, is_loss, is_win},
    side::{PENDING_LEVELS, Side},
    worker::{Places, Worker, can_act, scan_equal},
};

/// The rows of a block.
pub(super) struct Rows<'a, C> {
    pub(super) values: &'a mut [C],
    pub(super) open: &'a mut [u64],
    pub(super) seen: &'a mut [C],
}

impl<C: Cell> Rows<'_, C> {
    #[inline(always)]
    fn is_open(&self, rank: usize) -> bool {
        self.open[rank / 64] >> (rank % 64) & 1 == 1
    }

    #[inline(always)]
    pub(super) fn decide(&mut self, rank: usize, code: u16) {
        self.values[rank] = C::of(code);
        self.open[rank / 64] &= !(1 << (rank % 64));
    }
}

/// A block as it is looked at in passing.
#[derive(Clone, Copy)]
struct View<'a> {
    ways: &'a Ways,
    waiting: u32,
    free: u32,
    /// The enemy stones that a hop can go over without taking them.
    hopped: u32,
    passes: bool,
}

impl<I: Isa, M: Metric> Worker<I, M> {
    /// Decides what can be decided in a block at a level.
    ///
    /// # Safety
    ///
    /// The block must be this thread's in this phase.
    #[inline(always)]
    pub(crate) unsafe fn visit(&mut self, side: &Side<'_, M>, number: usize, level: u16) {
        let Some(ways) = side.task.ways else { return };
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
        self.pass_by(side, number);
        let rules = &side.task.frame.rules;
        let waiting = side.blocks.standard[number];
        let view = View {
            ways,
            waiting,
            free: side.task.frame.all() & !waiting,
            hopped: if rules.motion.takes() { 0 } else { waiting },
            passes: rules.blocked == Blocked::Pass,
        };
        let mut news = false;
        if M::has_wins(level) {
            news |= due && self.take_wins(&mut rows, level);
            news |= dirty && self.follow_losses(side, view, &mut rows, level);
        }
        if M::has_losses(level) {
            news |= dirty && self.follow_wins(side, view, &mut rows, level);
            news |= due && self.take_losses(side, view, &mut rows, level);
        }
        if news {
            side.news[number].store(true, Ordering::Relaxed);
        }
    }

    /// Wins by captures that are due.
    #[inline(always)]
    fn take_wins(&mut self, rows: &mut Rows<'_, M::Cell>, level: u16) -> bool {
        let win = M::Cell::of(M::win(level));
        let mut news = false;
        if scan_equal::<I, _>(rows.values, &mut self.bits, win) > 0 {
            for (bits, open) in self.bits.iter().zip(rows.open.iter_mut()) {
                news |= bits & *open != 0;
                *open &= !bits;
            }
        }
        news
    }

    /// Losses of the enemy are wins for whoever can lead there.
    #[inline(always)]
    fn follow_losses(
        &mut self,
        side: &Side<'_, M>,
        view: View<'_>,
        rows: &mut Rows<'_, M::Cell>,
        level: u16,
    ) -> bool {
        let new = M::Cell::of(M::loss(level - 1));
        let mut bits = std::mem::take(&mut self.bits);
        let mut origins = std::mem::take(&mut self.origins);
        let mut news = false;
        let count = scan_equal::<I, _>(rows.seen, &mut bits, new);
        if count > 0 {
            if self.is_crowded(side, count) {
                self.enter(side, self.number);
                news = self.follow_many_losses(side, rows, &bits, level);
                settle_all::<M>(rows.seen, &mut bits);
            }
            for rank in Places::new(&bits) {
                rows.seen[rank] = M::Cell::of(M::settle(new.get()));
                let after = I::deposit(side.shape.sets[rank], view.free);
                let found = self.find_origins(side, view, after, &mut origins);
                for &before in &origins[..found] {
                    let rank = side.mover_rank.rank(I::extract(before, view.free)) as usize;
                    if rows.is_open(rank) {
                        rows.decide(rank, M::win(level));
                        news = true;
                    }
                }
            }
        }
        self.bits = bits;
        self.origins = origins;
        news
    }

    /// Where the enemy wins after every move, the mover has lost.
    #[inline(always)]
    fn follow_wins(
        &mut self,
        side: &Side<'_, M>,
        view: View<'_>,
        rows: &mut Rows<'_, M::Cell>,
        level: u16,
    ) -> bool {
        let new = M::Cell::of(M::win(level - 1));
        let mut bits = std::mem::take(&mut self.bits);
        let mut origins = std::mem::take(&mut self.origins);
        let mut news = false;
        let count = scan_equal::<I, _>(rows.seen, &mut bits, new);
        if count > 0 {
            if self.is_crowded(side, count) {
                self.enter(side, self.number);
                settle_all::<M>(rows.seen, &mut bits);
                news = self.follow_many_wins(side, rows, level);
            }
            for rank in Places::new(&bits) {
                rows.seen[rank] = M::Cell::of(M::settle(new.get()));
                let after = I::deposit(side.shape.sets[rank], view.free);
                let found = self.find_origins(side, view, after, &mut origins);
                for &before in &origins[..found] {
                    let rank = side.mover_rank.rank(I::extract(before, view.free)) as usize;
                    if rows.is_open(rank)
                        && is_beaten::<M>(rows.values[rank].get(), level)
                        && self.is_lost(side, view, rows.seen, before)
                    {
                        rows.decide(rank, M::loss(level));
                        news = true;
                    }
                }
            }
        }
        self.bits = bits;
        self.origins = origins;
        news
    }

    /// Losses in which the best capture holds out longest.
    #[inline(always)]
    fn take_losses(
        &mut self,
        side: &Side<'_, M>,
        view: View<'_>,
        rows: &mut Rows<'_, M::Cell>,
        level: u16,
    ) -> bool {
        let floor = M::Cell::of(M::floor_due(level));
        let mut bits = std::mem::take(&mut self.bits);
        let mut news = false;
        if scan_equal::<I, _>(rows.values, &mut bits, floor) > 0 {
            for rank in Places::new(&bits) {
                if !rows.is_open(rank) {
                    continue;
                }
                let before = I::deposit(side.shape.sets[rank], view.free);
                if self.is_lost(side, view, rows.seen, before) {
                    rows.decide(rank, M::loss(level));
                    news = true;
                }
            }
        }
        self.bits = bits;
        news
    }

    /// Collects the sets of stones from which a quiet move leads to this one; says how many.
    ///
    /// Not a visitor: closures would not be compiled for the instruction set of the loop.
    #[inline(always)]
    fn find_origins(
        &self,
        side: &Side<'_, M>,
        view: View<'_>,
        after: u32,
        origins: &mut [u32],
    ) -> usize {
        let empty = view.free & !after;
        let mut found = 0;
        for to in Bits(after) {
            if !self.is_quiet(side, after, to) {
                continue;
            }
            for from in Bits(view.ways.plain_to[to] & empty) {
                origins[found] = after ^ (1 << to | 1 << from);
                found += 1;
            }
            for way in &view.ways.others_to[to] {
                if empty >> way.from & 1 == 1 && allows(view, way, after) {
                    origins[found] = after ^ (1 << to | 1 << way.from);
                    found += 1;
                }
            }
        }
        if view.passes && Self::must_pass(side, view, after) {
            origins[found] = after;
            found += 1;
        }
        found
    }

    /// Whether the enemy wins after every quiet move; as to captures, see `is_beaten`.
    #[inline(always)]
    fn is_lost(&self, side: &Side<'_, M>, view: View<'_>, seen: &[M::Cell], before: u32) -> bool {
        let empty = view.free & !before;
        for from in Bits(before) {
            for to in Bits(view.ways.plain_from[from] & empty) {
                if self.is_hope(side, view, seen, before ^ (1 << to | 1 << from), to) {
                    return false;
                }
            }
            for way in &view.ways.others_from[from] {
                let to = usize::from(way.to);
                if empty >> to & 1 == 1
                    && allows(view, way, before)
                    && self.is_hope(side, view, seen, before ^ (1 << to | 1 << from), to)
                {
                    return false;
                }
            }
        }
        if view.passes && Self::must_pass(side, view, before) {
            let rank = side.mover_rank.rank(I::extract(before, view.free));
            return is_win(seen[rank as usize].get());
        }
        true
    }

    /// Whether a quiet move leads here that the enemy is not known to win.
    #[inline(always)]
    fn is_hope(
        &self,
        side: &Side<'_, M>,
        view: View<'_>,
        seen: &[M::Cell],
        after: u32,
        to: usize,
    ) -> bool {
        let rank = side.mover_rank.rank(I::extract(after, view.free));
        !is_win(seen[rank as usize].get()) && self.is_quiet(side, after, to)
    }

    /// Whether arriving at a point is, or may be made, a move that takes nothing.
    #[inline(always)]
    fn is_quiet(&self, side: &Side<'_, M>, after: u32, to: usize) -> bool {
        let pairs = &side.task.frame.pairs[to];
        let lines = pairs.iter().filter(|&&pair| after & pair == pair).count();
        lines == 0 || self.declines[if self.captures_per_mill { lines } else { 1 }]
    }

    /// Whether the mover can do nothing, and therefore passes.
    fn must_pass(side: &Side<'_, M>, view: View<'_>, own: u32) -> bool {
        !can_act(&side.task, own, view.waiting, side.task.space.mover_hand)
    }
}

/// Whether the stones between allow a way.
#[inline(always)]
fn allows(view: View<'_>, way: &Way, own: u32) -> bool {
    way.clear & (own | view.waiting) == 0
        && (own | view.hopped) & way.over == way.over
        && way.bar & view.waiting == 0
}

/// Takes the mark of the level from the cells whose ranks are given, and forgets the ranks.
#[inline(always)]
fn settle_all<M: Metric>(seen: &mut [M::Cell], bits: &mut [u64]) {
    if M::WDL {
        for rank in Places::new(bits) {
            seen[rank] = M::Cell::of(M::settle(seen[rank].get()));
        }
    }
    bits.fill(0);
}

/// Whether captures and placements, if there are any, lose, and not later than at this level.
#[inline(always)]
pub(super) fn is_beaten<M: Metric>(code: u16, level: u16) -> bool {
    code == NONE || is_loss(code) && code <= M::loss(level)
}
