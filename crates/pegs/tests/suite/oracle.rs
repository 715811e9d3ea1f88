//! The oracle of the central game, against all that is known of it.

use std::{
    collections::{HashMap, HashSet},
    sync::OnceLock,
};

use board::State;
use pegs::{Goal, Hole, HoleSet, Jump, Layout, Oracle, OracleError, Pegs, count_runs};

use crate::{after, plain::Plain, position, rules};

/// Built once for all tests.
pub(crate) fn oracle() -> &'static Oracle {
    static ORACLE: OnceLock<Oracle> = OnceLock::new();
    ORACLE.get_or_init(Oracle::build)
}

fn start() -> Pegs {
    Pegs::initial(rules("pegs33"))
}

/// The same pegs with the centre as goal.
fn to_centre(position: &Pegs) -> Pegs {
    let centre = Layout::English.centre().into_iter().collect();
    Pegs::problem(position.rules(), position.pegs(), Goal::Exactly(centre)).unwrap()
}

fn least_image(pegs: HoleSet) -> HoleSet {
    Layout::English.symmetries().iter().map(|s| s.set(pegs)).min().unwrap()
}

#[test]
fn it_is_small_and_has_half_of_all_winning_positions() {
    assert_eq!(oracle().stored(), 839_536);
    assert!(oracle().bytes() < 1_200_000, "{} bytes", oracle().bytes());
}

#[test]
fn par_of_the_start_is_eighteen_moves_to_the_centre() {
    assert_eq!(oracle().par(&to_centre(&start()), None), Some(18));
    // One move less if the peg may stay at the end of an arm.
    assert_eq!(oracle().par(&start(), None), Some(17));
}

/// Every position of one level, up to symmetry.
fn next_level(level: &[Pegs]) -> Vec<Pegs> {
    let mut next = HashMap::new();
    for position in level {
        for jump in position.legal_moves() {
            let child = position.play(jump).unwrap();
            next.entry(least_image(child.pegs())).or_insert(child);
        }
    }
    next.into_values().collect()
}

#[test]
fn the_first_three_jumps_never_lose_and_the_fourth_can() {
    let mut level = vec![start()];
    let mut lost = Vec::new();
    for _ in 0..10 {
        lost.push(level.iter().filter(|p| !oracle().can_be_solved(p.pegs())).count());
        level = next_level(&level);
    }
    // Reachable less winning, from 32 pegs down to 23.
    assert_eq!(lost, [0, 0, 0, 0, 1, 7, 84, 668, 3577, 15_292]);
}

/// Plays on from the start by jumps that the oracle keeps, and looks at every position on the way.
fn winning_games(games: u64, mut visit: impl FnMut(&Pegs, Option<Hole>, &mut fastrand::Rng)) {
    for seed in 0..games {
        let mut random = fastrand::Rng::with_seed(seed);
        let (mut position, mut active) = (start(), None);
        loop {
            visit(&position, active, &mut random);
            let Some(jump) = random.choice(oracle().solving_jumps(&position)) else {
                break;
            };
            position = position.play(jump).unwrap();
            active = Some(jump.to);
        }
        assert_eq!(position.pegs().len(), 1, "a jump that is kept leads to the end");
    }
}

#[test]
fn games_along_the_oracle_are_solved_on_one_of_five_holes() {
    let mut finishes = HashSet::new();
    winning_games(300, |position, _, _| {
        if position.pegs().len() == 1 {
            finishes.insert(position.pegs().to_string());
        }
    });
    let mut finishes: Vec<String> = finishes.into_iter().collect();
    finishes.sort();
    assert_eq!(finishes, ["a4", "d1", "d4", "d7", "g4"]);
}

#[test]
fn complements_and_images_win_alike() {
    winning_games(40, |position, _, random| {
        if position.pegs().len() == 1 {
            return;
        }
        let holes = Layout::English.holes();
        let symmetry = random.choice(Layout::English.symmetries()).unwrap();
        assert!(oracle().can_be_solved(symmetry.set(position.pegs())));
        assert!(oracle().can_be_solved(holes.difference(position.pegs())));
    });
}

#[test]
fn par_and_verdict_are_those_of_trying_everything() {
    let centre: HoleSet = Layout::English.centre().into_iter().collect();
    let reached_centre = |pegs: HoleSet| pegs == centre;
    let reached_any = |pegs: HoleSet| pegs.len() == 1;
    let mut anywhere = Plain::new(&reached_any);
    let mut central = Plain::new(&reached_centre);
    let mut compared = 0;
    for seed in 0..60 {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut position = start();
        while let Some(jump) = {
            // Winning as long as there is much to try, then anyhow.
            let jumps = if position.pegs().len() > 13 {
                oracle().solving_jumps(&position)
            } else {
                position.legal_moves().to_vec()
            };
            random.choice(jumps)
        } {
            position = position.play(jump).unwrap();
            let active = Some(jump.to);
            if position.pegs().len() > 12 {
                continue;
            }
            let (any, centre) = (anywhere.par(&position, None), central.par(&position, None));
            assert_eq!(oracle().par(&position, None), any, "{position:?}");
            assert_eq!(oracle().par(&to_centre(&position), None), centre, "{position:?}");
            assert_eq!(oracle().par(&position, active), anywhere.par(&position, active));
            assert_eq!(
                oracle().par(&to_centre(&position), active),
                central.par(&to_centre(&position), active)
            );
            assert_eq!(oracle().can_be_solved(position.pegs()), centre.is_some());
            compared += 1;
        }
    }
    assert!(compared > 300, "{compared}");
}

/// Plays so that par is kept, and counts the moves.
fn moves_along_par(position: Pegs) -> usize {
    let (mut position, mut active, mut jumps) = (position, None, Vec::<Jump>::new());
    while let Some(par) = oracle().par(&position, active).filter(|_| position.pegs().len() > 1) {
        let kept = oracle().solving_jumps(&position).into_iter().find(|jump| {
            let child = position.play(*jump).unwrap();
            let begins = u32::from(active != Some(jump.from));
            oracle().par(&child, Some(jump.to)).map(|left| left + begins) == Some(par)
        });
        let jump = kept.expect("some jump keeps par");
        position = position.play(jump).unwrap();
        active = Some(jump.to);
        jumps.push(jump);
    }
    assert_eq!(position.ended(), Some(board::Reason::Solved));
    count_runs(&jumps)
}

#[test]
fn par_can_be_played() {
    assert_eq!(moves_along_par(start()), 17);
    assert_eq!(moves_along_par(to_centre(&start())), 18);
}

#[test]
fn a_latin_cross_takes_five_moves_and_a_greek_one_never_comes_up() {
    let latin = position("pegs33", "3/1o1/2ooo2/3o3/3o3/3/3");
    assert_eq!(oracle().par(&to_centre(&latin), None), Some(5));
    assert_eq!(oracle().par(&latin, None), Some(4));
    // It can be solved, but the central game does not lead to it.
    let greek = position("pegs33", "3/1o1/3o3/1ooooo1/3o3/1o1/3");
    assert!(oracle().knows(&greek) && !oracle().can_be_solved(greek.pegs()));
}

#[test]
fn what_is_not_of_the_central_game_is_not_answered() {
    // Another board, another class, another goal, holes off the board.
    assert!(!oracle().knows(&Pegs::initial(rules("pegs37"))));
    let mut other = rules("pegs33");
    other.vacancy = "c1".parse().unwrap();
    assert!(!oracle().knows(&Pegs::initial(other)));
    assert_eq!(oracle().par(&Pegs::initial(other), None), None);
    assert!(oracle().solving_jumps(&Pegs::initial(other)).is_empty());
    let end = position("pegs33", "ooo/ooo/ooooooo/ooo1ooo/ooooooo/ooo/ooo goal=d1");
    assert!(!oracle().knows(&end));
    let strange: HoleSet = start().pegs().with("b2".parse().unwrap());
    assert!(!oracle().can_be_solved(strange));
    assert!(!oracle().can_be_solved(HoleSet::EMPTY));
}

#[test]
fn single_pegs_are_solved_where_the_goal_says() {
    let end = after(position("pegs33", "3/3/7/7/3o3/1o1/3"), "d3-d1");
    assert_eq!(oracle().par(&end, None), Some(0));
    assert_eq!(oracle().par(&to_centre(&end), None), None);
    assert!(!oracle().can_be_solved(end.pegs()));
    let pair = to_centre(&position("pegs33", "3/3/7/7/3o3/1o1/3"));
    let kept: Vec<String> = oracle().solving_jumps(&pair).iter().map(Jump::to_string).collect();
    assert_eq!(kept, ["d2-d4"]);
}

#[test]
fn bytes_come_back_and_others_are_refused() {
    let bytes = oracle().to_bytes();
    assert!(bytes.len() < 1_200_000, "{}", bytes.len());
    assert_eq!(Oracle::from_bytes(&bytes).as_ref(), Ok(oracle()));
    assert_eq!(Oracle::from_bytes(&[]), Err(OracleError::Magic));
    assert_eq!(Oracle::from_bytes(b"pegs33 2"), Err(OracleError::Content));
    assert_eq!(Oracle::from_bytes(b"pegs33 1 and more"), Err(OracleError::Magic));
    assert_eq!(Oracle::from_bytes(&bytes[..bytes.len() - 1]), Err(OracleError::Content));
    let longer: Vec<u8> = bytes.iter().copied().chain([0]).collect();
    assert_eq!(Oracle::from_bytes(&longer), Err(OracleError::Content));
    for place in [8, 12, 30, 50_000, 200_000, 900_000, bytes.len() - 20, bytes.len() - 1] {
        let mut flipped = bytes.clone();
        flipped[place] ^= 1 << (place % 8);
        assert_eq!(Oracle::from_bytes(&flipped), Err(OracleError::Content), "{place}");
    }
}
