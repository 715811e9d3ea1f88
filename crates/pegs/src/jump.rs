//! Jumps, and the runs they make.

use core::fmt;

use crate::Hole;

/// A jump of one peg over its neighbour; the neighbour is removed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Jump {
    /// Where the peg stands.
    pub from: Hole,
    /// Where it lands.
    pub to: Hole,
}

impl Jump {
    /// The hole between, whose peg is removed; `None` if nothing lies midway.
    pub const fn over(self) -> Option<Hole> {
        let columns = self.to.column().cast_signed() - self.from.column().cast_signed();
        let rows = self.to.row().cast_signed() - self.from.row().cast_signed();
        if columns % 2 == 0 && rows % 2 == 0 {
            self.from.offset(columns / 2, rows / 2)
        } else {
            None
        }
    }
}

impl fmt::Display for Jump {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.from, self.to)
    }
}

/// The runs of a list of jumps: consecutive jumps of one peg belong together.
pub fn runs(jumps: &[Jump]) -> impl Iterator<Item = &[Jump]> {
    jumps.chunk_by(|earlier, later| earlier.to == later.from)
}

/// The number of runs, by which par is counted.
pub fn count_runs(jumps: &[Jump]) -> usize {
    runs(jumps).count()
}

#[cfg(test)]
mod tests {
    extern crate std;
    use std::vec::Vec;

    use super::*;

    fn list(texts: &[&str]) -> Vec<Jump> {
        texts
            .iter()
            .map(|text| {
                let (from, to) = text.split_once('-').unwrap();
                Jump { from: from.parse().unwrap(), to: to.parse().unwrap() }
            })
            .collect()
    }

    #[test]
    fn a_run_lasts_as_long_as_the_same_peg_jumps() {
        assert_eq!(count_runs(&[]), 0);
        assert_eq!(count_runs(&list(&["d2-d4"])), 1);
        assert_eq!(count_runs(&list(&["d2-d4", "d5-d3", "d3-f3", "f3-f5"])), 2);
        let jumps = list(&["d2-d4", "d4-d2", "b3-d3"]);
        let lengths: Vec<usize> = runs(&jumps).map(<[Jump]>::len).collect();
        assert_eq!(lengths, [2, 1]);
    }

    #[test]
    fn the_peg_between_is_the_one_midway() {
        let over = |text| list(&[text])[0].over();
        assert_eq!(over("d2-d4"), "d3".parse().ok());
        assert_eq!(over("a5-c3"), "b4".parse().ok());
        assert_eq!(over("a1-b3"), None);
    }
}
