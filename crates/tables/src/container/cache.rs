//! The memory that all tables share.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
};

use super::{index::Group, packing::Unpacked};

/// What a piece costs beside its content: keys, counters, the slot.
const OVERHEAD: usize = 128;

/// Fewer bytes than this are not worth a lock of their own.
const LEAST_SHARD: usize = 1 << 20;

const MOST_SHARDS: usize = 16;

/// Unpacked pieces of tables, within a fixed number of bytes; any number of threads may ask.
///
/// What was asked for again since the last round stays, the rest makes room.
#[derive(Debug)]
pub struct Cache {
    shards: Box<[Mutex<Shard>]>,
    shard_bytes: usize,
    files: AtomicU64,
}

impl Cache {
    /// An empty cache that never holds more than so many bytes.
    pub fn new(bytes: usize) -> Self {
        let shards = (bytes / LEAST_SHARD).clamp(1, MOST_SHARDS);
        Self {
            shards: (0..shards).map(|_| Mutex::default()).collect(),
            shard_bytes: bytes / shards,
            files: AtomicU64::new(0),
        }
    }

    /// How many bytes it holds at the moment.
    pub fn bytes(&self) -> usize {
        self.shards.iter().map(|shard| lock(shard).used).sum()
    }

    /// A number by which a file is known here.
    pub(super) fn new_file(&self) -> u64 {
        self.files.fetch_add(1, Ordering::Relaxed)
    }

    /// What is there under a key.
    pub(super) fn get(&self, key: Key) -> Option<Arc<Piece>> {
        let mut shard = self.shard(key);
        let slot = *shard.slots.get(&key)?;
        let kept = &mut shard.kept[slot];
        kept.asked = true;
        Some(Arc::clone(&kept.piece))
    }

    /// Keeps a piece, if it is not larger than everything it may hold.
    pub(super) fn put(&self, key: Key, piece: &Arc<Piece>) {
        let cost = piece.cost();
        if cost > self.shard_bytes {
            return;
        }
        let mut shard = self.shard(key);
        if shard.slots.contains_key(&key) {
            return;
        }
        while shard.used + cost > self.shard_bytes {
            shard.drop_one();
        }
        shard.used += cost;
        let slot = shard.kept.len();
        shard.slots.insert(key, slot);
        shard.kept.push(Kept { key, piece: Arc::clone(piece), asked: false });
    }

    fn shard(&self, key: Key) -> MutexGuard<'_, Shard> {
        let mixed = (key.file ^ key.number.rotate_left(24)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        lock(&self.shards[(mixed >> 32) as usize % self.shards.len()])
    }
}

/// Nothing is left half done under the lock, so a panic elsewhere does not matter.
fn lock(shard: &Mutex<Shard>) -> MutexGuard<'_, Shard> {
    shard.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The name of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Key {
    file: u64,
    number: u64,
}

impl Key {
    /// A chunk of a file.
    pub(super) const fn chunk(file: u64, chunk: u64) -> Self {
        Self { file, number: 2 * chunk }
    }

    /// A group of the index of a file.
    pub(super) const fn group(file: u64, group: u64) -> Self {
        Self { file, number: 2 * group + 1 }
    }
}

/// A part of a table, checked and unpacked.
#[derive(Debug)]
pub(super) enum Piece {
    /// The letters of a chunk.
    Chunk(Unpacked),
    /// A group of the index.
    Group(Group),
}

impl Piece {
    fn cost(&self) -> usize {
        OVERHEAD
            + match self {
                Self::Chunk(chunk) => chunk.memory(),
                Self::Group(_) => size_of::<Group>(),
            }
    }
}

#[derive(Debug, Default)]
struct Shard {
    slots: HashMap<Key, usize>,
    kept: Vec<Kept>,
    hand: usize,
    used: usize,
}

#[derive(Debug)]
struct Kept {
    key: Key,
    piece: Arc<Piece>,
    asked: bool,
}

impl Shard {
    /// Drops the next piece that nobody asked for since the hand passed it last.
    fn drop_one(&mut self) {
        loop {
            if self.hand >= self.kept.len() {
                self.hand = 0;
            }
            let kept = &mut self.kept[self.hand];
            if !std::mem::take(&mut kept.asked) {
                break;
            }
            self.hand += 1;
        }
        let dropped = self.kept.swap_remove(self.hand);
        self.slots.remove(&dropped.key);
        self.used -= dropped.piece.cost();
        if let Some(moved) = self.kept.get(self.hand) {
            self.slots.insert(moved.key, self.hand);
        }
        self.hand += 1;
    }
}
