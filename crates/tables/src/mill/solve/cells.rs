//! Working arrays that several threads use by rows.

#![allow(
    unsafe_code,
    reason = "rows are handed to threads by number, which the compiler cannot follow"
)]

use std::{
    io,
    sync::{
        Arc,
        atomic::{AtomicU8, AtomicU16, Ordering},
    },
};

use super::{
    isa::{Isa, prefetch},
    layer::PADDING,
    metric::NONE,
    room::{Map, Room},
};

/// A number that the working arrays are made of: the code of a value, or its strength.
///
/// Strengths are in the order of the mover's wishes, so that the better of two is the greater:
/// nothing to do (0), losses, the slow ones above the quick, draws, wins, the quick ones above the
/// slow.
pub(crate) trait Cell: Copy + Default + Send + Sync + Ord + 'static {
    /// The highest number.
    const MOST: u16;

    /// The number.
    fn get(self) -> u16;
    /// The cell that holds a number.
    fn of(number: u16) -> Self;
    /// The strength of this code.
    fn strength(self) -> Self;
    /// The code of this strength.
    fn code(self) -> Self;
    /// Which of 64 cells are equal to one.
    fn equal<I: Isa>(cells: &[Self; 64], cell: Self) -> u64;
    /// Writes a cell that others may write at the same time.
    ///
    /// # Safety
    ///
    /// The place must be valid, and meanwhile be used by nothing but this function.
    unsafe fn store(place: *mut Self, value: Self);
}

impl Cell for u8 {
    const MOST: u16 = 0xff;

    #[inline(always)]
    #[expect(clippy::inline_always, reason = "compiled with the features of its callers")]
    fn get(self) -> u16 {
        u16::from(self)
    }
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "compiled with the features of its callers")]
    fn of(number: u16) -> Self {
        number as Self
    }
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "compiled with the features of its callers")]
    fn strength(self) -> Self {
        match self {
            255 => 0,
            0 => 128,
            loss if loss % 2 == 1 => loss / 2 + 1,
            win => 255 - win / 2,
        }
    }
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "compiled with the features of its callers")]
    fn code(self) -> Self {
        match self {
            0 => 255,
            128 => 0,
            loss if loss < 128 => 2 * loss - 1,
            win => 2 * (255 - win),
        }
    }
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "compiled with the features of its callers")]
    fn equal<I: Isa>(cells: &[Self; 64], cell: Self) -> u64 {
        I::equal(cells, cell)
    }
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "compiled with the features of its callers")]
    unsafe fn store(place: *mut Self, value: Self) {
        // SAFETY: promised by the caller.
        unsafe { AtomicU8::from_ptr(place) }.store(value, Ordering::Relaxed);
    }
}

impl Cell for u16 {
    const MOST: u16 = 0xffff;

    #[inline(always)]
    #[expect(clippy::inline_always, reason = "compiled with the features of its callers")]
    fn get(self) -> u16 {
        self
    }
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "compiled with the features of its callers")]
    fn of(number: u16) -> Self {
        number
    }
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "compiled with the features of its callers")]
    fn strength(self) -> Self {
        match self {
            NONE => 0,
            0 => 0x8000,
            loss if loss % 2 == 1 => loss,
            win => Self::MAX - win,
        }
    }
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "compiled with the features of its callers")]
    fn code(self) -> Self {
        match self {
            0 => NONE,
            0x8000 => 0,
            loss if loss < 0x8000 => loss,
            win => Self::MAX - win,
        }
    }
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "compiled with the features of its callers")]
    fn equal<I: Isa>(cells: &[Self; 64], cell: Self) -> u64 {
        I::pack(&cells.map(|other| u8::from(other == cell)))
    }
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "compiled with the features of its callers")]
    unsafe fn store(place: *mut Self, value: Self) {
        // SAFETY: promised by the caller.
        unsafe { AtomicU16::from_ptr(place) }.store(value, Ordering::Relaxed);
    }
}

/// An array of rows.
///
/// Work goes in phases. In one phase a row belongs to the thread that has taken its number from
/// the counter of the phase; in the other cells are only written one by one.
pub(crate) struct Rows<C> {
    start: *mut C,
    len: usize,
    row: usize,
    /// What keeps the cells alive.
    map: Option<Arc<Map>>,
}

// SAFETY: access from several threads goes through the methods below, whose callers promise that
// a row is used by one thread at a time, or only by `scatter`, which writes atomically.
unsafe impl<C: Send> Sync for Rows<C> {}
// SAFETY: the cells belong to the array, whichever thread holds it.
unsafe impl<C: Send> Send for Rows<C> {}

impl<C: Copy + Default> Rows<C> {
    /// No rows.
    pub(crate) fn none() -> Self {
        Self { start: std::ptr::dangling_mut(), len: 0, row: 0, map: None }
    }

    /// Rows of zeros.
    ///
    /// # Errors
    ///
    /// If there is no room for them.
    pub(crate) fn new(rows: usize, row: usize, room: Room<'_>) -> io::Result<Self> {
        let len = rows * row;
        let map = room.zeros(len * size_of::<C>() + PADDING)?;
        // The cells of these arrays are numbers, for which zeros are as good as any bytes.
        Ok(Self { start: map.start().cast(), len, row, map: Some(map) })
    }

    /// The cells as bytes, with [`PADDING`] behind them.
    ///
    /// # Errors
    ///
    /// If there are no cells, and no room for the padding.
    pub(crate) fn into_map(self) -> io::Result<Arc<Map>> {
        self.map.map_or_else(|| Room::Memory.zeros(PADDING), Ok)
    }

    /// Whether the cells are in a mapped file.
    pub(crate) fn is_mapped(&self) -> bool {
        self.map.as_ref().is_some_and(|map| !map.is_memory())
    }

    /// A row to work on.
    ///
    /// # Safety
    ///
    /// Nobody else may use this row meanwhile.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "compiled with the features of its callers")]
    #[expect(clippy::mut_from_ref, reason = "the caller promises that the row is its own")]
    pub(crate) unsafe fn row_mut(&self, row: usize) -> &mut [C] {
        let first = row * self.row;
        assert!(first + self.row <= self.len, "there is no row {row}");
        // SAFETY: the cells are in bounds, and promised to be the caller's alone.
        unsafe { std::slice::from_raw_parts_mut(self.start.add(first), self.row) }
    }

    /// All cells, to look at.
    ///
    /// # Safety
    ///
    /// Nobody may write to them meanwhile.
    pub(crate) unsafe fn all(&self) -> &[C] {
        // SAFETY: the array has so many cells; the rest is promised by the caller.
        unsafe { std::slice::from_raw_parts(self.start, self.len) }
    }

    /// All cells, once no thread works on them.
    pub(crate) fn cells(&mut self) -> &mut [C] {
        // SAFETY: the array has so many cells, and `&mut self` is the only access.
        unsafe { std::slice::from_raw_parts_mut(self.start, self.len) }
    }
}

impl<C: Cell> Rows<C> {
    /// Asks for a cell that will soon be written.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "compiled with the features of its callers")]
    pub(crate) fn prefetch(&self, index: usize) {
        if index < self.len {
            prefetch(self.start.wrapping_add(index));
        }
    }

    /// Writes one cell in the phase in which cells are only written.
    ///
    /// # Safety
    ///
    /// In this phase nothing else is done to the array.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "compiled with the features of its callers")]
    pub(crate) unsafe fn scatter(&self, index: usize, value: C) {
        assert!(index < self.len, "there is no cell {index}");
        // SAFETY: the index is checked, the rest is promised by the caller.
        unsafe { C::store(self.start.add(index), value) }
    }
}

impl<C> std::fmt::Debug for Rows<C> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Rows")
            .field("cells", &self.len)
            .field("row", &self.row)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::{Cell, NONE};
    use crate::{
        Symbol,
        mill::solve::metric::{Metric, Parity},
    };

    fn check<C: Cell + std::fmt::Debug>(worst_first: &[u16]) {
        let strengths: Vec<C> = worst_first.iter().map(|&code| C::of(code).strength()).collect();
        assert!(strengths.is_sorted_by(|a, b| a < b), "{strengths:?}");
        assert_eq!(strengths[0], C::default());
        let codes: Vec<u16> = strengths.iter().map(|strength| strength.code().get()).collect();
        assert_eq!(codes, worst_first);
    }

    #[test]
    fn strengths_order_codes() {
        check::<u8>(&[NONE, 1, 3, 253, 0, 252, 6, 4, 2]);
        // Every code that a byte can come to hold, a capture included.
        let last = Parity::loss(Parity::LAST_LEVEL - 1);
        assert_eq!((last, Parity::negate(last)), (251, 252));
        assert_eq!(Parity::code(Symbol::loss(252)), None);
        assert_eq!(Parity::negate(Parity::win(Parity::LAST_LEVEL)), 253);
        check::<u16>(&[NONE, 257, 301, 0, 602, 300, 258]);
    }
}
