//! Hashes that never change from one build, machine or version to the next.

use core::fmt;

/// Identifies a game by everything that changes its legal turns or results.
///
/// Two rule sets with the same graph hash are the same game, so they share tables. The values of
/// all presets are frozen by a test; changing one needs a decision record.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct GraphHash(pub u64);

impl fmt::Display for GraphHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// A 64-bit FNV-1a hash with a final mix.
#[derive(Clone, Debug)]
pub struct StableHasher(u64);

impl Default for StableHasher {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl StableHasher {
    /// Adds bytes.
    pub fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    /// The hash of all bytes added so far.
    pub const fn finish(&self) -> u64 {
        mix(self.0)
    }
}

/// Scatters a number over all 64 bits (the finaliser of splitmix64); a bijection.
///
/// Position keys are made of it: no table of random numbers, no start-up cost.
#[inline]
pub const fn mix(value: u64) -> u64 {
    let value = value.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let value = (value ^ (value >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let value = (value ^ (value >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    value ^ (value >> 31)
}
