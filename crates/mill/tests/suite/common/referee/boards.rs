//! The boards as one sees them printed.

use mill::{BoardId, Lines, Rules};

use super::{Line, Name};

pub(super) fn words(text: &str) -> Vec<Name> {
    text.split_whitespace().map(str::to_string).collect()
}

pub(super) fn rows_of(board: BoardId) -> &'static str {
    match board {
        BoardId::Nine => {
            "a7 d7 g7 / b6 d6 f6 / c5 d5 e5 / a4 b4 c4 e4 f4 g4 / c3 d3 e3 / b2 d2 f2 / a1 d1 g1"
        }
        BoardId::Six => "a5 c5 e5 / b4 c4 d4 / a3 b3 d3 e3 / b2 c2 d2 / a1 c1 e1",
        BoardId::Seven => "a5 c5 e5 / b4 c4 d4 / a3 b3 c3 d3 e3 / b2 c2 d2 / a1 c1 e1",
        BoardId::Three => "a3 b3 c3 / a2 b2 c2 / a1 b1 c1",
    }
}

/// Straight drawn lines, as one sees them on the printed board.
pub(super) fn drawn(rules: &Rules) -> Vec<Vec<Name>> {
    let straight = match rules.board {
        BoardId::Nine => {
            "a7 d7 g7, b6 d6 f6, c5 d5 e5, a4 b4 c4, e4 f4 g4, c3 d3 e3, b2 d2 f2, a1 d1 g1, \
             a1 a4 a7, b2 b4 b6, c3 c4 c5, d1 d2 d3, d5 d6 d7, e3 e4 e5, f2 f4 f6, g1 g4 g7"
        }
        BoardId::Six => {
            "a5 c5 e5, a1 c1 e1, a1 a3 a5, e1 e3 e5, b4 c4 d4, b2 c2 d2, b2 b3 b4, d2 d3 d4, \
             a3 b3, d3 e3, c1 c2, c4 c5"
        }
        BoardId::Seven => {
            "a5 c5 e5, a1 c1 e1, a1 a3 a5, e1 e3 e5, b4 c4 d4, b2 c2 d2, b2 b3 b4, d2 d3 d4, \
             a3 b3 c3 d3 e3, c1 c2 c3 c4 c5"
        }
        BoardId::Three => "a3 b3 c3, a2 b2 c2, a1 b1 c1, a1 a2 a3, b1 b2 b3, c1 c2 c3",
    };
    let mut lines: Vec<Vec<Name>> = straight.split(',').map(words).collect();
    if matches!(rules.lines, Lines::Diagonal | Lines::DiagonalMoves) {
        lines.extend(diagonals(rules.board));
    }
    lines
}

pub(super) fn diagonals(board: BoardId) -> Vec<Vec<Name>> {
    let text = match board {
        BoardId::Three => "a1 b2 c3, a3 b2 c1",
        _ => "a7 b6 c5, g7 f6 e5, a1 b2 c3, g1 f2 e3",
    };
    text.split(',').map(words).collect()
}

pub(super) fn mills(rules: &Rules) -> Vec<Line> {
    let plain = Rules { lines: Lines::Straight, ..*rules };
    let straight = drawn(&plain).into_iter().flat_map(|line| {
        line.windows(3).map(|three| three.iter().cloned().collect()).collect::<Vec<Line>>()
    });
    let corners = "a4 a7 d7, d7 g7 g4, a4 a1 d1, d1 g1 g4, b4 b6 d6, d6 f6 f4, b4 b2 d2, d2 f2 f4, \
                   c4 c5 d5, d5 e5 e4, c4 c3 d3, d3 e3 e4";
    let corners = corners.split(',').map(|line| words(line).into_iter().collect::<Line>());
    let diagonal = diagonals(rules.board).into_iter().map(|line| line.into_iter().collect());
    match rules.lines {
        Lines::Straight | Lines::DiagonalMoves => straight.collect(),
        Lines::Diagonal | Lines::DiagonalMills => straight.chain(diagonal).collect(),
        Lines::Corners => straight.chain(corners).collect(),
        Lines::CornersOnly => corners.collect(),
    }
}

/// The table of knight's moves as the rule reference prints it.
const KNIGHT: &str = "a7 c4 d1 d5 g4, d7 a1 c5 e5 g1, g7 a4 d1 d5 e4, b6 d2 f4, d6 b2 f2, f6 b4 d2, \
    c5 a4 d3 d7 e4, d5 a7 c3 e3 g7, e5 c4 d3 d7 g4, a4 c3 c5 g1 g7, b4 f2 f6, c4 a1 a7 e3 e5, \
    e4 c3 c5 g1 g7, f4 b2 b6, g4 a1 a7 e3 e5, c3 a4 d1 d5 e4, d3 a1 c5 e5 g1, e3 c4 d1 d5 g4, \
    b2 d6 f4, d2 b6 f6, f2 b4 d6, a1 c4 d3 d7 g4, d1 a7 c3 e3 g7, g1 a4 d3 d7 e4";

pub fn knight_moves(from: &str) -> Vec<Name> {
    let rows = KNIGHT.split(',').map(words).find(|row| row[0] == from);
    rows.map(|row| row[1..].to_vec()).unwrap_or_default()
}
