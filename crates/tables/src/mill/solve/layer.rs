//! A finished sub-space as later ones look at it: plain cells in rows.

#![allow(unsafe_code, reason = "bytes of mapped files")]

use std::{collections::HashMap, io, sync::Arc};

use super::{
    super::Space,
    room::{Map, Room, Rooms},
};

/// Whose stones choose the row; the other side's stones have their rank within it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Rowed {
    /// The stones of the side to move.
    ByMover,
    /// The stones of the other side, as in the tables.
    ByWaiter,
}

/// The cells of a sub-space, as bytes; how to read them is a matter of the metric.
#[derive(Debug)]
pub(crate) struct Layer {
    /// How many cells a row has.
    pub(crate) row: usize,
    map: Arc<Map>,
}

impl Layer {
    /// A layer of these bytes, behind which are [`PADDING`] more.
    pub(crate) fn new(row: usize, map: Arc<Map>) -> Self {
        Self { row, map }
    }

    /// The cells, with a few bytes more behind them.
    #[inline]
    pub(crate) fn bytes(&self) -> &[u8] {
        // SAFETY: a layer is written before it is shared, and never after.
        unsafe { std::slice::from_raw_parts(self.map.start(), self.map.len()) }
    }

    fn in_memory(&self) -> u64 {
        if self.map.is_memory() { self.map.len() as u64 } else { 0 }
    }

    /// The same in a mapped file.
    fn mapped(&self, rooms: &Rooms) -> io::Result<Self> {
        let map = Room::Mapped(rooms).zeros(self.bytes().len())?;
        // SAFETY: the mapping is new and as long as the bytes.
        unsafe {
            std::ptr::copy_nonoverlapping(self.bytes().as_ptr(), map.start(), self.bytes().len());
        }
        Ok(Self { row: self.row, map })
    }
}

/// Bytes behind the last cell, so that several can be read at once.
pub(crate) const PADDING: usize = 16;

/// Which layer of which sub-space: with plies, or win, draw and loss alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct LayerId {
    pub(crate) space: Space,
    pub(crate) rowed: Rowed,
    pub(crate) wdl: bool,
}

/// The layers that are still needed.
#[derive(Default, Debug)]
pub(crate) struct Layers {
    layers: HashMap<LayerId, Arc<Layer>>,
}

impl Layers {
    pub(crate) fn get(&self, id: LayerId) -> Option<Arc<Layer>> {
        self.layers.get(&id).cloned()
    }

    pub(crate) fn insert(&mut self, id: LayerId, layer: Layer) {
        self.layers.insert(id, Arc::new(layer));
    }

    /// Lets go of the layers that nothing asks for any more.
    pub(crate) fn retain(&mut self, keep: impl Fn(LayerId) -> bool) {
        self.layers.retain(|&id, _| keep(id));
    }

    /// The bytes of memory they take.
    pub(crate) fn in_memory(&self) -> u64 {
        self.layers.values().map(|layer| layer.in_memory()).sum()
    }

    /// Moves them to mapped files.
    ///
    /// # Errors
    ///
    /// If a file cannot be made.
    pub(crate) fn move_out(&mut self, rooms: &Rooms) -> io::Result<()> {
        for layer in self.layers.values_mut().filter(|layer| layer.in_memory() > 0) {
            *layer = Arc::new(layer.mapped(rooms)?);
            rooms.keep_limit();
        }
        Ok(())
    }
}
