//! Treibjagd with every number of hunters.

use std::convert::Infallible;

use board::{Position, RuleSet, Side, State};
use hunt::{
    Battue,
    battue::{Hop, Rules, board},
};
use mill::{Point, PointSet};
use tables::{Value, Wdl, hunt::SolvedBattue, value_by_turns};

fn rules(hunters: u8, quarry_hop: Hop) -> Rules {
    Rules { hunters, quarry_hop, limit: u16::MAX }
}

/// All sets of hunters.
fn sets(hunters: u32) -> impl Iterator<Item = PointSet> {
    // Not the way the solver goes through them.
    (0..1u32 << 24).filter(move |bits| bits.count_ones() == hunters).map(PointSet::from_bits)
}

fn placements(hunters: u32) -> impl Iterator<Item = (PointSet, Point)> {
    sets(hunters).flat_map(|set| {
        board().points().difference(set).into_iter().map(move |quarry| (set, quarry))
    })
}

/// How many of the positions the hunters win, in per cent with so many decimals, with the quarry
/// and with the hunters to move, and the longest of these hunts.
fn hunters_wins(hunters: u8, hop: Hop, decimals: usize) -> ([String; 2], u16) {
    let rules = rules(hunters, hop);
    let solved = SolvedBattue::new(rules).unwrap();
    let (mut total, mut wins, mut longest) = (0, [0; 2], 0);
    for (set, quarry) in placements(hunters.into()) {
        total += 1;
        for turn in Side::ALL {
            let position = Battue::set_up(rules, quarry, set, turn, 0).unwrap();
            let value = solved.value(&position);
            let won = if turn == Side::White { Wdl::Loss } else { Wdl::Win };
            if let (true, Value::Win(Some(plies)) | Value::Loss(Some(plies))) =
                (value.wdl() == won, value)
            {
                wins[turn as usize] += 1;
                longest = longest.max(plies);
            }
        }
    }
    let per_cent = |wins: u32| format!("{:.decimals$}", f64::from(wins) * 100.0 / f64::from(total));
    (wins.map(per_cent), longest)
}

#[test]
fn two_hunters_catch_nothing_three_half_and_four_all() {
    let percent = |hunters| hunters_wins(hunters, Hop::No, 1).0;
    assert_eq!(percent(2), ["0.2", "0.9"]);
    assert_eq!(percent(3), ["51.4", "56.6"]);
    let (four, longest) = hunters_wins(4, Hop::No, 1);
    assert_eq!(four, ["100.0", "100.0"]);
    assert_eq!(longest, 24);
    assert_eq!(percent(5), ["100.0", "100.0"]);
}

#[test]
fn a_quarry_that_hops_takes_five_hunters() {
    assert_eq!(hunters_wins(4, Hop::Hop, 1).0, ["0.0", "0.1"]);
    assert_eq!(hunters_wins(5, Hop::Hop, 1).0, ["100.0", "100.0"]);
}

#[test]
fn a_quarry_that_takes_is_a_match_for_six_hunters() {
    assert_eq!(hunters_wins(5, Hop::Take, 1).0, ["0.1", "0.6"]);
    assert_eq!(hunters_wins(6, Hop::Take, 2).0, ["75.05", "98.08"]);
}

/// With as many hunters as there may be, over a part of the positions.
#[test]
fn enough_hunters_always_catch_the_quarry() {
    for (hunters, hop) in [(6, Hop::No), (7, Hop::No), (8, Hop::No), (6, Hop::Hop), (7, Hop::Hop)]
        .into_iter()
        .chain([(8, Hop::Hop), (7, Hop::Take), (8, Hop::Take)])
    {
        let rules = rules(hunters, hop);
        let solved = SolvedBattue::new(rules).unwrap();
        for (set, quarry) in placements(hunters.into()).step_by(997) {
            for (turn, won) in [(Side::White, Wdl::Loss), (Side::Black, Wdl::Win)] {
                let position = Battue::set_up(rules, quarry, set, turn, 0).unwrap();
                let value = solved.value(&position);
                assert_eq!(value.wdl(), won, "{}", position.to_fen());
                assert_eq!(value, by_turns(&solved, &position), "{}", position.to_fen());
            }
        }
    }
}

fn by_turns(solved: &SolvedBattue, position: &Battue) -> Value {
    let Ok(value) = value_by_turns(position, |child| Ok::<_, Infallible>(solved.value(child)));
    value
}

/// A value with plies that follows from those of all turns, everywhere, is the value; a hunt that
/// is stopped always has plies.
#[test]
fn every_value_follows_from_those_of_its_turns() {
    for (hunters, hop, step) in [
        (2, Hop::No, 1),
        (3, Hop::No, 1),
        (4, Hop::No, 1),
        (5, Hop::No, 101),
        (4, Hop::Hop, 7),
        (5, Hop::Hop, 101),
        (4, Hop::Take, 1),
        (5, Hop::Take, 53),
        (6, Hop::Take, 101),
    ] {
        let rules = Rules { hunters, quarry_hop: hop, limit: 12 };
        let solved = SolvedBattue::new(rules).unwrap();
        for (number, (set, quarry)) in placements(hunters.into()).enumerate().step_by(step) {
            let long = Rules { limit: 10_000, ..rules };
            let counts = [(rules, number as u16 % 13), (rules, 0), (long, 0)];
            for (turn, (rules, made)) in
                Side::ALL.into_iter().flat_map(|turn| counts.map(|count| (turn, count)))
            {
                let position = Battue::set_up(rules, quarry, set, turn, made).unwrap();
                let value = solved.value(&position);
                assert_ne!(value, Value::Draw);
                assert_eq!(value, by_turns(&solved, &position), "{} {rules:?}", position.to_fen());
            }
        }
    }
}

#[test]
fn turns_come_best_first_and_end_the_hunt_in_time() {
    for preset in Rules::presets() {
        let solved = SolvedBattue::new(preset.rules).unwrap();
        for seed in 0..20 {
            let mut position = Battue::deal(preset.rules, seed);
            let mut value = solved.value(&position);
            while position.end().is_none() {
                let best = solved.turns(&position)[0];
                assert_eq!(best.value, value, "{}", position.to_fen());
                position.play_unchecked(best.m);
                let next = solved.value(&position);
                assert_eq!(next.of_turn(false), value, "{}", position.to_fen());
                value = next;
            }
        }
    }
}

#[test]
fn rules_that_cannot_be_are_refused() {
    assert!(SolvedBattue::new(rules(9, Hop::No)).is_err());
    assert!(SolvedBattue::new(rules(3, Hop::Take)).is_err());
}
