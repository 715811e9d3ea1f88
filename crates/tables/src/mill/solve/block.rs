//! A block: the waiting side's stones stand, and the mover's stones are any set on the free points.
//!
//! Within a block points are numbered anew: the free ones, in order.

#![expect(clippy::inline_always, reason = "part of loops compiled for several instruction sets")]

use mill::{CaptureDuty, Captures, Protect};

use super::super::{
    binomial::MAX_POINTS,
    frame::{Frame, Ways},
};
use super::{isa::Isa, lattice::for_movers, task::Task};

/// A way by which a stone can have come to a point, in numbers of the block, if other stones allow
/// it.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Path {
    /// Where it begins.
    pub(crate) from: u8,
    /// Stones of the mover that must stand: one that is hopped over.
    pub(crate) need: u32,
    /// Points that must be empty.
    pub(crate) clear: u32,
}

/// A hop that takes a stone.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Taking {
    pub(crate) from: u8,
    pub(crate) to: u8,
    /// The stone that is taken, as a set on the board.
    pub(crate) over: u32,
}

/// The ways and mills of a block.
#[derive(Debug)]
pub(crate) struct Block {
    /// The waiting stones.
    pub(crate) waiting: u32,
    /// The free points.
    pub(crate) free: u32,
    /// How many there are.
    pub(crate) n: usize,
    /// For each free point those from which a stone may come, whatever stands elsewhere.
    plain_into: [u32; MAX_POINTS],
    /// The other paths into each free point.
    into: [Vec<Path>; MAX_POINTS],
    /// The other two points of every line on free points.
    pairs: [[u32; 6]; MAX_POINTS],
    pair_count: [u8; MAX_POINTS],
    /// The lines on free points.
    pub(crate) lines: Vec<u32>,
    /// The hops that take.
    pub(crate) takings: Vec<Taking>,
}

impl Block {
    pub(crate) fn new() -> Self {
        Self {
            waiting: 0,
            free: 0,
            n: 0,
            plain_into: [0; MAX_POINTS],
            into: Default::default(),
            pairs: [[0; 6]; MAX_POINTS],
            pair_count: [0; MAX_POINTS],
            lines: Vec::new(),
            takings: Vec::new(),
        }
    }

    /// Looks at a block anew.
    #[inline(always)]
    pub(crate) fn enter<I: Isa>(
        &mut self,
        frame: &Frame,
        ways: Option<&Ways>,
        takes: bool,
        waiting: u32,
    ) {
        self.waiting = waiting;
        self.free = frame.all() & !waiting;
        self.n = self.free.count_ones() as usize;
        self.find_lines::<I>(frame);
        self.find_paths::<I>(ways, takes);
    }

    #[inline(always)]
    fn find_lines<I: Isa>(&mut self, frame: &Frame) {
        self.pair_count = [0; MAX_POINTS];
        self.lines.clear();
        for &line in &frame.lines {
            if line & self.waiting != 0 {
                continue;
            }
            let line = I::extract(line, self.free);
            self.lines.push(line);
            for point in Bits(line) {
                let count = &mut self.pair_count[point];
                self.pairs[point][*count as usize] = line & !(1 << point);
                *count += 1;
            }
        }
    }

    #[inline(always)]
    fn find_paths<I: Isa>(&mut self, ways: Option<&Ways>, takes: bool) {
        self.plain_into = [0; MAX_POINTS];
        self.into.iter_mut().for_each(Vec::clear);
        self.takings.clear();
        for way in ways.map_or(&[][..], |ways| &ways.list) {
            let ends = 1 << way.from | 1 << way.to;
            if (ends | way.clear | way.bar) & self.waiting != 0 {
                continue;
            }
            let from = (self.free & ((1 << way.from) - 1)).count_ones() as usize;
            let to = (self.free & ((1 << way.to) - 1)).count_ones() as usize;
            if takes && way.over & self.waiting != 0 {
                self.takings.push(Taking { from: from as u8, to: to as u8, over: way.over });
                continue;
            }
            let need = I::extract(way.over & self.free, self.free);
            let clear = I::extract(way.clear, self.free);
            if need | clear == 0 {
                self.plain_into[to] |= 1 << from;
            } else {
                self.into[to].push(Path { from: from as u8, need, clear });
            }
        }
    }

    /// The points from which a stone may come to a point, whatever stands elsewhere.
    #[inline(always)]
    pub(crate) fn plain_to(&self, point: usize) -> u32 {
        self.plain_into[point]
    }

    /// The other paths into a point.
    #[inline(always)]
    pub(crate) fn paths_to(&self, point: usize) -> &[Path] {
        &self.into[point]
    }

    /// Marks in a lattice every set of stones that can go somewhere.
    #[inline(always)]
    pub(crate) fn mark_able(&self, lattice: &mut [u64]) {
        for to in 0..self.n {
            for from in Bits(self.plain_into[to]) {
                for_movers(lattice, 1 << from, 1 << to, |word, mask| word | mask);
            }
            for path in &self.into[to] {
                let (need, clear) = (path.need | 1 << path.from, path.clear | 1 << to);
                for_movers(lattice, need, clear, |word, mask| word | mask);
            }
        }
    }

    /// The other two points of the lines through a point.
    #[inline(always)]
    pub(crate) fn pairs(&self, point: usize) -> &[u32] {
        &self.pairs[point][..self.pair_count[point] as usize]
    }

    /// The points of the lines that a set of stones fills.
    #[inline(always)]
    pub(crate) fn in_mills(&self, stones: u32) -> u32 {
        let filled = |line: u32| if stones & line == line { line } else { 0 };
        self.lines.iter().fold(0, |all, &line| all | filled(line))
    }

    /// How many lines through a point a set of stones fills.
    #[inline(always)]
    pub(crate) fn mills(&self, stones: u32, point: usize) -> usize {
        self.pairs(point).iter().filter(|&&pair| stones & pair == pair).count()
    }
}

/// The points of a set.
#[derive(Clone, Debug)]
pub(crate) struct Bits(pub(crate) u32);

impl Iterator for Bits {
    type Item = usize;

    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let point = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(point)
    }
}

/// The sets of waiting stones that may be taken for closing so many lines. The empty set means that
/// nothing is taken.
pub(crate) fn capture_sets(task: &Task<'_>, waiting: u32, lines: usize, sets: &mut Vec<u32>) {
    sets.clear();
    let takes = match task.frame.rules.captures {
        Captures::One => 1,
        Captures::PerMill => lines,
    };
    collect_sets(task, waiting, 0, takes, sets);
}

fn collect_sets(task: &Task<'_>, waiting: u32, taken: u32, takes: usize, sets: &mut Vec<u32>) {
    let left = waiting & !taken;
    let targets =
        if takes == 0 || task.is_reduced(left.count_ones()) { 0 } else { targets(task, left) };
    let may_stop = targets == 0 || task.frame.rules.capture_duty == CaptureDuty::May;
    if may_stop && !sets.contains(&taken) {
        sets.push(taken);
    }
    for target in Bits(targets) {
        collect_sets(task, waiting, taken | 1 << target, takes - 1, sets);
    }
}

/// The waiting stones that may be taken.
fn targets(task: &Task<'_>, waiting: u32) -> u32 {
    let rules = &task.frame.rules;
    let protect = if task.space.is_moving() { rules.protect_moving } else { rules.protect_placing };
    let free = waiting & !task.frame.in_mills(waiting);
    match protect {
        Protect::None => waiting,
        Protect::UnlessAllInMills if free == 0 => waiting,
        Protect::ExceptLastThree
            if waiting.count_ones() + u32::from(task.space.waiter_hand) == 3 =>
        {
            waiting
        }
        _ => free,
    }
}
