//! The solver against the second way: every rule set that can be solved, every position.

use std::{
    collections::{BTreeMap, BTreeSet},
    env, fs,
    path::Path,
};

use crate::common::{reference::Reference, written::folder};
use board::{Position, RuleSet, State};
use mill::{Blocked, Fly, Mill, OnMillPlacing, Placing, Rules, Win};
use tables::{
    Selection, Silent, Solution, Tables, Value, Wdl,
    mill::{Options, Phase, Prober, Space, refusal, solve, verify},
};

const CACHE: usize = 256 << 20;

/// Up to how many stones every rule set is solved both ways: `ZWICK_UP_TO=4-3` takes minutes.
fn up_to() -> (u8, u8) {
    let text = env::var("ZWICK_UP_TO").unwrap_or("3-3".to_string());
    let (larger, smaller) = text.split_once('-').unwrap();
    (larger.parse().unwrap(), smaller.parse().unwrap())
}

/// Every game that can be solved, once.
fn games() -> impl Iterator<Item = (&'static str, Rules)> {
    let mut seen = BTreeSet::new();
    Rules::presets()
        .iter()
        .filter(|preset| refusal(&preset.rules).is_none())
        .filter(move |preset| seen.insert(preset.rules.graph_hash()))
        .map(|preset| (preset.id, preset.rules))
}

fn space_of(position: &Mill) -> Space {
    let (mover, waiter) = (position.turn(), !position.turn());
    Space {
        mover: position.stones(mover).len() as u8,
        waiter: position.stones(waiter).len() as u8,
        mover_hand: position.hand(mover),
        waiter_hand: position.hand(waiter),
    }
}

/// Solves a game both ways and compares every position and every count.
fn compare(id: &str, rules: Rules, up_to: Option<(u8, u8)>, portable: bool) {
    let dir = folder(&format!("solver-{id}-{portable}"));
    let options = Options {
        folder: dir.clone(),
        up_to,
        threads: 2,
        memory: 1 << 30,
        phase: Phase::All,
        wdl: false,
        portable,
    };
    let solution = solve(rules, id, &options, &Silent).unwrap();
    let tables = Tables::open(&dir, CACHE);
    let prober = Prober::new(&tables, rules).unwrap();
    let spaces = prober.spaces().unwrap();
    let reference = Reference::of_spaces(rules, &spaces);
    let mut counts: BTreeMap<String, [u64; 3]> = BTreeMap::new();
    for (position, expected) in reference.positions() {
        let found = prober.value(&position).unwrap();
        let fen = position.to_fen();
        assert!(found.agrees(expected), "{id} {fen}: {found} is not {expected}");
        let plies = space_of(&position).is_moving() && rules.placing == Placing::Separate;
        assert!(!plies || found == expected, "{id} {fen}: {found} is not {expected}");
        if !position.is_extra_turn() {
            let count = counts.entry(space_of(&position).to_string()).or_default();
            count[match expected.wdl() {
                Wdl::Win => 0,
                Wdl::Draw => 1,
                Wdl::Loss => 2,
            }] += 1;
        }
    }
    check_counts(id, &solution, &counts);
    let some = Selection { spaces, sample: Some(5_000), seed: 1, threads: 2 };
    assert_eq!(verify(&prober, &some, &|_, _| true).unwrap().mismatch, None, "{id}");
    fs::remove_dir_all(dir).unwrap();
}

fn check_counts(id: &str, solution: &Solution, counts: &BTreeMap<String, [u64; 3]>) {
    assert!(!solution.spaces.is_empty(), "{id}");
    for space in &solution.spaces {
        let found = [space.wins, space.draws, space.losses];
        assert_eq!(Some(&found), counts.get(&space.space), "{id} {}", space.space);
        assert_eq!(space.positions, found.iter().sum::<u64>(), "{id} {}", space.space);
    }
}

#[test]
fn every_rule_set_is_solved_as_the_second_way_does() {
    let games: Vec<_> = games().collect();
    assert!(games.len() >= 15, "{}", games.len());
    for (id, rules) in games {
        compare(id, rules, Some(up_to()), false);
    }
}

#[test]
fn without_vector_instructions_the_tables_are_the_same() {
    for (id, rules) in games().filter(|(id, _)| ["classic", "mixed", "ceylon"].contains(id)) {
        compare(id, rules, Some((3, 3)), true);
    }
}

/// Solves a small game, all of it.
fn solve_whole(id: &str, rules: Rules, dir: &Path) {
    let options = Options {
        folder: dir.to_path_buf(),
        up_to: None,
        threads: 1,
        memory: 1 << 30,
        phase: Phase::All,
        wdl: false,
        portable: false,
    };
    solve(rules, id, &options, &Silent).unwrap();
}

/// Tables of placing keep no plies, but they can be worked out, with much memory or with little.
#[test]
fn decided_games_have_their_length_while_stones_are_placed() {
    let three = crate::common::rules("three");
    let mixed = Rules { stones: 4, placing: Placing::Mixed, ..three };
    let extra =
        Rules { stones: 4, win: Win::Reduce, on_mill_placing: OnMillPlacing::ExtraTurn, ..three };
    for (id, rules) in [("three", three), ("mixed", mixed), ("extra", extra)] {
        assert_eq!((rules.check(), refusal(&rules)), (Ok(()), None), "{id}");
        let dir = folder(&format!("solver-length-{id}"));
        solve_whole(id, rules, &dir);
        let tables = Tables::open(&dir, CACHE);
        let prober = Prober::new(&tables, rules).unwrap();
        let mut placing = 0;
        for (position, value) in Reference::whole(rules).positions() {
            let is_long = matches!(value, Value::Win(Some(2..)) | Value::Loss(Some(2..)));
            for memory in [0, 1 << 20] {
                let found = prober.value_with_length(&position, memory, &mut |_, _| ()).unwrap();
                assert_eq!(found, value, "{id} {}", position.to_fen());
            }
            placing += u32::from(!space_of(&position).is_moving() && is_long);
        }
        assert!(placing > 50, "{id} {placing}");
    }
}

/// Rules of one's own that leave hardly a point free.
#[test]
fn crowded_boards_are_solved_from_the_empty_board_on() {
    let crowded = Rules { stones: 4, ..crate::common::rules("three") };
    let games = [
        ("crowded", crowded),
        ("crowded-pass", Rules { blocked: Blocked::Pass, ..crowded }),
        ("crowded-draw", Rules { blocked: Blocked::Draw, ..crowded }),
        ("crowded-fly", Rules { fly: Fly::Free, fly_at: 4, ..crowded }),
        ("crowded-mixed", Rules { placing: Placing::Mixed, ..crowded }),
        ("crowded-reduce", Rules { win: Win::Reduce, ..crowded }),
    ];
    for (id, rules) in games {
        assert_eq!(rules.check(), Ok(()), "{id}");
        assert_eq!(refusal(&rules), None, "{id}");
        compare(id, rules, None, false);
    }
}

#[test]
fn small_boards_are_solved_from_the_empty_board_on() {
    let ids: &[&str] = if up_to() == (3, 3) { &["three"] } else { &["three", "six"] };
    for (id, rules) in games().filter(|(id, _)| ids.contains(id)) {
        compare(id, rules, None, false);
    }
}

#[test]
fn what_a_killed_run_left_behind_is_swept_away() {
    let rules = crate::common::rules("three");
    let dir = folder("solver-sweeps");
    let of_game = Tables::open(&dir, 0).folder_of(rules.graph_hash().0);
    solve_whole("three", rules, &dir);
    // The second one was being made anew although the table is there.
    let left = ["scratch-1-0.part", "3-3.ztb.part"].map(|name| of_game.join(name));
    for left in &left {
        fs::write(left, "nothing").unwrap();
    }
    solve_whole("three", rules, &dir);
    assert!(left.iter().all(|left| !left.exists()));
}
