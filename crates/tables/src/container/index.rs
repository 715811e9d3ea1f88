//! Where the chunks lie.
//!
//! The index is a list of groups of equal size, so that the place of every group is known without
//! reading anything: a chunk that nobody asked for before takes two reads, its group and itself.

use super::{
    error::{FileError, Part},
    hash::checksum,
    header::HEADER_BYTES,
};

/// How many chunks share a group.
pub(super) const GROUP: u64 = 64;

/// The bytes of a group: where its first chunk begins, the length of each, a checksum.
pub(super) const GROUP_BYTES: usize = 8 + 2 * GROUP as usize + 8;

const CHECKSUM: usize = GROUP_BYTES - 8;

/// The places of the chunks of a group.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Group {
    start: u64,
    lengths: [u16; GROUP as usize],
}

impl Group {
    /// The place and the length of a chunk of the group, which is the `chunk`-th of the table.
    pub(super) fn place(&self, chunk: u64) -> (u64, u16) {
        let position = (chunk % GROUP) as usize;
        let before: u64 = self.lengths[..position].iter().map(|&length| u64::from(length)).sum();
        (self.start + before, self.lengths[position])
    }

    /// Reads a group whose chunks must end before `end`.
    pub(super) fn from_bytes(
        bytes: &[u8; GROUP_BYTES],
        number: u64,
        end: u64,
    ) -> Result<Self, FileError> {
        let part = Part::Index { group: number };
        if checksum(number, &bytes[..CHECKSUM]).to_le_bytes() != bytes[CHECKSUM..] {
            return Err(FileError::Checksum(part));
        }
        let (words, _) = bytes.as_chunks::<8>();
        let start = u64::from_le_bytes(words[0]);
        let (pairs, _) = bytes[8..CHECKSUM].as_chunks::<2>();
        let mut lengths = [0; GROUP as usize];
        for (length, pair) in lengths.iter_mut().zip(pairs) {
            *length = u16::from_le_bytes(*pair);
        }
        let total: u64 = lengths.iter().map(|&length| u64::from(length)).sum();
        let inside = start >= HEADER_BYTES as u64
            && start.checked_add(total).is_some_and(|last| last <= end);
        if !inside {
            return Err(FileError::Nonsense { part, what: "a chunk lies outside the chunks" });
        }
        Ok(Self { start, lengths })
    }
}

/// The index of a table being written.
#[derive(Debug, Default)]
pub(super) struct IndexBuilder {
    bytes: Vec<u8>,
    group: Vec<u16>,
    start: u64,
    next: u64,
}

impl IndexBuilder {
    /// Begins; the first chunk will lie behind the header.
    pub(super) fn new() -> Self {
        Self { next: HEADER_BYTES as u64, start: HEADER_BYTES as u64, ..Self::default() }
    }

    /// Adds the next chunk.
    pub(super) fn push(&mut self, length: u16) {
        self.group.push(length);
        self.next += u64::from(length);
        if self.group.len() as u64 == GROUP {
            self.close_group();
        }
    }

    /// All groups, the last filled up with empty chunks.
    pub(super) fn finish(mut self) -> Vec<u8> {
        if !self.group.is_empty() {
            self.close_group();
        }
        self.bytes
    }

    fn close_group(&mut self) {
        self.group.resize(GROUP as usize, 0);
        let begin = self.bytes.len();
        let number = (begin / GROUP_BYTES) as u64;
        self.bytes.extend_from_slice(&self.start.to_le_bytes());
        for length in self.group.drain(..) {
            self.bytes.extend_from_slice(&length.to_le_bytes());
        }
        let sum = checksum(number, &self.bytes[begin..]);
        self.bytes.extend_from_slice(&sum.to_le_bytes());
        self.start = self.next;
    }
}
