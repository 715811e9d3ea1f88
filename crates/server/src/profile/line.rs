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
        })
    }

    /// The same as the event of a version.
    pub(super) fn stored(self, ver: u64) -> Stored {
        let Self { at, counted, cmd_id, kind, body } = self;
        Stored { ver, at, counted: counted.unwrap_or(at), cmd_id, kind, body: body.to_string() }
    }
}
