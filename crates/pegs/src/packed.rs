//! Positions as a few bytes.
//!
//! One bit for each hole of the board, from the bottom row to the top and from left to right, the
//! lowest bit first: first the pegs, then the goal. A goal of no hole stands for one peg anywhere.

use alloc::{format, string::ToString, vec, vec::Vec};

use board::PackError;

use crate::{Goal, HoleSet, Layout, Pegs, Rules};

pub(crate) fn write(position: &Pegs) -> Vec<u8> {
    let layout = position.layout();
    let goal = match position.goal() {
        Goal::Anywhere => HoleSet::EMPTY,
        Goal::Exactly(holes) => holes,
    };
    let mut bytes = write_set(layout, position.pegs());
    bytes.extend(write_set(layout, goal));
    bytes
}

pub(crate) fn read(rules: Rules, bytes: &[u8]) -> Result<Pegs, PackError> {
    let len = set_len(rules.layout);
    if bytes.len() != 2 * len {
        return Err(PackError::Length { found: bytes.len(), expected: 2 * len });
    }
    let (pegs, goal) = bytes.split_at(len);
    let pegs = read_set(rules.layout, pegs)?;
    let goal = read_set(rules.layout, goal)?;
    let goal = if goal.is_empty() { Goal::Anywhere } else { Goal::Exactly(goal) };
    Pegs::problem(rules, pegs, goal).map_err(|error| PackError::Content(error.to_string()))
}

fn set_len(layout: Layout) -> usize {
    layout.holes().len().div_ceil(8) as usize
}

fn write_set(layout: Layout, set: HoleSet) -> Vec<u8> {
    let mut bytes = vec![0; set_len(layout)];
    for (i, hole) in layout.holes().iter().enumerate() {
        bytes[i / 8] |= u8::from(set.contains(hole)) << (i % 8);
    }
    bytes
}

fn read_set(layout: Layout, bytes: &[u8]) -> Result<HoleSet, PackError> {
    let set = |i: usize| bytes[i / 8] >> (i % 8) & 1 == 1;
    let count = layout.holes().len() as usize;
    if let Some(i) = (count..8 * bytes.len()).find(|&i| set(i)) {
        return Err(PackError::Content(format!(
            "bit {i} is set, the {layout} board has {count} holes"
        )));
    }
    let holes = layout.holes().iter().enumerate();
    Ok(holes.filter(|&(i, _)| set(i)).map(|(_, hole)| hole).collect())
}
