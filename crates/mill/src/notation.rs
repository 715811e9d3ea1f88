//! Turns in writing: `d2`, `d2-b2`, `d2-b2xa4`, `a1+a4+a7`, `d2+`, `xa4`, `pass`.
//!
//! Read as well: capitals, `d2b2`, `d2-b2/xa4` as the handbook writes it, several captures in any
//! order, and an extra turn without its `+`.

use alloc::{format, string::String, vec::Vec};
use core::fmt::Write;

use board::{Objection, ReadMoveError, State};

use crate::{Action, Mill, Move, PointName, PointSet};

const EXPECTED: &str = "expected a turn such as d2, d2-b2 or d2-b2xa4";

impl Mill {
    pub(crate) fn write_move(&self, m: Move) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = self.write_action(m.action, &mut text);
        for name in self.sorted_names(m.captures) {
            let _ = write!(text, "x{name}");
        }
        if m.again {
            text.push('+');
        }
        text
    }

    fn write_action(&self, action: Action, text: &mut String) -> core::fmt::Result {
        match action {
            Action::Place { to } => write!(text, "{}", self.board.name(to)),
            Action::Shift { from, to } => {
                write!(text, "{}-{}", self.board.name(from), self.board.name(to))
            }
            Action::Enter { line } => {
                for (i, name) in self.sorted_names(line).into_iter().enumerate() {
                    let plus = if i == 0 { "" } else { "+" };
                    write!(text, "{plus}{name}")?;
                }
                Ok(())
            }
            Action::Remove => Ok(()),
            Action::Pass => text.write_str("pass"),
        }
    }

    pub(crate) fn parse_move(&self, text: &str) -> Result<Move, ReadMoveError> {
        let syntax = || ReadMoveError::Syntax { text: shorten(text), expected: EXPECTED };
        let illegal = |objection| ReadMoveError::Illegal { text: shorten(text), objection };
        let written = self.read_written(text).ok_or_else(syntax)?;
        if self.is_legal(written) {
            return Ok(written);
        }
        // The plus may be left out: whether a turn earns another one follows from the rules.
        let again = Move { again: true, ..written };
        if self.is_legal(again) {
            return Ok(again);
        }
        if written.again && self.is_legal(Move { again: false, ..written }) {
            let message = "this turn earns no extra turn, so it has no \"+\" at its end";
            return Err(illegal(Objection::new("extra-turn", "on_mill_placing", message)));
        }
        Err(illegal(self.explain(written)))
    }

    /// Reads the parts of a turn without asking whether it is legal.
    fn read_written(&self, text: &str) -> Option<Move> {
        let text = text.trim();
        if !text.is_ascii() || text.len() > 64 {
            return None;
        }
        let text = text.to_ascii_lowercase().replace("/x", "x").replace(':', "x");
        if text == "pass" {
            return Some(Move::quiet(Action::Pass));
        }
        let (text, again) = match text.strip_suffix('+') {
            Some(rest) => (rest, true),
            None => (text.as_str(), false),
        };
        let mut parts = text.split('x');
        let action = self.read_action(parts.next()?)?;
        let mut captures = PointSet::EMPTY;
        for name in parts {
            let point = self.board.point(name)?;
            if captures.contains(point) {
                return None;
            }
            captures = captures.with(point);
        }
        if action == Action::Remove && captures.is_empty() {
            return None;
        }
        Some(Move { action, captures, again })
    }

    fn read_action(&self, text: &str) -> Option<Action> {
        if text.is_empty() {
            return Some(Action::Remove);
        }
        if text.contains('+') {
            let points =
                text.split('+').map(|name| self.board.point(name)).collect::<Option<Vec<_>>>()?;
            let line = points.iter().copied().collect::<PointSet>();
            return (points.len() == 3 && line.len() == 3).then_some(Action::Enter { line });
        }
        let halves = (text.len() == 4).then(|| text.split_at(2));
        match text.split_once('-').or(halves) {
            Some((from, to)) => {
                Some(Action::Shift { from: self.board.point(from)?, to: self.board.point(to)? })
            }
            None => Some(Action::Place { to: self.board.point(text)? }),
        }
    }

    /// The names of points, joined by spaces.
    pub(crate) fn names(&self, points: PointSet) -> String {
        let mut text = String::new();
        for name in self.sorted_names(points) {
            let space = if text.is_empty() { "" } else { " " };
            let _ = write!(text, "{space}{name}");
        }
        text
    }

    /// The names of points as one looks them up: a to g, then 1 to 7.
    fn sorted_names(&self, points: PointSet) -> Vec<PointName> {
        let mut names: Vec<_> = points.into_iter().map(|point| self.board.name(point)).collect();
        names.sort_unstable();
        names
    }
}

/// What was written, cut where it is too long for a message.
fn shorten(text: &str) -> String {
    match text.char_indices().nth(40) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => String::from(text),
    }
}
