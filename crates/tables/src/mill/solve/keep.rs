//! What later sub-spaces need of finished ones: kept from the working arrays, or fetched from the
//! tables.

#![allow(unsafe_code, reason = "rows of the working arrays are claimed by number")]

use std::{
    io,
    sync::atomic::{AtomicUsize, Ordering},
};

use super::{
    super::{Space, frame::Frame},
    cells::{Cell, Rows},
    layer::{Layer, LayerId, Layers, Rowed},
    metric::{Metric, WdlOnly},
    options::SolveError,
    pair::Pair,
    plan::{Planned, needs},
    room::Room,
    run::{Run, has_extra_turns, unfinished},
    side::Side,
};
use crate::{
    Symbol,
    container::{TableError, TableFile},
};

impl Run<'_> {
    /// Makes sure that the layers a pair needs are in memory.
    pub(super) fn fetch_layers<M: Metric>(&mut self, planned: Planned) -> Result<(), SolveError> {
        for id in pair_needs(self.frame, planned, self.options.wdl) {
            if self.layers.get(id).is_none() {
                self.fetch_layer::<M>(planned.space, id)?;
            }
        }
        Ok(())
    }

    /// Reads a layer from its table.
    fn fetch_layer<M: Metric>(&mut self, space: Space, id: LayerId) -> Result<(), SolveError> {
        let mut expected = self.expected(id.space);
        if id.wdl {
            // Who needs no plies can do with any table.
            expected.metric = None;
        }
        let table = match self.tables.table(&expected) {
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
        self.fill(&pair.first, &table)?;
        let layer = match id.rowed {
            Rowed::ByWaiter => layer::<M>(&mut pair.first.values, row),
            Rowed::ByMover => {
                let halt = || self.halts();
                unfinished(pair.tell_all(self.crew(&halt)), id.space)?;
                let heard = pair.second.as_mut().unwrap_or(&mut pair.first);
                let row = heard.shape.len();
                layer::<M>(&mut heard.seen, row)
            }
        };
        let layer = layer.map_err(|error| SolveError::File { path: self.folder(), error })?;
        self.layers.insert(id, layer);
        Ok(())
    }

    /// Fills a side from its table, on all threads.
    fn fill<M: Metric>(&self, side: &Side<'_, M>, table: &TableFile) -> Result<(), SolveError> {
        let next = AtomicUsize::new(0);
        let work = || {
            let row = side.shape.len();
            let mut symbols = vec![Symbol::DRAW; row];
            loop {
                let block = next.fetch_add(1, Ordering::Relaxed);
                if block >= side.len() {
                    return Ok(());
                }
                if self.halts() {
                    return Err(SolveError::Stopped);
                }
                let first = (block * row) as u64;
                table.read(first..first + row as u64, &mut symbols)?;
                // SAFETY: the counter hands every block to one thread.
                if !unsafe { side.fill_row(block, &symbols) } {
                    return Err(SolveError::TooLong { space: side.task.space });
                }
            }
        };
        std::thread::scope(|scope| {
            let others: Vec<_> = (1..self.options.threads).map(|_| scope.spawn(work)).collect();
            let own = work();
            let join = |other: std::thread::ScopedJoinHandle<'_, _>| {
                other.join().expect("reading does not panic")
            };
            others.into_iter().map(join).fold(own, Result::and)
        })
    }

    /// Keeps what later pairs need of a solved pair, and nothing else.
    pub(super) fn keep_layers<M: Metric>(
        &mut self,
        pair: &mut Pair<'_, M>,
        planned: Planned,
        at: usize,
    ) -> io::Result<()> {
        let last_needs = std::mem::take(&mut self.last_needs);
        let is_needed = |id: LayerId| last_needs.get(&id).is_some_and(|&last| last > at);
        self.layers.retain(is_needed);
        if !has_extra_turns(self.frame) {
            // Nobody asks for rows by the waiting stones but who goes on after a mill.
            pair.forget_values();
        }
        for space in planned.spaces() {
            // The one with plies takes the array itself, and must come last.
            for (rowed, wdl) in [
                (Rowed::ByMover, true),
                (Rowed::ByMover, false),
                (Rowed::ByWaiter, true),
                (Rowed::ByWaiter, false),
            ] {
                let id = LayerId { space, rowed, wdl };
                if (wdl || !M::WDL) && is_needed(id) {
                    self.layers.insert(id, pair_layer(pair, id)?);
                }
            }
        }
        self.last_needs = last_needs;
        Ok(())
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

/// The layers that a pair needs; where stones are in hand, or everywhere, without plies.
pub(super) fn pair_needs(
    frame: &Frame,
    planned: Planned,
    wdl: bool,
) -> impl Iterator<Item = LayerId> {
    planned.spaces().flat_map(move |space| {
        let wdl = wdl || !space.is_moving();
        needs(frame, space).into_iter().map(move |(space, rowed)| LayerId { space, rowed, wdl })
    })
}

/// A layer of an array, which is taken where its cells stay as they are.
fn layer<M: Metric>(rows: &mut Rows<M::Cell>, row: usize) -> io::Result<Layer> {
    if M::WDL {
        return wdl_layer(rows, row);
    }
    Ok(Layer::new(row, std::mem::replace(rows, Rows::none()).into_map()?))
}

/// A layer of win, draw and loss alone.
fn wdl_layer<C: Cell>(rows: &mut Rows<C>, row: usize) -> io::Result<Layer> {
    let cells = rows.cells();
    let mut packed = Rows::<u8>::new(1, cells.len().div_ceil(4), Room::Memory)?;
    WdlOnly::pack(cells, packed.cells());
    Ok(Layer::new(row, packed.into_map()?))
}

/// A layer of a solved pair.
fn pair_layer<M: Metric>(pair: &mut Pair<'_, M>, id: LayerId) -> io::Result<Layer> {
    let is_first = pair.first.task.space == id.space;
    let heard_by_first = !is_first || pair.second.is_none();
    let side = match id.rowed {
        Rowed::ByMover if heard_by_first => &mut pair.first,
        Rowed::ByWaiter if is_first => &mut pair.first,
        _ => pair.second.as_mut().unwrap_or(&mut pair.first),
    };
    let row = side.shape.len();
    let rows = match id.rowed {
        Rowed::ByMover => &mut side.seen,
        Rowed::ByWaiter => &mut side.values,
    };
    if id.wdl { wdl_layer(rows, row) } else { layer::<M>(rows, row) }
}
