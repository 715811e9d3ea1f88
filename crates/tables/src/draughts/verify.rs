//! Holding tables of draughts against the rules.

use std::io;

use board::{Side, State};
use draughts::{Draughts, Rules, Setup, SquareSet};

use super::{ProbeError, Prober, Space};
use crate::{
    subsets::{choose, unrank},
    value_by_turns,
    verify::{Lot, Mismatch, Selection, Verified, in_batches, shares},
};

/// Verifies the tables of a game. `watch` hears after each batch how many positions are done and
/// in which sub-space, and says whether to go on.
///
/// # Errors
///
/// If a table that is needed is missing or cannot be used.
pub fn verify(
    prober: &Prober,
    selection: &Selection<Space>,
    watch: &(dyn Fn(Space, u64) -> bool + Sync),
) -> Result<Verified, ProbeError> {
    let Selection { spaces, sample, seed, threads } = selection;
    let mut lot = Lot::new(*seed);
    let boards: Box<dyn Iterator<Item = (Space, u64)> + Send> = match sample {
        Some(count) => {
            Box::new(shares(spaces, *count).map(move |space| (space, lot.below(boards(space)))))
        }
        None => Box::new(
            spaces.iter().flat_map(|&space| (0..boards(space)).map(move |board| (space, board))),
        ),
    };
    let judge = |batch: &[(Space, u64)]| {
        let mut count = 0;
        for &(space, board) in batch {
            let Some(position) = position(prober.rules(), space, board) else {
                continue;
            };
            count += 1;
            let found = prober.value(&position)?;
            let expected = value_by_turns(&position, |after| prober.value(after))?;
            if !found.agrees(expected) {
                let fen = position.to_fen();
                return Ok((count, Some(Mismatch { fen, found, expected })));
            }
        }
        Ok((count, None))
    };
    in_batches(boards, *threads, judge, |(space, _), done| watch(space, done))
}

impl Prober {
    /// The sub-spaces there are tables of, the smallest first.
    ///
    /// # Errors
    ///
    /// If the folder cannot be read. If it does not exist there are none.
    pub fn spaces(&self) -> io::Result<Vec<Space>> {
        let names = self.tables().spaces_of(self.graph())?;
        let mut spaces: Vec<Space> = names.iter().filter_map(|name| name.parse().ok()).collect();
        spaces.sort_by_key(|space| (space.pieces(), space.men(), *space));
        Ok(spaces)
    }
}

/// How many pieces of each kind there are: men and kings of the mover, then of the other side.
fn kinds(space: Space) -> [u32; 4] {
    [space.mover.men, space.mover.kings, space.waiter.men, space.waiter.kings].map(u32::from)
}

/// In how many ways the pieces of a sub-space can stand on 32 squares, men on the last row too.
fn boards(space: Space) -> u64 {
    let mut free = 32;
    let ways = kinds(space).into_iter().map(|count| {
        let ways = u64::from(choose(free, count));
        free -= count;
        ways
    });
    ways.product()
}

/// The position of a number, with White to move; `None` if there is no such position.
fn position(rules: Rules, space: Space, mut number: u64) -> Option<Draughts> {
    let mut free = u32::MAX;
    let [men, kings, their_men, their_kings] = kinds(space).map(|count| {
        let ways = u64::from(choose(free.count_ones(), count));
        let squares = spread(unrank((number % ways) as u32, count), free);
        number /= ways;
        free &= !squares;
        squares
    });
    let setup = Setup {
        white: SquareSet(men | kings),
        black: SquareSet(their_men | their_kings),
        kings: SquareSet(kings | their_kings),
        huffable: SquareSet::EMPTY,
        idle: 0,
        turn: Side::White,
    };
    Draughts::from_setup(rules, setup).ok()
}

/// A set of places among some squares as squares.
fn spread(places: u32, mut among: u32) -> u32 {
    let mut squares = 0;
    let mut rest = places;
    while among != 0 && rest != 0 {
        let lowest = among & among.wrapping_neg();
        if rest & 1 == 1 {
            squares |= lowest;
        }
        rest >>= 1;
        among ^= lowest;
    }
    squares
}
