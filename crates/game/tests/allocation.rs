//! Move generation does not allocate, in any game of the catalogue.

use board::{State, Throw, perft};
use game::{AnyGame, catalogue};

/// Counts the ways of so many turns, and what was allocated meanwhile.
fn allocations(position: &AnyGame, depth: u32) -> u64 {
    fn measure<S: State>(state: &S, depth: u32) -> u64 {
        assert!(state.awaits_throw() || state.count_moves() > 0);
        let measured = allocation_counter::measure(|| {
            let _ = perft(state, depth);
        });
        measured.count_total
    }
    match position {
        AnyGame::Mill(position) => measure(position, depth),
        AnyGame::Draughts(position) => measure(position, depth),
        AnyGame::Wolf(position) => measure(position, depth),
        AnyGame::Battue(position) => measure(position, depth),
        AnyGame::Pegs(position) => measure(position, depth),
    }
}

/// A position of a random game, the dice not yet thrown.
fn later(start: &AnyGame, plies: usize, seed: u64) -> AnyGame {
    let mut random = fastrand::Rng::with_seed(seed);
    let throws: Vec<Throw> = Throw::all().collect();
    let mut position = start.clone();
    for _ in 0..plies {
        let mut next = position.clone();
        if next.awaits_throw() {
            next.set_throw(throws[random.usize(..throws.len())]);
        }
        let moves = next.legal_moves();
        let Some(&m) = moves.get(random.usize(..moves.len().max(1))) else {
            break;
        };
        next.play(m).expect("generated moves are legal");
        if next.end().is_some() {
            break;
        }
        position = next;
    }
    position
}

#[test]
fn move_generation_does_not_allocate() {
    for entry in catalogue::all() {
        let start = entry.rules.initial();
        for seed in 0..6 {
            let position = later(&start, 9 * seed as usize, seed);
            let depth = if position.awaits_throw() { 1 } else { 2 };
            assert_eq!(allocations(&position, depth), 0, "{}: {}", entry.id, position.to_fen());
        }
    }
}
