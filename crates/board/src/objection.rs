//! Why a turn is refused.

use alloc::string::String;

/// The rule that forbids a turn, and what it says of this one.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{message} (rule: {rule})")]
pub struct Objection {
    /// A stable code, such as `occupied`, by which faces translate.
    pub code: &'static str,
    /// The field of the rules, or the article of the game, that forbids it.
    pub rule: &'static str,
    /// The sentence, lower case, without a full stop.
    pub message: String,
}

impl Objection {
    /// Makes an objection.
    pub fn new(code: &'static str, rule: &'static str, message: impl Into<String>) -> Self {
        Self { code, rule, message: message.into() }
    }
}

/// A text that is no legal turn here.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReadMoveError {
    /// The text is not written as a turn.
    #[error("\"{text}\" is not a turn: {expected}")]
    Syntax {
        /// What was written.
        text: String,
        /// What a turn looks like.
        expected: &'static str,
    },
    /// The turn is understood but against the rules.
    #[error("\"{text}\" is not legal: {objection}")]
    Illegal {
        /// What was written.
        text: String,
        /// Why not.
        objection: Objection,
    },
    /// Several legal turns are written this way.
    #[error("\"{text}\" is ambiguous: {candidates}")]
    Ambiguous {
        /// What was written.
        text: String,
        /// The turns it could be, separated by commas.
        candidates: String,
    },
}

impl ReadMoveError {
    /// What was written.
    pub fn text(&self) -> &str {
        match self {
            Self::Syntax { text, .. }
            | Self::Illegal { text, .. }
            | Self::Ambiguous { text, .. } => text,
        }
    }

    /// The stable code of the error.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Syntax { .. } => "bad-notation",
            Self::Illegal { objection, .. } => objection.code,
            Self::Ambiguous { .. } => "ambiguous",
        }
    }
}
