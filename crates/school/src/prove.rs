//! Deriving a puzzle from the rules once more.

use board::Puzzle as _;
use game::AnyGame;
use tables::Wdl;

use crate::{Exact, Kind, Puzzle, Verdict, make::line, solitaire};

/// What is wrong with a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("puzzle {id}: {what}")]
pub struct Flaw {
    /// Which puzzle.
    pub id: String,
    /// What is wrong.
    pub what: String,
}

impl Puzzle {
    fn flaw(&self, what: impl Into<String>) -> Flaw {
        Flaw { id: self.id.clone(), what: what.into() }
    }

    /// What one's own turns have to be worth.
    fn aim(&self) -> Wdl {
        if self.kind == Kind::Hold { Wdl::Draw } else { Wdl::Win }
    }
}

/// Checks the form of a puzzle: its id, its position, and a solution of legal turns that solves it.
///
/// # Errors
///
/// The first flaw found.
pub fn well_formed(puzzle: &Puzzle) -> Result<(), Flaw> {
    if puzzle.id != Puzzle::id_of(&puzzle.rules, &puzzle.fen) {
        return Err(puzzle.flaw("the id is that of another position"));
    }
    let position = puzzle.position().ok_or_else(|| puzzle.flaw("there is no such position"))?;
    if position.end().is_some() || position.to_fen() != puzzle.fen {
        return Err(puzzle.flaw("the position is over, or written in another way"));
    }
    if position.legal_moves().len() != usize::from(puzzle.choices) {
        return Err(puzzle.flaw("there are more or fewer turns"));
    }
    let last = puzzle.own_turns().saturating_sub(1);
    let mut own = Vec::new();
    for at in 0..puzzle.own_turns() {
        let right = puzzle.right(at);
        if right.is_empty() || right.len() > 1 && at != last {
            return Err(puzzle.flaw("only the last turn may have alternatives"));
        }
        for other in right.iter().skip(1) {
            let turns: Vec<&str> = own.iter().copied().chain([*other]).collect();
            solves(puzzle, &turns)?;
        }
        own.push(right[0]);
    }
    solves(puzzle, &own)
}

fn solves(puzzle: &Puzzle, turns: &[&str]) -> Result<(), Flaw> {
    let attempt = puzzle.attempt(turns).map_err(|error| puzzle.flaw(error.to_string()))?;
    match attempt.verdict {
        Verdict::Solved => Ok(()),
        _ => Err(puzzle.flaw("the solution does not solve it")),
    }
}

/// Proves a puzzle of two: at each turn of one's own the right turns, and no others, have the value
/// that is aimed at, and every answer is one of the best.
///
/// # Errors
///
/// The first flaw found, or that a value is not known.
pub fn prove(puzzle: &Puzzle, exact: &Exact) -> Result<(), Flaw> {
    let mut now = puzzle.position().ok_or_else(|| puzzle.flaw("there is no such position"))?;
    for at in 0..puzzle.own_turns() {
        let turns = exact.turns(&now).ok_or_else(|| puzzle.flaw("a value is not known"))?;
        let best = turns.first().map(|turn| turn.value.wdl());
        let mut best_turns: Vec<String> = turns
            .iter()
            .filter(|turn| turn.value.wdl() == puzzle.aim())
            .map(|turn| now.move_text(turn.m))
            .collect();
        let mut right = puzzle.right(at);
        best_turns.sort_unstable();
        right.sort_unstable();
        if best != Some(puzzle.aim()) || best_turns != right {
            return Err(puzzle.flaw(format!("turn {}: right are {best_turns:?}", at + 1)));
        }
        let first = puzzle.right(at)[0].to_string();
        now = step(puzzle, &now, &first)?;
        if let Some(answer) = puzzle.answer(at) {
            let turns = exact.turns(&now).ok_or_else(|| puzzle.flaw("a value is not known"))?;
            let best = turns.first().map(|turn| turn.value);
            let chosen = turns.iter().find(|turn| now.move_text(turn.m) == answer);
            if chosen.map(|turn| turn.value) != best {
                return Err(puzzle.flaw(format!("{answer} is not the best answer")));
            }
            now = step(puzzle, &now, answer)?;
        }
    }
    Ok(())
}

fn step(puzzle: &Puzzle, position: &AnyGame, text: &str) -> Result<AnyGame, Flaw> {
    let m = position.read_move(text).map_err(|error| puzzle.flaw(error.to_string()))?;
    line::played(position, m).ok_or_else(|| puzzle.flaw("a turn cannot be played"))
}

/// Proves a puzzle of solitaire that goes on to the last peg: its solution is as short as can be.
///
/// # Errors
///
/// If there is a shorter one, or it is no such puzzle.
pub fn prove_par(puzzle: &Puzzle) -> Result<(), Flaw> {
    let Some(AnyGame::Pegs(start)) = puzzle.position() else {
        return Err(puzzle.flaw("it is not one of solitaire"));
    };
    match solitaire::par(&start, None) {
        Some((par, _)) if par == puzzle.moves_allowed() && !start.is_solved() => Ok(()),
        par => Err(puzzle.flaw(format!("par is {par:?}"))),
    }
}
