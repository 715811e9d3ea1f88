//! Won, drawn, lost: how the games of this machine have ended, by rules and opponent.

use std::collections::BTreeMap;

use game::{Family, GameResult};
use serde::Serialize;
use utoipa::ToSchema;

use crate::store::Tally;

/// How the games of one rule set have ended.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
pub struct RuleResults {
    /// The id of the rules.
    pub rules: String,
    /// The family of games.
    pub family: String,
    /// Against the computer, by its level, the weakest first; the score is the person's.
    pub computer: BTreeMap<u8, Score>,
    /// Two people at one screen.
    pub pair: Option<Sides>,
    /// Two people who held seats.
    pub seated: Option<Sides>,
    /// Puzzles.
    pub puzzle: Option<Solved>,
}

/// How games have ended for one person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
pub struct Score {
    /// Games won.
    pub won: u64,
    /// Tied games.
    pub drawn: u64,
    /// Games lost.
    pub lost: u64,
}

impl Score {
    /// All of them.
    pub const fn games(&self) -> u64 {
        self.won + self.drawn + self.lost
    }
}

/// How games of two people have ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
pub struct Sides {
    /// Games that White has won.
    pub white: u64,
    /// Tied games.
    pub drawn: u64,
    /// Games that Black has won.
    pub black: u64,
}

/// How puzzles have ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
#[schema(as = PuzzleCounts)]
pub struct Solved {
    /// Solved.
    pub solved: u64,
    /// Stuck or given up.
    pub unsolved: u64,
}

/// The results of every rule set that has any, family by family.
pub fn results(tallies: &[Tally]) -> Vec<RuleResults> {
    let mut all: BTreeMap<(usize, &str), RuleResults> = BTreeMap::new();
    for tally in tallies {
        let Some(result) = GameResult::from_token(&tally.result) else { continue };
        // What was called off counts for nobody.
        if result == GameResult::Open {
            continue;
        }
        let family = Family::ALL.iter().position(|family| family.as_str() == tally.family);
        let key = (family.unwrap_or(usize::MAX), tally.rules.as_str());
        let entry = all.entry(key).or_insert_with(|| RuleResults {
            rules: tally.rules.clone(),
            family: tally.family.clone(),
            ..RuleResults::default()
        });
        add(entry, tally, result);
    }
    all.into_values().collect()
}

fn add(entry: &mut RuleResults, tally: &Tally, result: GameResult) {
    let games = tally.games;
    match (result, tally.level) {
        (GameResult::Solved, _) => entry.puzzle.get_or_insert_default().solved += games,
        (GameResult::Unsolved, _) => entry.puzzle.get_or_insert_default().unsolved += games,
        (GameResult::Open, _) => {}
        (_, Some(level)) => {
            let score = entry.computer.entry(level).or_default();
            let winner = result.winner().map(|side| side.to_string());
            match winner {
                None => score.drawn += games,
                Some(side) if tally.computer.as_ref() == Some(&side) => score.lost += games,
                Some(_) => score.won += games,
            }
        }
        (result, None) => {
            let sides = if tally.seated { &mut entry.seated } else { &mut entry.pair };
            let sides = sides.get_or_insert_default();
            match result {
                GameResult::WhiteWins => sides.white += games,
                GameResult::BlackWins => sides.black += games,
                _ => sides.drawn += games,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(rules: &str, level: Option<(&str, u8)>, result: &str, games: u64) -> Tally {
        Tally {
            family: if rules == "pegs33" { "pegs" } else { "mill" }.to_string(),
            rules: rules.to_string(),
            seated: false,
            computer: level.map(|(side, _)| side.to_string()),
            level: level.map(|(_, level)| level),
            result: result.to_string(),
            games,
        }
    }

    #[test]
    fn results_are_those_of_the_person_whichever_side_the_computer_plays() {
        let found = results(&[
            tally("pegs33", None, "solved", 2),
            tally("pegs33", None, "unsolved", 3),
            tally("classic", Some(("black", 3)), "1-0", 4),
            tally("classic", Some(("white", 3)), "1-0", 1),
            tally("classic", Some(("white", 3)), "0-1", 2),
            tally("classic", Some(("white", 10)), "1/2-1/2", 5),
            tally("classic", None, "0-1", 6),
            tally("classic", None, "*", 7),
        ]);
        assert_eq!(found.len(), 2);
        let [classic, pegs] = &found[..] else { unreachable!("two rule sets") };
        assert_eq!(classic.computer[&3], Score { won: 6, drawn: 0, lost: 1 });
        assert_eq!(classic.computer[&10].games(), 5);
        assert_eq!(classic.pair, Some(Sides { white: 0, drawn: 0, black: 6 }));
        assert_eq!((classic.seated, classic.puzzle), (None, None));
        assert_eq!(pegs.puzzle, Some(Solved { solved: 2, unsolved: 3 }));
    }

    #[test]
    fn what_was_called_off_is_no_result() {
        assert_eq!(results(&[tally("classic", None, "*", 7)]), []);
        assert_eq!(results(&[]), []);
    }
}
