//! What may be asked for in a short time: every route says which class it belongs to.

use std::{num::NonZeroU32, time::Duration};

use governor::Quota;

use crate::operator::Measured;

/// What is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Class {
    /// Anything that changes something: a hundred at once, five in each second.
    Command,
    /// Games that are begun: eight at once, eight in each minute.
    Beginning,
    /// Names and passwords: thirty at once, thirty in each ten minutes.
    Entry,
    /// What players write to each other: eight at once, one in each three seconds.
    Message,
    /// What a computer has to think for: forty at once, three in each second.
    Thought,
    /// Pages, views and streams: three hundred at once, thirty in each second.
    Look,
    /// Secrets of sessions and bots that this process has not met yet, whatever they are shown for: sixty at
    /// once, one in each two seconds.
    Stranger,
    /// What costs nothing, and is asked for by machines.
    Free,
}

impl Class {
    /// Those that have a limit, in the order of their numbers.
    pub(super) const LIMITED: [Self; 7] = [
        Self::Command,
        Self::Beginning,
        Self::Entry,
        Self::Message,
        Self::Thought,
        Self::Look,
        Self::Stranger,
    ];

    /// So much at once, and one more whenever so much time has passed; none where nothing is limited.
    pub(super) fn quota(self) -> Option<Quota> {
        let (size, each) = match self {
            Self::Command => (100, Duration::from_millis(200)),
            Self::Beginning => (8, Duration::from_millis(7500)),
            Self::Entry => (30, Duration::from_secs(20)),
            Self::Message => (8, Duration::from_secs(3)),
            Self::Thought => (40, Duration::from_secs(1) / 3),
            Self::Look => (300, Duration::from_secs(1) / 30),
            Self::Stranger => (60, Duration::from_secs(2)),
            Self::Free => return None,
        };
        Some(Quota::with_period(each)?.allow_burst(NonZeroU32::new(size)?))
    }

    /// As what it is counted when it is too much.
    pub(super) const fn counted(self) -> Measured {
        match self {
            Self::Command | Self::Message => Measured::Command,
            Self::Beginning => Measured::Beginning,
            Self::Entry => Measured::Entry,
            Self::Thought => Measured::Thought,
            Self::Stranger => Measured::Stranger,
            Self::Look | Self::Free => Measured::Look,
        }
    }
}
