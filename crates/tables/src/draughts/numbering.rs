//! The numbers of the positions of a sub-space, without gaps.
//!
//! The side to move is White. A *row* is all positions with the same men: rows are numbered by
//! the men, and positions within a row by the kings. Men of White stand on all rows but the last,
//! men of Black on all but the first, so how much room White's men leave to Black's depends on how
//! many stand on the first row: for each such number there is a block of rows.

use board::Side;
use draughts::{Setup, SquareSet};

use super::Space;
use crate::subsets::{choose, rank, rank_among, spread, unrank};

/// Changes with every change of the numbers.
pub(super) const VERSION: u16 = 1;

/// The squares of a row of the board, and those of the rows where men of both sides can stand.
const ROW: u32 = 4;
const MIDDLE: u32 = 24;
const BOARD: u32 = 32;

/// The men of both sides, White to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Men {
    pub(super) mover: SquareSet,
    pub(super) waiter: SquareSet,
}

impl Men {
    /// The same men seen by the other side.
    pub(super) fn flipped(self) -> Self {
        Self { mover: self.waiter.rotated(), waiter: self.mover.rotated() }
    }

    /// How many steps all men have made, counted from the first row of each side. A step of a man
    /// adds one, no turn takes one away.
    pub(super) fn advance(self) -> u32 {
        let ranks = |set: SquareSet| set.into_iter().map(|at| u32::from(at.rank())).sum::<u32>();
        ranks(self.mover) + ranks(self.waiter.rotated())
    }

    pub(super) fn all(self) -> SquareSet {
        self.mover | self.waiter
    }
}

/// The kings of both sides, White to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Kings {
    pub(super) mover: SquareSet,
    pub(super) waiter: SquareSet,
}

impl Kings {
    /// The same kings seen by the other side.
    #[inline]
    pub(super) fn flipped(self) -> Self {
        Self { mover: self.waiter.rotated(), waiter: self.mover.rotated() }
    }
}

/// Men and kings of a board on which White is to move.
#[inline]
pub(super) fn pieces(setup: &Setup) -> (Men, Kings) {
    let (us, them, kings) = (setup.us(), setup.them(), setup.kings);
    (
        Men { mover: us - kings, waiter: them - kings },
        Kings { mover: us & kings, waiter: them & kings },
    )
}

/// The board with these men and kings, White to move.
#[inline]
pub(super) fn set_up(men: Men, kings: Kings) -> Setup {
    Setup {
        white: men.mover | kings.mover,
        black: men.waiter | kings.waiter,
        kings: kings.mover | kings.waiter,
        huffable: SquareSet::EMPTY,
        idle: 0,
        turn: Side::White,
    }
}

/// The numbers of one sub-space.
#[derive(Clone, Debug)]
pub(super) struct Numbering {
    space: Space,
    /// By the number of White's men on the first row.
    blocks: [Block; ROW as usize + 1],
    rows: u64,
    row_len: u32,
    /// The ways to place Black's kings once White's stand.
    waiting_kings: u32,
}

#[derive(Clone, Copy, Debug, Default)]
struct Block {
    start: u64,
    /// The ways to place White's other men.
    middles: u32,
    /// The ways to place Black's men once White's stand.
    waiters: u32,
}

impl Numbering {
    pub(super) fn new(space: Space) -> Self {
        let (mover, waiter) = (space.mover, space.waiter);
        let mut blocks = [Block::default(); ROW as usize + 1];
        let mut rows = 0;
        for (home, block) in (0..).zip(&mut blocks).take(usize::from(mover.men) + 1) {
            let middle = u32::from(mover.men) - home;
            *block = Block {
                start: rows,
                middles: choose(MIDDLE, middle),
                waiters: choose(MIDDLE + ROW - middle, waiter.men.into()),
            };
            rows += u64::from(choose(ROW, home) * block.middles) * u64::from(block.waiters);
        }
        let free = BOARD - u32::from(space.men());
        let moving_kings = choose(free, mover.kings.into());
        let waiting_kings = choose(free - u32::from(mover.kings), waiter.kings.into());
        Self { space, blocks, rows, row_len: moving_kings * waiting_kings, waiting_kings }
    }

    pub(super) fn space(&self) -> Space {
        self.space
    }

    pub(super) fn rows(&self) -> u64 {
        self.rows
    }

    /// How many positions a row has.
    pub(super) fn row_len(&self) -> u32 {
        self.row_len
    }

    /// How many positions the sub-space has.
    pub(super) fn entries(&self) -> u64 {
        self.rows * u64::from(self.row_len)
    }

    /// The number of the row with these men.
    #[inline]
    pub(super) fn row(&self, men: Men) -> u64 {
        let home = men.mover.0 & ((1 << ROW) - 1);
        let middle = men.mover.0 >> ROW;
        let block = &self.blocks[home.count_ones() as usize];
        let movers = rank(home) * block.middles + rank(middle);
        let waiter = rank_among(men.waiter.0 >> ROW, middle);
        block.start + u64::from(movers) * u64::from(block.waiters) + u64::from(waiter)
    }

    /// The men of a row.
    pub(super) fn men(&self, row: u64) -> Men {
        let begun = |&home: &u32| {
            let block = &self.blocks[home as usize];
            block.waiters > 0 && block.start <= row
        };
        let home = (0..=ROW).rev().find(begun).unwrap_or(0);
        let block = &self.blocks[home as usize];
        let (movers, waiter) = (
            (row - block.start) / u64::from(block.waiters),
            (row - block.start) % u64::from(block.waiters),
        );
        let (first, rest) = (movers as u32 / block.middles, movers as u32 % block.middles);
        let middle = unrank(rest, u32::from(self.space.mover.men) - home);
        let waiters = spread(unrank(waiter as u32, self.space.waiter.men.into()), middle);
        Men {
            mover: SquareSet(unrank(first, home) | middle << ROW),
            waiter: SquareSet(waiters << ROW),
        }
    }

    /// The number within its row of a position with these kings.
    #[inline]
    pub(super) fn within_row(&self, men: SquareSet, kings: Kings) -> u32 {
        let mover = rank_among(kings.mover.0, men.0);
        let waiter = rank_among(kings.waiter.0, (men | kings.mover).0);
        mover * self.waiting_kings + waiter
    }

    /// The number of a position.
    #[inline]
    pub(super) fn index(&self, men: Men, kings: Kings) -> u64 {
        let within = self.within_row(men.all(), kings);
        self.row(men) * u64::from(self.row_len) + u64::from(within)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::subsets::subsets;

    /// Every position of a sub-space has a number of its own, below the number of positions.
    #[test]
    fn numbers_have_no_gaps() {
        for space in Space::up_to(3) {
            let numbering = Numbering::new(space);
            let mut met = vec![false; numbering.entries() as usize];
            for row in 0..numbering.rows() {
                let men = numbering.men(row);
                assert_eq!(numbering.row(men), row, "{space}");
                let free = BOARD - u32::from(space.men());
                for mover in subsets(free, space.mover.kings.into()) {
                    let mover = SquareSet(spread(mover, men.all().0));
                    let taken = (men.all() | mover).0;
                    let left = free - u32::from(space.mover.kings);
                    for waiter in subsets(left, space.waiter.kings.into()) {
                        let kings = Kings { mover, waiter: SquareSet(spread(waiter, taken)) };
                        assert_eq!(Space::of(&set_up(men, kings)), space);
                        let index = numbering.index(men, kings) as usize;
                        assert!(!std::mem::replace(&mut met[index], true), "{space} {index}");
                    }
                }
            }
            assert!(met.into_iter().all(|met| met), "{space}");
        }
    }

    #[test]
    fn the_numbers_of_positions_are_the_known_ones() {
        let count = |pieces| {
            let spaces = Space::up_to(pieces).into_iter();
            let exactly = spaces.filter(|space| space.pieces() == pieces);
            exactly.map(|space| Numbering::new(space).entries()).sum::<u64>()
        };
        assert_eq!(count(2), 3_488);
        assert_eq!(count(3), 196_032);
        assert_eq!(count(4), 6_209_316);
        assert_eq!(count(5), 139_450_808);
    }
}
