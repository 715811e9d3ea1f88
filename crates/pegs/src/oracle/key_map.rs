//! A bit for every key there can be, while the oracle is built.

use alloc::{vec, vec::Vec};

use super::key::KEY_BITS;

/// The keys of positions with one number of pegs, in rising order.
pub(crate) type Level = Vec<u32>;

/// A set of keys: 64 MiB, whatever is in it.
pub(crate) struct KeyMap(Vec<u64>);

impl KeyMap {
    pub(crate) fn new() -> Self {
        Self(vec![0; 1 << (KEY_BITS - 6)])
    }

    #[inline]
    pub(crate) fn insert(&mut self, key: u32) {
        self.0[word(key)] |= 1 << (key % 64);
    }

    #[inline]
    pub(crate) fn contains(&self, key: u32) -> bool {
        self.0[word(key)] >> (key % 64) & 1 == 1
    }

    /// Takes all keys out.
    pub(crate) fn drain(&mut self) -> Level {
        let mut keys = Vec::new();
        for (number, word) in self.0.iter_mut().enumerate() {
            let mut bits = core::mem::take(word);
            while bits != 0 {
                keys.push((number as u32) << 6 | bits.trailing_zeros());
                bits &= bits - 1;
            }
        }
        keys
    }

    /// Forgets these keys and those next to them; cheap where nearly nothing is in the set.
    pub(crate) fn forget(&mut self, keys: &[u32]) {
        for &key in keys {
            self.0[word(key)] = 0;
        }
    }

    /// Makes the set one that knows the place of each of its keys.
    pub(crate) fn number(self) -> NumberedKeys {
        let mut before = Vec::with_capacity(self.0.len());
        let mut count = 0;
        for word in &self.0 {
            before.push(count);
            count += word.count_ones();
        }
        NumberedKeys { keys: self, before }
    }
}

/// A set of keys that knows the place of each in rising order.
pub(crate) struct NumberedKeys {
    keys: KeyMap,
    /// How many keys come before each word.
    before: Vec<u32>,
}

impl NumberedKeys {
    #[inline]
    pub(crate) fn place(&self, key: u32) -> Option<usize> {
        let word = word(key);
        let lower = self.keys.0[word] & ((1 << (key % 64)) - 1);
        self.keys.contains(key).then(|| (self.before[word] + lower.count_ones()) as usize)
    }
}

#[inline]
const fn word(key: u32) -> usize {
    (key >> 6) as usize
}
