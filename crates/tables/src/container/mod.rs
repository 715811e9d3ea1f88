//! The file a table lies in.
//!
//! A table is a long list of [`Symbol`](crate::Symbol)s. Its file holds them in small chunks that
//! are packed, checked and unpacked each on its own, so that one position is found without reading
//! the rest. `docs/tables-format.md` is the description for people who write a reader of their own.
//!
//! Nothing here knows a game: which position has which number is the business of the callers, and
//! the header keeps what they have to agree on.

mod bench;
mod cache;
mod error;
mod files;
mod hash;
mod header;
mod index;
mod packing;
mod reader;
mod writer;

pub use self::{
    bench::{ProbeTimes, probe_times},
    cache::Cache,
    error::{FileError, Part, TableError},
    files::{Disk, Filesystem, Memory, ReadFile, WriteFile},
    header::{Expected, FORMAT_VERSION, Header, Metric},
    reader::TableFile,
    writer::{Summary, TableWriter},
};
