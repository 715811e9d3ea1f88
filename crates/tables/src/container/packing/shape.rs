//! How a table is cut into chunks.
//!
//! A table is seen as a sheet: lines of equal length, one below the other. A chunk is a rectangle
//! of it, because the entry above tells as much about an entry as the one before it.

use std::ops::Range;

use super::super::header::Metric;

/// The letters a chunk should have: enough for the fixed costs to vanish, few enough to be unpacked
/// within microseconds.
const LETTERS: u64 = 512;

/// The width of a chunk in letters where lines are long.
const WIDTH: u64 = 32;

/// The most lines and the most letters that a reader accepts.
const MOST_LINES: u64 = 128;
const MOST_LETTERS: u64 = 4096;

/// The least lines of a chunk that has a line below it.
const LEAST_LINES: u64 = 16;

/// How a table is cut into chunks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in super::super) struct Shape {
    /// The entries of the table.
    pub(in super::super) entries: u64,
    /// The entries of a line.
    pub(in super::super) line: u32,
    /// The lines of a chunk; the last may have fewer.
    pub(in super::super) lines: u8,
    /// The letters of a line of a chunk; the last of a line may have fewer.
    pub(in super::super) width: u16,
    /// How many entries share a letter.
    pub(in super::super) group: u8,
}

/// Where an entry is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in super::super) struct Place {
    /// The number of the chunk.
    pub(in super::super) chunk: u64,
    /// The number of the line within the chunk.
    pub(in super::super) line: usize,
    /// The number of the letter within that line.
    pub(in super::super) column: usize,
    /// The number of the entry within the letter.
    pub(in super::super) within: usize,
}

impl Shape {
    /// The shape for a table whose entries belong together in rows.
    pub(in super::super) fn new(metric: Metric, entries: u64, row: u32) -> Self {
        let group = group(metric);
        let letters = u64::from(group) * WIDTH;
        // Rows that are no rows: any line does.
        let meaningful = row >= 16 && u64::from(row) < entries;
        let line = if meaningful { u64::from(row) } else { letters };
        let width = line.div_ceil(line.div_ceil(letters)).div_ceil(u64::from(group));
        let lines = (LETTERS / width).clamp(LEAST_LINES, MOST_LINES);
        Self { entries, line: line as u32, lines: lines as u8, width: width as u16, group }
    }

    /// Whether a reader can rely on the numbers.
    pub(in super::super) fn is_sound(&self) -> bool {
        let (lines, width) = (u64::from(self.lines), u64::from(self.width));
        self.line > 0
            && (1..=MOST_LINES).contains(&lines)
            && width > 0
            && lines * width <= MOST_LETTERS
            && self.entries < 1 << 60
    }

    /// The entries of a line of a chunk.
    fn width_entries(&self) -> u64 {
        u64::from(self.width) * u64::from(self.group)
    }

    /// How many chunks lie side by side.
    pub(in super::super) fn across(&self) -> u64 {
        u64::from(self.line).div_ceil(self.width_entries())
    }

    /// The entries of all chunks that lie side by side.
    pub(in super::super) fn band(&self) -> u64 {
        u64::from(self.line) * u64::from(self.lines)
    }

    /// How many chunks there are.
    pub(in super::super) fn chunks(&self) -> u64 {
        self.entries.div_ceil(self.band()) * self.across()
    }

    /// Where an entry is.
    pub(in super::super) fn place(&self, index: u64) -> Place {
        let (line, column) = (index / u64::from(self.line), index % u64::from(self.line));
        let (across, column) = (column / self.width_entries(), column % self.width_entries());
        let (band, line) = (line / u64::from(self.lines), line % u64::from(self.lines));
        let group = u64::from(self.group);
        Place {
            chunk: band * self.across() + across,
            line: line as usize,
            column: (column / group) as usize,
            within: (column % group) as usize,
        }
    }

    /// The first entry of a chunk, its lines, the entries of each, and the letters of each.
    pub(in super::super) fn rectangle(&self, chunk: u64) -> Rectangle {
        let (band, across) = (chunk / self.across(), chunk % self.across());
        let first = band * self.band() + across * self.width_entries();
        let left = self.entries.saturating_sub(band * self.band());
        let lines = left.div_ceil(u64::from(self.line)).min(u64::from(self.lines));
        Rectangle {
            first,
            lines: lines as usize,
            entries: self.entries_across(across) as usize,
            letters: self.letters_across(across) as usize,
        }
    }

    /// The chunks that have entries of a range.
    pub(in super::super) fn chunks_of(&self, range: &Range<u64>) -> Range<u64> {
        if range.is_empty() {
            return 0..0;
        }
        let (first, last) = (range.start, range.end - 1);
        if first / u64::from(self.line) == last / u64::from(self.line) {
            return self.place(first).chunk..self.place(last).chunk + 1;
        }
        first / self.band() * self.across()..(last / self.band() + 1) * self.across()
    }

    fn entries_across(&self, across: u64) -> u64 {
        (u64::from(self.line) - across * self.width_entries()).min(self.width_entries())
    }

    fn letters_across(&self, across: u64) -> u64 {
        self.entries_across(across).div_ceil(u64::from(self.group))
    }
}

/// The part of the table that a chunk holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in super::super) struct Rectangle {
    /// The number of its first entry.
    pub(in super::super) first: u64,
    /// How many lines it has.
    pub(in super::super) lines: usize,
    /// How many entries a line of it has; the last line of the table may end before.
    pub(in super::super) entries: usize,
    /// How many letters a line of it has.
    pub(in super::super) letters: usize,
}

impl Rectangle {
    /// The numbers of the entries of each line; the last may lie behind the end of the table.
    pub(in super::super) fn lines(&self, line: u32) -> impl Iterator<Item = Range<u64>> {
        let (first, entries) = (self.first, self.entries as u64);
        (0..self.lines as u64).map(move |number| {
            let start = first + number * u64::from(line);
            start..start + entries
        })
    }
}

/// How many entries share a letter: wins, draws and losses take two bits each.
pub(in super::super) const fn group(metric: Metric) -> u8 {
    match metric {
        Metric::Wdl => 4,
        Metric::Plies => 1,
    }
}
