//! From the working arrays to tables, and back.

use std::sync::atomic::Ordering;

use super::{
    super::{INDEX_VERSION, Space},
    cells::Cell,
    count::{Census, Count},
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
            metric: Some(kept(space)),
            index_version: INDEX_VERSION,
        }
    }

    /// Writes the table of a side, and counts its positions on the way.
    pub(super) fn write<M: Metric>(&self, side: &Side<'_, M>) -> Result<SolvedSpace, SolveError> {
        let space = side.task.space;
        let header = Header {
            game: "mill".to_string(),
            rules: self.solution.rules.chars().take(90).collect(),
            graph: self.graph,
            space: space.to_string(),
            metric: kept(space),
            entries: self.frame.entries(space),
            row: side.shape.len() as u32,
            index_version: INDEX_VERSION,
        };
        let path = self.tables.path(self.graph, &space.to_string());
        let census = Census::new(self.frame, &side.shape);
        let mut writer = TableWriter::create(&path, &header)?
            .threads(self.options.threads.max(1))
            .learn(|start, symbols| side.sample(&census, start as usize, symbols));
        let mut count = Count::default();
        let mut symbols = Vec::with_capacity(side.shape.len());
        for block in 0..side.len() {
            side.read_row(block, &mut symbols);
            count_row(&census, side.blocks.standard[block], &mut symbols, &mut count);
            writer.push(&symbols)?;
        }
        let summary = writer.finish()?;
        Ok(SolvedSpace {
            space: space.to_string(),
            positions: count.positions(),
            wins: count.wins,
            draws: count.draws,
            losses: count.losses,
            longest: space.is_moving().then_some(count.longest),
            bytes: summary.bytes,
            ..SolvedSpace::default()
        })
    }
}

/// Plies are kept while stones move.
fn kept(space: Space) -> Kept {
    if space.is_moving() { Kept::Plies } else { Kept::Wdl }
}

/// Counts the positions of a row, and empties the cells that no position can have.
fn count_row(census: &Census<'_>, waiting: u32, symbols: &mut [Symbol], count: &mut Count) {
    if census.is_plain(waiting) {
        count.add(symbols);
        return;
    }
    for (rank, symbol) in symbols.iter_mut().enumerate() {
        if !census.is_possible(waiting, rank) {
            *symbol = Symbol::NONE;
        } else if census.counts(waiting, rank) {
            count.add(&[*symbol]);
        }
    }
}

/// The symbol of a cell; what is still open at the end is drawn.
fn symbol_of<M: Metric>(value: M::Cell, open: &[u64], rank: usize) -> Symbol {
    let is_open = open[rank / 64] >> (rank % 64) & 1 == 1;
    let code = value.get();
    M::symbol(if is_open || code == NONE { 0 } else { M::settle(code) })
}

#[expect(unsafe_code, reason = "no thread is at work on the rows")]
impl<M: Metric> Side<'_, M> {
    /// The symbols of a row.
    fn read_row(&self, block: usize, symbols: &mut Vec<Symbol>) {
        // SAFETY: called between the steps, by one thread.
        let (values, open) = unsafe { (self.values.row_mut(block), self.open.row_mut(block)) };
        symbols.clear();
        let cells = values.iter().enumerate();
        symbols.extend(cells.map(|(rank, &value)| symbol_of::<M>(value, open, rank)));
    }

    /// The symbols of a few cells in order.
    fn sample(&self, census: &Census<'_>, start: usize, symbols: &mut [Symbol]) {
        for (index, symbol) in (start..).zip(symbols) {
            let (block, rank) = (index / self.shape.len(), index % self.shape.len());
            // SAFETY: called between the steps, by one thread.
            let (values, open) = unsafe { (self.values.row_mut(block), self.open.row_mut(block)) };
            *symbol = symbol_of::<M>(values[rank], open, rank);
            let waiting = self.blocks.standard[block];
            if !census.is_plain(waiting) && !census.is_possible(waiting, rank) {
                *symbol = Symbol::NONE;
            }
        }
    }

    /// Fills a row from symbols; fails if one cannot be written.
    pub(super) fn fill_row(&self, block: usize, symbols: &[Symbol]) -> bool {
        // SAFETY: called between the steps, by one thread.
        let values = unsafe { self.values.row_mut(block) };
        self.news[block].store(true, Ordering::Relaxed);
        values.iter_mut().zip(symbols).all(|(value, &symbol)| {
            let code = if symbol == Symbol::NONE { Some(0) } else { M::code(symbol) };
            *value = M::Cell::of(code.unwrap_or(0));
            code.is_some()
        })
    }

    /// What is still open at the end is drawn.
    pub(super) fn close_open(&self) {
        for block in 0..self.len() {
            // SAFETY: called between the steps, by one thread.
            let (values, open) = unsafe { (self.values.row_mut(block), self.open.row_mut(block)) };
            for (rank, value) in values.iter_mut().enumerate() {
                if open[rank / 64] >> (rank % 64) & 1 == 1 {
                    *value = M::Cell::of(0);
                }
            }
            open.fill(0);
        }
    }
}
