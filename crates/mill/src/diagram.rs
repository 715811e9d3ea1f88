//! Positions drawn in lines of text.

use alloc::{format, string::String, vec, vec::Vec};

use board::Side;

use crate::{Board, Mill, Point};

/// Columns of text from one file to the next; a row of the board is two lines of text.
const WIDTH: usize = 4;

impl Mill {
    pub(crate) fn draw(&self) -> String {
        let mut canvas = Canvas::of(self.board);
        for point in self.board.points() {
            let letter = match self.at(point) {
                Some(Side::White) => 'W',
                Some(Side::Black) => 'B',
                None => '.',
            };
            canvas.put(self.board, point, letter);
        }
        format!("{}\n{}", canvas.text(), self.describe())
    }

    fn describe(&self) -> String {
        format!(
            "{} to move, in hand: white {}, black {}",
            self.turn, self.hands.white, self.hands.black
        )
    }
}

/// A board drawn with a letter on each point; the hunt on the mill board uses it too.
#[derive(Debug)]
pub struct Canvas {
    cells: Vec<Vec<char>>,
    size: usize,
}

impl Canvas {
    /// The drawn lines of a board, without stones.
    pub fn of(board: &Board) -> Self {
        let size = board.points().into_iter().map(|p| board.coordinates(p).0).max().unwrap_or(0)
            as usize
            + 1;
        let mut canvas =
            Self { cells: vec![vec![' '; (size - 1) * WIDTH + 1]; 2 * size - 1], size };
        for track in board.tracks() {
            for (from, to) in track.clone().zip(track.skip(1)) {
                canvas.line(canvas.place(board, from), canvas.place(board, to));
            }
        }
        canvas
    }

    /// Puts a letter on a point.
    pub fn put(&mut self, board: &Board, point: Point, letter: char) {
        let (line, column) = self.place(board, point);
        self.cells[line][column] = letter;
    }

    /// The drawing with the names of rows and columns.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for (line, cells) in self.cells.iter().enumerate() {
            let label =
                if line % 2 == 0 { format!("{}", self.size - line / 2) } else { " ".into() };
            let row = format!("{label}  {}", cells.iter().collect::<String>());
            text.push_str(row.trim_end());
            text.push('\n');
        }
        text.push('\n');
        let letters = (0..self.size).map(|file| format!("{:<WIDTH$}", (b'a' + file as u8) as char));
        text.push_str(format!("   {}", letters.collect::<String>()).trim_end());
        text
    }

    fn place(&self, board: &Board, point: Point) -> (usize, usize) {
        let (file, rank) = board.coordinates(point);
        (2 * (self.size - 1 - rank as usize), file as usize * WIDTH)
    }

    fn line(&mut self, from: (usize, usize), to: (usize, usize)) {
        let steps = from.0.abs_diff(to.0).max(from.1.abs_diff(to.1));
        let stroke = match (from.0 == to.0, from.1 == to.1) {
            (true, _) => '-',
            (_, true) => '|',
            _ if (from.0 < to.0) == (from.1 < to.1) => '\\',
            _ => '/',
        };
        for step in 1..steps {
            let between = |a: usize, b: usize| (a * (steps - step) + b * step) / steps;
            let exact = |a: usize, b: usize| (a * (steps - step) + b * step).is_multiple_of(steps);
            if exact(from.0, to.0) && exact(from.1, to.1) {
                self.cells[between(from.0, to.0)][between(from.1, to.1)] = stroke;
            }
        }
    }
}
