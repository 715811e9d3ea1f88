//! Working arrays that several threads use by rows.

#![allow(
    unsafe_code,
    reason = "rows are handed to threads by number, which the compiler cannot follow"
)]

use std::{
    cell::UnsafeCell,
    io,
    sync::{
        Arc,
        atomic::{AtomicU8, AtomicU16, Ordering},
    },
};

use super::{
    isa::{Isa, prefetch},
    room::{Map, Room},
};

/// A number that the working arrays are made of.
pub(crate) trait Cell: Copy + Default + Send + Sync + PartialEq + 'static {
    /// The number.
    fn get(self) -> u16;
    /// The cell that holds a number.
    fn of(number: u16) -> Self;
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
    _owner: Owner<C>,
}

/// What keeps the cells alive.
enum Owner<C> {
    Memory { _cells: Vec<UnsafeCell<C>> },
    Mapped { _map: Arc<Map> },
}

// SAFETY: access from several threads goes through the methods below, whose callers promise that
// a row is used by one thread at a time, or only by `scatter`, which writes atomically.
unsafe impl<C: Send> Sync for Rows<C> {}
// SAFETY: the cells belong to the array, whichever thread holds it.
unsafe impl<C: Send> Send for Rows<C> {}

impl<C: Copy + Default> Rows<C> {
    /// No rows.
    pub(crate) fn none() -> Self {
        Self::in_memory(0, 0)
    }

    /// Rows of zeros.
    ///
    /// # Errors
    ///
    /// If they go to a file that cannot be made.
    pub(crate) fn new(rows: usize, row: usize, room: Room<'_>) -> io::Result<Self> {
        let Room::Mapped(rooms) = room else {
            return Ok(Self::in_memory(rows, row));
        };
        let len = rows * row;
        let map = rooms.map(len * size_of::<C>())?;
        debug_assert!(map.len() >= len * size_of::<C>());
        // The cells of these arrays are numbers, for which zeros are as good as any bytes.
        Ok(Self { start: map.start().cast(), len, row, _owner: Owner::Mapped { _map: map } })
    }

    fn in_memory(rows: usize, row: usize) -> Self {
        let zeros = vec![C::default(); rows * row];
        // SAFETY: `UnsafeCell<C>` has the layout of `C`.
        let cells = unsafe { std::mem::transmute::<Vec<C>, Vec<UnsafeCell<C>>>(zeros) };
        let start = cells.as_ptr().cast_mut().cast();
        Self { start, len: cells.len(), row, _owner: Owner::Memory { _cells: cells } }
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
