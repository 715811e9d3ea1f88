//! How long a probe takes.

use std::{
    path::Path,
    sync::Arc,
    time::{Duration, Instant},
};

use super::{Cache, Expected, TableError, TableFile};

/// Enough for every chunk that is asked for.
const ALL: usize = 1 << 30;

/// How long one probe takes on average.
#[derive(Clone, Copy, Debug)]
pub struct ProbeTimes {
    /// Nothing is kept, so every probe reads and unpacks a chunk; the system has the file in memory.
    pub unpacking: Duration,
    /// The chunk has been unpacked before.
    pub warm: Duration,
}

/// Measures so many probes of entries all over a table.
///
/// # Errors
///
/// As [`TableFile::open`] and [`TableFile::get`].
pub fn probe_times(
    path: &Path,
    expected: &Expected,
    probes: u32,
) -> Result<ProbeTimes, TableError> {
    let table = TableFile::open(path, expected, &Arc::new(Cache::new(0)))?;
    time_probes(&table, probes)?;
    let unpacking = time_probes(&table, probes)?;
    let table = TableFile::open(path, expected, &Arc::new(Cache::new(ALL)))?;
    time_probes(&table, probes)?;
    let warm = time_probes(&table, probes)?;
    Ok(ProbeTimes { unpacking, warm })
}

/// The same entries every time, far from each other.
fn time_probes(table: &TableFile, probes: u32) -> Result<Duration, TableError> {
    let entries = table.header().entries;
    let start = Instant::now();
    for number in 0..u64::from(probes) {
        let spread = number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        table.get(((u128::from(spread) * u128::from(entries)) >> 64) as u64)?;
    }
    Ok(start.elapsed() / probes.max(1))
}
