//! Positions in one line.
//!
//! The rows of the board from top to bottom as printed, `W` and `B` for stones and digits for
//! runs of empty points; the side to move; the stones in hand, White's then Black's; the plies
//! since the last mill or placement. The classic game begins with `3/3/3/6/3/3/3 w 9 9 0`.
//!
//! Where the rules have more state it follows as `key=value`:
//!
//! * `extra=1`: an extra turn; `extra=step`: one after a step that closed a mill without taking
//! * `throw=5,5,4`: the throw that has to be used
//! * `removals=1`: removals due because the board was full
//! * `barred-w=a4-a7`: the return that is barred for White now
//! * `spent-b=a7d7g7,b6d6f6`: lines that have paid Black
//! * `wait-w=a7d7g7:2`: lines that White may not close for so many turns
//!
//! The reader takes any white space between the parts and digits in any grouping. It also reads
//! [Sanmill's position text](crate::sanmill).

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};
use core::fmt::Write;

use board::{BySide, FenError, RuleSet, Side};

use crate::{Board, ExtraTurn, Mill, Point, PointSet, Rules, Setup, choices::Remill, sanmill};

impl Mill {
    pub(crate) fn write_fen(&self) -> String {
        let mut text = rows(self.board, |point| match self.at(point) {
            Some(Side::White) => Some('W'),
            Some(Side::Black) => Some('B'),
            None => None,
        });
        // Writing to a string cannot fail.
        let _ = write!(
            text,
            " {} {} {} {}",
            self.turn.letter(),
            self.hands.white,
            self.hands.black,
            self.idle
        );
        match self.extra {
            ExtraTurn::No => {}
            ExtraTurn::Earned => text.push_str(" extra=1"),
            ExtraTurn::AfterStep => text.push_str(" extra=step"),
        }
        if let Some(throw) = self.throw {
            let [a, b, c] = throw.dice();
            let _ = write!(text, " throw={a},{b},{c}");
        }
        if self.removals > 0 {
            let _ = write!(text, " removals={}", self.removals);
        }
        for side in Side::ALL {
            self.write_memory(side, &mut text);
        }
        text
    }

    fn write_memory(&self, side: Side, text: &mut String) {
        let letter = side.letter();
        if let Some((from, to)) = self.barred_return(side) {
            let _ =
                write!(text, " barred-{letter}={}-{}", self.board.name(from), self.board.name(to));
        }
        let spent = self.spent_lines(side);
        if spent != 0 {
            let lines = self.line_names(spent, |_| String::new());
            let _ = write!(text, " spent-{letter}={lines}");
        }
        let waiting = self.waiting_lines(side);
        if waiting != 0 {
            let turns = |line| format!(":{}", self.turns_to_wait(side, line));
            let _ = write!(text, " wait-{letter}={}", self.line_names(waiting, turns));
        }
    }

    fn line_names(&self, lines: u32, suffix: impl Fn(usize) -> String) -> String {
        let names =
            (0..self.board.lines().len()).filter(|line| lines >> line & 1 == 1).map(|line| {
                let points = self.board.lines()[line].into_iter();
                let mut name =
                    points.map(|point| self.board.name(point).to_string()).collect::<String>();
                name.push_str(&suffix(line));
                name
            });
        names.collect::<Vec<_>>().join(",")
    }
}

/// Writes the rows of a board from top to bottom, with a letter or nothing on each point.
pub fn rows(board: &Board, letter: impl Fn(Point) -> Option<char>) -> String {
    let mut text = String::new();
    let mut run = 0u8;
    let mut row = None;
    let flush = |text: &mut String, run: &mut u8| {
        if *run > 0 {
            text.push((b'0' + *run) as char);
        }
        *run = 0;
    };
    for point in board.points() {
        let rank = board.coordinates(point).1;
        if row.is_some_and(|row| row != rank) {
            flush(&mut text, &mut run);
            text.push('/');
        }
        row = Some(rank);
        match letter(point) {
            Some(letter) => {
                flush(&mut text, &mut run);
                text.push(letter);
            }
            None => run += 1,
        }
    }
    flush(&mut text, &mut run);
    text
}

/// Reads the rows of a board: White's and Black's letters.
///
/// # Errors
///
/// If a row is too short, too long or has another letter.
pub fn read_rows(board: &Board, text: &str) -> Result<BySide<PointSet>, FenError> {
    let mut points = board.points().into_iter().peekable();
    let mut stones = BySide::both(PointSet::EMPTY);
    let mut rows = text.split('/');
    while let Some(first) = points.peek().copied() {
        let rank = board.coordinates(first).1;
        let row =
            rows.next().ok_or_else(|| bad("board", format!("row {} is missing", rank + 1)))?;
        let mut next = || points.next_if(|&point| board.coordinates(point).1 == rank);
        for letter in row.chars() {
            let (count, side) = match letter {
                'W' | 'w' => (1, Some(Side::White)),
                'B' | 'b' => (1, Some(Side::Black)),
                '1'..='9' => (letter as u8 - b'0', None),
                _ => {
                    return Err(bad(
                        "board",
                        format!("'{letter}' in row {} is neither W, B nor a digit", rank + 1),
                    ));
                }
            };
            for _ in 0..count {
                let point =
                    next().ok_or_else(|| bad("board", format!("row {} is too long", rank + 1)))?;
                if let Some(side) = side {
                    stones[side] = stones[side].with(point);
                }
            }
        }
        if next().is_some() {
            return Err(bad("board", format!("row {} is too short", rank + 1)));
        }
    }
    match rows.next() {
        None => Ok(stones),
        Some(_) => Err(bad("board", "there are too many rows")),
    }
}

/// Reads a position text into plain data.
///
/// # Errors
///
/// If a part cannot be read; whether the position is possible is not looked at.
pub fn parse(rules: Rules, text: &str) -> Result<Setup, FenError> {
    rules.check().map_err(|error| FenError::impossible(error.to_string()))?;
    if text.len() > 1024 {
        return Err(bad("length", "more than 1024 characters"));
    }
    if sanmill::looks_like(text) {
        return sanmill::parse(rules, text);
    }
    let board = rules.geometry();
    let mut parts = text.split_whitespace();
    let mut part = |name: &'static str| parts.next().ok_or_else(|| bad(name, "missing"));
    let stones = read_rows(board, part("board")?)?;
    let turn = part("side to move")?;
    let turn = match turn {
        "w" | "W" => Side::White,
        "b" | "B" => Side::Black,
        _ => {
            return Err(bad("side to move", format!("\"{turn}\" is neither w nor b")));
        }
    };
    let white = number(part("stones in White's hand")?, "stones in White's hand")?;
    let black = number(part("stones in Black's hand")?, "stones in Black's hand")?;
    let idle = number(part("plies without a mill")?, "plies without a mill")?;
    let mut setup = Setup {
        stones,
        hands: BySide { white, black },
        turn,
        idle,
        extra: ExtraTurn::No,
        removals: 0,
        throw: None,
        memory: BySide::both(0),
    };
    let mut seen = Vec::new();
    for pair in parts {
        let (key, value) = pair
            .split_once('=')
            .ok_or_else(|| bad("more state", format!("\"{pair}\" is not key=value")))?;
        if seen.contains(&key) {
            return Err(bad("more state", format!("\"{key}\" stands twice")));
        }
        seen.push(key);
        read_state(rules, board, key, value, &mut setup)?;
    }
    Ok(setup)
}

fn read_state(
    rules: Rules,
    board: &Board,
    key: &str,
    value: &str,
    setup: &mut Setup,
) -> Result<(), FenError> {
    let wrong = || bad("more state", format!("\"{key}={value}\" cannot be read"));
    match key {
        "extra" => {
            setup.extra = match value {
                "1" => ExtraTurn::Earned,
                "step" => ExtraTurn::AfterStep,
                _ => return Err(wrong()),
            };
        }
        "throw" => setup.throw = Some(value.parse().map_err(|_| wrong())?),
        "removals" => setup.removals = value.parse().map_err(|_| wrong())?,
        _ => {
            let (kind, side) = key.split_once('-').ok_or_else(wrong)?;
            let side = match side {
                "w" => Side::White,
                "b" => Side::Black,
                _ => return Err(wrong()),
            };
            setup.memory[side] = read_memory(rules.remill, board, kind, value).ok_or_else(wrong)?;
        }
    }
    Ok(())
}

fn read_memory(remill: Remill, board: &Board, kind: &str, value: &str) -> Option<u64> {
    match (kind, remill) {
        ("barred", Remill::NoImmediateReturn) => {
            let (from, to) = value.split_once('-')?;
            let (from, to) = (board.point(from)?.index() as u64, board.point(to)?.index() as u64);
            Some(1 | from << 1 | to << 6)
        }
        ("spent", Remill::OneTime) => value
            .split(',')
            .try_fold(0, |memory, name| Some(memory | 1 << line_number(board, name)?)),
        ("wait", Remill::Wait1 | Remill::Wait2 | Remill::Wait3) => {
            value.split(',').try_fold(0, |memory, item| {
                let (name, turns) = item.split_once(':')?;
                let turns = turns.parse().ok().filter(|turns| (1..=3u64).contains(turns))?;
                Some(memory | turns << (2 * line_number(board, name)?))
            })
        }
        _ => None,
    }
}

fn line_number(board: &Board, name: &str) -> Option<usize> {
    let names = [name.get(0..2)?, name.get(2..4)?, name.get(4..)?];
    let mut line = PointSet::EMPTY;
    for name in names {
        line = line.with(board.point(name)?);
    }
    board.lines().iter().position(|&other| other == line)
}

fn number<T: core::str::FromStr>(text: &str, part: &'static str) -> Result<T, FenError> {
    text.parse().map_err(|_| bad(part, format!("\"{text}\" is not such a number")))
}

fn bad(part: &'static str, problem: impl Into<String>) -> FenError {
    FenError::syntax(part, problem)
}
