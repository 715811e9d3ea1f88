//! Counting the ways a game can go.

use alloc::vec::Vec;

use crate::{State, Throw};

/// The number of ways to play `depth` whole turns from here.
///
/// Ways that end early are not counted. A throw of the dice is no ply: the turns after it are
/// counted once for each of the 56 throws that can be told apart.
pub fn perft<S: State>(state: &S, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if state.awaits_throw() {
        return Throw::all().map(|throw| perft(&thrown(state, throw), depth)).sum();
    }
    if depth == 1 {
        return state.count_moves();
    }
    let mut nodes = 0;
    state.visit_moves(|m| {
        let mut child = state.clone();
        child.play_unchecked(m);
        nodes += perft(&child, depth - 1);
    });
    nodes
}

/// The same number for each first move, with the throw before it where there is one.
pub fn divide<S: State>(state: &S, depth: u32) -> Vec<(Option<Throw>, S::Move, u64)> {
    if state.awaits_throw() {
        return Throw::all().flat_map(|throw| divide(&thrown(state, throw), depth)).collect();
    }
    state
        .legal_moves()
        .into_iter()
        .map(|m| {
            let mut child = state.clone();
            child.play_unchecked(m);
            (state.throw(), m, perft(&child, depth.saturating_sub(1)))
        })
        .collect()
}

fn thrown<S: State>(state: &S, throw: Throw) -> S {
    let mut state = state.clone();
    state.set_throw(throw);
    state
}
