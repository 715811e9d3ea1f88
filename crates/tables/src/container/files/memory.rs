//! Files in memory, with as much room as one likes: for tests and fuzzing.

use std::{
    collections::BTreeMap,
    io,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use super::{Filesystem, ReadFile, WriteFile};

/// Files in memory.
#[derive(Clone, Debug)]
pub struct Memory {
    files: Arc<Mutex<BTreeMap<PathBuf, Vec<u8>>>>,
    room: usize,
}

impl Memory {
    /// An empty place with room for so many bytes.
    pub fn with_room(room: usize) -> Self {
        Self { files: Arc::default(), room }
    }

    /// An empty place with room for everything.
    pub fn new() -> Self {
        Self::with_room(usize::MAX)
    }

    /// Puts a file there.
    pub fn put(&self, path: &Path, bytes: Vec<u8>) {
        self.lock().insert(path.to_path_buf(), bytes);
    }

    /// The bytes of a file.
    pub fn bytes(&self, path: &Path) -> Option<Vec<u8>> {
        self.lock().get(path).cloned()
    }

    /// The names of all files.
    pub fn names(&self) -> Vec<PathBuf> {
        self.lock().keys().cloned().collect()
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<PathBuf, Vec<u8>>> {
        self.files.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Default for Memory {
    fn default() -> Self {
        Self::new()
    }
}

impl Filesystem for Memory {
    fn open(&self, path: &Path) -> io::Result<Box<dyn ReadFile>> {
        let bytes = self.bytes(path).ok_or(io::ErrorKind::NotFound)?;
        Ok(Box::new(Bytes(bytes)))
    }

    fn create(&self, path: &Path) -> io::Result<Box<dyn WriteFile>> {
        self.put(path, Vec::new());
        Ok(Box::new(Writing { place: self.clone(), path: path.to_path_buf() }))
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        let mut files = self.lock();
        let bytes = files.remove(from).ok_or(io::ErrorKind::NotFound)?;
        files.insert(to.to_path_buf(), bytes);
        Ok(())
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        self.lock().remove(path).map(drop).ok_or_else(|| io::ErrorKind::NotFound.into())
    }
}

/// The content of a file at the moment it was opened.
#[derive(Debug)]
struct Bytes(Vec<u8>);

impl ReadFile for Bytes {
    fn length(&self) -> io::Result<u64> {
        Ok(self.0.len() as u64)
    }

    fn read_exact_at(&self, buffer: &mut [u8], offset: u64) -> io::Result<()> {
        let bytes = usize::try_from(offset)
            .ok()
            .and_then(|offset| self.0.get(offset..)?.get(..buffer.len()))
            .ok_or(io::ErrorKind::UnexpectedEof)?;
        buffer.copy_from_slice(bytes);
        Ok(())
    }
}

#[derive(Debug)]
struct Writing {
    place: Memory,
    path: PathBuf,
}

impl Writing {
    fn change(&self, change: impl FnOnce(&mut Vec<u8>)) -> io::Result<()> {
        let mut files = self.place.lock();
        change(files.get_mut(&self.path).ok_or(io::ErrorKind::NotFound)?);
        Ok(())
    }
}

impl WriteFile for Writing {
    fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        let used: usize = self.place.lock().values().map(Vec::len).sum();
        let fitting = bytes.len().min(self.place.room.saturating_sub(used));
        // As on a disk: what fits is written, then comes the error.
        self.change(|file| file.extend_from_slice(&bytes[..fitting]))?;
        if fitting < bytes.len() { Err(io::ErrorKind::StorageFull.into()) } else { Ok(()) }
    }

    fn overwrite_start(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.change(|file| {
            let length = file.len().max(bytes.len());
            file.resize(length, 0);
            file[..bytes.len()].copy_from_slice(bytes);
        })
    }

    fn sync(&mut self) -> io::Result<()> {
        Ok(())
    }
}
