//! `zwick verify`: whether every value in the tables follows from those of the turns.

use std::{fmt::Display, io, num::NonZeroUsize, thread, time::Instant};

use anyhow::{Context, bail, ensure};
use game::{AnyRules, NamedRules};
use serde::Serialize;
use tables::{Selection, Tables, Verified, container::TableFile, draughts, mill};

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
    seconds: f64,
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
        out.line(format!(
            "{}: {} positions in {} tables verified in {:.1} s",
            report.id, report.positions, report.tables, report.seconds
        ))?;
        if let Some(Wrong { fen, found, expected }) = &report.wrong {
            out.line(format!("wrong: {fen}"))?;
            out.line(format!("  the table says {found}, its turns say {expected}"))?;
        }
    }
    Ok(if report.wrong.is_some() { Verdict::Negative } else { Verdict::Fine })
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
    /// The entries of tables, if they can be read.
    fn entries<Space: Display>(&self, spaces: &[Space]) -> Option<u64> {
        let graph = self.named.rules.graph_hash().0;
        let paths = spaces.iter().map(|space| self.tables.path(graph, &space.to_string()));
        paths.map(|path| Some(TableFile::header_of(&path).ok()?.entries)).sum()
    }

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
        let count = spaces.len();
        let (sample, seed, threads) = (args.sample, args.seed, threads(args.threads));
        let total = sample.or_else(|| self.entries(&spaces));
        let (start, progress) = (Instant::now(), Progress::new());
        let watch = |space: Space, done: u64| {
            let what = space.to_string();
            progress.show(Stand { what: &what, done, before: 0, total, more: "" });
            true
        };
        let verified = verify(&Selection { spaces, sample, seed, threads }, &watch);
        progress.clear();
        let verified = verified.with_context(|| format!("{} in {folder}", named.id))?;
        Ok(Report {
            id: named.id.clone(),
            tables: count,
            positions: verified.positions,
            seconds: start.elapsed().as_secs_f64(),
            wrong: verified.mismatch.map(|mismatch| Wrong {
                fen: mismatch.fen,
                found: mismatch.found.to_string(),
                expected: mismatch.expected.to_string(),
            }),
        })
    }
}

/// As many as asked for, or as there are processors.
pub(crate) fn threads(wanted: Option<NonZeroUsize>) -> usize {
    wanted.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get)
}
