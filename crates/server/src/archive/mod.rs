//! The archive: finished games that anybody may see, and how they are found again.
//!
//! Everything in it follows from the logs. The `archivist` looks for games that have ended, or
//! have changed since, and puts them on the shelf; killed at any moment, it finds the same games again.

mod archivist;
mod entry;
mod search;
mod views;

pub use self::entry::Entry;
pub(crate) use self::{archivist::attend, entry::folded, search::ArchiveQuery};
