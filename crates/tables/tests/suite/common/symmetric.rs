//! Positions of mill up to symmetry, as numbers.
//!
//! Which symmetries a game has is not reasoned about here but tried out: one is used only if the
//! turns of many positions are, seen in its mirror, those of their mirror images.

use std::collections::BTreeSet;

use board::{BySide, Position, Side, State};
use mill::{ExtraTurn, Mill, PointSet, Rules, Setup, symmetries};

/// How many positions a symmetry is tried on.
const TRIALS: usize = 500;

/// The symmetries of a game, ready to be applied to its positions.
#[derive(Debug)]
pub(crate) struct Symmetries {
    rules: Rules,
    /// For each symmetry the images of the sets of points, by each byte of their bits.
    images: Vec<[[u32; 256]; 3]>,
}

impl Symmetries {
    /// Those the rules turn out to have.
    pub(crate) fn of(rules: Rules) -> Self {
        let images = symmetries(rules.geometry())
            .into_iter()
            .map(|symmetry| {
                std::array::from_fn(|byte| {
                    std::array::from_fn(|bits| {
                        let set = PointSet::from_bits((bits as u32) << (8 * byte));
                        symmetry.set(set).bits()
                    })
                })
            })
            .collect();
        let mut all = Self { rules, images };
        let positions = random_positions(rules);
        let holds = |image: &[[u32; 256]; 3]| {
            positions.iter().all(|position| {
                let seen: BTreeSet<u64> =
                    successors(position).map(|child| mirrored(image, key_of(&child))).collect();
                let here = all.position(mirrored(image, key_of(position)));
                seen == successors(&here).map(|child| key_of(&child)).collect()
            })
        };
        let kept: Vec<_> = all.images.iter().filter(|image| holds(image)).copied().collect();
        all.images = kept;
        all
    }

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.images.len()
    }

    /// The number of a position: the same for all its mirror images, and for the other colour.
    pub(crate) fn key(&self, position: &Mill) -> u64 {
        let key = key_of(position);
        let (mover, waiter) = ((key >> 24) as usize, key as usize);
        let mut lowest = (u32::MAX, u32::MAX);
        for image in &self.images {
            let first = mirrored_set(image, mover);
            // Most symmetries are ruled out by one side's stones.
            if first <= lowest.0 {
                lowest = lowest.min((first, mirrored_set(image, waiter)));
            }
        }
        key >> 48 << 48 | u64::from(lowest.0) << 24 | u64::from(lowest.1)
    }

    /// Whether a number made of stones is that of its mirror images too.
    pub(crate) fn is_lowest(&self, key: u64) -> bool {
        self.images.iter().all(|image| mirrored(image, key) >= key)
    }

    /// The position of a number, with White to move.
    pub(crate) fn position(&self, key: u64) -> Mill {
        self.try_position(key).expect("numbers are made of positions")
    }

    /// The same, unless there is no such position.
    pub(crate) fn try_position(&self, key: u64) -> Option<Mill> {
        let setup = Setup {
            stones: BySide {
                white: PointSet::from_bits((key >> 24) as u32),
                black: PointSet::from_bits(key as u32),
            },
            hands: BySide { white: (key >> 48 & 15) as u8, black: (key >> 52 & 15) as u8 },
            turn: Side::White,
            idle: 0,
            extra: match key >> 56 & 3 {
                0 => ExtraTurn::No,
                1 => ExtraTurn::Earned,
                _ => ExtraTurn::AfterStep,
            },
            removals: (key >> 58 & 3) as u8,
            throw: None,
            memory: BySide::both(0),
        };
        Mill::from_setup(self.rules, &setup).ok()
    }
}

/// The number of stones as they stand, the mover's first.
pub(crate) fn stones_key(mover: u32, waiter: u32, hands: (u8, u8)) -> u64 {
    u64::from(waiter) | u64::from(mover) << 24 | u64::from(hands.0) << 48 | u64::from(hands.1) << 52
}

fn key_of(position: &Mill) -> u64 {
    let (mover, waiter) = (position.turn(), !position.turn());
    let setup = position.to_setup();
    let stones = stones_key(
        setup.stones[mover].bits(),
        setup.stones[waiter].bits(),
        (setup.hands[mover], setup.hands[waiter]),
    );
    stones | (setup.extra as u64) << 56 | u64::from(setup.removals) << 58
}

fn mirrored(image: &[[u32; 256]; 3], key: u64) -> u64 {
    let set = |shift: u32| u64::from(mirrored_set(image, (key >> shift) as usize));
    key >> 48 << 48 | set(24) << 24 | set(0)
}

#[inline]
fn mirrored_set(image: &[[u32; 256]; 3], bits: usize) -> u32 {
    image[0][bits & 255] | image[1][bits >> 8 & 255] | image[2][bits >> 16 & 255]
}

/// The positions after each turn.
pub(crate) fn successors(position: &Mill) -> impl Iterator<Item = Mill> {
    position.legal_moves().into_iter().map(|m| {
        let mut child = *position;
        child.play_unchecked(m);
        child
    })
}

/// Positions of random games.
fn random_positions(rules: Rules) -> Vec<Mill> {
    let mut random = fastrand::Rng::with_seed(7);
    let mut positions = Vec::new();
    while positions.len() < TRIALS {
        let mut position = Mill::initial(rules);
        for _ in 0..80 {
            let turns = position.legal_moves();
            if turns.is_empty() {
                break;
            }
            position.play_unchecked(turns[random.usize(..turns.len())]);
            positions.push(position);
        }
    }
    positions
}
