//! Keys in little room.
//!
//! Winning positions come in clusters, so what is stored is how far each key is from the one
//! before. A distance is written in a code for numbers that are mostly small (Golomb's with
//! exponential steps): as many zeros as it has bits beyond [`PLAIN`], a one, then its bits without
//! the first. Every [`BLOCK`] keys one is stored whole, with the place where the distances go on.

use alloc::vec::Vec;

/// How many keys share a whole one: more need less room, fewer are found sooner.
const BLOCK: usize = 96;

/// How many bits of a distance need no announcement; 2 needs the least room.
const PLAIN: u32 = 2;

/// A set of keys that knows the place of each in rising order.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct KeySet {
    pub(crate) len: usize,
    /// The first key of each block.
    pub(crate) heads: Vec<u32>,
    /// The bit at which the distances of each block begin.
    pub(crate) starts: Vec<u32>,
    /// The distances, the lowest bit first, and a word of nothing behind them.
    pub(crate) distances: Vec<u64>,
}

impl KeySet {
    /// The set of these keys, which are in rising order.
    pub(crate) fn new(keys: &[u32]) -> Self {
        let mut bits = Bits::default();
        let (mut heads, mut starts) = (Vec::new(), Vec::new());
        for block in keys.chunks(BLOCK) {
            heads.push(block[0]);
            starts.push(bits.len as u32);
            for pair in block.windows(2) {
                write_distance(&mut bits, pair[1] - pair[0] - 1);
            }
        }
        bits.words.push(0);
        let mut set = Self { len: keys.len(), heads, starts, distances: bits.words };
        set.heads.shrink_to_fit();
        set.starts.shrink_to_fit();
        set.distances.shrink_to_fit();
        set
    }

    /// The place of a key, counted from 0; `None` if it is not in the set.
    #[inline]
    pub(crate) fn place(&self, key: u32) -> Option<usize> {
        let block = self.heads.partition_point(|&head| head <= key).checked_sub(1)?;
        let first = block * BLOCK;
        let len = BLOCK.min(self.len - first);
        let mut at = self.starts[block] as usize;
        let mut found = self.heads[block];
        let mut place = 0;
        while found < key {
            place += 1;
            if place == len {
                return None;
            }
            found += 1 + read_distance(&self.distances, &mut at);
        }
        (found == key).then_some(first + place)
    }

    /// How many bytes the set takes.
    pub(crate) fn bytes(&self) -> usize {
        4 * (self.heads.len() + self.starts.len()) + 8 * self.distances.len()
    }
}

/// Bits one after another, the lowest of each word first.
#[derive(Default)]
struct Bits {
    words: Vec<u64>,
    len: usize,
}

impl Bits {
    fn write(&mut self, value: u64, count: u32) {
        let (word, shift) = (self.len / 64, self.len as u32 % 64);
        self.len += count as usize;
        self.words.resize(self.len.div_ceil(64), 0);
        if count > 0 {
            self.words[word] |= value << shift;
        }
        if shift + count > 64 {
            self.words[word + 1] |= value >> (64 - shift);
        }
    }
}

fn write_distance(bits: &mut Bits, distance: u32) {
    let value = u64::from(distance) + (1 << PLAIN);
    let length = value.ilog2();
    let zeros = length - PLAIN;
    bits.write(1 << zeros, zeros + 1);
    bits.write(value & ((1 << length) - 1), length);
}

#[inline]
fn read_distance(words: &[u64], at: &mut usize) -> u32 {
    let (word, shift) = (*at / 64, *at as u32 % 64);
    // Shifting twice leaves nothing of the next word where none of it is wanted.
    let window = words[word] >> shift | words[word + 1] << 1 << (63 - shift);
    let zeros = window.trailing_zeros();
    let length = zeros + PLAIN;
    *at += (zeros + 1 + length) as usize;
    let rest = window >> (zeros + 1) & ((1 << length) - 1);
    (rest + (1 << length) - (1 << PLAIN)) as u32
}

#[cfg(test)]
mod tests {
    use alloc::vec;

    use super::*;

    #[test]
    fn every_key_has_its_place_and_no_other_has_one() {
        // Neighbours, every length a distance can have, and enough for several blocks.
        let mut keys = vec![5, 6, 7, 8];
        keys.extend((0..29).map(|bit| 9 + (1 << bit)));
        keys.extend((0..1000).map(|i| board::mix(i) as u32 >> 3));
        keys.sort_unstable();
        keys.dedup();
        let set = KeySet::new(&keys);
        for (place, &key) in keys.iter().enumerate() {
            assert_eq!(set.place(key), Some(place), "{key}");
            for other in [key - 1, key + 1] {
                assert_eq!(set.place(other), keys.binary_search(&other).ok(), "{other}");
            }
        }
        assert_eq!(set.place(0), None);
        assert_eq!(set.place(u32::MAX), None);
        assert_eq!(KeySet::new(&[]).place(3), None);
    }
}
