//! A puzzle as it is asked, tried and told.

use board::Side;
use engine::Answer;
use game::{AnyGame, AnyMove};
use i18n::Language;
use school::{Attempt, AttemptError, Puzzle, Verdict};
use serde::Serialize;
use speech::Speech;
use utoipa::ToSchema;

use super::{
    speech_of,
    stages::{stages, views},
};
use crate::table::{Hint, Table, View};

/// A puzzle as it is listed.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PuzzleItem {
    /// The id.
    pub id: String,
    /// The id of the rules.
    pub rules: String,
    /// The family of games.
    pub family: String,
    /// What it asks for: `win`, `hold`, `running-mill`, `ending`, `shot`, `escape`, `close`, `keep`,
    /// `finish` or `few-moves`.
    pub kind: String,
    /// How hard it is: `easy`, `middling` or `hard`.
    pub grade: String,
    /// What is to be done, as a sentence.
    pub task: String,
    /// The position.
    pub fen: String,
    /// How many turns there are to choose from.
    pub choices: u16,
    /// The plies to the end of the game, where they are known.
    pub plies: Option<u16>,
    /// The lowest level of the computer that finds the first turn.
    pub level: u8,
    /// Whether this reader has solved it.
    pub solved: bool,
}

/// What has come of an attempt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    /// Right so far.
    Open,
    /// Solved.
    Solved,
    /// The last turn is not right, and does not stand.
    Wrong,
    /// Nothing can be jumped any more, and the goal is not reached; at a task of the day.
    Stuck,
}

/// How an attempt stands.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Attempted {
    /// What has come of it.
    pub outcome: Outcome,
    /// The same as a sentence.
    pub says: String,
    /// The board after the last turn of one's own, and after the answer to it; the start where
    /// nothing has been played, and nothing after a wrong turn.
    pub views: Vec<View>,
    /// How many days in a row the puzzle of the day was solved, if this was it.
    pub streak: Option<u32>,
}

/// The solution of a puzzle.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Solved {
    /// The turns in words.
    pub says: String,
    /// The board at the start and after each turn.
    pub views: Vec<View>,
}

/// Why a puzzle cannot be played as asked.
#[derive(Debug)]
pub(crate) enum LearningError {
    /// The turns make no sense.
    Turn(AttemptError),
    /// What is built in cannot be shown.
    Broken,
}

impl From<AttemptError> for LearningError {
    fn from(error: AttemptError) -> Self {
        match error {
            AttemptError::Broken(_) => Self::Broken,
            other => Self::Turn(other),
        }
    }
}

fn speech(puzzle: &Puzzle, position: &AnyGame, language: Language) -> Speech {
    speech_of(position.family(), &puzzle.rules, language)
}

/// A puzzle as it is listed.
pub(crate) fn item(puzzle: &Puzzle, language: Language, solved: bool) -> PuzzleItem {
    PuzzleItem {
        id: puzzle.id.clone(),
        rules: puzzle.rules.clone(),
        family: puzzle.family().map(|family| family.to_string()).unwrap_or_default(),
        kind: puzzle.kind.to_string(),
        grade: puzzle.grade().to_string(),
        task: task(puzzle, language),
        fen: puzzle.fen.clone(),
        choices: puzzle.choices,
        plies: puzzle.plies,
        level: puzzle.level,
        solved,
    }
}

/// What is to be done.
pub(crate) fn task(puzzle: &Puzzle, language: Language) -> String {
    let Some(position) = puzzle.position() else {
        return String::new();
    };
    let speech = speech(puzzle, &position, language);
    let (side, player) = speech.called(position.turn().unwrap_or(Side::White));
    let moves = puzzle.moves_allowed();
    let args = [("side", side.into()), ("player", player.into()), ("moves", moves.into())];
    speech.say(&format!("puzzle-task-{}", puzzle.kind), &args)
}

/// Who is to play, where there are two sides.
pub(crate) fn player(puzzle: &Puzzle, language: Language) -> Option<String> {
    let position = puzzle.position()?;
    Some(speech(puzzle, &position, language).title(position.turn()?))
}

fn tables(puzzle: &Puzzle, moves: &[AnyMove]) -> Result<Vec<Table>, LearningError> {
    let id = format!("puzzle-{}", puzzle.id);
    stages(&id, &puzzle.rules, &puzzle.fen, moves).ok_or(LearningError::Broken)
}

/// The board at the start.
pub(crate) fn start(puzzle: &Puzzle, language: Language) -> Result<View, LearningError> {
    let tables = tables(puzzle, &[])?;
    Ok(tables[0].view(language))
}

/// What comes of some turns of one's own.
pub(crate) fn attempt(
    puzzle: &Puzzle,
    turns: &[String],
    language: Language,
) -> Result<Attempted, LearningError> {
    let position = puzzle.position().ok_or(LearningError::Broken)?;
    let tidied = turns.iter().map(|turn| speech::typing::tidy(&position, turn));
    let attempt = puzzle.attempt(&tidied.collect::<Vec<_>>())?;
    let tables = tables(puzzle, &attempt.played)?;
    let outcome = match attempt.verdict {
        Verdict::Open => Outcome::Open,
        Verdict::Solved => Outcome::Solved,
        Verdict::Wrong(_) => Outcome::Wrong,
    };
    // One's own turn and, if there was one, the answer: after a turn of one's own the other is due.
    let own = turns.len();
    let shown = match (outcome, own) {
        (Outcome::Wrong, _) => 0,
        (_, 0) => 1,
        _ if own > 0 && puzzle.answer(own - 1).is_some() => 2,
        _ => 1,
    };
    let is_open = outcome == Outcome::Open;
    Ok(Attempted {
        outcome,
        says: says(puzzle, &attempt, own, language),
        views: views(&tables[tables.len() - shown.min(tables.len())..], language, is_open),
        streak: None,
    })
}

fn says(puzzle: &Puzzle, attempt: &Attempt, own: usize, language: Language) -> String {
    let speech = speech(puzzle, &attempt.position, language);
    match attempt.verdict {
        Verdict::Open if own == 0 => task(puzzle, language),
        Verdict::Open => speech.text().text("puzzle-go-on"),
        Verdict::Solved => {
            let solved = speech.text().text(&format!("puzzle-solved-{}", puzzle.kind));
            with_why(solved, puzzle, &attempt.position, &speech)
        }
        Verdict::Wrong(m) => wrong(puzzle, &attempt.position, m, &speech),
    }
}

/// A sentence, and how long the win takes where that is known and the end is not on the board yet.
fn with_why(said: String, puzzle: &Puzzle, position: &AnyGame, speech: &Speech) -> String {
    match puzzle.plies {
        Some(plies) if position.end().is_none() => {
            let turns = ("turns", plies.div_ceil(2).into());
            format!("{said} {}", speech.say("puzzle-wins-in", &[turns]))
        }
        _ => said,
    }
}

/// Why a turn is not right, as far as the next turn of the other side shows it.
fn wrong(puzzle: &Puzzle, position: &AnyGame, m: AnyMove, speech: &Speech) -> String {
    let label = speech.turn_label(position, m);
    let not_it = speech.say("puzzle-wrong", &[("turn", label.into())]);
    let mut after = position.clone();
    let reason = match after.play(m) {
        Ok(()) => refutation(position, &after, speech),
        Err(_) => None,
    };
    let key = format!("puzzle-lost-{}", puzzle.kind);
    format!("{not_it} {}", reason.unwrap_or_else(|| speech.text().text(&key)))
}

/// An answer that ends the game or takes something.
fn refutation(before: &AnyGame, after: &AnyGame, speech: &Speech) -> Option<String> {
    if after.is_puzzle() || after.end().is_some() {
        return None;
    }
    let replies = after.legal_moves();
    let ends = replies.iter().find(|&&reply| {
        let mut then = after.clone();
        let winner = then.play(reply).ok().and_then(|()| then.end()?.result.winner());
        winner.is_some() && winner != before.turn()
    });
    let takes = |reply: &&AnyMove| match reply {
        AnyMove::Mill(m) => !m.captures.is_empty(),
        AnyMove::Draughts(m) => m.is_capture(),
        _ => false,
    };
    let (key, reply) = match ends {
        Some(reply) => ("puzzle-then-ends", reply),
        None => ("puzzle-then-takes", replies.iter().find(takes)?),
    };
    let (side, player) = speech.called(after.turn()?);
    let turn = speech.turn_label(after, *reply);
    let args = [("side", side.into()), ("player", player.into()), ("turn", turn.into())];
    Some(speech.say(key, &args))
}

/// A hint after some turns of one's own.
pub(crate) fn hint(
    puzzle: &Puzzle,
    turns: &[String],
    language: Language,
) -> Result<Option<Hint>, LearningError> {
    let attempt = puzzle.attempt(turns)?;
    let Some(turn) = puzzle.hint(turns)? else {
        return Ok(None);
    };
    let tables = tables(puzzle, &attempt.played)?;
    let answer = Answer { turn: Some(turn), ..Answer::default() };
    Ok(tables.last().and_then(|table| table.hint(&answer, language)))
}

/// The whole solution.
pub(crate) fn solution(puzzle: &Puzzle, language: Language) -> Result<Solved, LearningError> {
    let own: Vec<String> =
        (0..puzzle.own_turns()).map(|at| puzzle.right(at)[0].to_string()).collect();
    let attempt = puzzle.attempt(&own)?;
    let tables = tables(puzzle, &attempt.played)?;
    let turns: Vec<String> = tables
        .last()
        .map(|table| table.game.turns().iter().map(|turn| turn.text.clone()).collect())
        .unwrap_or_default();
    let speech = speech(puzzle, &attempt.position, language);
    let turns = speech.say("puzzle-solution-is", &[("turns", turns.join(" ").into())]);
    Ok(Solved {
        says: with_why(format!("{turns}."), puzzle, &attempt.position, &speech),
        views: views(&tables, language, false),
    })
}

#[cfg(test)]
mod tests {
    use school::puzzles;

    use super::*;

    /// Every puzzle is asked for, hinted at, tried wrongly and solved, in every language.
    #[test]
    fn every_puzzle_is_told_and_can_be_solved() {
        for &language in Language::ALL {
            for puzzle in puzzles().all() {
                let told = item(puzzle, language, false);
                assert!(!told.task.is_empty() && !told.task.contains("puzzle-"), "{}", told.task);
                let begun = start(puzzle, language).expect("a start");
                assert_eq!(begun.turns.len(), usize::from(puzzle.choices), "{}", puzzle.id);
                let solved = solution(puzzle, language).expect("a solution");
                assert_eq!(solved.views.len(), puzzle.line.len() + 1, "{}", puzzle.id);
                let given = hint(puzzle, &[], language).expect("a hint").expect("a hint");
                let first = attempt(puzzle, &[given.turn.text], language).expect("an attempt");
                assert_ne!(first.outcome, Outcome::Wrong, "{}: {}", puzzle.id, first.says);
                for turn in begun.turns.iter().take(3) {
                    let one = std::slice::from_ref(&turn.text);
                    let tried = attempt(puzzle, one, language).expect("legal");
                    assert!(!tried.says.contains("puzzle-"), "{language}: {}", tried.says);
                    assert_eq!(tried.views.is_empty(), tried.outcome == Outcome::Wrong);
                }
            }
        }
    }
}
