//! The text record of a game: tags, turns, comments, variations.
//!
//! A record is plain data, a tree that holds every word of the text but its spacing. Reading
//! ([`parse`](fn@parse)) knows no rules; [`replay`](fn@replay) plays the turns, and [`check`](fn@check)
//! also verifies what the record says of the result.
//!
//! # The format
//!
//! The shape is that of PGN. A line `[Name "value"]` for each tag; then the turns with their
//! numbers; then the result. What differs from chess:
//!
//! * `Rules` names the rule set by its id, and a `custom-…` one is written out in `RuleText`.
//!   `Version` is that of this format. `FEN` is there when the game does not begin with the
//!   initial position, `Reason` says why it ended, `StopPolicy` and `TimeControl` what else
//!   was agreed.
//! * A turn is one word, captures included. A number begins when the starting side is to move;
//!   `1...` opens a game that the other side begins; a turn ending in `+` has earned another one
//!   of the same side within the same number. The jumps of a puzzle are numbered one by one.
//! * A throw stands before its turn: `(5,5,4) d1-g7xa1`. A throw before the result waits for its
//!   turn.
//! * Comments may hold commands: `[%clk 0:04:58]` what is left on the mover's clock,
//!   `[%emt 0:00:02]` what the turn took, `[%offer white]` and `[%decline black]`, and
//!   `[%claim repetition d6-d7 granted 12 20 28]`: a claim made after the turn it is attached to,
//!   with the throw and the intended turn if there were any, the verdict, and the proof. That is
//!   the plies of the equal positions, or the ply of the last progress (`-` if it lies before the
//!   start) and the number of plies since then.
//! * The results of a puzzle are `solved` and `unsolved`.
//!
//! Also read, but never written by a game of ours: comma pairs (`1. d2, d6`), the slash of the
//! handbook (`d2-b2/xa4`), results by points (`2-0`), numbers without dots, a missing result.

mod check;
mod command;
mod error;
mod forms;
mod json;
mod lexer;
mod parse;
pub mod pdn;
mod print;
mod replay;
mod tags;
mod write;

use board::Throw;

pub use self::{
    check::{Problem, ProblemKind, Report, check},
    command::{ClaimNote, Command, CommandError},
    error::{RecordError, RecordProblem},
    forms::{FormError, read_any},
    json::JsonError,
    parse::{parse, parse_all},
    replay::{ReplayError, ReplayProblem, replay},
    tags::{Tag, Tags},
};
use crate::GameResult;

/// The version of the format this crate writes and reads.
pub const VERSION: &str = "1";

/// The longest text that is read, in bytes.
pub const MAX_BYTES: usize = 4 << 20;

/// How deep variations may be nested.
pub const MAX_DEPTH: usize = 24;

/// A record: one game with everything said about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The tags, in order.
    pub tags: Tags,
    /// Whether the side that does not usually start has the first turn; never in a puzzle, nor
    /// without a turn.
    pub second_starts: bool,
    /// The turns of the game.
    pub line: Line,
    /// A throw that still waits for its turn.
    pub throw: Option<Throw>,
    /// The result after the last turn.
    pub result: GameResult,
}

impl Default for Record {
    /// A record of nothing at all, without a result.
    fn default() -> Self {
        Self {
            tags: Tags::default(),
            second_starts: false,
            line: Line::default(),
            throw: None,
            result: GameResult::Open,
        }
    }
}

/// Turns one after the other: those of the game, or of a variation.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// What is said before the first turn.
    pub comments: Vec<Comment>,
    /// The turns.
    pub nodes: Vec<Node>,
}

/// A turn in a record, with what is said about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    text: String,
    /// The throw of the dice before the turn.
    pub throw: Option<Throw>,
    /// Numeric annotations: 1 is `!`, 2 `?`, 3 `!!`, 4 `??`, 5 `!?`, 6 `?!`.
    pub nags: Vec<u8>,
    /// What is said after the turn.
    pub comments: Vec<Comment>,
    /// Lines that could have been played instead of this turn.
    pub variations: Vec<Line>,
    /// Where the turn stood in the text it was read from.
    pub place: Place,
}

impl Node {
    /// A turn without a word about it.
    ///
    /// # Errors
    ///
    /// If the text could not be told from the other words of a record.
    pub fn new(text: impl Into<String>) -> Result<Self, RecordProblem> {
        let text = text.into();
        if !lexer::is_turn_text(&text) {
            return Err(RecordProblem::BadTurn(text));
        }
        Ok(Self {
            text,
            throw: None,
            nags: Vec::new(),
            comments: Vec::new(),
            variations: Vec::new(),
            place: Place::default(),
        })
    }

    /// The turn as it is written.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether the turn has earned another one of the same side.
    pub fn earns_another(&self) -> bool {
        self.text.ends_with('+')
    }
}

/// A comment: words separated by single spaces, at least one.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Comment(String);

impl Comment {
    /// The comment of a text, or `None` if there is no word in it.
    ///
    /// Line breaks and runs of blanks become single blanks; control characters are dropped.
    pub fn new(text: &str) -> Option<Self> {
        let mut clean = String::with_capacity(text.len());
        for word in text.split_whitespace() {
            let start = clean.len();
            if start > 0 {
                clean.push(' ');
            }
            let before = clean.len();
            clean.extend(word.chars().filter(|c| !c.is_control()));
            if clean.len() == before {
                clean.truncate(start);
            }
        }
        (!clean.is_empty()).then_some(Self(clean))
    }

    /// The words.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The commands in the comment.
    pub fn commands(&self) -> Vec<Result<Command, CommandError>> {
        command::scan(&self.0)
    }
}

/// A place in a text, line and column counted from 1; 0 for what was not read from a text.
///
/// All places are equal: where a turn stood says nothing about the game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Place {
    /// The line.
    pub line: u32,
    /// The column, in characters.
    pub column: u32,
}

impl PartialEq for Place {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Place {}

impl Record {
    /// Whether there is a first turn that could be the second side's.
    fn has_two_sides(&self) -> bool {
        !self.line.nodes.is_empty() && !self.counts_singly()
    }

    /// Whether each move has a number of its own, as in a puzzle for one.
    pub(crate) fn counts_singly(&self) -> bool {
        let family = match self.tags.get("RuleText") {
            Some(text) => crate::rule_text::family_of(text),
            None => self.tags.get("Rules").and_then(crate::catalogue::family_of),
        };
        family == Some(crate::Family::Pegs)
    }
}
