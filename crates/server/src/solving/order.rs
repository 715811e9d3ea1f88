//! An order for the tables of a game, and why one is refused.

use std::io;

use board::GraphHash;
use game::{AnyRules, NamedRules, catalogue, rule_text};
use i18n::Bundle;
use serde::{Deserialize, Serialize};
use tables::{draughts, mill};
use utoipa::ToSchema;

use super::figures;
use crate::store::StoreError;

/// An order for the tables of a game, as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Order {
    /// The id of the rules.
    pub rules: String,
    /// The rules written out, where the id does not say it all.
    pub rule_text: Option<String>,
    /// Whether it waits until somebody lets it go on.
    #[serde(default)]
    pub paused: bool,
    /// Why it came to nothing.
    #[serde(default)]
    pub failure: Option<Failure>,
}

/// Why an order came to nothing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Failure {
    /// As in the message `tables-failed-disk`.
    pub code: String,
    /// A diagnosis in English.
    pub message: String,
}

impl Order {
    /// An order for the tables of a game.
    pub fn new(rules: &NamedRules, text: Option<&str>) -> Self {
        let rule_text = text.map(str::to_string);
        Self { rules: rules.id.clone(), rule_text, paused: false, failure: None }
    }

    /// The rules; nothing if a later program knew rules that this one does not.
    pub fn rules(&self) -> Option<AnyRules> {
        match &self.rule_text {
            Some(text) => rule_text::read(text).ok().map(|named| named.rules),
            None => catalogue::find(&self.rules).ok().map(|entry| entry.rules),
        }
    }

    /// What its tables are found by.
    pub fn graph(&self) -> Option<GraphHash> {
        self.rules().map(|rules| rules.graph_hash())
    }
}

/// What can be done with an order, or with tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Deed {
    /// The order waits.
    Pause,
    /// The order goes on.
    Resume,
    /// The order is taken back; what is finished stays.
    Stop,
    /// The tables go.
    Remove,
}

/// Why something is not done.
#[derive(Debug)]
pub enum Refusal {
    /// No tables of the game can be computed; the code says why.
    Impossible(&'static str),
    /// The game is known without tables.
    Needless,
    /// The tables are there already.
    Done,
    /// The disk is too small.
    Disk {
        /// About how many bytes are needed.
        needed: u64,
        /// How many are free.
        free: u64,
    },
    /// There is too little memory.
    Memory {
        /// How many bytes are needed.
        needed: u64,
        /// How many are free.
        free: u64,
    },
    /// There is no such order, or there are no such tables.
    Unknown,
    /// The tables are being computed.
    InWork,
    /// A file cannot be removed.
    File(io::Error),
    /// The database fails.
    Store(StoreError),
}

impl Refusal {
    /// The stable code of the refusal.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Impossible(_) => "tables-impossible",
            Self::Needless => "tables-needless",
            Self::Done => "tables-done",
            Self::Disk { .. } => "tables-disk",
            Self::Memory { .. } => "tables-memory",
            Self::Unknown => "tables-unknown",
            Self::InWork => "tables-in-work",
            Self::File(_) => "tables-file",
            Self::Store(_) => "storage",
        }
    }

    /// The refusal as a sentence.
    pub fn sentence(&self, words: &Bundle) -> String {
        let key = format!("error-{}", self.code());
        match self {
            Self::Impossible(code) => words.text(&format!("tables-obstacle-{code}")),
            Self::Disk { needed, free } | Self::Memory { needed, free } => words.tr(
                &key,
                &[
                    ("needed", figures::size(words, *needed).into()),
                    ("free", figures::size(words, *free).into()),
                ],
            ),
            _ => words.text(&key),
        }
    }
}

/// Why a solver has ended without tables.
#[derive(Debug)]
pub(super) enum Unsolved {
    /// Somebody wanted it so.
    Stopped,
    /// It has failed.
    Failed(Failure),
}

impl Unsolved {
    /// The solver has broken down.
    pub(super) fn broken() -> Self {
        Self::failed("other", "the solver has broken down".to_string())
    }

    pub(super) fn failed(code: &str, message: String) -> Self {
        Self::Failed(Failure { code: code.to_string(), message })
    }
}

impl From<mill::SolveError> for Unsolved {
    fn from(error: mill::SolveError) -> Self {
        let code = match error {
            mill::SolveError::Stopped => return Self::Stopped,
            mill::SolveError::Disk { .. } => "disk",
            mill::SolveError::Table(_) | mill::SolveError::File { .. } => "file",
            _ => "other",
        };
        Self::failed(code, error.to_string())
    }
}

impl From<draughts::SolveError> for Unsolved {
    fn from(error: draughts::SolveError) -> Self {
        let code = match error {
            draughts::SolveError::Stopped => return Self::Stopped,
            draughts::SolveError::Table(_) | draughts::SolveError::File { .. } => "file",
            _ => "other",
        };
        Self::failed(code, error.to_string())
    }
}
