//! A move: a whole turn.

use crate::{Point, PointSet};

/// A whole turn, with everything it takes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move {
    /// What the stones of the mover do.
    pub action: Action,
    /// The enemy stones taken, e.g. `a4` in `d2-b2xa4`.
    pub captures: PointSet,
    /// Whether the same side goes on with an extra turn, written `+` at the end.
    pub again: bool,
}

/// What the stones of the mover do in a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// A stone from the hand is put on a point, e.g. `d2`.
    Place {
        /// The point.
        to: Point,
    },
    /// Three stones from the hand enter an empty line, e.g. `a1+a4+a7`.
    Enter {
        /// The line.
        line: PointSet,
    },
    /// A stone steps, jumps, hops or flies, e.g. `d2-b2`.
    Shift {
        /// Where it stood.
        from: Point,
        /// Where it goes.
        to: Point,
    },
    /// Nothing but an enemy stone is removed, because the board is full, e.g. `xa4`.
    Remove,
    /// The turn is lost, written `pass`.
    Pass,
}

impl Move {
    /// The turn that does this and takes nothing.
    #[inline]
    pub const fn quiet(action: Action) -> Self {
        Self { action, captures: PointSet::EMPTY, again: false }
    }

    /// Whether a stone moves and nothing is taken. A mill closed so earns one extra turn at most.
    #[inline]
    pub(crate) const fn is_idle_step(self) -> bool {
        !self.is_capture() && matches!(self.action, Action::Shift { .. })
    }

    /// Whether it takes a stone.
    #[inline]
    pub const fn is_capture(self) -> bool {
        !self.captures.is_empty()
    }
}

impl Action {
    /// The points that get a stone.
    #[inline]
    pub const fn arrivals(self) -> PointSet {
        match self {
            Self::Place { to } | Self::Shift { to, .. } => PointSet::of(to),
            Self::Enter { line } => line,
            Self::Remove | Self::Pass => PointSet::EMPTY,
        }
    }

    /// The point that loses a stone.
    #[inline]
    pub const fn departure(self) -> PointSet {
        match self {
            Self::Shift { from, .. } => PointSet::of(from),
            _ => PointSet::EMPTY,
        }
    }
}
