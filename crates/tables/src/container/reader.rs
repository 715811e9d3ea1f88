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
    packing::{MOST_MODEL_BYTES, Model, Place, Shape, Unpacked, group},
};
use crate::Symbol;

/// How much is read at once where everything is read.
const STRETCH: usize = 1 << 20;

/// The bytes of the checksum behind a packed chunk.
pub(super) const CHUNK_CHECKSUM: usize = 4;

/// A table file. Any number of threads may ask it at once.
#[derive(Debug)]
pub struct TableFile {
    path: PathBuf,
    file: Box<dyn ReadFile>,
    header: Header,
    layout: Layout,
    shape: Shape,
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
            let model = read_model(&*file, &header, &layout)?;
            Ok((file, header, layout, model))
        };
        let (file, header, layout, model) = open().in_file(path)?;
        let shape = shape(&header, &layout);
        let number = cache.new_file();
        let cache = Arc::clone(cache);
        Ok(Self { path: path.to_path_buf(), file, header, layout, shape, model, cache, number })
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

    /// The bytes of memory it takes beside what it has in the cache.
    pub fn memory(&self) -> usize {
        size_of::<Self>() + self.model.memory()
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
        let get = || {
            self.check_range(&(index..index.saturating_add(1)))?;
            let place = self.shape.place(index);
            let piece = self.chunk(place.chunk)?;
            self.symbol(&piece, &place)
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
        let mut read = || {
            self.check_range(&range)?;
            for chunk in self.shape.chunks_of(&range) {
                self.read_chunk(chunk, &range, symbols)?;
            }
            Ok(())
        };
        read().in_file(&self.path)
    }

    /// Verifies that no byte has changed since it was written.
    ///
    /// # Errors
    ///
    /// If one has, or cannot be read.
    pub fn check_bytes(&self) -> Result<(), TableError> {
        self.check_body().in_file(&self.path)
    }

    /// Verifies every checksum and unpacks every chunk.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong.
    pub fn check_all(&self) -> Result<(), TableError> {
        let check = || {
            self.check_body()?;
            for group in 0..self.shape.chunks().div_ceil(GROUP) {
                let places = self.read_group(group)?;
                for chunk in group * GROUP..self.shape.chunks().min((group + 1) * GROUP) {
                    self.unpack(chunk, &places)?;
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

    /// Copies what a chunk has of a range.
    fn read_chunk(
        &self,
        chunk: u64,
        range: &Range<u64>,
        symbols: &mut [Symbol],
    ) -> Result<(), FileError> {
        let mut piece = None;
        let group = usize::from(self.shape.group);
        for (line, entries) in self.shape.rectangle(chunk).lines(self.shape.line).enumerate() {
            for index in entries.start.max(range.start)..entries.end.min(range.end) {
                let piece = match &piece {
                    Some(piece) => piece,
                    None => piece.insert(self.chunk(chunk)?),
                };
                let column = (index - entries.start) as usize;
                let place = Place { chunk, line, column: column / group, within: column % group };
                symbols[(index - range.start) as usize] = self.symbol(piece, &place)?;
            }
        }
        Ok(())
    }

    fn symbol(&self, piece: &Piece, place: &Place) -> Result<Symbol, FileError> {
        let symbol = match piece {
            Piece::Chunk(chunk) => self.model.symbol(chunk, place),
            Piece::Group(_) => None,
        };
        let part = Part::Chunk(place.chunk);
        symbol.ok_or(FileError::Nonsense { part, what: "an entry is missing" })
    }

    /// A chunk, from memory or from the file.
    fn chunk(&self, chunk: u64) -> Result<Arc<Piece>, FileError> {
        let key = Key::chunk(self.number, chunk);
        if let Some(piece) = self.cache.get(key) {
            return Ok(piece);
        }
        let unpacked = self.unpack(chunk, &self.group(chunk / GROUP)?)?;
        let piece = Arc::new(Piece::Chunk(unpacked));
        self.cache.put(key, &piece);
        Ok(piece)
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

    fn unpack(&self, chunk: u64, group: &Group) -> Result<Unpacked, FileError> {
        let (start, length) = group.place(chunk);
        let mut bytes = vec![0; usize::from(length)];
        self.file.read_exact_at(&mut bytes, start).map_err(FileError::Read)?;
        let packed = checked(chunk, &bytes)?;
        let nonsense = FileError::Nonsense { part: Part::Chunk(chunk), what: "it does not unpack" };
        self.model.unpack(packed, &self.shape.rectangle(chunk)).ok_or(nonsense)
    }
}

/// The chunk without its checksum. A chunk of no bytes needs none: the index has one.
fn checked(chunk: u64, bytes: &[u8]) -> Result<&[u8], FileError> {
    if bytes.is_empty() {
        return Ok(bytes);
    }
    match bytes.split_last_chunk::<CHUNK_CHECKSUM>() {
        Some((packed, sum)) if *sum == chunk_checksum(chunk, packed) => Ok(packed),
        _ => Err(FileError::Checksum(Part::Chunk(chunk))),
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
    let shape = shape(header, layout);
    if !shape.is_sound() {
        return nonsense("chunks of a size that cannot be");
    }
    if layout.model_bytes > MOST_MODEL_BYTES {
        return nonsense("a model of a size that cannot be");
    }
    let groups = shape.chunks().div_ceil(GROUP);
    if groups.checked_mul(GROUP_BYTES as u64) != Some(layout.index_bytes) {
        return nonsense("an index that does not fit the entries");
    }
    Ok(())
}

fn read_model(file: &dyn ReadFile, header: &Header, layout: &Layout) -> Result<Model, FileError> {
    let mut bytes = vec![0; layout.model_bytes as usize];
    file.read_exact_at(&mut bytes, layout.model_start()).map_err(FileError::Read)?;
    let part = Part::Model;
    let (model, sum) = bytes
        .split_last_chunk::<8>()
        .ok_or(FileError::Nonsense { part, what: "it is too short" })?;
    if *sum != checksum(0, model).to_le_bytes() {
        return Err(FileError::Checksum(part));
    }
    Model::from_bytes(group(header.metric), model)
        .ok_or(FileError::Nonsense { part, what: "it does not add up" })
}

fn shape(header: &Header, layout: &Layout) -> Shape {
    Shape {
        entries: header.entries,
        line: layout.line,
        lines: layout.lines,
        width: layout.width,
        group: group(header.metric),
    }
}
