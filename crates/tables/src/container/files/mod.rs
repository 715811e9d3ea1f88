//! How the container reaches files: through a trait, so that tests and fuzzing bring their own.

mod disk;
mod memory;

use std::{fmt::Debug, io, path::Path};

pub use self::{disk::Disk, memory::Memory};

/// A place where tables lie.
pub trait Filesystem: Debug + Send + Sync {
    /// Opens a file for reading.
    ///
    /// # Errors
    ///
    /// What the operating system says; [`io::ErrorKind::NotFound`] where there is no such file.
    fn open(&self, path: &Path) -> io::Result<Box<dyn ReadFile>>;

    /// Makes an empty file, in place of one that exists, and its folder where that is missing.
    ///
    /// # Errors
    ///
    /// What the operating system says.
    fn create(&self, path: &Path) -> io::Result<Box<dyn WriteFile>>;

    /// Gives a finished file its name, in place of one that has it, so that it keeps it even if
    /// the power fails afterwards.
    ///
    /// # Errors
    ///
    /// What the operating system says.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Removes a file.
    ///
    /// # Errors
    ///
    /// What the operating system says.
    fn remove(&self, path: &Path) -> io::Result<()>;
}

/// A file open for reading, by any number of threads.
pub trait ReadFile: Debug + Send + Sync {
    /// How many bytes it has.
    ///
    /// # Errors
    ///
    /// What the operating system says.
    fn length(&self) -> io::Result<u64>;

    /// Fills the buffer with the bytes from `offset`.
    ///
    /// # Errors
    ///
    /// What the operating system says; [`io::ErrorKind::UnexpectedEof`] where the file ends first.
    fn read_exact_at(&self, buffer: &mut [u8], offset: u64) -> io::Result<()>;
}

/// A file being written.
pub trait WriteFile: Debug + Send {
    /// Adds bytes at the end.
    ///
    /// # Errors
    ///
    /// What the operating system says; [`io::ErrorKind::StorageFull`] where no room is left.
    fn append(&mut self, bytes: &[u8]) -> io::Result<()>;

    /// Replaces the first bytes.
    ///
    /// # Errors
    ///
    /// What the operating system says.
    fn overwrite_start(&mut self, bytes: &[u8]) -> io::Result<()>;

    /// Returns when the bytes are on the disk.
    ///
    /// # Errors
    ///
    /// What the operating system says.
    fn sync(&mut self) -> io::Result<()>;
}
