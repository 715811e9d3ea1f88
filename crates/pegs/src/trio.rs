//! Jumps on plain bits, for the searches that make millions of them.

use crate::Layout;

/// What a jump turns round: a peg leaves two holes and a third gets one, three in line.
pub(crate) type Trio = u64;

impl Layout {
    /// The distances on the grid from a hole to its neighbours, one for each line.
    pub(crate) const fn steps(self) -> &'static [u32] {
        match self {
            Self::English | Self::European => &[1, 8],
            Self::Triangle => &[1, 8, 7],
        }
    }
}

/// Calls back with each jump: the numbers of the holes it starts from and lands in, and the pegs
/// after it.
///
/// The eighth column of the grid has no hole, so no line goes on in the next row.
#[inline]
pub(crate) fn visit_jumps(layout: Layout, pegs: u64, mut visit: impl FnMut(u32, u32, u64)) {
    let empty = layout.holes().bits() & !pegs;
    for &step in layout.steps() {
        let trio: Trio = 1 | 1 << step | 1 << (2 * step);
        let pairs = pegs & pegs >> step;
        let mut up = pairs & empty >> (2 * step);
        while up != 0 {
            let from = up.trailing_zeros();
            visit(from, from + 2 * step, pegs ^ trio << from);
            up &= up - 1;
        }
        let mut down = pairs >> step & empty;
        while down != 0 {
            let to = down.trailing_zeros();
            visit(to + 2 * step, to, pegs ^ trio << to);
            down &= down - 1;
        }
    }
}

/// Calls back with each jump of the peg in one hole: where it lands, and the pegs after it.
#[inline]
pub(crate) fn visit_jumps_of(
    layout: Layout,
    pegs: u64,
    from: u32,
    mut visit: impl FnMut(u32, u64),
) {
    let empty = layout.holes().bits() & !pegs;
    for &step in layout.steps() {
        let trio: Trio = 1 | 1 << step | 1 << (2 * step);
        let up = from + 2 * step;
        if up < u64::BITS && pegs >> (from + step) & empty >> up & 1 == 1 {
            visit(up, pegs ^ trio << from);
        }
        if let Some(down) = from.checked_sub(2 * step)
            && pegs >> (from - step) & empty >> down & 1 == 1
        {
            visit(down, pegs ^ trio << down);
        }
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;
    use crate::{Hole, HoleSet, Jump};

    fn jump(from: u32, to: u32) -> Jump {
        let hole = |index: u32| Hole::from_index(index as u8).unwrap();
        Jump { from: hole(from), to: hole(to) }
    }

    #[test]
    fn jumps_of_bits_are_the_jumps_of_the_board() {
        for &layout in Layout::ALL {
            for seed in 0..500 {
                let pegs = board::mix(seed) & layout.holes().bits();
                let set = HoleSet::from_bits(pegs);
                let expected: Vec<(Jump, HoleSet)> = (layout.jumps().iter())
                    .filter_map(|&jump| {
                        let over = jump.over()?;
                        let free =
                            set.contains(jump.from) && set.contains(over) && !set.contains(jump.to);
                        let after = set.without(jump.from).without(over).with(jump.to);
                        free.then_some((jump, after))
                    })
                    .collect();
                let mut found = Vec::new();
                visit_jumps(layout, pegs, |from, to, after| {
                    found.push((jump(from, to), HoleSet::from_bits(after)));
                });
                found.sort();
                let mut sorted = expected.clone();
                sorted.sort();
                assert_eq!(found, sorted, "{layout} {set}");

                let mut found = Vec::new();
                for from in set {
                    let from = u32::from(from.index());
                    visit_jumps_of(layout, pegs, from, |to, after| {
                        found.push((jump(from, to), HoleSet::from_bits(after)));
                    });
                }
                found.sort();
                assert_eq!(found, sorted, "{layout} {set}");
            }
        }
    }
}
