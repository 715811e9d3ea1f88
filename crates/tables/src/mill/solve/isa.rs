//! The few operations that a processor may do in one instruction.
//!
//! The solver's loops are written once, over [`Isa`], and compiled twice: for any machine, and for
//! those with AVX-512 and BMI2. Which one runs is decided at run time by [`Vector::best`].

#![allow(unsafe_code, reason = "vector instructions, each behind a check that they exist")]
#![expect(clippy::inline_always, reason = "must be compiled with the features of their callers")]

/// The numbers below 64 with so many bits, as the bits of a word.
pub(crate) const WEIGHT: [u64; 7] = {
    let mut masks = [0; 7];
    let mut number = 0u32;
    while number < 64 {
        masks[number.count_ones() as usize] |= 1 << number;
        number += 1;
    }
    masks
};

/// What a processor can do.
pub(crate) trait Isa: Copy + Send + Sync + 'static {
    /// Spreads the low bits of `bits` over the places of `mask`.
    fn deposit(bits: u32, mask: u32) -> u32;
    /// Gathers the bits at the places of `mask`.
    fn extract(bits: u32, mask: u32) -> u32;
    /// Spreads bits over the numbers below 64 with `weight` bits.
    fn spread(bits: u32, weight: usize) -> u64;
    /// Gathers the bits at the numbers below 64 with `weight` bits.
    fn collect(word: u64, weight: usize) -> u32;
    /// The bits at even places.
    fn evens(bits: u64) -> u32;
    /// Which of 64 bytes are not zero.
    fn pack(bytes: &[u8; 64]) -> u64;
    /// Which of 64 bytes are equal to one.
    fn equal(bytes: &[u8; 64], byte: u8) -> u64;
}

/// Any machine.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Portable;

impl Isa for Portable {
    #[inline(always)]
    fn deposit(mut bits: u32, mask: u32) -> u32 {
        let (mut rest, mut spread) = (mask, 0);
        while rest != 0 {
            let lowest = rest & rest.wrapping_neg();
            spread |= lowest & (bits & 1).wrapping_neg();
            bits >>= 1;
            rest ^= lowest;
        }
        spread
    }

    #[inline(always)]
    fn extract(bits: u32, mask: u32) -> u32 {
        // One set bit after the other: sets of stones have few.
        let (mut rest, mut gathered) = (bits & mask, 0);
        while rest != 0 {
            let lowest = rest & rest.wrapping_neg();
            gathered |= 1 << (mask & (lowest - 1)).count_ones();
            rest ^= lowest;
        }
        gathered
    }

    #[inline(always)]
    fn spread(bits: u32, weight: usize) -> u64 {
        let table = &SPREAD[weight];
        table[0][(bits & 127) as usize]
            | table[1][(bits >> 7 & 127) as usize]
            | table[2][(bits >> 14 & 63) as usize]
    }

    #[inline(always)]
    fn collect(word: u64, weight: usize) -> u32 {
        let table = &COLLECT[weight];
        (0..8).fold(0, |bits, byte| {
            let (places, shift) = table[byte];
            let within = u32::from(GATHER[places as usize][(word >> (8 * byte) & 255) as usize]);
            bits | within << shift
        })
    }

    #[inline(always)]
    fn evens(bits: u64) -> u32 {
        let x = bits & 0x5555_5555_5555_5555;
        let x = (x | x >> 1) & 0x3333_3333_3333_3333;
        let x = (x | x >> 2) & 0x0f0f_0f0f_0f0f_0f0f;
        let x = (x | x >> 4) & 0x00ff_00ff_00ff_00ff;
        let x = (x | x >> 8) & 0x0000_ffff_0000_ffff;
        (x | x >> 16) as u32
    }

    #[inline(always)]
    fn pack(bytes: &[u8; 64]) -> u64 {
        let mut mask = 0;
        for (i, eight) in bytes.as_chunks::<8>().0.iter().enumerate() {
            let word = u64::from_le_bytes(eight.map(|byte| u8::from(byte != 0)));
            mask |= (word.wrapping_mul(0x0102_0408_1020_4080) >> 56) << (8 * i);
        }
        mask
    }

    #[inline(always)]
    fn equal(bytes: &[u8; 64], byte: u8) -> u64 {
        Self::pack(&bytes.map(|other| u8::from(other == byte)))
    }
}

/// For each weight what seven bits, the next seven and the last six spread to.
static SPREAD: [[[u64; 128]; 3]; 7] = {
    let mut tables = [[[0; 128]; 3]; 7];
    let mut weight = 0;
    while weight < 7 {
        let mut part = 0;
        while part < 3 {
            let mut bits = 0u64;
            while bits < 128 {
                tables[weight][part][bits as usize] = spread_slowly(bits << (7 * part), weight);
                bits += 1;
            }
            part += 1;
        }
        weight += 1;
    }
    tables
};

const fn spread_slowly(bits: u64, weight: usize) -> u64 {
    let (mut spread, mut place, mut number) = (0, 0, 0);
    while number < 64 {
        if WEIGHT[weight] >> number & 1 == 1 {
            spread |= (bits >> place & 1) << number;
            place += 1;
        }
        number += 1;
    }
    spread
}

/// For each weight and byte of a word, which table of `GATHER` to use and where its bits go.
static COLLECT: [[(u8, u8); 8]; 7] = {
    let mut tables = [[(0, 0); 8]; 7];
    let mut weight = 0;
    while weight < 7 {
        let (mut byte, mut shift) = (0, 0);
        while byte < 8 {
            let places = (WEIGHT[weight] >> (8 * byte)) as u8;
            tables[weight][byte] = (places, shift);
            shift += places.count_ones() as u8;
            byte += 1;
        }
        weight += 1;
    }
    tables
};

/// For each mask of a byte the bits of any byte at its places, gathered.
static GATHER: [[u8; 256]; 256] = {
    let mut tables = [[0; 256]; 256];
    let mut mask = 0;
    while mask < 256 {
        let mut byte = 0;
        while byte < 256 {
            let (mut place, mut bit, mut gathered) = (0, 0, 0);
            while bit < 8 {
                if mask >> bit & 1 == 1 {
                    gathered |= ((byte >> bit & 1) as u8) << place;
                    place += 1;
                }
                bit += 1;
            }
            tables[mask][byte] = gathered;
            byte += 1;
        }
        mask += 1;
    }
    tables
};

/// A machine with AVX-512 and BMI2. Its functions may only be called where both exist.
#[cfg(target_arch = "x86_64")]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Avx512;

#[cfg(target_arch = "x86_64")]
impl Isa for Avx512 {
    #[inline(always)]
    fn deposit(bits: u32, mask: u32) -> u32 {
        // SAFETY: this type is used only behind `Vector::best`, which has seen BMI2.
        unsafe { std::arch::x86_64::_pdep_u32(bits, mask) }
    }

    #[inline(always)]
    fn extract(bits: u32, mask: u32) -> u32 {
        // SAFETY: as above.
        unsafe { std::arch::x86_64::_pext_u32(bits, mask) }
    }

    #[inline(always)]
    fn spread(bits: u32, weight: usize) -> u64 {
        // SAFETY: as above.
        unsafe { std::arch::x86_64::_pdep_u64(u64::from(bits), WEIGHT[weight]) }
    }

    #[inline(always)]
    fn collect(word: u64, weight: usize) -> u32 {
        // SAFETY: as above.
        unsafe { std::arch::x86_64::_pext_u64(word, WEIGHT[weight]) as u32 }
    }

    #[inline(always)]
    fn evens(bits: u64) -> u32 {
        // SAFETY: as above.
        unsafe { std::arch::x86_64::_pext_u64(bits, 0x5555_5555_5555_5555) as u32 }
    }

    #[inline(always)]
    fn pack(bytes: &[u8; 64]) -> u64 {
        use std::arch::x86_64::{_mm512_loadu_si512, _mm512_test_epi8_mask};
        // SAFETY: as above, for AVX-512BW; the array has the 64 bytes that are read.
        unsafe {
            let vector = _mm512_loadu_si512(bytes.as_ptr().cast());
            _mm512_test_epi8_mask(vector, vector)
        }
    }

    #[inline(always)]
    fn equal(bytes: &[u8; 64], byte: u8) -> u64 {
        use std::arch::x86_64::{_mm512_cmpeq_epi8_mask, _mm512_loadu_si512, _mm512_set1_epi8};
        // SAFETY: as above.
        unsafe {
            let vector = _mm512_loadu_si512(bytes.as_ptr().cast());
            _mm512_cmpeq_epi8_mask(vector, _mm512_set1_epi8(byte.cast_signed()))
        }
    }
}

/// Which of the two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Vector {
    /// Any machine.
    Portable,
    /// AVX-512 and BMI2.
    #[cfg(target_arch = "x86_64")]
    Avx512,
}

impl Vector {
    /// The best one this machine has.
    pub(crate) fn best() -> Self {
        #[cfg(target_arch = "x86_64")]
        if is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512bw")
            && is_x86_feature_detected!("avx512vl")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("popcnt")
            && is_x86_feature_detected!("lzcnt")
        {
            return Self::Avx512;
        }
        Self::Portable
    }
}

/// Asks for the memory that a later access will need.
#[inline(always)]
pub(crate) fn prefetch<T>(place: *const T) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: a prefetch changes nothing, whatever the address is.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(place.cast()) }
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = place;
}

#[cfg(test)]
mod tests {
    use super::{Isa, Portable, Vector, WEIGHT};

    /// Bit by bit.
    fn extract(bits: u64, mask: u64) -> u64 {
        let places = (0..64).filter(|place| mask >> place & 1 == 1);
        places.enumerate().fold(0, |all, (at, place)| all | (bits >> place & 1) << at)
    }

    fn check<I: Isa>() {
        let mut random = fastrand::Rng::with_seed(1);
        for _ in 0..2000 {
            let (bits, mask) = (random.u32(..) & 0xff_ffff, random.u32(..) & 0xff_ffff);
            let gathered = I::extract(bits, mask);
            assert_eq!(u64::from(gathered), extract(bits.into(), mask.into()));
            assert_eq!(I::deposit(gathered, mask), bits & mask);
            let word = random.u64(..);
            for (weight, &places) in WEIGHT.iter().enumerate() {
                let gathered = I::collect(word, weight);
                assert_eq!(u64::from(gathered), extract(word, places));
                assert_eq!(I::spread(gathered, weight), word & places);
            }
            assert_eq!(u64::from(I::evens(word)), extract(word, 0x5555_5555_5555_5555));
            let bytes: [u8; 64] = std::array::from_fn(|_| random.u8(..3));
            let packed = (0..64).fold(0, |all, i| all | u64::from(bytes[i] != 0) << i);
            assert_eq!(I::pack(&bytes), packed);
            let twos = (0..64).fold(0, |all, i| all | u64::from(bytes[i] == 2) << i);
            assert_eq!(I::equal(&bytes, 2), twos);
        }
    }

    #[test]
    fn both_do_the_same() {
        check::<Portable>();
        #[cfg(target_arch = "x86_64")]
        if Vector::best() == Vector::Avx512 {
            check::<super::Avx512>();
        }
    }
}
