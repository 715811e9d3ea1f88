//! The statistics: for each table, the share of each letter.

use super::rans::{SCALE, SCALE_BITS, Share};

/// The most tables a model has; the first is for letters that are rare where they stand.
pub(super) const MOST_TABLES: usize = 97;

/// The shares of all letters in all tables.
#[derive(Clone, Debug, Default)]
pub(super) struct Tables {
    /// For each table and each place on the scale the letter that lies there.
    letters: Vec<u8>,
    /// For each table and each letter its share.
    shares: Vec<Share>,
}

impl Tables {
    /// Adds a table with these frequencies; `None` if they do not add up to the scale.
    pub(super) fn push(&mut self, frequencies: &[u16]) -> Option<()> {
        let total: u32 = frequencies.iter().map(|&frequency| u32::from(frequency)).sum();
        if total != SCALE || frequencies.len() > 256 {
            return None;
        }
        let mut shares = [Share::default(); 256];
        let mut start = 0;
        for (letter, &frequency) in frequencies.iter().enumerate() {
            shares[letter] = Share { frequency, start };
            self.letters.extend(std::iter::repeat_n(letter as u8, usize::from(frequency)));
            start += frequency;
        }
        self.shares.extend_from_slice(&shares);
        Some(())
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.shares.len() / 256
    }

    /// The bytes they take in memory.
    pub(super) fn memory(&self) -> usize {
        self.letters.len() + size_of_val(&*self.shares)
    }

    /// The letter at a place on the scale.
    #[inline]
    pub(super) fn letter(&self, table: usize, slot: usize) -> u8 {
        self.letters[table << SCALE_BITS | slot]
    }

    /// The share of a letter; its frequency is 0 if the table does not have it.
    #[inline]
    pub(super) fn share(&self, table: usize, letter: u8) -> Share {
        self.shares[table << 8 | usize::from(letter)]
    }
}

/// Turns counts into frequencies that add up to the scale. Letters that hardly ever come are left
/// to the letter `rare`, unless `complete` asks for all of them.
pub(super) fn frequencies(counts: &[u64], rare: usize, complete: bool) -> Vec<u16> {
    let total = counts.iter().sum::<u64>().max(1);
    let scale = u64::from(SCALE);
    let mut left_out = counts[rare];
    let mut frequencies: Vec<u16> = counts
        .iter()
        .map(|&count| {
            if complete || 3 * count * scale >= total {
                return (count * scale / total).max(1) as u16;
            }
            left_out += count;
            0
        })
        .collect();
    frequencies[rare] = (left_out * scale).div_ceil(total).max(1) as u16;
    settle(&mut frequencies);
    frequencies
}

/// Makes the sum right, at the cost or to the benefit of the most frequent letters.
fn settle(frequencies: &mut [u16]) {
    loop {
        let sum: u32 = frequencies.iter().map(|&frequency| u32::from(frequency)).sum();
        let most = (0..frequencies.len()).max_by_key(|&i| frequencies[i]).unwrap_or(0);
        let frequency = u32::from(frequencies[most]);
        if sum <= SCALE {
            frequencies[most] += (SCALE - sum) as u16;
            return;
        }
        let excess = (sum - SCALE).min(frequency.div_ceil(8)).max(1);
        frequencies[most] -= excess as u16;
    }
}
