//! The first look at a block: what is decided at once, and what captures and placements earn.

#![expect(clippy::inline_always, reason = "part of loops compiled for several instruction sets")]
#![allow(unsafe_code, reason = "rows of the working arrays are claimed by number")]

use std::sync::atomic::Ordering;

use mill::{Blocked, BoardFull, Win};

use super::{
    block::Bits,
    cells::Cell,
    isa::Isa,
    lattice::{Shape, for_movers},
    metric::{Metric, NONE},
    side::{PENDING_LEVELS, Side},
    task::Earns,
    worker::{Worker, can_act},
};

impl<I: Isa, M: Metric> Worker<I, M> {
    /// Seeds a block: its values, what is open, when it is due.
    ///
    /// Until all turns have been looked at, the cells hold strengths.
    ///
    /// # Safety
    ///
    /// The block must be this thread's in this phase.
    #[inline(always)]
    pub(crate) unsafe fn seed(&mut self, side: &Side<'_, M>, number: usize) {
        self.enter(side, number);
        self.find_declines(side);
        // SAFETY: promised by the caller.
        let (values, open) = unsafe { (side.values.row_mut(number), side.open.row_mut(number)) };
        values.fill(M::Cell::default());
        fill_open(open, side.shape.len());
        if self.is_over(side, values, open) {
            side.news[number].store(true, Ordering::Relaxed);
            return;
        }
        let news = self.seed_blocked(side, values, open);
        side.news[number].store(news, Ordering::Relaxed);
        if side.task.is_three_all() {
            to_codes(values);
            close_draws(values, open);
            return;
        }
        if side.task.ways.is_some() {
            self.seed_mills(side, values);
            self.seed_takings(side, values);
        }
        if side.task.places {
            self.seed_placements(side, values);
        }
        to_codes(values);
        if side.task.ways.is_none() {
            decide_all::<M>(values, open);
            side.news[number].store(true, Ordering::Relaxed);
            return;
        }
        // SAFETY: promised by the caller.
        let pending = unsafe { side.pending.row_mut(number) };
        side.last_due.fetch_max(mark_pending::<M>(values, pending), Ordering::Relaxed);
    }

    /// Whether the game is over in the whole block.
    fn is_over(&self, side: &Side<'_, M>, values: &mut [M::Cell], open: &mut [u64]) -> bool {
        let task = &side.task;
        let rules = &task.frame.rules;
        let mill_ended =
            rules.win == Win::FirstMill && task.frame.in_mills(self.block.waiting) != 0;
        if mill_ended || task.is_full() && rules.board_full == BoardFull::MoverLoses {
            values.fill(M::Cell::of(M::loss(0)));
        } else if task.is_full() {
            values.fill(M::Cell::of(0));
        } else {
            return false;
        }
        open.fill(0);
        true
    }

    /// Decides the positions in which nothing can be done; says whether there are any.
    #[inline(always)]
    fn seed_blocked(
        &mut self,
        side: &Side<'_, M>,
        values: &mut [M::Cell],
        open: &mut [u64],
    ) -> bool {
        if side.task.is_never_blocked() {
            return false;
        }
        let blocked = side.task.frame.rules.blocked;
        let mut able = std::mem::take(&mut self.lattices.goals);
        able.clear();
        able.resize(side.shape.word_count(), 0);
        self.mark_able(&mut able);
        for word in &mut able {
            *word = !*word;
        }
        let mut news = false;
        side.shape.for_each_rank::<I>(&able, |first, bits| {
            for bit in Bits(bits) {
                let rank = first as usize + bit;
                let code = match blocked {
                    Blocked::Loss => M::loss(0),
                    Blocked::Draw => 0,
                    Blocked::Pass => {
                        let own = I::deposit(side.shape.sets[rank], self.block.free);
                        if can_act(&side.task, self.block.waiting, own, side.task.space.waiter_hand)
                        {
                            continue;
                        }
                        0
                    }
                };
                news |= code != 0;
                values[rank] = M::Cell::of(code).strength();
                open[rank / 64] &= !(1 << (rank % 64));
            }
        });
        self.lattices.goals = able;
        news
    }

    /// What closing a mill by a move earns.
    #[inline(always)]
    fn seed_mills(&mut self, side: &Side<'_, M>, values: &mut [M::Cell]) {
        let captures = match side.task.earns {
            Earns::Win => false,
            Earns::Capture | Earns::CaptureAndTurn => true,
            Earns::Turn | Earns::Nothing | Earns::Forbidden => return,
        };
        if captures {
            self.find_captures(side, false, 0);
            if self.captures.iter().all(Vec::is_empty) {
                return;
            }
        }
        self.find_filled(&side.shape);
        if !captures {
            self.best.clear();
            self.best.resize(self.filled.len(), M::Cell::of(M::win(1)).strength());
            self.seed_arrivals(side, values, 1, 1);
            return;
        }
        let most = self.captures.len();
        for lines in 1..=most {
            self.find_best(side, side.mover_rank, lines, 0);
            self.seed_arrivals(side, values, lines, most);
        }
    }

    /// Finds the sets of stones that fill a line.
    #[inline(always)]
    pub(super) fn find_filled(&mut self, shape: &Shape) {
        let lattice = &mut self.lattices.origins;
        lattice.clear();
        lattice.resize(shape.word_count(), 0);
        for &line in &self.block.lines {
            for_movers(lattice, line, 0, |word, mask| word | mask);
        }
        self.filled.clear();
        let filled = &mut self.filled;
        shape.for_each_rank::<I>(lattice, |first, bits| {
            filled.extend(Bits(bits).map(|bit| shape.sets[first as usize + bit]));
        });
    }

    /// Writes down what is earned by the moves that close so many lines; the last number stands
    /// for all larger ones.
    #[inline(always)]
    fn seed_arrivals(&self, side: &Side<'_, M>, values: &mut [M::Cell], lines: usize, most: usize) {
        let mut note = |before: u32, worth: M::Cell| {
            let value = &mut values[side.mover_rank.rank(before) as usize];
            *value = worth.max(*value);
        };
        for (&after, &worth) in self.filled.iter().zip(&self.best) {
            if worth == M::Cell::default() {
                continue;
            }
            for to in Bits(self.block.in_mills(after)) {
                if most > 1 && self.block.mills(after, to).min(most) != lines {
                    continue;
                }
                let without = after ^ 1 << to;
                for from in Bits(self.block.plain_to(to) & !after) {
                    note(without | 1 << from, worth);
                }
                for path in self.block.paths_to(to) {
                    if after >> path.from & 1 == 0
                        && after & path.need == path.need
                        && after & path.clear == 0
                    {
                        note(without | 1 << path.from, worth);
                    }
                }
            }
        }
    }

    /// What hops that take earn.
    fn seed_takings(&mut self, side: &Side<'_, M>, values: &mut [M::Cell]) {
        let takings = std::mem::take(&mut self.block.takings);
        let mills_take = matches!(side.task.earns, Earns::Capture | Earns::CaptureAndTurn);
        let mut over = 0;
        let mut plain = None;
        let mut ordered = takings.clone();
        ordered.sort_unstable_by_key(|taking| taking.over);
        for taking in &ordered {
            if taking.over != over {
                over = taking.over;
                plain = Some(self.capture(side, false, over));
                if mills_take {
                    self.find_captures(side, false, over);
                }
            }
            let Some(plain) = &plain else { continue };
            for &after in &side.shape.sets {
                if after >> taking.to & 1 == 0 || after >> taking.from & 1 == 1 {
                    continue;
                }
                let lines = self.block.mills(after, taking.to as usize);
                let worth = if lines > 0 && mills_take {
                    self.best_capture(side, side.mover_rank, after, lines, 0)
                } else {
                    self.worth(side, side.mover_rank, plain, after, 0)
                };
                let before = after ^ (1 << taking.to | 1 << taking.from);
                let value = &mut values[side.mover_rank.rank(before) as usize];
                *value = worth.max(*value);
            }
        }
        self.block.takings = takings;
    }
}

/// From strengths to codes.
#[inline(always)]
fn to_codes<C: Cell>(values: &mut [C]) {
    for value in values {
        *value = value.code();
    }
}

fn fill_open(open: &mut [u64], len: usize) {
    open.fill(u64::MAX);
    if let Some(last) = open.last_mut()
        && !len.is_multiple_of(64)
    {
        *last = (1 << (len % 64)) - 1;
    }
}

/// What is still open is drawn.
fn close_draws<C: Cell>(values: &mut [C], open: &mut [u64]) {
    for (rank, value) in values.iter_mut().enumerate() {
        if open[rank / 64] >> (rank % 64) & 1 == 1 {
            *value = C::of(0);
        }
    }
    open.fill(0);
}

/// Where nobody moves, what placements earn is the value.
#[inline(always)]
fn decide_all<M: Metric>(values: &mut [M::Cell], open: &mut [u64]) {
    for value in values.iter_mut() {
        let code = value.get();
        let decided = if code == 0 || code == NONE {
            0
        } else if super::metric::is_win(code) {
            M::win(0)
        } else {
            M::loss(0)
        };
        *value = M::Cell::of(decided);
    }
    open.fill(0);
}

/// Notes the levels at which the earnings of a block are due; gives the last. Those beyond what is
/// noted one by one share the last place.
#[inline(always)]
fn mark_pending<M: Metric>(values: &[M::Cell], pending: &mut [u64]) -> u16 {
    let (mut last, mut last_due) = (0, 0);
    for value in values {
        let code = value.get();
        if code == last || code == 0 || code == NONE {
            continue;
        }
        last = code;
        last_due = last_due.max(M::due(code));
        let level = usize::from(M::due(code)).min(PENDING_LEVELS - 1);
        pending[level / 64] |= 1 << (level % 64);
    }
    last_due
}
