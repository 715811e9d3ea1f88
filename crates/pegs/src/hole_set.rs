//! Sets of holes.

use core::fmt;

use crate::Hole;

/// A set of holes, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct HoleSet(u64);

impl HoleSet {
    /// No hole.
    pub const EMPTY: Self = Self(0);

    /// The set with one hole more.
    #[must_use]
    pub const fn with(self, hole: Hole) -> Self {
        Self(self.0 | 1 << hole.index())
    }

    /// The set with one hole less.
    #[must_use]
    pub const fn without(self, hole: Hole) -> Self {
        Self(self.0 & !(1 << hole.index()))
    }

    /// Whether the hole is in the set.
    pub const fn contains(self, hole: Hole) -> bool {
        self.0 >> hole.index() & 1 == 1
    }

    /// Whether every hole of `other` is in the set.
    pub const fn is_superset(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    /// The holes of this set that are not in `other`.
    #[must_use]
    pub const fn difference(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many holes there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is no hole.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set of these bits, each of them the [`Hole::index`] of a hole.
    pub(crate) const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// The bits, one for each [`Hole::index`].
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The holes from the bottom row to the top, each row from left to right.
    pub fn iter(self) -> Iter {
        Iter(self.0)
    }
}

impl IntoIterator for HoleSet {
    type Item = Hole;
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl FromIterator<Hole> for HoleSet {
    fn from_iter<I: IntoIterator<Item = Hole>>(holes: I) -> Self {
        holes.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Display for HoleSet {
    /// Writes the holes with commas between them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, hole) in self.iter().enumerate() {
            if i > 0 {
                f.write_str(",")?;
            }
            write!(f, "{hole}")?;
        }
        Ok(())
    }
}

/// The holes of a [`HoleSet`] one after another.
#[derive(Clone, Debug)]
pub struct Iter(u64);

impl Iterator for Iter {
    type Item = Hole;

    fn next(&mut self) -> Option<Hole> {
        // A set is only ever made of holes, so the lowest bit always is one.
        let hole = Hole::from_index(self.0.trailing_zeros() as u8)?;
        self.0 &= self.0 - 1;
        Some(hole)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.count_ones() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Iter {}
