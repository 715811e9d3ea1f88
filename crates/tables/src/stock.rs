//! What tables lie in a folder, and how to be rid of them.

use std::{
    collections::BTreeMap,
    ffi::OsStr,
    fs, io,
    path::{Path, PathBuf},
};

use board::GraphHash;

use crate::{EXTENSION, SOLUTION_FILE, Solution, container::TableFile};

/// The tables of one game.
#[derive(Clone, PartialEq, Debug)]
pub struct Stock {
    /// The graph hash of the game.
    pub graph: GraphHash,
    /// Where they lie.
    pub folder: PathBuf,
    /// How many there are.
    pub tables: usize,
    /// The bytes of everything in the folder.
    pub bytes: u64,
    /// The id of the rules they were made for, where a table says it.
    pub made_for: Option<String>,
    /// What they have come to, where that is written down.
    pub solution: Option<Solution>,
}

impl Stock {
    /// The tables of every game in a folder, which need not exist; none where a solve never came to
    /// a table.
    ///
    /// # Errors
    ///
    /// If a folder cannot be read.
    pub fn list(folder: &Path) -> io::Result<Vec<Self>> {
        let mut all = Vec::new();
        for (graph, path) in games(folder)? {
            all.push(Self::read(graph, path)?);
        }
        all.retain(|stock| stock.tables > 0);
        Ok(all)
    }

    /// The tables of one game in a folder, if there are any.
    ///
    /// # Errors
    ///
    /// If the folder cannot be read.
    pub fn find(folder: &Path, graph: GraphHash) -> io::Result<Option<Self>> {
        games(folder)?.remove(&graph.0).map(|path| Self::read(graph.0, path)).transpose()
    }

    fn read(graph: u64, folder: PathBuf) -> io::Result<Self> {
        let (mut tables, mut bytes, mut made_for) = (0, 0, None);
        for file in fs::read_dir(&folder)? {
            let file = file?;
            // A solver at work beside us may just have renamed it.
            bytes += file.metadata().map_or(0, |metadata| metadata.len());
            if file.path().extension() == Some(OsStr::new(EXTENSION)) {
                tables += 1;
                made_for = made_for.or_else(|| TableFile::header_of(&file.path()).ok());
            }
        }
        Ok(Self {
            graph: GraphHash(graph),
            tables,
            bytes,
            made_for: made_for.map(|header| header.rules),
            solution: Solution::read(&folder),
            folder,
        })
    }

    /// Removes what is ours in the folder, and the folder if nothing else is in it.
    ///
    /// # Errors
    ///
    /// If a file cannot be removed.
    pub fn remove(&self) -> io::Result<()> {
        for file in fs::read_dir(&self.folder)? {
            let path = file?.path();
            let name = path.file_name().and_then(OsStr::to_str).unwrap_or_default();
            let ours = name.starts_with(SOLUTION_FILE) || name.contains(&format!(".{EXTENSION}"));
            if ours && path.is_file() {
                fs::remove_file(&path)?;
            }
        }
        match fs::remove_dir(&self.folder) {
            Err(error) if error.kind() == io::ErrorKind::DirectoryNotEmpty => Ok(()),
            removed => removed,
        }
    }
}

/// The number that a folder of tables is called by.
pub fn read_graph(name: &str) -> Option<GraphHash> {
    let graph = GraphHash(u64::from_str_radix(name, 16).ok()?);
    (graph.to_string() == name).then_some(graph)
}

/// The folders of the games, by graph hash.
fn games(folder: &Path) -> io::Result<BTreeMap<u64, PathBuf>> {
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(BTreeMap::new()),
        entries => entries?,
    };
    let mut games = BTreeMap::new();
    for entry in entries {
        let path = entry?.path();
        let graph = path.file_name().and_then(OsStr::to_str).and_then(read_graph);
        if let Some(graph) = graph.filter(|_| path.is_dir()) {
            games.insert(graph.0, path);
        }
    }
    Ok(games)
}
