//! `zwick verify`: whether every value in the tables follows from those of the turns.

use std::{fmt::Display, io, num::NonZeroUsize, path::PathBuf, sync::Arc, thread, time::Instant};

use anyhow::{Context, bail, ensure};
use game::{AnyRules, NamedRules};
use serde::Serialize;
use tables::{
    Selection, Tables, Verified,
    container::{Cache, TableFile},
    draughts, mill,
};

use crate::{
    cli::VerifyArgs,
    named_rules,
    output::{Output, Verdict},
    progress::{Progress, Stand},
    tables_folder,
};

#[derive(Serialize)]
struct Report {
    id: String,
    tables: usize,
    positions: u64,
    /// The entries that a sample was drawn from, if the headers of all tables can be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    of: Option<u64>,
    seconds: f64,
    /// What is wrong with the files that cannot be used.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    damaged: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    wrong: Option<Wrong>,
}

#[derive(Serialize)]
struct Wrong {
    fen: String,
    found: String,
    expected: String,
}

pub(crate) fn run(args: &VerifyArgs, out: &mut Output) -> anyhow::Result<Verdict> {
    let rules = named_rules::find(&args.id)?;
    let report = report(args, &rules)?;
    if args.json {
        out.json(&report)?;
    } else {
        print(&report, out)?;
    }
    let is_fine = report.wrong.is_none() && report.damaged.is_empty();
    Ok(if is_fine { Verdict::Fine } else { Verdict::Negative })
}

fn print(report: &Report, out: &mut Output) -> io::Result<()> {
    let Report { id, tables, positions, of, seconds, damaged, wrong } = report;
    if !damaged.is_empty() {
        let count = damaged.len();
        out.line(format!(
            "{id}: {count} of {tables} tables are damaged; \"zwick solve\" mends them"
        ))?;
        return damaged.iter().try_for_each(|damage| out.line(damage));
    }
    let of = of.map_or(String::new(), |of| format!(" of {of}"));
    out.line(format!(
        "{id}: {positions}{of} positions in {tables} tables verified in {seconds:.1} s"
    ))?;
    if let Some(Wrong { fen, found, expected }) = wrong {
        out.line(format!("wrong: {fen}"))?;
        out.line(format!("  the table says {found}, its turns say {expected}"))?;
    }
    Ok(())
}

fn report(args: &VerifyArgs, named: &NamedRules) -> anyhow::Result<Report> {
    let tables = Tables::open(&tables_folder::find(&args.folder)?, args.memory.bytes());
    let work = Work { args, named, tables: &tables };
    let subject = || named.id.clone();
    match named.rules {
        AnyRules::Mill(rules) => {
            let prober = mill::Prober::new(&tables, rules).with_context(subject)?;
            let spaces = prober.spaces().map(|mut spaces| {
                spaces.retain(|space| space.fits(args.up_to));
                spaces
            });
            work.verify(spaces, |selection, watch| Ok(mill::verify(&prober, selection, watch)?))
        }
        AnyRules::Draughts(rules) => {
            ensure!(args.up_to.is_none(), "--up-to is for mill");
            let prober = draughts::Prober::new(&tables, rules).with_context(subject)?;
            let spaces = prober.spaces();
            work.verify(spaces, |selection, watch| Ok(draughts::verify(&prober, selection, watch)?))
        }
        _ => tables_folder::refuse(named),
    }
}

/// The question that was asked.
struct Work<'a> {
    args: &'a VerifyArgs,
    named: &'a NamedRules,
    tables: &'a Tables,
}

/// Hears of the sub-space in hand and of the positions done, and says whether to go on.
type Watch<'a, Space> = &'a (dyn Fn(Space, u64) -> bool + Sync);

impl Work<'_> {
    fn verify<Space: Display>(
        &self,
        spaces: io::Result<Vec<Space>>,
        verify: impl FnOnce(&Selection<Space>, Watch<'_, Space>) -> anyhow::Result<Verified>,
    ) -> anyhow::Result<Report> {
        let Self { args, named, tables } = self;
        let folder = tables.folder().display();
        let spaces = spaces.with_context(|| folder.to_string())?;
        if spaces.is_empty() {
            let id = &named.id;
            bail!("there are no such tables of {id} in {folder}; \"zwick solve\" makes them");
        }
        let graph = named.rules.graph_hash().0;
        let path = |space: &Space| tables.path(graph, &space.to_string());
        let paths: Vec<PathBuf> = spaces.iter().map(path).collect();
        let (sample, seed, threads) = (args.sample, args.seed, threads(args.threads));
        let of = entries(&paths);
        let total = sample.or(of);
        let (start, progress) = (Instant::now(), Progress::new());
        let watch = |space: Space, done: u64| {
            let what = space.to_string();
            progress.show(Stand { what: &what, done, before: 0, total, more: "" });
            true
        };
        let verified = verify(&Selection { spaces, sample, seed, threads }, &watch);
        progress.clear();
        let mut report = Report {
            id: named.id.clone(),
            tables: paths.len(),
            positions: 0,
            of: of.filter(|_| sample.is_some()),
            seconds: start.elapsed().as_secs_f64(),
            damaged: Vec::new(),
            wrong: None,
        };
        let verified = match verified {
            Ok(verified) => verified,
            Err(error) => {
                // Where one file is damaged, others may be; if none is, something else is wrong.
                report.damaged = damaged(&paths);
                if report.damaged.is_empty() {
                    return Err(error.context(format!("{} in {folder}", named.id)));
                }
                return Ok(report);
            }
        };
        Ok(Report {
            positions: verified.positions,
            wrong: verified.mismatch.map(|mismatch| Wrong {
                fen: mismatch.fen,
                found: mismatch.found.to_string(),
                expected: mismatch.expected.to_string(),
            }),
            ..report
        })
    }
}

/// The entries of tables, if they can be read.
fn entries(paths: &[PathBuf]) -> Option<u64> {
    paths.iter().map(|path| Some(TableFile::header_of(path).ok()?.entries)).sum()
}

/// What is wrong with the files that are not as they were written.
fn damaged(paths: &[PathBuf]) -> Vec<String> {
    let cache = Arc::new(Cache::new(0));
    let check = |path: &PathBuf| {
        let expected = TableFile::header_of(path)?.expected();
        TableFile::open(path, &expected, &cache)?.check_bytes()
    };
    paths.iter().filter_map(|path| check(path).err()).map(|error| error.to_string()).collect()
}

/// As many as asked for, or as there are processors.
pub(crate) fn threads(wanted: Option<NonZeroUsize>) -> usize {
    wanted.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get)
}
