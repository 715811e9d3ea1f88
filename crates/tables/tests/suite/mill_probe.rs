//! Asking tables: what they say, what is worked out where they are silent, and what is refused.

use crate::common::{
    reference::Reference,
    rules,
    symmetric::Symmetries,
    written::{folder, write},
};
use board::{Position, State};
use mill::{BoardId, ExtraTurn, Mill, Rules, Setup};
use tables::{
    Selection, Tables, Turn, Value,
    mill::{ProbeError, Prober, Space, verify},
};

const CACHE: usize = 64 << 20;

/// Tables of these sub-spaces as the second way knows them.
fn tables(name: &str, rules: Rules, reference: &Reference, spaces: &[Space]) -> Tables {
    let tables = Tables::open(&folder(name), CACHE);
    for &space in spaces {
        write(&tables, rules, reference, space, |_, value| value);
    }
    tables
}

fn spaces(texts: &[&str]) -> Vec<Space> {
    texts.iter().map(|text| text.parse().unwrap()).collect()
}

/// The sub-spaces of Three Men's Morris.
const THREE: [&str; 7] = ["0-0+3-3", "0-1+3-2", "1-1+2-2", "1-2+2-1", "2-2+1-1", "2-3+1-0", "3-3"];

#[test]
fn every_position_of_a_small_game_has_its_value() {
    let rules = rules("three");
    let reference = Reference::whole(rules);
    let spaces = spaces(&THREE);
    let tables = tables("probe-three", rules, &reference, &spaces);
    let prober = Prober::new(&tables, rules).unwrap();
    for (position, value) in reference.positions() {
        assert_eq!(prober.value(&position).unwrap(), value, "{}", position.to_fen());
        check_turns(&prober, &position, value);
    }
    // The side that begins takes the centre and wins.
    let start = Mill::initial(rules);
    assert_eq!(prober.value(&start).unwrap(), reference.value(&start).unwrap());
    let turns = prober.turns(&start).unwrap();
    assert_eq!(start.move_text(turns[0].m), "b2");
    let all = Selection { spaces, sample: None, seed: 1, threads: 2 };
    let verified = verify(&prober, &all, &|_, _| true).unwrap();
    assert_eq!(verified.mismatch, None);
}

/// Turns come best first, the best is worth what the position is, and each has its own value.
fn check_turns(prober: &Prober, position: &Mill, value: Value) {
    let turns = prober.turns(position).unwrap();
    assert_eq!(turns.len(), position.legal_moves().len());
    if let Some(best) = turns.first() {
        assert_eq!(best.value, value, "{}", position.to_fen());
    }
    assert!(turns.is_sorted_by(|one, two| one.value.better_first(two.value).is_le()));
    for Turn { m, value: worth } in turns {
        let mut after = *position;
        after.play_unchecked(m);
        let left = prober.value(&after).unwrap();
        assert_eq!(left.of_turn(after.turn() == position.turn()), worth);
    }
}

#[test]
fn without_tables_of_placing_the_tables_of_moving_are_searched_for() {
    let rules = rules("three");
    let reference = Reference::whole(rules);
    let tables = tables("probe-search", rules, &reference, &spaces(&["3-3"]));
    let prober = Prober::new(&tables, rules).unwrap();
    let mut searched = 0;
    for (position, value) in reference.positions() {
        let found = prober.value(&position).unwrap();
        assert_eq!(found.wdl(), value.wdl(), "{}", position.to_fen());
        searched += u32::from(position.hand(position.turn()) > 0 && found != value);
    }
    assert!(searched > 100, "most wins while placing have no plies, {searched}");
}

/// An extra turn is in no table, and is worth what the ordinary position or its turns are.
#[test]
fn extra_turns_have_their_value() {
    let rules = Rules { board: BoardId::Six, stones: 6, ..rules("ceylon") };
    let spaces = spaces(&["3-3", "3-4", "4-3"]);
    let reference = Reference::of_spaces(rules, &spaces);
    let tables = tables("ceylon", rules, &reference, &spaces);
    let prober = Prober::new(&tables, rules).unwrap();
    let mut earned = 0;
    for (position, value) in reference.positions() {
        if position.extra_turn() == ExtraTurn::Earned {
            assert_eq!(prober.value(&position).unwrap(), value, "{}", position.to_fen());
            earned += 1;
        }
    }
    assert!(earned > 100, "{earned}");
    // No game of these rules comes to a step that earns no turn, but a text can ask for one.
    let after_step = |(position, _): (Mill, Value)| {
        let setup = Setup { extra: ExtraTurn::AfterStep, ..position.to_setup() };
        Mill::from_setup(rules, &setup).ok()
    };
    let asked: Vec<Mill> = reference.positions().filter_map(after_step).collect();
    let other = Reference::of_positions(rules, &asked);
    assert!(asked.len() > 100, "{}", asked.len());
    for position in asked {
        let value = prober.value(&position).unwrap();
        assert_eq!(Some(value), other.value(&position), "{}", position.to_fen());
    }
}

#[test]
fn a_wrong_value_is_found_and_named() {
    let rules = rules("three");
    let reference = Reference::whole(rules);
    let wrong = Mill::from_fen(rules, "W1B/1W1/B2 w 1 1 0").unwrap();
    let stones = |position: &Mill, side| position.stones(side);
    let name = "verify-wrong";
    let tables = tables(name, rules, &reference, &spaces(&THREE));
    write(&tables, rules, &reference, "2-2+1-1".parse().unwrap(), |position, value| {
        let same = stones(position, position.turn()) == stones(&wrong, wrong.turn())
            && stones(position, !position.turn()) == stones(&wrong, !wrong.turn());
        if same { Value::Loss(Some(2)) } else { value }
    });
    let prober = Prober::new(&tables, rules).unwrap();
    let all = Selection { spaces: spaces(&THREE), sample: None, seed: 1, threads: 2 };
    let found = verify(&prober, &all, &|_, _| true).unwrap().mismatch.unwrap();
    assert_ne!(found.found, found.expected);
    let message = found.to_string();
    assert!(message.contains(": the table says "), "{message}");
    // With nothing but the wrong position to look at, both values are known.
    let all = Selection { spaces: spaces(&["2-2+1-1"]), ..all };
    let found = verify(&prober, &all, &|_, _| true).unwrap().mismatch.unwrap();
    let symmetries = Symmetries::of(rules);
    let place = Mill::from_fen(rules, &found.fen).unwrap();
    assert_eq!(symmetries.key(&place), symmetries.key(&wrong));
    let expected = reference.value(&wrong).unwrap();
    assert_eq!((found.found, found.expected), (Value::Loss(Some(2)), expected));
    // A sample is drawn from all sub-spaces, and large enough it finds the same.
    let sample = Selection { spaces: spaces(&THREE), sample: Some(20_000), seed: 3, threads: 2 };
    assert!(verify(&prober, &sample, &|_, _| true).unwrap().mismatch.is_some());
}

#[test]
fn a_sample_is_the_same_for_the_same_seed() {
    let rules = rules("three");
    let reference = Reference::whole(rules);
    let tables = tables("verify-sample", rules, &reference, &spaces(&THREE));
    let prober = Prober::new(&tables, rules).unwrap();
    let count = |seed, threads| {
        let sample = Selection { spaces: spaces(&THREE), sample: Some(2_000), seed, threads };
        let verified = verify(&prober, &sample, &|_, _| true).unwrap();
        assert_eq!(verified.mismatch, None);
        verified.positions
    };
    assert_eq!(count(1, 1), count(1, 3));
    assert!((1..2000).contains(&count(1, 2)), "some draws are no positions: the mover has a mill");
}

#[test]
fn what_cannot_be_answered_is_refused() {
    let three = rules("three");
    let tables = Tables::open(&folder("probe-nothing"), CACHE);
    let prober = Prober::new(&tables, three).unwrap();
    let position = Mill::from_fen(three, "WWB/1B1/W1B w 0 0 0").unwrap();
    let error = prober.value(&position).unwrap_err();
    assert!(matches!(error, ProbeError::Missing(space) if space == Space::moving(3, 3)), "{error}");
    assert!(error.to_string().contains("the table 3-3 is missing"), "{error}");
    let other = Mill::initial(rules("six"));
    assert!(matches!(prober.value(&other).unwrap_err(), ProbeError::OtherRules(_)));
    for id in ["morabaraba", "one_time", "wuerfel", "alfonso"] {
        let error = Prober::new(&tables, rules(id)).unwrap_err();
        assert!(matches!(error, ProbeError::Refused(_)), "{id}");
    }
    // Where placing and moving are mixed a search would not end.
    let mixed = rules("mixed");
    let prober = Prober::new(&tables, mixed).unwrap();
    let error = prober.value(&Mill::initial(mixed)).unwrap_err();
    assert!(matches!(error, ProbeError::Missing(space) if !space.is_moving()), "{error}");
}
