//! What the program says, and where.

use std::io::{self, BufWriter, IsTerminal, Stdout, Write};

use serde::Serialize;

/// What came out of a command that could be carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// Everything is as it should be.
    Fine,
    /// What was asked about is wrong.
    Negative,
    /// What was asked about cannot be read, and that has been said.
    Unreadable,
}

/// Standard output, where a reader that goes away is an error like any other and no panic.
#[derive(Debug)]
pub(crate) struct Output {
    inner: BufWriter<Stdout>,
}

impl Output {
    pub(crate) fn stdout() -> Self {
        Self { inner: BufWriter::new(io::stdout()) }
    }

    /// Writes a line.
    pub(crate) fn line(&mut self, text: impl AsRef<str>) -> io::Result<()> {
        writeln!(self.inner, "{}", text.as_ref())
    }

    /// Writes a piece of text and makes sure that it is seen.
    pub(crate) fn prompt(&mut self, text: &str) -> io::Result<()> {
        write!(self.inner, "{text}")?;
        self.inner.flush()
    }

    /// Writes a report as JSON.
    pub(crate) fn json(&mut self, report: &impl Serialize) -> anyhow::Result<()> {
        self.line(serde_json::to_string_pretty(report)?)?;
        Ok(())
    }

    /// Makes sure that everything has been written.
    pub(crate) fn finish(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

/// Says in one line on standard error what went wrong.
pub(crate) fn complain(message: &str) {
    let line: Vec<&str> = message.lines().map(str::trim).collect();
    // There is nobody left to tell if standard error is closed too.
    let _ = writeln!(io::stderr(), "zwick: {}", line.join(" "));
}

/// Whether a person sits at the keyboard.
pub(crate) fn is_interactive() -> bool {
    io::stdin().is_terminal()
}
