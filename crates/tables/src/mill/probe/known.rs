//! What a search for the length of a game remembers: bounds, and turns that have served well.

use mill::{Move, Point, PointSet};

/// More plies than any game here takes.
pub(super) const MOST: u16 = 1 << 12;

/// How many plies a position takes: more than the one, at most the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Bounds {
    above: u16,
    within: u16,
}

impl Bounds {
    /// Nothing is known.
    pub(super) const NONE: Self = Self { above: 0, within: MOST + 1 };

    /// Whether it is over within so many plies, if that is known.
    pub(super) fn answer(self, limit: u16) -> Option<bool> {
        if limit >= self.within {
            return Some(true);
        }
        (limit <= self.above).then_some(false)
    }

    /// What is known once the question was answered.
    pub(super) fn with(self, limit: u16, is_over: bool) -> Self {
        if is_over { Self { within: limit, ..self } } else { Self { above: limit, ..self } }
    }
}

/// The bounds of positions by their keys, none of which is 0. A newer position takes the place of
/// an older one.
#[derive(Debug)]
pub(super) struct Known(Vec<Slot>);

/// A key, and the bounds as they are.
type Slot = (u64, u16, u16);

impl Known {
    /// Takes at most so many bytes. Memory of zeros is lent when it is written to, so that a short
    /// search takes little.
    pub(super) fn new(bytes: usize) -> Self {
        let slots = (bytes / size_of::<Slot>()).max(2);
        Self(vec![(0, 0, 0); 1 << slots.ilog2()])
    }

    pub(super) fn get(&self, key: u64) -> Bounds {
        match self.0[self.slot(key)] {
            (known, above, within) if known == key => Bounds { above, within },
            _ => Bounds::NONE,
        }
    }

    pub(super) fn put(&mut self, key: u64, bounds: Bounds) {
        let slot = self.slot(key);
        self.0[slot] = (key, bounds.above, bounds.within);
    }

    /// Keys differ in few bits; the golden ratio spreads them.
    fn slot(&self, key: u64) -> usize {
        (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (u64::BITS - self.0.len().ilog2())) as usize
    }
}

/// How many points there can be, and one place more for none.
const PLACES: usize = 32;

/// How often a placement, with what it takes, has answered the question for the winner, and how
/// often for the loser.
#[derive(Debug)]
pub(super) struct Credit([[[u32; PLACES]; PLACES]; 2]);

impl Credit {
    pub(super) fn new() -> Self {
        Self([[[0; PLACES]; PLACES]; 2])
    }

    pub(super) fn of(&self, m: &Move, wins: bool) -> u32 {
        let (to, taken) = places(m);
        self.0[usize::from(wins)][to][taken]
    }

    /// Turns that save more work, those with many stones in hand, count for more.
    pub(super) fn give(&mut self, m: &Move, wins: bool, hand: u8) {
        let (to, taken) = places(m);
        let credit = &mut self.0[usize::from(wins)][to][taken];
        *credit = credit.saturating_add(u32::from(hand).pow(2));
        if *credit > u32::MAX / 2 {
            for credit in self.0.as_flattened_mut().as_flattened_mut() {
                *credit /= 2;
            }
        }
    }
}

fn places(m: &Move) -> (usize, usize) {
    let place = |set: PointSet| set.into_iter().next().map_or(PLACES - 1, Point::index);
    (place(m.action.arrivals()), place(m.captures))
}

#[cfg(test)]
mod tests {
    use super::{Bounds, Known, MOST};

    #[test]
    fn bounds_answer_what_follows_from_them() {
        let bounds = Bounds::NONE.with(33, true).with(31, false);
        let answers = [31, 32, 33].map(|limit| bounds.answer(limit));
        assert_eq!(answers, [Some(false), None, Some(true)]);
        assert_eq!(Bounds::NONE.answer(0), Some(false));
        assert_eq!(Bounds::NONE.answer(MOST), None);
    }

    #[test]
    fn a_newer_position_takes_the_place_of_an_older_one_and_is_not_taken_for_it() {
        let mut known = Known::new(0);
        let (old, new) = (Bounds::NONE.with(5, true), Bounds::NONE.with(7, true));
        known.put(1, old);
        assert_eq!(known.get(1), old);
        for key in 2..100 {
            known.put(key, new);
            assert_eq!(known.get(key), new);
        }
        assert_eq!(known.get(1), Bounds::NONE);
    }
}
