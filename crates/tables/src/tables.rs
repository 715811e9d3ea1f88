//! All tables in a folder.
//!
//! Equal games share tables, so they are found by the graph hash: `<folder>/<16 hexadecimal
//! digits>/<sub-space>.ztb`.

use std::{
    collections::HashMap,
    fs, io,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use crate::container::{Cache, Disk, Expected, Filesystem, TableError, TableFile};

/// The part of the memory that open tables may take; the rest is for what is unpacked.
const OPEN_SHARE: usize = 4;

/// How many tables are held open. Some games have thousands of sub-spaces, and operating systems
/// give a program a thousand files.
const MOST_OPEN: usize = 200;

/// The ending of the names of tables.
pub const EXTENSION: &str = "ztb";

/// The tables in a folder, opened when they are first asked for. Any number of threads may ask, and
/// clones are the same tables.
#[derive(Clone, Debug)]
pub struct Tables {
    folder: PathBuf,
    filesystem: Arc<dyn Filesystem>,
    cache: Arc<Cache>,
    open: Arc<Mutex<Open>>,
    open_bytes: usize,
}

impl Tables {
    /// The tables in a folder, which need not exist yet; together they take at most so many bytes
    /// of memory, or as many as the one table asked for last.
    pub fn open(folder: &Path, bytes: usize) -> Self {
        Self::open_on(Box::new(Disk), folder, bytes)
    }

    /// The tables in a folder somewhere else than on the disk.
    pub fn open_on(filesystem: Box<dyn Filesystem>, folder: &Path, bytes: usize) -> Self {
        let open_bytes = bytes / OPEN_SHARE;
        Self {
            folder: folder.to_path_buf(),
            filesystem: filesystem.into(),
            cache: Arc::new(Cache::new(bytes - open_bytes)),
            open: Arc::default(),
            open_bytes,
        }
    }

    /// How many bytes of memory they take at the moment.
    pub fn memory(&self) -> usize {
        self.lock().bytes + self.cache.bytes()
    }

    /// A table.
    ///
    /// # Errors
    ///
    /// [`TableError::Missing`] if there is none, [`TableError::Failed`] if it cannot be used.
    pub fn table(&self, expected: &Expected) -> Result<Arc<TableFile>, TableError> {
        if let Some(table) = self.lock().find(expected) {
            return Ok(table);
        }
        let path = self.path(expected.graph, &expected.space);
        let table = TableFile::open_on(&*self.filesystem, &path, expected, &self.cache)?;
        let table = Arc::new(table);
        self.lock().keep(expected, &table, self.open_bytes);
        Ok(table)
    }

    /// Where a table lies, or will.
    pub fn path(&self, graph: u64, space: &str) -> PathBuf {
        self.folder_of(graph).join(format!("{space}.{EXTENSION}"))
    }

    /// Where all tables of a game lie, or will.
    pub fn folder_of(&self, graph: u64) -> PathBuf {
        self.folder.join(format!("{graph:016x}"))
    }

    /// The sub-spaces of a game that there are tables of, as their files are called.
    ///
    /// # Errors
    ///
    /// If the folder cannot be read; where there is no such folder there are none.
    pub fn spaces_of(&self, graph: u64) -> io::Result<Vec<String>> {
        let entries = match fs::read_dir(self.folder_of(graph)) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries?,
        };
        let mut spaces = Vec::new();
        for entry in entries {
            let path = entry?.path();
            let is_table = path.extension().is_some_and(|extension| extension == EXTENSION);
            let name = path.file_stem().and_then(|name| name.to_str());
            spaces.extend(name.filter(|_| is_table).map(str::to_string));
        }
        Ok(spaces)
    }

    /// The folder all of them lie in.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Closes the tables of a game, so that those written since are opened when next asked for.
    pub fn forget(&self, graph: u64) {
        let mut open = self.lock();
        open.tables.retain(|expected, _| expected.graph != graph);
        open.bytes = open.tables.values().map(|(table, _)| table.memory()).sum();
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The tables that are open, each with the moment it was last asked for.
#[derive(Debug, Default)]
struct Open {
    tables: HashMap<Expected, (Arc<TableFile>, u64)>,
    moment: u64,
    bytes: usize,
}

impl Open {
    fn find(&mut self, expected: &Expected) -> Option<Arc<TableFile>> {
        self.moment += 1;
        let (table, asked) = self.tables.get_mut(expected)?;
        *asked = self.moment;
        Some(Arc::clone(table))
    }

    /// Keeps a table open, and lets go of those that nobody asked for the longest time.
    fn keep(&mut self, expected: &Expected, table: &Arc<TableFile>, bytes: usize) {
        self.bytes += table.memory();
        let entry = (Arc::clone(table), self.moment);
        if let Some((replaced, _)) = self.tables.insert(expected.clone(), entry) {
            self.bytes -= replaced.memory();
        }
        while self.tables.len() > 1 && (self.tables.len() > MOST_OPEN || self.bytes > bytes) {
            let others = self.tables.iter().filter(|(key, _)| *key != expected);
            let oldest = others.min_by_key(|(_, (_, asked))| *asked).map(|(key, _)| key.clone());
            let Some((closed, _)) = oldest.and_then(|key| self.tables.remove(&key)) else {
                return;
            };
            self.bytes -= closed.memory();
        }
    }
}
