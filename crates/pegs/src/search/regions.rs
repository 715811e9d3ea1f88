//! Regions that only a peg of their own can open.
//!
//! As long as every hole of a *region* has its peg, no other peg can land in it, and if every jump
//! over one of its pegs starts or ends in it, none can be taken by pegs from outside. So the first
//! jump that changes it is made by one of its own pegs, and that begins a move. Full regions that
//! have no hole in common therefore need a move each. A corner is the smallest region.

use alloc::vec::Vec;

use crate::Layout;

/// The size of the largest regions that are looked for.
const LARGEST: u32 = 4;

/// The regions of a board that hold no smaller one, small ones first.
pub(crate) fn regions(layout: Layout) -> Vec<u64> {
    let mut found = Vec::new();
    for hole in layout.holes() {
        close(layout, 1 << hole.index(), &mut found);
    }
    found.sort_by_key(|&region| (region.count_ones(), region));
    found.dedup();
    let all = found.clone();
    found.retain(|&region| !all.iter().any(|&other| other != region && other & !region == 0));
    found
}

/// Adds an end of each jump over the region until every such jump has one in it.
fn close(layout: Layout, region: u64, found: &mut Vec<u64>) {
    if region.count_ones() > LARGEST {
        return;
    }
    let over = layout.jumps().iter().find_map(|jump| {
        let (from, to) = (1 << jump.from.index(), 1 << jump.to.index());
        let over = 1 << jump.over()?.index();
        (region & over != 0 && region & (from | to) == 0).then_some((from, to))
    });
    match over {
        Some((from, to)) => {
            close(layout, region | from, found);
            close(layout, region | to, found);
        }
        None => found.push(region),
    }
}

/// How many moves at least it takes to open the full regions, some of which share no hole.
#[inline]
pub(crate) fn moves_at_least(regions: &[u64], pegs: u64) -> u32 {
    let (mut counted, mut moves) = (0, 0);
    for &region in regions {
        if region & !pegs == 0 && region & counted == 0 {
            counted |= region;
            moves += 1;
        }
    }
    moves
}
