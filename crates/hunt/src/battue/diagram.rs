//! Positions drawn in lines of text.

use alloc::{format, string::String};

use board::Position;
use mill::Canvas;

use super::{Battue, board};

/// Draws the board with its lines: `W` is the quarry, `B` a hunter, `.` an empty point.
pub(super) fn draw(position: &Battue) -> String {
    let mut canvas = Canvas::of(board());
    for point in board().points() {
        let letter = if point == position.quarry() {
            'W'
        } else if position.hunters().contains(point) {
            'B'
        } else {
            '.'
        };
        canvas.put(board(), point, letter);
    }
    let (turn, moves) = (position.turn(), position.hunter_moves());
    format!("{}\n{turn} to move, hunter moves: {moves}\n", canvas.text())
}
