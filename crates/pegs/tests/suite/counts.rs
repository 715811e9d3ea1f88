//! Known totals of the boards.

use std::collections::HashSet;

use board::{Reason, State};
use pegs::{Goal, HoleSet, Pegs};

use crate::{after, position, rules};

/// Positions from 32 pegs down, all and up to symmetry, with the classes that are stuck.
const REACHABLE: &[(usize, usize, usize)] = &[
    (1, 1, 0),
    (4, 1, 0),
    (12, 2, 0),
    (60, 8, 0),
    (296, 39, 0),
    (1338, 171, 0),
    (5648, 719, 1),
    (21_842, 2757, 0),
    (77_559, 9751, 0),
    (249_690, 31_312, 0),
];

fn next_level(level: &HashSet<Pegs>) -> HashSet<Pegs> {
    let mut next = HashSet::new();
    for position in level {
        position.visit_moves(|jump| {
            let mut child = *position;
            child.play_unchecked(jump);
            next.insert(child);
        });
    }
    next
}

fn canonical(position: &Pegs) -> HoleSet {
    let symmetries = position.layout().symmetries();
    let images = symmetries.iter().map(|s| s.set(position.pegs()));
    images.min().expect("the identity is there")
}

#[test]
fn positions_reachable_on_the_english_board() {
    let mut level = HashSet::from([Pegs::initial(rules("pegs33"))]);
    for &(all, classes, stuck) in REACHABLE {
        let pegs = level.iter().next().unwrap().pegs().len();
        assert_eq!(level.len(), all, "{pegs} pegs");
        let different: HashSet<_> = level.iter().map(canonical).collect();
        assert_eq!(different.len(), classes, "{pegs} pegs");
        let dead: HashSet<_> = level
            .iter()
            .filter(|position| position.ended() == Some(Reason::Stuck))
            .map(canonical)
            .collect();
        assert_eq!(dead.len(), stuck, "{pegs} pegs");
        level = next_level(&level);
    }
}

/// All ways to play to the end, and those that solve it.
fn games(position: &Pegs) -> (u64, u64) {
    match position.ended() {
        Some(reason) => (1, u64::from(reason == Reason::Solved)),
        None => position.legal_moves().into_iter().fold((0, 0), |sum, jump| {
            let (all, solved) = games(&position.play(jump).expect("legal"));
            (sum.0 + all, sum.1 + solved)
        }),
    }
}

#[test]
fn games_on_the_triangle_from_an_empty_corner() {
    for corner in ["a5", "a1", "e1"] {
        let mut rules = rules("pegs15");
        rules.vacancy = corner.parse().unwrap();
        assert_eq!(games(&Pegs::initial(rules)), (568_630, 29_760), "{corner}");
    }
}

/// Every position a problem can lead to, and the holes where a single peg is left.
fn reach(start: Pegs) -> (usize, Vec<String>) {
    let mut level = HashSet::from([start]);
    let (mut count, mut finishes) = (0, Vec::new());
    while !level.is_empty() {
        count += level.len();
        let single = level.iter().filter(|position| position.pegs().len() == 1);
        finishes.extend(single.map(|position| position.pegs().to_string()));
        level = next_level(&level);
    }
    finishes.sort();
    (count, finishes)
}

#[test]
fn problems_have_their_known_numbers_of_positions() {
    let latin = position("pegs33", "3/1o1/2ooo2/3o3/3o3/3/3");
    assert_eq!(reach(latin), (24, vec!["d4".into(), "d7".into()]));
    let greek = position("pegs33", "3/1o1/3o3/1ooooo1/3o3/1o1/3");
    let finishes: Vec<String> = ["a4", "d1", "d4", "d7", "g4"].map(String::from).into();
    assert_eq!(reach(greek), (153, finishes));
}

/// One peg is left on the English board when the centre is empty at the start.
const SOLUTION_33: &str = "f4-d4 c4-e4 c6-c4 a5-c5 b3-b5 d3-b3 f3-d3 e5-e3 g5-e5 d3-f3 e1-e3 c1-e1 a3-c3 c4-c6 \
    c2-c4 d5-f5 c7-c5 e7-c7 g3-g5 g5-e5 e6-e4 e4-e2 e1-e3 f3-d3 d2-d4 d4-b4 a4-c4 c4-c6 \
    c7-c5 b5-d5 d5-d7";

#[test]
fn the_english_preset_can_be_solved() {
    let end = after(Pegs::initial(rules("pegs33")), SOLUTION_33);
    assert_eq!(end.ended(), Some(Reason::Solved));
    assert_eq!(end.pegs().to_string(), "d7");
}

/// One peg is left on the European board when d3 is empty at the start.
const SOLUTION_37: &str = "d5-d3 f4-d4 c4-e4 c6-c4 a5-c5 b3-b5 b6-b4 e6-c6 f2-f4 f5-f3 d3-b3 c1-c3 \
    e4-e6 e2-e4 g3-e3 g5-g3 e7-e5 e4-e2 d1-d3 c4-c2 a3-c3 b2-d2 e1-e3 d3-f3 g3-e3 a4-c4 c4-c2 \
    c2-e2 e2-e4 e4-e6 f6-d6 d7-d5 d5-b5 c7-c5 c5-a5";

#[test]
fn the_european_preset_can_be_solved() {
    let start = Pegs::initial(rules("pegs37"));
    assert!(start.goal_is_in_class());
    let end = after(start, SOLUTION_37);
    assert_eq!(end.ended(), Some(Reason::Solved));
    assert_eq!(end.pegs().to_string(), "a5");
}

#[test]
fn an_empty_centre_never_leaves_one_peg_on_the_european_board() {
    let mut rules = rules("pegs37");
    let solvable: Vec<String> = rules
        .layout
        .holes()
        .iter()
        .filter(|&vacancy| {
            rules.vacancy = vacancy;
            Pegs::initial(rules).goal_is_in_class()
        })
        .map(|hole| hole.to_string())
        .collect();
    // The four holes next to the centre, the four behind them, the eight ends of the long rows.
    let expected = "c1 e1 d2 a3 d3 g3 b4 c4 e4 f4 a5 d5 g5 d6 c7 e7";
    assert_eq!(solvable.join(" "), expected);
}

#[test]
fn every_vacancy_of_the_english_board_is_in_the_class_of_a_single_peg() {
    let mut rules = rules("pegs33");
    for vacancy in rules.layout.holes() {
        rules.vacancy = vacancy;
        rules.goal = Goal::Exactly(HoleSet::EMPTY.with(vacancy));
        assert!(Pegs::initial(rules).goal_is_in_class(), "{vacancy}");
    }
}
