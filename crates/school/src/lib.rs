//! What a person learns from: puzzles and lessons.
//!
//! A [`Puzzle`] asks for the only right turn of a position. It is made from exact values by
//! [`make`], kept as a line of JSON with its whole solution, and so can be solved where there are no
//! tables; [`prove()`] derives it from the rules once more. A [`Lesson`] is data too: positions,
//! sentences by their keys, and what is to be played.

mod attempt;
mod collection;
mod exact;
mod lesson;
pub mod make;
mod prove;
mod puzzle;
mod reach;
mod solitaire;

pub use self::{
    attempt::{Attempt, AttemptError, MOST_TURNS, Verdict},
    collection::{Choice, Collection, puzzles},
    exact::{Exact, ExactError, Judged},
    lesson::{Check, Lesson, LessonError, Step, lesson, lessons},
    prove::{Flaw, prove, prove_par, well_formed},
    puzzle::{Grade, Kind, Puzzle},
};
