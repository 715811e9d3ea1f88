//! Many positions of a block at once, over whole words of a lattice.
//!
//! Where much is new in a block, going through it position by position takes longer than moving
//! every stone of every position at once.

#![expect(clippy::inline_always, reason = "part of loops compiled for several instruction sets")]

use mill::Blocked;

use super::{
    block::Bits,
    cells::Cell,
    isa::Isa,
    lattice::{for_holders, for_movers, or_moved},
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
        let [goals, origins, scratch, open, ..] = &mut self.lattices;
        for lattice in [&mut *goals, &mut *origins, &mut *scratch, &mut *open] {
            lattice.resize(side.shape.word_count(), 0);
        }
        side.shape.unpack::<I>(new, goals);
        side.shape.unpack::<I>(rows.open, open);
        origins.fill(0);
        mark_origins(&self.block, self.declines[1], goals, origins, scratch);
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
        let [goals, origins, scratch, open, ..] = &mut self.lattices;
        for lattice in [&mut *goals, &mut *origins, &mut *scratch, &mut *open] {
            lattice.resize(side.shape.word_count(), 0);
        }
        side.shape.unpack::<I>(&bits, goals);
        side.shape.unpack::<I>(rows.open, open);
        for word in goals.iter_mut() {
            *word = !*word;
        }
        origins.fill(0);
        mark_origins(&self.block, self.declines[1], goals, origins, scratch);
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
}

/// Marks the sets from which a quiet move leads to one of the goals.
#[inline(always)]
fn mark_origins(
    block: &super::block::Block,
    declines: bool,
    goals: &[u64],
    origins: &mut [u64],
    scratch: &mut [u64],
) {
    for to in 0..block.n {
        let paths = block.paths_to(to);
        if paths.is_empty() {
            continue;
        }
        let pairs = block.pairs(to);
        let plain = declines || pairs.is_empty();
        if !plain {
            scratch.copy_from_slice(goals);
            for &pair in pairs {
                for_holders(scratch, pair | 1 << to, |word, mask| *word &= !mask);
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
