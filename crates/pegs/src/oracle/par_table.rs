//! Par for every winning position of the central game, in five bits for two positions.
//!
//! A stored position and its complement have 33 pegs together, so one of the two has an odd number
//! of them and the other an even one. Their pars are stored as a *pair*: for each odd number of
//! pegs the commonest [`COMMON`] pairs are numbered, which are all but one in a hundred, and those
//! numbers take five bits. The few others are listed.

use alloc::{vec, vec::Vec};

use super::{
    key::{complement, key, position},
    key_map::{Level, NumberedKeys},
    winning::STORED,
};
use crate::{
    Layout,
    trio::{visit_jumps, visit_jumps_of},
};

/// How many bits tell which of the common pairs it is.
const NUMBER_BITS: usize = 5;

/// How many pairs are numbered; the number behind them says that the pair is listed.
pub(crate) const COMMON: usize = (1 << NUMBER_BITS) - 1;

/// How many odd numbers of pegs there are.
pub(crate) const ODD_COUNTS: usize = 17;

/// The pars of two complements, five bits each, that of the odd number of pegs first.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Pair(pub(crate) u16);

impl Pair {
    /// How many pairs there could be.
    const ALL: usize = 1 << Self::BITS;
    const BITS: u32 = 10;

    const fn new(odd: u8, even: u8) -> Self {
        Self((odd as u16) << 5 | even as u16)
    }

    /// Par of the one of the two that has so many pegs.
    #[inline]
    const fn par(self, pegs: u32) -> u32 {
        let par = if pegs % 2 == 1 { self.0 >> 5 } else { self.0 & 31 };
        par as u32
    }
}

/// Par of the winning positions by the places of their keys.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct ParTable {
    /// The common pairs for each odd number of pegs.
    pub(crate) common: [[Pair; COMMON]; ODD_COUNTS],
    /// The number of the pair at each place, the lowest bit first, and a byte of nothing behind.
    pub(crate) numbers: Vec<u8>,
    /// Places with other pairs in rising order, each above the bits of its pair.
    pub(crate) listed: Vec<u32>,
}

impl ParTable {
    /// Stores the pars.
    pub(crate) fn new(pars: &Pars) -> Self {
        let mut table = Self {
            common: pars.common(),
            numbers: vec![0; Self::number_bytes(pars.stored.len())],
            listed: Vec::new(),
        };
        for (place, entry) in pars.stored.iter().enumerate() {
            let pairs = &table.common[odd_count(entry.odd_pegs.into())];
            let number = pairs.iter().position(|&pair| pair == entry.pair());
            if number.is_none() {
                table.listed.push((place as u32) << Pair::BITS | u32::from(entry.pair().0));
            }
            let bit = NUMBER_BITS * place;
            let bits = (number.unwrap_or(COMMON) as u16) << (bit % 8);
            table.numbers[bit / 8] |= bits as u8;
            table.numbers[bit / 8 + 1] |= (bits >> 8) as u8;
        }
        table.listed.shrink_to_fit();
        table
    }

    /// How many bytes the numbers for so many places take.
    pub(crate) const fn number_bytes(places: usize) -> usize {
        (NUMBER_BITS * places).div_ceil(8) + 1
    }

    /// Par of the position at a place, or of its complement, whichever has so many pegs.
    #[inline]
    pub(crate) fn par(&self, place: usize, pegs: u32) -> u32 {
        let bit = NUMBER_BITS * place;
        let bits = u16::from_le_bytes([self.numbers[bit / 8], self.numbers[bit / 8 + 1]]);
        let number = usize::from(bits >> (bit % 8)) % (COMMON + 1);
        let common = self.common[odd_count(pegs)].get(number);
        common.copied().unwrap_or_else(|| self.listed(place)).par(pegs)
    }

    fn listed(&self, place: usize) -> Pair {
        let before = self.listed.partition_point(|&entry| (entry >> Pair::BITS) < place as u32);
        Pair(self.listed[before] as u16 % Pair::ALL as u16)
    }

    /// How many bytes the table takes on the heap.
    pub(crate) fn bytes(&self) -> usize {
        self.numbers.len() + 4 * self.listed.len()
    }
}

/// Which of the odd numbers of pegs a position or its complement has.
#[inline]
const fn odd_count(pegs: u32) -> usize {
    let odd = if pegs % 2 == 1 { pegs } else { 33 - pegs };
    odd as usize / 2
}

/// Par of every winning position, as it is found.
pub(crate) struct Pars {
    stored: Vec<Entry>,
}

/// Par of a position and its complement.
#[derive(Clone, Copy, Default)]
struct Entry {
    odd: u8,
    odd_pegs: u8,
    even: u8,
}

impl Entry {
    const fn pair(self) -> Pair {
        Pair::new(self.odd, self.even)
    }
}

impl Pars {
    /// Finds the pars of the winning positions in the levels from 32 to 17 pegs, from the last
    /// peg up.
    pub(crate) fn find(levels: &[Level], keys: &NumberedKeys) -> Self {
        let count = levels.iter().map(Vec::len).sum();
        let mut pars = Self { stored: vec![Entry::default(); count] };
        for level in levels {
            for &key in level {
                pars.enter(complement(position(key)), keys);
            }
        }
        for level in levels.iter().rev() {
            for &key in level {
                pars.enter(position(key), keys);
            }
        }
        pars
    }

    /// Finds par of one position, when that of all positions with fewer pegs is known.
    fn enter(&mut self, pegs: u64, keys: &NumberedKeys) {
        let Some(place) = place(keys, pegs) else {
            return;
        };
        let count = pegs.count_ones();
        let mut best = if count == 1 { 0 } else { u8::MAX };
        visit_jumps(Layout::English, pegs, |_, to, after| {
            if let Some(par) = self.par(after, keys) {
                best = best.min(1 + self.going_on(after, to, par, keys));
            }
        });
        let entry = &mut self.stored[place];
        if count % 2 == 1 {
            (entry.odd, entry.odd_pegs) = (best, count as u8);
        } else {
            entry.even = best;
        }
    }

    /// The fewest moves after a jump, with the peg that jumped free to go on.
    fn going_on(&self, pegs: u64, peg: u32, par: u8, keys: &NumberedKeys) -> u8 {
        let mut best = par;
        visit_jumps_of(Layout::English, pegs, peg, |to, after| {
            if let Some(par) = self.par(after, keys) {
                best = best.min(self.going_on(after, to, par, keys));
            }
        });
        best
    }

    fn par(&self, pegs: u64, keys: &NumberedKeys) -> Option<u8> {
        let entry = self.stored[place(keys, pegs)?];
        Some(if pegs.count_ones() % 2 == 1 { entry.odd } else { entry.even })
    }

    /// For each odd number of pegs the pairs that come up most often.
    fn common(&self) -> [[Pair; COMMON]; ODD_COUNTS] {
        let mut times = vec![[0u32; Pair::ALL]; ODD_COUNTS];
        for entry in &self.stored {
            times[odd_count(entry.odd_pegs.into())][usize::from(entry.pair().0)] += 1;
        }
        let mut common = [[Pair::default(); COMMON]; ODD_COUNTS];
        for (pairs, times) in common.iter_mut().zip(&times) {
            let mut all: Vec<usize> = (0..Pair::ALL).filter(|&pair| times[pair] > 0).collect();
            all.sort_by_key(|&pair| u32::MAX - times[pair]);
            for (pair, most) in pairs.iter_mut().zip(all) {
                *pair = Pair(most as u16);
            }
        }
        common
    }
}

/// The place of a position or of its complement, whichever is stored.
fn place(keys: &NumberedKeys, pegs: u64) -> Option<usize> {
    let stored = if pegs.count_ones() < STORED { complement(pegs) } else { pegs };
    keys.place(key(stored))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_par_comes_back_whether_its_pair_is_common_or_listed() {
        let entry = |i: u32| {
            let odd_pegs = 1 + 2 * (i % ODD_COUNTS as u32) as u8;
            // Of a hundred pairs the first ones come up often.
            let pair = i % 101 * (i % 103) / 103;
            Entry { odd: (pair / 10) as u8, odd_pegs, even: 10 + (pair % 10) as u8 }
        };
        let pars = Pars { stored: (0..20_000).map(entry).collect() };
        let table = ParTable::new(&pars);
        assert!((1000..10_000).contains(&table.listed.len()), "{}", table.listed.len());
        for (place, entry) in pars.stored.iter().enumerate() {
            let odd_pegs = u32::from(entry.odd_pegs);
            assert_eq!(table.par(place, odd_pegs), entry.odd.into(), "{place}");
            assert_eq!(table.par(place, 33 - odd_pegs), entry.even.into(), "{place}");
        }
    }
}
