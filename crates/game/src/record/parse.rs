//! Reading the text of a record.

use board::Throw;

use super::{
    Line, MAX_BYTES, MAX_DEPTH, Node, Place, Record, RecordError, RecordProblem,
    lexer::{Lexer, Token},
};
use crate::GameResult;

/// Reads the one record in a text.
///
/// # Errors
///
/// With line and column, if the text is no record or holds more than one.
pub fn parse(text: &str) -> Result<Record, RecordError> {
    let mut parser = Parser::new(text)?;
    let record = parser.record()?.ok_or_else(|| parser.error(RecordProblem::Empty))?;
    match parser.next()? {
        None => Ok(record),
        Some((place, _)) => Err(RecordError::at(place, RecordProblem::AfterResult)),
    }
}

/// Reads all records in a text, one after the other.
///
/// # Errors
///
/// With line and column, if one of them cannot be read.
pub fn parse_all(text: &str) -> Result<Vec<Record>, RecordError> {
    let mut parser = Parser::new(text)?;
    let mut records = Vec::new();
    while let Some(record) = parser.record()? {
        records.push(record);
    }
    Ok(records)
}

struct Parser<'a> {
    lexer: Lexer<'a>,
    /// A word read ahead: the first of the next record.
    held: Option<(Place, Token<'a>)>,
}

/// A line still being read.
#[derive(Default)]
struct Open {
    line: Line,
    throw: Option<(Place, Throw)>,
    began: Place,
}

impl<'a> Parser<'a> {
    fn new(text: &'a str) -> Result<Self, RecordError> {
        let parser = Self { lexer: Lexer::new(text), held: None };
        if text.len() > MAX_BYTES {
            return Err(parser.error(RecordProblem::TooLong { limit: MAX_BYTES }));
        }
        Ok(parser)
    }

    fn error(&self, problem: RecordProblem) -> RecordError {
        RecordError::at(self.lexer.place(), problem)
    }

    fn next(&mut self) -> Result<Option<(Place, Token<'a>)>, RecordError> {
        match self.held.take() {
            Some(held) => Ok(Some(held)),
            None => self.lexer.next(),
        }
    }

    fn record(&mut self) -> Result<Option<Record>, RecordError> {
        let mut record = Record::default();
        let mut any = false;
        while let Some((place, token)) = self.next()? {
            any = true;
            let Token::Tag { name, value } = token else {
                self.held = Some((place, token));
                break;
            };
            let value = canonical_value(name, &value);
            record.tags.add(name, value).map_err(|problem| RecordError::at(place, problem))?;
        }
        if !any {
            return Ok(None);
        }
        self.turns(&mut record)?;
        Ok(Some(record))
    }

    fn turns(&mut self, record: &mut Record) -> Result<(), RecordError> {
        let mut stack = vec![Open::default()];
        let mut result = None;
        let mut second = false;
        while let Some((place, token)) = self.next()? {
            let fail = |problem| Err(RecordError::at(place, problem));
            let depth = stack.len() - 1;
            let Some(open) = stack.last_mut() else {
                return fail(RecordProblem::StrayParenthesis);
            };
            match token {
                Token::Tag { .. } if depth == 0 && open.line.nodes.is_empty() => {
                    // A record of tags and comments alone, and the next one after it.
                    self.held = Some((place, token));
                    break;
                }
                Token::Tag { .. } => return fail(RecordProblem::TagAmongTurns),
                Token::Number { second: dots } => {
                    if depth == 0 && open.line.nodes.is_empty() {
                        second |= dots;
                    }
                }
                Token::Comment(None) => {}
                Token::Comment(Some(comment)) => match open.line.nodes.last_mut() {
                    Some(node) => node.comments.push(comment),
                    None => open.line.comments.push(comment),
                },
                Token::Nag(nag) => match open.line.nodes.last_mut() {
                    Some(node) => node.nags.push(nag),
                    None => return fail(RecordProblem::NothingBefore),
                },
                Token::Throw(throw) => {
                    if open.throw.replace((place, throw)).is_some() {
                        return fail(RecordProblem::StrayThrow);
                    }
                }
                Token::Open if open.line.nodes.is_empty() => {
                    return fail(RecordProblem::NothingBefore);
                }
                Token::Open if depth == MAX_DEPTH => {
                    return fail(RecordProblem::TooDeep { limit: MAX_DEPTH });
                }
                Token::Open => stack.push(Open { began: place, ..Open::default() }),
                Token::Close => close(&mut stack, place)?,
                Token::Word(word) => match GameResult::from_token(word) {
                    Some(_) if depth > 0 => return fail(RecordProblem::ResultInVariation),
                    Some(token) => {
                        result = Some(token);
                        break;
                    }
                    None => {
                        let mut node =
                            Node::new(word).map_err(|problem| RecordError::at(place, problem))?;
                        node.throw = open.throw.take().map(|(_, throw)| throw);
                        node.place = place;
                        open.line.nodes.push(node);
                    }
                },
            }
        }
        let Some(open) = stack.pop() else {
            return Ok(());
        };
        if !stack.is_empty() {
            return Err(RecordError::at(open.began, RecordProblem::UnclosedVariation));
        }
        record.line = open.line;
        record.second_starts = second && record.has_two_sides();
        record.throw = open.throw.map(|(_, throw)| throw);
        record.result = result
            .or_else(|| record.tags.get("Result").and_then(GameResult::from_token))
            .unwrap_or(GameResult::Open);
        Ok(())
    }
}

/// Ends a variation and hangs it under the turn it replaces.
fn close(stack: &mut Vec<Open>, place: Place) -> Result<(), RecordError> {
    let fail = |problem| Err(RecordError::at(place, problem));
    if stack.len() < 2 {
        return fail(RecordProblem::StrayParenthesis);
    }
    let Some(open) = stack.pop() else {
        return fail(RecordProblem::StrayParenthesis);
    };
    if let Some((place, _)) = open.throw {
        return Err(RecordError::at(place, RecordProblem::StrayThrow));
    }
    if open.line.nodes.is_empty() {
        return fail(RecordProblem::EmptyVariation);
    }
    if let Some(node) = stack.last_mut().and_then(|parent| parent.line.nodes.last_mut()) {
        node.variations.push(open.line);
    }
    Ok(())
}

/// The value of a tag as we write it: a result by points is one by games, as at the end of the
/// turns.
fn canonical_value<'a>(name: &str, value: &'a str) -> &'a str {
    match GameResult::from_token(value) {
        Some(result) if name == "Result" => result.as_str(),
        _ => value,
    }
}
