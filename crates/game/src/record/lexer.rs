//! The words of a record.

use board::Throw;

use super::{Comment, Place, RecordError, RecordProblem};
use crate::GameResult;

/// A word of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Token<'a> {
    Tag {
        name: &'a str,
        value: String,
    },
    /// `1.`, or `1...` when the second side is to move.
    Number {
        second: bool,
    },
    /// A turn or a result.
    Word(&'a str),
    Nag(u8),
    /// `None` when there is no word in it.
    Comment(Option<Comment>),
    Throw(Throw),
    Open,
    Close,
}

/// The longest turn that is read, in bytes: the longest capture of draughts is far shorter.
const MAX_TURN: usize = 128;

/// The longest text that is tried as a throw, in bytes.
const MAX_THROW: usize = 16;

/// Whether a text can stand as a turn in a record.
pub(super) fn is_turn_text(text: &str) -> bool {
    (1..=MAX_TURN).contains(&text.len())
        && text.chars().all(is_word_character)
        && !text.bytes().all(|byte| byte.is_ascii_digit())
        && GameResult::from_token(text).is_none()
}

fn is_word_character(c: char) -> bool {
    !c.is_whitespace()
        && !c.is_control()
        && !matches!(
            c,
            '{' | '}'
                | '('
                | ')'
                | '['
                | ']'
                | ';'
                | '"'
                | '$'
                | '!'
                | '?'
                | ','
                | '.'
                | '\u{feff}'
        )
}

/// Cuts a text into words.
#[derive(Debug)]
pub(super) struct Lexer<'a> {
    rest: &'a str,
    place: Place,
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self {
            rest: text.strip_prefix('\u{feff}').unwrap_or(text),
            place: Place { line: 1, column: 1 },
        }
    }

    /// The next word and its place, or `None` at the end.
    pub(super) fn next(&mut self) -> Result<Option<(Place, Token<'a>)>, RecordError> {
        self.skip_blanks();
        let place = self.place;
        let Some(first) = self.rest.chars().next() else {
            return Ok(None);
        };
        let token = match first {
            '[' => self.tag(place)?,
            '{' => self.brace_comment(place)?,
            ';' => self.line_comment(),
            '(' => self.throw().unwrap_or_else(|| {
                self.bump();
                Token::Open
            }),
            ')' => {
                self.bump();
                Token::Close
            }
            '$' => self.nag(place)?,
            '!' | '?' => self.glyph(),
            '.' => {
                self.take_while(|c| c == '.');
                Token::Number { second: true }
            }
            _ if is_word_character(first) => self.word(place)?,
            _ => {
                return Err(RecordError::at(place, RecordProblem::UnexpectedCharacter(first)));
            }
        };
        Ok(Some((place, token)))
    }

    /// The place of what comes next.
    pub(super) fn place(&self) -> Place {
        self.place
    }

    fn bump(&mut self) -> Option<char> {
        let c = self.rest.chars().next()?;
        self.rest = &self.rest[c.len_utf8()..];
        if c == '\n' {
            self.place.line += 1;
            self.place.column = 1;
        } else {
            self.place.column += 1;
        }
        Some(c)
    }

    fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let all = self.rest;
        while self.rest.chars().next().is_some_and(&wanted) {
            self.bump();
        }
        &all[..all.len() - self.rest.len()]
    }

    /// Blanks, and the commas that the handbook puts between the two turns of a number.
    fn skip_blanks(&mut self) {
        self.take_while(|c| c.is_whitespace() || c == ',');
    }

    fn tag(&mut self, place: Place) -> Result<Token<'a>, RecordError> {
        let bad = || RecordError::at(place, RecordProblem::BadTag);
        self.bump();
        self.take_while(char::is_whitespace);
        let name = self.take_while(|c| c.is_ascii_alphanumeric() || c == '_');
        self.take_while(char::is_whitespace);
        if name.is_empty() || self.bump() != Some('"') {
            return Err(bad());
        }
        let mut value = String::new();
        loop {
            match self.bump().ok_or_else(bad)? {
                '"' => break,
                '\n' => return Err(bad()),
                '\\' if self.rest.starts_with(['"', '\\']) => value.extend(self.bump()),
                c => value.push(c),
            }
        }
        self.take_while(char::is_whitespace);
        match self.bump() {
            Some(']') => Ok(Token::Tag { name, value }),
            _ => Err(bad()),
        }
    }

    fn brace_comment(&mut self, place: Place) -> Result<Token<'a>, RecordError> {
        self.bump();
        let text = self.take_while(|c| c != '}');
        match self.bump() {
            Some(_) => Ok(Token::Comment(Comment::new(text))),
            None => Err(RecordError::at(place, RecordProblem::UnclosedComment)),
        }
    }

    fn line_comment(&mut self) -> Token<'a> {
        self.bump();
        Token::Comment(Comment::new(self.take_while(|c| c != '\n')))
    }

    /// A parenthesis that holds three dice and nothing else.
    fn throw(&mut self) -> Option<Token<'a>> {
        let end = self.rest.bytes().take(MAX_THROW).position(|byte| byte == b')')?;
        let (inside, after) = self.rest.split_at(end + 1);
        let throw = inside.parse().ok()?;
        while self.rest.len() > after.len() {
            self.bump();
        }
        Some(Token::Throw(throw))
    }

    fn nag(&mut self, place: Place) -> Result<Token<'a>, RecordError> {
        self.bump();
        let number = self.take_while(|c| c.is_ascii_digit());
        number.parse().map(Token::Nag).map_err(|_| {
            let shown = number.chars().take(MAX_THROW).collect();
            RecordError::at(place, RecordProblem::BadNag(shown))
        })
    }

    fn glyph(&mut self) -> Token<'a> {
        let glyph = match self.rest.as_bytes() {
            [a, b @ (b'!' | b'?'), ..] => [*a, *b],
            [a, ..] => [*a, b' '],
            [] => [b' '; 2],
        };
        self.bump();
        if glyph[1] != b' ' {
            self.bump();
        }
        Token::Nag(match &glyph {
            b"! " => 1,
            b"? " => 2,
            b"!!" => 3,
            b"??" => 4,
            b"!?" => 5,
            _ => 6,
        })
    }

    fn word(&mut self, place: Place) -> Result<Token<'a>, RecordError> {
        let word = self.take_while(is_word_character);
        if word.bytes().all(|byte| byte.is_ascii_digit()) {
            let dots = self.take_while(|c| c == '.');
            return Ok(Token::Number { second: dots.len() > 1 });
        }
        if word.len() > MAX_TURN {
            let shown = word.chars().take(MAX_THROW).chain(['…']).collect();
            return Err(RecordError::at(place, RecordProblem::BadTurn(shown)));
        }
        Ok(Token::Word(word))
    }
}
