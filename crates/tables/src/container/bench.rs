//! How long a probe takes.

use std::{
    path::Path,
    sync::Arc,
    time::{Duration, Instant},
};

use super::{Cache, Expected, TableError, TableFile};
use crate::system;

/// Enough for every chunk that is asked for.
const ALL: usize = 1 << 30;

/// Cold probes take so much longer that fewer must do.
const COLD: u32 = 200;

/// How long one probe takes on average.
#[derive(Clone, Copy, Debug)]
pub struct ProbeTimes {
    /// Nothing is kept, so every probe reads and unpacks a chunk; the system has the file in memory.
    pub unpacking: Duration,
    /// The chunk has been unpacked before.
    pub warm: Duration,
    /// The system has been asked to forget the file before every probe; where it can be asked.
    pub cold: Option<Duration>,
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
    let cold = time_cold_probes(&table, path, probes.min(COLD))?;
    time_probes(&table, probes)?;
    let unpacking = time_probes(&table, probes)?;
    let table = TableFile::open(path, expected, &Arc::new(Cache::new(ALL)))?;
    time_probes(&table, probes)?;
    let warm = time_probes(&table, probes)?;
    Ok(ProbeTimes { unpacking, warm, cold })
}

/// The same entries every time, far from each other.
fn entry(table: &TableFile, number: u32) -> u64 {
    let spread = u64::from(number).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    ((u128::from(spread) * u128::from(table.header().entries)) >> 64) as u64
}

fn time_probes(table: &TableFile, probes: u32) -> Result<Duration, TableError> {
    let start = Instant::now();
    for number in 0..probes {
        table.get(entry(table, number))?;
    }
    Ok(start.elapsed() / probes.max(1))
}

fn time_cold_probes(
    table: &TableFile,
    path: &Path,
    probes: u32,
) -> Result<Option<Duration>, TableError> {
    let mut spent = Duration::ZERO;
    for number in 0..probes {
        if !system::forget_file(path) {
            return Ok(None);
        }
        let start = Instant::now();
        table.get(entry(table, number))?;
        spent += start.elapsed();
    }
    Ok(Some(spent / probes.max(1)))
}
