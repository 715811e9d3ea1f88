//! What captures are worth: where the values of what is left are found, and which is the best.

#![expect(clippy::inline_always, reason = "part of loops compiled for several instruction sets")]

use std::sync::Arc;

use mill::Captures;

use super::{
    super::{binomial::Ranker, frame::Frame},
    block::{Bits, capture_sets},
    cells::Cell,
    isa::Isa,
    layer::Layer,
    metric::Metric,
    side::Side,
    worker::{MOST_LINES, Worker, can_act},
};

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
}

#[cold]
fn missing() -> u16 {
    unreachable!("the sub-spaces after captures and placements are solved first")
}
