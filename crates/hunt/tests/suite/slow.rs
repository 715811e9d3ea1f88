//! Second generators, slow and plain: pictures in which every way from field to field is tried.
//!
//! They share nothing with the library but the texts of positions and turns.

use std::collections::BTreeMap;

/// A game seen as a picture.
pub(crate) trait Picture: Sized {
    /// All turns as text, sorted.
    fn turns(&self) -> Vec<String>;

    /// The picture after a turn.
    fn played(&self, turn: &str) -> Self;

    /// How many ways there are to play so many turns.
    fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let turns = self.turns();
        turns.iter().map(|turn| self.played(turn).perft(depth - 1)).sum()
    }
}

/// Fields by their names, with the letter of what stands there.
type Fields = BTreeMap<String, char>;

fn fields_of(fields: &Fields, letter: char) -> Vec<String> {
    let found = fields.iter().filter(|&(_, &here)| here == letter);
    found.map(|(name, _)| name.clone()).collect()
}

#[derive(Clone)]
pub(crate) struct WolfPicture {
    fields: Fields,
    wolf_to_move: bool,
    wolf_begins: bool,
}

impl WolfPicture {
    pub(crate) fn read(fen: &str, wolf_begins: bool) -> Self {
        let mut fields = Fields::new();
        for file in 'a'..='h' {
            for rank in 1..=8 {
                if (file as u32 + rank).is_multiple_of(2) {
                    fields.insert(format!("{file}{rank}"), '.');
                }
            }
        }
        let parts: Vec<&str> = fen.split(':').collect();
        for list in &parts[1..] {
            let letter = list.chars().next().unwrap();
            for name in list[1..].split(',').filter(|name| !name.is_empty()) {
                fields.insert(name.to_string(), letter);
            }
        }
        assert_eq!(fields.len(), 32);
        Self { fields, wolf_to_move: parts[0] == "B", wolf_begins }
    }

    fn is_wolf_past(&self) -> bool {
        let row = |name: &String| name[1..].parse::<u32>().unwrap();
        let wolves = fields_of(&self.fields, 'B');
        let sheep = fields_of(&self.fields, 'W');
        wolves.iter().any(|wolf| sheep.iter().all(|one| row(one) >= row(wolf)))
    }
}

impl Picture for WolfPicture {
    fn turns(&self) -> Vec<String> {
        if self.is_wolf_past() {
            return Vec::new();
        }
        let empty = fields_of(&self.fields, '.');
        let wolves = fields_of(&self.fields, 'B');
        if wolves.is_empty() {
            let mark = if self.wolf_begins { "+" } else { "" };
            return empty.iter().map(|to| format!("{to}{mark}")).collect();
        }
        let movers = if self.wolf_to_move { wolves } else { fields_of(&self.fields, 'W') };
        let mut turns = Vec::new();
        for from in &movers {
            for to in &empty {
                let (a, b) = (from.as_bytes(), to.as_bytes());
                let diagonal = a[0].abs_diff(b[0]) == 1 && a[1].abs_diff(b[1]) == 1;
                if diagonal && (self.wolf_to_move || b[1] > a[1]) {
                    turns.push(format!("{from}-{to}"));
                }
            }
        }
        turns.sort();
        turns
    }

    fn played(&self, turn: &str) -> Self {
        let mut after = self.clone();
        match turn.split_once('-') {
            Some((from, to)) => {
                let piece = after.fields.insert(from.to_string(), '.').unwrap();
                after.fields.insert(to.to_string(), piece);
                after.wolf_to_move = !self.wolf_to_move;
            }
            None => {
                let to = turn.trim_end_matches('+').to_string();
                after.fields.insert(to, 'B');
                after.wolf_to_move = self.wolf_begins;
            }
        }
        after
    }
}

/// The lines of the mill board, as they are printed in the rules.
const LINES: [&str; 16] = [
    "a7-d7-g7", "b6-d6-f6", "c5-d5-e5", "a4-b4-c4", "e4-f4-g4", "c3-d3-e3", "b2-d2-f2", "a1-d1-g1",
    "a1-a4-a7", "b2-b4-b6", "c3-c4-c5", "d1-d2-d3", "d5-d6-d7", "e3-e4-e5", "f2-f4-f6", "g1-g4-g7",
];

/// The points row by row, as position texts have them.
const ROWS: [&str; 7] =
    ["a7 d7 g7", "b6 d6 f6", "c5 d5 e5", "a4 b4 c4 e4 f4 g4", "c3 d3 e3", "b2 d2 f2", "a1 d1 g1"];

#[derive(Clone)]
pub(crate) struct BattuePicture {
    fields: Fields,
    quarry_to_move: bool,
    hunter_moves: u32,
    hop: &'static str,
}

impl BattuePicture {
    /// Reads a position text; `hop` is the text of the rule.
    pub(crate) fn read(fen: &str, hop: &'static str) -> Self {
        let parts: Vec<&str> = fen.split(' ').collect();
        let mut fields = Fields::new();
        for (row, text) in ROWS.iter().zip(parts[0].split('/')) {
            let mut names = row.split(' ');
            for symbol in text.chars() {
                let (count, letter) = match symbol.to_digit(10) {
                    Some(run) => (run, '.'),
                    None => (1, symbol),
                };
                for _ in 0..count {
                    fields.insert(names.next().unwrap().to_string(), letter);
                }
            }
        }
        assert_eq!(fields.len(), 24);
        Self {
            fields,
            quarry_to_move: parts[1] == "w",
            hunter_moves: parts[2].parse().unwrap(),
            hop,
        }
    }

    fn at(&self, name: &str) -> char {
        self.fields[name]
    }

    fn steps(&self, piece: char, turns: &mut Vec<String>) {
        for line in LINES {
            let points: Vec<&str> = line.split('-').collect();
            for (a, b) in [(0, 1), (1, 0), (1, 2), (2, 1)] {
                if self.at(points[a]) == piece && self.at(points[b]) == '.' {
                    turns.push(format!("{}-{}", points[a], points[b]));
                }
            }
        }
    }

    fn hops(&self, turns: &mut Vec<String>) {
        for line in LINES {
            let points: Vec<&str> = line.split('-').collect();
            for (from, over, to) in [(0, 1, 2), (2, 1, 0)] {
                let letters = [from, over, to].map(|i| self.at(points[i]));
                if letters == ['W', 'B', '.'] {
                    let hop = format!("{}-{}", points[from], points[to]);
                    turns.push(match self.hop {
                        "take" => format!("{hop}x{}", points[over]),
                        _ => hop,
                    });
                }
            }
        }
    }
}

impl Picture for BattuePicture {
    fn turns(&self) -> Vec<String> {
        let mut turns = Vec::new();
        let too_few = self.hop == "take" && fields_of(&self.fields, 'B').len() < 4;
        if too_few || self.hunter_moves >= 50 {
            return turns;
        }
        if self.quarry_to_move {
            self.steps('W', &mut turns);
            if self.hop != "no" {
                self.hops(&mut turns);
            }
        } else {
            self.steps('B', &mut turns);
        }
        turns.sort();
        turns
    }

    fn played(&self, turn: &str) -> Self {
        let mut after = self.clone();
        let (step, taken) = turn.split_once('x').unwrap_or((turn, ""));
        if !taken.is_empty() {
            after.fields.insert(taken.to_string(), '.');
        }
        let (from, to) = step.split_once('-').unwrap();
        let piece = after.fields.insert(from.to_string(), '.').unwrap();
        after.fields.insert(to.to_string(), piece);
        after.hunter_moves += u32::from(!self.quarry_to_move);
        after.quarry_to_move = !self.quarry_to_move;
        after
    }
}
