//! How hard a puzzle is: the lowest level of the computer that finds it.

use std::sync::atomic::AtomicBool;

use engine::{Engine, Level, Limits, Question, Settings};
use game::{AnyMove, NamedRules};

use super::Found;
use crate::{Puzzle, make::line::played};

/// Once found by luck is not found.
const SEEDS: u64 = 3;

/// Rates puzzles; what the computer has to know by heart it learns once.
pub(super) struct Rater {
    engine: Engine,
}

impl Rater {
    pub(super) fn new() -> Self {
        Self { engine: Engine::new(&Settings { hash_bytes: 1 << 20, ..Settings::default() }) }
    }

    /// The puzzle that was found, rated.
    pub(super) fn puzzle(&self, named: &NamedRules, found: Found) -> Puzzle {
        let fen = found.position.to_fen();
        Puzzle {
            id: Puzzle::id_of(&named.id, &fen),
            rules: named.id.clone(),
            kind: found.kind,
            level: self.level(&found),
            fen,
            line: found.line,
            choices: u16::try_from(found.choices).unwrap_or(u16::MAX),
            plies: found.plies,
        }
    }

    /// The lowest level that finds the first turn whatever the luck.
    fn level(&self, found: &Found) -> u8 {
        if found.position.is_puzzle() {
            return by_length(found);
        }
        let right = found.line.first().and_then(|text| found.position.read_move(text).ok());
        let finds =
            |level: &Level| (0..SEEDS).all(|seed| self.answer(found, *level, seed) == right);
        let mut below = Level::all().filter(|level| *level != Level::FULL);
        below.find(finds).unwrap_or(Level::FULL).get()
    }

    fn answer(&self, found: &Found, level: Level, seed: u64) -> Option<AnyMove> {
        // Nodes are counted, never seconds: the same puzzle is rated the same everywhere.
        let limits = Limits { nodes: Some(200_000), ..Limits::default() };
        let question = Question { limits, seed, ..Question::new(found.position.clone(), level) };
        self.engine.forget();
        self.engine.answer(&question, &AtomicBool::new(false), &mut |_| {}).turn
    }
}

/// Solitaire has no levels: what counts is how many wrong jumps there are along the way.
fn by_length(found: &Found) -> u8 {
    let mut now = Some(found.position.clone());
    let mut wrong = 0;
    for text in &found.line {
        let Some(position) = now else { break };
        wrong += position.legal_moves().len() - 1;
        let m = position.read_move(text).ok();
        now = m.and_then(|m| played(&position, m));
    }
    u8::try_from(wrong / 2).unwrap_or(u8::MAX).clamp(1, 10)
}
