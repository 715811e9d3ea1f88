//! A second generator, slow and plain: a picture of the board, and every pair of holes tried.
//!
//! It shares nothing with the library but the text of a position. Holes lie at the places where a
//! ruler finds them: on the triangle every row is shifted by half a hole.

use std::collections::BTreeMap;

/// Where a hole lies, in half holes to the right and rows up.
type Place = (usize, usize);

#[derive(Clone)]
pub(crate) struct Picture {
    triangle: bool,
    pegs: BTreeMap<Place, bool>,
}

impl Picture {
    /// Reads the rows of a position text.
    pub(crate) fn read(triangle: bool, rows: &str) -> Self {
        let rows: Vec<Vec<bool>> = rows.split('/').map(read_row).collect();
        let width = rows.iter().map(Vec::len).max().unwrap();
        let mut pegs = BTreeMap::new();
        for (i, row) in rows.iter().rev().enumerate() {
            // Rows are centred, whatever the board.
            let left = width - row.len();
            for (k, &peg) in row.iter().enumerate() {
                pegs.insert((left + 2 * k, i), peg);
            }
        }
        Self { triangle, pegs }
    }

    /// All jumps as text, sorted.
    pub(crate) fn jumps(&self) -> Vec<String> {
        let mut found = Vec::new();
        for (&from, &peg) in &self.pegs {
            for (&to, &blocked) in &self.pegs {
                if peg && !blocked && self.over(from, to).is_some_and(|over| self.pegs[&over]) {
                    found.push(format!("{}-{}", self.name(from), self.name(to)));
                }
            }
        }
        found.sort();
        found
    }

    /// How many ways there are to make so many jumps; `solved` says when no more are made.
    pub(crate) fn perft(&self, depth: u32, solved: &dyn Fn(&Self) -> bool) -> u64 {
        if depth == 0 {
            return 1;
        }
        if solved(self) {
            return 0;
        }
        self.jumps().iter().map(|jump| self.played(jump).perft(depth - 1, solved)).sum()
    }

    pub(crate) fn played(&self, jump: &str) -> Self {
        let place = |name: &str| *self.pegs.keys().find(|&&p| self.name(p) == name).unwrap();
        let (from, to) = jump.split_once('-').unwrap();
        let (from, to) = (place(from), place(to));
        let mut after = self.clone();
        after.pegs.insert(from, false);
        after.pegs.insert(self.over(from, to).unwrap(), false);
        after.pegs.insert(to, true);
        after
    }

    pub(crate) fn count(&self) -> usize {
        self.pegs.values().filter(|&&peg| peg).count()
    }

    /// The hole midway, if the two ends are two holes apart on a line.
    fn over(&self, from: Place, to: Place) -> Option<Place> {
        let apart = (to.0.abs_diff(from.0), to.1.abs_diff(from.1));
        let in_line = if self.triangle {
            apart == (4, 0) || apart == (2, 2)
        } else {
            apart == (4, 0) || apart == (0, 2)
        };
        in_line.then_some((usize::midpoint(from.0, to.0), usize::midpoint(from.1, to.1)))
    }

    fn name(&self, (x, y): Place) -> String {
        let column = if self.triangle { (x - y) / 2 } else { x / 2 };
        format!("{}{}", char::from(b'a' + column as u8), y + 1)
    }
}

fn read_row(text: &str) -> Vec<bool> {
    let mut row = Vec::new();
    for symbol in text.chars() {
        match symbol.to_digit(10) {
            Some(run) => row.extend(vec![false; run as usize]),
            None => row.push(true),
        }
    }
    row
}
