//! Tables to write and ways to open them.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use tables::{
    Symbol,
    container::{Cache, Expected, Header, Memory, Metric, TableError, TableFile, TableWriter},
};

/// A header for so many entries.
pub(crate) fn header(metric: Metric, entries: usize) -> Header {
    Header {
        game: "mill".to_string(),
        rules: "classic".to_string(),
        graph: 0x0123_4567_89ab_cdef,
        space: "4-3".to_string(),
        metric,
        entries: entries as u64,
        row: 210,
        index_version: 1,
    }
}

/// What agrees with [`header`].
pub(crate) fn expected() -> Expected {
    Expected {
        game: "mill".to_string(),
        graph: 0x0123_4567_89ab_cdef,
        space: "4-3".to_string(),
        metric: None,
        index_version: 1,
    }
}

/// The name every test gives its table.
pub(crate) fn path() -> PathBuf {
    Path::new("tables").join("4-3.ztb")
}

/// Writes a table in pieces of so many entries.
pub(crate) fn write(
    place: &Memory,
    metric: Metric,
    symbols: &[Symbol],
    piece: usize,
) -> Result<u64, TableError> {
    let header = header(metric, symbols.len());
    let mut writer = TableWriter::create_on(Box::new(place.clone()), &path(), &header)?.threads(2);
    for piece in symbols.chunks(piece) {
        writer.push(piece)?;
    }
    Ok(writer.finish()?.bytes)
}

/// Opens the table.
pub(crate) fn open(place: &Memory) -> Result<TableFile, TableError> {
    TableFile::open_on(place, &path(), &expected(), &Arc::new(Cache::new(1 << 20)))
}

/// A place that holds one file with these bytes.
pub(crate) fn place_with(bytes: Vec<u8>) -> Memory {
    let place = Memory::new();
    place.put(&path(), bytes);
    place
}

/// Values as they occur: runs of draws, wins and losses whose plies wander, now and then a rare one.
pub(crate) fn lifelike(seed: u64, length: usize) -> Vec<Symbol> {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut plies = 10_u16;
    let mut draws = 0;
    let mut symbols = Vec::with_capacity(length);
    while symbols.len() < length {
        if draws > 0 {
            draws -= 1;
            symbols.push(Symbol::DRAW);
            continue;
        }
        if random.u32(..20) == 0 {
            draws = random.u32(..200);
        }
        plies = (plies + random.u16(..3)).saturating_sub(1).min(120);
        symbols.push(match random.u32(..300) {
            0 => Symbol(random.u16(..)),
            1..100 => Symbol::loss(2 * plies),
            _ => Symbol::win(2 * plies + 1),
        });
    }
    symbols
}

/// The same with wins, draws and losses alone.
pub(crate) fn lifelike_wdl(seed: u64, length: usize) -> Vec<Symbol> {
    let wdl = |symbol: Symbol| match symbol.0 {
        0 | u16::MAX => symbol,
        other => Symbol(2 - other % 2),
    };
    lifelike(seed, length).into_iter().map(wdl).collect()
}
