//! Par for every winning position of the central game, in four bits for two positions.
//!
//! A stored position and its complement have an odd number of pegs together, so one of the two is
//! *odd*. Its par is stored, in three bits: with a given number of pegs nearly all pars lie in a
//! range of eight, the few others are listed. For the *even* one a bit is enough. Each of its jumps
//! begins a move and leads to an odd position; one more than the least par of those is how many
//! moves it takes if the first move ends with its first jump. Going on with the same peg can save
//! one of them and no more, because beginning another move instead costs just one.

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

/// How many pars three bits tell apart.
const RANGE: u8 = 8;

/// How many pars of three bits a word holds.
const ODD_PER_WORD: usize = 21;

/// The numbers of pegs there are, and none.
pub(crate) const PEG_COUNTS: usize = 33;

/// Par of the winning positions by the places of their keys.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct ParTable {
    /// The least par that is stored, for each number of pegs.
    pub(crate) least: [u8; PEG_COUNTS],
    /// Par of the odd one of two complements less the least, three bits each.
    pub(crate) odd: Vec<u64>,
    /// Whether going on saves a move, for the even one.
    pub(crate) even: Vec<u64>,
    /// Places and pars of the odd ones out of range.
    pub(crate) beyond: Vec<(u32, u8)>,
}

impl ParTable {
    /// Stores the pars.
    pub(crate) fn new(pars: &Pars) -> Self {
        let mut table = Self {
            least: pars.least(),
            odd: vec![0; Self::odd_words(pars.stored.len())],
            even: vec![0; Self::even_words(pars.stored.len())],
            beyond: Vec::new(),
        };
        for (place, entry) in pars.stored.iter().enumerate() {
            let least = table.least[usize::from(entry.odd_pegs)];
            let par = entry.odd.checked_sub(least).filter(|&above| above < RANGE);
            match par {
                Some(above) => {
                    table.odd[place / ODD_PER_WORD] |=
                        u64::from(above) << (3 * (place % ODD_PER_WORD));
                }
                None => table.beyond.push((place as u32, entry.odd)),
            }
            table.even[place / 64] |= u64::from(entry.saves) << (place % 64);
        }
        table.beyond.shrink_to_fit();
        table
    }

    /// How many words the pars of so many odd positions take.
    pub(crate) const fn odd_words(positions: usize) -> usize {
        positions.div_ceil(ODD_PER_WORD)
    }

    /// How many words the bits of so many even positions take.
    pub(crate) const fn even_words(positions: usize) -> usize {
        positions.div_ceil(64)
    }

    /// Par of the odd position at a place.
    #[inline]
    pub(crate) fn odd(&self, place: usize, pegs: u32) -> u8 {
        let above = self.odd[place / ODD_PER_WORD] >> (3 * (place % ODD_PER_WORD)) & 7;
        if above == 0
            && let Ok(i) = self.beyond.binary_search_by_key(&(place as u32), |&(place, _)| place)
        {
            return self.beyond[i].1;
        }
        self.least[pegs as usize] + above as u8
    }

    /// Whether going on with the same peg saves the even position at a place a move.
    #[inline]
    pub(crate) fn going_on_saves(&self, place: usize) -> bool {
        self.even[place / 64] >> (place % 64) & 1 == 1
    }

    /// How many bytes the table takes.
    pub(crate) fn bytes(&self) -> usize {
        PEG_COUNTS + 8 * (self.odd.len() + self.even.len()) + 8 * self.beyond.len()
    }
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
    /// Whether going on saves the even one a move.
    saves: bool,
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
        let (mut ending, mut going_on) = (u8::MAX, u8::MAX);
        if count == 1 {
            (ending, going_on) = (0, 0);
        }
        visit_jumps(Layout::English, pegs, |_, to, after| {
            if let Some(par) = self.par(after, keys) {
                ending = ending.min(1 + par);
                going_on = going_on.min(1 + self.going_on(after, to, par, keys));
            }
        });
        let entry = &mut self.stored[place];
        if count % 2 == 1 {
            (entry.odd, entry.odd_pegs) = (going_on, count as u8);
        } else {
            (entry.even, entry.saves) = (going_on, going_on < ending);
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

    /// For each odd number of pegs the start of the range that holds the most pars.
    fn least(&self) -> [u8; PEG_COUNTS] {
        let mut counts = [[0u32; 32]; PEG_COUNTS];
        for entry in &self.stored {
            counts[usize::from(entry.odd_pegs)][usize::from(entry.odd)] += 1;
        }
        counts.map(|counts| {
            let held = |least: usize| counts[least..least + usize::from(RANGE)].iter().sum::<u32>();
            let best = (0..counts.len() - usize::from(RANGE)).rev().max_by_key(|&i| held(i));
            best.unwrap_or(0) as u8
        })
    }
}

/// The place of a position or of its complement, whichever is stored.
fn place(keys: &NumberedKeys, pegs: u64) -> Option<usize> {
    let stored = if pegs.count_ones() < STORED { complement(pegs) } else { pegs };
    keys.place(key(stored))
}
