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
    lattice::{for_movers, for_movers_of, merge, put_in, take_out, window},
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
        let at_once = side.shape.word_count() * (paths + n * 4 + 64) / 16 + 1000;
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
        self.find_crowd_origins(side, new, false);
        let mut news = false;
        side.shape.for_each_rank::<I>(&self.lattices.origins, |first, bits| {
            for bit in Bits(bits & window(rows.open, first)) {
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
        self.find_crowd_origins(side, &bits, true);
        for word in &mut self.lattices.origins {
            *word = !*word;
        }
        let mut news = false;
        side.shape.for_each_rank::<I>(&self.lattices.origins, |first, bits| {
            for bit in Bits(bits & window(rows.open, first)) {
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

    /// Finds the sets from which a quiet move leads to one of the given ranks, or to any other.
    #[inline(always)]
    fn find_crowd_origins(&mut self, side: &Side<'_, M>, ranks: &[u64], others: bool) {
        let words = side.shape.word_count();
        let goals = &mut self.lattices.goals;
        goals.resize(words, 0);
        side.shape.unpack::<I>(ranks, goals);
        if others {
            for word in goals.iter_mut() {
                *word = !*word;
            }
        }
        let closing = if self.declines[1] { Closing::Alike } else { Closing::Barred };
        self.lattices.mark_origins(&self.block, closing);
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

/// Lattices of a block, made once.
#[derive(Default, Debug)]
pub(crate) struct Lattices {
    /// Where a move should lead.
    pub(crate) goals: Vec<u64>,
    /// The sets from which a move leads there.
    pub(crate) origins: Vec<u64>,
    /// The sets to which a stone must come on one point for a goal.
    arrivals: Vec<u64>,
    /// Those of them to which it can come by one path, or that have goals of their own.
    some: Vec<u64>,
}

impl Lattices {
    /// Finds the sets from which a move leads to one of the goals.
    ///
    /// A stone is taken from where it has come to, once for each point, and put where it can have
    /// come from.
    #[inline(always)]
    pub(super) fn mark_origins(&mut self, block: &Block, closing: Closing<'_>) {
        let words = self.goals.len();
        self.arrivals.resize(words, 0);
        self.some.resize(words, 0);
        self.origins.clear();
        self.origins.resize(words, 0);
        for to in 0..block.n {
            if block.plain_to(to) == 0 && block.paths_to(to).is_empty() {
                continue;
            }
            take_out(&mut self.arrivals, &self.goals, to, false);
            self.heed(block, to, closing);
            for from in Bits(block.plain_to(to)) {
                put_in(&mut self.origins, &self.arrivals, from);
            }
            for path in block.paths_to(to) {
                self.some.fill(0);
                for_movers_of(
                    &mut self.some,
                    &self.arrivals,
                    path.need,
                    path.clear,
                    |_, mask, arrivals| mask & arrivals,
                );
                put_in(&mut self.origins, &self.some, path.from as usize);
            }
        }
    }

    /// Sees to the arrivals on a point that close a mill.
    #[inline(always)]
    fn heed(&mut self, block: &Block, to: usize, closing: Closing<'_>) {
        match closing {
            Closing::Alike => {}
            Closing::Barred => {
                for &pair in block.pairs(to) {
                    for_movers(&mut self.arrivals, pair, 0, |word, mask| word & !mask);
                }
            }
            Closing::To(others) if !block.pairs(to).is_empty() => {
                take_out(&mut self.some, others, to, false);
                for &pair in block.pairs(to) {
                    merge(&mut self.arrivals, &self.some, pair);
                }
            }
            Closing::To(_) => {}
        }
    }
}
