//! Lines from a program that may send anything.

use std::io::{self, BufRead};

/// No line is longer: a game of thousands of turns fits in.
const MOST_BYTES: usize = 1 << 20;

/// A line as it came.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Line {
    /// A text, without what ended the line.
    Text(String),
    /// More than is read at all; the rest of it was dropped.
    TooLong,
    /// Bytes that are no UTF-8.
    NotText,
}

/// Reads the next line, however long it is, without keeping more than is allowed; `None` at the end.
pub(crate) fn read(reader: &mut impl BufRead) -> io::Result<Option<Line>> {
    let (mut bytes, mut too_long, mut any) = (Vec::new(), false, false);
    loop {
        let piece = match reader.fill_buf() {
            Ok(piece) => piece,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if piece.is_empty() {
            break;
        }
        any = true;
        let end = piece.iter().position(|&byte| byte == b'\n');
        let part = &piece[..end.unwrap_or(piece.len())];
        too_long |= bytes.len() + part.len() > MOST_BYTES;
        if !too_long {
            bytes.extend_from_slice(part);
        }
        let used = part.len() + usize::from(end.is_some());
        reader.consume(used);
        if end.is_some() {
            break;
        }
    }
    let line = || match String::from_utf8(bytes) {
        _ if too_long => Line::TooLong,
        Ok(text) => Line::Text(text.trim().to_string()),
        Err(_) => Line::NotText,
    };
    Ok(any.then(line))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_however_they_look() {
        let mut bytes = b"ugi\r\n\n\xff\xfe\n".to_vec();
        bytes.extend(vec![b'x'; MOST_BYTES + 1]);
        bytes.extend(b"\nlast");
        let mut reader = io::BufReader::with_capacity(7, bytes.as_slice());
        let text = |text: &str| Some(Line::Text(text.to_string()));
        let wanted = [
            text("ugi"),
            text(""),
            Some(Line::NotText),
            Some(Line::TooLong),
            text("last"),
            None,
            None,
        ];
        for line in wanted {
            assert_eq!(read(&mut reader).unwrap(), line);
        }
    }
}
