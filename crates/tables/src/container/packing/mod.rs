//! How the entries of a chunk become bytes.
//!
//! Each letter is coded by the statistics of letters with similar neighbours; the statistics are
//! those of the whole table and lie in its file once, as the *model*.

mod alphabet;
mod clusters;
mod contexts;
mod logarithm;
mod model_bytes;
mod pack;
mod rans;
mod shape;
mod sheet;
mod tables;
mod train;
mod unpack;

use self::{
    alphabet::{Alphabet, symbol_in},
    contexts::{Contexts, Weights},
    sheet::STRIP,
    tables::Table,
    unpack::Diagonal,
};
pub(super) use self::{
    pack::Packer,
    shape::{Place, Shape, group},
    sheet::Values,
};
use crate::Symbol;

/// The most bytes a model can have.
pub(super) const MOST_MODEL_BYTES: u64 = 1 << 17;

/// What the packing knows of a whole table.
#[derive(Clone, Debug)]
pub(super) struct Model {
    group: u8,
    alphabet: Alphabet,
    contexts: Contexts,
    /// The first is for letters that are rare where they stand.
    tables: Vec<Table>,
    weights: Box<[Weights; 256]>,
}

/// The letters of a chunk, unpacked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Unpacked {
    width: usize,
    /// As they were unpacked: strip by strip, and in each diagonal by diagonal.
    diagonals: Box<[Diagonal]>,
    /// The values without a letter: where they stand, and what they are.
    rare: Box<[(u16, u16)]>,
}

impl Unpacked {
    /// The bytes it takes in memory.
    pub(super) fn memory(&self) -> usize {
        size_of_val(&*self.diagonals) + size_of_val(&*self.rare)
    }
}

impl Model {
    fn new(group: u8, alphabet: Alphabet, contexts: Contexts, tables: Vec<Table>) -> Self {
        let weights = contexts.weights();
        Self { group, alphabet, contexts, tables, weights }
    }

    /// The bytes it takes in memory.
    pub(super) fn memory(&self) -> usize {
        size_of_val(&*self.tables) + size_of::<Self>() + self.contexts.tables().len() + 2048
    }

    /// An entry of a chunk; `None` if there is no such.
    pub(super) fn symbol(&self, chunk: &Unpacked, place: &Place) -> Option<Symbol> {
        let (strip, line) = (place.line / STRIP, place.line % STRIP);
        let diagonal = strip * (chunk.width + STRIP - 1) + line + place.column;
        let letter = chunk.diagonals.get(diagonal)?[line];
        let value = match self.alphabet.values().get(usize::from(letter)) {
            Some(&value) => value,
            None => {
                let wanted = diagonal * STRIP + line;
                chunk.rare.iter().find(|(place, _)| usize::from(*place) == wanted)?.1
            }
        };
        Some(symbol_in(value, self.group, place.within))
    }
}
