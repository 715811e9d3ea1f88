//! A table file being written.

use std::{
    ops::Range,
    path::{Path, PathBuf},
};

use super::{
    error::{FileError, InFile, TableError, write_error},
    files::{Disk, Filesystem, WriteFile},
    hash::{Hasher, checksum},
    header::{self, HEADER_BYTES, Header, Layout, Metric},
    index::IndexBuilder,
    packing::{Model, Packer, Shape, Values},
    reader::chunk_checksum,
};
use crate::Symbol;

/// How many chunks a thread packs, at least, before all are written.
const BATCH: u64 = 64;

/// The same where entries need not be kept meanwhile.
const FILL_BATCH: u64 = 2048;

/// How many chunks the model is made from.
const SAMPLE: u64 = 3072;

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
    shape: Shape,
    threads: usize,
    model: Option<Model>,
    /// Entries that are not written yet; they begin with a band of chunks.
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
            shape: Shape::new(header.metric, header.entries, header.row),
            threads: 1,
            model: None,
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

    /// Looks at samples from the whole table before the first entry is pushed: `fetch` is given the
    /// number of an entry and fills in that one and those that follow. Without this the statistics
    /// are those of the first entries, and where they differ from the others the file gets larger.
    #[must_use]
    pub fn learn(mut self, fetch: impl FnMut(u64, &mut [Symbol])) -> Self {
        self.model = Some(learn(&self.shape, 0..self.header.entries, fetch));
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

    /// Takes all entries at once, and finishes: `fetch` is given the number of an entry and fills in
    /// that one and those that follow, as far as there are any, on several threads at a time.
    ///
    /// # Errors
    ///
    /// As [`TableWriter::finish`]. That the metric has such entries is not looked at here.
    pub fn fill(
        mut self,
        fetch: impl Fn(u64, &mut [Symbol]) + Sync,
    ) -> Result<Summary, TableError> {
        let filled = self.fill_file(&fetch);
        filled.in_file(&self.path)
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

    fn take(&mut self, mut symbols: &[Symbol]) -> Result<(), FileError> {
        self.taken += symbols.len() as u64;
        if self.taken > self.header.entries {
            return Err(self.wrong_count());
        }
        if self.header.metric == Metric::Wdl {
            check_wdl(symbols)?;
        }
        while !symbols.is_empty() {
            let batch = self.batch();
            let fitting = symbols.len().min(batch.saturating_sub(self.waiting.len()));
            self.waiting.extend_from_slice(&symbols[..fitting]);
            symbols = &symbols[fitting..];
            if self.waiting.len() >= batch {
                self.write_chunks()?;
            }
        }
        Ok(())
    }

    /// How many entries are packed at once: whole bands. The first ones also make the model.
    fn batch(&self) -> usize {
        let chunks = match self.model {
            Some(_) => BATCH * self.threads as u64,
            None => SAMPLE,
        };
        (chunks.div_ceil(self.shape.across()) * self.shape.band()) as usize
    }

    fn fill_file(
        &mut self,
        fetch: &(impl Fn(u64, &mut [Symbol]) + Sync),
    ) -> Result<Summary, FileError> {
        if self.taken > 0 {
            return Err(self.wrong_count());
        }
        let entries = self.header.entries;
        let model = self.model.take().unwrap_or_else(|| learn(&self.shape, 0..entries, fetch));
        let bands = (FILL_BATCH * self.threads as u64).div_ceil(self.shape.across());
        while self.taken < entries {
            self.taken = entries.min(self.taken + bands * self.shape.band());
            let packed = self.pack_all(&model, self.taken, fetch);
            self.append_packed(packed)?;
        }
        self.model = Some(model);
        self.finish_file()
    }

    fn finish_file(&mut self) -> Result<Summary, FileError> {
        if self.taken != self.header.entries {
            return Err(self.wrong_count());
        }
        self.write_chunks()?;
        let mut layout = Layout {
            lines: self.shape.lines,
            width: self.shape.width,
            line: self.shape.line,
            chunks_bytes: self.bytes - HEADER_BYTES as u64,
            ..Layout::default()
        };
        let mut model = self.model.take().map_or_else(Vec::new, |model| model.to_bytes());
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

    /// Packs and writes all entries that wait: whole bands, but for the last.
    fn write_chunks(&mut self) -> Result<(), FileError> {
        let mut waiting = std::mem::take(&mut self.waiting);
        let first = self.chunks / self.shape.across() * self.shape.band();
        let fetch = fetch_from(first, &waiting);
        let end = first + waiting.len() as u64;
        let model = self.model.take().unwrap_or_else(|| learn(&self.shape, first..end, fetch));
        let packed = self.pack_all(&model, end, &fetch);
        self.model = Some(model);
        self.append_packed(packed)?;
        waiting.clear();
        self.waiting = waiting;
        Ok(())
    }

    /// Appends packed chunks: of each thread the lengths and the bytes.
    fn append_packed(&mut self, packed: Vec<(Vec<u16>, Vec<u8>)>) -> Result<(), FileError> {
        for (lengths, bytes) in packed {
            self.chunks += lengths.len() as u64;
            for length in lengths {
                self.index.push(length);
            }
            self.append_to_body(&bytes)?;
        }
        Ok(())
    }

    /// Packs the chunks up to an entry on all threads; each gives the lengths of its chunks and
    /// their bytes.
    fn pack_all(
        &self,
        model: &Model,
        end: u64,
        fetch: &(impl Fn(u64, &mut [Symbol]) + Sync),
    ) -> Vec<(Vec<u16>, Vec<u8>)> {
        let last = end.div_ceil(self.shape.band()) * self.shape.across();
        let share = (last - self.chunks).div_ceil(self.threads as u64).max(1);
        let shape = &self.shape;
        std::thread::scope(|scope| {
            let starts = (self.chunks..last).step_by(share as usize);
            let workers: Vec<_> = starts
                .map(|start| {
                    let chunks = start..last.min(start + share);
                    scope.spawn(move || pack(model, shape, chunks, fetch))
                })
                .collect();
            let join = |worker: std::thread::ScopedJoinHandle<'_, _>| {
                worker.join().expect("packing does not panic")
            };
            workers.into_iter().map(join).collect()
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

/// Makes a model from chunks spread over a range that begins with a band.
fn learn(shape: &Shape, range: Range<u64>, mut fetch: impl FnMut(u64, &mut [Symbol])) -> Model {
    let first = range.start / shape.band() * shape.across();
    let chunks = range.end.div_ceil(shape.band()) * shape.across() - first;
    let taken = chunks.min(SAMPLE);
    let pieces: Vec<Values> = (0..taken)
        .map(|number| shape.rectangle(first + number * chunks / taken))
        .map(|rectangle| {
            Values::cut(&rectangle, shape.line, shape.group, |start, symbols| {
                let left = range.end.saturating_sub(start).min(symbols.len() as u64);
                fetch(start, &mut symbols[..left as usize]);
            })
        })
        .collect();
    Model::train(shape.group, &pieces)
}

/// Copies from entries in memory, of which the first has that number.
fn fetch_from(first: u64, entries: &[Symbol]) -> impl Fn(u64, &mut [Symbol]) + Copy + Sync {
    move |start, symbols| {
        let entries = entries.get((start - first) as usize..).unwrap_or_default();
        for (symbol, &entry) in symbols.iter_mut().zip(entries) {
            *symbol = entry;
        }
    }
}

fn pack(
    model: &Model,
    shape: &Shape,
    chunks: Range<u64>,
    fetch: &impl Fn(u64, &mut [Symbol]),
) -> (Vec<u16>, Vec<u8>) {
    let mut packer = Packer::new(model);
    let mut lengths = Vec::new();
    let mut bytes = Vec::new();
    for chunk in chunks {
        let values = Values::cut(&shape.rectangle(chunk), shape.line, shape.group, fetch);
        let packed = packer.pack(&values);
        let before = bytes.len();
        if !packed.is_empty() {
            bytes.extend_from_slice(&packed);
            bytes.extend_from_slice(&chunk_checksum(chunk, &packed));
        }
        lengths.push((bytes.len() - before) as u16);
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
