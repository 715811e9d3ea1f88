//! The lines of the file.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::store::Stored;

/// The form of the file that this program writes, and the latest it reads.
pub const FORM: u32 = 1;

/// What the first line says that it is.
pub(super) const NAME: &str = "zwick-profile";

/// The first line.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Head {
    /// Always [`NAME`].
    pub(super) file: String,
    /// The form of what follows.
    pub(super) form: u32,
    /// The program that wrote it.
    #[serde(default)]
    pub(super) program: String,
}

/// The lines after the first.
#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub(super) enum Line {
    /// What was chosen and learnt, by the names of the cookies and of what the browser keeps.
    Settings {
        /// The values.
        values: BTreeMap<String, String>,
    },
    /// Which games of solitaire were one race.
    Race {
        /// Its id.
        id: String,
        /// The ids of the games.
        games: Vec<String>,
    },
    /// A game.
    Game {
        /// Its id.
        id: String,
        /// Everything that has happened, in order.
        events: Vec<Entry>,
    },
    /// The last line.
    End {
        /// How many games there are.
        games: u64,
        /// Games that could not be read and were left out.
        #[serde(default)]
        left_out: u64,
        /// The stable hash of all bytes before this line.
        check: String,
    },
}

/// An event.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Entry {
    /// When it happened, in milliseconds since 1970.
    at: u64,
    /// The same by the time that counts for clocks, where that differs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    counted: Option<u64>,
    /// The command it comes from.
    cmd_id: String,
    /// What kind of event it is.
    kind: String,
    /// Everything else about it.
    body: Value,
    /// The digest of the caller and of what the command said, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    digest: Option<String>,
    /// The earliest format of events in which it can be read; 1 if left out.
    #[serde(default = "first", skip_serializing_if = "is_first")]
    format: u32,
}

const fn first() -> u32 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
const fn is_first(format: &u32) -> bool {
    *format == first()
}

impl Entry {
    /// An event as it is kept; nothing if it makes no sense.
    pub(super) fn of(stored: &Stored) -> Option<Self> {
        Some(Self {
            at: stored.at,
            counted: Some(stored.counted).filter(|counted| *counted != stored.at),
            cmd_id: stored.cmd_id.clone(),
            kind: stored.kind.clone(),
            body: serde_json::from_str(&stored.body).ok()?,
            digest: stored.digest.clone(),
            format: stored.format,
        })
    }

    /// The same as the event of a version.
    pub(super) fn stored(self, ver: u64) -> Stored {
        let Self { at, counted, cmd_id, kind, body, digest, format } = self;
        let (counted, body) = (counted.unwrap_or(at), body.to_string());
        Stored { ver, at, counted, cmd_id, kind, body, digest, format }
    }
}
