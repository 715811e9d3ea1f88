//! What holds in every game.

use board::{Position, State, perft};
use hunt::{
    Battue, Wolf,
    battue::{self, Hop, board},
    wolf::{self, First},
};
use mill::symmetries;
use proptest::prelude::*;

use crate::wander;

fn any_wolf() -> impl Strategy<Value = Wolf> {
    (any::<bool>(), prop::collection::vec(any::<u64>(), 0..60)).prop_map(|(sheep, choices)| {
        let first = if sheep { First::Sheep } else { First::Wolf };
        wander(Wolf::initial(wolf::Rules { first }), &choices)
    })
}

fn any_battue() -> impl Strategy<Value = Battue> {
    let rules = (4..=8u8, 0..3usize).prop_map(|(hunters, hop)| battue::Rules {
        hunters: if hop == 0 { hunters - 2 } else { hunters },
        quarry_hop: Hop::ALL[hop],
        limit: 50,
    });
    (rules, any::<u64>(), prop::collection::vec(any::<u64>(), 0..110))
        .prop_map(|(rules, seed, choices)| wander(Battue::deal(rules, seed), &choices))
}

/// What every position of every game has to keep.
fn check<P: Position>(position: &P) -> Result<(), TestCaseError> {
    let rules = position.rules();
    let read = P::from_fen(rules, &position.to_fen());
    prop_assert_eq!(read.as_ref(), Ok(position));
    prop_assert_eq!(read.unwrap().to_fen(), position.to_fen());
    let unpacked = P::unpack(rules, &position.pack());
    prop_assert_eq!(unpacked.as_ref(), Ok(position));
    prop_assert_eq!(unpacked.unwrap().to_fen(), position.to_fen());
    prop_assert_eq!(position.end().is_some(), position.count_moves() == 0);
    for m in position.legal_moves() {
        prop_assert!(position.is_legal(m));
        prop_assert_eq!(position.objection(m), None);
        prop_assert_eq!(position.read_move(&position.move_text(m)), Ok(m));
        let next = position.clone().play(m).unwrap();
        prop_assert_ne!(next.key(), position.key());
        let goes_on = next.turn() == position.turn();
        prop_assert_eq!(next.is_extra_turn(), goes_on);
        prop_assert_eq!(position.move_text(m).ends_with('+'), goes_on);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn wolf_and_sheep_keeps_its_promises(position in any_wolf()) {
        check(&position)?;
        prop_assert_eq!(position.sheep().len(), 4);
    }

    #[test]
    fn the_battue_keeps_its_promises(position in any_battue()) {
        check(&position)?;
        prop_assert!(!position.hunters().contains(position.quarry()));
    }

    #[test]
    fn symmetric_hunts_have_equal_counts(position in any_battue()) {
        for symmetry in symmetries(board()) {
            let image = Battue::set_up(
                position.rules(),
                symmetry.point(position.quarry()),
                symmetry.set(position.hunters()),
                position.turn(),
                position.hunter_moves(),
            ).unwrap();
            prop_assert_eq!(perft(&image, 3), perft(&position, 3));
            prop_assert_eq!(image.end(), position.end());
        }
    }

    #[test]
    fn only_listed_turns_of_the_wolf_are_legal(position in any_wolf(), from in 0..33u8, to in 0..32u8) {
        let m = wolf::Move {
            from: draughts::Square::new(from),
            to: draughts::Square::new(to).unwrap(),
        };
        let listed = position.legal_moves().contains(&m);
        prop_assert_eq!(position.objection(m).is_none(), listed);
        prop_assert_eq!(position.play(m).is_ok(), listed);
    }

    #[test]
    fn only_listed_turns_of_the_battue_are_legal(position in any_battue(), from in 0..24usize, to in 0..24usize, taken in 0..48usize) {
        let m = battue::Move {
            from: mill::Point::new(from),
            to: mill::Point::new(to),
            taken: (taken < 24).then(|| mill::Point::new(taken % 24)),
        };
        let listed = position.legal_moves().contains(&m);
        prop_assert_eq!(position.objection(m).is_none(), listed);
        prop_assert_eq!(position.play(m).is_ok(), listed);
    }

    #[test]
    fn any_text_is_read_or_refused(text in "[WB:a-h1-9,/wbx+ -]{0,40}", w in any_wolf(), b in any_battue()) {
        let _ = (Wolf::from_fen(w.rules(), &text), w.read_move(&text));
        let _ = (Battue::from_fen(b.rules(), &text), b.read_move(&text));
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..9), w in any_wolf(), b in any_battue()) {
        if let Ok(position) = Wolf::unpack(w.rules(), &bytes) {
            prop_assert_eq!(position.pack(), bytes.clone());
        }
        if let Ok(position) = Battue::unpack(b.rules(), &bytes) {
            prop_assert_eq!(position.pack(), bytes);
        }
    }
}
