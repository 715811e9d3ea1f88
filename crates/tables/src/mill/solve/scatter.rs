//! What one side has decided, told to the other: the same position is found there in the row of
//! the stones that are to wait.

#![expect(clippy::inline_always, reason = "part of loops compiled for several instruction sets")]
#![allow(unsafe_code, reason = "rows of the working arrays are claimed by number")]

use std::sync::atomic::Ordering;

use super::{
    super::frame::Frame,
    cells::Cell,
    isa::{Isa, prefetch},
    metric::Metric,
    side::Side,
    worker::{Worker, scan, scan_equal},
};

/// How many positions are under way at most.
const ROOM: usize = 64;

/// How many positions later the class of a position's stones is asked for, and how many later the
/// cell is written: memory is slow, and meanwhile others are begun.
const ASK: usize = 16;
const WRITE: usize = 48;

/// Positions on their way to the other side.
#[derive(Debug)]
pub(crate) struct Telling<C> {
    cells: [Underway<C>; ROOM],
    /// How the waiting stones of the latest blocks stand after every symmetry.
    images: [[u32; 16]; ROOM],
    /// How many positions were begun, and how many blocks.
    begun: usize,
    blocks: usize,
}

/// A position on its way.
#[derive(Clone, Copy, Default, Debug)]
struct Underway<C> {
    /// The rank of the mover's stones.
    stones: u32,
    /// The place of its block among the images.
    block: u8,
    value: C,
    /// The cell it goes to, once that is known.
    index: usize,
}

impl<C: Cell> Telling<C> {
    pub(crate) fn new() -> Self {
        Self { cells: [Underway::default(); ROOM], images: [[0; 16]; ROOM], begun: 0, blocks: 0 }
    }
}

impl<I: Isa, M: Metric> Worker<I, M> {
    /// Tells the other side what was decided in a block at a level, or in all. The last positions
    /// stay under way until [`Worker::tell_rest`].
    ///
    /// # Safety
    ///
    /// The block must be this thread's in this phase, in which `other.seen` is only scattered to.
    #[inline(always)]
    pub(crate) unsafe fn tell(
        &mut self,
        side: &Side<'_, M>,
        other: &Side<'_, M>,
        number: usize,
        level: Option<u16>,
    ) {
        if !Side::<M>::take_flag(&side.news, number) {
            return;
        }
        // SAFETY: promised by the caller.
        let (values, open) = unsafe { (side.values.row_mut(number), side.open.row_mut(number)) };
        if !find_news::<I, M>(values, level, &mut self.bits) {
            return;
        }
        let free = self.telling.turn_to(side.task.frame, side.blocks.standard[number]);
        for (word, (&bits, &open)) in self.bits.iter().zip(open.iter()).enumerate() {
            let mut rest = bits & !open;
            while rest != 0 {
                let rank = word * 64 + rest.trailing_zeros() as usize;
                rest &= rest - 1;
                let stones = side.mover_rank.rank(I::deposit(side.shape.sets[rank], free));
                // SAFETY: promised by the caller.
                unsafe { self.telling.begin::<I, M>(side, other, stones, values[rank]) };
                if M::WDL {
                    values[rank] = M::Cell::of(M::settle(values[rank].get()));
                }
            }
        }
    }

    /// Brings the positions under way to their end.
    ///
    /// # Safety
    ///
    /// As for [`Worker::tell`].
    #[inline(always)]
    pub(crate) unsafe fn tell_rest(&mut self, side: &Side<'_, M>, other: &Side<'_, M>) {
        let begun = self.telling.begun;
        for number in begun.saturating_sub(WRITE)..begun {
            if number + ASK >= begun {
                // SAFETY: promised by the caller.
                unsafe { self.telling.ask::<I, M>(side, other, number) };
            }
            // SAFETY: promised by the caller.
            unsafe { self.telling.write(other, number) };
        }
        self.telling.begun = 0;
    }
}

impl<C: Cell> Telling<C> {
    /// Turns to a block of these waiting stones; gives the free points.
    #[inline(always)]
    fn turn_to(&mut self, frame: &Frame, waiting: u32) -> u32 {
        self.blocks += 1;
        let images = &mut self.images[self.blocks % ROOM];
        for (symmetry, image) in images.iter_mut().enumerate().take(frame.symmetries.len()) {
            *image = frame.image(symmetry, waiting);
        }
        frame.all() & !waiting
    }

    /// Begins with a position, and goes on with those begun before.
    ///
    /// # Safety
    ///
    /// As for [`Worker::tell`].
    #[inline(always)]
    unsafe fn begin<I: Isa, M: Metric<Cell = C>>(
        &mut self,
        side: &Side<'_, M>,
        other: &Side<'_, M>,
        stones: u32,
        value: C,
    ) {
        prefetch(side.movers.entries().as_ptr().wrapping_add(stones as usize));
        let block = (self.blocks % ROOM) as u8;
        self.cells[self.begun % ROOM] = Underway { stones, block, value, index: 0 };
        self.begun += 1;
        // SAFETY: promised by the caller.
        unsafe {
            if self.begun > ASK {
                self.ask::<I, M>(side, other, self.begun - ASK - 1);
            }
            if self.begun > WRITE {
                self.write(other, self.begun - WRITE - 1);
            }
        }
    }

    /// Finds the cell of a position.
    ///
    /// # Safety
    ///
    /// As for [`Worker::tell`].
    #[inline(always)]
    unsafe fn ask<I: Isa, M: Metric<Cell = C>>(
        &mut self,
        side: &Side<'_, M>,
        other: &Side<'_, M>,
        number: usize,
    ) {
        let cell = &mut self.cells[number % ROOM];
        let class = side.movers.class(cell.stones);
        let standard = side.movers.standard[class.number];
        let waiting = self.images[usize::from(cell.block) % ROOM][class.symmetry];
        let local = I::extract(waiting, side.task.frame.all() & !standard);
        cell.index = class.number * other.shape.len() + side.waiter_rank.rank(local) as usize;
        other.seen.prefetch(cell.index);
        if class.is_symmetric {
            // SAFETY: promised by the caller.
            unsafe { tell_images::<I, M>(side, other, class.number, waiting, cell.value) };
        }
        // Looked at first: all threads may read a flag, but to write it each must own it.
        if !other.dirty[class.number].load(Ordering::Relaxed) {
            other.dirty[class.number].store(true, Ordering::Relaxed);
        }
    }

    /// Writes a position where it belongs.
    ///
    /// # Safety
    ///
    /// As for [`Worker::tell`].
    #[inline(always)]
    unsafe fn write<M: Metric<Cell = C>>(&self, other: &Side<'_, M>, number: usize) {
        let cell = self.cells[number % ROOM];
        // SAFETY: promised by the caller.
        unsafe { other.seen.scatter(cell.index, cell.value) };
    }
}

/// Finds what was decided at a level, or at all.
#[inline(always)]
fn find_news<I: Isa, M: Metric>(
    values: &[M::Cell],
    level: Option<u16>,
    bits: &mut Vec<u64>,
) -> bool {
    let Some(level) = level else {
        let nothing = M::Cell::default();
        return scan::<I, _>(values, bits, |cell| cell != nothing);
    };
    let (win, loss) = (M::Cell::of(M::win(level)), M::Cell::of(M::loss(level)));
    match (M::has_wins(level), M::has_losses(level)) {
        (true, false) => scan_equal::<I, _>(values, bits, win) > 0,
        (false, true) => scan_equal::<I, _>(values, bits, loss) > 0,
        _ => scan::<I, _>(values, bits, |cell| cell == win || cell == loss),
    }
}

/// In a row whose stones are their own mirror, equal positions stand in several cells.
///
/// # Safety
///
/// As for [`Worker::tell`].
#[inline(always)]
unsafe fn tell_images<I: Isa, M: Metric>(
    side: &Side<'_, M>,
    other: &Side<'_, M>,
    class: usize,
    waiting: u32,
    value: M::Cell,
) {
    let frame = side.task.frame;
    let standard = side.movers.standard[class];
    let mut rest = side.movers.stabilisers[class];
    while rest != 0 {
        let symmetry = rest.trailing_zeros() as usize;
        rest &= rest - 1;
        let local = I::extract(frame.image(symmetry, waiting), frame.all() & !standard);
        let index = class * other.shape.len() + side.waiter_rank.rank(local) as usize;
        // SAFETY: promised by the caller.
        unsafe { other.seen.scatter(index, value) };
    }
}
