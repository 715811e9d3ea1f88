//! Races: places, times and what is not taken.

use board::{Millis, Puzzle, State};
use pegs::{Entry, Jump, Pegs, Race, RaceError, TimedJump};

use crate::{position, rules};

fn timed(jump: Jump, at: u64) -> TimedJump {
    TimedJump { jump, at: Millis(at) }
}

fn jump(text: &str) -> Jump {
    let (from, to) = text.split_once('-').unwrap();
    Jump { from: from.parse().unwrap(), to: to.parse().unwrap() }
}

/// A list of jumps with equal time between them.
fn log(jumps: &str, from: u64, step: u64) -> Vec<TimedJump> {
    let jumps = jumps.split_whitespace().enumerate();
    jumps.map(|(i, text)| timed(jump(text), from + i as u64 * step)).collect()
}

fn push_all(race: &mut Race, player: usize, log: &[TimedJump]) {
    for &timed in log {
        race.push(player, timed).unwrap();
    }
}

/// A way to one peg, found by trying.
fn solution(position: Pegs) -> Option<Vec<Jump>> {
    if position.is_solved() {
        return Some(Vec::new());
    }
    position.legal_moves().into_iter().find_map(|jump| {
        let mut rest = solution(position.play(jump).ok()?)?;
        rest.insert(0, jump);
        Some(rest)
    })
}

#[test]
fn fewer_pegs_come_first_then_less_time_and_equals_share_a_place() {
    let start = position("pegs33", "3/3/7/1oo1oo1/7/3/3");
    let mut race = Race::new(start, 6);
    push_all(&mut race, 0, &log("c4-a4", 0, 1));
    push_all(&mut race, 1, &log("b4-d4", 7, 1));
    push_all(&mut race, 2, &log("f4-d4", 9, 1));
    push_all(&mut race, 3, &log("c4-a4 e4-g4", 1_000, 50));
    push_all(&mut race, 4, &log("c4-a4 e4-g4", 9_000, 40));
    let places: Vec<(usize, usize)> =
        race.standings().iter().map(|standing| (standing.place, standing.player)).collect();
    assert_eq!(places, [(1, 4), (2, 3), (3, 0), (3, 1), (3, 2), (6, 5)]);
}

#[test]
fn after_a_gun_thinking_counts_too() {
    let start = position("pegs33", "3/3/7/1oo1oo1/7/3/3");
    let mut race = Race::new(start, 3).with_gun(Millis(1_000));
    // Jumps fast after a long thought, and the other way round.
    push_all(&mut race, 0, &log("c4-a4 e4-g4", 9_000, 1));
    push_all(&mut race, 1, &log("c4-a4 e4-g4", 1_500, 5_000));
    let standings = race.standings();
    let times: Vec<(usize, u64)> =
        standings.iter().map(|standing| (standing.player, standing.time.0)).collect();
    assert_eq!(times, [(1, 5_500), (0, 8_001), (2, 0)]);
}

#[test]
fn a_slow_solution_beats_a_fast_failure() {
    let start = position("pegs33", "3/1o1/2ooo2/3o3/3o3/3/3");
    let solution = solution(start).expect("the Latin cross can be solved");
    let mut race = Race::new(start, 3);
    for (i, &jump) in solution.iter().enumerate() {
        race.push(0, timed(jump, 60_000 * i as u64)).unwrap();
        race.push(2, timed(jump, 77 + 50_000 * i as u64)).unwrap();
    }
    let mut stuck = Entry::new(start);
    while let Some(&jump) = stuck.position().legal_moves().last() {
        stuck.push(timed(jump, 5)).unwrap();
        race.push(1, timed(jump, 5)).unwrap();
    }
    assert!(!stuck.position().is_solved(), "the last jump each time gets stuck");
    let standings = race.standings();
    let players: Vec<usize> = standings.iter().map(|standing| standing.player).collect();
    assert_eq!(players, [2, 0, 1]);
    assert_eq!(standings[0].time, Millis(200_000));
    assert!(standings[0].solved && standings[1].solved && !standings[2].solved);
    assert_eq!(standings[0].pegs, 1);
}

#[test]
fn the_time_runs_from_the_first_jump_to_the_last() {
    let start = Pegs::initial(rules("pegs33"));
    assert_eq!(Entry::new(start).time(), Millis(0));
    let one = Entry::replay(start, &log("d2-d4", 900, 0)).unwrap();
    assert_eq!(one.time(), Millis(0));
    let two = Entry::replay(start, &log("d2-d4 d5-d3", 900, 31)).unwrap();
    assert_eq!(two.time(), Millis(31));
    assert_eq!(two.runs(), 2);
    assert_eq!(two.log().len(), 2);
}

#[test]
fn what_is_not_legal_changes_nothing() {
    let mut race = Race::new(Pegs::initial(rules("pegs33")), 1);
    race.push(0, timed(jump("d2-d4"), 10)).unwrap();
    let before = race.clone();
    let illegal = race.push(0, timed(jump("d4-d2"), 20)).unwrap_err();
    assert_eq!(illegal.code(), "nothing-to-jump");
    assert!(matches!(illegal, RaceError::Illegal { number: 2, .. }));
    let backwards = race.push(0, timed(jump("d5-d3"), 9)).unwrap_err();
    assert_eq!(backwards, RaceError::Backwards { number: 2 });
    let nobody = race.push(1, timed(jump("d5-d3"), 20)).unwrap_err();
    assert_eq!(nobody, RaceError::NoPlayer { player: 1 });
    assert_eq!(race, before);
    let replay = Entry::replay(*race.start(), &log("d2-d4 a1-a3", 0, 1)).unwrap_err();
    assert_eq!(replay.code(), "off-board");
}

#[test]
fn everybody_starts_from_the_same_position() {
    let race = Race::new(Pegs::initial(rules("pegs15")), 2);
    assert!(race.entries().iter().all(|entry| entry.position() == race.start()));
    assert!(race.standings().iter().all(|standing| standing.place == 1));
}
