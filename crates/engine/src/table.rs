//! What a search remembers of positions it has seen.

use std::sync::{
    OnceLock,
    atomic::{AtomicU64, Ordering},
};

use zerocopy::FromZeros;

/// How a remembered score is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// It is no higher.
    Upper,
    /// It is no lower.
    Lower,
    /// It is exact.
    Exact,
}

/// What is remembered of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Memory {
    /// The score, as [`crate::Score::to_table`] gives it.
    pub(crate) score: i16,
    pub(crate) depth: u8,
    pub(crate) bound: Bound,
    /// The tag of the best turn; 0 if there is none.
    pub(crate) tag: u16,
}

/// Two words, of which the first is the key mixed with the second: if two threads write at the same
/// time, the parts do not fit together and nobody takes them for a memory.
type Place = [AtomicU64; 2];

/// Remembers positions, any number of threads at once. There is no memory before the first is remembered:
/// whoever has engines at hand pays for those that search.
#[derive(Debug)]
pub struct TranspositionTable {
    /// How many places there are, a power of two.
    count: usize,
    places: OnceLock<Box<[Place]>>,
}

impl TranspositionTable {
    /// With about so many bytes.
    pub fn new(bytes: usize) -> Self {
        let count = (bytes / size_of::<Place>()).max(2);
        Self { count: 1 << count.ilog2(), places: OnceLock::new() }
    }

    /// Forgets everything.
    pub fn clear(&self) {
        for [key, data] in self.places.get().into_iter().flatten() {
            key.store(0, Ordering::Relaxed);
            data.store(0, Ordering::Relaxed);
        }
    }

    /// Asks for the memory, which is as quick as for little: none of it is written to.
    fn open(count: usize) -> Box<[Place]> {
        let places = <[Place]>::new_box_zeroed_with_elems(count);
        // Where there is not so much memory, the search goes without.
        places.unwrap_or_else(|_| Box::new([(); 2].map(|()| Place::default())))
    }

    pub(crate) fn get(&self, key: u64) -> Option<Memory> {
        two_of(self.places.get()?, key).into_iter().find_map(|[mixed, data]| {
            let data = data.load(Ordering::Relaxed);
            (mixed.load(Ordering::Relaxed) == key ^ data && data != 0).then(|| unpack(data))
        })
    }

    pub(crate) fn put(&self, key: u64, memory: Memory) {
        let [deep, latest] = two_of(self.places.get_or_init(|| Self::open(self.count)), key);
        let old = deep[1].load(Ordering::Relaxed);
        let same = deep[0].load(Ordering::Relaxed) == key ^ old;
        let place =
            if same || old == 0 || memory.depth >= unpack(old).depth { deep } else { latest };
        let data = pack(memory);
        place[0].store(key ^ data, Ordering::Relaxed);
        place[1].store(data, Ordering::Relaxed);
    }
}

/// The two places of a position: one for deep memories, one for the latest.
fn two_of(places: &[Place], key: u64) -> [&Place; 2] {
    let first = key as usize & (places.len() - 1) & !1;
    [&places[first], &places[first + 1]]
}

/// The highest bit is always set, so that no memory is 0.
fn pack(memory: Memory) -> u64 {
    u64::from(memory.score.cast_unsigned())
        | u64::from(memory.depth) << 16
        | (memory.bound as u64) << 24
        | u64::from(memory.tag) << 32
        | 1 << 63
}

fn unpack(data: u64) -> Memory {
    Memory {
        score: (data as u16).cast_signed(),
        depth: (data >> 16) as u8,
        bound: match data >> 24 & 3 {
            0 => Bound::Upper,
            1 => Bound::Lower,
            _ => Bound::Exact,
        },
        tag: (data >> 32) as u16,
    }
}

#[cfg(test)]
mod tests {
    use super::{Bound, Memory, TranspositionTable};

    #[test]
    fn what_is_put_is_found_and_deep_memories_stay() {
        let table = TranspositionTable::new(1 << 10);
        let deep = Memory { score: -29_995, depth: 9, bound: Bound::Lower, tag: 0xbeef };
        table.put(0x1234_0000, deep);
        assert_eq!(table.get(0x1234_0000), Some(deep));
        assert_eq!(table.get(0x1235_0000), None);
        // Another position of the same place, less deep, goes beside it.
        let shallow = Memory { score: 7, depth: 1, bound: Bound::Exact, tag: 0 };
        table.put(0x5678_0000, shallow);
        assert_eq!((table.get(0x1234_0000), table.get(0x5678_0000)), (Some(deep), Some(shallow)));
        table.clear();
        assert_eq!(table.get(0x1234_0000), None);
    }
}
