//! Records in whatever form they are written.

use board::RuleSet;

use super::{
    JsonError, Record, RecordError, parse, parse_all,
    pdn::{self, PdnError},
};

/// A text that is no record in any form.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FormError {
    /// It looks like JSON.
    #[error(transparent)]
    Json(#[from] JsonError),
    /// It looks like a record of ours.
    #[error(transparent)]
    Text(#[from] RecordError),
    /// It looks like PDN.
    #[error(transparent)]
    Pdn(#[from] PdnError),
}

impl FormError {
    /// The stable code of the error.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Json(error) => error.code(),
            Self::Text(error) => error.code(),
            Self::Pdn(error) => error.code(),
        }
    }

    /// The line and the column of the trouble, counted from 1, where they are known.
    pub fn place(&self) -> Option<(usize, usize)> {
        match self {
            Self::Json(JsonError::Syntax { line, column, .. }) => Some((*line, *column)),
            Self::Text(error) | Self::Pdn(PdnError::Record(error)) => {
                Some((error.line as usize, error.column as usize))
            }
            Self::Json(_) | Self::Pdn(_) => None,
        }
    }
}

/// All records of a text; its content tells text, JSON and PDN apart. Where it could be either,
/// `named_pdn` says that it goes by the name of PDN.
///
/// # Errors
///
/// If there is no record in it, or one cannot be read.
pub fn read_any(text: &str, named_pdn: bool) -> Result<Vec<Record>, FormError> {
    let text = text.trim_start_matches('\u{feff}');
    if text.trim_start().starts_with('{') && !is_comment(text) {
        return Ok(vec![Record::from_json(text)?]);
    }
    let records = parse_all(text)?;
    if records.is_empty() {
        // Reading one record says where the text ends without any.
        return Ok(vec![parse(text)?]);
    }
    if records.iter().any(|record| is_pdn(record, named_pdn)) {
        return Ok(pdn::read_all(text, None)?);
    }
    Ok(records)
}

/// Whether a text that begins with a brace begins with a comment: JSON goes on with a name.
fn is_comment(text: &str) -> bool {
    let rest = text.trim_start().trim_start_matches('{').trim_start();
    !rest.starts_with('"') && !rest.starts_with('}')
}

/// Whether a record is PDN: it names a type or variant of draughts, or says nothing of its rules
/// and counts squares.
fn is_pdn(record: &Record, named_pdn: bool) -> bool {
    let tag = |name| record.tags.get(name);
    if tag("GameType").is_some() {
        return true;
    }
    match tag("Rules") {
        Some(id) => tag("Variant").is_some() && draughts::Rules::preset(id).is_some(),
        None => named_pdn || tag("Variant").is_some() || counts_squares(record),
    }
}

fn counts_squares(record: &Record) -> bool {
    let first = record.line.nodes.first();
    first.is_some_and(|node| node.text().starts_with(|c: char| c.is_ascii_digit()))
}
