//! The JSON form of a record.

use serde::{Deserialize, Serialize};

use super::{Comment, Line, MAX_BYTES, MAX_DEPTH, Node, Record, RecordProblem, Tags};
use crate::GameResult;

/// The version of the JSON form.
const JSON_VERSION: u32 = 1;

/// A text that is no record in JSON.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum JsonError {
    /// It is not JSON, or JSON of another shape.
    #[error("line {line}, column {column}: {problem}")]
    Syntax {
        /// The line, counted from 1.
        line: usize,
        /// The column, counted from 1.
        column: usize,
        /// What is wrong there.
        problem: String,
    },
    /// The version is not known.
    #[error("JSON records of version {0} are not known here, only those of version {JSON_VERSION}")]
    UnknownVersion(u32),
    /// The shape is right, but a value is not.
    #[error("{0}")]
    Content(#[from] RecordProblem),
}

impl JsonError {
    /// The stable code of the error.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Syntax { .. } => "bad-json",
            Self::UnknownVersion(_) => "unknown-version",
            Self::Content(problem) => problem.code(),
        }
    }
}

/// The whole record.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct JsonRecord {
    version: u32,
    tags: Vec<(String, String)>,
    #[serde(default, skip_serializing_if = "is_false")]
    second_starts: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    comments: Vec<String>,
    turns: Vec<JsonNode>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    throw: Option<[u8; 3]>,
    result: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct JsonNode {
    turn: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    throw: Option<[u8; 3]>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    nags: Vec<u8>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    comments: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    variations: Vec<JsonLine>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct JsonLine {
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    comments: Vec<String>,
    turns: Vec<JsonNode>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn is_false(value: &bool) -> bool {
    !value
}

impl Record {
    /// The record as JSON.
    ///
    /// An object of `version`, `tags` (pairs of name and value, in order), `second_starts`,
    /// `comments` before the first turn, `turns`, `throw` and `result`. A turn is an object of
    /// `turn`, `throw`, `nags`, `comments` and `variations`, each of these again `comments` and
    /// `turns`. What is empty or false is left out.
    pub fn to_json(&self) -> String {
        let json = JsonRecord {
            version: JSON_VERSION,
            tags: self
                .tags
                .iter()
                .map(|tag| (tag.name().to_string(), tag.value().to_string()))
                .collect(),
            second_starts: self.second_starts,
            comments: words(&self.line.comments),
            turns: nodes(&self.line.nodes),
            throw: self.throw.map(board::Throw::dice),
            result: self.result.to_string(),
        };
        serde_json::to_string_pretty(&json).expect("a tree of texts and numbers is always JSON")
    }

    /// Reads a record from JSON.
    ///
    /// # Errors
    ///
    /// With line and column if it is no JSON of this shape; otherwise with what is wrong in it.
    pub fn from_json(text: &str) -> Result<Self, JsonError> {
        if text.len() > MAX_BYTES {
            return Err(RecordProblem::TooLong { limit: MAX_BYTES }.into());
        }
        let json: JsonRecord = serde_json::from_str(text).map_err(|error| JsonError::Syntax {
            line: error.line(),
            column: error.column(),
            problem: error.to_string(),
        })?;
        if json.version != JSON_VERSION {
            return Err(JsonError::UnknownVersion(json.version));
        }
        let mut tags = Tags::default();
        for (name, value) in &json.tags {
            tags.add(name, value)?;
        }
        let line = JsonLine { comments: json.comments, turns: json.turns };
        let result = GameResult::ALL
            .iter()
            .copied()
            .find(|result| result.as_str() == json.result)
            .ok_or(RecordProblem::BadResult(json.result))?;
        let mut record = Self {
            tags,
            second_starts: json.second_starts,
            line: read_line(line, 0)?,
            throw: read_throw(json.throw)?,
            result,
        };
        record.second_starts &= record.has_two_sides();
        Ok(record)
    }
}

fn words(comments: &[Comment]) -> Vec<String> {
    comments.iter().map(|comment| comment.as_str().to_string()).collect()
}

fn nodes(nodes: &[Node]) -> Vec<JsonNode> {
    nodes
        .iter()
        .map(|node| JsonNode {
            turn: node.text().to_string(),
            throw: node.throw.map(board::Throw::dice),
            nags: node.nags.clone(),
            comments: words(&node.comments),
            variations: node
                .variations
                .iter()
                .map(|line| JsonLine {
                    comments: words(&line.comments),
                    turns: self::nodes(&line.nodes),
                })
                .collect(),
        })
        .collect()
}

fn read_throw(dice: Option<[u8; 3]>) -> Result<Option<board::Throw>, RecordProblem> {
    dice.map(|dice| board::Throw::new(dice).ok_or(RecordProblem::StrayThrow)).transpose()
}

fn read_line(line: JsonLine, depth: usize) -> Result<Line, RecordProblem> {
    if depth > MAX_DEPTH {
        return Err(RecordProblem::TooDeep { limit: MAX_DEPTH });
    }
    if depth > 0 && line.turns.is_empty() {
        return Err(RecordProblem::EmptyVariation);
    }
    let comments =
        |texts: Vec<String>| texts.iter().filter_map(|text| Comment::new(text)).collect();
    let mut nodes = Vec::with_capacity(line.turns.len());
    for json in line.turns {
        let mut node = Node::new(json.turn)?;
        node.throw = read_throw(json.throw)?;
        node.nags = json.nags;
        node.comments = comments(json.comments);
        for variation in json.variations {
            node.variations.push(read_line(variation, depth + 1)?);
        }
        nodes.push(node);
    }
    Ok(Line { comments: comments(line.comments), nodes })
}
