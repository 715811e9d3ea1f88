//! The tables of draughts as files.

use draughts::Rules;

use board::{Fields, RuleSet};

use super::{
    Space,
    numbering::{Numbering, VERSION},
    store::Table,
};
use crate::{
    Symbol, Tables, Wdl,
    container::{Expected, Header, Metric, TableError, TableWriter},
};

/// How many entries are read or written at a time.
const BLOCK: usize = 1 << 16;

/// What the tables of a game are found by.
pub(super) fn graph(rules: &Rules) -> u64 {
    rules.graph_hash().0
}

/// The table of a sub-space, for whoever asks.
pub(super) fn expected(graph: u64, space: Space) -> Expected {
    Expected {
        game: Rules::GAME.to_string(),
        graph,
        space: space.to_string(),
        metric: None,
        index_version: VERSION,
    }
}

/// Reads a whole table, every byte checked.
pub(super) fn read(tables: &Tables, rules: &Rules, space: Space) -> Result<Table, TableError> {
    let file = tables.table(&expected(graph(rules), space))?;
    file.check_all()?;
    let mut table = Table::new(space);
    let mut symbols = vec![Symbol::DRAW; BLOCK];
    for (number, values) in (0..).zip(table.values.chunks_mut(BLOCK)) {
        let symbols = &mut symbols[..values.len()];
        let start = number * BLOCK as u64;
        file.read(start..start + values.len() as u64, symbols)?;
        for (value, symbol) in values.iter_mut().zip(symbols) {
            *value = symbol.wdl();
        }
    }
    Ok(table)
}

/// Writes a table; the bytes of the file come back.
pub(super) fn write(
    tables: &Tables,
    rules: &Rules,
    id: &str,
    table: &Table,
    threads: usize,
) -> Result<u64, TableError> {
    let numbering: &Numbering = &table.numbering;
    let wanted = expected(graph(rules), numbering.space());
    let header = Header {
        game: wanted.game,
        rules: id.to_string(),
        graph: wanted.graph,
        space: wanted.space,
        metric: Metric::Wdl,
        entries: numbering.entries(),
        row: numbering.row_len(),
        index_version: wanted.index_version,
    };
    let path = tables.path(header.graph, &header.space);
    let mut writer = TableWriter::create(&path, &header)?.threads(threads);
    let mut symbols = Vec::with_capacity(BLOCK);
    for values in table.values.chunks(BLOCK) {
        symbols.clear();
        symbols.extend(values.iter().map(|value| match value {
            Wdl::Draw => Symbol::DRAW,
            Wdl::Loss => Symbol::LOSS,
            Wdl::Win => Symbol::WIN,
        }));
        writer.push(&symbols)?;
    }
    Ok(writer.finish()?.bytes)
}
