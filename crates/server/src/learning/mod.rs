//! Puzzles and lessons on the page: what `school` knows, as views and sentences.
//!
//! Nothing of an attempt is kept here: whoever plays sends the own turns along, and the answer
//! follows from them. What is done is kept by the browser, in cookies; see [`Progress`].

mod daily;
mod lessons;
mod progress;
mod puzzles;
mod stages;

use board::BySide;
use game::Family;
use i18n::Language;
use speech::Speech;

pub use self::{
    daily::DailyTask,
    lessons::{Judgement, LessonItem, StepView},
    progress::Progress,
    puzzles::{Attempted, Outcome, PuzzleItem, Solved},
};
pub(crate) use self::{
    daily::is_puzzle_of_day,
    lessons::{judge, lesson_item, lesson_items, refusal, step_view},
    puzzles::{LearningError, attempt, hint, item, player, solution, start, task},
};

/// The voice of an exercise: nobody has a name in it.
fn speech_of(family: Family, rules: &str, language: Language) -> Speech {
    Speech::new(language, family, rules.to_string(), BySide { white: None, black: None })
}

/// The day it is, counted from the first of January 1970, the same for everybody.
pub(crate) fn today() -> u64 {
    crate::table::now() / 86_400_000
}
