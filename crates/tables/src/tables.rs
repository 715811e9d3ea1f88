//! All tables in a folder.
//!
//! Equal games share tables, so they are found by the graph hash: `<folder>/<16 hexadecimal
//! digits>/<sub-space>.ztb`.

use std::{
    collections::HashMap,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use crate::container::{Cache, Disk, Expected, Filesystem, TableError, TableFile};

/// How many tables are held open. Some games have thousands of sub-spaces, and operating systems
/// give a program a thousand files.
const MOST_OPEN: usize = 200;

/// The ending of the names of tables.
pub const EXTENSION: &str = "ztb";

/// The tables in a folder, opened when they are first asked for. Any number of threads may ask.
#[derive(Debug)]
pub struct Tables {
    folder: PathBuf,
    filesystem: Box<dyn Filesystem>,
    cache: Arc<Cache>,
    open: Mutex<Open>,
}

#[derive(Debug, Default)]
struct Open {
    tables: HashMap<Expected, (Arc<TableFile>, u64)>,
    asked: u64,
}

impl Tables {
    /// The tables in a folder, which need not exist yet; what is unpacked of them takes at most so
    /// many bytes of memory.
    pub fn open(folder: &Path, cache_bytes: usize) -> Self {
        Self::open_on(Box::new(Disk), folder, cache_bytes)
    }

    /// The tables in a folder somewhere else than on the disk.
    pub fn open_on(filesystem: Box<dyn Filesystem>, folder: &Path, cache_bytes: usize) -> Self {
        let cache = Arc::new(Cache::new(cache_bytes));
        Self { folder: folder.to_path_buf(), filesystem, cache, open: Mutex::default() }
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
        self.lock().keep(expected, &table);
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

    /// The folder all of them lie in.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The memory they share.
    pub fn cache(&self) -> &Cache {
        &self.cache
    }

    /// Closes the tables of a game, so that those written since are opened when next asked for.
    pub fn forget(&self, graph: u64) {
        self.lock().tables.retain(|expected, _| expected.graph != graph);
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Open {
    fn find(&mut self, expected: &Expected) -> Option<Arc<TableFile>> {
        self.asked += 1;
        let (table, asked) = self.tables.get_mut(expected)?;
        *asked = self.asked;
        Some(Arc::clone(table))
    }

    /// Keeps a table open, and lets go of the one that nobody asked for the longest time.
    fn keep(&mut self, expected: &Expected, table: &Arc<TableFile>) {
        self.tables.insert(expected.clone(), (Arc::clone(table), self.asked));
        if self.tables.len() > MOST_OPEN {
            let oldest = self.tables.iter().min_by_key(|(_, (_, asked))| *asked);
            if let Some(oldest) = oldest.map(|(expected, _)| expected.clone()) {
                self.tables.remove(&oldest);
            }
        }
    }
}
