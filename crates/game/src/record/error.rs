//! What can be wrong with the text of a record.

use super::Place;

/// A text that is no record, with the place of the trouble.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {problem}")]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: u32,
    /// The column in characters, counted from 1.
    pub column: u32,
    /// What is wrong there.
    pub problem: RecordProblem,
}

impl RecordError {
    /// The stable code of the error.
    pub const fn code(&self) -> &'static str {
        self.problem.code()
    }

    pub(crate) fn at(place: Place, problem: RecordProblem) -> Self {
        Self { line: place.line, column: place.column, problem }
    }
}

/// What is wrong with the text of a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordProblem {
    /// More than is read at all.
    #[error("the text is longer than {limit} bytes")]
    TooLong {
        /// The limit.
        limit: usize,
    },
    /// A character that has no meaning here.
    #[error("unexpected {0:?}")]
    UnexpectedCharacter(char),
    /// A comment without its end.
    #[error("the comment that begins here is never closed")]
    UnclosedComment,
    /// A tag that is not written as one.
    #[error("a tag is written [Name \"value\"]")]
    BadTag,
    /// A tag name of other characters than letters, digits and underscores.
    #[error("\"{0}\" is no tag name: letters, digits and underscores")]
    BadTagName(String),
    /// A tag that is there twice.
    #[error("the tag {0} is there twice")]
    DuplicateTag(String),
    /// More tags than are read.
    #[error("more than {limit} tags")]
    TooManyTags {
        /// The limit.
        limit: usize,
    },
    /// A tag after the first turn.
    #[error("a tag among the turns")]
    TagAmongTurns,
    /// Variations within variations within variations.
    #[error("variations nested deeper than {limit}")]
    TooDeep {
        /// The limit.
        limit: usize,
    },
    /// A parenthesis that closes nothing.
    #[error("a parenthesis closes what was never opened")]
    StrayParenthesis,
    /// A variation without its end.
    #[error("the variation that begins here is never closed")]
    UnclosedVariation,
    /// A variation without a turn.
    #[error("a variation without a turn")]
    EmptyVariation,
    /// A variation or annotation before any turn.
    #[error("there is no turn before it that it could belong to")]
    NothingBefore,
    /// A numeric annotation that is no number up to 255.
    #[error("\"${0}\" is no annotation: a number from 0 to 255")]
    BadNag(String),
    /// A throw without a turn after it.
    #[error("a throw without its turn")]
    StrayThrow,
    /// A word that is neither turn nor result.
    #[error("\"{0}\" is neither a turn nor a result")]
    BadTurn(String),
    /// A result within a variation.
    #[error("a result within a variation")]
    ResultInVariation,
    /// Something after the result.
    #[error("something follows the result")]
    AfterResult,
    /// A result that does not exist.
    #[error("\"{0}\" is no result")]
    BadResult(String),
    /// A text without anything in it.
    #[error("there is no record in the text")]
    Empty,
}

impl RecordProblem {
    /// The stable code of the problem.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::TooLong { .. } => "record-too-long",
            Self::UnexpectedCharacter(_) => "record-character",
            Self::UnclosedComment => "record-comment",
            Self::BadTag
            | Self::BadTagName(_)
            | Self::DuplicateTag(_)
            | Self::TooManyTags { .. }
            | Self::TagAmongTurns => "record-tag",
            Self::TooDeep { .. }
            | Self::StrayParenthesis
            | Self::UnclosedVariation
            | Self::EmptyVariation => "record-variation",
            Self::NothingBefore | Self::BadNag(_) => "record-annotation",
            Self::StrayThrow => "record-throw",
            Self::BadTurn(_) => "record-turn",
            Self::ResultInVariation | Self::AfterResult | Self::BadResult(_) => "record-result",
            Self::Empty => "record-empty",
        }
    }
}
