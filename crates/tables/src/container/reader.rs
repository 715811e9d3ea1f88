//! A table file open for questions.

use std::{
    ops::Range,
    path::{Path, PathBuf},
    sync::Arc,
};

use super::{
    cache::{Cache, Key, Piece},
    error::{FileError, InFile, Part, TableError},
    files::{Disk, Filesystem, ReadFile},
    hash::{Hasher, checksum},
    header::{self, Expected, HEADER_BYTES, Header, Layout},
    index::{GROUP, GROUP_BYTES, Group},
    packing::{CHUNK, CHUNK_CHECKSUM, MOST_MODEL_BYTES, Model},
};
use crate::Symbol;

/// How much is read at once where everything is read.
const STRETCH: usize = 1 << 20;

/// A table file. Any number of threads may ask it at once.
#[derive(Debug)]
pub struct TableFile {
    path: PathBuf,
    file: Box<dyn ReadFile>,
    header: Header,
    layout: Layout,
    model: Model,
    cache: Arc<Cache>,
    number: u64,
}

impl TableFile {
    /// Opens a table, if it is the expected one.
    ///
    /// # Errors
    ///
    /// [`TableError::Missing`] if there is none; [`TableError::Failed`] if it is one of other
    /// rules, another sub-space or another version, or if it is short or damaged at its ends.
    pub fn open(path: &Path, expected: &Expected, cache: &Arc<Cache>) -> Result<Self, TableError> {
        Self::open_on(&Disk, path, expected, cache)
    }

    /// Opens a table that lies somewhere else than on the disk.
    ///
    /// # Errors
    ///
    /// As [`TableFile::open`].
    pub fn open_on(
        filesystem: &dyn Filesystem,
        path: &Path,
        expected: &Expected,
        cache: &Arc<Cache>,
    ) -> Result<Self, TableError> {
        let open = || {
            let file = filesystem.open(path).map_err(FileError::Read)?;
            let (header, layout) = read_header(&*file)?;
            expected.check(&header)?;
            let model = read_model(&*file, &layout)?;
            Ok((file, header, layout, model))
        };
        let (file, header, layout, model) = open().in_file(path)?;
        let number = cache.new_file();
        let cache = Arc::clone(cache);
        Ok(Self { path: path.to_path_buf(), file, header, layout, model, cache, number })
    }

    /// Reads what a table says of itself, whatever it is of.
    ///
    /// # Errors
    ///
    /// As [`TableFile::open`].
    pub fn header_of(path: &Path) -> Result<Header, TableError> {
        let read = || read_header(&*Disk.open(path).map_err(FileError::Read)?);
        read().map(|(header, _)| header).in_file(path)
    }

    /// What it is of.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The entry with a number.
    ///
    /// # Errors
    ///
    /// [`TableError::Failed`] if there is no such entry, or if the bytes it is kept in cannot be
    /// read or have changed since they were written.
    pub fn get(&self, index: u64) -> Result<Symbol, TableError> {
        let (chunk, position) = self.split(index);
        let get = || {
            self.check_range(&(index..index.saturating_add(1)))?;
            self.with_chunk(chunk, |symbols| symbols[position])
        };
        get().in_file(&self.path)
    }

    /// The entries with the numbers of a range, in order.
    ///
    /// # Errors
    ///
    /// As [`TableFile::get`].
    ///
    /// # Panics
    ///
    /// If `symbols` is not as long as the range.
    pub fn read(&self, range: Range<u64>, symbols: &mut [Symbol]) -> Result<(), TableError> {
        assert_eq!(range.end.saturating_sub(range.start), symbols.len() as u64, "{range:?}");
        self.check_range(&range).in_file(&self.path)?;
        let mut rest = symbols;
        let mut index = range.start;
        while !rest.is_empty() {
            let (chunk, position) = self.split(index);
            let copy = |entries: &[Symbol]| {
                let length = rest.len().min(entries.len() - position);
                rest[..length].copy_from_slice(&entries[position..][..length]);
                length
            };
            let copied = self.with_chunk(chunk, copy).in_file(&self.path)?;
            rest = &mut rest[copied..];
            index += copied as u64;
        }
        Ok(())
    }

    /// Verifies every checksum and unpacks every chunk.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong.
    pub fn check_all(&self) -> Result<(), TableError> {
        let check = || {
            self.check_body()?;
            let mut symbols = Vec::new();
            for group in 0..self.chunks().div_ceil(GROUP) {
                let places = self.read_group(group)?;
                let chunks = group * GROUP..self.chunks().min((group + 1) * GROUP);
                for chunk in chunks {
                    symbols.resize(self.chunk_entries(chunk), Symbol::DRAW);
                    self.unpack(chunk, &places, &mut symbols)?;
                }
            }
            Ok(())
        };
        check().in_file(&self.path)
    }

    fn check_body(&self) -> Result<(), FileError> {
        let mut hasher = Hasher::new(0);
        let mut buffer = vec![0; STRETCH];
        let mut rest = self.layout.file_bytes().unwrap_or(0) - HEADER_BYTES as u64;
        let mut offset = HEADER_BYTES as u64;
        while rest > 0 {
            let length = rest.min(STRETCH as u64);
            let bytes = &mut buffer[..length as usize];
            self.file.read_exact_at(bytes, offset).map_err(FileError::Read)?;
            hasher.update(bytes);
            offset += length;
            rest -= length;
        }
        if hasher.finish() == self.layout.body {
            return Ok(());
        }
        Err(FileError::Checksum(Part::Body))
    }

    fn check_range(&self, range: &Range<u64>) -> Result<(), FileError> {
        let entries = self.header.entries;
        if range.end <= entries {
            return Ok(());
        }
        Err(FileError::Beyond { index: range.start.max(entries), entries })
    }

    /// The chunk an entry is in, and its place there.
    fn split(&self, index: u64) -> (u64, usize) {
        let chunk = u64::from(self.layout.chunk);
        (index / chunk, (index % chunk) as usize)
    }

    fn chunks(&self) -> u64 {
        self.header.entries.div_ceil(u64::from(self.layout.chunk))
    }

    fn chunk_entries(&self, chunk: u64) -> usize {
        let before = chunk * u64::from(self.layout.chunk);
        (self.header.entries - before).min(u64::from(self.layout.chunk)) as usize
    }

    /// Calls back with the entries of a chunk.
    fn with_chunk<T>(
        &self,
        chunk: u64,
        mut ask: impl FnMut(&[Symbol]) -> T,
    ) -> Result<T, FileError> {
        let key = Key::chunk(self.number, chunk);
        if let Some(piece) = self.cache.get(key)
            && let Piece::Chunk(symbols) = &*piece
        {
            return Ok(ask(symbols));
        }
        let mut symbols = vec![Symbol::DRAW; self.chunk_entries(chunk)].into_boxed_slice();
        self.unpack(chunk, &self.group(chunk / GROUP)?, &mut symbols)?;
        let answer = ask(&symbols);
        self.cache.put(key, &Arc::new(Piece::Chunk(symbols)));
        Ok(answer)
    }

    fn group(&self, number: u64) -> Result<Group, FileError> {
        let key = Key::group(self.number, number);
        if let Some(piece) = self.cache.get(key)
            && let Piece::Group(group) = &*piece
        {
            return Ok(group.clone());
        }
        let group = self.read_group(number)?;
        self.cache.put(key, &Arc::new(Piece::Group(group.clone())));
        Ok(group)
    }

    fn read_group(&self, number: u64) -> Result<Group, FileError> {
        let mut bytes = [0; GROUP_BYTES];
        let start = self.layout.index_start() + number * GROUP_BYTES as u64;
        self.file.read_exact_at(&mut bytes, start).map_err(FileError::Read)?;
        Group::from_bytes(&bytes, number, self.layout.model_start())
    }

    fn unpack(&self, chunk: u64, group: &Group, symbols: &mut [Symbol]) -> Result<(), FileError> {
        let (start, length) = group.place(chunk);
        let mut bytes = vec![0; usize::from(length)];
        self.file.read_exact_at(&mut bytes, start).map_err(FileError::Read)?;
        let part = Part::Chunk(chunk);
        let nonsense = |what| FileError::Nonsense { part, what };
        let (packed, sum) =
            bytes.split_last_chunk::<CHUNK_CHECKSUM>().ok_or(nonsense("it is too short"))?;
        if *sum != chunk_checksum(chunk, packed) {
            return Err(FileError::Checksum(part));
        }
        self.model.unpack(packed, symbols).ok_or(nonsense("it does not unpack"))
    }
}

/// The bytes that follow a packed chunk.
pub(super) fn chunk_checksum(chunk: u64, packed: &[u8]) -> [u8; CHUNK_CHECKSUM] {
    (checksum(chunk, packed) as u32).to_le_bytes()
}

fn read_header(file: &dyn ReadFile) -> Result<(Header, Layout), FileError> {
    let found = file.length().map_err(FileError::Read)?;
    if found < HEADER_BYTES as u64 {
        return Err(FileError::Length { found, expected: HEADER_BYTES as u64 });
    }
    let mut bytes = [0; HEADER_BYTES];
    file.read_exact_at(&mut bytes, 0).map_err(FileError::Read)?;
    let (header, layout) = header::from_bytes(&bytes)?;
    check_layout(&header, &layout)?;
    match layout.file_bytes() {
        Some(expected) if expected == found => Ok((header, layout)),
        expected => Err(FileError::Length { found, expected: expected.unwrap_or(u64::MAX) }),
    }
}

/// Refuses numbers that do not fit together, so that nothing later has to doubt them.
fn check_layout(header: &Header, layout: &Layout) -> Result<(), FileError> {
    let nonsense = |what| Err(FileError::Nonsense { part: Part::Header, what });
    if layout.chunk == 0 || layout.chunk > CHUNK {
        return nonsense("chunks of a size that cannot be");
    }
    if layout.model_bytes > MOST_MODEL_BYTES {
        return nonsense("a model of a size that cannot be");
    }
    let groups = header.entries.div_ceil(u64::from(layout.chunk)).div_ceil(GROUP);
    if groups.checked_mul(GROUP_BYTES as u64) != Some(layout.index_bytes) {
        return nonsense("an index that does not fit the entries");
    }
    Ok(())
}

fn read_model(file: &dyn ReadFile, layout: &Layout) -> Result<Model, FileError> {
    let mut bytes = vec![0; layout.model_bytes as usize];
    file.read_exact_at(&mut bytes, layout.model_start()).map_err(FileError::Read)?;
    let part = Part::Model;
    let (model, sum) = bytes
        .split_last_chunk::<8>()
        .ok_or(FileError::Nonsense { part, what: "it is too short" })?;
    if *sum != checksum(0, model).to_le_bytes() {
        return Err(FileError::Checksum(part));
    }
    Model::from_bytes(model)
}
