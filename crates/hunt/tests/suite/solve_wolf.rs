//! Wolf and Sheep solved: every sheep turn goes forwards, so a plain search with a memory ends.

use std::collections::HashMap;

use board::{Position, Side, State};
use hunt::{
    Wolf,
    wolf::{First, Rules},
};

use crate::{after, move_texts};

/// In how many plies the sheep win, if they do: they hurry, the wolf delays.
fn plies_to_trap(position: Wolf, memory: &mut HashMap<u64, Option<u8>>) -> Option<u8> {
    if let Some(&known) = memory.get(&position.key()) {
        return known;
    }
    let value = match position.end() {
        Some(end) => (end.outcome.winner() == Some(Side::White)).then_some(0),
        None => {
            let next: Vec<Option<u8>> = position
                .legal_moves()
                .into_iter()
                .map(|m| {
                    let mut child = position;
                    child.play_unchecked(m);
                    Some(1 + plies_to_trap(child, memory)?)
                })
                .collect();
            match position.turn() {
                Side::White => next.into_iter().flatten().min(),
                Side::Black => next.into_iter().try_fold(0, |most, plies| Some(most.max(plies?))),
            }
        }
    };
    memory.insert(position.key(), value);
    value
}

#[test]
fn the_sheep_win_from_every_square_whoever_begins() {
    let mut memory = HashMap::new();
    for (first, plies) in [(First::Wolf, 44), (First::Sheep, 43)] {
        let start = Wolf::initial(Rules { first });
        let squares = move_texts(&start);
        assert_eq!(squares.len(), 28);
        for square in squares {
            let placed = after(start, &square);
            assert_eq!(plies_to_trap(placed, &mut memory), Some(plies), "{first} {square}");
        }
    }
    // All positions that can be met, and those won by the sheep. Were the wolf to get strictly
    // past the sheep, 120,427 would be won by them, a number another program has found too.
    let won = memory.values().flatten().count();
    assert_eq!((memory.len(), won), (1_569_476, 118_613));
}
