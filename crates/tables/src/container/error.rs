//! What can go wrong, in two levels: what a caller must handle, and what was wrong in the file.

use std::{
    io,
    path::{Path, PathBuf},
};

/// Why a table gives no answer, as its user sees it.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// There is no such table: it was never made, or removed.
    #[error("there is no table {}", path.display())]
    Missing {
        /// Where it would be.
        path: PathBuf,
    },
    /// The table exists, or was being written, and something is wrong with its file.
    #[error("the table {} cannot be used: {error}", path.display())]
    Failed {
        /// Where it is.
        path: PathBuf,
        /// What is wrong with it; part of the message, so not a source to be told once more.
        error: Box<FileError>,
    },
}

impl TableError {
    /// What is wrong with the file, if there is one.
    pub fn file_error(&self) -> Option<&FileError> {
        match self {
            Self::Missing { .. } => None,
            Self::Failed { error, .. } => Some(error),
        }
    }

    /// Whether there was no room left on the disk.
    pub fn is_full_disk(&self) -> bool {
        matches!(self.file_error(), Some(FileError::Full))
    }
}

/// What is wrong with the bytes of a table, or with reaching them.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// The operating system refused to open or read.
    #[error("it cannot be read ({0})")]
    Read(#[source] io::Error),
    /// The operating system refused to write.
    #[error("it cannot be written ({0})")]
    Write(#[source] io::Error),
    /// No room is left.
    #[error("the disk is full")]
    Full,
    /// It does not begin as our files do.
    #[error("it is no table file")]
    Magic,
    /// Another version of the program wrote it.
    #[error("it has format version {found}, and this program reads version {known}")]
    Version {
        /// The version of the file.
        found: u16,
        /// The version this program reads.
        known: u16,
    },
    /// Some bytes are missing, or there are too many.
    #[error("it is {found} bytes long and should be {expected}")]
    Length {
        /// How long it is.
        found: u64,
        /// How long it should be.
        expected: u64,
    },
    /// Bytes have changed since they were written.
    #[error("the checksum of {0} is wrong")]
    Checksum(Part),
    /// The checksum is right and the content nonsense.
    #[error("{part} makes no sense: {what}")]
    Nonsense {
        /// Where.
        part: Part,
        /// What is wrong there.
        what: &'static str,
    },
    /// The table is one of something else.
    #[error("its {field} is {found}, and {expected} is wanted")]
    Foreign {
        /// The field of the header.
        field: &'static str,
        /// What the file says.
        found: String,
        /// What the caller wants.
        expected: String,
    },
    /// The caller asks for an entry behind the last.
    #[error("entry {index} is asked for, and it has {entries}")]
    Beyond {
        /// The number asked for.
        index: u64,
        /// How many there are.
        entries: u64,
    },
    /// The caller of the writer gave too few or too many entries.
    #[error("{found} entries were given for {expected}")]
    Count {
        /// How many were given.
        found: u64,
        /// How many the header says.
        expected: u64,
    },
    /// The caller of the writer gave a symbol that the metric does not know.
    #[error("the symbol {0} has no place in a table of wins, draws and losses")]
    Symbol(u16),
}

/// A part of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The first bytes.
    Header,
    /// The statistics that the packing of the chunks relies on.
    Model,
    /// The places of the chunks, in groups.
    Index {
        /// The number of the group.
        group: u64,
    },
    /// A piece of the table.
    Chunk(u64),
    /// All of it behind the header.
    Body,
}

impl std::fmt::Display for Part {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Header => write!(f, "the header"),
            Self::Model => write!(f, "the model"),
            Self::Index { group } => write!(f, "index group {group}"),
            Self::Chunk(chunk) => write!(f, "chunk {chunk}"),
            Self::Body => write!(f, "the whole"),
        }
    }
}

/// Tells what went wrong while writing; a full disk is named as such.
pub(super) fn write_error(error: io::Error) -> FileError {
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => FileError::Full,
        _ => FileError::Write(error),
    }
}

/// Adds the path to an error of a file.
pub(super) trait InFile<T> {
    /// The error as the caller sees it.
    fn in_file(self, path: &Path) -> Result<T, TableError>;
}

impl<T> InFile<T> for Result<T, FileError> {
    fn in_file(self, path: &Path) -> Result<T, TableError> {
        self.map_err(|error| {
            let path = path.to_path_buf();
            match error {
                FileError::Read(io) if io.kind() == io::ErrorKind::NotFound => {
                    TableError::Missing { path }
                }
                error => TableError::Failed { path, error: Box::new(error) },
            }
        })
    }
}
