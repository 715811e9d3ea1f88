//! The generator against a slow and plain second one.

use std::collections::BTreeSet;

use crate::support::{
    Slow, Turn, random_move, random_rules, random_setup, slow_perft, slow_perft_paths, turn_of,
};
use board::{Position, RuleSet, State, perft};
use draughts::{Draughts, Rules, perft_paths};

/// Games whose turns are equal need to be compared only once.
fn different_games() -> Vec<Rules> {
    let mut games: Vec<Rules> = Vec::new();
    for preset in Rules::presets() {
        let mut rules = preset.rules.canonical();
        rules.losing = false;
        rules.blocked = draughts::rules::Blocked::Loses;
        if games.iter().all(|seen| seen.graph_hash() != rules.graph_hash()) {
            games.push(rules);
        }
    }
    games
}

fn compare(position: &Draughts) {
    let slow = Slow::new(position);
    let context = format!("{} by {:?}", position.to_fen(), position.rules());
    let moves = position.legal_moves();
    let turns: BTreeSet<Turn> = moves.iter().copied().map(turn_of).collect();
    assert_eq!(turns, slow.turns(), "{context}");
    assert_eq!(turns.len(), moves.len(), "a turn comes twice: {context}");
    assert_eq!(position.count_moves(), moves.len() as u64, "{context}");
    assert_eq!(position.has_moves(), !moves.is_empty(), "{context}");
    assert_eq!(position.end().is_none(), !moves.is_empty(), "{context}");
    let paths = perft_paths(position, 1);
    assert_eq!(paths, slow.paths().len() as u64, "{context}");
}

#[test]
fn they_agree_from_the_start() {
    for rules in different_games() {
        let start = Draughts::initial(rules);
        let slow = Slow::new(&start);
        assert_eq!(perft(&start, 7), slow_perft(&slow, 7));
        assert_eq!(perft_paths(&start, 7), slow_perft_paths(&slow, 7));
    }
}

#[test]
fn they_agree_all_along_random_games() {
    let mut rng = fastrand::Rng::with_seed(1);
    for rules in different_games() {
        for _ in 0..30 {
            let mut position = Draughts::initial(rules);
            for _ in 0..150 {
                compare(&position);
                let Some(m) = random_move(&mut rng, &position) else {
                    break;
                };
                let slow = Slow::new(&position);
                position.play_unchecked(m);
                let after = slow.play(&turn_of(m));
                assert_eq!(after, Slow::new(&position));
            }
        }
    }
}

#[test]
fn they_agree_two_plies_deep_in_the_middle_of_games() {
    let mut rng = fastrand::Rng::with_seed(2);
    for rules in different_games() {
        for _ in 0..40 {
            let mut position = Draughts::initial(rules);
            for _ in 0..rng.u32(20..70) {
                let Some(m) = random_move(&mut rng, &position) else {
                    break;
                };
                position.play_unchecked(m);
            }
            let slow = Slow::new(&position);
            assert_eq!(perft(&position, 3), slow_perft(&slow, 3), "{}", position.to_fen());
            assert_eq!(
                perft_paths(&position, 3),
                slow_perft_paths(&slow, 3),
                "{}",
                position.to_fen()
            );
        }
    }
}

#[test]
fn they_agree_on_scattered_pieces() {
    let mut rng = fastrand::Rng::with_seed(3);
    for rules in different_games() {
        for _ in 0..2_000 {
            compare(&random_setup(&mut rng, &rules));
        }
    }
}

#[test]
fn they_agree_by_any_rules() {
    let mut rng = fastrand::Rng::with_seed(4);
    for _ in 0..10_000 {
        let rules = random_rules(&mut rng);
        let mut position = random_setup(&mut rng, &rules);
        for _ in 0..6 {
            compare(&position);
            let Some(m) = random_move(&mut rng, &position) else {
                break;
            };
            let slow = Slow::new(&position);
            position.play_unchecked(m);
            let after = slow.play(&turn_of(m));
            assert_eq!(after, Slow::new(&position));
        }
    }
}
