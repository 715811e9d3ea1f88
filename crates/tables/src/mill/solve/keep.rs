//! What later sub-spaces need of finished ones: kept from the working arrays, or fetched from the
//! tables.

use super::{
    super::{Space, frame::Frame},
    cells::Cell,
    layer::{Layer, LayerId, Layers, PADDING, Rowed},
    metric::{Metric, WdlOnly},
    options::SolveError,
    pair::Pair,
    plan::{Planned, needs},
    room::Room,
    run::{Run, has_extra_turns, unfinished},
};
use crate::{Symbol, container::TableError};

impl Run<'_> {
    /// Makes sure that the layers a pair needs are in memory.
    pub(super) fn fetch_layers<M: Metric>(&mut self, planned: Planned) -> Result<(), SolveError> {
        for id in pair_needs(self.frame, planned) {
            if self.layers.get(id).is_none() {
                self.fetch_layer::<M>(planned.space, id)?;
            }
        }
        Ok(())
    }

    /// Reads a layer from its table.
    fn fetch_layer<M: Metric>(&mut self, space: Space, id: LayerId) -> Result<(), SolveError> {
        let table = match self.tables.table(&self.expected(id.space)) {
            Err(TableError::Missing { .. }) => {
                return Err(SolveError::NotYet { space, missing: id.space });
            }
            other => other?,
        };
        let planned = Planned { space: id.space, both: false };
        let in_memory = self.room_for::<M>(planned)?;
        let canon = |size| self.canon(size);
        let room = if in_memory { Room::Memory } else { Room::Mapped(&self.rooms) };
        let mut pair = Pair::<M>::new(self.frame, planned, &canon, &Layers::default(), room)
            .map_err(|error| SolveError::File { path: self.folder(), error })?;
        let row = pair.first.shape.len();
        let mut symbols = vec![Symbol::DRAW; row];
        for block in 0..pair.first.len() {
            let first = (block * row) as u64;
            table.read(first..first + row as u64, &mut symbols)?;
            if !pair.first.fill_row(block, &symbols) {
                return Err(SolveError::TooLong { space: id.space });
            }
        }
        let layer = match id.rowed {
            Rowed::ByWaiter => layer::<M>(pair.first.values.cells(), row),
            Rowed::ByMover => {
                let halt = || self.halts();
                unfinished(pair.tell_all(self.crew(&halt)), id.space)?;
                let heard = pair.second.as_mut().unwrap_or(&mut pair.first);
                let row = heard.shape.len();
                layer::<M>(heard.seen.cells(), row)
            }
        };
        self.layers.insert(id, layer);
        Ok(())
    }

    /// Keeps what later pairs need of a solved pair, and nothing else.
    pub(super) fn keep_layers<M: Metric>(
        &mut self,
        pair: &mut Pair<'_, M>,
        planned: Planned,
        at: usize,
    ) {
        let last_needs = std::mem::take(&mut self.last_needs);
        let is_needed = |id: LayerId| last_needs.get(&id).is_some_and(|&last| last > at);
        self.layers.retain(is_needed);
        if !has_extra_turns(self.frame) {
            // Nobody asks for rows by the waiting stones but who goes on after a mill.
            pair.forget_values();
        }
        for space in planned.spaces() {
            for (rowed, wdl) in [
                (Rowed::ByMover, false),
                (Rowed::ByMover, true),
                (Rowed::ByWaiter, false),
                (Rowed::ByWaiter, true),
            ] {
                let id = LayerId { space, rowed, wdl };
                if (wdl || !M::WDL) && is_needed(id) {
                    let layer = pair_layer(pair, id);
                    self.layers.insert(id, layer);
                }
            }
        }
        self.last_needs = last_needs;
    }

    /// Where the arrays of a pair go. If memory is short, the layers make room first.
    pub(super) fn room_for<M: Metric>(&mut self, planned: Planned) -> Result<bool, SolveError> {
        let needed = Pair::<M>::bytes(self.frame, planned);
        let limit = self.rooms.limit().saturating_sub(BESIDES);
        if needed + self.layers.in_memory() > limit {
            let folder = self.folder();
            let failed = |error| SolveError::File { path: folder, error };
            self.layers.move_out(&self.rooms).map_err(failed)?;
        }
        Ok(needed <= limit)
    }
}

/// Memory for everything but working arrays and layers.
const BESIDES: u64 = 200 << 20;

/// The layers that a pair needs.
pub(super) fn pair_needs(frame: &Frame, planned: Planned) -> impl Iterator<Item = LayerId> {
    planned.spaces().flat_map(move |space| {
        let wdl = !space.is_moving();
        needs(frame, space).into_iter().map(move |(space, rowed)| LayerId { space, rowed, wdl })
    })
}

fn layer<M: Metric>(cells: &[M::Cell], row: usize) -> Layer {
    let mut bytes = Vec::with_capacity(size_of_val(cells) / if M::WDL { 4 } else { 1 } + PADDING);
    M::keep_cells(cells, &mut bytes);
    bytes.resize(bytes.len() + PADDING, 0);
    Layer::new(row, bytes)
}

/// A layer of a solved pair.
fn pair_layer<M: Metric>(pair: &mut Pair<'_, M>, id: LayerId) -> Layer {
    let is_first = pair.first.task.space == id.space;
    let heard_by_first = !is_first || pair.second.is_none();
    let side = match id.rowed {
        Rowed::ByMover if heard_by_first => &mut pair.first,
        Rowed::ByWaiter if is_first => &mut pair.first,
        _ => pair.second.as_mut().unwrap_or(&mut pair.first),
    };
    let row = side.shape.len();
    if id.rowed == Rowed::ByWaiter {
        side.close_open();
    }
    let cells = match id.rowed {
        Rowed::ByMover => side.seen.cells(),
        Rowed::ByWaiter => side.values.cells(),
    };
    if id.wdl && !M::WDL {
        let settled: Vec<u8> = cells.iter().map(|cell| WdlOnly::settle(cell.get()) as u8).collect();
        return layer::<WdlOnly>(&settled, row);
    }
    layer::<M>(cells, row)
}
