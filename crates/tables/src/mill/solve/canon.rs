//! For every set of stones of one size: its class, and a symmetry that leads to its standard set.

#![expect(clippy::inline_always, reason = "part of loops compiled for several instruction sets")]

use super::super::{
    binomial::{binomial, sets},
    frame::Frame,
};

/// The classes of all sets of one size, by rank.
#[derive(Debug)]
pub(crate) struct Canon {
    entries: Vec<u32>,
    /// For each class the standard set.
    pub(crate) standard: Vec<u32>,
    /// For each class the symmetries, beside the identity, that leave the standard set as it is.
    pub(crate) stabilisers: Vec<u16>,
}

/// What is known of a set.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Class {
    /// The number of its class.
    pub(crate) number: usize,
    /// The symmetry that leads to the standard set of the class.
    pub(crate) symmetry: usize,
    /// Whether the class is its own mirror in some way.
    pub(crate) is_symmetric: bool,
}

impl Canon {
    pub(crate) fn new(frame: &Frame, size: usize) -> Self {
        let standard = frame.classes(size).to_vec();
        let ranker = frame.ranker(size);
        let mut entries = vec![u32::MAX; binomial(frame.points, size)];
        let mut stabilisers = Vec::with_capacity(standard.len());
        for (number, &set) in standard.iter().enumerate() {
            let stabiliser =
                frame.stabiliser(set).fold(0u16, |bits, symmetry| bits | 1 << symmetry);
            stabilisers.push(stabiliser);
            for symmetry in 0..frame.symmetries.len() {
                // An image is led back by the inverse, which is found from the other end below.
                entries[ranker.rank(frame.image(symmetry, set)) as usize] =
                    (number as u32) << 5 | u32::from(stabiliser != 0) << 4;
            }
        }
        for (rank, set) in sets(frame.points, size).enumerate() {
            let goal = standard[(entries[rank] >> 5) as usize];
            let symmetry = (0..frame.symmetries.len())
                .find(|&symmetry| frame.image(symmetry, set) == goal)
                .unwrap_or(0);
            entries[rank] |= symmetry as u32;
        }
        Self { entries, standard, stabilisers }
    }

    /// The class of the set of that rank.
    #[inline(always)]
    pub(crate) fn class(&self, rank: u32) -> Class {
        let entry = self.entries[rank as usize];
        Class {
            number: (entry >> 5) as usize,
            symmetry: (entry & 15) as usize,
            is_symmetric: entry >> 4 & 1 == 1,
        }
    }

    #[inline(always)]
    pub(crate) fn entries(&self) -> &[u32] {
        &self.entries
    }
}
