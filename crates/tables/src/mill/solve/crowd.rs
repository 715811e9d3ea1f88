//! Many positions of a block at once, over whole words of a lattice.
//!
//! Where much is new in a block, going through it position by position takes longer than moving
//! every stone of every position at once.

#![expect(clippy::inline_always, reason = "part of loops compiled for several instruction sets")]

use mill::Blocked;

use super::{
    block::{Bits, Block},
    cells::Cell,
    isa::Isa,
    lattice::{for_holders, for_movers, merge, or_moved},
    metric::{Metric, is_win},
    side::Side,
    visit::{Rows, is_beaten},
    worker::{Worker, scan},
};

impl<I: Isa, M: Metric> Worker<I, M> {
    /// Whether so much is new that the whole block is better looked at at once.
    #[inline(always)]
    pub(super) fn is_crowded(&self, side: &Side<'_, M>, count: usize) -> bool {
        let Some(ways) = side.task.ways else {
            return false;
        };
        if self.captures_per_mill || side.task.frame.rules.blocked == Blocked::Pass {
            return false;
        }
        // Of all ways those whose two ends are free, roughly.
        let (points, n) = (side.task.frame.points, side.shape.n);
        let paths = ways.list.len() * n * n / (points * points);
        let one_by_one = count * side.shape.size * paths / n * 20;
        let at_once = side.shape.word_count() * (paths * 12 + n * 15) / 50 + 1000;
        one_by_one > at_once
    }

    /// Decides the positions from which a move leads to one of the new losses of the enemy.
    #[inline(always)]
    pub(super) fn follow_many_losses(
        &mut self,
        side: &Side<'_, M>,
        rows: &mut Rows<'_, M::Cell>,
        new: &[u64],
        level: u16,
    ) -> bool {
        self.find_crowd_origins(side, rows.open, new, false);
        let [_, origins, _, open] = &mut self.lattices;
        for (word, open) in origins.iter_mut().zip(open.iter()) {
            *word &= open;
        }
        let mut news = false;
        side.shape.for_each_rank::<I>(origins, |first, bits| {
            for bit in Bits(bits) {
                rows.decide(first as usize + bit, M::win(level));
                news = true;
            }
        });
        news
    }

    /// Decides the positions from which every quiet move leads to a win of the enemy.
    #[inline(always)]
    pub(super) fn follow_many_wins(
        &mut self,
        side: &Side<'_, M>,
        rows: &mut Rows<'_, M::Cell>,
        level: u16,
    ) -> bool {
        let mut bits = std::mem::take(&mut self.seen_bits);
        scan::<I, _>(rows.seen, &mut bits, |cell| is_win(cell.get()));
        self.find_crowd_origins(side, rows.open, &bits, true);
        let [_, origins, _, open] = &mut self.lattices;
        for (word, open) in origins.iter_mut().zip(open.iter()) {
            *word = open & !*word;
        }
        let mut news = false;
        side.shape.for_each_rank::<I>(origins, |first, bits| {
            for bit in Bits(bits) {
                let rank = first as usize + bit;
                if is_beaten::<M>(rows.values[rank].get(), level) {
                    rows.decide(rank, M::loss(level));
                    news = true;
                }
            }
        });
        self.seen_bits = bits;
        news
    }

    /// Fills the second lattice with the sets from which a quiet move leads to one of the given
    /// ranks, or to any other rank, and the fourth with those that are open.
    #[inline(always)]
    fn find_crowd_origins(
        &mut self,
        side: &Side<'_, M>,
        open: &[u64],
        ranks: &[u64],
        others: bool,
    ) {
        self.clear_lattices(side.shape.word_count());
        let [goals, origins, scratch, open_lattice] = &mut self.lattices;
        side.shape.unpack::<I>(ranks, goals);
        side.shape.unpack::<I>(open, open_lattice);
        if others {
            for word in goals.iter_mut() {
                *word = !*word;
            }
        }
        let closing = if self.declines[1] { Closing::Alike } else { Closing::Barred };
        mark_origins(&self.block, goals, closing, origins, scratch);
    }
}

/// What moves that close a mill must lead to.
#[derive(Clone, Copy)]
pub(super) enum Closing<'a> {
    /// The same goals as others.
    Alike,
    /// They do not count.
    Barred,
    /// Goals of their own.
    To(&'a [u64]),
}

/// Marks the sets from which a move leads to one of the goals.
#[inline(always)]
pub(super) fn mark_origins(
    block: &Block,
    goals: &[u64],
    closing: Closing<'_>,
    origins: &mut [u64],
    scratch: &mut [u64],
) {
    for to in 0..block.n {
        let (paths, pairs) = (block.paths_to(to), block.pairs(to));
        if paths.is_empty() {
            continue;
        }
        let plain = pairs.is_empty() || matches!(closing, Closing::Alike);
        if !plain {
            scratch.copy_from_slice(goals);
            for &pair in pairs {
                match closing {
                    Closing::To(others) => merge(scratch, others, pair | 1 << to),
                    _ => for_holders(scratch, pair | 1 << to, |word, mask| *word &= !mask),
                }
            }
        }
        let goals = if plain { goals } else { &*scratch };
        for path in paths {
            if path.need | path.clear == 0 {
                or_moved(origins, goals, to, path.other as usize);
            } else {
                let mut allowed = vec![0; goals.len()];
                for_movers(&mut allowed, path.need, path.clear, |word, mask| *word |= mask);
                allowed.iter_mut().zip(goals).for_each(|(word, goal)| *word &= goal);
                or_moved(origins, &allowed, to, path.other as usize);
            }
        }
    }
}
