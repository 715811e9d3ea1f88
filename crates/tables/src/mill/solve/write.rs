//! From the working arrays to tables, and back.

use std::sync::{PoisonError, atomic::Ordering};

use super::{
    super::{INDEX_VERSION, Space},
    cells::Cell,
    metric::{Metric, NONE},
    options::SolveError,
    run::Run,
    side::Side,
};
use crate::{
    SolvedSpace, Symbol,
    container::{Expected, Header, Metric as Kept, TableWriter},
};

impl Run<'_> {
    /// What the table of a sub-space must be of.
    pub(super) fn expected(&self, space: Space) -> Expected {
        Expected {
            game: "mill".to_string(),
            graph: self.graph,
            space: space.to_string(),
            // Who wants no plies can use them nevertheless.
            metric: (!self.options.wdl).then(|| self.kept(space)),
            index_version: INDEX_VERSION,
        }
    }

    /// Plies are kept while stones move, unless nobody wants them.
    fn kept(&self, space: Space) -> Kept {
        if space.is_moving() && !self.options.wdl { Kept::Plies } else { Kept::Wdl }
    }

    /// Writes the table of a side that is closed.
    pub(super) fn write<M: Metric>(&self, side: &Side<'_, M>) -> Result<SolvedSpace, SolveError> {
        let space = side.task.space;
        let header = Header {
            game: "mill".to_string(),
            rules: self.solution.rules.chars().take(90).collect(),
            graph: self.graph,
            space: space.to_string(),
            metric: self.kept(space),
            entries: self.frame.entries(space),
            row: side.shape.len() as u32,
            index_version: INDEX_VERSION,
        };
        let path = self.tables.path(self.graph, &space.to_string());
        let symbols: Vec<Symbol> = (0..=M::Cell::MOST).map(symbol_of::<M>).collect();
        let fetch = |start: u64, wanted: &mut [Symbol]| {
            if side.values.is_mapped() {
                self.rooms.keep_limit();
            }
            side.read(&symbols, start as usize, wanted);
        };
        let summary = TableWriter::create(&path, &header)?
            .threads(self.options.threads.max(1))
            .learn(fetch)
            .fill(fetch)?;
        let count = *side.count.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(SolvedSpace {
            space: space.to_string(),
            positions: count.positions(),
            wins: count.wins,
            draws: count.draws,
            losses: count.losses,
            longest: (self.kept(space) == Kept::Plies).then_some(count.longest),
            bytes: summary.bytes,
            ..SolvedSpace::default()
        })
    }
}

/// The symbol of a settled code.
fn symbol_of<M: Metric>(code: u16) -> Symbol {
    if code == NONE { Symbol::NONE } else { M::symbol(code) }
}

#[expect(unsafe_code, reason = "rows of the working arrays are claimed by number")]
impl<M: Metric> Side<'_, M> {
    /// The symbols of the cells from one on, as far as there are any.
    fn read(&self, symbols: &[Symbol], start: usize, wanted: &mut [Symbol]) {
        // SAFETY: called between the steps, when nobody writes.
        let cells = unsafe { self.values.all() };
        for (wanted, cell) in wanted.iter_mut().zip(cells.get(start..).unwrap_or_default()) {
            *wanted = symbols[usize::from(cell.get())];
        }
    }

    /// Fills a row from symbols; fails if one cannot be written.
    ///
    /// # Safety
    ///
    /// The row must be the caller's alone.
    pub(super) unsafe fn fill_row(&self, block: usize, symbols: &[Symbol]) -> bool {
        // SAFETY: promised by the caller.
        let values = unsafe { self.values.row_mut(block) };
        self.news[block].store(true, Ordering::Relaxed);
        values.iter_mut().zip(symbols).all(|(value, &symbol)| {
            let code = if symbol == Symbol::NONE { Some(0) } else { M::code(symbol) };
            *value = M::Cell::of(code.unwrap_or(0));
            code.is_some()
        })
    }
}
