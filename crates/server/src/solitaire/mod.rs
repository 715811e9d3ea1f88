//! What a lover of peg solitaire wants beside the board: what has been done, what is still possible,
//! problems with par, the best games, races.

mod effort;
mod outlook;
mod problems;
mod race;
mod results;

pub use self::{
    effort::{Effort, clock},
    outlook::{
        Chance, OutlookView, SolitaireView, Solution, begun_anew, show, solution, solution_anew,
    },
    problems::{KnownProblem, known, known_by_id, problem_of},
    race::{RaceError, RaceView, Runner, begin_race, show_race},
    results::{BestGame, Results},
};

pub(crate) use self::race::{line, winners};
