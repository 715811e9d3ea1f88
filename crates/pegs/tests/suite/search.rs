//! Searching without the oracle, against known results and against trying everything.

use std::{collections::HashMap, sync::OnceLock};

use board::{Reason, RuleSet, State};
use pegs::{Fewest, Goal, Hole, HoleSet, Jump, Layout, Par, Pegs, Solver, Verdict, count_runs};

use crate::{oracle::oracle, plain::Plain, position, rules};

/// A budget that all these tests stay below.
const PLENTY: u64 = 30_000_000;

/// Made once for all tests.
fn solver(layout: Layout) -> &'static Solver {
    static SOLVERS: [OnceLock<Solver>; 3] = [const { OnceLock::new() }; 3];
    SOLVERS[layout as usize].get_or_init(|| Solver::new(layout))
}

fn single(hole: Hole) -> Goal {
    Goal::Exactly(HoleSet::EMPTY.with(hole))
}

fn with_goal(position: &Pegs, goal: Goal) -> Pegs {
    Pegs::problem(position.rules(), position.pegs(), goal).unwrap()
}

/// The start with a hole empty and a goal.
fn start(id: &str, vacancy: Hole, goal: Goal) -> Pegs {
    let mut rules = rules(id);
    (rules.vacancy, rules.goal) = (vacancy, goal);
    Pegs::initial(rules)
}

/// Checks that jumps solve a position.
fn check_line(position: &Pegs, line: &[Jump]) {
    let end = line.iter().fold(*position, |position, &jump| position.play(jump).unwrap());
    assert_eq!(end.ended(), Some(Reason::Solved), "{position:?}");
}

fn par(position: &Pegs, active: Option<Hole>) -> Option<u32> {
    match solver(position.layout()).par(position, active, PLENTY) {
        Par::Moves(moves, line) => {
            check_line(position, &line);
            let begun = line.first().is_some_and(|jump| Some(jump.from) == active);
            assert_eq!(count_runs(&line), moves as usize + usize::from(begun), "{position:?}");
            Some(moves)
        }
        Par::Unsolvable => None,
        Par::Unknown => panic!("the budget is spent: {position:?}"),
    }
}

fn is_solvable(position: &Pegs) -> bool {
    match solver(position.layout()).solve(position, PLENTY) {
        Verdict::Solvable(line) => {
            check_line(position, &line);
            true
        }
        Verdict::Unsolvable => false,
        Verdict::Unknown => panic!("the budget is spent: {position:?}"),
    }
}

#[test]
fn no_jump_makes_pegs_heavier_in_any_pagoda() {
    for &layout in Layout::ALL {
        let pagodas = solver(layout).pagodas();
        assert!(pagodas.len() > 40, "{layout}: {}", pagodas.len());
        for pagoda in pagodas {
            for jump in layout.jumps() {
                let before = pagoda.weight(jump.from) + pagoda.weight(jump.over().unwrap());
                assert!(before >= pagoda.weight(jump.to), "{layout} {jump} {pagoda:?}");
            }
            // Sums stay in their lanes, whatever the position.
            let total: i32 = layout.holes().iter().map(|hole| pagoda.weight(hole).abs()).sum();
            assert!((1..64).contains(&total), "{layout} {total}");
        }
    }
}

#[test]
fn every_problem_of_one_empty_hole_and_one_peg_left_is_solvable() {
    let mut problems = 0;
    for vacancy in ["d4", "d1", "c2", "c5", "c1", "c4", "f4"] {
        let vacancy: Hole = vacancy.parse().unwrap();
        for finish in Layout::English.holes() {
            let problem = start("pegs33", vacancy, single(finish));
            if problem.rules().check().is_ok() {
                assert!(is_solvable(&problem), "{vacancy} {finish}");
                problems += 1;
            }
        }
    }
    // Five finishes from d4 and d1, three from c2 and c5, four from c1, c4 and f4.
    assert_eq!(problems, 28);
}

#[test]
fn on_the_european_board_every_start_in_a_class_with_a_single_peg_is_solvable() {
    let mut solvable = Vec::new();
    for vacancy in Layout::European.holes() {
        let problem = start("pegs37", vacancy, Goal::Anywhere);
        if problem.goal_is_in_class() {
            assert!(is_solvable(&problem), "{vacancy}");
            solvable.push(vacancy);
        } else {
            // The centre among them: that takes no search.
            assert_eq!(solver(Layout::European).solve(&problem, 0), Verdict::Unsolvable);
        }
    }
    assert_eq!(solvable.len(), 16);
    assert!(!solvable.contains(&Layout::European.centre().unwrap()));
}

#[test]
fn figures_have_their_known_pars() {
    for (name, fen, pars) in [
        ("latin cross", "3/1o1/2ooo2/3o3/3o3/3/3", "d7:4 d4:5"),
        ("greek cross", "3/1o1/3o3/1ooooo1/3o3/1o1/3", "d1:5 a4:5 d4:6 g4:5 d7:5"),
        ("fireplace", "ooo/ooo/2ooo2/2o1o2/7/3/3", "a4:7 d4:8 g4:7"),
        ("up arrow", "1o1/ooo/1ooooo1/3o3/3o3/ooo/ooo", "d1:9 d4:9 d7:8"),
        ("pyramid", "3/1o1/2ooo2/1ooooo1/ooooooo/3/3", "d1:8 a4:7 d4:8 g4:7 d7:7"),
        ("square on its corner", "3/1o1/2ooo2/1oo1oo1/2ooo2/1o1/3", "d1:4 a4:4 d4:5 g4:4 d7:4"),
    ] {
        let figure = position("pegs33", fen);
        let mut found = Vec::new();
        for finish in ["d1", "a4", "d4", "g4", "d7"] {
            if let Some(par) = par(&with_goal(&figure, single(finish.parse().unwrap())), None) {
                found.push(format!("{finish}:{par}"));
            }
        }
        found.sort();
        let mut expected: Vec<&str> = pars.split(' ').collect();
        expected.sort_unstable();
        assert_eq!(found, expected, "{name}");
    }
}

#[test]
fn some_figures_leave_two_pegs() {
    for fen in ["3/3/ooooooo/ooooooo/ooooooo/3/3", "3/3/2ooo2/2ooo2/2ooo2/3/3"] {
        let figure = position("pegs33", fen);
        let fewest = solver(Layout::English).fewest(&figure, PLENTY);
        assert_eq!(fewest, Fewest { at_least: 2, at_most: 2 }, "{fen}");
    }
}

#[test]
fn nine_moves_are_the_fewest_on_the_triangle() {
    let pars = Layout::Triangle.holes().iter().filter_map(|vacancy| {
        let problem = start("pegs15", vacancy, Goal::Anywhere);
        par(&problem, None)
    });
    assert_eq!(pars.min(), Some(9));
}

/// Positions of random games, with the peg that jumped last.
fn random_positions(id: &str, games: u64, most: u32) -> Vec<(Pegs, Hole)> {
    let mut found = Vec::new();
    for seed in 0..games {
        let mut random = fastrand::Rng::with_seed(seed);
        let holes: Vec<Hole> = rules(id).layout.holes().iter().collect();
        let vacancy = random.choice(holes).unwrap();
        let mut position = start(id, vacancy, Goal::Anywhere);
        while let Some(jump) = random.choice(position.legal_moves()) {
            position = position.play(jump).unwrap();
            if position.pegs().len() <= most {
                found.push((position, jump.to));
            }
        }
    }
    found
}

#[test]
fn search_agrees_with_trying_everything() {
    for (id, games, most) in [("pegs15", 60, 14), ("pegs33", 60, 12), ("pegs37", 40, 12)] {
        let one = |pegs: HoleSet| pegs.len() == 1;
        let mut plain = Plain::new(&one);
        for (position, active) in random_positions(id, games, most) {
            let expected = plain.par(&position, None);
            assert_eq!(par(&position, None), expected, "{position:?}");
            assert_eq!(is_solvable(&position), expected.is_some(), "{position:?}");
            let going_on = plain.par(&position, Some(active));
            assert_eq!(par(&position, Some(active)), going_on, "{position:?} {active}");
        }
    }
}

#[test]
fn goals_of_several_pegs_are_reached_or_refuted() {
    let (mut solvable, mut unsolvable) = (0, 0);
    for (id, games, most) in [("pegs15", 40, 13), ("pegs33", 12, 12)] {
        let positions = random_positions(id, games, most);
        // What games end with is a goal for positions of these and of other games.
        let goals = positions.iter().filter(|(position, _)| position.ended().is_some());
        for (goal, _) in goals {
            let goal = goal.pegs();
            let reached = |pegs: HoleSet| pegs == goal;
            let mut plain = Plain::new(&reached);
            for (position, active) in positions.iter().step_by(5) {
                let problem = with_goal(position, Goal::Exactly(goal));
                let expected = plain.par(&problem, None);
                assert_eq!(par(&problem, None), expected, "{problem:?}");
                let going_on = plain.par(&problem, Some(*active));
                assert_eq!(par(&problem, Some(*active)), going_on, "{problem:?}");
                *(if expected.is_some() { &mut solvable } else { &mut unsolvable }) += 1;
            }
        }
    }
    assert!(solvable > 50 && unsolvable > 500, "{solvable} {unsolvable}");
}

/// The fewest pegs, by trying everything.
fn plain_fewest(position: &Pegs, known: &mut HashMap<HoleSet, u32>) -> u32 {
    if let Some(&fewest) = known.get(&position.pegs()) {
        return fewest;
    }
    let after = position.legal_moves().into_iter().map(|jump| position.play(jump).unwrap());
    let fewest = after.map(|child| plain_fewest(&child, known)).min();
    let fewest = fewest.unwrap_or(position.pegs().len());
    known.insert(position.pegs(), fewest);
    fewest
}

#[test]
fn the_fewest_pegs_are_those_of_trying_everything() {
    for id in ["pegs15", "pegs33"] {
        let mut known = HashMap::new();
        for (position, _) in random_positions(id, 60, 12) {
            let expected = plain_fewest(&position, &mut known);
            let fewest = solver(position.layout()).fewest(&position, PLENTY);
            assert_eq!(fewest, Fewest { at_least: expected, at_most: expected }, "{position:?}");
        }
    }
}

#[test]
fn search_and_oracle_agree_on_the_central_game() {
    let mut lost = 0;
    for seed in 0..30 {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut position = Pegs::initial(rules("pegs33"));
        while let Some(jump) = random.choice(position.legal_moves()) {
            position = position.play(jump).unwrap();
            if position.pegs().len() <= 21 && position.pegs().len() > 1 {
                let solvable = oracle().can_be_solved(position.pegs());
                assert_eq!(is_solvable(&position), solvable, "{position:?}");
                lost += usize::from(!solvable);
            }
        }
    }
    assert!(lost > 100);
    // And where it can be won, by playing so that it stays won.
    for seed in 0..5 {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut position = Pegs::initial(rules("pegs33"));
        while let Some(jump) = random.choice(oracle().solving_jumps(&position)) {
            position = position.play(jump).unwrap();
            assert!(is_solvable(&position), "{position:?}");
            if position.pegs().len() <= 15 {
                assert_eq!(par(&position, None), oracle().par(&position, None), "{position:?}");
            }
        }
    }
}

#[test]
fn a_spent_budget_is_admitted() {
    let problem = start("pegs33", "d1".parse().unwrap(), single("d1".parse().unwrap()));
    let english = solver(Layout::English);
    assert_eq!(english.solve(&problem, 10), Verdict::Unknown);
    assert_eq!(english.par(&problem, None, 10), Par::Unknown);
    let fewest = english.fewest(&problem, 10);
    assert!(fewest.at_least == 1 && fewest.at_most > 1 && fewest.at_most < 32, "{fewest:?}");
    // Another board is none of its business.
    let other = Pegs::initial(rules("pegs15"));
    assert_eq!(english.solve(&other, PLENTY), Verdict::Unknown);
    assert_eq!(english.par(&other, None, PLENTY), Par::Unknown);
    assert_eq!(english.fewest(&other, PLENTY), Fewest { at_least: 1, at_most: 14 });
}

#[test]
fn solved_positions_take_no_moves() {
    let end = position("pegs33", "3/3/7/3o3/7/3/3");
    assert_eq!(par(&end, None), Some(0));
    assert_eq!(solver(Layout::English).fewest(&end, 10), Fewest { at_least: 1, at_most: 1 });
}

/// The fewest moves of problems on the whole English board, as found by complete enumeration.
const PARS: &[(&str, &str)] = &[
    ("c2", "c5:15 c2:16 f5:16"),
    ("c5", "c2:16 c5:15 f5:16"),
    ("d4", "a4:17 d1:17 d4:18 d7:17 g4:17"),
    ("d1", "a4:17 d1:18 d4:18 d7:18 g4:17"),
    ("c1", "c1:16 c4:16 c7:16 f4:17"),
    ("c4", "c1:16 c4:16 c7:16 f4:17"),
    ("f4", "c1:17 c4:17 c7:17 f4:19"),
];

/// They take from seconds to minutes each, so only as many are looked at as `PEGS_PARS` says.
#[test]
fn whole_boards_have_their_known_pars() {
    let count = std::env::var("PEGS_PARS").ok().and_then(|text| text.parse().ok()).unwrap_or(1);
    let all = PARS.iter().flat_map(|&(vacancy, finishes)| {
        finishes.split(' ').map(move |finish| (vacancy, finish.split_once(':').unwrap()))
    });
    for (vacancy, (finish, moves)) in all.take(count) {
        let problem = start("pegs33", vacancy.parse().unwrap(), single(finish.parse().unwrap()));
        let par = match solver(Layout::English).par(&problem, None, u64::MAX) {
            Par::Moves(par, line) => {
                check_line(&problem, &line);
                par.to_string()
            }
            other => panic!("{other:?}"),
        };
        assert_eq!(par, moves, "{vacancy} {finish}");
    }
}
