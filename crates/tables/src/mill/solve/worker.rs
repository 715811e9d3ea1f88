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
    isa::Isa,
    lattice,
    layer::Layer,
    metric::{Metric, NONE, better, code_of, is_win, strength},
    side::Side,
    task::{Earns, Task},
};

/// The most lines one stone can close.
pub(crate) const MOST_LINES: usize = 6;

/// A thread's scratch.
#[derive(Debug)]
pub(crate) struct Worker<I, M> {
    pub(crate) block: Block,
    /// The number of the block.
    pub(crate) number: usize,
    /// For so many lines closed: the ways to take stones for them.
    pub(crate) captures: Vec<Vec<Capture>>,
    /// For so many lines closed: whether nothing need be taken, so that the move is a quiet one.
    pub(crate) declines: [bool; MOST_LINES + 1],
    /// Whether the number of lines closed at once matters.
    pub(crate) captures_per_mill: bool,
    /// Lattices and lists, made once.
    pub(crate) lattices: [Vec<u64>; 4],
    pub(crate) bits: Vec<u64>,
    pub(crate) seen_bits: Vec<u64>,
    pub(crate) origins: Vec<u32>,
    /// The sets of stones that fill a line, and what captures earn there.
    pub(crate) filled: Vec<u32>,
    pub(crate) best: Vec<u16>,
    sets: Vec<u32>,
    marker: PhantomData<(I, M)>,
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

impl<I: Isa, M: Metric> Worker<I, M> {
    pub(crate) fn new() -> Self {
        Self {
            block: Block::new(),
            number: 0,
            captures: Vec::new(),
            declines: [false; MOST_LINES + 1],
            captures_per_mill: false,
            lattices: Default::default(),
            bits: Vec::new(),
            seen_bits: Vec::new(),
            filled: Vec::new(),
            best: Vec::new(),
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

    /// Empty lattices of the block's size.
    #[inline(always)]
    pub(crate) fn clear_lattices(&mut self, words: usize) {
        for lattice in &mut self.lattices {
            lattice.clear();
            lattice.resize(words, 0);
        }
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

    /// What a capture is worth with these stones of the mover afterwards.
    #[inline(always)]
    pub(crate) fn worth(
        &self,
        side: &Side<'_, M>,
        ranker: &Ranker,
        capture: &Capture,
        after: u32,
        hand: u8,
    ) -> u16 {
        if capture.won {
            return M::negate(M::loss(0));
        }
        let image = capture.images[0][(after & 255) as usize]
            | capture.images[1][(after >> 8 & 255) as usize]
            | capture.images[2][(after >> 16 & 255) as usize];
        let rank = ranker.rank(image) as usize;
        if let Some((layer, first)) = &capture.own_next {
            let own = I::deposit(after, self.block.free);
            if can_act(&side.task, own, capture.left, hand) {
                return M::keep(M::load(layer.bytes(), first + rank));
            }
        }
        match &capture.enemy_next {
            Some((layer, first)) => M::negate(M::load(layer.bytes(), first + rank)),
            None => missing(),
        }
    }

    /// The best capture for closing so many lines.
    #[inline(always)]
    pub(crate) fn best_capture(
        &self,
        side: &Side<'_, M>,
        ranker: &Ranker,
        after: u32,
        lines: usize,
        hand: u8,
    ) -> u16 {
        let captures = &self.captures[lines.min(self.captures.len()) - 1];
        let mut best = NONE;
        for capture in captures {
            best = better(best, self.worth(side, ranker, capture, after, hand));
            if M::WDL && is_win(best) {
                break;
            }
        }
        best
    }

    /// Finds for every filled set the best capture for closing so many lines.
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
        best.resize(self.filled.len(), strength(NONE));
        let won = strength(M::win(1));
        for capture in &self.captures[lines - 1] {
            for (&after, best) in self.filled.iter().zip(&mut best) {
                if M::WDL && *best == won {
                    continue;
                }
                *best = (*best).max(strength(self.worth(side, ranker, capture, after, hand)));
            }
        }
        for best in &mut best {
            *best = code_of(*best);
        }
        self.best = best;
    }

    /// Marks in a lattice every set of stones that can move.
    #[inline(always)]
    pub(crate) fn mark_able(&self, lattice: &mut [u64]) {
        for point in 0..self.block.n {
            for path in self.block.paths_from(point) {
                let clear = path.clear | 1 << path.other;
                lattice::for_movers(lattice, path.need | 1 << point, clear, |word, mask| {
                    *word |= mask;
                });
            }
        }
        for taking in &self.block.takings {
            lattice::for_movers(lattice, 1 << taking.from, 1 << taking.to, |word, mask| {
                *word |= mask;
            });
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
