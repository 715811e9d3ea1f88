//! What holds in every game.

use board::{State, perft};
use pegs::{Goal, Hole, HoleSet, Jump, Layout, Pegs, Rules};
use proptest::prelude::*;

fn any_rules() -> impl Strategy<Value = Rules> {
    (0..Layout::ALL.len(), 0..37usize).prop_map(|(layout, vacancy)| {
        let layout = Layout::ALL[layout];
        let holes: Vec<Hole> = layout.holes().iter().collect();
        Rules { layout, vacancy: holes[vacancy % holes.len()], goal: Goal::Anywhere }
    })
}

/// A position some random jumps from the start.
fn any_position() -> impl Strategy<Value = Pegs> {
    (any_rules(), prop::collection::vec(any::<usize>(), 0..36)).prop_map(|(rules, choices)| {
        choices.iter().fold(Pegs::initial(rules), |position, choice| {
            let moves = position.legal_moves();
            match moves.len() {
                0 => position,
                len => position.play(moves[choice % len]).expect("legal"),
            }
        })
    })
}

fn any_set() -> impl Strategy<Value = HoleSet> {
    prop::collection::vec((0..7u8, 0..7u8), 0..12)
        .prop_map(|places| places.into_iter().filter_map(|(c, r)| Hole::new(c, r)).collect())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn texts_and_bytes_round_trip(position in any_position()) {
        let rules = position.rules();
        prop_assert_eq!(Pegs::from_fen(rules, &position.to_fen()), Ok(position));
        prop_assert_eq!(Pegs::unpack(rules, &position.pack()), Ok(position));
    }

    #[test]
    fn problems_round_trip(rules in any_rules(), pegs in any_set(), goal in any_set()) {
        if let Ok(problem) = Pegs::problem(rules, pegs, Goal::Exactly(goal)) {
            prop_assert_eq!(Pegs::from_fen(rules, &problem.to_fen()), Ok(problem));
            prop_assert_eq!(Pegs::unpack(rules, &problem.pack()), Ok(problem));
        }
    }

    #[test]
    fn every_jump_removes_one_peg_and_keeps_the_class(position in any_position()) {
        for jump in position.legal_moves() {
            let next = position.play(jump).expect("legal");
            prop_assert_eq!(next.pegs().len() + 1, position.pegs().len());
            prop_assert_eq!(next.layout().class(next.pegs()), position.layout().class(position.pegs()));
            prop_assert_eq!(position.read_move(&position.move_text(jump)), Ok(jump));
        }
    }

    #[test]
    fn legality_agrees_with_generation(position in any_position(), from in (0..7u8, 0..7u8), to in (0..7u8, 0..7u8)) {
        let jump = Jump {
            from: Hole::new(from.0, from.1).unwrap(),
            to: Hole::new(to.0, to.1).unwrap(),
        };
        let listed = position.legal_moves().contains(&jump);
        prop_assert_eq!(position.is_legal(jump), listed);
        prop_assert_eq!(position.objection(jump).is_none(), listed);
        prop_assert_eq!(position.play(jump).is_ok(), listed);
    }

    #[test]
    fn symmetric_positions_have_equal_counts(position in any_position()) {
        for symmetry in position.layout().symmetries() {
            let image = Pegs::problem(position.rules(), symmetry.set(position.pegs()), position.goal()).unwrap();
            prop_assert_eq!(perft(&image, 2), perft(&position, 2));
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in "[o1-9/ goal=a-g,]{0,60}", rules in any_rules()) {
        if let Ok(position) = Pegs::from_fen(rules, &text) {
            prop_assert_eq!(Pegs::from_fen(rules, &position.to_fen()), Ok(position));
        }
        let _ = Pegs::initial(rules).read_move(&text);
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..12), rules in any_rules()) {
        if let Ok(position) = Pegs::unpack(rules, &bytes) {
            prop_assert_eq!(position.pack(), bytes);
        }
    }
}
