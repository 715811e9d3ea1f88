//! Boards drawn in lines of text, without words, from either side.

use board::Side;
use game::Family;
use seat::Marks;

/// A drawn board with marks in place of its letters.
pub(crate) fn draw(marks: Marks, family: Family, board: &str) -> String {
    let last = board.lines().count().saturating_sub(1);
    let line = |(index, line): (usize, &str)| -> String {
        // The names of the columns are letters too, and the first sign names the row.
        let drawn = |(column, c): (usize, char)| {
            let is_name = index == last || column == 0;
            if is_name { c } else { sign(marks, family, c) }
        };
        line.chars().enumerate().map(drawn).collect()
    };
    board.lines().enumerate().map(line).collect::<Vec<_>>().join("\n")
}

fn sign(marks: Marks, family: Family, letter: char) -> char {
    for side in Side::ALL {
        if Marks::Letters.piece(family, side) == letter {
            return marks.piece(family, side);
        }
        if family == Family::Draughts && Marks::Letters.king(side) == letter {
            return marks.king(side);
        }
    }
    letter
}

/// The drawn board of a diagram, down to the letters of its columns.
///
/// What a diagram says in words below them is English; players are told in their own language.
pub(crate) fn board(diagram: &str) -> String {
    let mut lines = Vec::new();
    for line in diagram.lines() {
        lines.push(line.trim_end());
        if is_letters(line) {
            break;
        }
    }
    lines.join("\n")
}

/// The same board as the player on the other side sees it.
pub(crate) fn flipped(diagram: &str) -> String {
    let board = board(diagram);
    let mut rows: Vec<Row<'_>> = board.lines().map(Row::read).collect();
    let indent = |row: &Row<'_>| row.cells.len() - row.cells.trim_start().len();
    let drawn = |row: &&Row<'_>| !row.cells.trim().is_empty();
    let margin = rows.iter().filter(drawn).map(indent).min().unwrap_or(0);
    let width = rows.iter().map(|row| row.cells.trim_end().len()).max().unwrap_or(0);
    let letters = rows.pop();
    rows.reverse();
    // A blank line between board and letters stays there.
    let blank = rows.first().is_some_and(Row::is_blank).then(|| rows.remove(0));
    rows.extend(blank);
    rows.extend(letters);
    let lines: Vec<String> = rows.iter().map(|row| row.turned(margin, width)).collect();
    lines.join("\n")
}

/// A line of a drawing: the number of its row, what stands on it, and numbers of squares.
struct Row<'a> {
    label: &'a str,
    cells: &'a str,
    numbers: &'a str,
}

impl<'a> Row<'a> {
    fn read(line: &'a str) -> Self {
        let (label, rest) = line.split_at_checked(1).unwrap_or((line, ""));
        let end = rest.find(|c: char| c.is_ascii_digit()).unwrap_or(rest.len());
        let (cells, numbers) = rest.split_at(end);
        Self { label, cells: cells.trim_end(), numbers }
    }

    fn is_blank(&self) -> bool {
        self.label.trim().is_empty() && self.cells.trim().is_empty()
    }

    fn turned(&self, margin: usize, width: usize) -> String {
        let padded = format!("{:<width$}", self.cells);
        let cells: String =
            padded.chars().skip(margin).collect::<Vec<_>>().into_iter().rev().collect();
        let numbers: Vec<String> =
            self.numbers.split_whitespace().rev().map(|number| format!(" {number:>2}")).collect();
        let numbers = numbers.concat();
        let gap = if numbers.is_empty() { "" } else { "  " };
        let line = format!("{}{:margin$}{cells}{gap}{numbers}", self.label, "");
        line.trim_end().to_string()
    }
}

/// Whether a line holds the letters of the columns and nothing else.
fn is_letters(line: &str) -> bool {
    let mut letters = line.chars().filter(|c| !c.is_whitespace());
    letters.next() == Some('a') && letters.next() == Some('b')
}

#[cfg(test)]
mod tests {
    use game::catalogue;

    use super::*;

    fn diagram(id: &str, fen: &str) -> String {
        let rules = catalogue::find(id).unwrap().rules;
        rules.read_fen(fen).unwrap().diagram()
    }

    #[test]
    fn a_board_has_no_words_below_it() {
        for entry in catalogue::all() {
            let board = board(&entry.rules.initial().diagram());
            assert!(is_letters(board.lines().last().unwrap()), "{}: {board}", entry.id);
            assert!(board.lines().count() > 4, "{}", entry.id);
        }
    }

    #[test]
    fn pieces_are_discs_and_columns_stay_letters() {
        let board = board(&diagram("three", "W2/3/2B w 2 2 0"));
        let drawn = draw(Marks::Discs, Family::Mill, &board);
        assert!(drawn.starts_with("3  ○---.---."), "{drawn}");
        assert!(drawn.contains("\n1  .---.---●"), "{drawn}");
        assert!(drawn.ends_with("\n   a   b   c"), "{drawn}");
        assert_eq!(draw(Marks::Letters, Family::Mill, &board), board);
        let board = super::board(&diagram("russian", "W:Wa1,Kc1:Bb8,Kd8"));
        let drawn = draw(Marks::Discs, Family::Draughts, &board);
        assert!(drawn.starts_with("8   ●   ◉"), "{drawn}");
        assert!(drawn.contains("\n1 ○   ◎"), "{drawn}");
    }

    #[test]
    fn turning_twice_changes_nothing() {
        for entry in catalogue::all() {
            if entry.id.starts_with("pegs") {
                continue;
            }
            let diagram = entry.rules.initial().diagram();
            let twice = flipped(&flipped(&diagram));
            assert_eq!(twice, board(&diagram), "{}", entry.id);
        }
    }

    #[test]
    fn the_other_side_sees_the_board_turned() {
        let turned = flipped(&diagram("three", "W2/3/2B w 2 2 0"));
        let wanted = [
            r"1  B---.---.",
            r"   | \ | / |",
            r"2  .---.---.",
            r"   | / | \ |",
            r"3  .---.---W",
            "",
            "   c   b   a",
        ];
        assert_eq!(turned.lines().collect::<Vec<_>>(), wanted);
    }
}
