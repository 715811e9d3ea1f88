//! The tasks of a day, the same for everybody: a problem of solitaire and a puzzle. Whoever tries sends all turns
//! along, and what comes of them follows by playing them through.

use board::Puzzle as _;
use game::AnyGame;
use i18n::{Catalogue, Language};
use pegs::count_runs;
use school::{AttemptError, MOST_TURNS, Puzzle, puzzles};
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    Attempted, LearningError, Outcome, attempt,
    stages::{stages, views},
    start, task,
};
use crate::{
    solitaire::{KnownProblem, known},
    table::{Table, View},
};

/// A task of every day.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum DailyTask {
    /// A problem of solitaire: as few pegs as possible, in as few moves as possible.
    Solitaire,
    /// A puzzle.
    Puzzle,
}

/// What has come of turns at a task of a day.
#[derive(Clone, Debug)]
pub(crate) struct Judged {
    /// The same as at a puzzle.
    pub(crate) attempted: Attempted,
    /// 0 if the task is solved, otherwise the pegs that are left.
    pub(crate) score: u32,
    /// In how many moves.
    pub(crate) moves: u32,
}

impl DailyTask {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Solitaire, Self::Puzzle];

    /// The stable name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Solitaire => "solitaire",
            Self::Puzzle => "puzzle",
        }
    }

    /// Reads the name.
    pub fn read(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|task| task.as_str() == text)
    }

    /// The id of the rules on a day.
    pub(crate) fn rules(self, day: u64) -> Result<String, LearningError> {
        Ok(match self {
            Self::Solitaire => problem_of_day(day)?.problem.preset.to_string(),
            Self::Puzzle => puzzle_of_day(day)?.rules.clone(),
        })
    }

    /// The position of a day.
    pub(crate) fn position(self, day: u64) -> Result<AnyGame, LearningError> {
        match self {
            Self::Solitaire => Ok(problem_of_day(day)?.start),
            Self::Puzzle => puzzle_of_day(day)?.position().ok_or(LearningError::Broken),
        }
    }

    /// What is to be done on a day.
    pub(crate) fn sentence(self, day: u64, language: Language) -> Result<String, LearningError> {
        let words = Catalogue::get(language);
        match self {
            Self::Solitaire => {
                let name = words.text(&format!("problem-{}", problem_of_day(day)?.problem.id));
                Ok(words.tr("daily-solitaire-task", &[("name", name.into())]))
            }
            Self::Puzzle => Ok(task(puzzle_of_day(day)?, language)),
        }
    }

    /// The board at the start.
    pub(crate) fn start(self, day: u64, language: Language) -> Result<View, LearningError> {
        match self {
            Self::Solitaire => {
                let tables = boards(&problem_of_day(day)?, &[])?;
                Ok(tables[0].view(language))
            }
            Self::Puzzle => start(puzzle_of_day(day)?, language),
        }
    }

    /// What comes of some turns of one's own.
    pub(crate) fn judge(
        self,
        day: u64,
        turns: &[String],
        language: Language,
    ) -> Result<Judged, LearningError> {
        match self {
            Self::Solitaire => judge_solitaire(&problem_of_day(day)?, turns, language),
            Self::Puzzle => {
                let attempted = attempt(puzzle_of_day(day)?, turns, language)?;
                let moves = u32::try_from(turns.len()).unwrap_or(u32::MAX);
                Ok(Judged { attempted, score: 0, moves })
            }
        }
    }
}

/// Whether a puzzle is that of a day.
pub(crate) fn is_puzzle_of_day(id: &str, day: u64) -> bool {
    puzzles().of_day(day).is_some_and(|puzzle| puzzle.id == id)
}

fn puzzle_of_day(day: u64) -> Result<&'static Puzzle, LearningError> {
    puzzles().of_day(day).ok_or(LearningError::Broken)
}

/// The problem of a day: all of them come before one comes again, each time in another order.
fn problem_of_day(day: u64) -> Result<KnownProblem, LearningError> {
    let mut all: Vec<KnownProblem> = known().collect();
    let count = all.len().max(1) as u64;
    let mut luck = board::mix(day / count);
    for last in (1..all.len()).rev() {
        luck = board::mix(luck);
        all.swap(last, (luck % (last as u64 + 1)) as usize);
    }
    let place = (day % count) as usize;
    if place < all.len() { Ok(all.swap_remove(place)) } else { Err(LearningError::Broken) }
}

fn boards(known: &KnownProblem, moves: &[game::AnyMove]) -> Result<Vec<Table>, LearningError> {
    let fen = known.start.to_fen();
    let made = stages("daily-solitaire", known.problem.preset, &fen, moves);
    made.ok_or(LearningError::Broken)
}

fn judge_solitaire(
    known: &KnownProblem,
    turns: &[String],
    language: Language,
) -> Result<Judged, LearningError> {
    if turns.len() > MOST_TURNS {
        return Err(AttemptError::TooLong.into());
    }
    let (mut position, mut played) = (known.start.clone(), Vec::new());
    for text in turns {
        let m = position.read_move(text).map_err(AttemptError::from)?;
        position.play(m).map_err(AttemptError::from)?;
        played.push(m);
    }
    let AnyGame::Pegs(pegs) = &position else { return Err(LearningError::Broken) };
    let jump = |m: &game::AnyMove| match m {
        game::AnyMove::Pegs(jump) => Some(*jump),
        _ => None,
    };
    let jumps: Vec<pegs::Jump> = played.iter().filter_map(jump).collect();
    let (moves, left) = (count_runs(&jumps), pegs.pegs().len());
    let outcome = match (pegs.is_solved(), position.legal_moves().is_empty()) {
        (true, _) => Outcome::Solved,
        (false, true) => Outcome::Stuck,
        (false, false) => Outcome::Open,
    };
    let tables = boards(known, &played)?;
    let is_open = outcome == Outcome::Open;
    let last = tables.last().ok_or(LearningError::Broken)?;
    let says = if is_open {
        let counts = [("moves", moves.into()), ("jumps", jumps.len().into())];
        Catalogue::get(language).tr("solitaire-done", &counts)
    } else {
        last.speech(language).say(&format!("grade-{}", pegs.grade()), &[])
    };
    let views = views(std::slice::from_ref(last), language, is_open);
    let score = if outcome == Outcome::Solved { 0 } else { left };
    let moves = u32::try_from(moves).unwrap_or(u32::MAX);
    Ok(Judged { attempted: Attempted { outcome, says, views, streak: None }, score, moves })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn all_problems_come_before_one_comes_again() {
        let count = known().count() as u64;
        let id = |day| problem_of_day(day).unwrap().problem.id;
        for cycle in [0, 1, 1800] {
            let days = cycle * count..(cycle + 1) * count;
            assert_eq!(days.map(id).collect::<BTreeSet<_>>().len() as u64, count);
        }
        let order = |cycle: u64| (0..count).map(|at| id(cycle * count + at)).collect::<Vec<_>>();
        assert_ne!(order(1), order(2));
        assert_eq!(order(2), order(2));
    }

    #[test]
    fn turns_are_played_through() {
        let day = (0..99).find(|&day| problem_of_day(day).unwrap().problem.id == "cross").unwrap();
        let judge = |text: &str| {
            let turns: Vec<String> = text.split_whitespace().map(str::to_string).collect();
            DailyTask::Solitaire.judge(day, &turns, Language::EnGb)
        };
        let figures = |text: &str| {
            let judged = judge(text).unwrap();
            (judged.attempted.outcome, judged.score, judged.moves)
        };
        assert_eq!(figures(""), (Outcome::Open, 6, 0));
        assert_eq!(figures("d5-f5"), (Outcome::Open, 5, 1));
        assert_eq!(figures("d5-f5 d3-d5 c5-e5 f5-d5 d5-d7"), (Outcome::Solved, 0, 4));
        assert!(judge("d5-f5 d5-f5").is_err());
        assert!(judge("d5-f5 d3-d5 c5-e5 f5-d5 d5-d7 d7-d5").is_err(), "after the end");
        // The first legal jump each time gets stuck.
        let mut turns = Vec::new();
        let stuck = loop {
            let judged = DailyTask::Solitaire.judge(day, &turns, Language::EnGb).unwrap();
            match judged.attempted.views[0].turns.first() {
                Some(turn) => turns.push(turn.text.clone()),
                None => break judged,
            }
        };
        assert!(stuck.score != 1 && !stuck.attempted.says.is_empty());
    }
}
