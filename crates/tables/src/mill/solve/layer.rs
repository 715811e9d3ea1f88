//! A finished sub-space as later ones look at it: plain cells in rows.

use std::{collections::HashMap, sync::Arc};

use super::super::Space;

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
    /// The cells, with a few bytes more behind them.
    pub(crate) bytes: Vec<u8>,
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

    /// The bytes they take.
    pub(crate) fn bytes(&self) -> u64 {
        self.layers.values().map(|layer| layer.bytes.len() as u64).sum()
    }
}
