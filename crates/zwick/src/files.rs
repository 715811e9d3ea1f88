//! Reading and writing files so that nothing is lost.

use std::{
    fs::{self, File},
    io::{self, Read, Write},
    path::{Path, PathBuf},
};

use anyhow::{Context, bail};

/// Reads a text of at most `limit` bytes; `-` is standard input.
///
/// More than that is read as one byte more than the limit, so that whoever asked can say so.
pub(crate) fn read_text(path: &Path, limit: usize) -> anyhow::Result<String> {
    let bytes = if path == Path::new("-") {
        read_bytes(io::stdin().lock(), limit)
    } else {
        File::open(path).and_then(|file| read_bytes(file, limit))
    }
    .with_context(|| name(path))?;
    match String::from_utf8(bytes) {
        Ok(text) => Ok(text),
        Err(error) => {
            let good = error.utf8_error().valid_up_to();
            let before = String::from_utf8_lossy(&error.as_bytes()[..good]).into_owned();
            let line = before.matches('\n').count() + 1;
            let column = before.rsplit('\n').next().unwrap_or("").chars().count() + 1;
            bail!("{}: line {line}, column {column}: not UTF-8 text", name(path))
        }
    }
}

/// How a file is called in messages.
pub(crate) fn name(path: &Path) -> String {
    if path == Path::new("-") { "standard input".to_string() } else { path.display().to_string() }
}

fn read_bytes(reader: impl Read, limit: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    reader.take(limit as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Writes a file whole or not at all: into another one beside it first, which then takes its name.
pub(crate) fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    let beside = beside(path)?;
    let written = File::create_new(&beside).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_all()
    });
    match written.and_then(|()| fs::rename(&beside, path)) {
        Ok(()) => Ok(()),
        Err(error) => {
            // What is left of a failed attempt helps nobody.
            let _ = fs::remove_file(&beside);
            Err(error)
        }
    }
}

fn beside(path: &Path) -> io::Result<PathBuf> {
    let name = path.file_name().ok_or_else(|| {
        io::Error::new(io::ErrorKind::InvalidInput, "this is not the name of a file")
    })?;
    let mut hidden = std::ffi::OsString::from(".");
    hidden.push(name);
    hidden.push(format!(".{}.new", std::process::id()));
    Ok(path.with_file_name(hidden))
}
