//! The statistics: for each table, the share of each letter.

use super::rans::{SCALE, Share};

/// The most tables a model has; the first is for letters that are rare where they stand.
pub(super) const MOST_TABLES: usize = 65;

/// The shares of all letters in one table.
#[derive(Clone, Debug)]
pub(super) struct Table {
    /// For each place on the scale the letter that lies there.
    letters: [u8; SCALE as usize],
    /// The share of each letter.
    shares: [Share; 256],
}

impl Table {
    /// The table with these frequencies; `None` if they do not add up to the scale.
    pub(super) fn new(frequencies: &[u16]) -> Option<Self> {
        let total: u32 = frequencies.iter().map(|&frequency| u32::from(frequency)).sum();
        if total != SCALE || frequencies.len() > 256 {
            return None;
        }
        let mut table = Self { letters: [0; SCALE as usize], shares: [Share::default(); 256] };
        let mut start = 0;
        for (letter, &frequency) in frequencies.iter().enumerate() {
            table.shares[letter] = Share { frequency, start };
            table.letters[usize::from(start)..][..usize::from(frequency)].fill(letter as u8);
            start += frequency;
        }
        Some(table)
    }

    /// The letter that lies where a state points on the scale.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "the inner loop of every probe")]
    pub(super) fn letter(&self, state: u32) -> u8 {
        self.letters[(state % SCALE) as usize]
    }

    /// The share of a letter; its frequency is 0 if the table does not have it.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "the inner loop of every probe")]
    pub(super) fn share(&self, letter: u8) -> Share {
        self.shares[usize::from(letter)]
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
