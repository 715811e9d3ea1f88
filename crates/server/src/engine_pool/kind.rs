//! What engines are asked for, and how much of the pool is for what.

use tables::Way;

use super::Network;

/// What engines are asked for, the most urgent first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// The computer's turns.
    Opponent,
    /// Hints, and what can still be made of a puzzle.
    Hint,
    /// Looking at games and positions.
    Analysis,
}

impl Kind {
    /// Each of them with its name.
    pub(crate) const ALL: [(Self, &'static str); 3] =
        [(Self::Opponent, "opponent"), (Self::Hint, "hint"), (Self::Analysis, "analysis")];

    /// How far its threads let others go before them.
    pub(super) const fn way(self) -> Way {
        match self {
            Self::Opponent => Way::Some,
            Self::Hint => Way::More,
            Self::Analysis => Way::All,
        }
    }

    /// After how many seconds a question that was refused may be asked again.
    pub(super) const fn retry_after(self) -> u64 {
        match self {
            Self::Opponent | Self::Hint => 2,
            Self::Analysis => 5,
        }
    }
}

/// How much of the pool a kind has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Share {
    /// How many of its questions are thought about at once.
    pub(super) places: usize,
    /// How many of them one network may have there: another one finds a place free.
    of_network: usize,
    /// How many questions one network may have in the pool, those that are thought about included.
    pub(super) entered_of_network: usize,
    /// How many questions there may be in all.
    pub(super) entered: usize,
}

impl Share {
    /// The share of a kind on a machine with so many cores.
    pub(super) fn of(kind: Kind, cores: usize) -> Self {
        match kind {
            // A game asks once at a time, and a turn that is due cannot be refused.
            Kind::Opponent => {
                let places = cores.clamp(2, 4);
                let (entered_of_network, entered) = (usize::MAX, usize::MAX);
                Self { places, of_network: places / 2, entered_of_network, entered }
            }
            Kind::Hint => Self { places: 2, of_network: 1, entered_of_network: 16, entered: 256 },
            Kind::Analysis => {
                let places = (cores / 2).clamp(2, 4);
                let of_network = places / 2;
                // What waits longer than a request may take would be answered to nobody.
                Self { places, of_network, entered_of_network: 8, entered: 256 }
            }
        }
    }

    /// How many questions of a network are thought about at once; those who sit at this machine need leave no place to
    /// others.
    pub(super) const fn places_of(&self, network: Network) -> usize {
        match network {
            Network::Here => self.places,
            Network::Away(_) | Network::Unknown | Network::Server => self.of_network,
        }
    }
}
