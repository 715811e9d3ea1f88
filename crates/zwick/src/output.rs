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
    /// How long a line of prose may be; as long as it likes where nobody looks at it.
    width: Option<usize>,
}

/// The width of a terminal that does not tell.
const USUAL_WIDTH: usize = 80;

impl Output {
    pub(crate) fn stdout() -> Self {
        let told = std::env::var("COLUMNS").ok().and_then(|text| text.parse().ok());
        let width = told.filter(|&columns| columns >= 20).unwrap_or(USUAL_WIDTH);
        let width = io::stdout().is_terminal().then_some(width);
        Self { inner: BufWriter::new(io::stdout()), width }
    }

    /// Writes a line.
    pub(crate) fn line(&mut self, text: impl AsRef<str>) -> io::Result<()> {
        writeln!(self.inner, "{}", text.as_ref()).map_err(mark)
    }

    /// Writes a line of prose, broken between words where the terminal ends.
    pub(crate) fn prose(&mut self, text: impl AsRef<str>) -> io::Result<()> {
        self.hanging(text, 0)
    }

    /// The same, where all lines but the first are set in by so many blanks.
    pub(crate) fn hanging(&mut self, text: impl AsRef<str>, indent: usize) -> io::Result<()> {
        match self.width {
            None => self.line(text),
            Some(width) => self.line(wrapped(text.as_ref(), width, indent)),
        }
    }

    /// Writes a piece of text and makes sure that it is seen.
    pub(crate) fn prompt(&mut self, text: &str) -> io::Result<()> {
        write!(self.inner, "{text}").and_then(|()| self.inner.flush()).map_err(mark)
    }

    /// Writes a report as JSON.
    pub(crate) fn json(&mut self, report: &impl Serialize) -> anyhow::Result<()> {
        self.line(serde_json::to_string_pretty(report)?)?;
        Ok(())
    }

    /// Makes sure that everything has been written.
    pub(crate) fn finish(&mut self) -> io::Result<()> {
        self.inner.flush().map_err(mark)
    }
}

/// Whoever read standard output has gone away. Other pipes and lines break too, and that is no reason to be
/// silent.
#[derive(Debug, thiserror::Error)]
#[error("nobody reads the output any more")]
struct Unread;

/// Tells a broken standard output from everything else that breaks.
pub(crate) fn mark(error: io::Error) -> io::Error {
    match error.kind() {
        io::ErrorKind::BrokenPipe => io::Error::new(io::ErrorKind::BrokenPipe, Unread),
        _ => error,
    }
}

/// Whether something went wrong only because nobody reads standard output any more.
pub(crate) fn is_unread(error: &anyhow::Error) -> bool {
    let errors = error.chain().filter_map(|cause| cause.downcast_ref::<io::Error>());
    errors.filter_map(io::Error::get_ref).any(|inner| inner.downcast_ref::<Unread>().is_some())
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

/// Whether there is a screen to draw on, and a person at the keyboard.
pub(crate) fn has_screen() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Breaks a line between words so that no line is longer than `width`, if that can be.
fn wrapped(line: &str, width: usize, indent: usize) -> String {
    let mut text = String::new();
    let mut column = 0;
    for (index, word) in line.split(' ').enumerate() {
        let length = word.chars().count();
        if index > 0 && column + 1 + length > width {
            text.push('\n');
            text.push_str(&" ".repeat(indent));
            column = indent;
        } else if index > 0 {
            text.push(' ');
            column += 1;
        }
        text.push_str(word);
        column += length;
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_broken_between_words() {
        assert_eq!(wrapped("Mühle zu, Mühle auf", 9, 0), "Mühle zu,\nMühle auf");
        assert_eq!(
            wrapped("  undo  take it back", 14, 8),
            "  undo  take\n        it\n        back"
        );
        assert_eq!(wrapped("unbreakable", 4, 2), "unbreakable");
        assert_eq!(wrapped("", 4, 2), "");
    }
}
