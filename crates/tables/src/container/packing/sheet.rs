//! The letters of a chunk, with a margin.

use super::{
    alphabet::{Alphabet, value_of},
    rans::STATES,
    shape::Rectangle,
};
use crate::Symbol;

/// How many neighbours tell something about a letter.
pub(super) const NEIGHBOURS: usize = 4;

/// How many lines are packed together.
pub(super) const STRIP: usize = 8;

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

    /// The number of the letter at a place.
    pub(super) fn cell(&self, place: usize) -> usize {
        let (line, column) = ((place - 2) / self.stride() - 1, (place - 2) % self.stride());
        line * self.width + column
    }

    /// Calls back with the place of every letter, and the number of its state, in the order of the
    /// packing: strips of [`STRIP`] lines from above; in each, diagonals that fall to the left,
    /// from the left; in each, from below. So a letter comes after its neighbours, and letters
    /// that follow each other closely are not neighbours.
    pub(super) fn visit(&self, mut visit: impl FnMut(&Self, usize, usize)) {
        for top in (0..self.lines).step_by(STRIP) {
            let lines = STRIP.min(self.lines - top);
            for diagonal in 0..self.width + lines - 1 {
                for line in (0..lines).rev().filter(|&line| line <= diagonal) {
                    let column = diagonal - line;
                    if column < self.width {
                        visit(self, self.start(top + line) + column, line % STATES);
                    }
                }
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
