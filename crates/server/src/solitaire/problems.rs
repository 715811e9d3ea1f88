//! The problems with their starts, and which of them a game is about.

use game::{AnyGame, catalogue};
use pegs::{PROBLEMS, Problem};

use crate::table::Table;

/// A problem that can be played.
#[derive(Clone, Debug)]
pub struct KnownProblem {
    /// The problem.
    pub problem: &'static Problem,
    /// Its start.
    pub start: AnyGame,
}

/// The problems, the easy ones first.
pub fn known() -> impl Iterator<Item = KnownProblem> {
    PROBLEMS.iter().filter_map(|problem| {
        let rules = catalogue::find(problem.preset).ok()?.rules;
        let start = match problem.fen {
            Some(fen) => rules.read_fen(fen).ok()?,
            None => rules.initial(),
        };
        Some(KnownProblem { problem, start })
    })
}

/// A problem by its id.
pub fn known_by_id(id: &str) -> Option<KnownProblem> {
    known().find(|known| known.problem.id == id)
}

/// The problem that a game is about, if it is one of the known ones.
pub fn problem_of(table: &Table) -> Option<&'static Problem> {
    let start = table.game.position_at(0)?.to_fen();
    let same = |known: &KnownProblem| {
        known.problem.preset == table.agreed.rules && known.start.to_fen() == start
    };
    known().find(same).map(|known| known.problem)
}

#[cfg(test)]
mod tests {
    use i18n::{Catalogue, Language};

    use super::*;

    #[test]
    fn every_problem_can_be_played_and_has_a_name() {
        assert_eq!(known().count(), PROBLEMS.len());
        for problem in PROBLEMS {
            for &language in Language::ALL {
                let key = format!("problem-{}", problem.id);
                assert!(Catalogue::get(language).knows(&key), "{language}: {key}");
            }
        }
    }
}
