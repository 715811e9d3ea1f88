//! `zwick verify`: whether every value in the tables follows from those of the turns.

use std::{num::NonZeroUsize, thread, time::Instant};

use anyhow::{Context, bail};
use game::AnyRules;
use serde::Serialize;
use tables::{
    Tables,
    mill::{Prober, Selection, Space, verify},
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
    let folder = tables_folder::find(&args.folder)?;
    let tables = Tables::open(&folder, args.memory.bytes());
    let report = match rules.rules {
        AnyRules::Mill(_) => mill(args, &rules, &tables)?,
        _ => return tables_folder::refuse(&rules),
    };
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

fn mill(args: &VerifyArgs, named: &game::NamedRules, tables: &Tables) -> anyhow::Result<Report> {
    let AnyRules::Mill(rules) = named.rules else {
        return tables_folder::refuse(named);
    };
    let prober = Prober::new(tables, rules)?;
    let folder = tables.folder().display();
    let spaces = prober.spaces().with_context(|| folder.to_string())?;
    let spaces: Vec<Space> = spaces.into_iter().filter(|&space| space.fits(args.up_to)).collect();
    if spaces.is_empty() {
        bail!("there are no such tables of {} in {folder}; \"zwick solve\" makes them", named.id);
    }
    let threads = threads(args.threads);
    let count = spaces.len();
    let selection = Selection { spaces, sample: args.sample, seed: args.seed, threads };
    let (start, progress) = (Instant::now(), Progress::new());
    let verified = verify(&prober, &selection, &|space, done| {
        let what = space.to_string();
        progress.show(Stand { what: &what, done, before: 0, total: args.sample, more: "" });
        true
    });
    progress.clear();
    let verified = verified?;
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

/// As many as asked for, or as there are processors.
pub(crate) fn threads(wanted: Option<NonZeroUsize>) -> usize {
    wanted.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get)
}
