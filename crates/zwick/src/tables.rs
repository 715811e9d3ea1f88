//! `zwick tables`: what tables there are, and how to be rid of them.

use std::{
    collections::BTreeMap,
    ffi::OsStr,
    fs, io,
    path::{Path, PathBuf},
};

use anyhow::{Context, bail};
use board::GraphHash;
use game::catalogue;
use serde::Serialize;
use tables::{EXTENSION, SOLUTION_FILE, Solution, container::TableFile};

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
            let games = games(&folder)?;
            let files = games.values().map(|path| path.join(SOLUTION_FILE));
            tables_solutions::write(&files.filter(|file| file.exists()).collect::<Vec<_>>(), out)?;
        }
        Some(TablesAction::Solutions { files }) => tables_solutions::write(files, out)?,
    }
    Ok(Verdict::Fine)
}

fn list(folder: &Path, json: bool, out: &mut Output) -> anyhow::Result<()> {
    let mut entries = Vec::new();
    for (graph, path) in games(folder)? {
        entries.push(entry(graph, &path).with_context(|| path.display().to_string())?);
    }
    // A solve that never came to a table leaves an empty folder.
    entries.retain(|entry| entry.tables > 0);
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

/// The folders of the games, by graph hash.
fn games(folder: &Path) -> anyhow::Result<BTreeMap<u64, PathBuf>> {
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(BTreeMap::new()),
        entries => entries.with_context(|| folder.display().to_string())?,
    };
    let mut games = BTreeMap::new();
    for entry in entries {
        let path = entry?.path();
        let graph = path.file_name().and_then(OsStr::to_str).and_then(read_graph);
        if let Some(graph) = graph.filter(|_| path.is_dir()) {
            games.insert(graph, path);
        }
    }
    Ok(games)
}

/// The number that a folder is called by.
fn read_graph(name: &str) -> Option<u64> {
    let graph = u64::from_str_radix(name, 16).ok()?;
    (GraphHash(graph).to_string() == name).then_some(graph)
}

fn entry(graph: u64, path: &Path) -> anyhow::Result<Entry> {
    let mut made_for = None;
    let (mut tables, mut bytes) = (0, 0);
    for file in fs::read_dir(path)? {
        let file = file?;
        bytes += file.metadata()?.len();
        if file.path().extension() == Some(OsStr::new(EXTENSION)) {
            tables += 1;
            made_for = made_for.or_else(|| TableFile::header_of(&file.path()).ok());
        }
    }
    let mut games: Vec<String> = catalogue::all()
        .iter()
        .filter(|entry| entry.graph_hash == GraphHash(graph))
        .map(|entry| entry.id.to_string())
        .collect();
    if games.is_empty() {
        games.extend(made_for.map(|header| header.rules));
    }
    Ok(Entry {
        games,
        graph: GraphHash(graph).to_string(),
        tables,
        bytes,
        empty_board: Solution::read(path).and_then(|solution| solution.empty_board),
    })
}

fn remove(folder: &Path, id: &str, out: &mut Output) -> anyhow::Result<()> {
    let graph = match read_graph(id) {
        Some(graph) => graph,
        None => named_rules::find(id)?.rules.graph_hash().0,
    };
    let Some(path) = games(folder)?.remove(&graph) else {
        bail!("there are no tables of {id} in {}", folder.display());
    };
    let entry = entry(graph, &path).with_context(|| path.display().to_string())?;
    remove_files(&path).with_context(|| path.display().to_string())?;
    let of = if entry.games.is_empty() { id.to_string() } else { entry.games.join(", ") };
    out.line(format!("removed {} tables of {of}, {}", entry.tables, Size(entry.bytes)))?;
    Ok(())
}

/// Removes what is ours in a folder, and the folder if nothing else is in it.
fn remove_files(folder: &Path) -> io::Result<()> {
    for file in fs::read_dir(folder)? {
        let path = file?.path();
        let name = path.file_name().and_then(OsStr::to_str).unwrap_or_default();
        let ours = name.starts_with(SOLUTION_FILE) || name.contains(&format!(".{EXTENSION}"));
        if ours && path.is_file() {
            fs::remove_file(&path)?;
        }
    }
    match fs::remove_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::DirectoryNotEmpty => Ok(()),
        removed => removed,
    }
}
