//! Positions of the central game as numbers of 29 bits.
//!
//! No jump leaves the class of a position, and in a class the pegs of a square of two by two follow
//! from all the others: any three in line add up to nothing, so each hole is a sum of the four. The
//! square c1 d1 c2 d2 is left out, and what remains of the 33 holes are 29 bits.
//!
//! Any image and any order of the holes would do, but winning positions should have keys close
//! together. With the greatest image, which has its pegs in the first bits, and the ends of the
//! arms before the middle of the board, they need a fifth less room than with the least image, row
//! by row.

use crate::{Layout, images::greatest_square_image};

/// How many bits a key has.
pub(crate) const KEY_BITS: u32 = 29;

const HOLES: u64 = Layout::English.holes().bits();

/// The square that is left out, each hole with the holes it is part of as a sum.
const SQUARE: [(u64, u64); 4] = [square(2, 0), square(3, 0), square(2, 1), square(3, 1)];

const fn square(column: u32, row: u32) -> (u64, u64) {
    let mut sums = 0;
    let mut hole = 0;
    while hole < u64::BITS {
        // Every third hole of a line is the same sum, and each the sum of the two before it: with
        // two of the square in the line, a hole holds the one unless it is three off the other.
        let holds_column = hole % 8 % 3 != (5 - column) % 3;
        let holds_row = hole / 8 % 3 != 1 - row;
        if holds_column && holds_row {
            sums |= 1 << hole;
        }
        hole += 1;
    }
    (1 << (8 * row + column), sums & HOLES)
}

/// The sum of the square's holes in the class of a single peg in the centre: d1 alone.
const CLASS: u64 = 1 << 3;

/// Which holes of the square the whole position adds up to.
#[inline]
const fn class(pegs: u64) -> u64 {
    let mut sum = 0;
    let mut i = 0;
    while i < SQUARE.len() {
        let (hole, sums) = SQUARE[i];
        if (pegs & sums).count_ones() % 2 == 1 {
            sum |= hole;
        }
        i += 1;
    }
    sum
}

/// Whether a position is in the class of the central game.
#[inline]
pub(crate) const fn in_central_class(pegs: u64) -> bool {
    class(pegs) == CLASS
}

/// The holes of a key from its lowest bit up: from which hole, and how many in a row.
const HOLES_OF_KEY: [(u32, u32); 13] = [
    (4, 1),  // e1
    (17, 5), // b3 to f3
    (12, 1), // e2
    (25, 5), // b4 to f4
    (33, 5), // b5 to f5
    (16, 1), // a3
    (24, 1), // a4
    (32, 1), // a5
    (22, 1), // g3
    (30, 1), // g4
    (38, 1), // g5
    (42, 3), // c6 to e6
    (50, 3), // c7 to e7
];

/// The key that all images of a position share.
#[inline]
pub(crate) const fn key(pegs: u64) -> u32 {
    squeeze(greatest_square_image(pegs))
}

#[inline]
const fn squeeze(pegs: u64) -> u32 {
    let (mut key, mut bit, mut i) = (0, 0, 0);
    while i < HOLES_OF_KEY.len() {
        let (hole, count) = HOLES_OF_KEY[i];
        key |= (pegs >> hole & ((1 << count) - 1)) << bit;
        bit += count;
        i += 1;
    }
    key as u32
}

/// The position of a key in the class of the central game.
#[inline]
pub(crate) const fn position(key: u32) -> u64 {
    let (mut pegs, mut rest, mut i) = (0, key as u64, 0);
    while i < HOLES_OF_KEY.len() {
        let (hole, count) = HOLES_OF_KEY[i];
        pegs |= (rest & ((1 << count) - 1)) << hole;
        rest >>= count;
        i += 1;
    }
    // Each hole of the square adds itself and no other of the four.
    pegs | (class(pegs) ^ CLASS)
}

/// The position with pegs and empty holes exchanged.
#[inline]
pub(crate) const fn complement(pegs: u64) -> u64 {
    HOLES & !pegs
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::HoleSet;

    #[test]
    fn the_class_is_that_of_the_board() {
        let centre = Layout::English.class(HoleSet::from_bits(1 << 27));
        for seed in 0..2000 {
            let pegs = board::mix(seed) & HOLES;
            let same = Layout::English.class(HoleSet::from_bits(pegs)) == centre;
            assert_eq!(in_central_class(pegs), same, "{pegs:x}");
        }
    }

    #[test]
    fn keys_and_positions_go_back_and_forth() {
        for seed in 0..2000 {
            let key = board::mix(seed) as u32 >> (u32::BITS - KEY_BITS);
            let pegs = position(key);
            assert!(in_central_class(pegs) && pegs & !HOLES == 0);
            assert_eq!(squeeze(pegs), key);
            assert_eq!(position(super::key(pegs)), greatest_square_image(pegs));
            assert!(in_central_class(complement(pegs)));
        }
    }
}
