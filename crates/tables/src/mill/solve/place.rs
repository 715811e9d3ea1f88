//! What placements earn: over whole words of positions at a time.

#![expect(clippy::inline_always, reason = "part of loops compiled for several instruction sets")]

use super::{
    super::Space,
    block::Bits,
    cells::Cell,
    isa::Isa,
    lattice::{Shape, for_movers, merge, take_out},
    layer::Layer,
    metric::Metric,
    side::Side,
    task::Earns,
    worker::{MOST_LINES, Worker},
};

/// Two statements about sets of stones: whoever has come to one wins, or at least does not lose.
#[derive(Clone, Default, Debug)]
struct Hopes {
    wins: Vec<u64>,
    holds: Vec<u64>,
}

impl Hopes {
    fn new(words: usize) -> Self {
        Self { wins: vec![0; words], holds: vec![0; words] }
    }

    /// Takes what others say of the sets that hold all of `points`.
    #[inline(always)]
    fn replace(&mut self, other: &Self, points: u32) {
        merge(&mut self.wins, &other.wins, points);
        merge(&mut self.holds, &other.holds, points);
    }
}

impl<I: Isa, M: Metric> Worker<I, M> {
    /// What every position of the block can reach by a placement. Only win, draw and loss are
    /// known while stones are in hand.
    #[inline(always)]
    pub(crate) fn seed_placements(&mut self, side: &Side<'_, M>, values: &mut [M::Cell]) {
        let Some(after) = &side.shape_after else {
            return;
        };
        let quiet = self.quiet_hopes(side, after);
        let closing = self.closing_hopes(side, after, &quiet);
        let mut gained = Hopes::new(after.word_count());
        let mut changed = Hopes::new(after.word_count());
        for point in 0..self.block.n {
            let plain = closing.is_empty() || self.block.pairs(point).is_empty();
            if !plain {
                changed.wins.copy_from_slice(&quiet.wins);
                changed.holds.copy_from_slice(&quiet.holds);
                self.replace_closing(&mut changed, &closing, point);
            }
            let hopes = if plain { &quiet } else { &changed };
            take_out(&mut gained.wins, &hopes.wins, point, true);
            take_out(&mut gained.holds, &hopes.holds, point, true);
        }
        if side.task.earns == Earns::Forbidden {
            gained = self.only_quiet(&quiet, &gained);
        }
        Self::note_gains(side, values, &gained);
    }

    #[inline(always)]
    fn replace_closing(&self, hopes: &mut Hopes, closing: &[Hopes], point: usize) {
        match closing {
            [] => {}
            [one] => {
                for &pair in self.block.pairs(point) {
                    hopes.replace(one, pair | 1 << point);
                }
            }
            several => {
                // Sets of lines in order of their number, so that the largest has the last word.
                let pairs = self.block.pairs(point);
                let mut choices: Vec<u32> = (1..1u32 << pairs.len()).collect();
                choices.sort_by_key(|choice| choice.count_ones());
                for choice in choices {
                    let points = Bits(choice).fold(1 << point, |all, i| all | pairs[i]);
                    hopes.replace(&several[choice.count_ones() as usize - 1], points);
                }
            }
        }
    }

    /// What comes of a placement that closes nothing.
    #[inline(always)]
    fn quiet_hopes(&self, side: &Side<'_, M>, after: &Shape) -> Hopes {
        let mut hopes = Hopes::new(after.word_count());
        let Some(layer) = &side.sources.placed[0] else {
            return hopes;
        };
        after.read_layer::<I>(layer, self.number, &mut hopes.wins, &mut hopes.holds);
        for word in &mut hopes.holds {
            *word = !*word;
        }
        hopes
    }

    /// What comes of a placement that closes so many lines, for each number of lines.
    #[inline(always)]
    fn closing_hopes(&mut self, side: &Side<'_, M>, after: &Shape, quiet: &Hopes) -> Vec<Hopes> {
        match side.task.earns {
            Earns::Nothing | Earns::Forbidden => Vec::new(),
            Earns::Win => {
                let ones = vec![u64::MAX; after.word_count()];
                vec![Hopes { wins: ones.clone(), holds: ones }]
            }
            Earns::Turn => vec![self.turn_hopes(side, after, quiet)],
            Earns::Capture | Earns::CaptureAndTurn => self.capture_hopes(side, after, quiet),
        }
    }

    /// What comes of another turn after a placement.
    fn turn_hopes(&mut self, side: &Side<'_, M>, after: &Shape, quiet: &Hopes) -> Hopes {
        let mut hopes = Hopes::new(after.word_count());
        let Some(layer) = &side.sources.placed_again[0] else {
            return quiet.clone();
        };
        // Here the values are the mover's own.
        after.read_layer::<I>(layer, self.number, &mut hopes.holds, &mut hopes.wins);
        for word in &mut hopes.holds {
            *word = !*word;
        }
        let hand = side.task.space.mover_hand - 1;
        let mut able = vec![0; after.word_count()];
        self.mark_able_after(side, hand, after, &mut able);
        for (i, &able) in able.iter().enumerate() {
            hopes.wins[i] = hopes.wins[i] & able | quiet.wins[i] & !able;
            hopes.holds[i] = hopes.holds[i] & able | quiet.holds[i] & !able;
        }
        hopes
    }

    /// Marks the sets of stones that could act once more after a placement.
    fn mark_able_after(&self, side: &Side<'_, M>, hand: u8, after: &Shape, able: &mut [u64]) {
        if hand > 0 {
            able.fill(if after.size < self.block.n { u64::MAX } else { 0 });
            return;
        }
        let space = Space { mover: after.size as u8, mover_hand: 0, ..side.task.space };
        let task = super::task::Task::new(side.task.frame, space);
        let mut scratch = super::block::Block::new();
        scratch.enter::<I>(task.frame, task.ways, false, self.block.waiting);
        scratch.mark_able(able);
    }

    /// What comes of a placement that takes stones.
    #[inline(always)]
    fn capture_hopes(&mut self, side: &Side<'_, M>, after: &Shape, quiet: &Hopes) -> Vec<Hopes> {
        self.find_captures(side, true, 0);
        self.find_filled(after);
        let ranker = side.task.frame.ranker(after.size);
        let hand = side.task.space.mover_hand - 1;
        let mut all = Vec::with_capacity(self.captures.len());
        for lines in 1..=self.captures.len().min(MOST_LINES) {
            let mut hopes =
                if self.declines[lines] { quiet.clone() } else { Hopes::new(after.word_count()) };
            self.find_best(side, ranker, lines, hand);
            let draw = M::Cell::of(0).strength();
            for (&stones, &worth) in self.filled.iter().zip(&self.best) {
                let (word, place) = (stones as usize >> 6, stones & 63);
                hopes.wins[word] |= u64::from(worth > draw) << place;
                hopes.holds[word] |= u64::from(worth >= draw) << place;
            }
            all.push(hopes);
        }
        all
    }

    /// Where mills are forbidden, they count only where every placement closes one.
    fn only_quiet(&self, quiet: &Hopes, all: &Hopes) -> Hopes {
        let words = all.wins.len();
        let mut gained = Hopes::new(words);
        let mut has_quiet = vec![0; words];
        for point in 0..self.block.n {
            let mut calm = vec![u64::MAX; words];
            for &pair in self.block.pairs(point) {
                for_movers(&mut calm, pair | 1 << point, 0, |word, mask| word & !mask);
            }
            let both = |hopes: &[u64]| -> Vec<u64> {
                hopes.iter().zip(&calm).map(|(hope, calm)| hope & calm).collect()
            };
            take_out(&mut gained.wins, &both(&quiet.wins), point, true);
            take_out(&mut gained.holds, &both(&quiet.holds), point, true);
            take_out(&mut has_quiet, &calm, point, true);
        }
        for (i, &has_quiet) in has_quiet.iter().enumerate() {
            gained.wins[i] |= all.wins[i] & !has_quiet;
            gained.holds[i] |= all.holds[i] & !has_quiet;
        }
        gained
    }

    /// Writes down what placements earn, beside what other turns do.
    #[inline(always)]
    fn note_gains(side: &Side<'_, M>, values: &mut [M::Cell], gained: &Hopes) {
        let loss = M::Cell::of(M::negate(M::win(1))).strength();
        for value in values.iter_mut() {
            *value = loss.max(*value);
        }
        let mut mark = |lattice: &[u64], code: u16| {
            let worth = M::Cell::of(code).strength();
            side.shape.for_each_rank::<I>(lattice, |first, bits| {
                for bit in Bits(bits) {
                    let value = &mut values[first as usize + bit];
                    *value = worth.max(*value);
                }
            });
        };
        mark(&gained.holds, 0);
        mark(&gained.wins, M::win(1));
    }
}

impl Shape {
    /// Reads a row of a layer of wins, draws and losses into two lattices.
    #[inline(always)]
    fn read_layer<I: Isa>(&self, layer: &Layer, row: usize, losses: &mut [u64], wins: &mut [u64]) {
        let start = row * layer.row;
        self.for_words(|word, first, weight| {
            let cell = start + first as usize;
            let bytes = &layer.bytes()[cell / 4..cell / 4 + 8];
            let bits = u64::from_le_bytes(bytes.try_into().unwrap_or_default()) >> (2 * (cell % 4));
            losses[word] = I::spread(I::evens(bits), weight);
            wins[word] = I::spread(I::evens(bits >> 1), weight);
        });
    }
}
