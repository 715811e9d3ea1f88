//! A table file being written.

use std::path::{Path, PathBuf};

use super::{
    error::{FileError, InFile, TableError, write_error},
    files::{Disk, Filesystem, WriteFile},
    hash::{Hasher, checksum},
    header::{self, HEADER_BYTES, Header, Layout, Metric},
    index::IndexBuilder,
    packing::{CHUNK, Model},
    reader::chunk_checksum,
};
use crate::Symbol;

/// How many chunks a thread packs before all are written.
const BATCH: usize = 64;

/// What was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Summary {
    /// How long the file is.
    pub bytes: u64,
}

/// A table file being written: beside its name, until it is complete and on the disk. Dropped
/// before that, it leaves nothing.
#[derive(Debug)]
pub struct TableWriter {
    filesystem: Box<dyn Filesystem>,
    path: PathBuf,
    part: PathBuf,
    file: Option<Box<dyn WriteFile>>,
    header: Header,
    threads: usize,
    model: Model,
    waiting: Vec<Symbol>,
    taken: u64,
    chunks: u64,
    index: IndexBuilder,
    body: Hasher,
    bytes: u64,
}

impl TableWriter {
    /// Begins a table that will have this name; the folder is made where it is missing.
    ///
    /// # Errors
    ///
    /// [`TableError::Failed`] if the file cannot be written, or if a text of the header is too long.
    pub fn create(path: &Path, header: &Header) -> Result<Self, TableError> {
        Self::create_on(Box::new(Disk), path, header)
    }

    /// Begins a table somewhere else than on the disk.
    ///
    /// # Errors
    ///
    /// As [`TableWriter::create`].
    pub fn create_on(
        filesystem: Box<dyn Filesystem>,
        path: &Path,
        header: &Header,
    ) -> Result<Self, TableError> {
        let part = part_path(path);
        // Until the end there is no header, so that nobody takes the file for a finished one.
        header::to_bytes(header, &Layout::default()).in_file(path)?;
        let file = filesystem.create(&part).map_err(write_error).in_file(path)?;
        let mut writer = Self {
            filesystem,
            path: path.to_path_buf(),
            part,
            file: Some(file),
            header: header.clone(),
            threads: 1,
            model: Model::plain(),
            waiting: Vec::new(),
            taken: 0,
            chunks: 0,
            index: IndexBuilder::new(),
            body: Hasher::new(0),
            bytes: 0,
        };
        writer.append(&[0; HEADER_BYTES]).in_file(path)?;
        Ok(writer)
    }

    /// Packs with so many threads from now on; the bytes written are the same.
    #[must_use]
    pub fn threads(mut self, threads: usize) -> Self {
        self.threads = threads.max(1);
        self
    }

    /// Takes the next entries.
    ///
    /// # Errors
    ///
    /// [`TableError::Failed`] if they cannot be written, or if the metric has no such entries.
    pub fn push(&mut self, symbols: &[Symbol]) -> Result<(), TableError> {
        let taken = self.take(symbols);
        taken.in_file(&self.path)
    }

    /// Writes what is left, waits until all is on the disk, and gives the file its name.
    ///
    /// # Errors
    ///
    /// [`TableError::Failed`] if that fails, or if entries are missing; nothing has the name then
    /// but what had it before.
    pub fn finish(mut self) -> Result<Summary, TableError> {
        let finished = self.finish_file();
        finished.in_file(&self.path)
    }

    fn take(&mut self, symbols: &[Symbol]) -> Result<(), FileError> {
        self.taken += symbols.len() as u64;
        if self.taken > self.header.entries {
            return Err(self.wrong_count());
        }
        if self.header.metric == Metric::Wdl {
            check_wdl(symbols)?;
        }
        let batch = BATCH * self.threads * CHUNK as usize;
        for symbols in symbols.chunks(batch) {
            self.waiting.extend_from_slice(symbols);
            if self.waiting.len() >= batch {
                self.write_chunks(false)?;
            }
        }
        Ok(())
    }

    fn finish_file(&mut self) -> Result<Summary, FileError> {
        if self.taken != self.header.entries {
            return Err(self.wrong_count());
        }
        self.write_chunks(true)?;
        let mut layout = Layout { chunk: CHUNK, ..Layout::default() };
        layout.chunks_bytes = self.bytes - HEADER_BYTES as u64;
        let mut model = self.model.to_bytes();
        model.extend_from_slice(&checksum(0, &model).to_le_bytes());
        layout.model_bytes = model.len() as u64;
        self.append_to_body(&model)?;
        let index = std::mem::take(&mut self.index).finish();
        layout.index_bytes = index.len() as u64;
        self.append_to_body(&index)?;
        layout.body = self.body.finish();
        let header = header::to_bytes(&self.header, &layout)?;
        if let Some(mut file) = self.file.take() {
            let written = file.overwrite_start(&header).and_then(|()| file.sync());
            drop(file);
            let named = written.and_then(|()| self.filesystem.rename(&self.part, &self.path));
            named.map_err(|error| self.remove_part(error))?;
        }
        Ok(Summary { bytes: self.bytes })
    }

    /// Packs and writes all full chunks that wait, and at the end also the last one.
    fn write_chunks(&mut self, last: bool) -> Result<(), FileError> {
        let chunk = CHUNK as usize;
        let length = self.waiting.len();
        let ready = if last { length } else { length - length % chunk };
        let waiting = std::mem::take(&mut self.waiting);
        let packed = self.pack_all(&waiting[..ready]);
        for (lengths, bytes) in packed {
            for length in lengths {
                self.index.push(length);
            }
            self.append_to_body(&bytes)?;
        }
        self.chunks += ready.div_ceil(chunk) as u64;
        self.waiting = waiting;
        self.waiting.drain(..ready);
        Ok(())
    }

    /// Packs chunks on all threads; each gives the lengths of its chunks and their bytes.
    fn pack_all(&self, symbols: &[Symbol]) -> Vec<(Vec<u16>, Vec<u8>)> {
        let chunks = symbols.len().div_ceil(CHUNK as usize);
        let share = chunks.div_ceil(self.threads).max(1);
        let (model, first) = (&self.model, self.chunks);
        std::thread::scope(|scope| {
            let shares = symbols.chunks(share * CHUNK as usize).enumerate();
            let workers: Vec<_> = shares
                .map(|(number, symbols)| {
                    let first = first + (number * share) as u64;
                    scope.spawn(move || pack(model, first, symbols))
                })
                .collect();
            let results =
                workers.into_iter().map(|worker| worker.join().expect("packing does not panic"));
            results.collect()
        })
    }

    fn append_to_body(&mut self, bytes: &[u8]) -> Result<(), FileError> {
        self.body.update(bytes);
        self.append(bytes)
    }

    fn append(&mut self, bytes: &[u8]) -> Result<(), FileError> {
        if let Some(file) = &mut self.file {
            file.append(bytes).map_err(write_error)?;
            self.bytes += bytes.len() as u64;
        }
        Ok(())
    }

    fn wrong_count(&self) -> FileError {
        FileError::Count { found: self.taken, expected: self.header.entries }
    }

    fn remove_part(&self, error: std::io::Error) -> FileError {
        // The first error is the one to tell.
        let _ = self.filesystem.remove(&self.part);
        write_error(error)
    }
}

impl Drop for TableWriter {
    fn drop(&mut self) {
        if self.file.take().is_some() {
            // Nobody is left to tell; the next attempt writes over it.
            let _ = self.filesystem.remove(&self.part);
        }
    }
}

fn pack(model: &Model, first: u64, symbols: &[Symbol]) -> (Vec<u16>, Vec<u8>) {
    let mut lengths = Vec::new();
    let mut bytes = Vec::new();
    for (number, symbols) in (first..).zip(symbols.chunks(CHUNK as usize)) {
        let packed = model.pack(symbols);
        let sum = chunk_checksum(number, &packed);
        lengths.push((packed.len() + sum.len()) as u16);
        bytes.extend_from_slice(&packed);
        bytes.extend_from_slice(&sum);
    }
    (lengths, bytes)
}

fn check_wdl(symbols: &[Symbol]) -> Result<(), FileError> {
    let known = [Symbol::DRAW, Symbol::LOSS, Symbol::WIN, Symbol::NONE];
    match symbols.iter().find(|symbol| !known.contains(symbol)) {
        Some(symbol) => Err(FileError::Symbol(symbol.0)),
        None => Ok(()),
    }
}

/// The name of a file that is not finished.
fn part_path(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_os_string();
    name.push(".part");
    name.into()
}
