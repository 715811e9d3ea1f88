//! XXH64, the checksum of everything in a table file.
//!
//! Written from its public specification: known by name in every language, faster than memory, and
//! wide enough that damage does not slip through.

const P1: u64 = 0x9E37_79B1_85EB_CA87;
const P2: u64 = 0xC2B2_AE3D_27D4_EB4F;
const P3: u64 = 0x1656_67B1_9E37_79F9;
const P4: u64 = 0x85EB_CA77_C2B2_AE63;
const P5: u64 = 0x27D4_EB2F_1656_67C5;

/// The bytes that the four lanes take in one step.
const STRIPE: usize = 32;

/// A checksum of bytes that come piece by piece.
#[derive(Clone, Debug)]
pub(super) struct Hasher {
    lanes: [u64; 4],
    seed: u64,
    length: u64,
    waiting: [u8; STRIPE],
    waiting_length: usize,
}

impl Hasher {
    /// Begins, with a seed.
    pub(super) fn new(seed: u64) -> Self {
        let lanes = [
            seed.wrapping_add(P1).wrapping_add(P2),
            seed.wrapping_add(P2),
            seed,
            seed.wrapping_sub(P1),
        ];
        Self { lanes, seed, length: 0, waiting: [0; STRIPE], waiting_length: 0 }
    }

    /// Takes more bytes.
    pub(super) fn update(&mut self, mut bytes: &[u8]) {
        self.length += bytes.len() as u64;
        if self.waiting_length > 0 {
            let taken = bytes.len().min(STRIPE - self.waiting_length);
            self.waiting[self.waiting_length..][..taken].copy_from_slice(&bytes[..taken]);
            self.waiting_length += taken;
            bytes = &bytes[taken..];
            if self.waiting_length < STRIPE {
                return;
            }
            let stripe = self.waiting;
            consume(&mut self.lanes, &stripe);
            self.waiting_length = 0;
        }
        let (stripes, rest) = bytes.as_chunks::<STRIPE>();
        for stripe in stripes {
            consume(&mut self.lanes, stripe);
        }
        self.waiting[..rest.len()].copy_from_slice(rest);
        self.waiting_length = rest.len();
    }

    /// The checksum of all bytes taken.
    pub(super) fn finish(&self) -> u64 {
        let mut hash =
            if self.length < STRIPE as u64 { self.seed.wrapping_add(P5) } else { self.merged() };
        hash = hash.wrapping_add(self.length);
        let (words, rest) = self.waiting[..self.waiting_length].as_chunks::<8>();
        for word in words {
            hash ^= round(0, u64::from_le_bytes(*word));
            hash = hash.rotate_left(27).wrapping_mul(P1).wrapping_add(P4);
        }
        let (halves, rest) = rest.as_chunks::<4>();
        for half in halves {
            hash ^= u64::from(u32::from_le_bytes(*half)).wrapping_mul(P1);
            hash = hash.rotate_left(23).wrapping_mul(P2).wrapping_add(P3);
        }
        for &byte in rest {
            hash ^= u64::from(byte).wrapping_mul(P5);
            hash = hash.rotate_left(11).wrapping_mul(P1);
        }
        avalanche(hash)
    }

    fn merged(&self) -> u64 {
        let [a, b, c, d] = self.lanes;
        let sum = a
            .rotate_left(1)
            .wrapping_add(b.rotate_left(7))
            .wrapping_add(c.rotate_left(12))
            .wrapping_add(d.rotate_left(18));
        self.lanes
            .iter()
            .fold(sum, |hash, &lane| (hash ^ round(0, lane)).wrapping_mul(P1).wrapping_add(P4))
    }
}

/// The checksum of some bytes.
pub(super) fn checksum(seed: u64, bytes: &[u8]) -> u64 {
    let mut hasher = Hasher::new(seed);
    hasher.update(bytes);
    hasher.finish()
}

fn consume(lanes: &mut [u64; 4], stripe: &[u8; STRIPE]) {
    let (words, _) = stripe.as_chunks::<8>();
    for (lane, word) in lanes.iter_mut().zip(words) {
        *lane = round(*lane, u64::from_le_bytes(*word));
    }
}

fn round(lane: u64, word: u64) -> u64 {
    lane.wrapping_add(word.wrapping_mul(P2)).rotate_left(31).wrapping_mul(P1)
}

fn avalanche(mut hash: u64) -> u64 {
    hash = (hash ^ (hash >> 33)).wrapping_mul(P2);
    hash = (hash ^ (hash >> 29)).wrapping_mul(P3);
    hash ^ (hash >> 32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn agrees_with_the_values_others_compute() {
        assert_eq!(checksum(0, b""), 0xEF46_DB37_51D8_E999);
        assert_eq!(checksum(0, b"abc"), 0x44BC_2CF5_AD77_0999);
    }

    #[test]
    fn pieces_make_the_same_checksum() {
        let bytes: Vec<u8> = (0..=255).collect();
        for cut in 0..bytes.len() {
            let mut hasher = Hasher::new(7);
            hasher.update(&bytes[..cut]);
            hasher.update(&bytes[cut..]);
            assert_eq!(hasher.finish(), checksum(7, &bytes));
        }
    }
}
