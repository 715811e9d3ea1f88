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

/// The layers that are still needed.
#[derive(Default, Debug)]
pub(crate) struct Layers {
    layers: HashMap<(Space, Rowed), Arc<Layer>>,
}

impl Layers {
    pub(crate) fn get(&self, space: Space, rowed: Rowed) -> Option<Arc<Layer>> {
        self.layers.get(&(space, rowed)).cloned()
    }

    pub(crate) fn insert(&mut self, space: Space, rowed: Rowed, layer: Layer) {
        self.layers.insert((space, rowed), Arc::new(layer));
    }

    /// Lets go of the layers that nothing asks for any more.
    pub(crate) fn retain(&mut self, keep: impl Fn(Space) -> bool) {
        self.layers.retain(|&(space, _), _| keep(space));
    }
}
