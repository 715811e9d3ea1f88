//! What can still be made of a position of the central game.
//!
//! The *central game* is played on the English board with the centre empty at the start. Of the
//! 23,475,688 positions it can come to, up to symmetry, 1,679,072 can still be brought to one peg;
//! half of them are stored, the others are their complements. It does not matter whether the last
//! peg has to be in the centre: elsewhere it can only come to the end of an arm, by the third hole
//! of the arm jumping over the second, and then the second over the third leads to the centre.
//!
//! # When it is made
//!
//! [`Oracle::build`] finds everything out by itself in a few seconds, and the caller keeps the
//! value, or [its bytes](Oracle::to_bytes), as long as it likes. It is not made when the program
//! is built: build scripts run without optimisation, where it takes 13 seconds instead of 4, in
//! every cold build and whether or not anybody asks; and a script could not use these rules but
//! would need a copy of them. Nor is it kept here once made: that would need a lock, and the rules
//! have no threads. A caller with threads has `OnceLock`.

mod bytes;
mod key;
mod key_map;
mod key_set;
mod par_table;
mod winning;

use alloc::vec::Vec;
use core::fmt;

pub use self::bytes::OracleError;
use self::{
    key::{complement, in_central_class, key},
    key_map::KeyMap,
    key_set::KeySet,
    par_table::{ParTable, Pars},
    winning::STORED,
};
use crate::{
    Goal, Hole, HoleSet, Jump, Layout, Pegs,
    trio::{visit_jumps, visit_jumps_of},
};

const BOARD: Layout = Layout::English;

/// The centre alone.
const CENTRE: u64 = 1 << 27;

/// Knows which positions of the central game can still be solved, and in how many moves.
///
/// Its answers hold for positions that can be reached from the start with the centre empty. A
/// position it calls solvable is, wherever it comes from; of one that was set up by hand and that
/// it does not know, nothing follows, and a [`Solver`](crate::Solver) has to look.
#[derive(Clone, PartialEq, Eq)]
pub struct Oracle {
    keys: KeySet,
    pars: ParTable,
}

impl Oracle {
    /// Finds out everything there is to know: seconds of work, and 130 MB while it lasts.
    pub fn build() -> Self {
        let mut map = KeyMap::new();
        let levels = winning::winning(winning::reachable(STORED, &mut map), &mut map);
        let mut sorted: Vec<u32> = levels.iter().flatten().copied().collect();
        sorted.sort_unstable();
        for &key in &sorted {
            map.insert(key);
        }
        let pars = Pars::find(&levels, &map.number());
        Self { keys: KeySet::new(&sorted), pars: ParTable::new(&pars) }
    }

    /// Whether a position is of the central game as far as can be seen: its board, its goal and its
    /// class.
    pub fn knows(&self, position: &Pegs) -> bool {
        position.layout() == BOARD
            && is_central(position.goal())
            && in_central_class(position.pegs().bits())
    }

    /// Whether these pegs, of which there are two or more, can still be brought to one, in the
    /// centre or anywhere; of single pegs only that in the centre counts as solved.
    #[inline]
    pub fn can_be_solved(&self, pegs: HoleSet) -> bool {
        self.place(pegs.bits()).is_some()
    }

    /// The jumps after which the position can still be solved.
    pub fn solving_jumps(&self, position: &Pegs) -> Vec<Jump> {
        let mut jumps = Vec::new();
        if self.knows(position) && !position.goal().is_reached(position.pegs()) {
            visit_jumps(BOARD, position.pegs().bits(), |from, to, after| {
                if self.par_of(after, position.goal()).is_some() {
                    jumps.extend(jump(from, to));
                }
            });
        }
        jumps
    }

    /// The fewest moves in which a position can be solved, a move being as many jumps of one peg
    /// as it likes; `None` if it cannot be solved.
    ///
    /// In the middle of a move the `active` peg may go on, and what it jumps is not counted.
    pub fn par(&self, position: &Pegs, active: Option<Hole>) -> Option<u32> {
        if !self.knows(position) {
            return None;
        }
        let pegs = position.pegs().bits();
        let par = self.par_of(pegs, position.goal())?;
        Some(match active.filter(|&hole| position.pegs().contains(hole)) {
            Some(hole) => self.going_on(pegs, u32::from(hole.index()), par, position.goal()),
            None => par,
        })
    }

    /// How many bytes it takes.
    pub fn bytes(&self) -> usize {
        size_of::<Self>() + self.keys.bytes() + self.pars.bytes()
    }

    /// How many positions are stored; as many again are their complements.
    pub fn stored(&self) -> usize {
        self.keys.len
    }

    /// The fewest moves to a goal.
    fn par_of(&self, pegs: u64, goal: Goal) -> Option<u32> {
        let to_centre = self.to_centre(pegs);
        match (goal, pegs.count_ones()) {
            (Goal::Anywhere, 1) => Some(0),
            // The last jump but one always lands in the third hole of an arm, as nothing can
            // land in the second and leave the third its peg. From there the same peg goes on to
            // the end of the arm, while to the centre the other one jumps, which is a move.
            (Goal::Anywhere, 3..) => Some(to_centre? - 1),
            _ => to_centre,
        }
    }

    /// The fewest moves to one peg in the centre.
    fn to_centre(&self, pegs: u64) -> Option<u32> {
        let place = self.place(pegs)?;
        Some(self.pars.par(place, pegs.count_ones()))
    }

    /// The fewest moves when a peg may go on.
    fn going_on(&self, pegs: u64, peg: u32, par: u32, goal: Goal) -> u32 {
        let mut best = par;
        visit_jumps_of(BOARD, pegs, peg, |to, after| {
            if let Some(par) = self.par_of(after, goal) {
                best = best.min(self.going_on(after, to, par, goal));
            }
        });
        best
    }

    /// The place of a position or of its complement among those that are stored.
    #[inline]
    fn place(&self, pegs: u64) -> Option<usize> {
        if pegs & !BOARD.holes().bits() != 0 || !in_central_class(pegs) {
            return None;
        }
        let stored = if pegs.count_ones() < STORED { complement(pegs) } else { pegs };
        self.keys.place(key(stored))
    }
}

impl fmt::Debug for Oracle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A million numbers would help nobody.
        f.debug_struct("Oracle").field("stored", &self.stored()).finish_non_exhaustive()
    }
}

/// Whether the oracle knows about a goal: one peg, in the centre or anywhere.
fn is_central(goal: Goal) -> bool {
    match goal {
        Goal::Exactly(holes) => holes.bits() == CENTRE,
        Goal::Anywhere => true,
    }
}

fn jump(from: u32, to: u32) -> Option<Jump> {
    Some(Jump { from: Hole::from_index(from as u8)?, to: Hole::from_index(to as u8)? })
}
