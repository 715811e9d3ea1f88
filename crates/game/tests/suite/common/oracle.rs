//! A second opinion on draws, as plain as possible: everything is counted anew from the list of
//! turns, by the texts of positions and by lines written down here.

use board::Throw;
use game::{AnyGame, AnyRules};

/// What is counted, for every ply from the start.
#[derive(Clone, Debug)]
struct Seen {
    /// The position without its counter, as text.
    text: String,
    /// Whether the turn that led here was a mill, a placement, a capture or a move of a man.
    progress: bool,
    extra: bool,
}

/// A game as a list of turns.
#[derive(Debug)]
pub(crate) struct Oracle {
    start: AnyGame,
    turns: Vec<(Option<Throw>, String)>,
    seen: Vec<Seen>,
    position: AnyGame,
}

/// A verdict: how many, and the plies that prove it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    Off,
    Automatic,
    NotComplete,
    EndsOtherwise,
    TooFew(Count),
    Granted(Count),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Count {
    Equal(Vec<usize>),
    Idle(Option<usize>, u32),
}

impl Oracle {
    pub(crate) fn new(start: AnyGame) -> Self {
        let mut oracle =
            Self { position: start.clone(), start, turns: Vec::new(), seen: Vec::new() };
        oracle.recount();
        oracle
    }

    pub(crate) fn len(&self) -> usize {
        self.turns.len()
    }

    pub(crate) fn play(&mut self, throw: Option<Throw>, text: &str) {
        self.turns.push((throw, text.to_string()));
        let seen = step(&mut self.position, throw, text);
        self.seen.push(seen);
    }

    pub(crate) fn take_back(&mut self, plies: usize) {
        self.turns.truncate(self.turns.len() - plies);
        self.recount();
    }

    /// Counts everything again from the first turn on.
    fn recount(&mut self) {
        self.position = self.start.clone();
        self.seen = vec![Seen {
            text: without_counter(&self.position),
            progress: false,
            extra: self.position.is_extra_turn(),
        }];
        for (throw, text) in &self.turns {
            let seen = step(&mut self.position, *throw, text);
            self.seen.push(seen);
        }
    }

    pub(crate) fn position(&self) -> &AnyGame {
        &self.position
    }

    /// Whether the last turn should have drawn the game, and by which rule.
    pub(crate) fn automatic(&self) -> Option<(&'static str, Count)> {
        let last = self.seen.len() - 1;
        if self.seen[last].extra || self.position.end().is_some() || last == 0 {
            return None;
        }
        for kind in ["repetition", "no-progress"] {
            let (number, mode) = limit(&self.position, kind);
            let count = self.count(kind, &self.seen);
            if mode == "auto" && size(&count) >= number {
                return Some((kind, count));
            }
        }
        None
    }

    /// What a claim of the side to move should give.
    pub(crate) fn claim(&self, kind: &str, intended: Option<(Option<Throw>, &str)>) -> Verdict {
        let mut position = self.position.clone();
        let mut seen = self.seen.clone();
        if let Some((throw, text)) = intended {
            seen.push(step(&mut position, throw, text));
        }
        let (number, mode) = limit(&position, kind);
        match mode.as_str() {
            "off" => return Verdict::Off,
            "auto" => return Verdict::Automatic,
            _ => {}
        }
        if position.end().is_some() {
            return Verdict::EndsOtherwise;
        }
        if seen.last().unwrap().extra {
            return Verdict::NotComplete;
        }
        let count = self.count(kind, &seen);
        if size(&count) >= number { Verdict::Granted(count) } else { Verdict::TooFew(count) }
    }

    /// How often the last position occurred, and how many plies nothing has happened.
    /// How often the position has occurred and how long nothing has happened, with what was counted.
    pub(crate) fn stop_counts(&self) -> [(u32, Count); 2] {
        ["repetition", "no-progress"].map(|kind| {
            let count = self.count(kind, &self.seen);
            (size(&count), count)
        })
    }

    pub(crate) fn is_extra(&self) -> bool {
        self.seen.last().unwrap().extra
    }

    fn count(&self, kind: &str, seen: &[Seen]) -> Count {
        let last = seen.len() - 1;
        if kind == "repetition" {
            let plies = (0..=last).filter(|&ply| seen[ply].text == seen[last].text);
            return Count::Equal(plies.collect());
        }
        match (1..=last).rev().find(|&ply| seen[ply].progress) {
            Some(ply) => Count::Idle(Some(ply), (last - ply) as u32),
            None => {
                let before = counter(&self.start);
                let from = if before == 0 { Some(0) } else { None };
                Count::Idle(from, last as u32 + before)
            }
        }
    }
}

fn size(count: &Count) -> u32 {
    match count {
        Count::Equal(plies) => plies.len() as u32,
        Count::Idle(_, plies) => *plies,
    }
}

/// Number and mode of a draw, read from the texts of the fields.
fn limit(position: &AnyGame, kind: &str) -> (u32, String) {
    let rules = position.rules();
    let field = match (&rules, kind) {
        (AnyRules::Mill(_) | AnyRules::Draughts(_), "repetition") => "repetition",
        (AnyRules::Draughts(_), _) => "no_progress",
        (AnyRules::Mill(_), _) => {
            let short = rules.get("no_mill_at_three").unwrap();
            if short != "off" && has_three(position) { "no_mill_at_three" } else { "no_mill" }
        }
        _ => return (0, "off".to_string()),
    };
    let text = rules.get(field).unwrap();
    match text.split_once(' ') {
        Some((number, mode)) => (number.parse().unwrap(), mode.to_string()),
        None => (0, text),
    }
}

/// Whether a side has three stones in all.
fn has_three(position: &AnyGame) -> bool {
    let fen = position.to_fen();
    let words: Vec<&str> = fen.split(' ').collect();
    let total = |letter: char, hand: &str| {
        words[0].matches(letter).count() + hand.parse::<usize>().unwrap()
    };
    total('W', words[2]) <= 3 || total('B', words[3]) <= 3
}

/// Plays one turn and says what it was.
fn step(position: &mut AnyGame, throw: Option<Throw>, text: &str) -> Seen {
    if let Some(throw) = throw {
        position.set_throw(throw);
    }
    let before = position.to_fen();
    let m = position.read_move(text).unwrap();
    position.play(m).unwrap();
    let progress = match position {
        AnyGame::Mill(_) => {
            let diagonal = position.rules().get("lines").unwrap() == "diagonal";
            is_mill_progress(text, &position.to_fen(), diagonal)
        }
        AnyGame::Draughts(_) => is_draughts_progress(text, &before),
        _ => true,
    };
    Seen { text: without_counter(position), progress, extra: text.ends_with('+') }
}

/// A placement, or a line full of the colour of the stone that has just arrived.
fn is_mill_progress(text: &str, after: &str, diagonal: bool) -> bool {
    let text = text.trim_end_matches('+');
    let action = text.split('x').next().unwrap();
    let Some((_, to)) = action.split_once('-') else {
        return !matches!(action, "pass" | "");
    };
    let stones = stones(after.split(' ').next().unwrap());
    let (lines, diagonals) = match stones.len() {
        24 => (NINE, NINE_DIAGONALS),
        16 => (SIX, NONE),
        _ => (THREE, THREE_DIAGONALS),
    };
    let diagonals = if diagonal { diagonals } else { NONE };
    let colour = |name: &str| stones.iter().find(|stone| stone.0 == name).unwrap().1;
    lines.iter().chain(diagonals).any(|line| {
        line.split('-').any(|name| name == to)
            && line.split('-').all(|name| colour(name) == colour(to))
    })
}

const NINE: &[&str] = &[
    "a7-d7-g7", "b6-d6-f6", "c5-d5-e5", "a4-b4-c4", "e4-f4-g4", "c3-d3-e3", "b2-d2-f2", "a1-d1-g1",
    "a1-a4-a7", "b2-b4-b6", "c3-c4-c5", "d1-d2-d3", "d5-d6-d7", "e3-e4-e5", "f2-f4-f6", "g1-g4-g7",
];

const NINE_DIAGONALS: &[&str] = &["a7-b6-c5", "g7-f6-e5", "a1-b2-c3", "g1-f2-e3"];

const THREE: &[&str] = &["a3-b3-c3", "a2-b2-c2", "a1-b1-c1", "a1-a2-a3", "b1-b2-b3", "c1-c2-c3"];

const THREE_DIAGONALS: &[&str] = &["a1-b2-c3", "a3-b2-c1"];

const NONE: &[&str] = &[];

const SIX: &[&str] = &[
    "a5-c5-e5", "b4-c4-d4", "b2-c2-d2", "a1-c1-e1", "a1-a3-a5", "b2-b3-b4", "d2-d3-d4", "e1-e3-e5",
];

/// The points in the order of the text, with what is on them.
fn stones(rows: &str) -> Vec<(&'static str, char)> {
    const NINE: &str = "a7 d7 g7 b6 d6 f6 c5 d5 e5 a4 b4 c4 e4 f4 g4 c3 d3 e3 b2 d2 f2 a1 d1 g1";
    const SIX: &str = "a5 c5 e5 b4 c4 d4 a3 b3 d3 e3 b2 c2 d2 a1 c1 e1";
    let mut letters = Vec::new();
    for letter in rows.chars().filter(|&letter| letter != '/') {
        match letter.to_digit(10) {
            Some(empty) => letters.extend((0..empty).map(|_| '.')),
            None => letters.push(letter),
        }
    }
    let names = match letters.len() {
        24 => NINE,
        16 => SIX,
        _ => "a3 b3 c3 a2 b2 c2 a1 b1 c1",
    };
    names.split(' ').zip(letters).collect()
}

/// A capture, or a move of a piece without a crown.
fn is_draughts_progress(text: &str, before: &str) -> bool {
    let from = text.split(['-', 'x']).next().unwrap();
    let crowned = format!("K{from}");
    text.contains('x') || !before.split([':', ',', 'W', 'B']).any(|square| square == crowned)
}

/// The counter of plies in a position text.
fn counter(position: &AnyGame) -> u32 {
    let fen = position.to_fen();
    match position {
        AnyGame::Mill(_) => fen.split(' ').nth(4).unwrap().parse().unwrap(),
        AnyGame::Draughts(_) => fen
            .split(':')
            .find_map(|part| part.strip_prefix('H'))
            .map_or(0, |number| number.parse().unwrap()),
        _ => 0,
    }
}

/// The position text without the counter of plies.
fn without_counter(position: &AnyGame) -> String {
    let fen = position.to_fen();
    match position {
        AnyGame::Mill(_) => {
            let mut words: Vec<&str> = fen.split(' ').collect();
            words.remove(4);
            words.join(" ")
        }
        AnyGame::Draughts(_) => {
            let parts: Vec<&str> = fen.split(':').filter(|part| !part.starts_with('H')).collect();
            parts.join(":")
        }
        _ => fen,
    }
}
