//! `zwick puzzles`: puzzles are made by exact values, and written one in a line.

use anyhow::{Context, ensure};
use game::catalogue;
use school::make;
use tables::Tables;

use crate::{
    cli::PuzzlesArgs,
    files, named_rules,
    output::{Output, Verdict},
    probe::CACHE_BYTES,
    progress::{Progress, Stand},
    tables_folder,
};

pub(crate) fn run(args: &PuzzlesArgs, out: &mut Output) -> anyhow::Result<Verdict> {
    let named = named_rules::find(&args.id)?;
    ensure!(catalogue::find(&named.id).is_ok(), "{}: puzzles are made for named rules", named.id);
    let tables = Tables::open(&tables_folder::find(&args.folder)?, CACHE_BYTES);
    let wanted = u64::from(args.count);
    let progress = Progress::new();
    let puzzles = make::puzzles(&named, &tables, args.seed, args.count.into(), |found| {
        let done = found as u64;
        let stand = Stand { what: "puzzles", done, before: 0, total: Some(wanted), more: "" };
        progress.show(stand);
    });
    progress.clear();
    let puzzles =
        puzzles.with_context(|| format!("{} in {}", named.id, tables.folder().display()))?;
    ensure!(
        !puzzles.is_empty(),
        "{}: no puzzle was found; are there tables in {}?",
        named.id,
        tables.folder().display()
    );
    let lines: Result<Vec<String>, _> = puzzles.iter().map(serde_json::to_string).collect();
    let text = lines?.join("\n");
    match &args.output {
        Some(path) => {
            let written = files::write_whole(path, &(text + "\n"));
            written.with_context(|| path.display().to_string())?;
            out.line(format!("{} puzzles", puzzles.len()))?;
        }
        None => out.line(text)?,
    }
    Ok(Verdict::Fine)
}
