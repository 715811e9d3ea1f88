//! The sub-spaces solved so far, in memory.

use board::Position;
use draughts::Draughts;

use super::{
    Space,
    numbering::{Numbering, pieces},
};
use crate::{Value, Wdl, value_at_end};

/// The values of one sub-space, by the numbers of its positions.
#[derive(Debug)]
pub(super) struct Table {
    pub(super) numbering: Numbering,
    pub(super) values: Vec<Wdl>,
}

impl Table {
    /// A table with nothing in it but draws.
    pub(super) fn new(space: Space) -> Self {
        let numbering = Numbering::new(space);
        let values = vec![Wdl::Draw; numbering.entries() as usize];
        Self { numbering, values }
    }

    /// The values of a row.
    pub(super) fn row_mut(&mut self, row: u64) -> &mut [Wdl] {
        let len = self.numbering.row_len() as usize;
        let start = row as usize * len;
        &mut self.values[start..start + len]
    }
}

/// The sub-spaces solved so far; of those in hand, the rows solved so far.
#[derive(Debug)]
pub(super) struct Store {
    /// By [`slot`](Self::slot).
    tables: Vec<Option<Table>>,
    /// The most men or kings of a side, and one.
    base: usize,
}

impl Store {
    /// A store for sub-spaces of up to so many pieces.
    pub(super) fn new(pieces: u8) -> Self {
        let base = usize::from(pieces);
        Self { tables: (0..base.pow(4)).map(|_| None).collect(), base }
    }

    #[inline]
    fn slot(&self, space: Space) -> usize {
        let counts = [space.mover.men, space.mover.kings, space.waiter.men, space.waiter.kings];
        counts.into_iter().fold(0, |slot, count| slot * self.base + usize::from(count))
    }

    pub(super) fn insert(&mut self, table: Table) {
        let slot = self.slot(table.numbering.space());
        self.tables[slot] = Some(table);
    }

    pub(super) fn table(&self, space: Space) -> &Table {
        self.tables[self.slot(space)].as_ref().expect("sub-spaces are solved in their order")
    }

    pub(super) fn table_mut(&mut self, space: Space) -> &mut Table {
        let slot = self.slot(space);
        self.tables[slot].as_mut().expect("sub-spaces are solved in their order")
    }

    /// What a position is worth for the side to move, which may have lost its last piece.
    pub(super) fn value(&self, position: &Draughts) -> Wdl {
        if let Some(value) = value_without_pieces(position) {
            return value;
        }
        let setup = mover_as_white(position);
        let table = self.table(Space::of(&setup));
        let (men, kings) = pieces(&setup);
        table.values[table.numbering.index(men, kings) as usize]
    }
}

/// The board turned so that White is to move.
#[inline]
pub(super) fn mover_as_white(position: &Draughts) -> draughts::Setup {
    match position.turn() {
        board::Side::White => *position.setup(),
        board::Side::Black => position.setup().flipped(),
    }
}

/// What a position is worth in which a side has no pieces, and so no sub-space.
#[inline]
fn value_without_pieces(position: &Draughts) -> Option<Wdl> {
    let setup = position.setup();
    let is_over = setup.us().is_empty() || setup.them().is_empty();
    if is_over { value_at_end(position).map(Value::wdl) } else { None }
}
