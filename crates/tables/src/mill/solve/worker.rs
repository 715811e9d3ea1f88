//! What a thread holds while it works on blocks.

#![expect(clippy::inline_always, reason = "part of loops compiled for several instruction sets")]

use std::{
    marker::PhantomData,
    sync::{Arc, atomic::Ordering},
};

use mill::Captures;

use super::{
    super::{
        binomial::{MAX_POINTS, Ranker},
        frame::Frame,
    },
    block::{Bits, Block, capture_sets},
    cells::Cell,
    count::Count,
    crowd::Lattices,
    isa::Isa,
    lattice::for_movers,
    layer::Layer,
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
    ranks: Vec<u32>,
    found: Vec<M::Cell>,
    sets: Vec<u32>,
    marker: PhantomData<I>,
}

/// A set of stones taken from a block, and where the value of what is left is found.
#[derive(Debug)]
pub(crate) struct Capture {
    /// The value is known at once: the enemy has too few stones.
    won: bool,
    enemy_next: Option<(Arc<Layer>, usize)>,
    own_next: Option<(Arc<Layer>, usize)>,
    /// The enemy's stones that are left.
    left: u32,
    /// Where each of the block's points goes, eight points at a time.
    images: [[u32; 256]; 3],
}

impl Capture {
    /// The mover's stones as they stand after the symmetry that leads what is left to its class.
    #[inline(always)]
    fn image(&self, after: u32) -> u32 {
        self.images[0][(after & 255) as usize]
            | self.images[1][(after >> 8 & 255) as usize]
            | self.images[2][(after >> 16 & 255) as usize]
    }
}

/// How strong a capture is that wins the game at once.
#[inline(always)]
fn win<M: Metric>() -> M::Cell {
    M::Cell::of(M::negate(M::loss(0))).strength()
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

    /// Finds where captures lead, for every number of lines that can be closed.
    pub(crate) fn find_captures(&mut self, side: &Side<'_, M>, placed: bool, base: u32) {
        self.captures.clear();
        let most = match side.task.frame.rules.captures {
            Captures::One => 1,
            Captures::PerMill => MOST_LINES,
        };
        let waiting = self.block.waiting & !base;
        for lines in 1..=most {
            capture_sets(&side.task, waiting, lines, &mut self.sets);
            let sets = std::mem::take(&mut self.sets);
            let captures = sets
                .iter()
                .filter(|&&taken| taken | base != 0)
                .map(|taken| self.capture(side, placed, taken | base))
                .collect();
            self.sets = sets;
            self.captures.push(captures);
        }
    }

    /// Where the value is found when these stones of the block have been taken.
    pub(crate) fn capture(&self, side: &Side<'_, M>, placed: bool, taken: u32) -> Capture {
        let frame = side.task.frame;
        let left = self.block.waiting & !taken;
        let count = taken.count_ones() as usize;
        let (set, symmetry) = frame.canonical(left);
        let class = frame.classes(left.count_ones() as usize).binary_search(&set).unwrap_or(0);
        let at = |layer: &Arc<Layer>| (layer.clone(), class * layer.row);
        let sources = &side.sources;
        let (next, again) = if placed {
            (&sources.placed, &sources.placed_again)
        } else {
            (&sources.moved, &sources.moved_again)
        };
        Capture {
            won: side.task.is_reduced(left.count_ones()),
            enemy_next: next.get(count).and_then(Option::as_ref).map(at),
            own_next: again.get(count).and_then(Option::as_ref).map(at),
            left,
            images: self.images(frame, symmetry, set),
        }
    }

    /// Where the block's free points go under a symmetry, in numbers of the free points beside
    /// another set.
    fn images(&self, frame: &Frame, symmetry: usize, beside: u32) -> [[u32; 256]; 3] {
        let mut single = [0u32; 24];
        for (local, point) in Bits(self.block.free).enumerate() {
            let image = frame.image(symmetry, 1 << point);
            single[local] = 1 << ((image - 1) & !beside).count_ones();
        }
        let mut images = [[0; 256]; 3];
        for (byte, images) in images.iter_mut().enumerate() {
            let points = self.block.n.saturating_sub(8 * byte).min(8);
            for set in 1usize..1 << points {
                let lowest = set.trailing_zeros() as usize;
                images[set] = images[set & (set - 1)] | single[8 * byte + lowest];
            }
        }
        images
    }

    /// How strong a capture is with these stones of the mover afterwards.
    #[inline(always)]
    pub(crate) fn worth(
        &self,
        side: &Side<'_, M>,
        ranker: &Ranker,
        capture: &Capture,
        after: u32,
        hand: u8,
    ) -> M::Cell {
        if capture.won {
            return win::<M>();
        }
        let rank = ranker.rank(capture.image(after)) as usize;
        let code = match (&capture.own_next, &capture.enemy_next) {
            (Some((layer, first)), _) if self.can_go_on(side, capture, after, hand) => {
                M::keep(M::load(layer.bytes(), first + rank))
            }
            (_, Some((layer, first))) => M::negate(M::load(layer.bytes(), first + rank)),
            _ => missing(),
        };
        M::Cell::of(code).strength()
    }

    /// Whether the mover could act once more after a capture.
    fn can_go_on(&self, side: &Side<'_, M>, capture: &Capture, after: u32, hand: u8) -> bool {
        can_act(&side.task, I::deposit(after, self.block.free), capture.left, hand)
    }

    /// How strong the best capture for closing so many lines is.
    #[inline(always)]
    pub(crate) fn best_capture(
        &self,
        side: &Side<'_, M>,
        ranker: &Ranker,
        after: u32,
        lines: usize,
        hand: u8,
    ) -> M::Cell {
        let captures = &self.captures[lines.min(self.captures.len()) - 1];
        let worths = captures.iter().map(|capture| self.worth(side, ranker, capture, after, hand));
        worths.max().unwrap_or_default()
    }

    /// Finds for every filled set how strong the best capture for closing so many lines is.
    ///
    /// Capture by capture, so that the row it looks into stays at hand.
    #[inline(always)]
    pub(crate) fn find_best(
        &mut self,
        side: &Side<'_, M>,
        ranker: &Ranker,
        lines: usize,
        hand: u8,
    ) {
        let mut best = std::mem::take(&mut self.best);
        best.clear();
        best.resize(self.filled.len(), M::Cell::default());
        let captures = std::mem::take(&mut self.captures);
        for capture in &captures[lines - 1] {
            if capture.won {
                best.fill(win::<M>());
                break;
            }
            match &capture.enemy_next {
                Some((layer, first)) if capture.own_next.is_none() => {
                    self.find_worths(ranker, capture, layer, *first, &mut best);
                }
                _ => {
                    for (&after, best) in self.filled.iter().zip(&mut best) {
                        *best = self.worth(side, ranker, capture, after, hand).max(*best);
                    }
                }
            }
        }
        self.captures = captures;
        self.best = best;
    }

    /// Notes how strong a capture is, after which the enemy is next, where it is stronger.
    ///
    /// In three loops, which processors do faster than one.
    #[inline(always)]
    fn find_worths(
        &mut self,
        ranker: &Ranker,
        capture: &Capture,
        layer: &Layer,
        first: usize,
        best: &mut [M::Cell],
    ) {
        self.ranks.resize(self.filled.len(), 0);
        for (rank, &after) in self.ranks.iter_mut().zip(&self.filled) {
            *rank = ranker.rank(capture.image(after));
        }
        self.found.resize(self.filled.len(), M::Cell::default());
        let bytes = layer.bytes();
        for (found, &rank) in self.found.iter_mut().zip(&self.ranks) {
            *found = M::Cell::of(M::load(bytes, first + rank as usize));
        }
        for (best, found) in best.iter_mut().zip(&self.found) {
            *best = M::Cell::of(M::negate(found.get())).strength().max(*best);
        }
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

#[cold]
fn missing() -> u16 {
    unreachable!("the sub-spaces after captures and placements are solved first")
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
