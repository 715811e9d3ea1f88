//! Every puzzle is derived once more from the rules.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use board::{Puzzle as _, State};
use game::{AnyGame, AnyRules, catalogue};
use pegs::{Oracle, Solver, Verdict};
use school::{Collection, Exact, Kind, Puzzle, prove, prove_par, puzzles, well_formed};
use tables::{Silent, Tables, draughts, mill};

fn of(rules: &str) -> Vec<&'static Puzzle> {
    puzzles().all().iter().filter(|puzzle| puzzle.rules == rules).collect()
}

fn rules(id: &str) -> AnyRules {
    catalogue::find(id).unwrap().rules
}

/// A folder of its own, removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        Self(std::env::temp_dir().join(format!("zwick-puzzles-{name}-{}", std::process::id())))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn no_tables() -> Tables {
    Tables::open(Path::new("/nonexistent"), 1 << 20)
}

#[test]
fn every_line_is_a_puzzle_of_its_own_and_well_formed() {
    let all = puzzles().all();
    assert_eq!(all.len(), Collection::lines());
    assert!(all.len() >= 200, "{}", all.len());
    let ids: BTreeSet<&str> = all.iter().map(|puzzle| puzzle.id.as_str()).collect();
    assert_eq!(ids.len(), all.len());
    for puzzle in all {
        well_formed(puzzle).unwrap_or_else(|flaw| panic!("{flaw}"));
    }
}

#[test]
fn there_is_something_of_every_kind_and_grade_in_every_family() {
    for kind in Kind::ALL {
        assert!(puzzles().all().iter().any(|puzzle| puzzle.kind == *kind), "{kind}");
    }
    for family in game::Family::ALL {
        let own: Vec<_> = puzzles().all().iter().filter(|p| p.family() == Some(*family)).collect();
        let grades: BTreeSet<_> = own.iter().map(|puzzle| puzzle.grade()).collect();
        assert!(own.len() >= 10 && grades.len() >= 2, "{family}: {} {grades:?}", own.len());
    }
}

#[test]
fn hunts_are_proved_by_heart() {
    for id in ["wolf", "fox_hunt"] {
        let exact = Exact::new(rules(id), &no_tables()).unwrap();
        assert!(!of(id).is_empty());
        for puzzle in of(id) {
            prove(puzzle, &exact).unwrap_or_else(|flaw| panic!("{flaw}"));
        }
    }
}

#[test]
fn draughts_are_proved_by_tables_of_four_pieces() {
    for id in ["english", "schmidt_de"] {
        let folder = Folder::new(id);
        let AnyRules::Draughts(rules) = rules(id) else { panic!("{id}") };
        let options = draughts::Options { folder: folder.0.clone(), pieces: 4, threads: 2 };
        draughts::solve(rules, id, &options, &Silent).unwrap();
        let exact = Exact::new(rules.into(), &Tables::open(&folder.0, 1 << 26)).unwrap();
        assert!(!of(id).is_empty());
        for puzzle in of(id) {
            prove(puzzle, &exact).unwrap_or_else(|flaw| panic!("{flaw}"));
        }
    }
}

#[test]
fn small_endings_of_mill_are_proved_and_a_broken_puzzle_is_not() {
    let folder = Folder::new("mill");
    let AnyRules::Mill(rules) = rules("classic") else { panic!() };
    let options = mill::Options {
        folder: folder.0.clone(),
        up_to: Some((4, 3)),
        phase: mill::Phase::Moving,
        wdl: false,
        threads: 2,
        memory: 1 << 30,
        portable: false,
    };
    mill::solve(rules, "classic", &options, &Silent).unwrap();
    let exact = Exact::new(rules.into(), &Tables::open(&folder.0, 1 << 26)).unwrap();
    let is_small = |puzzle: &&&Puzzle| match puzzle.position() {
        Some(AnyGame::Mill(mill)) => {
            let [one, two] = board::Side::ALL.map(|side| mill.total(side));
            one.max(two) <= 4 && one.min(two) <= 3
        }
        _ => false,
    };
    let classic = of("classic");
    let small: Vec<&&Puzzle> = classic.iter().filter(is_small).collect();
    assert!(small.len() >= 3, "{}", small.len());
    for puzzle in &small {
        prove(puzzle, &exact).unwrap_or_else(|flaw| panic!("{flaw}"));
    }
    let mut broken = (**small[0]).clone();
    let position = broken.position().unwrap();
    let other = position.legal_moves().into_iter().map(|m| position.move_text(m));
    broken.line = vec![other.into_iter().find(|text| *text != broken.line[0]).unwrap()];
    assert!(prove(&broken, &exact).is_err());
}

/// Larger positions of mill need the full tables of `zwick solve classic`, which take long to make:
/// `ZWICK_CLASSIC=DIR cargo test -p school --test suite puzzles` proves them all.
#[test]
fn every_puzzle_of_mill_is_proved_where_full_tables_are() {
    let Some(folder) = std::env::var_os("ZWICK_CLASSIC") else { return };
    let tables = Tables::open(Path::new(&folder), 1 << 28);
    let exact = Exact::new(rules("classic"), &tables).unwrap();
    for puzzle in of("classic") {
        prove(puzzle, &exact).unwrap_or_else(|flaw| panic!("{flaw}"));
    }
}

#[test]
fn solitaire_is_proved_by_oracle_and_search() {
    let oracle = Oracle::build();
    for puzzle in puzzles().all() {
        let Some(AnyGame::Pegs(position)) = puzzle.position() else { continue };
        if puzzle.kind != Kind::Keep {
            prove_par(puzzle).unwrap_or_else(|flaw| panic!("{flaw}"));
            continue;
        }
        let solver = Solver::new(position.layout());
        let solves = |jump: &pegs::Jump| {
            let mut after = position;
            after.play_unchecked(*jump);
            after.is_solved()
                || oracle.par(&after, None).is_some()
                || !oracle.knows(&after)
                    && matches!(solver.solve(&after, 1_000_000), Verdict::Solvable(_))
        };
        let right: Vec<String> = position
            .legal_moves()
            .iter()
            .filter(|jump| solves(jump))
            .map(ToString::to_string)
            .collect();
        assert_eq!(right, puzzle.line, "{}", puzzle.id);
    }
}

#[test]
fn each_day_has_its_puzzle_until_all_had_theirs() {
    let count = puzzles().all().len() as u64;
    let days = (20_000..20_000 + count).map(|day| puzzles().of_day(day).unwrap().id.as_str());
    assert_eq!(days.collect::<BTreeSet<_>>().len() as u64, count);
    assert_eq!(puzzles().of_day(5), puzzles().of_day(5 + count));
}

#[test]
fn wrong_turns_do_not_stand_and_nonsense_is_refused() {
    let puzzle = of("wolf")[0];
    let position = puzzle.position().unwrap();
    let wrong = position.legal_moves().into_iter().map(|m| position.move_text(m));
    let wrong = wrong.into_iter().find(|text| *text != puzzle.right(0)[0]).unwrap();
    let attempt = puzzle.attempt(std::slice::from_ref(&wrong)).unwrap();
    assert!(matches!(attempt.verdict, school::Verdict::Wrong(_)) && attempt.played.is_empty());
    assert!(puzzle.attempt(&[wrong.clone(), wrong]).is_err());
    assert!(puzzle.attempt(&["nonsense"]).is_err());
    assert!(puzzle.attempt(&vec!["x"; 1000]).is_err());
    let hint = puzzle.hint(&[] as &[&str]).unwrap().unwrap();
    assert_eq!(position.move_text(hint), puzzle.right(0)[0]);
}
