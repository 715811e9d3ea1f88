//! Working arrays that several threads use by rows.

#![allow(
    unsafe_code,
    reason = "rows are handed to threads by number, which the compiler cannot follow"
)]

use std::{
    cell::UnsafeCell,
    sync::atomic::{AtomicU8, AtomicU16, Ordering},
};

use super::isa::Isa;

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
    cells: Vec<UnsafeCell<C>>,
    row: usize,
}

// SAFETY: access from several threads goes through the methods below, whose callers promise that
// a row is used by one thread at a time, or only by `scatter`, which writes atomically.
unsafe impl<C: Send> Sync for Rows<C> {}

impl<C: Copy + Default> Rows<C> {
    /// Rows of zeros.
    pub(crate) fn new(rows: usize, row: usize) -> Self {
        let zeros = vec![C::default(); rows * row];
        // SAFETY: `UnsafeCell<C>` has the layout of `C`.
        let cells = unsafe { std::mem::transmute::<Vec<C>, Vec<UnsafeCell<C>>>(zeros) };
        Self { cells, row }
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
        let cells = &self.cells[row * self.row..(row + 1) * self.row];
        // SAFETY: the cells are in bounds, and promised to be the caller's alone.
        unsafe { std::slice::from_raw_parts_mut(cells.as_ptr().cast_mut().cast(), self.row) }
    }

    /// All cells, once no thread works on them.
    pub(crate) fn cells(&mut self) -> &mut [C] {
        // SAFETY: `UnsafeCell<C>` has the layout of `C`, and `&mut self` is the only access.
        unsafe { std::slice::from_raw_parts_mut(self.cells.as_mut_ptr().cast(), self.cells.len()) }
    }

    /// The cells for a prefetch.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "compiled with the features of its callers")]
    pub(crate) fn raw(&self) -> &[UnsafeCell<C>] {
        &self.cells
    }
}

impl<C: Cell> Rows<C> {
    /// Writes one cell in the phase in which cells are only written.
    ///
    /// # Safety
    ///
    /// In this phase nothing else is done to the array.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "compiled with the features of its callers")]
    pub(crate) unsafe fn scatter(&self, index: usize, value: C) {
        // SAFETY: the index is checked, the rest is promised by the caller.
        unsafe { C::store(self.cells[index].get(), value) }
    }
}

impl<C> std::fmt::Debug for Rows<C> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Rows").field("cells", &self.cells.len()).field("row", &self.row).finish()
    }
}
