//! How the entries of a chunk become bytes.

use super::error::{FileError, Part};
use crate::Symbol;

/// How many entries a chunk has, unless the table is shorter.
pub(super) const CHUNK: u32 = 2048;

/// The bytes of the checksum that follows a packed chunk.
pub(super) const CHUNK_CHECKSUM: usize = 4;

/// The most bytes a model can have.
pub(super) const MOST_MODEL_BYTES: u64 = 1 << 16;

/// What the packing knows of the whole table.
#[derive(Clone, Debug)]
pub(super) struct Model {
    /// Whether every symbol of the table fits a byte.
    narrow: bool,
}

impl Model {
    /// The model of a table that may hold any symbol.
    pub(super) const fn plain() -> Self {
        Self { narrow: false }
    }

    pub(super) fn to_bytes(&self) -> Vec<u8> {
        vec![u8::from(self.narrow)]
    }

    pub(super) fn from_bytes(bytes: &[u8]) -> Result<Self, FileError> {
        match bytes {
            [narrow @ (0 | 1)] => Ok(Self { narrow: *narrow == 1 }),
            _ => Err(FileError::Nonsense { part: Part::Model, what: "no such kind" }),
        }
    }

    /// Packs a chunk.
    pub(super) fn pack(&self, symbols: &[Symbol]) -> Vec<u8> {
        if self.narrow {
            symbols.iter().map(|symbol| symbol.0 as u8).collect()
        } else {
            symbols.iter().flat_map(|symbol| symbol.0.to_le_bytes()).collect()
        }
    }

    /// Unpacks a chunk; `None` if the bytes are none.
    pub(super) fn unpack(&self, bytes: &[u8], symbols: &mut [Symbol]) -> Option<()> {
        let (pairs, _) = bytes.as_chunks::<2>();
        if self.narrow && bytes.len() == symbols.len() {
            symbols.iter_mut().zip(bytes).for_each(|(symbol, &byte)| symbol.0 = u16::from(byte));
        } else if !self.narrow && bytes.len() == 2 * symbols.len() {
            let each = symbols.iter_mut().zip(pairs);
            each.for_each(|(symbol, &pair)| symbol.0 = u16::from_le_bytes(pair));
        } else {
            return None;
        }
        Some(())
    }
}
