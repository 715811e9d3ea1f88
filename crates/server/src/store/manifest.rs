//! What a copy was when it was made: a file beside it, `NAME.manifest`, says how many rows each table had and what
//! the bytes were, so that a copy from which something is missing is told from one that never had it.

use std::{
    collections::BTreeMap,
    ffi::OsString,
    fs::{self, File},
    io::{self, Read},
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// How much of a file is read at a time.
const AT_A_TIME: usize = 1 << 20;

/// What stands behind the name of a copy in that of its manifest.
pub(super) const ENDING: &str = ".manifest";

/// What a copy was when it was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Manifest {
    /// The version of the program that made it.
    pub(crate) program: String,
    /// The form of the database.
    pub(crate) form: u64,
    /// How many bytes it has.
    pub(crate) size: u64,
    /// The SHA-256 of its bytes.
    pub(crate) sha256: String,
    /// How many rows each table has.
    pub(crate) rows: BTreeMap<String, u64>,
}

impl Manifest {
    /// What is known of a whole file with these rows.
    pub(super) fn of(file: &Path, form: u64, rows: BTreeMap<String, u64>) -> io::Result<Self> {
        let (size, sha256) = bytes(file)?;
        let program = env!("CARGO_PKG_VERSION").to_string();
        Ok(Self { program, form, size, sha256, rows })
    }

    /// The manifest beside a file; none if there is none.
    pub(crate) fn beside(file: &Path) -> io::Result<Option<Self>> {
        match fs::read_to_string(place(file)) {
            Ok(text) => serde_json::from_str(&text).map(Some).map_err(io::Error::other),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Everything in which a file differs from it.
    pub(crate) fn differences(
        &self,
        file: &Path,
        rows: &BTreeMap<String, u64>,
    ) -> io::Result<Vec<String>> {
        let (size, sha256) = bytes(file)?;
        let mut found = Vec::new();
        if size != self.size {
            found.push(format!("it has {size} bytes, its manifest says {}", self.size));
        } else if sha256 != self.sha256 {
            found.push("its bytes are not those that its manifest tells of".to_string());
        }
        for (table, count) in &self.rows {
            match rows.get(table) {
                Some(now) if now == count => {}
                Some(now) => {
                    found.push(format!("table {table} has {now} rows, its manifest says {count}"));
                }
                None => found.push(format!("table {table} is missing, its manifest has it")),
            }
        }
        Ok(found)
    }

    /// The manifest as it is written.
    pub(super) fn text(&self) -> String {
        // Names and numbers can always be written.
        serde_json::to_string_pretty(self).unwrap_or_default() + "\n"
    }
}

/// Where the manifest of a file is.
pub(super) fn place(file: &Path) -> PathBuf {
    let mut name = OsString::from(file);
    name.push(ENDING);
    PathBuf::from(name)
}

/// Takes the manifest of a file away, which is written to from now on and so no copy any more.
pub(super) fn forget(file: &Path) {
    // Where there is none, nothing is to be taken away.
    let _ = fs::remove_file(place(file));
}

/// How many bytes a file has, and their digest.
fn bytes(file: &Path) -> io::Result<(u64, String)> {
    let mut reader = File::open(file)?;
    let (mut size, mut digest) = (0, Sha256::new());
    let mut part = vec![0; AT_A_TIME];
    loop {
        let read = reader.read(&mut part)?;
        if read == 0 {
            return Ok((size, crate::table::hex(&digest.finalize())));
        }
        size += read as u64;
        digest.update(&part[..read]);
    }
}
