//! A second implementation of the rules: slow, plain, and of another mind.
//!
//! It knows points by their names, keeps the board in a map, copies it for every try, and writes
//! turns as text. It shares nothing with the library but the rules as data.

mod actions;
mod boards;
mod turns;

use std::collections::{BTreeMap, BTreeSet};

use mill::{Blocked, BoardFull, Dice, Fly, Rules, ThreeVsThree, Win};

pub use boards::knight_moves;
use boards::{mills, rows_of, words};

type Name = String;
type Line = BTreeSet<Name>;

/// A position as the referee keeps it.
#[derive(Clone, Debug)]
pub struct Referee {
    pub rules: Rules,
    names: Vec<Name>,
    board: BTreeMap<Name, char>,
    hand: BTreeMap<char, u32>,
    turn: char,
    idle: u32,
    /// "", "1" or "step", as position texts write it.
    extra: &'static str,
    removals: u32,
    pub throw: Option<[u8; 3]>,
    barred: BTreeMap<char, (Name, Name)>,
    spent: BTreeMap<char, BTreeSet<Line>>,
    wait: BTreeMap<char, BTreeMap<Line, u32>>,
}

/// A stone or three on their way, before anything is taken for a mill.
struct Action {
    text: String,
    arrivals: Vec<Name>,
    from: Option<Name>,
    hopped: BTreeSet<Name>,
}

impl Referee {
    pub fn new(rules: Rules) -> Self {
        let names = words(&rows_of(rules.board).replace('/', " "));
        let hand = u32::from(rules.stones);
        Self {
            rules,
            board: names.iter().map(|name| (name.clone(), '.')).collect(),
            names,
            hand: BTreeMap::from([('w', hand), ('b', hand)]),
            turn: if rules.first == mill::First::Black { 'b' } else { 'w' },
            idle: 0,
            extra: "",
            removals: 0,
            throw: None,
            barred: BTreeMap::new(),
            spent: BTreeMap::from([('w', BTreeSet::new()), ('b', BTreeSet::new())]),
            wait: BTreeMap::from([('w', BTreeMap::new()), ('b', BTreeMap::new())]),
        }
    }

    /// The position of a text.
    pub fn from_fen(rules: Rules, fen: &str) -> Self {
        let mut referee = Self::new(rules);
        let parts = words(fen);
        let letters = parts[0].chars().filter(|&c| c != '/').flat_map(|c| match c.to_digit(10) {
            Some(run) => vec!['.'; run as usize],
            None => vec![c.to_ascii_lowercase()],
        });
        referee.board = referee.names.iter().cloned().zip(letters).collect();
        referee.turn = parts[1].chars().next().unwrap();
        referee.hand =
            BTreeMap::from([('w', parts[2].parse().unwrap()), ('b', parts[3].parse().unwrap())]);
        referee.idle = parts[4].parse().unwrap();
        for part in &parts[5..] {
            match part.split_once('=').unwrap() {
                ("extra", value) => referee.extra = if value == "1" { "1" } else { "step" },
                ("removals", value) => referee.removals = value.parse().unwrap(),
                ("barred-w" | "barred-b", value) => {
                    let (from, to) = value.split_once('-').unwrap();
                    referee.barred.insert(side_of(part), (from.to_string(), to.to_string()));
                }
                ("spent-w" | "spent-b", value) => {
                    let lines = value.split(',').map(line_of);
                    referee.spent.get_mut(&side_of(part)).unwrap().extend(lines);
                }
                (key, _) => panic!("the referee cannot read {key}"),
            }
        }
        referee
    }

    fn other(&self) -> char {
        if self.turn == 'w' { 'b' } else { 'w' }
    }

    fn stones(&self, side: char) -> Vec<Name> {
        self.names.iter().filter(|name| self.board[*name] == side).cloned().collect()
    }

    fn total(&self, side: char) -> u32 {
        self.stones(side).len() as u32 + self.hand[&side]
    }

    fn placing(&self) -> bool {
        self.hand.values().any(|&hand| hand > 0)
    }

    fn full(&self) -> bool {
        !self.placing() && self.board.values().all(|&c| c != '.')
    }

    fn flies(&self, side: char) -> bool {
        self.hand[&side] == 0
            && self.total(side) <= u32::from(self.rules.fly_at)
            && self.rules.fly != Fly::Off
    }

    fn lost_by_count(&self, side: char) -> bool {
        self.rules.win == Win::Reduce && self.total(side) < u32::from(self.rules.min_stones)
    }

    fn closed(&self, side: char) -> Vec<Line> {
        let own = |line: &Line| line.iter().all(|name| self.board[name] == side);
        mills(&self.rules).into_iter().filter(own).collect()
    }

    fn dice_due(&self) -> bool {
        match self.rules.dice {
            Dice::None => false,
            Dice::Relocate => self.hand[&self.turn] == 0 && self.total(self.turn) > 3,
            Dice::Alfonso => self.hand[&self.turn] >= 3 && !self.empty_lines().is_empty(),
        }
    }

    fn empty_lines(&self) -> Vec<Line> {
        let empty = |line: &Line| line.iter().all(|name| self.board[name] == '.');
        mills(&self.rules).into_iter().filter(empty).collect()
    }

    pub fn awaits_throw(&self) -> bool {
        self.throw.is_none() && self.dice_due() && self.end().is_none()
    }

    /// How the position ends the game: the winner or `=`, and the reason.
    pub fn end(&self) -> Option<(char, &'static str)> {
        let (me, you) = (self.turn, self.other());
        if !self.extra.is_empty() {
            return None;
        }
        if self.rules.win == Win::FirstMill {
            if !self.closed(you).is_empty() {
                return Some((you, "first-mill"));
            }
        } else if self.lost_by_count(me) {
            return Some((you, "reduced"));
        } else if self.lost_by_count(you) {
            return Some((me, "reduced"));
        }
        if self.full() && self.removals == 0 {
            match self.rules.board_full {
                BoardFull::Draw => return Some(('=', "board-full")),
                BoardFull::MoverLoses => return Some((you, "board-full")),
                BoardFull::EachRemovesOne => {}
            }
        }
        let dice = self.throw.is_some() || self.dice_due();
        if self.removals == 0 && !dice && !self.can_act(me) {
            match self.rules.blocked {
                Blocked::Loss => return Some((you, "blocked")),
                Blocked::Draw => return Some(('=', "blocked")),
                Blocked::Pass if !self.can_act(you) => return Some(('=', "both-blocked")),
                Blocked::Pass => {}
            }
        }
        if self.rules.three_v_three == ThreeVsThree::Draw
            && self.total('w') == 3
            && self.total('b') == 3
        {
            return Some(('=', "three-vs-three"));
        }
        None
    }

    fn can_act(&self, side: char) -> bool {
        let asked = Self { turn: side, ..self.clone() };
        !asked.actions().is_empty()
    }

    /// The position text.
    pub fn fen(&self) -> String {
        let rows = rows_of(self.rules.board).split('/').map(|row| {
            let mut text = String::new();
            let mut run = 0;
            for name in words(row) {
                match self.board[&name] {
                    '.' => run += 1,
                    side => {
                        if run > 0 {
                            text += &run.to_string();
                        }
                        run = 0;
                        text.push(side.to_ascii_uppercase());
                    }
                }
            }
            if run > 0 { text + &run.to_string() } else { text }
        });
        let rows = rows.collect::<Vec<_>>().join("/");
        let mut fen =
            format!("{rows} {} {} {} {}", self.turn, self.hand[&'w'], self.hand[&'b'], self.idle);
        if !self.extra.is_empty() {
            fen += &format!(" extra={}", self.extra);
        }
        if let Some([a, b, c]) = self.throw {
            fen += &format!(" throw={a},{b},{c}");
        }
        if self.removals > 0 {
            fen += &format!(" removals={}", self.removals);
        }
        fen
    }

    /// The number of ways to play so many turns.
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        if self.awaits_throw() {
            let thrown = |throw| Self { throw: Some(throw), ..self.clone() };
            return all_throws().map(|throw| thrown(throw).perft(depth)).sum();
        }
        self.turns().values().map(|next| next.perft(depth - 1)).sum()
    }
}

fn all_throws() -> impl Iterator<Item = [u8; 3]> {
    (1..=6).flat_map(|a| (1..=a).flat_map(move |b| (1..=b).map(move |c| [a, b, c])))
}

/// The side whose memory a part such as `spent-w=…` of a position text holds.
fn side_of(part: &str) -> char {
    part.split('=').next().unwrap().chars().last().unwrap()
}

/// A line written as its three points.
fn line_of(text: &str) -> Line {
    [&text[0..2], &text[2..4], &text[4..6]].into_iter().map(String::from).collect()
}
