//! One way to carry out a capture.

use crate::{Move, Square, SquareSet, rules::Precedence, setup::MAX_PIECES};

/// One way to carry out a capture.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Path {
    pub(crate) from: Square,
    pub(crate) to: Square,
    pub(crate) captured: SquareSet,
    pub(crate) crowned: bool,
    len: u8,
    jumps: [Jump; MAX_PIECES as usize],
}

/// A jump of a path.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Jump {
    /// The piece taken.
    pub(crate) victim: Square,
    /// The square on which the piece came down.
    pub(crate) landing: Square,
    /// All squares on which it could have come down for the same path: more than one where a
    /// flying king goes straight on.
    pub(crate) stops: SquareSet,
}

impl Path {
    /// The path of a piece that has not jumped yet.
    pub(crate) fn new(from: Square) -> Self {
        let jump = Jump { victim: from, landing: from, stops: SquareSet::EMPTY };
        Self {
            from,
            to: from,
            captured: SquareSet::EMPTY,
            crowned: false,
            len: 0,
            jumps: [jump; MAX_PIECES as usize],
        }
    }

    /// Adds a piece that is jumped over.
    #[inline]
    pub(crate) fn push(&mut self, victim: Square) {
        self.captured = self.captured.with(victim);
        self.jumps[usize::from(self.len)].victim = victim;
        self.len += 1;
    }

    /// Takes back the last jump.
    #[inline]
    pub(crate) fn pop(&mut self) {
        self.len -= 1;
        let victim = self.jumps[usize::from(self.len)].victim;
        self.captured = self.captured.without(victim);
    }

    /// Comes down after the last jump.
    #[inline]
    pub(crate) fn land(&mut self, landing: Square, stops: SquareSet) {
        let jump = &mut self.jumps[usize::from(self.len) - 1];
        jump.landing = landing;
        jump.stops = stops;
        self.to = landing;
    }

    /// The jumps in their order.
    pub(crate) fn jumps(&self) -> &[Jump] {
        &self.jumps[..usize::from(self.len)]
    }

    /// Whether both lead to the same turn.
    pub(crate) fn same_turn(&self, other: &Self) -> bool {
        self.turn() == other.turn()
    }

    /// The key by which captures are preferred: the highest one has to be chosen.
    pub(crate) fn key(&self, precedence: Precedence, kings: SquareSet) -> u32 {
        let quantity = u32::from(self.len);
        let by_king = u32::from(kings.contains(self.from));
        let taken_kings = (self.captured & kings).len();
        match precedence {
            Precedence::None => 0,
            Precedence::Quantity => quantity,
            Precedence::King => by_king,
            Precedence::QuantityKings => quantity << 4 | taken_kings,
            Precedence::QuantityKingKingsOrder => {
                let order = self.jumps().iter().enumerate().fold(0, |order, (i, jump)| {
                    order | u32::from(kings.contains(jump.victim)) << (MAX_PIECES as usize - i)
                });
                quantity << 24 | by_king << 20 | taken_kings << 16 | order
            }
        }
    }

    /// The turn this path carries out.
    #[inline]
    pub(crate) fn turn(&self) -> Move {
        Move {
            huffed: None,
            from: self.from,
            to: self.to,
            captured: self.captured,
            crowned: self.crowned,
        }
    }
}
