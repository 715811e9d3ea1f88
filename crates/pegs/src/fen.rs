//! Positions as one line of text, and as a drawing.

use alloc::{format, string::String};
use core::fmt::Write;

use board::{FenError, RuleValue, State};

use crate::{Goal, Hole, HoleSet, Layout, Pegs, Row, Rules};

/// Writes the rows from top to bottom, `o` for a peg, digits for runs of empty holes, and the
/// goal where it is not that of the rules.
pub(crate) fn write(position: &Pegs) -> String {
    let mut text = String::new();
    for (number, &row) in position.layout().rows().iter().enumerate().rev() {
        let mut empty = 0;
        for hole in holes_of(row, number) {
            if position.pegs().contains(hole) {
                push_run(&mut text, &mut empty);
                text.push('o');
            } else {
                empty += 1;
            }
        }
        push_run(&mut text, &mut empty);
        if number > 0 {
            text.push('/');
        }
    }
    if position.goal() != position.rules().goal {
        // Writing to a string cannot fail.
        let _ = write!(text, " goal={}", position.goal());
    }
    text
}

/// Reads what [`write()`] writes.
pub(crate) fn read(rules: Rules, text: &str) -> Result<Pegs, FenError> {
    let mut parts = text.split_whitespace();
    let rows = parts.next().ok_or_else(|| FenError::syntax("board", "it is missing"))?;
    let pegs = read_rows(rules.layout, rows)?;
    let goal = parts.next().map_or(Ok(rules.goal), read_goal)?;
    if let Some(part) = parts.next() {
        return Err(FenError::syntax(
            "goal",
            format!("nothing may follow it, but \"{part}\" does"),
        ));
    }
    Pegs::problem(rules, pegs, goal)
}

fn read_goal(text: &str) -> Result<Goal, FenError> {
    let value = text
        .strip_prefix("goal=")
        .ok_or_else(|| FenError::syntax("goal", format!("\"{text}\" does not begin with goal=")))?;
    Goal::from_text(value).map_err(|error| FenError::syntax("goal", format!("{error}")))
}

fn read_rows(layout: Layout, text: &str) -> Result<HoleSet, FenError> {
    let rows = layout.rows();
    let found = text.split('/').count();
    if found != rows.len() {
        return Err(FenError::syntax(
            "board",
            format!("it has {found} rows, the {layout} board {}", rows.len()),
        ));
    }
    let mut pegs = HoleSet::EMPTY;
    for ((number, &row), text) in rows.iter().enumerate().rev().zip(text.split('/')) {
        read_row(row, number, text, &mut pegs)?;
    }
    Ok(pegs)
}

fn read_row(row: Row, number: usize, text: &str, pegs: &mut HoleSet) -> Result<(), FenError> {
    let length = || {
        FenError::syntax(
            "board",
            format!("row {} is \"{text}\", not {} holes", number + 1, row.len),
        )
    };
    let mut holes = holes_of(row, number);
    for symbol in text.chars() {
        match symbol {
            'o' => *pegs = pegs.with(holes.next().ok_or_else(length)?),
            '1'..='9' => {
                for _ in '0'..symbol {
                    holes.next().ok_or_else(length)?;
                }
            }
            _ => {
                return Err(FenError::syntax(
                    "board",
                    format!("\"{symbol}\" in row {} is neither o nor a digit", number + 1),
                ));
            }
        }
    }
    match holes.next() {
        None => Ok(()),
        Some(_) => Err(length()),
    }
}

fn holes_of(row: Row, number: usize) -> impl Iterator<Item = Hole> {
    (row.first..row.first + row.len).filter_map(move |column| Hole::new(column, number as u8))
}

fn push_run(text: &mut String, empty: &mut u8) {
    if *empty > 0 {
        text.push(char::from(b'0' + *empty));
        *empty = 0;
    }
}

/// Draws the board with its coordinates, `o` for a peg and `.` for an empty hole.
pub(crate) fn diagram(position: &Pegs) -> String {
    let layout = position.layout();
    let mut text = String::new();
    for (number, &row) in layout.rows().iter().enumerate().rev() {
        let indent = match layout {
            // Each row of the triangle stands half a hole further right than the one below.
            Layout::Triangle => number,
            Layout::English | Layout::European => 2 * usize::from(row.first),
        };
        let _ = write!(text, "{} {:indent$}", number + 1, "");
        for hole in holes_of(row, number) {
            let peg = position.pegs().contains(hole);
            text.push_str(if peg { " o" } else { " ." });
        }
        text.push('\n');
    }
    let width = layout.rows().iter().map(|row| row.len).max().unwrap_or(0);
    text.push_str("  ");
    for column in 0..width {
        text.push(' ');
        text.push(char::from(b'a' + column));
    }
    text.push('\n');
    text
}
