//! `zwick tables`: what tables there are, and how to be rid of them.

use std::path::Path;

use anyhow::{Context, bail};
use game::catalogue;
use serde::Serialize;
use tables::{SOLUTION_FILE, Stock, read_graph};

use crate::{
    cli::{TablesAction, TablesArgs},
    named_rules,
    output::{Output, Verdict},
    size::Size,
    tables_folder, tables_solutions,
};

/// The tables of a game.
#[derive(Serialize)]
struct Entry {
    /// The games they are of: the rule sets with this graph hash, or else the one they were made
    /// for.
    games: Vec<String>,
    graph: String,
    tables: usize,
    bytes: u64,
    /// The value of the empty board, where it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    empty_board: Option<String>,
}

pub(crate) fn run(args: &TablesArgs, out: &mut Output) -> anyhow::Result<Verdict> {
    let folder = tables_folder::find(&args.folder)?;
    match &args.action {
        None => list(&folder, args.json, out)?,
        Some(TablesAction::Remove { id }) => remove(&folder, id, out)?,
        Some(TablesAction::Solutions { files }) if files.is_empty() => {
            let stock = stock(&folder)?;
            let files = stock.iter().map(|stock| stock.folder.join(SOLUTION_FILE));
            tables_solutions::write(&files.filter(|file| file.exists()).collect::<Vec<_>>(), out)?;
        }
        Some(TablesAction::Solutions { files }) => tables_solutions::write(files, out)?,
    }
    Ok(Verdict::Fine)
}

fn list(folder: &Path, json: bool, out: &mut Output) -> anyhow::Result<()> {
    let entries: Vec<Entry> = stock(folder)?.iter().map(entry).collect();
    if json {
        return out.json(&entries);
    }
    out.line(format!("{}: {}", folder.display(), total(&entries)))?;
    for entry in &entries {
        let value = entry.empty_board.as_deref().unwrap_or("-");
        out.line(format!(
            "{}  {:>5} {:<6} {:>9}  {value:<8}  {}",
            entry.graph,
            entry.tables,
            if entry.tables == 1 { "table" } else { "tables" },
            Size(entry.bytes).to_string(),
            entry.games.join(" "),
        ))?;
    }
    Ok(())
}

fn total(entries: &[Entry]) -> String {
    let bytes = Size(entries.iter().map(|entry| entry.bytes).sum());
    match entries.len() {
        0 => "no tables".to_string(),
        1 => format!("tables of 1 game, {bytes}"),
        games => format!("tables of {games} games, {bytes}"),
    }
}

/// What tables there are, with the folder in what goes wrong.
fn stock(folder: &Path) -> anyhow::Result<Vec<Stock>> {
    Stock::list(folder).with_context(|| folder.display().to_string())
}

fn entry(stock: &Stock) -> Entry {
    let mut games: Vec<String> = catalogue::all()
        .iter()
        .filter(|entry| entry.graph_hash == stock.graph)
        .map(|entry| entry.id.to_string())
        .collect();
    if games.is_empty() {
        games.extend(stock.made_for.clone());
    }
    Entry {
        games,
        graph: stock.graph.to_string(),
        tables: stock.tables,
        bytes: stock.bytes,
        empty_board: stock.solution.as_ref().and_then(|solution| solution.empty_board.clone()),
    }
}

fn remove(folder: &Path, id: &str, out: &mut Output) -> anyhow::Result<()> {
    let graph = match read_graph(id) {
        Some(graph) => graph,
        None => named_rules::find(id)?.rules.graph_hash(),
    };
    let found = Stock::find(folder, graph).with_context(|| folder.display().to_string())?;
    let Some(stock) = found else {
        bail!("there are no tables of {id} in {}", folder.display());
    };
    let entry = entry(&stock);
    stock.remove().with_context(|| stock.folder.display().to_string())?;
    let of = if entry.games.is_empty() { id.to_string() } else { entry.games.join(", ") };
    out.line(format!("removed {} tables of {of}, {}", entry.tables, Size(entry.bytes)))?;
    Ok(())
}
