//! The first bytes of a table file: what the table is of, and where its parts lie.

use super::{
    error::{FileError, Part},
    hash::checksum,
};

/// The version of the format this program writes and reads.
pub const FORMAT_VERSION: u16 = 1;

/// How many bytes the header takes.
pub(super) const HEADER_BYTES: usize = 256;

/// The first bytes of every table. As in PNG, a byte above 127 and the line ends show at once what
/// a transfer as text did to it.
const MAGIC: [u8; 8] = *b"\x89ZTB\r\n\x1a\n";

const GAME: Text = Text { name: "game", start: 72, length: 16 };
const SPACE: Text = Text { name: "sub-space", start: 88, length: 40 };
const RULES: Text = Text { name: "rule set", start: 128, length: 96 };
const CHECKSUM: usize = HEADER_BYTES - 8;

/// What is known of every position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Metric {
    /// Win, draw or loss.
    Wdl,
    /// Win, draw or loss and the plies to the end.
    Plies,
}

impl Metric {
    /// The name, as errors and lists write it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Wdl => "wdl",
            Self::Plies => "plies",
        }
    }
}

/// What a table is of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The family of games: `mill`, `draughts`; up to 16 bytes.
    pub game: String,
    /// The id of the rule set it was made for, for people only; up to 96 bytes.
    pub rules: String,
    /// The graph hash of the rules.
    pub graph: u64,
    /// The positions it holds, as in `4-3`; up to 40 bytes.
    pub space: String,
    /// What is known of every position.
    pub metric: Metric,
    /// How many positions it has.
    pub entries: u64,
    /// How many entries in a row belong together.
    pub row: u32,
    /// The version of the numbering of the positions.
    pub index_version: u16,
}

impl Header {
    /// What a caller must want who wants just this table.
    pub fn expected(&self) -> Expected {
        Expected {
            game: self.game.clone(),
            graph: self.graph,
            space: self.space.clone(),
            metric: Some(self.metric),
            index_version: self.index_version,
        }
    }
}

/// What a caller wants a table to be of.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Expected {
    /// The family of games.
    pub game: String,
    /// The graph hash of the rules.
    pub graph: u64,
    /// The positions.
    pub space: String,
    /// What must be known of every position; any metric will do if it is `None`.
    pub metric: Option<Metric>,
    /// The version of the numbering of the positions.
    pub index_version: u16,
}

impl Expected {
    /// Refuses a table of something else.
    pub(super) fn check(&self, header: &Header) -> Result<(), FileError> {
        same("game", &header.game, &self.game)?;
        same("graph hash", &format!("{:016x}", header.graph), &format!("{:016x}", self.graph))?;
        same("sub-space", &header.space, &self.space)?;
        if let Some(metric) = self.metric {
            same("metric", header.metric.name(), metric.name())?;
        }
        let versions =
            [header.index_version, self.index_version].map(|version| version.to_string());
        same("version of the numbering", &versions[0], &versions[1])
    }
}

fn same(field: &'static str, found: &str, expected: &str) -> Result<(), FileError> {
    if found == expected {
        return Ok(());
    }
    Err(FileError::Foreign { field, found: found.to_string(), expected: expected.to_string() })
}

/// Where the parts of a file lie, and the checksum of them all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Layout {
    /// How many lines a chunk has.
    pub(super) lines: u8,
    /// How many letters a line of a chunk has.
    pub(super) width: u16,
    /// How many entries a line of the table has.
    pub(super) line: u32,
    /// The bytes of all chunks; they begin behind the header.
    pub(super) chunks_bytes: u64,
    /// The bytes of the model; it follows the chunks.
    pub(super) model_bytes: u64,
    /// The bytes of the index; it follows the model and is the last.
    pub(super) index_bytes: u64,
    /// The checksum of everything behind the header.
    pub(super) body: u64,
}

impl Layout {
    /// Where the model begins.
    pub(super) const fn model_start(&self) -> u64 {
        HEADER_BYTES as u64 + self.chunks_bytes
    }

    /// Where the index begins.
    pub(super) const fn index_start(&self) -> u64 {
        self.model_start() + self.model_bytes
    }

    /// How long the file is; `None` if no file can be so long.
    pub(super) fn file_bytes(&self) -> Option<u64> {
        [self.chunks_bytes, self.model_bytes, self.index_bytes]
            .into_iter()
            .try_fold(HEADER_BYTES as u64, u64::checked_add)
    }
}

/// Writes the header.
pub(super) fn to_bytes(header: &Header, layout: &Layout) -> Result<[u8; HEADER_BYTES], FileError> {
    let mut bytes = [0; HEADER_BYTES];
    let mut put = |start: usize, field: &[u8]| bytes[start..][..field.len()].copy_from_slice(field);
    put(0, &MAGIC);
    put(8, &FORMAT_VERSION.to_le_bytes());
    put(10, &header.index_version.to_le_bytes());
    put(12, &[header.metric as u8, layout.lines]);
    put(14, &layout.width.to_le_bytes());
    put(16, &header.graph.to_le_bytes());
    put(24, &header.entries.to_le_bytes());
    put(32, &header.row.to_le_bytes());
    put(36, &layout.line.to_le_bytes());
    put(40, &layout.chunks_bytes.to_le_bytes());
    put(48, &layout.model_bytes.to_le_bytes());
    put(56, &layout.index_bytes.to_le_bytes());
    put(64, &layout.body.to_le_bytes());
    for (text, field) in [(&header.game, GAME), (&header.space, SPACE), (&header.rules, RULES)] {
        put(field.start, field.fitting(text)?);
    }
    let sum = checksum(0, &bytes[..CHECKSUM]);
    bytes[CHECKSUM..].copy_from_slice(&sum.to_le_bytes());
    Ok(bytes)
}

/// Reads the header; the first thing that is wrong is told.
pub(super) fn from_bytes(bytes: &[u8; HEADER_BYTES]) -> Result<(Header, Layout), FileError> {
    if bytes[..8] != MAGIC {
        return Err(FileError::Magic);
    }
    // Before the checksum: another version may keep it elsewhere.
    let found = u16::from_le_bytes(field(bytes, 8));
    if found != FORMAT_VERSION {
        return Err(FileError::Version { found, known: FORMAT_VERSION });
    }
    if checksum(0, &bytes[..CHECKSUM]).to_le_bytes() != field(bytes, CHECKSUM) {
        return Err(FileError::Checksum(Part::Header));
    }
    let metric = match bytes[12] {
        0 => Metric::Wdl,
        1 => Metric::Plies,
        _ => return Err(nonsense("unknown metric")),
    };
    let header = Header {
        game: GAME.read(bytes)?,
        rules: RULES.read(bytes)?,
        graph: u64::from_le_bytes(field(bytes, 16)),
        space: SPACE.read(bytes)?,
        metric,
        entries: u64::from_le_bytes(field(bytes, 24)),
        row: u32::from_le_bytes(field(bytes, 32)),
        index_version: u16::from_le_bytes(field(bytes, 10)),
    };
    let layout = Layout {
        lines: bytes[13],
        width: u16::from_le_bytes(field(bytes, 14)),
        line: u32::from_le_bytes(field(bytes, 36)),
        chunks_bytes: u64::from_le_bytes(field(bytes, 40)),
        model_bytes: u64::from_le_bytes(field(bytes, 48)),
        index_bytes: u64::from_le_bytes(field(bytes, 56)),
        body: u64::from_le_bytes(field(bytes, 64)),
    };
    Ok((header, layout))
}

fn field<const N: usize>(bytes: &[u8; HEADER_BYTES], start: usize) -> [u8; N] {
    let mut field = [0; N];
    field.copy_from_slice(&bytes[start..start + N]);
    field
}

fn nonsense(what: &'static str) -> FileError {
    FileError::Nonsense { part: Part::Header, what }
}

/// A text in the header, filled up with zeros.
struct Text {
    name: &'static str,
    start: usize,
    length: usize,
}

impl Text {
    fn fitting<'text>(&self, text: &'text str) -> Result<&'text [u8], FileError> {
        if text.len() <= self.length && !text.contains('\0') {
            return Ok(text.as_bytes());
        }
        let expected = format!("a text of at most {} bytes", self.length);
        Err(FileError::Foreign { field: self.name, found: format!("{text:?}"), expected })
    }

    fn read(&self, bytes: &[u8; HEADER_BYTES]) -> Result<String, FileError> {
        let text = &bytes[self.start..self.start + self.length];
        let end = text.iter().position(|&byte| byte == 0).unwrap_or(text.len());
        let text = std::str::from_utf8(&text[..end]).map_err(|_| nonsense("a text is no UTF-8"))?;
        Ok(text.to_string())
    }
}
