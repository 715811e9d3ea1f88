//! The oracle as bytes, for callers that would rather read it than build it again.
//!
//! [`MAGIC`], then the numbers of keys, blocks, words of distances and listed pars, then
//! everything in the order of the fields, numbers with the lowest byte first, and at the end the
//! [stable hash](StableHasher) of all before it. There is only one oracle, so the hash is known,
//! and bytes with another one are refused even if they fit together.

use alloc::vec::Vec;

use board::StableHasher;

use super::{
    Oracle,
    key_set::KeySet,
    par_table::{COMMON, ODD_COUNTS, Pair, ParTable},
};

const MAGIC: [u8; 8] = *b"pegs33 2";

/// The hash of the one right oracle.
const HASH: u64 = 0x8d89_689e_ddce_91bc;

impl Oracle {
    /// The oracle as bytes that [`Oracle::from_bytes`] reads.
    pub fn to_bytes(&self) -> Vec<u8> {
        let Self { keys, pars } = self;
        let mut bytes = Vec::with_capacity(self.bytes());
        bytes.extend(MAGIC);
        for count in [keys.len, keys.heads.len(), keys.distances.len(), pars.listed.len()] {
            bytes.extend((count as u32).to_le_bytes());
        }
        for number in keys.heads.iter().chain(&keys.starts) {
            bytes.extend(number.to_le_bytes());
        }
        for word in &keys.distances {
            bytes.extend(word.to_le_bytes());
        }
        for pair in pars.common.as_flattened() {
            bytes.extend(pair.0.to_le_bytes());
        }
        bytes.extend(&pars.numbers);
        for entry in &pars.listed {
            bytes.extend(entry.to_le_bytes());
        }
        bytes.extend(hash(&bytes).to_le_bytes());
        bytes
    }

    /// Reads what [`Oracle::to_bytes`] wrote.
    ///
    /// # Errors
    ///
    /// If the bytes are anything else.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, OracleError> {
        if !bytes.starts_with(&MAGIC) {
            return Err(OracleError::Magic);
        }
        let Some((content, found)) = bytes.split_last_chunk() else {
            return Err(OracleError::Content);
        };
        if hash(content) != HASH || u64::from_le_bytes(*found) != HASH {
            return Err(OracleError::Content);
        }
        let mut rest = &content[MAGIC.len()..];
        let oracle = read(&mut rest).ok_or(OracleError::Content)?;
        if rest.is_empty() { Ok(oracle) } else { Err(OracleError::Content) }
    }
}

/// Bytes that are not the oracle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OracleError {
    /// They do not begin like an oracle of this version.
    #[error("the bytes do not begin like an oracle of peg solitaire of this version")]
    Magic,
    /// They are damaged.
    #[error("the bytes of the oracle of peg solitaire are damaged")]
    Content,
}

fn hash(bytes: &[u8]) -> u64 {
    let mut hasher = StableHasher::default();
    hasher.write(bytes);
    hasher.finish()
}

fn read(rest: &mut &[u8]) -> Option<Oracle> {
    let mut counts = [0; 4];
    for count in &mut counts {
        *count = read_u32(rest)? as usize;
    }
    let [len, blocks, distances, listed] = counts;
    let heads = read_list(rest, blocks, read_u32)?;
    let starts = read_list(rest, blocks, read_u32)?;
    let distances = read_list(rest, distances, read_u64)?;
    let mut common = [[Pair::default(); COMMON]; ODD_COUNTS];
    for pair in common.as_flattened_mut() {
        *pair = Pair(take(rest).map(u16::from_le_bytes)?);
    }
    let numbers = read_list(rest, ParTable::number_bytes(len), |rest| Some(take::<1>(rest)?[0]))?;
    let listed = read_list(rest, listed, read_u32)?;
    Some(Oracle {
        keys: KeySet { len, heads, starts, distances },
        pars: ParTable { common, numbers, listed },
    })
}

fn read_list<T>(
    rest: &mut &[u8],
    count: usize,
    read_one: impl Fn(&mut &[u8]) -> Option<T>,
) -> Option<Vec<T>> {
    (0..count).map(|_| read_one(rest)).collect()
}

fn read_u32(rest: &mut &[u8]) -> Option<u32> {
    take(rest).map(u32::from_le_bytes)
}

fn read_u64(rest: &mut &[u8]) -> Option<u64> {
    take(rest).map(u64::from_le_bytes)
}

fn take<const N: usize>(rest: &mut &[u8]) -> Option<[u8; N]> {
    let (taken, left) = rest.split_first_chunk()?;
    *rest = left;
    Some(*taken)
}
