//! Turns as text, in the words of PDN.
//!
//! `11-15` is a step and `11x18` a capture; squares are numbers or letter and digit, as the rules
//! have it. A capture names only its first and last square as long as no other legal turn does
//! the same; otherwise every landing is written: `10x19x26`. A huff comes first, with the square
//! of the piece that is taken off: `x22 9-13`.
//!
//! The reader also takes `:` or `-` for the `x` of a capture, either way to write squares, spaces
//! around the signs, and captures with some or all landings. Where a step and a capture share
//! their squares, `-` is the step.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};

use board::{ReadMoveError, State};

use crate::{
    Draughts, Move, Setup, Square,
    capture::{capturers, legal_paths},
    numbering::Coordinates,
    path::Path,
    refusal,
};

const EXPECTED: &str = "two or more squares with - or x between them, as in 11-15 or c3xe5";

/// Writes a legal turn.
pub fn write(position: &Draughts, m: Move) -> String {
    let coordinates = Coordinates::new(position.rules_ref());
    let mut text = String::new();
    if let Some(huffed) = m.huffed {
        text.push('x');
        text.push_str(&coordinates.write(huffed));
        text.push(' ');
    }
    if !m.is_capture() {
        text.push_str(&coordinates.write(m.from));
        text.push('-');
        text.push_str(&coordinates.write(m.to));
        return text;
    }
    let squares = if is_short_form_enough(position, m) {
        [m.from, m.to].to_vec()
    } else {
        route(position, m)
    };
    for (i, square) in squares.into_iter().enumerate() {
        if i > 0 {
            text.push('x');
        }
        text.push_str(&coordinates.write(square));
    }
    text
}

/// The squares a turn touches, from the first to the last; of several ways the first one found.
///
/// A turn that is not legal gives its first and last square.
pub fn route(position: &Draughts, m: Move) -> Vec<Square> {
    let mut squares = Vec::new();
    visit_ways(position, m.huffed, |path| {
        if squares.is_empty() && is_way_of(path, m) {
            squares.push(path.from);
            squares.extend(path.jumps().iter().map(|jump| jump.landing));
        }
    });
    if squares.is_empty() {
        squares.extend([m.from, m.to]);
    }
    squares
}

fn is_short_form_enough(position: &Draughts, m: Move) -> bool {
    let mut others = 0;
    position.visit_moves(|other| {
        let alike =
            other.is_capture() && (other.huffed, other.from, other.to) == (m.huffed, m.from, m.to);
        others += u32::from(alike && other != m);
    });
    others == 0
}

fn is_way_of(path: &Path, m: Move) -> bool {
    path.turn() == Move { huffed: None, ..m }
}

/// The board on which the move itself is made.
pub(crate) fn after_huff(position: &Draughts, huffed: Option<Square>) -> Setup {
    match huffed {
        Some(square) => position.setup().without(square),
        None => *position.setup(),
    }
}

/// Visits every legal way to capture.
fn visit_ways(position: &Draughts, huffed: Option<Square>, visit: impl FnMut(&Path)) {
    let setup = after_huff(position, huffed);
    let rules = position.rules_ref();
    legal_paths(&setup, rules, capturers(&setup, rules), visit);
}

/// What a text says of a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Words {
    pub(crate) huffed: Option<Square>,
    pub(crate) from: Square,
    pub(crate) landings: Vec<Square>,
    pub(crate) to: Square,
    pub(crate) is_step: bool,
}

/// Reads a turn and makes sure that it is legal.
///
/// # Errors
///
/// If the text is no turn, not a legal one, or more than one.
pub fn read(position: &Draughts, text: &str) -> Result<Move, ReadMoveError> {
    let coordinates = Coordinates::new(position.rules_ref());
    let words = parse(coordinates, text)
        .ok_or_else(|| ReadMoveError::Syntax { text: text.to_string(), expected: EXPECTED })?;
    let found = candidates(position, &words);
    match found[..] {
        [] => Err(ReadMoveError::Illegal {
            text: text.to_string(),
            objection: refusal::of_words(position, &words),
        }),
        [m] => Ok(m),
        _ => Err(ReadMoveError::Ambiguous {
            text: text.to_string(),
            candidates: join(position, &found),
        }),
    }
}

fn join(position: &Draughts, moves: &[Move]) -> String {
    let mut list = String::new();
    for &m in moves {
        if !list.is_empty() {
            list.push_str(", ");
        }
        list.push_str(&write(position, m));
    }
    list
}

fn parse(coordinates: Coordinates, text: &str) -> Option<Words> {
    let is_sign = |c: char| matches!(c, '-' | 'x' | 'X' | ':' | '×');
    let mut text = text.trim();
    let mut huffed = None;
    if let Some(rest) = text.strip_prefix(['x', 'X', ':', '×']) {
        // Where no blanks are kept, a stroke stands between the huff and the move.
        let parts = |c: char| c.is_whitespace() || c == '/';
        let (square, rest) = rest.trim_start().split_once(parts)?;
        huffed = Some(coordinates.read(square)?);
        text = rest.trim_start();
    }
    let is_step = text.find(is_sign).is_some_and(|at| text[at..].starts_with('-'));
    let mut squares = Vec::new();
    for part in text.split(is_sign) {
        squares.push(coordinates.read(part.trim())?);
    }
    match squares[..] {
        [from, ref landings @ .., to] => {
            Some(Words { huffed, from, landings: landings.to_vec(), to, is_step })
        }
        _ => None,
    }
}

/// The legal turns that fit the words.
fn candidates(position: &Draughts, words: &Words) -> Vec<Move> {
    let (mut steps, mut captures) = (Vec::new(), Vec::new());
    position.visit_moves(|m| {
        if (m.huffed, m.from, m.to) == (words.huffed, words.from, words.to) {
            if m.is_capture() {
                captures.push(m);
            } else if words.is_step && words.landings.is_empty() {
                steps.push(m);
            }
        }
    });
    if captures.is_empty() || !steps.is_empty() {
        return steps;
    }
    let (mut exact, mut partial) = (Vec::new(), Vec::new());
    visit_ways(position, words.huffed, |path| {
        let Some(&m) = captures.iter().find(|&&m| is_way_of(path, m)) else {
            return;
        };
        let fits = if is_exact(path, words) {
            &mut exact
        } else if is_partial(path, words) {
            &mut partial
        } else {
            return;
        };
        if !fits.contains(&m) {
            fits.push(m);
        }
    });
    if exact.is_empty() { partial } else { exact }
}

/// Whether the words name every landing of the path.
fn is_exact(path: &Path, words: &Words) -> bool {
    let stops = path.jumps().iter().map(|jump| jump.stops);
    path.jumps().len() == words.landings.len() + 1
        && stops.zip(&words.landings).all(|(stops, &square)| stops.contains(square))
}

/// Whether the words name some landings of the path in their order.
pub(crate) fn is_partial(path: &Path, words: &Words) -> bool {
    let mut stops = path.jumps().iter().map(|jump| jump.stops);
    words.landings.iter().all(|&square| stops.any(|stops| stops.contains(square)))
}
