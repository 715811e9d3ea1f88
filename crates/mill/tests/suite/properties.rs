//! What holds in every position of random games of every preset.

use std::collections::{HashMap, hash_map::DefaultHasher};
use std::hash::{Hash, Hasher};

use crate::common::{throw_if_due, unusual};
use board::{BySide, PlayError, Position, RuleSet, Side, State};
use mill::{Action, Mill, Move, Point, PointSet, Rules, Setup, symmetries};
use proptest::prelude::*;

/// Plays a random game and shows every position of it, thrown or not.
fn random_game(
    rules: Rules,
    seed: u64,
    plies: usize,
    mut see: impl FnMut(&Mill, &mut fastrand::Rng),
) {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut mill = Mill::initial(rules);
    for _ in 0..plies {
        see(&mill, &mut random);
        throw_if_due(&mut mill, &mut random);
        let list = mill.legal_moves();
        if list.is_empty() {
            return;
        }
        if mill.throw().is_some() {
            see(&mill, &mut random);
        }
        let m = list[random.usize(..list.len())];
        mill = mill.play(m).expect("generated moves are legal");
    }
}

fn everything() -> Vec<Rules> {
    Rules::presets().iter().map(|preset| preset.rules).chain(unusual()).collect()
}

#[test]
fn texts_and_packed_forms_round_trip() {
    for rules in everything() {
        for seed in 0..3 {
            random_game(rules, seed, 120, |mill, _| {
                let fen = mill.to_fen();
                let again =
                    Mill::from_fen(rules, &fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
                assert_eq!(
                    (again, again.to_fen(), again.idle_plies()),
                    (*mill, fen.clone(), mill.idle_plies())
                );
                let packed = mill.pack();
                let again = Mill::unpack(rules, &packed).unwrap();
                assert_eq!((again, again.idle_plies()), (*mill, mill.idle_plies()));
                assert_eq!(Mill::from_setup(rules, &mill.to_setup()), Ok(*mill));
                for m in mill.legal_moves() {
                    assert_eq!(mill.read_move(&mill.move_text(m)), Ok(m), "{fen}");
                }
            });
        }
    }
}

#[test]
fn stones_are_never_lost_or_made() {
    for rules in everything() {
        random_game(rules, 7, 200, |mill, _| {
            let [white, black] = Side::ALL.map(|side| mill.stones(side));
            assert!(white.is_disjoint(black));
            assert!(mill.board().points().is_superset(white | black));
            for side in Side::ALL {
                assert_eq!(mill.total(side) + mill.lost(side), rules.stones);
            }
            let ended = mill.end().is_some();
            assert_eq!(
                mill.legal_moves().is_empty(),
                ended || mill.awaits_throw(),
                "{}",
                mill.to_fen()
            );
            assert_eq!(mill.count_moves() as usize, mill.legal_moves().len());
        });
    }
}

#[test]
fn moves_come_once_and_in_a_stable_order() {
    for rules in everything() {
        random_game(rules, 11, 80, |mill, _| {
            let list = mill.legal_moves();
            let mut sorted = list.to_vec();
            sorted.sort();
            sorted.dedup();
            assert_eq!(sorted.len(), list.len(), "{}", mill.to_fen());
            assert_eq!(list, mill.legal_moves());
        });
    }
}

fn arbitrary_move(mill: &Mill, random: &mut fastrand::Rng) -> Move {
    let points = mill.board().len();
    let mut point = || Point::new(random.usize(..points));
    let (from, to) = (point(), point());
    let captures =
        PointSet::from_bits(random.u32(..) & random.u32(..) & random.u32(..) & random.u32(..))
            & (mill.stones(!mill.turn()) | PointSet::of(to));
    let action = match random.u8(..8) {
        0..=2 => Action::Place { to },
        3..=5 => Action::Shift { from, to },
        6 => {
            Action::Enter { line: mill.board().lines()[random.usize(..mill.board().lines().len())] }
        }
        _ if random.bool() => Action::Pass,
        _ => Action::Remove,
    };
    Move { action, captures, again: random.u8(..8) == 0 }
}

#[test]
fn a_move_is_legal_if_and_only_if_it_is_generated() {
    for rules in everything() {
        random_game(rules, 13, 60, |mill, random| {
            let list = mill.legal_moves();
            for _ in 0..20 {
                let m = arbitrary_move(mill, random);
                let generated = list.contains(&m);
                assert_eq!(mill.is_legal(m), generated);
                assert_eq!(mill.objection(m).is_none(), generated, "{} {m:?}", mill.to_fen());
                match mill.play(m) {
                    Ok(_) => assert!(generated),
                    Err(PlayError { state, .. }) => assert_eq!(state, *mill),
                }
            }
        });
    }
}

#[test]
fn symmetric_positions_have_equally_many_turns() {
    for rules in everything() {
        let group = symmetries(rules.geometry());
        random_game(rules, 17, 60, |mill, random| {
            let symmetry = group[random.usize(..group.len())];
            let setup = mill.to_setup();
            if setup.memory != BySide::both(0) {
                return;
            }
            let stones = BySide::from_fn(|side| symmetry.set(setup.stones[side]));
            let image = Mill::from_setup(rules, &Setup { stones, ..setup }).unwrap();
            assert_eq!(image.count_moves(), mill.count_moves(), "{}", mill.to_fen());
            let swapped = Setup {
                stones: setup.stones.swapped(),
                hands: setup.hands.swapped(),
                turn: !setup.turn,
                ..setup
            };
            let swapped = Mill::from_setup(rules, &swapped).unwrap();
            assert_eq!(swapped.count_moves(), mill.count_moves(), "{}", mill.to_fen());
        });
    }
}

#[test]
fn keys_and_hashes_agree_with_equality() {
    let hash = |mill: &Mill| {
        let mut hasher = DefaultHasher::new();
        mill.hash(&mut hasher);
        hasher.finish()
    };
    for rules in everything() {
        let mut seen: HashMap<u64, Mill> = HashMap::new();
        for seed in 0..3 {
            random_game(rules, seed, 150, |mill, _| {
                let other = seen.entry(mill.key()).or_insert(*mill);
                assert_eq!(other, mill);
                assert_eq!(hash(other), hash(mill));
                // While placing there is nothing to count, and another number is refused.
                if let Ok(idle) = Mill::from_setup(rules, &Setup { idle: 77, ..mill.to_setup() }) {
                    assert_eq!((idle.key(), idle), (mill.key(), *mill));
                }
            });
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn no_text_makes_the_readers_panic(text in "\\PC{0,60}", preset in 0..Rules::presets().len()) {
        let rules = Rules::presets()[preset].rules;
        let _ = Mill::from_fen(rules, &text);
        let _ = Mill::initial(rules).read_move(&text);
    }

    #[test]
    fn texts_like_positions_give_a_position_or_an_error(
        text in "[WB1-6/]{1,30} [wb] [0-9]{1,2} [0-9]{1,2} [0-9]{1,3}( (extra|throw|removals|barred-w|spent-b|wait-w)=[a-g1-7,:-]{1,8})?",
        preset in 0..Rules::presets().len(),
    ) {
        let rules = Rules::presets()[preset].rules;
        if let Ok(mill) = Mill::from_fen(rules, &text) {
            let again = Mill::from_fen(rules, &mill.to_fen());
            prop_assert_eq!(again, Ok(mill));
            let _ = mill.legal_moves();
        }
    }

    #[test]
    fn no_bytes_make_unpacking_panic(bytes in proptest::collection::vec(any::<u8>(), 0..30), preset in 0..Rules::presets().len()) {
        let rules = Rules::presets()[preset].rules;
        if let Ok(mill) = Mill::unpack(rules, &bytes) {
            prop_assert_eq!(mill.pack(), bytes);
        }
    }
}
