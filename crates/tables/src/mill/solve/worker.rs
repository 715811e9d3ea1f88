//! What a thread holds while it works on blocks.

#![expect(clippy::inline_always, reason = "part of loops compiled for several instruction sets")]

use std::{marker::PhantomData, sync::atomic::Ordering};

use mill::Captures;

use super::{
    super::binomial::MAX_POINTS,
    block::{Block, capture_sets},
    capture::Capture,
    cells::Cell,
    count::Count,
    crowd::Lattices,
    isa::Isa,
    lattice::for_movers,
    metric::Metric,
    scatter::Telling,
    side::Side,
    task::{Earns, Task},
};

/// The most lines one stone can close.
pub(crate) const MOST_LINES: usize = 6;

/// A thread's scratch.
#[derive(Debug)]
pub(crate) struct Worker<I, M: Metric> {
    pub(crate) block: Block,
    /// The number of the block.
    pub(crate) number: usize,
    /// For so many lines closed: the ways to take stones for them.
    pub(crate) captures: Vec<Vec<Capture>>,
    /// For so many lines closed: whether nothing need be taken, so that the move is a quiet one.
    pub(crate) declines: [bool; MOST_LINES + 1],
    /// Whether the number of lines closed at once matters.
    pub(crate) captures_per_mill: bool,
    pub(crate) lattices: Lattices,
    pub(crate) telling: Telling<M::Cell>,
    pub(crate) count: Count,
    /// Lists, made once.
    pub(crate) bits: Vec<u64>,
    pub(crate) seen_bits: Vec<u64>,
    pub(crate) origins: Vec<u32>,
    /// The sets of stones that fill a line, and how strong the best capture is there.
    pub(crate) filled: Vec<u32>,
    pub(crate) best: Vec<M::Cell>,
    /// Where the values after one capture are found, and what they are.
    pub(crate) ranks: Vec<u32>,
    pub(crate) found: Vec<M::Cell>,
    pub(crate) sets: Vec<u32>,
    marker: PhantomData<I>,
}

impl<I: Isa, M: Metric> Worker<I, M> {
    pub(crate) fn new() -> Self {
        Self {
            block: Block::new(),
            number: 0,
            captures: Vec::new(),
            declines: [false; MOST_LINES + 1],
            captures_per_mill: false,
            lattices: Lattices::default(),
            telling: Telling::new(),
            count: Count::default(),
            bits: Vec::new(),
            seen_bits: Vec::new(),
            filled: Vec::new(),
            best: Vec::new(),
            ranks: Vec::new(),
            found: Vec::new(),
            origins: vec![0; MAX_POINTS * MAX_POINTS],
            sets: Vec::new(),
            marker: PhantomData,
        }
    }

    /// Turns to a block.
    #[inline(always)]
    pub(crate) fn enter(&mut self, side: &Side<'_, M>, number: usize) {
        self.pass_by(side, number);
        let takes = side.task.frame.rules.motion.takes();
        let waiting = side.blocks.standard[number];
        self.block.enter::<I>(side.task.frame, side.task.ways, takes, waiting);
    }

    /// Turns to a block without looking at its ways.
    #[inline(always)]
    pub(crate) fn pass_by(&mut self, side: &Side<'_, M>, number: usize) {
        self.number = number;
        self.captures_per_mill = side.task.frame.rules.captures == Captures::PerMill;
        let declines = side.declines[number].load(Ordering::Relaxed);
        self.declines = std::array::from_fn(|lines| declines >> lines & 1 == 1);
    }

    /// Finds, for each number of lines, whether a move that closes them may be a quiet one.
    pub(crate) fn find_declines(&mut self, side: &Side<'_, M>) {
        let task = &side.task;
        self.declines = match task.earns {
            Earns::Nothing | Earns::Forbidden => [true; MOST_LINES + 1],
            Earns::Win | Earns::Turn => [false; MOST_LINES + 1],
            Earns::Capture | Earns::CaptureAndTurn => {
                let mut declines = [false; MOST_LINES + 1];
                for lines in 1..=MOST_LINES {
                    if lines > 1 && task.frame.rules.captures == Captures::One {
                        declines[lines] = declines[1];
                        continue;
                    }
                    capture_sets(task, self.block.waiting, lines, &mut self.sets);
                    declines[lines] = self.sets.contains(&0);
                }
                declines
            }
        };
        let bits =
            (0..=MOST_LINES).fold(0, |bits, lines| bits | u8::from(self.declines[lines]) << lines);
        side.declines[self.number].store(bits, Ordering::Relaxed);
    }

    /// Marks in a lattice every set of stones that can move.
    #[inline(always)]
    pub(crate) fn mark_able(&self, lattice: &mut [u64]) {
        self.block.mark_able(lattice);
        for taking in &self.block.takings {
            for_movers(lattice, 1 << taking.from, 1 << taking.to, |word, mask| word | mask);
        }
    }
}

/// Whether a side with these stones, this hand and these enemy stones could act.
pub(crate) fn can_act(task: &Task<'_>, own: u32, enemy: u32, hand: u8) -> bool {
    let occupied = own | enemy;
    if hand > 0 {
        return occupied != task.frame.all();
    }
    let rules = &task.frame.rules;
    let flies = rules.fly != mill::Fly::Off && own.count_ones() <= u32::from(rules.fly_at);
    let ways = if flies { &task.frame.flights } else { &task.frame.steps };
    ways.list.iter().any(|way| {
        own >> way.from & 1 == 1
            && (1 << way.to | way.clear) & occupied == 0
            && way.over & occupied == way.over
    })
}

/// The ranks whose cells fulfil a condition, as bits.
#[inline(always)]
pub(crate) fn scan<I: Isa, C: Cell>(
    row: &[C],
    bits: &mut Vec<u64>,
    is: impl Fn(C) -> bool,
) -> bool {
    bits.clear();
    let mut any = 0;
    let (chunks, rest) = row.as_chunks::<64>();
    for chunk in chunks {
        let flags: [u8; 64] = std::array::from_fn(|i| u8::from(is(chunk[i])));
        let packed = I::pack(&flags);
        any |= packed;
        bits.push(packed);
    }
    if !rest.is_empty() {
        let packed = rest.iter().rev().fold(0, |all, &cell| all << 1 | u64::from(is(cell)));
        any |= packed;
        bits.push(packed);
    }
    any != 0
}

/// The ranks whose cells are equal to one, as bits; says how many.
#[inline(always)]
pub(crate) fn scan_equal<I: Isa, C: Cell>(row: &[C], bits: &mut Vec<u64>, cell: C) -> usize {
    bits.resize(row.len().div_ceil(64), 0);
    let mut count = 0;
    let (chunks, rest) = row.as_chunks::<64>();
    for (bits, chunk) in bits.iter_mut().zip(chunks) {
        *bits = C::equal::<I>(chunk, cell);
        count += bits.count_ones() as usize;
    }
    if !rest.is_empty() {
        let packed = rest.iter().rev().fold(0, |all, &other| all << 1 | u64::from(other == cell));
        bits[chunks.len()] = packed;
        count += packed.count_ones() as usize;
    }
    count
}

/// The places of the bits of a row.
#[derive(Debug)]
pub(crate) struct Places<'a> {
    words: &'a [u64],
    word: usize,
    rest: u64,
}

impl<'a> Places<'a> {
    #[inline(always)]
    pub(crate) fn new(words: &'a [u64]) -> Self {
        Self { words, word: 0, rest: words.first().copied().unwrap_or(0) }
    }
}

impl Iterator for Places<'_> {
    type Item = usize;

    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        while self.rest == 0 {
            self.word += 1;
            self.rest = *self.words.get(self.word)?;
        }
        let place = self.word * 64 + self.rest.trailing_zeros() as usize;
        self.rest &= self.rest - 1;
        Some(place)
    }
}
