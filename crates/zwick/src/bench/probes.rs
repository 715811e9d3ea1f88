//! `zwick bench probes`: how long a question to the tables takes.

use anyhow::{Context, bail};
use board::RuleSet;
use game::{AnyRules, catalogue};
use serde::Serialize;
use tables::{
    Tables,
    container::{TableFile, probe_times},
};

use crate::{
    cli::TablesFolder,
    output::{Output, Verdict},
    tables_folder,
};

/// The game whose tables are asked.
const GAME: &str = "classic";

/// How many questions are timed.
const PROBES: u32 = 20_000;

#[derive(Serialize)]
struct Line {
    space: String,
    entries: u64,
    /// Microseconds: the part of the table is unpacked already.
    warm: f64,
    /// It must be unpacked.
    unpacking: f64,
    /// It must be read from the disk first.
    cold: Option<f64>,
}

pub(super) fn run(folder: &TablesFolder, json: bool, out: &mut Output) -> anyhow::Result<Verdict> {
    let folder = tables_folder::find(folder)?;
    let tables = Tables::open(&folder, 0);
    let AnyRules::Mill(rules) = catalogue::find(GAME)?.rules else {
        bail!("{GAME} is no game of mill");
    };
    let lines =
        largest(&tables, rules.graph_hash().0).with_context(|| folder.display().to_string())?;
    if lines.is_empty() {
        bail!(
            "there are no tables of {GAME} in {}; \"zwick solve {GAME}\" makes them",
            folder.display()
        );
    }
    if json {
        out.json(&lines)?;
        return Ok(Verdict::Fine);
    }
    for line in &lines {
        let cold = line.cold.map_or("unknown".to_string(), |cold| format!("{cold:.0} µs"));
        out.line(format!(
            "{:<10} {:>11} entries: warm {:.2} µs, unpacking {:.2} µs, cold {cold}",
            line.space, line.entries, line.warm, line.unpacking
        ))?;
    }
    Ok(Verdict::Fine)
}

/// Measures the largest table of each phase.
fn largest(tables: &Tables, graph: u64) -> anyhow::Result<Vec<Line>> {
    let mut lines = Vec::new();
    let spaces = tables.spaces_of(graph)?;
    for in_hand in [false, true] {
        let of_phase = spaces.iter().filter(|space| space.contains('+') == in_hand);
        let mut headers = Vec::new();
        for space in of_phase {
            headers.push(TableFile::header_of(&tables.path(graph, space))?);
        }
        let Some(header) = headers.into_iter().max_by_key(|header| header.entries) else {
            continue;
        };
        let times = probe_times(&tables.path(graph, &header.space), &header.expected(), PROBES)?;
        let micros = |time: std::time::Duration| time.as_secs_f64() * 1e6;
        lines.push(Line {
            entries: header.entries,
            warm: micros(times.warm),
            unpacking: micros(times.unpacking),
            cold: times.cold.map(micros),
            space: header.space,
        });
    }
    Ok(lines)
}
