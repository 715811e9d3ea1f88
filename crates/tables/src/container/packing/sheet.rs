//! The letters of a chunk, with a margin.

use super::{
    alphabet::{Alphabet, value_of},
    shape::Rectangle,
};
use crate::Symbol;

/// How many neighbours tell something about a letter.
pub(super) const NEIGHBOURS: usize = 4;

/// The values of a chunk, line by line.
#[derive(Clone, Debug)]
pub(in super::super) struct Values {
    pub(super) lines: usize,
    pub(super) width: usize,
    pub(super) cells: Vec<u16>,
}

impl Values {
    /// Cuts a rectangle out of a table; what `fetch` leaves untouched, because the table ends
    /// there, counts as draws.
    pub(in super::super) fn cut(
        rectangle: &Rectangle,
        line: u32,
        group: u8,
        mut fetch: impl FnMut(u64, &mut [Symbol]),
    ) -> Self {
        let mut symbols = vec![Symbol::DRAW; rectangle.entries];
        let mut cells = Vec::with_capacity(rectangle.lines * rectangle.letters);
        for line in rectangle.lines(line) {
            symbols.fill(Symbol::DRAW);
            fetch(line.start, &mut symbols);
            cells.extend(symbols.chunks(usize::from(group)).map(|part| value_of(part, group)));
        }
        Self { lines: rectangle.lines, width: rectangle.letters, cells }
    }
}

/// The letters of a chunk, with the letter for what lies outside above and on the left, so that
/// every letter has its neighbours.
#[derive(Clone, Debug)]
pub(super) struct Sheet {
    pub(super) lines: usize,
    pub(super) width: usize,
    pub(super) letters: Vec<u8>,
}

impl Sheet {
    /// A sheet to be filled.
    pub(super) fn new(lines: usize, width: usize, outside: u8) -> Self {
        Self { lines, width, letters: vec![outside; (lines + 1) * (width + 2)] }
    }

    /// The sheet of some values.
    pub(super) fn of(values: &Values, alphabet: &Alphabet, lookup: &[u8]) -> Self {
        let mut sheet = Self::new(values.lines, values.width, alphabet.outside());
        for (number, line) in values.cells.chunks(values.width).enumerate() {
            let start = sheet.start(number);
            for (letter, &value) in sheet.letters[start..].iter_mut().zip(line) {
                *letter = lookup[usize::from(value)];
            }
        }
        sheet
    }

    /// From one line to the next.
    pub(super) fn stride(&self) -> usize {
        self.width + 2
    }

    /// Where a line begins.
    pub(super) fn start(&self, line: usize) -> usize {
        (line + 1) * self.stride() + 2
    }

    /// Calls back with the place of every letter in the order of the packing: from the left above
    /// in rising diagonals, since letters of a diagonal are not each other's neighbours.
    #[inline]
    pub(super) fn visit(&mut self, mut visit: impl FnMut(&mut Self, usize, usize)) {
        let (lines, width, stride) = (self.lines, self.width, self.stride());
        let mut number = 0;
        for diagonal in 0..lines + width - 1 {
            let first = (diagonal + 1).saturating_sub(width);
            let last = diagonal.min(lines - 1);
            let mut place = (first + 1) * stride + 2 + diagonal - first;
            for _ in first..=last {
                visit(self, number, place);
                number += 1;
                place += stride - 1;
            }
        }
    }

    /// The letters before, above, above the one before, and two before.
    #[inline]
    pub(super) fn neighbours(&self, place: usize) -> [u8; NEIGHBOURS] {
        let above = place - self.stride();
        [
            self.letters[place - 1],
            self.letters[above],
            self.letters[above - 1],
            self.letters[place - 2],
        ]
    }
}
